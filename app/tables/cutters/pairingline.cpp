// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/pairingline.h"

#include <QRegularExpression>

#include "app/spelling/nobody.h"
#include "app/spelling/points.h"
#include "app/spelling/result.h"
#include "app/tables/cells/words.h"
#include "app/text/cellgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestPairing = 250; ///< characters; bounds what the patterns can try
constexpr qsizetype kMostBlanks = 30;      ///< likewise

const QString kBoard =
    uR"(^\s*(?:(?:(?:brett|br|tisch|board|bd|partie|paarung)\b\.?\s*)?(\d{1,3})[.):]*\s+)?)"_s;
const QString kSide = uR"((\p{L}.{1,60}?))"_s;
const QString kTeam = uR"(((?:\d{1,2}\. )?\p{L}.{1,60}?))"_s;
const QString kOneOfBoth = uR"((?:1[,.]0|0[,.][05]|1/2|[01\x{00bd}+=\x{2010}-\x{2015}\x{2212}-]))"_s;
const QString kBothSides = u"(?:"_s + kOneOfBoth + uR"( ?[:\x{2010}-\x{2015}\x{2212}-] ?)"_s + kOneOfBoth +
                           uR"(|[+\x{2010}-\x{2015}\x{2212}-] ?/ ?[+\x{2010}-\x{2015}\x{2212}-]))"_s;
/// The result of White alone; not the end of `3:1`.
const QString kOneSide =
    uR"((?<!\d[:\x{2010}-\x{2015}\x{2212}-])(?<!\d [:\x{2010}-\x{2015}\x{2212}-])(?<!\d[:\x{2010}-\x{2015}\x{2212}-] )(?<!\d [:\x{2010}-\x{2015}\x{2212}-] )[01])"_s;
const QString kScorePattern =
    uR"(((?:\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd}) ?[:\x{2010}-\x{2015}\x{2212}-] ?(?:\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd})))"_s;
const QString kMatchResult = uR"(\(?)"_s + kScorePattern + uR"(\)?\s*$)"_s;
const QString kNobody = uR"([-\x{2010}-\x{2015}\x{2212}]{1,3})"_s;
const QString kForfeitWord = u"(?:"_s + forfeitPattern(false) + u')';
const QString kForfeit = u"(?:"_s + forfeitPattern(true) + u')';

/// `Müller, Hans - Schmidt, Eva 1:0`; captures are board, sides and result.
const QRegularExpression& pairingPattern()
{
    static const QRegularExpression kPairing =
        anyCase(kBoard + kSide + uR"(\s+(?:[-\x{2010}-\x{2015}\x{2212}]|:|gegen|vs\.?)\s+)"_s + kSide +
                uR"([\s:=]+()"_s + kBothSides + uR"(|remis|\x{00bd}|)"_s + kOneSide + uR"()\s*$)"_s);
    return kPairing;
}

/// Takes a word for a forfeit before or after the result out of the text.
bool takeForfeit(QString& text)
{
    static const QRegularExpression kBehind = anyCase(u"^(.*"_s + kBothSides + u") ?"_s + kForfeit + u'$');
    static const QRegularExpression kBefore =
        anyCase(uR"(^(.*\S)\s+)"_s + kForfeitWord + uR"([\s:]+()"_s + kBothSides + u")$"_s);
    const auto behind = kBehind.match(text);
    const auto before = kBefore.match(text);
    if (!behind.hasMatch() && !before.hasMatch())
        return false;
    const QString rest =
        behind.hasMatch() ? behind.captured(1) : before.captured(1) + u' ' + before.captured(2);
    // `1:0 nicht angetreten` alone names the opponent, nobody.
    if (isNobodyWord(text.mid(rest.size())) && !pairingPattern().match(rest).hasMatch())
        return false;
    text = rest;
    return true;
}

/// Takes brackets after the result, and those between the names and the result, out of the text.
void takeRemark(QString& text, PairingLine& line)
{
    static const QRegularExpression kBehind =
        anyCase(u"^(.*(?:"_s + kBothSides + uR"(|\bremis|\x{00bd}|\b[01]))\s*\(([^()]{1,80})\)$)"_s);
    static const QRegularExpression kBetween =
        anyCase(uR"(^([^()]*[^()\s])\s*\(([^()]*\p{L}[^()]*)\)[\s:]+()"_s + kBothSides + u"|remis)$"_s);
    static const QRegularExpression kRating = anyCase(uR"(^(?:dwz|elo|twz|nwz):? ?\d{1,4}$)"_s);
    static const QRegularExpression kForfeitAlone = anyCase(u'^' + kForfeit + u'$');
    if (const auto behind = kBehind.match(text); behind.hasMatch()) {
        text = behind.captured(1);
        line.remark = behind.captured(2).trimmed();
    } else if (const auto between = kBetween.match(text);
               between.hasMatch() && !kRating.match(between.captured(2).trimmed()).hasMatch()) {
        text = between.captured(1) + u' ' + between.captured(3).trimmed();
        line.remark = between.captured(2).trimmed();
    }
    const bool remarked = kForfeitAlone.match(line.remark).hasMatch();
    if (remarked)
        line.remark.clear();
    if (remarked || takeForfeit(text))
        line.result = u" kampflos"_s; // goes after the result
}

