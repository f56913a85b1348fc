// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/resultentry.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::GameResult;
using engine::SideResult;

struct ResultEntryTr {
    // As in the crosstable, whose menu had these words first.
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::CrosstableView)
};

constexpr QChar kHalf(0x00BD);

// One spelling for everything that means the same: dashes, halves, signs of a game not played.
QString normalised(QString text)
{
    text.replace(u'\u2212', u'-').replace(u'\u2013', u'-').replace(u'\u00B7', u'*');
    for (const auto& half : {QStringLiteral("1/2"), QStringLiteral("0,5"), QStringLiteral("0.5")})
        text.replace(half, QString(kHalf));
    for (const QChar half : {QChar(u'='), QChar(u'r'), QChar(u'R'), QChar(u'5')})
        text.replace(half, kHalf);
    return text;
}

std::optional<SideResult> sideOfSign(QChar sign)
{
    const auto result = resultOfKey(sign);
    return result && *result != engine::kNotPlayed ? std::optional(result->white) : std::nullopt;
}

constexpr bool isForfeit(SideResult side)
{
    return side == SideResult::ForfeitWin || side == SideResult::ForfeitLoss;
}

// Both sides of one result in three characters, such as `0/-`.
std::optional<GameResult> pairAtStart(QStringView text)
{
    if (text.size() < 3)
        return std::nullopt;
    const auto row = sideOfSign(text[0]);
    const auto column = sideOfSign(text[2]);
    if (!row || !column || !engine::isAllowed({*row, *column}))
        return std::nullopt;
    const QChar separator = text[1];
    const bool isClear = separator == u':' || separator == u'/';
    // `+--` may as well be three games, so a dash separates only the results played at the board.
    const bool isDash = separator == u'-' && !isForfeit(*row) && !isForfeit(*column);
    return isClear || isDash ? std::optional(GameResult{*row, *column}) : std::nullopt;
}

} // namespace

std::optional<GameResult> resultOfKey(QChar key)
{
    switch (key.unicode()) {
    case u'1': return engine::kWhiteWins;
    case u'0': return engine::kBlackWins;
    case u'5':
    case u'r':
    case u'R':
    case u'=':
    case u'\u00BD': return engine::kDrawn;
    case u'+': return engine::kWhiteWinsByForfeit;
    case u'-':
    case u'\u2212': return engine::kBlackWinsByForfeit;
    case u'x':
    case u'X': return engine::kNotPlayed;
    default: return std::nullopt;
    }
}

std::optional<std::vector<GameResult>> resultsOfText(const QString& text)
{
    const QString entry = normalised(text.trimmed());
    std::vector<GameResult> results;
    QStringView rest(entry);
    if (rest == u"*")
        return results;
    while (!rest.isEmpty()) {
        qsizetype length = 1;
        if (const auto pair = pairAtStart(rest)) {
            results.push_back(*pair);
            length = 3;
        } else if (rest.front() == u'*') {
            results.push_back(engine::kNotPlayed);
        } else if (!rest.front().isSpace()) {
            const auto result = sideOfSign(rest.front()) ? resultOfKey(rest.front()) : std::nullopt;
            if (!result)
                return std::nullopt;
            results.push_back(*result);
        }
        rest = rest.mid(length);
    }
    return results;
}

std::optional<engine::Score> pointsOfText(const QString& text)
{
    const auto results = resultsOfText(text);
    if (!results || results->size() != 1 || isRareResult(results->front()) ||
        !engine::isPlayed(results->front().white))
        return std::nullopt;
    return engine::tablePoints(results->front().white);
}

bool isRareResult(GameResult result)
{
    return result == engine::kBothForfeit || result == engine::kBothLose || result == engine::kDrawAndLoss ||
           result == engine::kLossAndDraw || result == engine::kLossAndForfeit ||
           result == engine::kForfeitAndLoss;
}

std::vector<std::pair<GameResult, QString>> rareResults(const QString& row, const QString& column)
{
    return {
        {engine::kBothLose, ResultEntryTr::tr("both lose")},
        {engine::kDrawAndLoss, ResultEntryTr::tr("draw for %1 only").arg(row)},
        {engine::kLossAndDraw, ResultEntryTr::tr("draw for %1 only").arg(column)},
        {engine::kLossAndForfeit, ResultEntryTr::tr("loss, not played by %1").arg(column)},
        {engine::kForfeitAndLoss, ResultEntryTr::tr("loss, not played by %1").arg(row)},
        {engine::kBothForfeit, ResultEntryTr::tr("both forfeit")},
    };
}

QString entryText(GameResult result)
{
    if (result == engine::kNotPlayed)
        return QStringLiteral("*");
    if (!isRareResult(result))
        return formatSide(result.white);
    const bool forfeit = isForfeit(result.white) || isForfeit(result.black);
    return formatSide(result.white) % (forfeit ? u'/' : u'-') % formatSide(result.black);
}

QString entryText(const std::vector<GameResult>& results)
{
    const bool isPlain = std::all_of(results.begin(), results.end(), [](GameResult result) {
        return !isRareResult(result) && !isForfeit(result.white) && result != engine::kNotPlayed;
    });
    QStringList texts;
    for (const GameResult result : results)
        texts.append(entryText(result));
    return texts.join(isPlain ? QString() : QStringLiteral(" "));
}

} // namespace zahlmeister::ui
