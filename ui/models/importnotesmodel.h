// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "app/notes/importnote.h"

namespace zahlmeister::ui {

/// @brief What a reader noticed about a file: sign, place, sentence; refusals first, then doubts.
class ImportNotesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief From left to right.
    enum Column { SignColumn, PlaceColumn, TextColumn, ColumnCount };

    explicit ImportNotesModel(QObject* parent = nullptr);

    void setNotes(std::vector<app::ImportNote> notes);

    [[nodiscard]] const std::vector<app::ImportNote>& notes() const { return m_notes; }

    /// @brief All lines as text for a mail.
    [[nodiscard]] QString copyText() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<app::ImportNote> m_notes;
};

} // namespace zahlmeister::ui
