// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/report.h"

#include <cmath>

#include "engine/rules/ingo1960/newrating.h"
#include "engine/rules/ingo1960/wording.h"

namespace zahlmeister::engine::ingo1960 {

namespace {

using Op = OperandName;

using Player = Field::Player;

// The document's table and preface have no number.
constexpr const char* kTable = ZAHLMEISTER_TEXT("Rules", "Table");
constexpr const char* kPreface = ZAHLMEISTER_TEXT("Rules", "Preface");

const Participant& participantOf(const Source& source, std::size_t at)
{
    return source.tournament.participants[at];
}

bool isMatch(const Source& source)
{
    return source.tournament.header.kind == TournamentKind::Match;
}

/// F, though it may be but a bound; nothing for a number of another system.
std::optional<int> oldRatingOf(const Participant& participant)
{
    const bool isIngo = hasOwnRating(participant) && !participant.computer;
    return isIngo ? std::optional(participant.rating->value()) : std::nullopt;
}

NewRatingCase factsOf(const Source& source, std::size_t at)
{
    const Participant& participant = participantOf(source, at);
    const Player& player = source.field.player(at);
    return {.oldRating = oldRatingOf(participant),
            .index = participant.index.value_or(0),
            .bound = participant.ratingBound,
            .age = ageOf(participant, source.tournament.header),
            .match = isMatch(source),
            .games = player.hasPerformance ? player.games : 0,
            .performance = player.performance};
}

std::vector<GameDetail> detailsOf(const Source& source, std::size_t at)
{
    std::vector<GameDetail> details;
    for (const Contest& contest : source.contests.of(at)) {
        GameDetail& detail = details.emplace_back(detailOf(source.tournament, contest));
        detail.reason = source.field.reasonNotCounted(at, contest);
        detail.counted = !detail.reason;
        if (detail.counted)
            detail.ratingUsed = source.field.numberAgainst(at, contest);
    }
    return details;
}

/// Writes the steps of one participant.
class Report {
public:
    Report(const Source& source, std::size_t at, const ParticipantEvaluation& result, Arithmetic arithmetic,
           Trace& trace)
        : m_source(source),
          m_at(at),
          m_player(source.field.player(at)),
          m_result(result),
          m_arithmetic(arithmetic),
          m_trace(trace)
    {
    }

    void write()
    {
        writeEntry();
        writeGames();
        if (m_player.hasPerformance) {
            writePercentDifference();
            writeAdvance();
            writeLevel();
            writePerformance();
        }
        if (m_result.newRating && m_player.games > 0)
            writeNewRating();
    }

private:
    void begin(Quantity quantity, const char* clause)
    {
        m_trace.begin(quantity, m_result.number.value(), clause);
    }
    void tell(Quantity quantity, const char* clause, double result, const auto&... more)
    {
        m_trace.tell(quantity, m_result.number.value(), clause, result, more...);
    }
    /// Ingo numbers that are added up.
    struct Numbers {
        double sum = 0;
        int count = 0;
    };

    void writeEntry()
    {
        const auto bound = participantOf(m_source, m_at).ratingBound;
        begin(Quantity::Group, m_player.extreme || (m_result.oldRating && bound) ? "C II" : "C I");
        m_trace.add(Op::Games, m_result.games, Op::GamesNeeded,
                    m_source.parameters.gamesNeeded(isMatch(m_source)));
        if (m_result.oldRating) {
            m_trace.add(Op::OldRating, *m_result.oldRating, Op::OldIndex, m_result.oldIndex.value_or(0));
            m_trace.explain(!bound                            ? kRated
                            : *bound == RatingBound::OrBetter ? kRatedOrBetter
                                                              : kRatedOrWorse);
        } else if (m_result.games == 0) {
            m_trace.explain(kWithoutLevel);
        } else {
            m_trace.explain(m_result.newRating ? kNewcomer : kTooFewForFirst);
        }
        if (m_player.extreme)
            m_trace.explain(m_player.halfPoints > 0 ? kWonAll : kLostAll);
        m_trace.finish(static_cast<double>(m_result.group));
    }

    void writeGames()
    {
        tell(Quantity::Games, kTable, m_result.games, Op::Games, m_result.games);
        tell(Quantity::Score, kTable, m_result.score.points(), kScore, Op::Games, m_result.games);
        for (const GameDetail& detail : m_result.details) {
            if (detail.reason)
                writeNotCounted(detail);
        }
    }

