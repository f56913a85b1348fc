// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/submission/checklist.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <string_view>
#include <utility>

#include "app/check/acceptance.h"
#include "app/check/readiness.h"
#include "app/formats/dsbxml/dsbxml.h"
#include "app/submission/organisation.h"
#include "engine/check/check.h"
#include "engine/league/leaguestatistics.h"

namespace zahlmeister::app {

using engine::Finding;
using engine::FindingField;
using engine::FindingLevel;
using engine::FindingPlace;
using engine::Participant;
using engine::Tournament;

namespace {

constexpr std::array<std::pair<std::string_view, FindingField>, 7> kFields{{
    {"name", FindingField::Name},
    {"place", FindingField::Place},
    {"time_control", FindingField::TimeControl},
    {"mode", FindingField::Mode},
    {"start", FindingField::Start},
    {"end", FindingField::End},
    {"birth_year", FindingField::BirthYear},
}};

/// Fills the check-list, item by item.
class Checker {
public:
    Checker(const Tournament& tournament, const std::vector<Finding>& findings,
            const std::vector<RecalculatedParticipant>& entries)
        : m_tournament(tournament), m_findings(findings), m_entries(entries)
    {
    }

    std::vector<ChecklistEntry> run()
    {
        return {errors(),  reportData(), results(),  identification(),
                entries(), warnings(),   deadline(), recipient()};
    }

private:
    [[nodiscard]] ChecklistEntry findingsOf(ChecklistItem item, FindingLevel level,
                                            ChecklistState state) const
    {
        ChecklistEntry entry{item};
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            const Finding& finding = m_findings[i];
            if (finding.level == level && !acceptanceOf(finding, m_tournament))
                entry.details.push_back({i, {}, finding.place});
        }
        if (!entry.details.empty())
            entry.state = state;
        return entry;
    }

    [[nodiscard]] ChecklistEntry errors() const
    {
        return findingsOf(ChecklistItem::Errors, FindingLevel::Error, ChecklistState::Blocked);
    }

    [[nodiscard]] ChecklistEntry warnings() const
    {
        return findingsOf(ChecklistItem::Warnings, FindingLevel::Warning, ChecklistState::Attention);
    }

    [[nodiscard]] ChecklistEntry reportData() const
    {
        ChecklistEntry entry{ChecklistItem::ReportData};
        for (const ImportNote& note : dsbReportDefects(engine::withoutIdle(m_tournament))) {
            const FindingPlace place = placeOfDefect(note);
            // What the check calls an error already is not said twice.
            const bool isKnown = std::ranges::any_of(m_findings, [&](const Finding& finding) {
                return finding.level == FindingLevel::Error &&
                       finding.place.participant == place.participant && finding.place.field == place.field &&
                       place.field != FindingField::None;
            });
            if (!isKnown)
                entry.details.push_back({{}, note, place});
        }
        if (!entry.details.empty())
            entry.state = ChecklistState::Blocked;
        // The schema of the report wants a round and a colour of every game; nobody has typed them.
        const auto unknown =
            std::ranges::find(m_findings, engine::FindingCode::RoundsUnknown, &Finding::code);
        if (unknown != m_findings.end())
            entry.details.push_back(
                {static_cast<std::size_t>(unknown - m_findings.begin()), {}, unknown->place});
        return entry;
    }

