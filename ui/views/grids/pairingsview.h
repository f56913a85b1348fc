// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"
#include "ui/views/grids/gridview.h"

namespace zahlmeister::ui {

class PairingDelegate;
class PairingsModel;
class TableHead;

/// @brief What the lists of one round have in common: look, widths, clipboard, results that one key puts.
class PairingsView : public GridView {
    Q_OBJECT

public:
    void moveToFirstOpen() override;
    void copy() const override;
    void paste() override { Q_EMIT pasteRequested(); }

Q_SIGNALS:
    /// @brief What is in the clipboard is to be read.
    void pasteRequested();
    /// @brief The user wants to type into the line above the list.
    void entryRequested();

protected:
    /// @param model must outlive the view
    PairingsView(PairingsModel& model, QWidget* parent);

    /// @brief Width that a player needs, with his number and whatever stands beside him.
    [[nodiscard]] virtual int playerWidth(const QFontMetrics& text) const = 0;

    /// @brief The widest text of the column of results.
    [[nodiscard]] virtual QString widestResult() const = 0;

    /// @brief The most that a name may take of playerWidth().
    [[nodiscard]] int widestName() const;

    [[nodiscard]] PairingDelegate& delegate() const { return *m_delegate; }

    /// @brief Exchanges the colours of the game under the cursor.
    void swapColours();

    bool handleEditKey(const QKeyEvent& event) override;
    void updateMetrics() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool m_hasOtherNames = false; ///< than those that were measured
    PairingsModel& m_model;
    PairingDelegate* m_delegate;
    TableHead* m_head;
};

} // namespace zahlmeister::ui