    void writeNotCounted(const GameDetail& detail)
    {
        const auto explanationOf = [](NotCounted reason) -> const Explanation& {
            switch (reason) {
            case NotCounted::OpponentExtreme: return kGameAgainstExtreme;
            case NotCounted::TooFarApart: return kGameTooFarApart;
            case NotCounted::OpponentUnrated: return kGameWithoutNumber;
            default: return kGameNotCounted;
            }
        };
        const char* const clause = *detail.reason == NotCounted::OpponentExtreme ? "C II"
                                   : *detail.reason == NotCounted::TooFarApart   ? "C VI"
                                                                                 : kPreface;
        beginNotCounted(m_trace, m_result.number, detail, clause);
        m_trace.finish(0, explanationOf(*detail.reason), Op::DegreeLimit, m_source.parameters.degreeLimit);
    }

    void writePercentDifference()
    {
        tell(Quantity::PercentDifference, kTable, m_player.percentDifference,
             m_arithmetic == Arithmetic::Exact ? kPercentDifference : kPercentDifferenceOfTable, Op::Score,
             m_result.score.points(), Op::Games, m_result.games);
    }

    /// Adds the games that count against opponents with a number to the step.
    Numbers addKnownOpponents()
    {
        Numbers known;
        for (const Contest& contest : m_source.contests.of(m_at)) {
            const auto& number = m_source.field.player(contest.opponent).number;
            if (m_source.field.reasonNotCounted(m_at, contest) || !number)
                continue;
            addTerm(&m_trace, m_source.tournament, contest, *number);
            known.sum += *number;
            ++known.count;
        }
        return known;
    }

    /// The H with which the iteration began.
    void writeAdvance()
    {
        // RULE: INGO B III 3
        if (!m_player.advance || m_source.field.steps() <= 2)
            return;
        begin(Quantity::StartValue, "B III 3");
        const Numbers known = addKnownOpponents();
        m_trace.finish(*m_player.advance, kInAdvance, Op::RatingSum, known.sum, Op::PercentDifference,
                       m_player.percentDifference, Op::NumberCount, known.count);
    }

    void writeLevel()
    {
        if (m_source.field.sharesGeneralLevel(m_at)) {
            writeGeneralLevel();
            return;
        }
        bool isLimited = false;
        bool isRepeated = false;
        double sum = 0;
        begin(Quantity::Level, m_player.number ? "B III 1" : "B III 3");
        for (const Contest& contest : m_source.contests.of(m_at)) {
            if (m_source.field.reasonNotCounted(m_at, contest))
                continue;
            const double number = m_source.field.numberAgainst(m_at, contest);
            isLimited = isLimited || number != m_source.field.numberOf(contest.opponent);
            isRepeated = isRepeated || !m_source.field.player(contest.opponent).number;
            sum += number;
            addTerm(&m_trace, m_source.tournament, contest, number);
        }
        m_trace.add(Op::OldRating, m_player.number, Op::RatingSum, sum, Op::PercentDifference,
                    m_player.percentDifference, Op::NumberCount, m_player.games + (m_player.number ? 1 : 0),
                    Op::StepCount, m_source.field.steps(), Op::DegreeLimit, m_source.parameters.degreeLimit);
        m_trace.explain(m_player.number ? kOwnLevel : kNewcomerLevel);
        if (!m_player.number && isRepeated)
            m_trace.explain(kRepeated);
        if (isLimited)
            m_trace.explain(kLimited);
        m_trace.finish(m_player.level);
    }

    /// One level for all (B I, B II).
    void writeGeneralLevel()
    {
        double differences = 0;
        int newcomers = 0;
        int count = 0;
        for (std::size_t at = 0; at < m_source.field.size(); ++at) {
            const Player& player = m_source.field.player(at);
            if (!m_source.field.sharesGeneralLevel(at))
                continue;
            count += player.number ? 1 : 0;
            newcomers += player.number ? 0 : 1;
            differences += player.number ? 0 : player.percentDifference;
        }
        begin(Quantity::Level, newcomers > 0 ? "B II" : "B I");
        const Numbers known = addKnownOpponents();
        m_trace.finish(m_player.level,
                       !m_player.number ? kGeneralLevelOfNewcomer
                       : newcomers > 0  ? kGeneralLevelWithNewcomers
                                        : kGeneralLevel,
                       Op::OldRating, m_player.number, Op::RatingSum, known.sum, Op::PercentDifferenceSum,
                       differences, Op::NumberCount, count);
    }

