// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/store/unnamedpersons.h"

class QWidget;

namespace zahlmeister::ui {

class MessageBar;
class PlayerCardPage;
class SheetPrinting;

/// @brief Puts a player card on paper, or into a PDF file.
class CardOutput : public QObject {
    Q_OBJECT

public:
    /// @param window owner of this, and of what asks for a file or a printer
    /// @param messages say what became of it; must outlive this
    CardOutput(QWidget& window, MessageBar& messages);

    /// @param card with a person on show
    /// @param unnamed who is not to be named
    void print(const PlayerCardPage& card, const std::vector<app::UnnamedPerson>& unnamed);
    void savePdf(const PlayerCardPage& card, const std::vector<app::UnnamedPerson>& unnamed);

private:
    QWidget& m_window;
    MessageBar& m_messages;
    SheetPrinting* m_printing;
};

} // namespace zahlmeister::ui
