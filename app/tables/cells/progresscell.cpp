// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of progress tables.
#include <array>

#include <QRegularExpression>

#include "app/spelling/nobody.h"
#include "app/spelling/result.h"
#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;
using Kind = ProgressCell::Kind;

// Parts of the patterns. None of them gives back what it has taken, so that a cell is read in one way only.
const QString kColour = uR"([wsbzcnWSBZCN])"_s;
const QString kNumber = uR"((?<!\d)(\d{1,4}+)(?!\d))"_s;
const QString kForfeitMark = uR"(([kKfF])?+)"_s;

/// The signs of one side of a result; letters where they are results.
QString sidePattern(ProgressStyle style)
{
    QString letters;
    if (style.lettersAreResults)
        letters =
            style.resultFirst ? u"WDTLXFwdtlxf"_s : u"WDTLXF"_s; // after the opponent a small w is a colour
    return uR"((?:[10](?!\d)|[\x{00bd}=rR+)"_s + letters + u"-])"_s;
}

/// `12w1`, `w12 1`, `12 1 (w)`: captures are colour, opponent, colour, own side, other side, colour, mark.
QRegularExpression opponentFirst(ProgressStyle style)
{
    const QString side = sidePattern(style);
    // The W that ends a cell is a win, where letters are results.
    const QString colour = style.lettersAreResults ? u"(?!W$)"_s + kColour : kColour;
    return QRegularExpression(u"^("_s + colour + u")?+[ :/(]*+"_s + kNumber + u"[ :/(]*+(?(1)|("_s + colour +
                              u")?+)[ :/(]*+(?:("_s + side + u")(?:[-:/]("_s + side +
                              u"))?+)?+[ )]*+(?(1)|(?(3)|("_s + colour + u")?+))"_s + kForfeitMark +
                              u"[ )]*+$"_s);
}

/// `1w12`, `1:0 (12)`: captures are own side, other side, mark, colour, opponent, colour, mark.
QRegularExpression resultFirst(ProgressStyle style)
{
    const QString side = sidePattern(style);
    const QString opponent =
        u"[ :/(]*+("_s + kColour + u")?+[ /(]*+"_s + kNumber + u"[ /(]*+(?(4)|("_s + kColour + u")?+)"_s;
    // In 1-1 the second number is the opponent's.
    return QRegularExpression(u"^("_s + side + u")(?|(?:[-:/]("_s + side + u"))?+"_s + kForfeitMark +
                              opponent + u"|()()-*+"_s + opponent + u")"_s + kForfeitMark + u"[ )]*+$"_s);
}

SideResult sideIn(const QString& sign, ProgressStyle style)
{
    return sideOf(sign.front().toUpper(),
                  style.lettersAreResults ? ResultSigns::Progress : ResultSigns::Common)
        .value_or(SideResult::NotPlayed);
}

/// The patterns of a style, made once.
const QRegularExpression& patternOf(ProgressStyle style)
{
    static const std::array kPatterns{opponentFirst({}), opponentFirst({.lettersAreResults = true}),
                                      resultFirst({.resultFirst = true}),
                                      resultFirst({.resultFirst = true, .lettersAreResults = true})};
    return kPatterns[(style.resultFirst ? 2U : 0U) + (style.lettersAreResults ? 1U : 0U)];
}

/// The last digit of the opponent's number is a result that nothing separates from it.
void splitResult(ProgressCell& cell)
{
    if (cell.opponent < 10 || cell.opponent % 10 > 1)
        return;
    cell.game.own = cell.opponent % 10 == 1 ? SideResult::Win : SideResult::Loss;
    cell.opponent /= 10;
}

