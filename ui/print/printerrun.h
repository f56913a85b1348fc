// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>

#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"
#include "ui/widgets/messagebar.h"

class QPainter;
class QPrinter;
class QWidget;

namespace zahlmeister::ui {

/// @brief Says why no printer can be chosen; nothing when one can. The dialog of Windows comes with a printer
/// or not at all; that of other systems prints into files, too.
/// @param otherwise what can be done without one, a sentence
[[nodiscard]] std::optional<Message> noPrinterMessage(const QString& otherwise);
/// @brief The same for sheets, which can be saved as PDF files.
[[nodiscard]] std::optional<Message> noPrinterMessage();

/// @brief Says what became of a printer's job.
[[nodiscard]] Message printedMessage(bool complete);

/// @brief Sends sheets to a printer, a few pages at a time between the window's events, so that nothing
/// freezes.
class PrinterRun : public QObject {
    Q_OBJECT

public:
    /// @param printer as the print dialog left it: pages, copies, order; paper and margins are set here
    PrinterRun(std::unique_ptr<QPrinter> printer, std::shared_ptr<const SheetLayout> layout,
               QObject* parent = nullptr);
    ~PrinterRun() override;

    /// @brief Asks for a printer.
    /// @param parent of the dialog, which may be gone when it is closed
    /// @return what start() prints; nullptr when the user wants none; as requireSheetFont()
    [[nodiscard]] static Result<std::unique_ptr<PrinterRun>> ask(std::shared_ptr<const SheetLayout> layout,
                                                                 QWidget* parent);

    /// @brief Sets paper, margins and pages of a printer for a layout.
    static void prepare(QPrinter& printer, const SheetLayout& layout);

    /// @brief Begins; the signals tell the rest.
    void start();

    /// @brief Ends the job at the printer; finished(false) follows.
    void cancel();

Q_SIGNALS:
    /// @brief So many of so many pages were sent.
    void progressed(int pages, int total);
    /// @brief The job is with the printer, or it failed or was cancelled.
    void finished(bool complete);

private:
    void sendSome();
    void end(bool complete);

    std::unique_ptr<QPrinter> m_printer;
    std::shared_ptr<const SheetLayout> m_layout;
    std::unique_ptr<QPainter> m_painter; ///< before the printer in destruction: it paints on it
    QTimer m_timer;
    int m_first = 0;
    int m_last = 0;
    int m_next = 0;
};

} // namespace zahlmeister::ui
