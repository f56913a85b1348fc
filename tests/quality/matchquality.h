// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/identify/personmatcher.h"
#include "tests/quality/damagednames.h"

/// How good the matcher is: measured on participants whose identity is known.
namespace zahlmeister::tests {

/// @brief Counts of one kind of damage.
struct MatchCounts {
    int cases = 0;
    int listed = 0;     ///< the person is in the lists
    int first = 0;      ///< of these, at rank 1
    int withinFive = 0; ///< of these, at rank 1 to 5
    int decided = 0;    ///< taken without asking
    int wronglyDecided = 0;
    int calledUnknown = 0; ///< not listed, and nobody offered

    /// @brief Adds the counts of another kind.
    void add(const MatchCounts& other);
};

/// @brief Made-up lists on shelves, and their rows as the matcher's source.
class MatchField : public app::PersonSource {
public:
    /// @param fidePlayers of the world's list
    MatchField(int members, int fidePlayers, std::uint64_t seed);

    [[nodiscard]] std::optional<app::KnownRow> row(app::PersonRef ref,
                                                   const app::TournamentDays& days) const override;

    [[nodiscard]] const DamagedNames& names() const { return *m_names; }
    void addTo(app::NameShelves& shelves, Purpose /*purpose*/) const override { shelves = m_shelves; }

private:
    MadeUpLists m_lists;
    std::unique_ptr<DamagedNames> m_names;
    app::NameShelves m_shelves;
};

/// @brief Matches participants and counts.
class MatchQuality {
public:
    explicit MatchQuality(const MatchField& field);

    /// @brief Matches damaged participants first up to, but not including, last.
    void measureDamaged(int first, int last);
    /// @brief The same without damage.
    void measureUndamaged(int first, int last);

    /// @brief The counts of one kind of damage.
    [[nodiscard]] const MatchCounts& of(Damage damage) const
    {
        return m_counts[static_cast<std::size_t>(damage)];
    }
    /// @brief Sum of all kinds of damage; Damage::None is not in it.
    [[nodiscard]] MatchCounts ofAllDamages() const;

    /// @brief The wrong decisions in words, for whoever improves the matcher.
    [[nodiscard]] const std::vector<std::string>& mistakes() const { return m_mistakes; }
    /// @brief Persons who were not within five, likewise; the first hundred.
    [[nodiscard]] const std::vector<std::string>& misses() const { return m_misses; }

    /// @brief A table of all counts.
    [[nodiscard]] std::string report() const;

private:
    void measure(const DamagedParticipant& written);

    const MatchField& m_field;
    app::PersonDirectory m_directory;
    app::PersonMatcher m_matcher;
    std::array<MatchCounts, kDamages> m_counts{};
    std::vector<std::string> m_mistakes;
    std::vector<std::string> m_misses;
};

} // namespace zahlmeister::tests