/// A game with the number of the opponent; nothing when it is none.
std::optional<ProgressCell> gameCell(const QString& text, ProgressStyle style)
{
    const auto match = patternOf(style).match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto first = style.resultFirst ? 4 : 1; // of opponent and colours
    const auto result = style.resultFirst ? 1 : 4;
    const QString colour = match.captured(first) + match.captured(first == 1 ? 3 : 6) +
                           (first == 1 ? match.captured(6) : QString());
    ProgressCell cell{.kind = Kind::Game, .opponent = match.captured(first + 1).toInt()};
    if (!colour.isEmpty())
        cell.game.colour = colour.front().toLower();
    const QString own = match.captured(result);
    const QString other = match.captured(result + 1);
    if (!own.isEmpty()) {
        cell.game.own = sideIn(own, style);
        if (!other.isEmpty())
            cell.game.other = sideIn(other, style);
    } else if (colour.isEmpty()) {
        return std::nullopt; // a number alone is no game
    } else if (style.resultJoined && match.capturedLength(1) > 0 && text.back().isDigit()) {
        splitResult(cell);
    }
    const bool behind = match.capturedLength(7) > 0;
    cell.signAlone = !own.isEmpty() && u"+-="_s.contains(own) && !behind;
    if (behind || (style.resultFirst && match.capturedLength(3) > 0))
        cell.game.own = forfeited(cell.game.own);
    return cell;
}

ProgressCell bye(std::optional<engine::Score> score, engine::ByeKind kind)
{
    return {.kind = Kind::Bye, .byeScore = score, .byeKind = kind};
}

/// A whole point is given; less is asked for.
ProgressCell bye(engine::Score score)
{
    return bye(score, score == engine::kWin ? engine::ByeKind::Allocated : engine::ByeKind::Requested);
}

/// What a round without an opponent counts: `1`, `+`, `=`, `1:0`, `1k`.
std::optional<ProgressCell> byeOfPoints(const QString& text)
{
    const auto games = gamesOfCell(text.trimmed());
    if (!games || games->size() != 1 || !games->front().colour.isNull())
        return std::nullopt;
    return bye(engine::tablePoints(games->front().own));
}

/// A word for it, with or without points before or after it: `spielfrei 1`, `½ (frei)`, `+BYE`.
std::optional<ProgressCell> byeByWord(const QString& text)
{
    static const WordSet kNone(u"zpb|abw|abw.|abwesend"_s);
    static const QRegularExpression kWordFirst(
        uR"(^(\(?\p{L}[\p{L}. ]{0,14}?)[ :/()]{0,3}([^\p{L} :/()].{0,4}?)\)?$)"_s);
    static const QRegularExpression kPointsFirst(
        uR"(^([^\p{L} (][^\p{L}(]{0,4}k?)[ :/(]{0,3}(\p{L}[\p{L}. ]{0,14}?)\)?$)"_s);
    const QString small = text.toLower();
    if (small == "fpb"_L1 || small == "pab"_L1)
        return bye(engine::kWin, small == "pab"_L1 ? engine::ByeKind::Allocated : engine::ByeKind::Requested);
    if (kNone.contains(small))
        return bye(engine::kLoss);
    if (small == "hpb"_L1)
        return bye(engine::kDraw);
    if (isNobodyWord(text))
        return bye(std::nullopt, engine::ByeKind::Allocated);
    if (const auto match = kWordFirst.match(text);
        match.hasMatch() && isNobodyWord(match.captured(1).remove(u'(')))
        return byeOfPoints(match.captured(2));
    const auto match = kPointsFirst.match(text);
    return match.hasMatch() && isNobodyWord(match.captured(2)) ? byeOfPoints(match.captured(1))
                                                               : std::nullopt;
}

/// `H---`, `B`, `U--`: half a point, a point, none.
std::optional<ProgressCell> byeByLetter(const QString& text)
{
    static const QRegularExpression kLetter = anyCase(uR"(^([HBUXFZ])[- ]{0,5}0?$)"_s);
    const auto match = kLetter.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QChar letter = match.captured(1).toUpper().front();
    if (letter == u'H')
        return bye(engine::kDraw);
    return bye(letter == u'B' || letter == u'X' ? engine::kWin : engine::kLoss);
}

