// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>

#include "app/chronicle/chronicle.h"
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

/// @brief What may be published on a day.
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

private:
    std::map<const PersonHistory*, UnnamedKind> m_unnamed;
    engine::Date m_published;
};

} // namespace zahlmeister::app
