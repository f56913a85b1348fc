// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/identify/personsource.h"
#include "app/lists/liststore.h"

namespace zahlmeister::app {

/// @brief The persons of the stored lists.
class ListPersons : public PersonSource {
public:
    /// @param folder of the list store
    /// @param shelves what loadShelves() loaded from it
    /// @param store forThread() opens one; without it there are names, but no rows
    ListPersons(QString folder, NameShelves shelves, std::unique_ptr<const ListStore> store = nullptr);

    [[nodiscard]] std::shared_ptr<const PersonSource> forThread() const override;
    void addTo(NameShelves& shelves, Purpose purpose) const override;
    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const override;
    [[nodiscard]] std::vector<PersonRef> find(const PersonKey& key) const override;
    [[nodiscard]] std::string clubName(const std::string& club) const override;
    [[nodiscard]] MemberList membersAt(engine::Date day) const override;

private:
    QString m_folder;
    NameShelves m_shelves;
    std::unique_ptr<const ListStore> m_store;
};

} // namespace zahlmeister::app
