// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <vector>

#include <QObject>

#include "ui/entry/participantfields.h"

class QMenu;
class QTableView;

namespace zahlmeister::engine {
struct Tournament;
}

namespace zahlmeister::ui {

/// @brief Which columns of the participants are shown: those that the tournament has something for, unless
/// the user chose differently; that is remembered.
class ParticipantColumns : public QObject {
    Q_OBJECT

public:
    /// @param view of a ParticipantsModel; owns this
    explicit ParticipantColumns(QTableView& view);

    /// @brief Shows and hides columns for a tournament.
    void follow(const engine::Tournament& tournament);

    /// @brief Shows a field that something leads to, until other columns are chosen.
    void reveal(ParticipantField field);

    /// @brief Adds the menu *Columns*.
    void addTo(QMenu& menu);

    /// @brief Whether the user does not want to see a field; nothing is typed into it or pasted over it.
    [[nodiscard]] bool isUnwanted(ParticipantField field) const;

    /// @brief The fields from one on, without those that the user does not want.
    [[nodiscard]] std::vector<ParticipantField> fieldsFrom(ParticipantField first) const;

Q_SIGNALS:
    /// @brief Other columns are shown.
    void changed();

private:
    void choose(ParticipantField field, bool isShown);
    void show();

    QTableView& m_view;
    std::map<ParticipantField, bool>
        m_needed; ///< by the tournament; fields that every one needs are left out
    std::map<ParticipantField, bool> m_chosen; ///< by the user
    std::set<ParticipantField> m_revealed;
};

} // namespace zahlmeister::ui
