// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notes/importnote.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief What a reader noticed about a file: sign, place, sentence; refusals first, then doubts.
class ImportNotesModel : public ColumnsModel<app::ImportNote> {
    Q_OBJECT

public:
    /// @brief From left to right.
    enum Column { SignColumn, PlaceColumn, TextColumn };

    explicit ImportNotesModel(QObject* parent = nullptr);

    void setNotes(std::vector<app::ImportNote> notes);

    /// @brief All lines as text for a mail.
    [[nodiscard]] QString copyText() const;
};

} // namespace zahlmeister::ui
