// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/plainline.h"

#include <QRegularExpression>

#include "app/spelling/points.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongest = 250; // characters; longer lines are no boards
constexpr qsizetype kMostBlanksOfLine = 30;

const QString kDash = uR"([-\x{2010}-\x{2015}\x{2212}])"_s;
const QString kOne = uR"((?:1[,.]0|0[,.][05]|1/2|[01\x{00bd}+]))"_s;
const QString kGameResult =
    u"(?:"_s + kOne + u" ?(?:[:]|"_s + kDash + u") ?"_s + kOne + uR"(|remis|[+]:-|-:[+]))"_s;
const QString kScore =
    uR"((?:\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd}) ?[:\x{2010}-\x{2015}\x{2212}-] ?(?:\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd}))"_s;

/// A pattern with what takes its place.
struct Rule {
    QRegularExpression pattern;
    QString becomes;
};

/// What is read in one way only, wherever it stands.
void plainSigns(QString& text)
{
    static const QRegularExpression kEmphasis(uR"(\*\*|__|`)"_s);
    static const QRegularExpression kHalf(uR"((?<![\d.,])[.,]5(?=\s|[:\x{2010}-\x{2015}\x{2212}-]|$))"_s);
    text.replace(u"&frac12;"_s, u"\u00bd"_s);
    text.replace(QChar(u'\u2236'), u':').replace(QChar(u'\uff1a'), u':');
    text.remove(kEmphasis);
    text.replace(kHalf, u"\u00bd"_s);
}

/// The number of a board, in front of a name.
void plainBoard(QString& text)
{
    static const Rule kRules[]{
        {anyCase(uR"(^\s*[#(]\s?(\d{1,2})\)?[.:]?\s+(?=\p{L}))"_s), u"\\1. "_s},
        {anyCase(uR"(^\s*(?:b|t|br|bd|brett|tisch|board)\.?(\d{1,2})\)?[.:]?\s+(?=\p{L}))"_s), u"\\1. "_s},
        {anyCase(uR"(^\s*(\d{1,2})\.?\s?(?:brett|br\.?|tisch|board)\s*:?\s+(?=\p{L}))"_s), u"\\1. "_s},
        {anyCase(uR"(^\s*(\d{1,2})[.)](?=\p{L}{2}))"_s), u"\\1. "_s}};
    static const QRegularExpression kEnd =
        anyCase(u"(?:"_s + kGameResult + uR"(|[01\x{00bd}]|kampflos)[)\]]?\s*$)"_s);
    if (!kEnd.match(text).hasMatch())
        return;
    for (const Rule& rule : kRules) {
        if (rule.pattern.match(text).hasMatch()) {
            text.replace(rule.pattern, rule.becomes);
            return;
        }
    }
}

/// Brackets, letters of the colours and numbers of line-ups around a pairing and its result.
void plainPairing(QString& text)
{
    static const QString kNumber = uR"(^(\s*(?:\d{1,2}[.):]?\s+)?))"_s;
    static const Rule kRules[]{
        // `Müller - Schmidt (1:0)`, but not a remark after a result
        {anyCase(uR"(^(.*[\p{L}.)])\s*[\[(]\s*()"_s + kGameResult + uR"()\s*[\])]\s*$)"_s), u"\\1 \\2"_s},
        {anyCase(kNumber + uR"([\[(]\s*()"_s + kGameResult + uR"()\s*[\])]\s+(?=\p{L}))"_s), u"\\1\\2 "_s},
        // `Müller, Hans / Schmidt, Eva 1:0`
        {anyCase(kNumber + uR"((\p{L}[^/]*?)\s+/\s+(\p{L}[^/]*?\s)"_s + kGameResult + uR"()\s*$)"_s),
         u"\\1\\2 - \\3"_s},
        // `s Müller - w Schmidt 1:0`: White is who has his letter
        {anyCase(kNumber + uR"(w\s+(\p{L}{2}.*?)\s+)"_s + kDash + uR"(\s+[sb]\s+(\p{L}{2}.*?)\s+()"_s +
                 kGameResult + uR"()\s*$)"_s),
         u"\\1\\2 (wei\u00df) - \\3 (schwarz) \\4"_s},
        {anyCase(kNumber + uR"([sb]\s+(\p{L}{2}.*?)\s+)"_s + kDash + uR"(\s+w\s+(\p{L}{2}.*?)\s+()"_s +
                 kGameResult + uR"()\s*$)"_s),
         u"\\1\\2 (schwarz) - \\3 (wei\u00df) \\4"_s},
        // `Müller (11) - (101) Schmidt 1:0`
        {anyCase(kNumber + uR"((\p{L}[^()]*?)\s*\(\d{1,3}\)\s*)"_s + kDash +
                 uR"(\s*\(\d{1,3}\)\s*(\p{L}))"_s),
         u"\\1\\2 - \\3"_s},
        // `Müller,Hans-Schmidt,Eva 1:0`
        {anyCase(
             kNumber +
             uR"((\p{L}[^,\x{2013}-]*,\s?[^,\x{2013}-]+?)[\x{2013}-](\p{L}[^,\x{2013}-]*,\s?[^,\x{2013}-]+?\s+)"_s +
             kGameResult + uR"()\s*$)"_s),
         u"\\1\\2 - \\3"_s}};
    for (const Rule& rule : kRules)
        text.replace(rule.pattern, rule.becomes);
}

