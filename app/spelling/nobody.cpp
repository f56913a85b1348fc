// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/nobody.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Words with bars between them, and where else they are known than as the whole text.
struct NobodyWords {
    QStringView words;
    bool endLine = false;  ///< nobody is called so: they are known at the end of a line, too
    bool areTyped = false; ///< for a bye by the pairing; others could as well mean that somebody is missing
};
constexpr std::array kWords{
    NobodyWords{u"spielfrei|spiel frei|freilos|bye", true, true}, NobodyWords{u"spf|frei", false, true},
    NobodyWords{u"rundenfrei|dummy|spielfr.|sp. frei|sp.frei", true},
    NobodyWords{
        u"sf|spf.|s.f.|sp.fr|sp.fr.|spfr|spfr.|n.n.|n. n.|nn|spielfrei!|(spielfrei)|unbesetzt|(unbesetzt)|"
        "nicht besetzt|nicht angetreten|not paired|nicht ausgelost"}};

bool anyWord(bool onlyTyped, const auto& fits)
{
    return std::ranges::any_of(kWords, [&](const NobodyWords& line) {
        return (line.areTyped || !onlyTyped) && std::ranges::any_of(qTokenize(line.words, u'|'), fits);
    });
}

} // namespace

bool isNobodyWord(QStringView text)
{
    const QStringView plain = text.trimmed();
    return anyWord(false, [&](QStringView word) { return plain.compare(word, Qt::CaseInsensitive) == 0; });
}

bool isTypedNobody(QStringView text)
{
    return anyWord(true, [&](QStringView word) { return text.compare(word, Qt::CaseInsensitive) == 0; });
}

bool beginsTypedNobody(QStringView text)
{
    return anyWord(true, [&](QStringView word) { return word.startsWith(text, Qt::CaseInsensitive); });
}

bool isNobody(QStringView name)
{
    const QStringView text = name.trimmed();
    return text.isEmpty() || text == u"-" || text == u"---" || isNobodyWord(text);
}

QString nobodyPattern()
{
    QStringList words;
    for (const NobodyWords& line : kWords) {
        for (const QStringView word : qTokenize(line.words, u'|')) {
            if (line.endLine)
                words.append(QRegularExpression::escape(word));
        }
    }
    return words.join(u'|');
}

} // namespace zahlmeister::app
