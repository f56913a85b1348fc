// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/identify/fieldidentification.h"
#include "ui/text/identitytext.h"

namespace zahlmeister::ui {

/// @brief All participants of a tournament with the signs of their identities, one below the other.
class IdentityListModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the name.
    enum Role {
        NumberRole = Qt::UserRole,
        SignRole, ///< `✓ ! ? ✕ N T C →`
        TintRole, ///< of the sign, int of ColorRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// @brief Shows a field as it is known now; rows stay where they are as long as the participants do.
    void setField(const engine::Tournament& tournament, const app::FieldIdentification& field);

    /// @return -1 when there is no such participant
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;
    /// @pre 0 <= row < rowCount()
    [[nodiscard]] engine::ParticipantNumber numberAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        engine::ParticipantNumber number;
        QString name;
        IdentitySign sign;
        QString sentence;

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> m_lines;
};

} // namespace zahlmeister::ui
