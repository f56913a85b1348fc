// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/day.h"

/// An archive beside a work file with the same tournaments: what is read of both has to be the same.
namespace zahlmeister::tests {

/// @brief The tournaments of two clubs that visit each other; some players are known by their names alone,
/// some leave, and one tournament has guests with other ratings.
inline std::vector<engine::Tournament> twoClubs(int years)
{
    std::vector<engine::Tournament> all = clubHistory({.members = 16, .years = years, .firstYear = 2024});
    for (engine::Tournament& one :
         clubHistory({.seed = 2, .club = "C0622", .members = 16, .years = years, .firstYear = 2024}))
        all.push_back(std::move(one));
    std::ranges::reverse(all[4].participants); // with their numbers
    for (engine::Tournament& one : all) {
        for (engine::Participant& participant : one.participants) {
            const std::size_t kind = std::hash<std::string>()(participant.name) % 7;
            participant.sex = kind % 2 == 0 ? engine::Sex::Female : engine::Sex::Male;
            if (kind == 0)
                participant.personId.clear();
            if (kind == 1 && one.header.end > day(2025, 6, 1)) {
                participant.member = false;
                participant.memberUntil = day(2025, 6, 1);
            }
            if (kind == 2 && one.header.end > day(2025, 9, 1))
                participant.clubName = "Umbenannt";
            if (kind == 3 && !participant.rating) {
                participant.rating = engine::Rating(2100);
                participant.ratingSource = engine::RatingSource::Fide;
                participant.index.reset();
            }
        }
    }
    return all;
}

/// @brief Adjustments of every kind, in the years of twoClubs().
inline std::vector<engine::Adjustment> someAdjustments()
{
    const auto formula = [](double factor, double summand) {
        return *engine::Conversion::of({{0, 1500, 1, 25}, {1500, std::nullopt, factor, summand}});
    };
    return {{.id = "all", .day = day(2024, 9, 1), .formula = formula(1, 40), .reason = "a"},
            {.id = "region",
             .day = day(2025, 3, 1),
             .formula = formula(0.9, 170),
             .region = "C06",
             .reason = "b"},
            {.id = "young",
             .day = day(2025, 5, 31),
             .formula = formula(1, -30),
             .ages = engine::AgeGroup::Youth,
             .raisesIndex = false,
             .reason = "c"}};
}

/// @brief What an archive has, as a work file would have it: with the ids that the archive gives.
class Mirror {
public:
    /// @brief Publishes a tournament, or its removal.
    void publish(app::Archive& archive, std::size_t at, const std::optional<app::ChronicleTournament>& one)
    {
        There& there = m_there[at];
        if (there.revision == 0)
            there.id = engine::TournamentId(static_cast<std::int64_t>(m_there.size()));
        const auto linked = one ? std::optional(withLinks(at, *one)) : std::nullopt;
        const auto done = archive.publish(publicationOf(std::int64_t(at), there.revision, linked));
        QVERIFY2(done.has_value() && done->state != app::PublicationOutcome::State::Conflict, "published");
        there.revision = done->revision;
        if (one)
            there.last = linked;
        there.isRemoved = !one;
    }
    /// @brief Adjusts ratings as the archive does.
    void adjust(std::vector<engine::Adjustment> adjustments)
    {
        m_rules = std::make_shared<const engine::RuleCatalog>(
            app::shippedRules().withAdjustments(std::move(adjustments)));
    }

    /// @brief As it was published last.
    [[nodiscard]] const app::ChronicleTournament& last(std::size_t at) const { return *m_there.at(at).last; }

    /// @brief Computed anew, as its chronicle shows it.
    [[nodiscard]] app::Chronicle chronicle() const
    {
        app::ChronicleTournaments tournaments;
        app::ChronicleTournaments removed;
        for (const auto& [at, there] : m_there) {
            app::ChronicleTournament one = *there.last;
            one.id = there.id;
            one.uuid = uuidOf(std::int64_t(at)).toStdString();
            // The archive settles nothing: what came in without an origin is from a file.
            for (engine::Participant& participant : one.tournament.participants) {
                if (!participant.origin)
                    participant.origin = engine::EntryOrigin::File;
                participant.enteredLevel = "of its tournament";
            }
            (there.isRemoved ? removed : tournaments)
                .push_back(std::make_shared<const app::ChronicleTournament>(std::move(one)));
        }
        const app::Recalculation done = app::recalculate(tournaments, *m_rules, {}, removed);
        app::ChronicleTournaments computed;
        for (const auto& source : tournaments) {
            app::ChronicleTournament one = *source;
            for (const app::RecalculatedTournament& changed : done.tournaments) {
                for (const app::RecalculatedParticipant& change : changed.changes) {
                    if (changed.id == one.id)
                        app::putEntry(one.tournament.participants[*one.tournament.indexOf(change.number)],
                                      change.entryAfter);
                }
            }
            computed.push_back(std::make_shared<const app::ChronicleTournament>(std::move(one)));
        }
        return app::chronicleOf(std::move(computed), m_rules);
    }

private:
    /// Who is not linked yet is linked as a work file does it.
    [[nodiscard]] app::ChronicleTournament withLinks(std::size_t at, app::ChronicleTournament one) const
    {
        app::ChronicleTournaments others;
        for (const auto& [other, there] : m_there) {
            if (other != at && there.last)
                others.push_back(known(*there.last, there.id, other));
        }
        return linked(*known(std::move(one), m_there.at(at).id, at), std::move(others));
    }

    struct There {
        engine::TournamentId id = engine::TournamentId(0);
        int revision = 0;
        std::optional<app::ChronicleTournament> last = {};
        bool isRemoved = false;
    };
    std::map<std::size_t, There> m_there;
    std::shared_ptr<const engine::RuleCatalog> m_rules = app::shippedRulesShared();
};

} // namespace zahlmeister::tests