/// `Müller-Schmidt 1:0`: two surnames, neither of them with a hyphen of its own.
bool takeHyphenated(const QString& text, PairingLine& line)
{
    static const QRegularExpression kPairing(
        kBoard + uR"((\p{Lu}[\p{L}'\x{2019}. ]{1,40})-(\p{Lu}[\p{L}'\x{2019}. ]{1,40}?))"_s +
        uR"([\s:]+()"_s + kBothSides + u"|[Rr]emis)$"_s);
    static const QRegularExpression kSeveral(
        kBoard + uR"((\p{Lu}[\p{L}'\x{2019}.]{1,40}(?:-\p{Lu}[\p{L}'\x{2019}.]{1,40}){2,6})[\s:]+()"_s +
        kBothSides + u")$"_s);
    if (const auto match = kPairing.match(text); match.hasMatch()) {
        line.left.name = tidyCell(match.captured(2));
        line.right.name = tidyCell(match.captured(3));
        line.board = match.captured(1);
        line.result.prepend(tidyCell(match.captured(4)));
    } else if (const auto several = kSeveral.match(text); several.hasMatch()) {
        // Which of the hyphens parts the two cannot be known: the side on the right stays empty.
        line.left.name = tidyCell(several.captured(2));
        line.board = several.captured(1);
        line.result.prepend(tidyCell(several.captured(3)));
    } else {
        return false;
    }
    line.kind = PairingLine::Kind::Pairing;
    line.isHyphenated = true;
    return true;
}

/// The score of a match.
void takeScore(const QRegularExpressionMatch& match, int group, PairingLine& line)
{
    line.score = tidyCell(match.captured(group));
    line.halfPoints = matchPointsOf(plainCell(line.score)).value_or(line.halfPoints);
}

/// `SK Turm - SV Springer`: only names of clubs tell that from two persons. The score may stand below.
bool takeUnscored(const QString& text, PairingLine& line)
{
    static const QRegularExpression kMatch =
        anyCase(uR"(^\s*)"_s + kTeam + uR"(\s+(?:[-\x{2010}-\x{2015}\x{2212}]|:|gegen|vs\.?)\s+)"_s + kTeam +
                uR"(\s*$)"_s);
    const auto match = kMatch.match(text);
    if (!match.hasMatch() || !isClubLike(match.captured(1)) || !isClubLike(match.captured(2)))
        return false;
    line.kind = PairingLine::Kind::Match;
    line.left.name = tidyCell(match.captured(1));
    line.right.name = tidyCell(match.captured(2));
    return true;
}

/// `SK Turm - SV Springer 2,5:1,5`, or the head of a table: `Br. SK Turm DWZ SV Springer DWZ 2,5:1,5`.
bool takeMatch(const QString& text, PairingLine& line)
{
    static const QRegularExpression kMatch =
        anyCase(uR"(^\s*)"_s + kTeam + uR"(\s+(?:[-\x{2010}-\x{2015}\x{2212}]|:|gegen|vs\.?)\s+)"_s + kTeam +
                uR"([\s:=]+)"_s + kMatchResult);
    static const QRegularExpression kHead = anyCase(uR"(^br(?:ett)?\.?\s+(?:\d{1,3}\s+)?)"_s + kTeam +
                                                    uR"(\s+(dwz|nwz|twz|elo)\s+(?:\d{1,3}\s+)?)"_s + kTeam +
                                                    uR"(\s+(?:dwz|nwz|twz|elo)\s+)"_s + kMatchResult);
    const auto head = kHead.match(text);
    const auto match = head.hasMatch() ? head : kMatch.match(text);
    if (!match.hasMatch())
        return takeUnscored(text, line);
    int group = 1;
    line.kind = PairingLine::Kind::Match;
    line.left.name = tidyCell(match.captured(group++));
    if (head.hasMatch())
        line.ratingKind = match.captured(group++);
    line.right.name = tidyCell(match.captured(group++));
    takeScore(match, group, line);
    return true;
}

