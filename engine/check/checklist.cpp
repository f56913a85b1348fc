// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/checklist.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/model/positions.h"

namespace zahlmeister::engine {

namespace {

std::vector<Sides> sidesOf(const Tournament& tournament)
{
    const ParticipantPositions positions(tournament.participants);
    std::vector<Sides> sides;
    sides.reserve(tournament.games.size());
    for (const Game& game : tournament.games)
        sides.push_back({positions.of(game.white).value_or(Sides::kNobody),
                         positions.of(game.black).value_or(Sides::kNobody)});
    return sides;
}

} // namespace

Checklist::Checklist(const Tournament& tournament, const RuleChoice& choice, const Evaluation* evaluation,
                     std::optional<Date> today)
    : m_tournament(tournament),
      m_choice(choice),
      m_evaluation(evaluation),
      m_today(today),
      m_system(descriptionOf(*choice.version)),
      m_conditions(TournamentConditions::from(*choice.version).value_or(TournamentConditions())),
      m_sides(sidesOf(tournament))
{
}

int Checklist::performanceFarOff() const
{
    return m_system ? m_system->performanceFarOff : SystemDescription().performanceFarOff;
}

bool Checklist::isHigherBetter() const
{
    return !m_system || !m_system->lowerIsBetter;
}

bool Checklist::asks(FindingCode code) const
{
    return m_system && asksFor(*m_system, code);
}

void Checklist::add(FindingCode code, FindingLevel level, const FindingPlace& place,
                    std::vector<std::string> args)
{
    m_findings.push_back(
        {code, level, place, m_system ? findingClauseOf(*m_system, code) : "", std::move(args)});
}

void Checklist::add(FindingCode code, FindingField field, std::vector<std::string> args)
{
    add(code, kindOf(code).level, FindingPlace{.field = field}, std::move(args));
}

void Checklist::add(const Participant& participant, FindingCode code, FindingField field,
                    std::vector<std::string> args)
{
    add(participant, code, kindOf(code).level, field, std::move(args));
}

void Checklist::add(const Participant& participant, FindingCode code, FindingLevel level, FindingField field,
                    std::vector<std::string> args)
{
    add(code, level, FindingPlace{.participant = participant.number, .field = field}, std::move(args));
}

void Checklist::add(std::size_t game, FindingCode code, FindingField field, std::vector<std::string> args,
                    std::optional<ParticipantNumber> who)
{
    add(code, kindOf(code).level, FindingPlace{who, m_tournament.games[game].id, game, field},
        std::move(args));
}

void Checklist::addIfAsked(FindingCode code, FindingField field, std::vector<std::string> args)
{
    if (asks(code))
        add(code, field, std::move(args));
}

void Checklist::addIfAsked(const Participant& participant, FindingCode code, FindingField field,
                           std::vector<std::string> args)
{
    if (asks(code))
        add(participant, code, field, std::move(args));
}

void Checklist::add(const std::vector<Finding>& findings)
{
    m_findings.insert(m_findings.end(), findings.begin(), findings.end());
}

void Checklist::addIfTooLong(const std::string& text, const FindingPlace& place)
{
    // Bytes first: this is asked of every text at every keystroke.
    if (const std::size_t size = text.size() <= kLongestText ? 0 : characterCount(text);
        size > kLongestText) {
        add(FindingCode::TextTooLong, kindOf(FindingCode::TextTooLong).level, place,
            {std::to_string(size), std::to_string(kLongestText)});
    }
}

std::string listed(const std::set<std::string>& texts)
{
    std::string row;
    for (const std::string& text : texts)
        row += (row.empty() ? "" : ", ") + text;
    return row;
}

std::vector<Finding> Checklist::take()
{
    const auto rank = [](const FindingPlace& place) { return place.game ? 2 : place.participant ? 1 : 0; };
    std::ranges::stable_sort(m_findings, {}, [&](const Finding& finding) {
        return std::tuple(finding.level, rank(finding.place));
    });
    return std::move(m_findings);
}

} // namespace zahlmeister::engine
