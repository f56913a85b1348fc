// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetprinting.h"

#include <utility>

#include <QPointer>
#include <QWidget>

#include "ui/print/printerrun.h"
#include "ui/widgets/messagebar.h"

namespace zahlmeister::ui {

SheetPrinting::SheetPrinting(QWidget& window, MessageBar& messages)
    : QObject(&window), m_window(window), m_messages(messages)
{
}

SheetPrinting::~SheetPrinting() = default;

void SheetPrinting::print(const std::shared_ptr<const SheetLayout>& layout,
                          const std::function<bool()>& begins)
{
    if (!layout || isBusy())
        return;
    if (const auto none = noPrinterMessage()) {
        m_messages.say(*none);
        return;
    }
    m_isAsking = true;
    const QPointer<SheetPrinting> alive(this);
    auto run = PrinterRun::ask(layout, &m_window);
    if (!alive)
        return;
    m_isAsking = false;
    if (!m_messages.succeeded(run) || !*run || !begins())
        return;
    m_run = *std::move(run);
    connect(m_run.get(), &PrinterRun::progressed, this, &SheetPrinting::progressed);
    connect(m_run.get(), &PrinterRun::finished, this, [this](bool complete) {
        m_run.release()->deleteLater(); // it is still in its own signal
        Q_EMIT busyChanged(false);
        m_messages.say(printedMessage(complete));
    });
    Q_EMIT busyChanged(true);
    m_run->start();
}

void SheetPrinting::cancel()
{
    if (m_run)
        m_run->cancel();
}

} // namespace zahlmeister::ui
