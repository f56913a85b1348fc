// SPDX-License-Identifier: GPL-3.0-or-later
// Results of crosstables and pairings; the cells of progress tables have a file of their own.
#include "app/tables/cells/results.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

#include "app/spelling/result.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;

/// Blanks out, halves as one sign, words for a forfeit as `k` after the result: what is left of its
/// spelling.
QString resultText(const QString& plain)
{
    static const QRegularExpression kBefore =
        anyCase(u"^\\(?(?:"_s + forfeitPattern(false) + u")\\)?[ :]*(?=\\S)(.*)$");
    static const QRegularExpression kForfeit =
        anyCase(u"\\((?:"_s + forfeitPattern(true) + u")\\)|"_s + forfeitPattern(false));
    QString text = plain;
    text.replace(kBefore, u"\\1k"_s).replace(kForfeit, u"k"_s).remove(u' ');
    text.replace("remis"_L1, QString(kHalfSign), Qt::CaseInsensitive);
    for (const QString& point : {u","_s, u"."_s}) {
        // After a digit other than 0 it is the fraction of a sum, which is no result.
        text.replace(u"0"_s + point + u"5"_s, QString(kHalfSign));
        text.replace(u"1"_s + point + u"0"_s, u"1"_s);
        text.replace(u"0"_s + point + u"0"_s, u"0"_s);
        if (text.startsWith(point + u"5"_s))
            text.replace(0, 2, QString(kHalfSign));
    }
    return text;
}

/// A game among several of a cell, from where the one before it ends. The letters of the colours stand all
/// before the results or all after them.
QRegularExpression gamePattern(bool pairs, bool colourFirst)
{
    const QString side = u"[10\u00bd=rR+-]"_s;
    const QString between =
        pairs ? u"[;|]*"_s : u"(?:[;|]|[:/](?="_s + side + u")|-(?=(?!-)"_s + side + u"))*"_s;
    const QString other = pairs ? u"(?:[:/-]("_s + side + u"))?+"_s : u"()"_s;
    const QString game = colourFirst
                             ? u"([wsbzcnWSBZCN]?)("_s + side + u")"_s + other + u"([kKfF]*)"_s
                             : u"()("_s + side + u")"_s + other + u"([kKfF]*)([wsbzcnWSBZCN]?)([kKfF]*)"_s;
    return QRegularExpression(u"(?:(?!^)"_s + between + u")?"_s + game + u"(?:[;|]*$)?"_s);
}

} // namespace

CellGames gamesOfCell(const QString& plain, bool pairs)
{
    static const std::array kPatterns{gamePattern(false, false), gamePattern(false, true),
                                      gamePattern(true, false), gamePattern(true, true)};
    if (isBlankMark(plain))
        return std::vector<CellGame>{};
    const QString text = resultText(plain);
    if (const auto side = sideOf(text, ResultSigns::English))
        return std::vector<CellGame>{{*side, std::nullopt, QChar()}};
    if (pairs && (text == "+-"_L1 || text == "-+"_L1))
        return std::vector<CellGame>{{*sideOf(text[0]), sideOf(text[1]), QChar()}};
    const bool colourFirst = !text.isEmpty() && u"wsbzcn"_s.contains(text.front().toLower());
    const QRegularExpression& pattern = kPatterns[(pairs ? 2U : 0U) + (colourFirst ? 1U : 0U)];
    std::vector<CellGame> games;
    for (qsizetype at = 0; at < text.size();) {
        const auto match = pattern.match(text, at, QRegularExpression::NormalMatch,
                                         QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return std::nullopt;
        at = match.capturedEnd();
        const QString colour = match.captured(1) + match.captured(5);
        CellGame game{.own = *sideOf(match.captured(2).front()), .colour = {}};
        if (match.capturedLength(3) > 0)
            game.other = sideOf(match.captured(3).front());
        if (game.other && !engine::isAllowed({game.own, *game.other}))
            return std::nullopt;
        if (!colour.isEmpty())
            game.colour = colour.front().toLower();
        if (match.capturedLength(4) + match.capturedLength(6) > 0) {
            game.own = forfeited(game.own);
            if (game.other)
                game.other = forfeited(*game.other);
        }
        games.push_back(game);
    }
    return games;
}

std::optional<engine::GameResult> resultOfPairing(const QString& plain)
{
    if (isBlankMark(plain) || plain == "-"_L1)
        return engine::kNotPlayed;
    // Spreadsheets take a result that is typed for a time of day, and show it so.
    if (plain == "1:00"_L1 || plain == "01:00"_L1)
        return engine::kWhiteWins;
    if (plain == "0:01"_L1 || plain == "00:01"_L1)
        return engine::kBlackWins;
    const auto games = gamesOfCell(plain);
    if (!games || games->size() != 1 || !games->front().colour.isNull())
        return std::nullopt;
    const CellGame& game = games->front();
    return engine::GameResult{game.own, game.other.value_or(complementOf(game.own))};
}

std::optional<engine::GameResult> combined(const CellGame& a, const CellGame& b)
{
    const engine::GameResult result{a.own, b.own};
    if ((a.other && *a.other != b.own) || (b.other && *b.other != a.own))
        return std::nullopt;
    // What both have written out may be rare; else the halves must be those of an ordinary game.
    const bool writtenOut = a.other || b.other;
    const bool ordinary = complementOf(a.own) == b.own || result == engine::kBothForfeit;
    return (writtenOut ? engine::isAllowed(result) : ordinary) ? std::optional(result) : std::nullopt;
}

std::optional<bool> isWhiteLetter(QChar letter, const QString& letters)
{
    if (letter.isNull())
        return std::nullopt;
    // beyaz and siyah
    if (letters.contains(u'b') && letters.contains(u's') && !letters.contains(u'w'))
        return letter == u'b';
    if (letters.contains(u'w') || letters.contains(u's') || letters.contains(u'z'))
        return letter == u'w';
    // blancas and negras, białe and czarne
    if (letters.contains(u'n') || letters.contains(u'c'))
        return letter == u'b';
    return false;
}

} // namespace zahlmeister::app
