// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/identify/personsource.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief What a participant tells of the person, as lists have it: name, club, member number, ids, sex and
/// year of birth.
[[nodiscard]] ListPerson listPersonOf(const engine::Participant& participant);

/// @brief A person whom the work file knows.
struct OwnPerson {
    ListPerson values;                         ///< its row means nothing
    bool isEntered = false;                    ///< by the referee's hand
    std::optional<LastPlayed> lastPlayed = {}; ///< of the chronicle
    std::string level = {}; ///< id of the rule version on whose level his DWZ is; empty: as it stands
    std::optional<engine::Date> since = {}; ///< end of the tournament that left him with it; nothing: typed

    /// @brief Whether he is proposed unasked: who only took part once under some name is not vouched for.
    [[nodiscard]] bool isVouchedFor() const;
};

/// @brief An entry on the level of other rules.
/// @param level id of the rule version on whose level it is; empty or unknown: it is taken as it stands
/// @return nothing when it would have to be converted backwards, for which there is no rule
/// @source document 000, Anhang 4
[[nodiscard]] std::optional<Entry> onLevelOf(const engine::RuleVersion& to, const Entry& entry,
                                             const std::string& level, const engine::RuleCatalog& rules);

/// @brief The persons of a work file, indexed for search and matching: who took part in a tournament, and who
/// was entered by hand. Immutable; may be read by several threads.
class OwnPersons : public PersonSource {
public:
    /// @param rules by which ratings are converted; nullptr: they stay as they are
    explicit OwnPersons(std::vector<OwnPerson> persons,
                        std::shared_ptr<const engine::RuleCatalog> rules = {});

    /// @brief Reads a work file: the persons of its chronicle with their ratings and last tournaments, those
    /// who were entered by hand and have not played, then everybody else who took part in a tournament that
    /// is not removed (what has no end is not in the chronicle), the latest values of each. Of a rating by
    /// hand and that of the last tournament the one of the higher index counts. Text-only participants and
    /// computers are left out (document 000, 3.4.3).
    /// @param chronicle of the file; may be older than its last edits
    /// @param open the tournament whose participants are looked for: it is no evidence for itself
    /// @param rules as for the constructor
    /// @return Error::StorageFailure, DamagedWorkFile
    [[nodiscard]] static Result<std::shared_ptr<const OwnPersons>>
    read(WorkFile& file, const Chronicle& chronicle = {}, std::optional<engine::TournamentId> open = {},
         std::shared_ptr<const engine::RuleCatalog> rules = {});

    /// @brief Everybody to be searched; to be matched who is vouched for.
    void addTo(NameShelves& shelves, Purpose purpose) const override;

    /// @brief A person with his rating on the level of the tournament's rules, adjusted as the chain does it;
    /// without one when it is that of
    /// later rules.
    /// @param ref its id is the position in the list given
    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const override;

private:
    [[nodiscard]] std::shared_ptr<const NameIndex> build(bool vouchedForOnly) const;

    std::vector<OwnPerson> m_persons;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    std::shared_ptr<const NameIndex> m_everybody;
    std::shared_ptr<const NameIndex> m_vouchedFor;
};

} // namespace zahlmeister::app