    void writePerformance()
    {
        tell(Quantity::Performance, "A", m_player.performance, kPerformance, Op::Level, m_player.level,
             Op::PercentDifference, m_player.percentDifference);
    }

    void writeNewRating()
    {
        const NewRatingCase facts = factsOf(m_source, m_at);
        const auto rated = newRating(facts, m_source.parameters);
        const bool isFirst = m_result.group == Group::First;
        begin(isFirst ? Quantity::FirstRating : Quantity::NewRating, rated               ? rated->clause
                                                                     : isMatch(m_source) ? "C V"
                                                                                         : "C IV");
        m_trace.add(Op::OldRating, m_result.oldRating, Op::Games, m_result.games, Op::Performance,
                    m_player.performance);
        if (!rated) {
            m_trace.finish(*m_result.newRating, kTooFewGames, Op::GamesNeeded,
                           m_source.parameters.gamesNeeded(isMatch(m_source)));
            return;
        }
        m_trace.add(Op::OldWeight, rated->oldWeight, Op::PerformanceWeight, rated->performanceWeight,
                    Op::WeightSum, rated->oldWeight + rated->performanceWeight, Op::LargestChange,
                    rated->largestChange, Op::Age, facts.age, Op::Margin, m_source.parameters.youthMargin,
                    Op::Unrounded, rated->unrounded);
        m_trace.explain(*rated->explanation);
        if (rated->largestChange && std::fabs(rated->value - rated->unrounded) > 0.5 + kIterationTolerance)
            m_trace.explain(kChangeLimited);
        m_trace.finish(rated->value);
        tell(Quantity::NewIndex, "C I", rated->index, kIndex);
    }

    const Source& m_source;
    std::size_t m_at;
    const Player& m_player;
    const ParticipantEvaluation& m_result;
    Arithmetic m_arithmetic;
    Trace& m_trace;
};

} // namespace

ParticipantEvaluation evaluateParticipant(const Source& source, std::size_t at)
{
    const Participant& participant = participantOf(source, at);
    const Player& player = source.field.player(at);
    ParticipantEvaluation result{.number = participant.number};
    const NewRatingCase facts = factsOf(source, at);
    if (facts.age)
        result.ageGroup = *facts.age <= source.parameters.youthUntil ? AgeGroup::Youth : AgeGroup::Adult;
    result.oldRating = facts.oldRating;
    if (facts.oldRating)
        result.oldIndex = facts.index;
    result.newRating = result.oldRating;
    result.newIndex = result.oldIndex;
    result.games = player.games;
    result.score = Score::fromHalfPoints(player.halfPoints);
    if (player.hasPerformance) {
        result.level = player.level;
        result.percentDifference = player.percentDifference;
        result.performance = player.performance;
        result.startValue = player.advance;
        if (!player.number)
            result.iterationValue = player.performance;
    }
    if (const auto rated = newRating(facts, source.parameters)) {
        result.newRating = rated->value;
        result.newIndex = rated->index;
        result.recorded = true;
        // RULE: INGO C II
        if (player.extreme && rated->index == 1)
            result.bound = player.halfPoints > 0 ? RatingBound::OrBetter : RatingBound::OrWorse;
    }
    result.group = result.oldRating ? Group::Established : result.newRating ? Group::First : Group::Residual;
    result.details = detailsOf(source, at);
    return result;
}

void askForConsent(const Source& source, std::size_t at, Evaluation& result)
{
    const NewRatingCase facts = factsOf(source, at);
    if (isConsentPossible(facts, source.parameters))
        addFinding(result, FindingCode::ConsentPossible, "C III",
                   {std::to_string(*facts.oldRating), std::to_string(std::lround(facts.performance))},
                   {.participant = participantOf(source, at).number, .field = FindingField::Rating});
}

void traceParticipant(const Source& source, std::size_t at, const ParticipantEvaluation& result,
                      Arithmetic arithmetic, Trace& trace)
{
    Report(source, at, result, arithmetic, trace).write();
}

} // namespace zahlmeister::engine::ingo1960
