// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/evaluationlegend.h"

#include <algorithm>
#include <functional>

#include <QCoreApplication>

#include "engine/catalogue/rulecatalog.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

class EvaluationLegendTr {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

using Applies = std::function<bool(const Participant&, const ParticipantEvaluation&)>;

bool isExceptional(const Participant&, const ParticipantEvaluation& evaluation)
{
    return evaluation.exceptional;
}

bool isBracketed(const Participant& participant, const ParticipantEvaluation& evaluation)
{
    return isTextOnly(participant) && !evaluation.isPublished() && evaluation.games > 0;
}

bool isFirstRated(const Participant&, const ParticipantEvaluation& evaluation)
{
    return evaluation.group == engine::Group::First || evaluation.group == engine::Group::Second;
}

bool usesCarryOver(const Participant& participant, const ParticipantEvaluation& evaluation)
{
    return evaluation.group != engine::Group::Established && !participant.carryOver.empty() &&
           evaluation.games > 0;
}

Applies entersWith(engine::RatingSource source)
{
    return [source](const Participant& participant, const ParticipantEvaluation& evaluation) {
        return evaluation.oldRating && participant.ratingSource == source;
    };
}

Applies isBounded(engine::RatingBound bound)
{
    return [bound](const Participant& participant, const ParticipantEvaluation& evaluation) {
        return evaluation.bound == bound || (evaluation.oldRating && participant.ratingBound == bound);
    };
}

/// Collects the entries in the order in which they are printed.
class LegendWriter {
public:
    LegendWriter(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                 const engine::RuleVersion& version)
        : m_tournament(tournament),
          m_evaluation(evaluation),
          m_version(version),
          m_system(engine::descriptionOf(version))
    {
    }

    std::vector<LegendEntry> write()
    {
        addColumns();
        addSign(u"*"_s, specialRatingText(m_version), names(isExceptional));
        addSign(
            u"( )"_s,
            EvaluationLegendTr::tr("text-only participants, no members of a club when the tournament ended: "
                                   "what stands in brackets is not recorded"),
            names(isBracketed));
        addRatings();
        addSign(u"≤"_s, EvaluationLegendTr::tr("“or better”"),
                names(isBounded(engine::RatingBound::OrBetter)));
        addSign(u"≥"_s, EvaluationLegendTr::tr("“or worse”"), names(isBounded(engine::RatingBound::OrWorse)));
        PreviewValue carryOver;
        carryOver.kind = PreviewValue::Kind::CarryOver;
        addSign(previewText(carryOver).text,
                withRatingName(
                    EvaluationLegendTr::tr(
                        "no {rating} yet; the games are kept as carry-over games for the next evaluation"),
                    m_system),
                residualPlayers());
        return std::move(m_legend);
    }

private:
    template <typename Action>
    void forEach(Action action) const
    {
        const auto& participants = m_tournament.participants;
        for (std::size_t i = 0; i < std::min(participants.size(), m_evaluation.participants.size()); ++i)
            action(participants[i], m_evaluation.participants[i]);
    }

    [[nodiscard]] QStringList names(const Applies& applies) const
    {
        QStringList names;
        forEach([&](const Participant& participant, const ParticipantEvaluation& evaluation) {
            if (applies(participant, evaluation))
                names += formatName(participant);
        });
        return names;
    }

    /// With the number of games that each keeps.
    [[nodiscard]] QStringList residualPlayers() const
    {
        QStringList names;
        forEach([&](const Participant& participant, const ParticipantEvaluation& evaluation) {
            const auto games = static_cast<int>(evaluation.carryOver.size());
            if (!evaluation.newRating && games > 0)
                names +=
                    EvaluationLegendTr::tr("%1 (%n game(s))", nullptr, games).arg(formatName(participant));
        });
        return names;
    }

    [[nodiscard]] bool has(Column column) const
    {
        return m_system != nullptr && engine::columnOf(*m_system, column) != nullptr;
    }

