// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetoutput.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>

#include "app/threads/worker.h"
#include "ui/print/leaguefile.h"
#include "ui/print/printservice.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

const QKeySequence kSaveKey(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
const QKeySequence kPrintKey(Qt::CTRL | Qt::SHIFT | Qt::Key_P);

} // namespace

SheetOutput::SheetOutput(app::Worker& worker, MessageBar& messages, QWidget* parent)
    : QWidget(parent),
      m_worker(worker),
      m_messages(messages),
      m_printing(new SheetPrinting(*this, messages)),
      m_save(addButton(u"pdf"_s, tr("Save as P&DF…"), tr("Writes the sheets into a PDF file"), kSaveKey)),
      m_print(addButton(u"print"_s, tr("P&rint…"), tr("Sends the sheets to a printer"), kPrintKey)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this))
{
    fillColumn(this, {}, Metrics(this).grid() / 2, {m_progress, m_cancel, m_save, m_print});
    connect(m_save, &QPushButton::clicked, this, &SheetOutput::saveWanted);
    connect(m_print, &QPushButton::clicked, this, &SheetOutput::printWanted);
    connect(m_cancel, &QPushButton::clicked, m_printing, &SheetPrinting::cancel);
    connect(m_printing, &SheetPrinting::busyChanged, this, &SheetOutput::restart);
    connect(m_printing, &SheetPrinting::progressed, this, [this](int pages, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(pages);
    });
    restart();
}

QPushButton* SheetOutput::addButton(const QString& iconName, const QString& text, const QString& help,
                                    const QKeySequence& keys)
{
    auto* button = new QPushButton(icon(iconName), text, this);
    assignShortcut(*button, keys, help);
    return button;
}

void SheetOutput::pressPrint()
{
    m_print->click();
}

QStringList SheetOutput::keys()
{
    return {kSaveKey.toString(QKeySequence::NativeText) + u'\t' + tr("Save as PDF"),
            kPrintKey.toString(QKeySequence::NativeText) + u'\t' + tr("Print")};
}

void SheetOutput::setKind(SheetKind kind)
{
    m_save->setText(isOfLeague(kind) ? tr("Save as &file…") : tr("Save as P&DF…"));
}

void SheetOutput::setReady(bool ready)
{
    m_isReady = ready;
    updateEnabled();
}

bool SheetOutput::isBusy() const
{
    return m_isWriting || m_printing->isPrinting();
}

void SheetOutput::restart()
{
    m_progress->setRange(0, 0);
    updateEnabled();
}

void SheetOutput::updateEnabled()
{
    m_save->setEnabled(m_isReady && !isBusy());
    m_print->setEnabled(m_isReady && !isBusy());
    m_progress->setVisible(isBusy());
    m_cancel->setVisible(m_printing->isPrinting());
}

void SheetOutput::save(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request,
                       bool perPlayer, const QString& name)
{
    QString kinds = tr("PDF files (*.pdf)");
    if (isOfLeague(request.kind))
        kinds += u";;"_s + tr("Web pages (*.html)") + u";;"_s + tr("CSV tables (*.csv)") + u";;"_s +
                 tr("Excel tables (*.xlsx)") + u";;"_s + tr("JSON (*.json)");
    const QString chosen = perPlayer
                               ? askForFolder(this, tr("Folder for the sheets"), documentsFolder())
                               : askForTarget(this, tr("Save as file"), safeFileName(name), u"pdf"_s, kinds);
    if (!chosen.isEmpty())
        write(std::move(values), request, perPlayer, chosen);
}

void SheetOutput::write(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request,
                        bool perPlayer, const QString& path)
{
    if (isBusy())
        return;
    m_isWriting = true;
    restart();
    m_messages.dismiss();
    m_worker.start(
        this,
        [values = std::move(values), request, perPlayer, path](const std::stop_token&) {
            return perPlayer
                       ? writeSheetsPerPlayer(values->source(), request, path)
                       : writeSheets(values->source(), request, path).map([&] { return QStringList{path}; });
        },
        [this](const Result<QStringList>& paths) { written(paths); });
}

void SheetOutput::written(const Result<QStringList>& paths)
{
    m_isWriting = false;
    restart();
    if (m_messages.succeeded(paths))
        m_messages.say(savedMessage(paths.value()));
}

Message savedMessage(const QStringList& files)
{
    const QString folder = QFileInfo(files.constFirst()).absolutePath();
    const bool single = files.size() == 1;
    const QString sentence =
        single ? SheetOutput::tr("Saved: %1").arg(QDir::toNativeSeparators(files.constFirst()))
               : SheetOutput::tr("%n file(s) saved in %1", nullptr, static_cast<int>(files.size()))
                     .arg(QDir::toNativeSeparators(folder));
    return {.text = sentence,
            .actionText = SheetOutput::tr("Open"),
            .action = [target = single ? files.constFirst() : folder] {
                QDesktopServices::openUrl(QUrl::fromLocalFile(target));
            }};
}

void SheetOutput::print(const std::shared_ptr<const SheetLayout>& layout)
{
    if (!isBusy())
        m_printing->print(layout, [this] {
            m_messages.dismiss();
            return true;
        });
}

} // namespace zahlmeister::ui
