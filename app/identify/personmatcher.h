// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/identify/persondirectory.h"
#include "app/identify/personevidence.h"
#include "app/identify/personmatch.h"

namespace zahlmeister::app {

/// @brief Finds the person behind a participant: candidates with reasons, and a decision when the evidence is
/// unique and strong.
///
/// Evidence is weighed as in Fellegi and Sunter, A Theory for Record Linkage (1969): each agreement by how
/// rarely it happens by chance, so that a rare name says more than a frequent one. What is taken without
/// asking is decided by rules, not by weight: see decidedWithoutAsking().
class PersonMatcher {
public:
    /// @param persons must outlive the matcher
    explicit PersonMatcher(const PersonDirectory& persons);

    /// @brief Matches one participant.
    /// @param remembered the person whom the referee chose for this spelling in this club before
    [[nodiscard]] PersonMatch match(const engine::Participant& participant,
                                    const std::optional<PersonKey>& remembered = {}) const;

private:
    [[nodiscard]] MatchSubject subjectOf(const engine::Participant& participant) const;
    [[nodiscard]] NameRarity rarityOf(const ListPerson& row) const;

    NameShelves m_shelves;
    const PersonDirectory& m_persons;
};

/// @brief Whether two rows are the same person's. Names and years are not enough: twins and namesakes have
/// them, too.
[[nodiscard]] bool isOnePersons(const KnownRow& one, const KnownRow& other);

/// @brief A candidate with the evidence behind it.
struct WeighedPerson {
    std::vector<KnownRow> rows; ///< of one person; the row that fits best first
    Evidence evidence;
    int score = 0;
    NameRarity rarity;
};

/// @brief The rule by which the first of the persons is taken without asking; nothing when the referee must
/// decide.
///
/// Nothing may contradict the person, and nobody else may be meant as well. Then there must be an id and a
/// name that can be his, or the name, the birth year and the club, or the name and a rating that agrees to
/// the point with year or club; a name and a year alone only if the name is so rare that nobody else could
/// bear it. Year and name without more are not enough, nor are club and name: fathers, sons and namesakes
/// share them.
/// @param persons the likeliest first
[[nodiscard]] std::optional<DecisionRule> decidedWithoutAsking(std::span<const WeighedPerson> persons);

} // namespace zahlmeister::app