    [[nodiscard]] ChecklistEntry results() const
    {
        ChecklistEntry entry = countedOf(ChecklistItem::Results, enteredResults(m_tournament, m_findings));
        for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
            const engine::Game& game = m_tournament.games[i];
            if (game.result != engine::kNotPlayed)
                continue;
            entry.details.push_back({{}, {}, {game.white, game.id, i, FindingField::Result}});
        }
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            if (m_findings[i].code == engine::FindingCode::GamesMissing)
                entry.details.push_back({i, {}, m_findings[i].place});
            // Without the mode nobody knows how many games there should be.
            if (m_findings[i].code == engine::FindingCode::ModeMissing) {
                entry.state = ChecklistState::Attention;
                entry.details.push_back({i, {}, m_findings[i].place});
            }
        }
        return entry;
    }

    [[nodiscard]] ChecklistEntry identification() const
    {
        ChecklistEntry entry = countedOf(ChecklistItem::Identification, identifiedParticipants(m_tournament));
        const std::set<engine::ParticipantNumber> idle = engine::withoutGame(m_tournament);
        for (const Participant& participant : m_tournament.participants) {
            if (!participant.computer && !engine::isIdentified(participant) &&
                !idle.contains(participant.number))
                entry.details.push_back(
                    {{}, {}, {.participant = participant.number, .field = FindingField::Name}});
        }
        return entry;
    }

    [[nodiscard]] ChecklistEntry entries() const
    {
        // RULE: WO2026 2.2.3, 3.7
        ChecklistEntry list{ChecklistItem::Entries};
        for (const RecalculatedParticipant& entry : m_entries)
            list.details.push_back(
                {{}, {}, FindingPlace{.participant = entry.number, .field = FindingField::Rating}, entry});
        if (!list.details.empty())
            list.state = ChecklistState::Attention;
        return list;
    }

    /// Of nothing, not all is done.
    static ChecklistEntry countedOf(ChecklistItem item, const Counted& counted)
    {
        const bool isDone = counted.total > 0 && counted.isComplete();
        return {.item = item,
                .state = isDone ? ChecklistState::Done : ChecklistState::Attention,
                .done = counted.done,
                .total = counted.total};
    }

    [[nodiscard]] ChecklistEntry deadline() const
    {
        // RULE: WO2026 6.2
        ChecklistEntry entry{ChecklistItem::Deadline};
        if (!m_tournament.header.end)
            entry.details.push_back({{}, {}, {.field = FindingField::End}});
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            const Finding& finding = m_findings[i];
            if (finding.code == engine::FindingCode::SubmissionLate ||
                finding.code == engine::FindingCode::SubmissionTooLate)
                entry.details.push_back({i, {}, finding.place});
        }
        if (!entry.details.empty())
            entry.state = ChecklistState::Attention;
        return entry;
    }

    [[nodiscard]] ChecklistEntry recipient() const
    {
        ChecklistEntry entry{ChecklistItem::Recipient};
        if (!organisationOf(m_tournament.header.level)) {
            entry.state = ChecklistState::Attention;
            entry.details.push_back({{}, {}, {.field = FindingField::Level}});
        }
        return entry;
    }

    const Tournament& m_tournament;
    const std::vector<Finding>& m_findings;
    const std::vector<RecalculatedParticipant>& m_entries;
};

} // namespace

std::vector<ChecklistEntry> submissionChecklist(const Tournament& tournament,
                                                const std::vector<Finding>& findings,
                                                const std::vector<RecalculatedParticipant>& entries)
{
    return Checker(tournament, findings, entries).run();
}

std::optional<ChecklistEntry> eloReportEntry(const Tournament& tournament, const FideTerms& terms)
{
    if (!terms.isKnown())
        return std::nullopt;
    ChecklistEntry entry{.item = ChecklistItem::EloReport, .terms = terms};
    for (FideContradiction& one : fideContradictions(tournament, TrfEdition::Trf26)) {
        ChecklistDetail detail;
        detail.place.participant = one.number;
        detail.contradiction = std::move(one);
        entry.details.push_back(std::move(detail));
    }
    for (const FideIdRequest& request : fideIdRequests(tournament))
        entry.details.push_back({{}, {}, {.participant = request.number, .field = FindingField::Name}});
    if (!entry.details.empty())
        entry.state = ChecklistState::Attention;
    return entry;
}

bool isSubmittable(const std::vector<ChecklistEntry>& checklist)
{
    return std::ranges::none_of(
        checklist, [](const ChecklistEntry& entry) { return entry.state == ChecklistState::Blocked; });
}

FindingPlace placeOfDefect(const ImportNote& note)
{
    FindingPlace place;
    if (note.code == ImportCode::MissingPart || note.args.empty())
        return place;
    const auto field =
        std::ranges::find(kFields, note.args.front(), &std::pair<std::string_view, FindingField>::first);
    if (field != kFields.end())
        place.field = field->second;
    constexpr std::size_t kWithParticipant = 3; // field, name, number
    if (note.code == ImportCode::MissingValue && note.args.size() == kWithParticipant) {
        int number = 0;
        const std::string& text = note.args.back();
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem == std::errc() && number >= 1)
            place.participant = engine::ParticipantNumber(number);
    }
    return place;
}

} // namespace zahlmeister::app
