// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/whatif.h"

namespace zahlmeister::ui {

/// @brief What a what-if changes for everybody: the new rating as it is, as it would be, and the difference.
class WhatIfModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns of the comparison.
    enum Column { Name, Real, Tried, Difference, ColumnCount };

    /// @param whatIf must outlive the model
    explicit WhatIfModel(const app::WhatIf& whatIf, QObject* parent = nullptr);

    /// @brief Participants whose new rating differs, those included who came or left.
    [[nodiscard]] int changedCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// @brief The numbers are new.
    void updated();

private:
    struct Line {
        engine::ParticipantNumber number;
        QString name;
        std::optional<int> real = {};
        std::optional<int> tried = {};
        bool operator==(const Line&) const = default;
    };

    [[nodiscard]] std::vector<Line> collect() const;
    void follow();

    const app::WhatIf& m_whatIf;
    std::vector<Line> m_lines;
};

} // namespace zahlmeister::ui