/// The points of both sides: `Müller 1 - Schmidt 0`, `Müller - Schmidt 1 0`.
void plainPoints(QString& text)
{
    static const QRegularExpression kEach =
        anyCase(uR"(^(\s*(?:\d{1,2}[.):]?\s+)?\p{L}.*?\p{L}\.?)\s+([01\x{00bd}+-])\s+)"_s + kDash +
                uR"(\s+(\p{L}.*?\p{L}\.?)\s+([01\x{00bd}+-])\s*$)"_s);
    static const QRegularExpression kBehind = anyCase(
        uR"(^(.*\s[-:\x{2010}-\x{2015}\x{2212}]\s+\p{L}.*[\p{L}.)])\s+([01\x{00bd}])\s+([01\x{00bd}])\s*$)"_s);
    const auto isGame = [](const QString& one, const QString& other) {
        return (one == u"1"_s && other == u"0"_s) || (one == u"0"_s && other == u"1"_s) ||
               (one == u"\u00bd"_s && other == u"\u00bd"_s) || (one == u"+"_s && other == u"-"_s) ||
               (one == u"-"_s && other == u"+"_s);
    };
    if (const auto each = kEach.match(text); each.hasMatch() && isGame(each.captured(2), each.captured(4)))
        text = each.captured(1) + u" - "_s + each.captured(3) + u' ' + each.captured(2) + u':' +
               each.captured(4);
    else if (const auto both = kBehind.match(text);
             both.hasMatch() && isGame(both.captured(2), both.captured(3)))
        text = both.captured(1) + u' ' + both.captured(2) + u':' + both.captured(3);
}

/// The score of a match, with blanks before the halves or a word between.
void plainScore(QString& text)
{
    static const QRegularExpression kHalves(
        uR"(^(.*\D\s)(\d{1,2})(\s\x{00bd})?\s?([:\x{2010}-\x{2015}\x{2212}-])\s?(\d{1,2})(\s\x{00bd})?\s*$)"_s);
    static const QRegularExpression kWord = anyCase(uR"((?<=[\d\x{00bd}])\s+zu\s+(?=[\d\x{00bd}]))"_s);
    text.replace(kWord, u":"_s);
    const auto halves = kHalves.match(text);
    if (!halves.hasMatch() || halves.capturedLength(3) + halves.capturedLength(6) == 0)
        return;
    const auto half = [&](int group) { return halves.capturedLength(group) > 0 ? u"\u00bd"_s : QString(); };
    text = halves.captured(1) + halves.captured(2) + half(3) + u':' + halves.captured(5) + half(6);
}

/// The heading of a match: marks of home and guest, words before it, its score before them, its round after
/// them.
void plainHeading(QString& text)
{
    static const QString kBetween = uR"(\s*(?:[-:\x{2010}-\x{2015}\x{2212}]|gegen|vs\.?)\s+)"_s;
    static const QRegularExpression kMarks = anyCase(uR"(^(.*\S)\s*\((?:h|heim|home)\)()"_s + kBetween +
                                                     uR"()(.*?\S)\s*\((?:g|a|gast|away|guests?)\)(.*)$)"_s);
    static const QRegularExpression kWord = anyCase(
        uR"(^\s*(?:(?:mannschafts|wett|liga)?kampf|begegnung|paarung|spiel|match)\s*:?\s+(?=\p{L}.*\s[-:\x{2010}-\x{2015}\x{2212}]\s))"_s);
    static const QRegularExpression kRound = anyCase(
        uR"(^(\S.*\S)\s*[(,]\s*((?:runde|round|rd\.?)\s*\d{1,2}|\d{1,2}\.\s*(?:runde|spieltag))\)?\s*$)"_s);
    static const QRegularExpression kInFront = anyCase(u"^\\s*("_s + kScore + uR"()\s+(\p{L}.{1,60}?)()"_s +
                                                       kBetween + uR"()(\p{L}.{1,60}?)\s*$)"_s);
    text.replace(kMarks, u"\\1 \\2 \\3\\4"_s);
    text.remove(kWord);
    const auto front = kInFront.match(text);
    if (front.hasMatch() && isClubLike(front.captured(2)) && isClubLike(front.captured(4)))
        text = front.captured(2) + u' ' + front.captured(3).trimmed() + u' ' + front.captured(4) + u' ' +
               front.captured(1);
    // A title with the round of the season stays one.
    const auto round = kRound.match(text);
    static const QRegularExpression kMatch =
        anyCase(uR"(^\p{L}.*\s(?:[-:\x{2010}-\x{2015}\x{2212}]|gegen|vs\.?)\s.*\s)"_s + kScore + u'$');
    if (round.hasMatch() && kMatch.match(round.captured(1)).hasMatch())
        text = round.captured(2) + u": "_s + round.captured(1);
}

} // namespace

QString plainLine(const QString& line)
{
    if (line.size() > kLongest || line.count(u' ') > kMostBlanksOfLine)
        return line;
    QString text = line;
    plainSigns(text);
    plainBoard(text);
    plainPairing(text);
    plainPoints(text);
    plainScore(text);
    plainHeading(text);
    return text;
}

} // namespace zahlmeister::app
