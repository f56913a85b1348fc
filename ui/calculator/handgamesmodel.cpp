// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/handgamesmodel.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/entry/resultentry.h"
#include "engine/base/rating.h"
#include "engine/base/rounding.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Rating;

std::optional<double> readRating(const QString& text)
{
    // With its index, as a list has it: 1834-45.
    static const QRegularExpression kIndex(u"(?<=[0-9])\\s*[-\u2013]\\s*[0-9]{1,4}$"_s);
    bool isNumber = false;
    const int rating = text.trimmed().remove(kIndex).toInt(&isNumber);
    return isNumber && Rating::isValid(rating) ? std::optional<double>(rating) : std::nullopt;
}

/// A result that was played for; forfeits bring no rating.
std::optional<double> readHandPoints(const QString& text)
{
    const auto score = app::pointsOfText(text);
    return score ? std::optional(score->points()) : std::nullopt;
}

} // namespace

HandGamesModel::HandGamesModel(QObject* parent)
    : TypedRowsModel({{tr("Opponent"), tr("Rating of the opponent"), Emphasis::Normal, readRating,
                       fillPattern(tr("“%1” is no rating. Expected is a whole number from %2 to %3."),
                                   {u"%1"_s, formatCount(Rating::kMinimum), formatCount(Rating::kMaximum)})},
                      {tr("Result"), tr("1, 0, or 5, r, = or ½ for a draw; x clears"), Emphasis::Normal,
                       readHandPoints, tr("“%1” is no result. Type 1, 0, or 5, r, = or ½ for a draw."), true},
                      {tr("Expected"), tr("Winning expectancy P(D)"), Emphasis::Muted},
                      {u"+/−"_s, tr("Change of the rating by this game alone (Anhang 3.2)")}},
                     parent)
{
}

std::vector<engine::CalculationInput::OpponentResult> HandGamesModel::games() const
{
    std::vector<engine::CalculationInput::OpponentResult> games;
    for (const Row& row : rows()) {
        if (isComplete(row))
            games.push_back({static_cast<int>(*row[OpponentColumn]),
                             engine::Score::fromHalfPoints(static_cast<int>(*row[ResultColumn] * 2))});
    }
    return games;
}

int HandGamesModel::incompleteRows() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(),
                                          [](const Row& row) { return !isEmpty(row) && !isComplete(row); }));
}

void HandGamesModel::setCalculated(CalculatedPointer calculated)
{
    m_calculated = std::move(calculated);
    Q_EMIT dataChanged(index(0, ExpectedColumn), index(rowCount() - 1, ChangeColumn));
}

bool HandGamesModel::typeResult(int row, QChar key)
{
    const auto result = app::resultOfKey(key);
    return result &&
           setData(index(row, ResultColumn), *result == engine::kNotPlayed ? QString() : QString(key));
}

QStringList HandGamesModel::addGames(const QString& text)
{
    static const QRegularExpression separator(u"[\\s:;]+"_s);
    QStringList unread;
    std::vector<Row> added;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.trimmed().split(separator, Qt::SkipEmptyParts);
        if (parts.isEmpty())
            continue;
        const auto rating = readRating(parts.constFirst());
        const auto points = parts.size() == 2 ? readHandPoints(parts.at(1)) : std::nullopt;
        if (rating && (points || parts.size() == 1))
            added.push_back({rating, points});
        else
            unread += line.trimmed();
    }
    add(added);
    return unread;
}

/// Complete rows are the games of the calculation, in their order.
const engine::GameDetail* HandGamesModel::detailOf(int row) const
{
    if (!m_calculated || !isComplete(rows()[static_cast<std::size_t>(row)]))
        return nullptr;
    const auto before = static_cast<std::size_t>(std::count_if(
        rows().begin(), rows().begin() + row, [](const Row& other) { return isComplete(other); }));
    const auto& details = m_calculated->result().details;
    return before < details.size() ? &details[before] : nullptr;
}

QString HandGamesModel::computed(int row, int column) const
{
    const engine::GameDetail* detail = detailOf(row);
    if (detail == nullptr)
        return {};
    if (column == ExpectedColumn)
        return detail->expected ? formatExpected(*detail->expected) : QString();
    return detail->change ? formatGameChange(*detail->change) : QString();
}

QVariant HandGamesModel::signOf(int row, int column) const
{
    const engine::GameDetail* detail = column == ChangeColumn ? detailOf(row) : nullptr;
    if (detail == nullptr || !detail->change)
        return {};
    const auto tenths = engine::roundCommercialToTenths(*detail->change);
    return static_cast<int>(tenths > 0) - static_cast<int>(tenths < 0);
}

} // namespace zahlmeister::ui
