// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>

#include "ui/print/sheetlayout.h"

class QWidget;

namespace zahlmeister::ui {

class MessageBar;
class PrinterRun;

/// @brief Prints sheets from a window with a message bar, which says how it ended; one job at a time.
class SheetPrinting : public QObject {
    Q_OBJECT

public:
    /// @param window owner of this; may be closed while the printer is chosen
    SheetPrinting(QWidget& window, MessageBar& messages);
    ~SheetPrinting() override;

    /// @brief Whether a printer is being chosen, or a job is on its way.
    [[nodiscard]] bool isBusy() const { return m_isAsking || m_run; }

    /// @brief Whether a job is on its way; not while a printer is being chosen.
    [[nodiscard]] bool isPrinting() const { return m_run != nullptr; }

    /// @brief Asks for a printer and begins; does nothing while it is busy.
    /// @param begins asked when a printer was chosen; false prints nothing
    void print(
        const std::shared_ptr<const SheetLayout>& layout,
        const std::function<bool()>& begins = [] { return true; });

    /// @brief Ends the job that is on its way.
    void cancel();

Q_SIGNALS:
    /// @brief So many of so many pages were sent.
    void progressed(int pages, int total);
    /// @brief A job began, or it is over.
    void busyChanged(bool isBusy);

private:
    QWidget& m_window;
    MessageBar& m_messages;
    std::unique_ptr<PrinterRun> m_run;
    bool m_isAsking = false;
};

} // namespace zahlmeister::ui