/// A round without an opponent, by its sign, its letter or its word.
std::optional<ProgressCell> byeCell(const QString& text, ProgressStyle style)
{
    static const WordSet kAbsent(u"-|--|---|-0|0|0-"_s);
    static const WordSet kHalf(u"\u00bd|-\u00bd|=|-="_s);
    static const WordSet kWhole(u"+|1|-1|+1"_s);
    // Where results come first, +1 is a win against number 1.
    const bool signedDigit = style.resultFirst && text.size() == 2 && text[1].isDigit();
    if (!signedDigit && kAbsent.contains(text))
        return bye(engine::kLoss);
    if (kHalf.contains(text))
        return bye(engine::kDraw);
    if (!signedDigit && kWhole.contains(text))
        return bye(engine::kWin);
    if (style.resultFirst && style.lettersAreResults) {
        if (const auto byLetter = byeByLetter(text))
            return byLetter;
    }
    if (const auto byWord = byeByWord(text))
        return byWord;
    // Dashes in the places of opponent and colour, as in "- - 1"; or a win that is marked as forfeited alone.
    static const QRegularExpression kDashesOrForfeit = anyCase(
        uR"((?|^(?:-[ :/]?){2,4}([01+=]|\x{00bd})$|^([01+]) ?(?:)"_s + forfeitPattern(true) + u")$)"_s);
    const auto match = kDashesOrForfeit.match(text);
    return match.hasMatch() ? byeOfPoints(match.captured(1)) : std::nullopt;
}

/// One spelling: halves as one sign, round brackets, letters for colours that are drawn. `0,5` is a half,
/// unless the 0 ends a number.
QString unified(QString text)
{
    static const QRegularExpression kDashed = anyCase(uR"(^(\d{1,4})-([wsb])-)"_s);
    static const QRegularExpression kHalf(uR"((?<!\d)0[,.]5)"_s);
    static const QString kWhite = u"\u25cb\u26aa\u25ef\u25a1\u25fb\u2b1c"_s;
    static const QString kBlack = u"\u25cf\u26ab\u25a0\u25fc\u2b1b"_s;
    text.replace(u'[', u'(').replace(u']', u')').remove(u'#');
    for (QChar& c : text) {
        if (kWhite.contains(c))
            c = u'w';
        else if (kBlack.contains(c))
            c = u's';
    }
    text.replace(kDashed, u"\\1\\2"_s);
    text.replace(kHalf, QString(kHalfSign));
    return text.replace("remis"_L1, QString(kHalfSign), Qt::CaseInsensitive);
}

} // namespace

bool isTeamCell(const QString& plain)
{
    static const QRegularExpression kTeam(uR"(^\d{1,4}[wsb](?:[2-9]|1\d)?\x{00bd}?(?:\.5|,5)?$)"_s);
    static const QRegularExpression kPerson(uR"(^\d{1,4}[wsb](?:[01]|\x{00bd})?$)"_s);
    return kTeam.match(plain).hasMatch() && !kPerson.match(plain).hasMatch();
}

ProgressCell progressCell(const QString& plain, ProgressStyle style)
{
    QString squeezed = plain;
    squeezed.remove(u' ');
    // Some programs write the rounds before a player came as opponent 0 without a result.
    if (isBlankMark(plain) || isBlankMark(squeezed) || (!style.resultFirst && squeezed == "0:"_L1))
        return {};
    const QString text = unified(plain);
    if (const auto without = byeCell(text, style))
        return *without;
    const auto game = gameCell(text, style);
    if (!game)
        return {.kind = Kind::Unreadable};
    // Number 0 is nobody.
    return game->opponent == 0 ? bye(engine::tablePoints(game->game.own)) : *game;
}

} // namespace zahlmeister::app