/// `SK Turm 2,5:1,5 SV Springer`. Only names of clubs tell that from the game of two persons.
bool takeMatchAround(const QString& text, PairingLine& line)
{
    constexpr int kSmallestMatch = 4; // half points of two boards
    static const QRegularExpression kMatch =
        anyCase(uR"(^\s*)"_s + kTeam + uR"(\s+)"_s + kScorePattern + uR"(\s+)"_s + kTeam + uR"(\s*$)"_s);
    const auto match = kMatch.match(text);
    if (!match.hasMatch() || !isClubLike(match.captured(1)) || !isClubLike(match.captured(3)))
        return false;
    takeScore(match, 2, line);
    if (line.halfPoints.first + line.halfPoints.second < kSmallestMatch)
        return false;
    line.kind = PairingLine::Kind::Match;
    line.left.name = tidyCell(match.captured(1));
    line.right.name = tidyCell(match.captured(3));
    return true;
}

/// `Heimmannschaft: SK Turm`, `Gast: SV Springer`, `Endstand 2,5:1,5`.
bool takeLabelled(const QString& text, PairingLine& line)
{
    static const QRegularExpression kHome =
        anyCase(uR"(^(?:heim(?:mannschaft|team|verein)?|gastgeber|home(?: team)?)\s*:\s*)"_s + kTeam + u'$');
    static const QRegularExpression kGuest =
        anyCase(uR"(^(?:gast(?:mannschaft|team|verein)?|g\x{00e4}ste|guests?|away(?: team)?)\s*:\s*)"_s +
                kTeam + u'$');
    static const QRegularExpression kTotal = anyCase(
        uR"(^(?:(?:gesamt|end)?ergebnis|gesamt|endstand|brettpunkte|result)\s*:?\s+)"_s + kMatchResult);
    if (const auto home = kHome.match(text); home.hasMatch()) {
        line.kind = PairingLine::Kind::Home;
        line.left.name = tidyCell(home.captured(1));
    } else if (const auto guest = kGuest.match(text); guest.hasMatch()) {
        line.kind = PairingLine::Kind::Guest;
        line.right.name = tidyCell(guest.captured(1));
    } else if (const auto total = kTotal.match(text); total.hasMatch()) {
        line.kind = PairingLine::Kind::Score;
        takeScore(total, 1, line);
    } else {
        return false;
    }
    return true;
}

/// `3 8. Müller, Hans (1½) - 2. Schmidt, Karl (2) 1 - 0`: board, and for each side its number, name and
/// points.
bool takeNumbered(const QString& text, PairingLine& line)
{
    static const QString kNumbered = uR"((?:(\d{1,3})\. )?(\p{L}[^()]{1,60}?) ?\([\d.,\x{00bd} ]{0,6}\))"_s;
    static const QRegularExpression kPairing(
        uR"(^(\d{1,3})\.? )"_s + kNumbered + u" [-\u2010-\u2015\u2212:] "_s + kNumbered + u" ?("_s +
        kBothSides + uR"(|[-\x{2010}-\x{2015}\x{2212}:])?(?: \p{L}{1,2})?$)"_s);
    const auto match = kPairing.match(text);
    if (!match.hasMatch() || (match.capturedLength(2) == 0 && match.capturedLength(4) == 0))
        return false;
    line.kind = PairingLine::Kind::Pairing;
    line.board = match.captured(1);
    line.left = {.number = match.captured(2), .name = tidyCell(match.captured(3))};
    line.right = {.number = match.captured(4), .name = tidyCell(match.captured(5))};
    line.result = match.captured(6);
    return true;
}

/// Name and rating of a side: `Müller, Hans (1850)`, `Müller, Hans 1850`.
PairingSide pairingSide(const QString& text)
{
    static const QRegularExpression kRating =
        anyCase(uR"(^(.*\p{L}[^\d]*?)[\s(]*\(?(?:DWZ|Elo|TWZ)?:?\s*(\d{3,4})\)?$)"_s);
    QString tidy = tidyCell(text.left(kLongestPairing));
    const auto match = kRating.match(tidy);
    PairingSide side = match.hasMatch()
                           ? PairingSide{.name = tidyCell(match.captured(1)), .rating = match.captured(2)}
                           : PairingSide{.name = std::move(tidy)};
    // After the last comma there would be a title.
    while (side.name.endsWith(u','))
        side.name.chop(1);
    return side;
}

