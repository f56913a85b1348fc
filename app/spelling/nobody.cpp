// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/nobody.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A word and where else it is known than as the whole text.
struct NobodyWord {
    QStringView text;
    bool endsLine = false; ///< nobody is called so: it is known at the end of a line, too
    bool isTyped = false;  ///< for a bye by the pairing; others could as well mean that somebody is missing
};
constexpr auto kWords = std::to_array<NobodyWord>({
    {u"spielfrei", true, true},
    {u"spiel frei", true, true},
    {u"freilos", true, true},
    {u"bye", true, true},
    {u"spf", false, true},
    {u"frei", false, true},
    {u"rundenfrei", true},
    {u"dummy", true},
    {u"spielfr.", true},
    {u"sp. frei", true},
    {u"sp.frei", true},
    {u"sf"},
    {u"spf."},
    {u"s.f."},
    {u"sp.fr"},
    {u"sp.fr."},
    {u"spfr"},
    {u"spfr."},
    {u"n.n."},
    {u"n. n."},
    {u"nn"},
    {u"spielfrei!"},
    {u"(spielfrei)"},
    {u"unbesetzt"},
    {u"(unbesetzt)"},
    {u"nicht besetzt"},
    {u"nicht angetreten"},
    {u"not paired"},
    {u"nicht ausgelost"},
});

} // namespace

bool isNobodyWord(QStringView text)
{
    const QStringView plain = text.trimmed();
    return std::ranges::any_of(kWords, [plain](const NobodyWord& word) {
        return plain.compare(word.text, Qt::CaseInsensitive) == 0;
    });
}

bool isTypedNobody(QStringView text)
{
    const auto isIt = [text](const NobodyWord& word) {
        return word.isTyped && text.compare(word.text, Qt::CaseInsensitive) == 0;
    };
    return std::ranges::any_of(kWords, isIt);
}

bool beginsTypedNobody(QStringView text)
{
    const auto begins = [text](const NobodyWord& word) {
        return word.isTyped && word.text.startsWith(text, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(kWords, begins);
}

bool isNobody(QStringView name)
{
    const QStringView text = name.trimmed();
    return text.isEmpty() || text == u"-" || text == u"---" || isNobodyWord(text);
}

QString nobodyPattern()
{
    QStringList words;
    for (const NobodyWord& word : kWords) {
        if (word.endsLine)
            words.append(QRegularExpression::escape(word.text));
    }
    return words.join(u'|');
}

} // namespace zahlmeister::app
