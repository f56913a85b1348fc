// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previewvalue.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/base/rounding.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;
using engine::Group;
using Kind = PreviewValue::Kind;

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Preview)
};

PreviewValue integer(Kind kind, std::optional<int> value, Kind otherwise)
{
    return value ? PreviewValue{kind, double(*value)} : PreviewValue{otherwise};
}

/// A dash where a rated player could have the value, nothing where the quantity does not exist.
Kind missing(const engine::ParticipantEvaluation& evaluation)
{
    return evaluation.group == Group::Established ? Kind::None : Kind::Empty;
}

PreviewValue tenths(std::optional<double> value)
{
    if (!value)
        return {Kind::Empty};
    return {Kind::Tenths, double(engine::roundCommercialToTenths(*value)) / 10};
}

/// A whole number in most systems; INGO has tenths.
PreviewValue performance(const engine::ParticipantEvaluation& evaluation)
{
    const auto& value = evaluation.performance;
    if (!value)
        return {missing(evaluation)};
    return *value == std::floor(*value) ? PreviewValue{Kind::Rating, *value} : tenths(value);
}

PreviewValue oldRating(const engine::ParticipantEvaluation& evaluation, bool textOnly)
{
    PreviewValue value = integer(Kind::Rating, evaluation.oldRating, Kind::Empty);
    if (!textOnly && evaluation.oldRating)
        value.index = evaluation.oldIndex;
    return value;
}

PreviewValue newRating(const engine::ParticipantEvaluation& evaluation, bool textOnly)
{
    if (!evaluation.newRating) {
        if (evaluation.carryOver.empty())
            return {Kind::None};
        return {Kind::CarryOver};
    }
    PreviewValue value{Kind::Rating, double(*evaluation.newRating)};
    value.bracketed = textOnly;
    if (!textOnly)
        value.index = evaluation.newIndex;
    return value;
}

QString scoreText(double halfPoints)
{
    return formatScore(engine::Score::fromHalfPoints(static_cast<int>(halfPoints)));
}

/// The number alone; `bodyLength` is what ends at the line of alignment.
PreviewText bareText(const PreviewValue& value)
{
    const int number = static_cast<int>(value.number);
    const auto whole = [](const QString& text) { return PreviewText{text, text.size()}; };
    switch (value.kind) {
    case Kind::Empty: break;
    case Kind::None: return whole(u"–"_s);
    case Kind::Text: return whole(value.text);
    case Kind::AgeGroup: return whole(ageGroupShort(static_cast<engine::AgeGroup>(number)));
    case Kind::Count: return whole(formatCount(number));
    case Kind::Score: {
        const QString text = scoreText(value.number);
        return {text, text.size() - (number % 2 != 0 ? 1 : 0)};
    }
    case Kind::Expected: return whole(formatExpected(value.number));
    case Kind::Coefficient: return whole(formatCoefficient(value.number));
    case Kind::Tenths: return whole(formatNumber(value.number, 1));
    case Kind::Rating: return {formatRating(number, value.index), formatRating(number).size()};
    case Kind::Change: return whole(formatChange(number));
    case Kind::CarryOver:
        //: In the place of the new rating: the player has only carry-over games (Restpartien, "Erstdaten")
        return whole(Tr::tr("carry-over"));
    }
    return {};
}

} // namespace

bool isTextOnly(const engine::Participant& participant)
{
    return !participant.member;
}

PreviewValue previewValue(const engine::Participant& participant,
                          const engine::ParticipantEvaluation& evaluation, Column column)
{
    // Systems without text-only participants record everybody.
    const bool textOnly = isTextOnly(participant) && !evaluation.recorded;
    PreviewValue value;
    switch (column) {
    case Column::AgeGroup:
        if (evaluation.ageGroup)
            value = {Kind::AgeGroup, double(static_cast<int>(*evaluation.ageGroup))};
        return value;
    case Column::Club:
        if (textOnly)
            return {Kind::None};
        return {participant.club.empty() ? Kind::Empty : Kind::Text, 0, {}, fromEngine(participant.club)};
    case Column::OldRating: return oldRating(evaluation, textOnly);
    case Column::Coefficient:
        if (!evaluation.coefficient)
            return {missing(evaluation)};
        value = {Kind::Coefficient, double(engine::roundCommercialToTenths(*evaluation.coefficient)) / 10};
        value.bracketed = textOnly;
        return value;
    case Column::OpponentsAverage: return integer(Kind::Rating, evaluation.opponentsAverage, Kind::None);
    case Column::Level: return tenths(evaluation.level);
    case Column::PercentDifference: return tenths(evaluation.percentDifference);
    case Column::Score: return {Kind::Score, double(evaluation.score.halfPoints())};
    case Column::Games: return {Kind::Count, double(evaluation.games)};
    case Column::Expected:
        if (!evaluation.expected)
            return {missing(evaluation)};
        return {Kind::Expected, double(engine::roundCommercialToThousandths(*evaluation.expected)) / 1000};
    case Column::Performance:
        value = performance(evaluation);
        value.marked = evaluation.exceptional;
        return value;
    case Column::NewRating: return newRating(evaluation, textOnly);
    case Column::Change:
        value = integer(Kind::Change, evaluation.change(), missing(evaluation));
        value.bracketed = textOnly && value.kind == Kind::Change;
        return value;
    }
    return value;
}

PreviewText previewText(const PreviewValue& value)
{
    PreviewText text = bareText(value);
    if (value.bracketed) {
        text.text = u'(' + text.text + u')';
        ++text.bodyLength;
    }
    return text;
}

QString previewPlainText(const PreviewValue& value)
{
    const QLocale locale;
    switch (value.kind) {
    case Kind::Empty:
    case Kind::None: return {};
    case Kind::Score: {
        const int decimals = static_cast<int>(value.number) % 2 != 0 ? 1 : 0;
        return locale.toString(value.number / 2, 'f', decimals);
    }
    case Kind::Expected: return locale.toString(value.number, 'f', 3);
    case Kind::Tenths:
    case Kind::Coefficient: return locale.toString(value.number, 'f', 1);
    case Kind::Count:
    case Kind::Rating:
    case Kind::Change: return QString::number(static_cast<int>(value.number));
    case Kind::Text:
    case Kind::AgeGroup:
    case Kind::CarryOver: break;
    }
    return bareText(value).text;
}

QVariant previewSortKey(const PreviewValue& value)
{
    switch (value.kind) {
    case Kind::Empty:
    case Kind::None:
    case Kind::CarryOver: return {};
    case Kind::Text: return value.text;
    default: return value.number;
    }
}

QString previewGroupTitle(Group group)
{
    switch (group) {
    case Group::Established:
        //: Heading over rows of the preview
        return Tr::tr("Players with a rating");
    case Group::First:
        //: Heading over rows of the preview: 1. Zusatzstufe
        return Tr::tr("First ratings, first stage");
    case Group::Second:
        //: Heading over rows of the preview: 2. Zusatzstufe
        return Tr::tr("First ratings, second stage");
    case Group::Residual:
        //: Heading over rows of the preview: restliche Spieler
        return Tr::tr("Still without a rating");
    }
    return {};
}

QString previewCarryOverList(const std::vector<engine::CarryOverGame>& games)
{
    QStringList lines;
    for (const engine::CarryOverGame& game : games) {
        const QString rating = formatRating(game.opponentRating.value());
        const QString score = formatScore(game.score);
        //: A carry-over game: opponent's rating, points, end of the tournament in which it was played
        lines += game.date ? Tr::tr("%1: %2 (%3)").arg(rating, score, formatDate(*game.date))
                           : rating + u": "_s + score;
    }
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