    void add(const QString& term, const QString& meaning) { m_legend.push_back({term, meaning}); }
    void addCase(const QString& term, const QString& meaning, const QStringList& names, bool isSign = false)
    {
        if (!names.isEmpty())
            m_legend.push_back({term, meaning, names, isSign});
    }
    void addSign(const QString& term, const QString& meaning, const QStringList& names)
    {
        addCase(term, meaning, names, true);
    }

    void addColumns();
    void addRatings();
    [[nodiscard]] QString averageMeaning() const;

    const engine::Tournament& m_tournament;
    const engine::Evaluation& m_evaluation;
    const engine::RuleVersion& m_version;
    const engine::SystemDescription* m_system;
    std::vector<LegendEntry> m_legend;
};

QString LegendWriter::averageMeaning() const
{
    QStringList sentences{EvaluationLegendTr::tr(
        "average of the opponents' ratings: R_o of rated players, R_n of first ratings.")};
    if (!names(isExceptional).isEmpty())
        sentences += EvaluationLegendTr::tr("Where a special rating counts, it stands in the place of R_o.");
    if (!names(usesCarryOver).isEmpty())
        sentences += EvaluationLegendTr::tr("For players without a rating, carry-over games are included.");
    return sentences.join(u' ');
}

void LegendWriter::addColumns()
{
    if (has(Column::Club)) {
        //: Term of the legend: code of the club
        add(EvaluationLegendTr::tr("Club"),
            EvaluationLegendTr::tr("code of the club of active members at the end of the tournament"));
    }
    QStringList ofGames;
    for (const Column column : {Column::Score, Column::Games, Column::Expected}) {
        if (has(column))
            ofGames += columnSymbol(column, m_system);
    }
    add(ofGames.join(u", "_s),
        has(Column::Club) // only members' games can be carried over
            ? EvaluationLegendTr::tr("refer to the games that count for a rating or as "
                                     "carry-over games")
            : EvaluationLegendTr::tr("refer to the games that count"));
    if (has(Column::OpponentsAverage))
        add(columnSymbol(Column::OpponentsAverage, m_system), averageMeaning());
    for (const Column column : {Column::Level, Column::PercentDifference}) {
        if (has(column))
            add(columnSymbol(column, m_system), columnMeaning(column));
    }
    if (has(Column::Level))
        add(columnSymbol(Column::Performance, m_system), columnMeaning(Column::Performance));
}

/// Entry ratings that are no DWZ or not those of the lists, and first ratings.
void LegendWriter::addRatings()
{
    addCase(u"F"_s, EvaluationLegendTr::tr("FIDE rating as entry rating"),
            names(entersWith(engine::RatingSource::Fide)));
    addCase(u"N"_s, EvaluationLegendTr::tr("foreign national rating as entry rating"),
            names(entersWith(engine::RatingSource::National)));
    // Each with its reason, so that nobody has to ask who has set the number.
    forEach([&](const Participant& participant, const ParticipantEvaluation&) {
        for (const engine::Override& value : participant.overrides) {
            const QString line =
                fillPattern(EvaluationLegendTr::tr("%1: %2"), {formatName(participant), overrideText(value)});
            m_legend.push_back(
                {.term = u"≠"_s,
                 .meaning = fillPattern(EvaluationLegendTr::tr("set by the referee: %1"), {line}),
                 .isTyped = true});
        }
    });
    const QString meaning =
        m_evaluation.iterations > 0
            ? EvaluationLegendTr::tr("first {rating}, found together in %n step(s) of the joint iteration",
                                     nullptr, m_evaluation.iterations)
            : EvaluationLegendTr::tr("first {rating}");
    addCase(columnSymbol(Column::NewRating, m_system) + u" – 1"_s, withRatingName(meaning, m_system),
            names(isFirstRated));
}

} // namespace

std::vector<LegendEntry> evaluationLegend(const engine::Tournament& tournament,
                                          const engine::Evaluation& evaluation,
                                          const engine::RuleVersion& version)
{
    return LegendWriter(tournament, evaluation, version).write();
}

} // namespace zahlmeister::ui
