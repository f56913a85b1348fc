// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QApplication>
#include <QTest>

#include "tests/support/opentournament.h"
#include "ui/models/participantsmodel.h"
#include "ui/views/grids/participantsview.h"
#include "ui/views/participantspage.h"

namespace zahlmeister::tests {

/// @brief The page of participants on screen; keys go where the focus is, as for a person.
struct ParticipantsTable {
    explicit ParticipantsTable(const engine::Tournament& tournament)
        : open(tournament), page(std::make_unique<ui::ParticipantsPage>(open.evaluation()))
    {
        show();
    }
    /// @brief Puts the page on screen, with the focus in the table.
    void show()
    {
        page->resize(1100, 600);
        page->show();
        page->activateWindow();
        (void)QTest::qWaitForWindowActive(page.get());
        view().setFocus();
    }
    /// @brief Ends the program and starts it again.
    void restart()
    {
        page.reset();
        open.reopen();
        page = std::make_unique<ui::ParticipantsPage>(open.evaluation());
        show();
        QTest::qWait(10);
    }
    /// @brief The table.
    [[nodiscard]] ui::ParticipantsView& view() const { return page->table(); }
    /// @brief Where the next key goes.
    static QWidget* focus() { return QApplication::focusWidget(); }
    /// @brief Types a text, letter by letter.
    static void type(const QString& text)
    {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, focus(), Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
    /// @brief Presses one key.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focus(), key, modifiers);
    }
    /// @brief The participants as they are stored.
    [[nodiscard]] const std::vector<engine::Participant>& participants() const
    {
        return open.tournament().participants;
    }
    /// @brief Row and field of the cursor.
    [[nodiscard]] std::pair<int, ui::ParticipantField> at() const
    {
        const auto cell = view().currentIndex();
        return {cell.row(), ui::ParticipantsModel::fieldAt(cell.column())};
    }

    OpenTournament open;                        ///< the tournament behind the page
    std::unique_ptr<ui::ParticipantsPage> page; ///< gone while the program restarts
};

} // namespace zahlmeister::tests