/// `Br. 1 Meier, Hans (1823) 1:0 Schmidt, Eva (1790)`. Sentences can look like that: a board, or both persons
/// by comma or rating, must tell that it is none.
bool takeAround(const QString& text, PairingLine& line)
{
    static const QRegularExpression kPairing =
        anyCase(kBoard + uR"((\p{L}.{1,60}?|)"_s + kNobody + uR"()\s+()"_s + kBothSides +
                uR"(|remis|\x{00bd})()"_s + uR"(\s?)"_s + kForfeitWord + uR"()?\s+(\p{L}.{1,60}?|)"_s +
                kNobody + uR"()(?:\s+\(?()"_s + kForfeitWord + uR"()\)?)?\s*$)"_s);
    const auto match = kPairing.match(text);
    if (!match.hasMatch())
        return false;
    const PairingSide left = pairingSide(match.captured(2));
    const PairingSide right = pairingSide(match.captured(5));
    const auto isPerson = [](const PairingSide& side) {
        return side.name.contains(u',') || !side.rating.isEmpty() || isNobodyWord(side.name);
    };
    if (match.capturedLength(1) == 0 && !(isPerson(left) && isPerson(right)))
        return false;
    line.kind = PairingLine::Kind::Pairing;
    line.board = match.captured(1);
    line.left = left;
    line.right = right;
    const bool forfeit = match.capturedLength(4) > 0 || match.capturedLength(6) > 0;
    line.result = tidyCell(match.captured(3)) + (forfeit ? u" kampflos"_s : line.result);
    return true;
}

/// `1:0 Müller, Hans - Schmidt, Eva`, `Brett 3: ½:½ Müller - Schmidt`: the result goes to the end, where it
/// stands otherwise.
void moveResultBehind(QString& text)
{
    static const QRegularExpression kPairing = anyCase(
        kBoard + u'(' + kBothSides +
        uR"()\s+(\p{L}.{1,60}?\s+(?:[-\x{2010}-\x{2015}\x{2212}]|gegen|vs\.?)\s+\p{L}.{1,60}?)\s*$)"_s);
    const auto match = kPairing.match(text);
    if (!match.hasMatch() || pairingPattern().match(text).hasMatch())
        return;
    const QString board = match.captured(1);
    text = (board.isEmpty() ? QString() : board + u". "_s) + match.captured(3) + u' ' + match.captured(2);
}

} // namespace

PairingLine pairingLine(const QString& line)
{
    static const QRegularExpression kBye =
        anyCase(kBoard + kSide + uR"(\s*(?:[-\x{2010}-\x{2015}\x{2212}]|:|ist|\s)\s*()"_s + nobodyPattern() +
                uR"()\s*$)"_s);
    constexpr int kMostBars = 4;
    PairingLine read{.text = tidyCell(line)};
    if (read.text.size() > kLongestPairing || read.text.count(u' ') > kMostBlanks)
        return read;
    QString text = read.text;
    if (text.count(u'|') <= kMostBars)
        text = tidyCell(text.replace(u'|', u' '));
    if (takeNumbered(text, read))
        return read;
    moveResultBehind(text);
    takeRemark(text, read);
    const auto match = pairingPattern().match(text);
    // `SK Turm - SV Springer 1:1` is the score of a match on two boards.
    const bool clubs = match.hasMatch() && match.capturedLength(1) == 0 &&
                       isClubLike(match.captured(2).trimmed()) && isClubLike(match.captured(3).trimmed());
    if (match.hasMatch() && !clubs) {
        read.kind = PairingLine::Kind::Pairing;
        read.board = match.captured(1);
        read.left = pairingSide(match.captured(2));
        read.right = pairingSide(match.captured(3));
        read.result.prepend(tidyCell(match.captured(4)));
    } else if (const auto bye = kBye.match(text); bye.hasMatch()) {
        read.kind = PairingLine::Kind::Bye;
        read.board = bye.captured(1);
        read.left = pairingSide(bye.captured(2));
        read.right.name = tidyCell(bye.captured(3));
        read.result.clear();
    } else if (!takeAround(text, read) && !takeMatch(text, read) && !takeMatchAround(text, read) &&
               !takeHyphenated(text, read) && !takeLabelled(text, read)) {
        read.result.clear();
        read.remark.clear();
    }
    return read;
}

QString roundBefore(const QString& line)
{
    static const QRegularExpression kHeading =
        anyCase(uR"(^\s*(?:(?:runde|round|rd\.?)\s*\d{1,2}|\d{1,2}\.\s*(?:runde|spieltag))[^:]{0,30}:\s*)"_s);
    return kHeading.match(line).captured();
}

bool isMatchOf(const PairingLine& heading, int boards)
{
    const QString& home = heading.left.name;
    const QString& guest = heading.right.name;
    if (boards == 0 || home.contains(u',') || guest.contains(u','))
        return false;
    const int points = heading.halfPoints.first + heading.halfPoints.second; // half ones
    return heading.score.isEmpty() || points == 2 * boards ||
           (points <= 4 * boards && isClubLike(home) && isClubLike(guest));
}

} // namespace zahlmeister::app
