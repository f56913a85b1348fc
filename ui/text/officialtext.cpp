// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/officialtext.h"

#include <array>
#include <cmath>

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::DeviationCause;
using app::OfficialField;

namespace {

class OfficialTextTr {
    Q_DECLARE_TR_FUNCTIONS(OfficialText)
};

std::optional<engine::Column> columnOf(OfficialField field)
{
    using enum engine::Column;
    // In the order of OfficialField.
    static constexpr std::array<std::optional<engine::Column>, 10> kColumns{
        OldRating, std::nullopt, Coefficient, OpponentsAverage, Score,
        Games,     Expected,     Performance, NewRating,        std::nullopt};
    static_assert(kColumns.size() == app::kOfficialFields.size());
    return kColumns[static_cast<std::size_t>(field)];
}

int wholeOf(double value)
{
    return static_cast<int>(std::lround(value));
}

/// "Müller, Hans (round 3)".
QString meetingText(const app::ProbableCause& cause, const engine::Tournament& tournament)
{
    const QString name = cause.opponent ? formatName(tournament, *cause.opponent) : QString();
    return cause.round ? fillPattern(OfficialTextTr::tr("%1 (round %2)"), {name, formatCount(*cause.round)})
                       : name;
}

QString plainCauseText(const app::ProbableCause& cause, const engine::Tournament& tournament)
{
    const auto with = [&](const QString& pattern) {
        return fillPattern(pattern, {meetingText(cause, tournament)});
    };
    switch (cause.cause) {
    case DeviationCause::OtherRating: return OfficialTextTr::tr("He enters there with another rating.");
    case DeviationCause::OtherIndex: return OfficialTextTr::tr("He enters there with another index.");
    case DeviationCause::RatingOfOpponent:
        return with(OfficialTextTr::tr("%1 enters there with another rating."));
    case DeviationCause::RatingsOfOpponents:
        return OfficialTextTr::tr("Several opponents enter there with other ratings.");
    case DeviationCause::FirstRatingOfOpponent:
        return with(OfficialTextTr::tr("%1 got another first rating there."));
    case DeviationCause::ForfeitCounted:
        return with(OfficialTextTr::tr("The game against %1, decided by forfeit, was counted there."));
    case DeviationCause::GameNotCounted:
        return with(OfficialTextTr::tr("The game against %1 was not counted there."));
    case DeviationCause::OtherResult:
        return fillPattern(
            OfficialTextTr::tr("The game against %1 has another result there: %2."),
            {meetingText(cause, tournament), cause.result ? formatResult(*cause.result) : QString()});
    case DeviationCause::OtherAgeGroup:
        return OfficialTextTr::tr("He has another year of birth there, and so another coefficient.");
    case DeviationCause::NoSpecialRating:
        return OfficialTextTr::tr("The special rating of an exceptional player was not applied there.");
    case DeviationCause::NegativePerformance:
        return OfficialTextTr::tr("The performance is negative; here it is shown as 0.");
    case DeviationCause::OtherArithmetic:
        return OfficialTextTr::tr(
            "It was computed there with other arithmetic (printed tables or exact), so it is rounding.");
    case DeviationCause::OtherRules:
        return fillPattern(OfficialTextTr::tr("It was computed there with other rules (%1)."),
                           {fromEngine(cause.rules)});
    case DeviationCause::GameNotHere:
        return fillPattern(
            OfficialTextTr::tr("The game against %1 is not here; there it has the result %2."),
            {meetingText(cause, tournament), cause.result ? formatResult(*cause.result) : u"–"_s});
    case DeviationCause::CarryOverThere:
        return with(OfficialTextTr::tr("A carry-over game against %1 was counted there, which is not here."));
    case DeviationCause::OtherExpectation:
        return with(
            OfficialTextTr::tr("The game against %1 has another expectation there, from other ratings."));
    case DeviationCause::OtherGames:
        return OfficialTextTr::tr("Other games were counted there; no single one explains all numbers.");
    case DeviationCause::NotEvaluatedThere:
        return OfficialTextTr::tr("He is not in the official evaluation.");
    case DeviationCause::NotParticipant:
        return OfficialTextTr::tr("Nobody here is this player of the official evaluation.");
    case DeviationCause::Unexplained: break;
    }
    return OfficialTextTr::tr("Nothing that was tried gives the official numbers.");
}

} // namespace

