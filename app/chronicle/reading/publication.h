// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/chronicle/seats.h"
#include "app/store/unnamedpersons.h"

/// Who may be named where in what is published: the one place that lists, cards, exports, statistics and the
/// search for persons ask. Birth dates are in nothing that is published, nor are birth years: document 000
/// has neither in 6.5.2.1 nor in Anhang 3.1.11, which name the age group only.
namespace zahlmeister::app {

/// @brief How a person may appear in what is published on a day.
enum class PublishedAs {
    Named,     ///< a member: listed, by his name
    Textual,   ///< no member, or none any more: named where he played, in no list (3.4.3, 4.1.1)
    Withheld,  ///< he objected: nowhere (1.3, 6.5)
    Anonymous, ///< made anonymous: where he played, without his name (4.1.1)
};

/// @brief Whether somebody is a member on a day, as he was known in a tournament.
/// @source document 000, 4.1.1
[[nodiscard]] bool isMemberOn(const engine::Participant& known, engine::Date day);

/// @brief What may be published on a day.
///
/// It is asked about whatever leaves the referee's desk as a file or on paper for people to read: lists,
/// sheets, exports, cards, charts, statistics, the impact of a recalculation.
///
/// The desk itself names everybody, since who evaluates must know whom (6.4.1): the window, what the command
/// line answers as text or JSON about persons, and the clipboard. A copy says what the window says, for it
/// can be pasted back, where a name that is missing would be lost; and it is published by nobody but him who
/// pastes it elsewhere (4.1.1 and 6.5 are about publications). Where the window marks who is not to be
/// named, the copy has the mark.
///
/// What is handed in to the federation, and what carries a tournament from one referee's program to another,
/// keeps all names: 6.1.2.2 and 6.1.2.3 ask for them, and making somebody anonymous is the federation's own
/// act (4.1.1: at the request of the person).
class PublicationFilter {
public:
    /// @param chronicle must outlive this
    /// @param unnamed of its work file; those whose seat is not there any more say nothing
    /// @param published day of the publication: who was a member when he played may have left since
    PublicationFilter(const Chronicle& chronicle, std::span<const UnnamedPerson> unnamed,
                      engine::Date published);

    /// @brief How one of the chronicle's persons appears.
    /// @source document 000, 1.3, 3.4.3, 4.1.1, 6.5
    [[nodiscard]] PublishedAs of(const PersonHistory& person) const;

    /// @brief Whether his name may stand where he played: on cards of others, in statistics, among those whom
    /// a search offers.
    [[nodiscard]] bool isNamed(const PersonHistory& person) const;

    /// @brief Whether a list may have the rating that a participation left him with. Other systems than the
    /// DWZ list players without regard to clubs.
    [[nodiscard]] bool isListed(const PersonHistory& person, const Participation& last) const;

    /// @brief Whether he is a member on the day of the publication, as far as the tournaments tell. Only who
    /// is none may be made anonymous (4.1.1).
    [[nodiscard]] bool isMember(const PersonHistory& person) const;

    /// @brief The same by a seat: also where a tournament has no place in the chronicle.
    [[nodiscard]] bool isNamed(engine::TournamentId tournament, const engine::Participant& participant) const;

    /// @brief Whether nothing was noted about anybody, so that everybody is named.
    [[nodiscard]] bool namesEverybody() const { return m_noted.empty(); }

private:
    std::vector<UnnamedPerson> m_noted;
    std::optional<Seats> m_seats; ///< when somebody is noted
    std::map<const PersonHistory*, UnnamedKind> m_unnamed;
    engine::Date m_published;
};

} // namespace zahlmeister::app
