// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/cardoutput.h"

#include <memory>
#include <utility>

#include "app/files/filewriting.h"
#include "app/text/calendar.h"
#include "ui/chronicle/cardsheet.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/print/printservice.h"
#include "ui/text/format.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

SheetLayout sheetOf(const PlayerCardPage& card, const std::vector<app::UnnamedPerson>& unnamed)
{
    return layoutCard(*card.person(), card.roll(),
                      {.language = textLanguage(),
                       .printed = app::today(),
                       .chart = card.chartOptions(),
                       .unnamed = unnamed});
}

} // namespace

CardOutput::CardOutput(QWidget& window, MessageBar& messages)
    : QObject(&window),
      m_window(window),
      m_messages(messages),
      m_printing(new SheetPrinting(window, messages))
{
}

void CardOutput::print(const PlayerCardPage& card, const std::vector<app::UnnamedPerson>& unnamed)
{
    m_printing->print(std::make_shared<const SheetLayout>(sheetOf(card, unnamed)));
}

void CardOutput::savePdf(const PlayerCardPage& card, const std::vector<app::UnnamedPerson>& unnamed)
{
    const QString name =
        safeFileName(fillPattern(tr("Player card %1"), {formatName(card.person()->person())}));
    const QString path = askForTarget(&m_window, tr("Save player card"), name, u"pdf"_s, tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto pdf = pdfOf(sheetOf(card, unnamed));
    if (m_messages.succeeded(pdf) && m_messages.succeeded(app::writeFileSafely(*pdf, path)))
        m_messages.say(savedMessage({path}));
}

} // namespace zahlmeister::ui