QString officialFieldHead(OfficialField field, const engine::SystemDescription* system)
{
    if (const auto column = columnOf(field))
        return columnHead(*column, system);
    return field == OfficialField::OldIndex ? OfficialTextTr::tr("Index old")
                                            : OfficialTextTr::tr("Index new");
}

QString officialValueText(OfficialField field, std::optional<double> value)
{
    if (!value)
        return u"–"_s;
    switch (field) {
    case OfficialField::Coefficient: return formatCoefficient(*value);
    case OfficialField::Expected: return formatExpected(*value);
    case OfficialField::Score: return formatScore(engine::Score::fromHalfPoints(wholeOf(*value * 2)));
    default: return formatRating(wholeOf(*value));
    }
}

QString officialNumberText(const app::OfficialRow& row, OfficialField field)
{
    const auto& number = row.of(field);
    if (!number)
        return {};
    const auto withIndex = [&](OfficialField index) {
        const auto& known = row.of(index);
        return formatRating(wholeOf(number->value),
                            known ? std::optional(wholeOf(known->value)) : std::nullopt);
    };
    if (field == OfficialField::OldRating)
        return withIndex(OfficialField::OldIndex);
    if (field == OfficialField::NewRating)
        return withIndex(OfficialField::NewIndex);
    return officialValueText(field, number->value);
}

QString deviationText(const app::OfficialDeviation& deviation, const engine::SystemDescription* system)
{
    return fillPattern(OfficialTextTr::tr("%1: official %2, here %3"),
                       {officialFieldHead(deviation.field, system),
                        officialValueText(deviation.field, deviation.official),
                        officialValueText(deviation.field, deviation.ours)});
}

QString causeText(const app::ProbableCause& cause, const engine::Tournament& tournament)
{
    const QString text = plainCauseText(cause, tournament);
    const bool isPlain =
        cause.cause == DeviationCause::NotEvaluatedThere || cause.cause == DeviationCause::NotParticipant ||
        cause.cause == DeviationCause::Unexplained || cause.cause == DeviationCause::OtherGames;
    if (isPlain || (cause.stated && !cause.confirmed))
        return text;
    return text + u' ' +
           (cause.confirmed ? OfficialTextTr::tr("Computed so, all official numbers come out.")
                            : OfficialTextTr::tr("That alone does not explain all numbers."));
}

QString complaintAnswer(const app::ComparedPlayer& player, const engine::Tournament& tournament,
                        const engine::SystemDescription* system, const QString& derivation,
                        const QString& officialName)
{
    const QString name = player.participant ? formatName(tournament, *player.participant) : officialName;
    const engine::TournamentHeader& header = tournament.header;
    const QString ended = header.end ? u", "_s + formatDate(*header.end) : QString();
    QStringList lines{
        fillPattern(OfficialTextTr::tr("Evaluation of “%1”"), {fromEngine(header.name) + ended}),
        fillPattern(OfficialTextTr::tr("Player: %1"), {name}), QString()};
    if (player.deviations.empty()) {
        if (player.causes.empty())
            lines << OfficialTextTr::tr("The official evaluation and ours agree in all numbers.");
    } else {
        lines << OfficialTextTr::tr("The official evaluation and ours differ:");
        for (const app::OfficialDeviation& deviation : player.deviations)
            lines << u"- "_s + deviationText(deviation, system);
    }
    if (!player.causes.empty()) {
        lines << QString() << OfficialTextTr::tr("Probable cause:");
        for (const app::ProbableCause& cause : player.causes)
            lines << u"- "_s + causeText(cause, tournament);
    }
    const auto at = player.participant ? tournament.indexOf(*player.participant) : std::nullopt;
    if (at && !tournament.participants[*at].overrides.empty()) { // RULE: WO2026 6.4.2
        lines << QString() << OfficialTextTr::tr("Not the listed value (WO 6.4.2):");
        for (const engine::Override& own : tournament.participants[*at].overrides)
            lines << u"- "_s + overrideSentence(own);
    }
    if (!derivation.isEmpty())
        lines << QString() << OfficialTextTr::tr("How our number comes about:") << QString()
              << derivation.trimmed();
    return lines.join(u'\n') + u'\n';
}

} // namespace zahlmeister::ui
