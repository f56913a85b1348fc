// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printerrun.h"

#include <algorithm>

#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include "engine/base/try.h"
#include "ui/print/sheetfonts.h"
#include "ui/print/sheetpainter.h"

namespace zahlmeister::ui {

namespace {

constexpr int kPagesAtOnce = 5; // some milliseconds

bool canChoosePrinter()
{
#ifdef Q_OS_WIN
    return !QPrinterInfo::availablePrinterNames().isEmpty();
#else
    return true;
#endif
}

} // namespace

std::optional<Message> noPrinterMessage(const QString& otherwise)
{
    if (canChoosePrinter())
        return std::nullopt;
    return Message{Message::Level::Warning,
                   PrinterRun::tr("No printer is set up in Windows.") + u' ' + otherwise};
}

std::optional<Message> noPrinterMessage()
{
    return noPrinterMessage(PrinterRun::tr("The sheets can be saved as a PDF file."));
}

Message printedMessage(bool complete)
{
    return complete ? Message{.text = PrinterRun::tr("Sent to the printer.")}
                    : Message{Message::Level::Warning, PrinterRun::tr("Printing was not completed.")};
}

PrinterRun::PrinterRun(std::unique_ptr<QPrinter> printer, std::shared_ptr<const SheetLayout> layout,
                       QObject* parent)
    : QObject(parent), m_printer(std::move(printer)), m_layout(std::move(layout))
{
    connect(&m_timer, &QTimer::timeout, this, &PrinterRun::sendSome);
}

PrinterRun::~PrinterRun() = default;

void PrinterRun::prepare(QPrinter& printer, const SheetLayout& layout)
{
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageOrientation(layout.orientation);
    printer.setPageMargins(QMarginsF(0, 0, 0, 0));
    printer.setDocName(layout.title);
    printer.setFromTo(1, static_cast<int>(layout.pages.size()));
}

Result<std::unique_ptr<PrinterRun>> PrinterRun::ask(std::shared_ptr<const SheetLayout> layout,
                                                    QWidget* parent)
{
    TRY_DO(requireSheetFont(layout->fontFamily));
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    prepare(*printer, *layout);
    const QPointer<QPrintDialog> dialog =
        new QPrintDialog(printer.get(), parent); // goes away with its parent
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    dialog->setMinMax(1, static_cast<int>(layout->pages.size()));
    const bool isAccepted = dialog->exec() == QDialog::Accepted;
    delete dialog;
    if (!isAccepted)
        return nullptr;
    return std::make_unique<PrinterRun>(std::move(printer), std::move(layout));
}

void PrinterRun::start()
{
    const int count = static_cast<int>(m_layout->pages.size());
    const bool range = m_printer->printRange() == QPrinter::PageRange;
    m_first = range ? std::clamp(m_printer->fromPage(), 1, count) - 1 : 0;
    m_last = range ? std::clamp(m_printer->toPage(), m_first + 1, count) - 1 : count - 1;
    m_next = m_first;
    m_painter = std::make_unique<QPainter>();
    if (!m_painter->begin(m_printer.get())) {
        end(false);
        return;
    }
    m_timer.start(0);
}

void PrinterRun::sendSome()
{
    for (int i = 0; i < kPagesAtOnce && m_next <= m_last; ++i, ++m_next) {
        if (m_next > m_first && !m_printer->newPage()) {
            end(false);
            return;
        }
        const bool backwards = m_printer->pageOrder() == QPrinter::LastPageFirst;
        const int page = backwards ? m_last - (m_next - m_first) : m_next;
        paintSheetPage(*m_painter, *m_layout, static_cast<std::size_t>(page));
    }
    Q_EMIT progressed(m_next - m_first, m_last - m_first + 1);
    if (m_next > m_last)
        end(true);
}

void PrinterRun::cancel()
{
    if (!m_timer.isActive())
        return;
    m_printer->abort();
    end(false);
}

void PrinterRun::end(bool complete)
{
    m_timer.stop();
    const bool painted = !m_painter->isActive() || m_painter->end();
    Q_EMIT finished(complete && painted && m_printer->printerState() != QPrinter::Error);
}

} // namespace zahlmeister::ui
