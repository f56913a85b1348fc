// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/previewvalue.h"

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

class PreviewTr {
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

/// How many decimals document 000 shows (Anhang 3.1.11).
int usualDecimals(Column column)
{
    return column == Column::Expected ? 3 : column == Column::Coefficient ? 1 : 0;
}

PreviewValue real(const engine::ParticipantEvaluation& evaluation, std::optional<double> value, Column column,
                  const engine::SystemDescription* system)
{
    if (!value)
        return {missing(evaluation)};
    const auto* spec = system ? engine::columnOf(*system, column) : nullptr;
    const int decimals = spec ? spec->decimals : usualDecimals(column);
    PreviewValue shown{Kind::Real, engine::roundCommercialTo(*value, decimals)};
    shown.decimals = decimals;
    return shown;
}

PreviewValue oldRating(const engine::Participant& participant,
                       const engine::ParticipantEvaluation& evaluation, bool textOnly)
{
    PreviewValue value = integer(Kind::Rating, evaluation.oldRating, Kind::Empty);
    if (evaluation.oldRating)
        value.bound = participant.ratingBound;
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
    value.bound = evaluation.bound;
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
    case Kind::Real: return whole(formatNumber(value.number, value.decimals));
    case Kind::Rating:
        return {formatBound(value.bound) + formatRating(number, value.index),
                formatBound(value.bound).size() + formatRating(number).size()};
    case Kind::Change: return whole(formatChange(number));
    case Kind::CarryOver:
        //: In the place of the new rating: the player has only carry-over games (Restpartien, "Erstdaten")
        return whole(PreviewTr::tr("carry-over"));
    }
    return {};
}

} // namespace

bool isTextOnly(const engine::Participant& participant)
{
    return !participant.member;
}

PreviewValue previewValue(const engine::Participant& participant,
                          const engine::ParticipantEvaluation& evaluation, Column column,
                          const engine::SystemDescription* system)
{
    // Systems without text-only participants record everybody.
    const bool textOnly = isTextOnly(participant) && !evaluation.isPublished();
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
    case Column::OldRating: return oldRating(participant, evaluation, textOnly);
    case Column::Coefficient:
        value = real(evaluation, evaluation.coefficient, column, system);
        value.bracketed = textOnly && value.kind == Kind::Real;
        return value;
    case Column::OpponentsAverage: return integer(Kind::Rating, evaluation.opponentsAverage, Kind::None);
    case Column::Level: return real(evaluation, evaluation.level, column, system);
    case Column::PercentDifference: return real(evaluation, evaluation.percentDifference, column, system);
    case Column::Score: return {Kind::Score, double(evaluation.score.halfPoints())};
    case Column::Games: return {Kind::Count, double(evaluation.games)};
    case Column::Expected: return real(evaluation, evaluation.expected, column, system);
    case Column::Performance:
        value = real(evaluation, evaluation.performance, column, system);
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
    // The regulation's sheet names youth and juniors only; an adult's cell stays empty (Anhang 3.1.11).
    if (value.kind == Kind::AgeGroup &&
        static_cast<engine::AgeGroup>(static_cast<int>(value.number)) == engine::AgeGroup::Adult)
        return {};
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
    case Kind::Real: return locale.toString(value.number, 'f', value.decimals);
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

QString previewGroupTitle(Group group, const engine::SystemDescription* system)
{
    if (const engine::GroupWord* word = system ? engine::groupWordOf(*system, group) : nullptr)
        return QCoreApplication::translate("Rules", word->title);
    switch (group) {
    case Group::Established:
        //: Heading over rows of the preview
        return PreviewTr::tr("Players with a rating");
    case Group::First:
        //: Heading over rows of the preview: 1. Zusatzstufe
        return PreviewTr::tr("First ratings, first stage");
    case Group::Second:
        //: Heading over rows of the preview: 2. Zusatzstufe
        return PreviewTr::tr("First ratings, second stage");
    case Group::Residual:
        //: Heading over rows of the preview: restliche Spieler
        return PreviewTr::tr("Still without a rating");
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
        lines += game.date ? PreviewTr::tr("%1: %2 (%3)").arg(rating, score, formatDate(*game.date))
                           : rating + u": "_s + score;
    }
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
