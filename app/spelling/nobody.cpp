// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/nobody.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Of which nobody is called so: they are known at the end of a line, too.
constexpr auto kPlainWords =
    std::to_array<QStringView>({u"spielfrei", u"spiel frei", u"rundenfrei", u"freilos", u"bye", u"dummy",
                                u"spielfr.", u"sp. frei", u"sp.frei"});

/// Which may be a name or its initials, or stand behind a result.
constexpr auto kOtherWords = std::to_array<QStringView>({u"frei",          u"sf",
                                                         u"spf",           u"spf.",
                                                         u"s.f.",          u"sp.fr",
                                                         u"sp.fr.",        u"spfr",
                                                         u"spfr.",         u"n.n.",
                                                         u"n. n.",         u"nn",
                                                         u"spielfrei!",    u"(spielfrei)",
                                                         u"unbesetzt",     u"(unbesetzt)",
                                                         u"nicht besetzt", u"nicht angetreten",
                                                         u"not paired",    u"nicht ausgelost"});

} // namespace

bool isNobodyWord(QStringView text)
{
    const QStringView plain = text.trimmed();
    const auto isIt = [plain](QStringView word) { return plain.compare(word, Qt::CaseInsensitive) == 0; };
    return std::ranges::any_of(kPlainWords, isIt) || std::ranges::any_of(kOtherWords, isIt);
}

QString nobodyPattern()
{
    QStringList words;
    for (const QStringView word : kPlainWords)
        words.append(QRegularExpression::escape(word));
    return words.join(u'|');
}

} // namespace zahlmeister::app
