// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetoutput.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>

#include "ui/print/printerrun.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetworker.h"
#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

const QKeySequence kSaveKey(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
const QKeySequence kPrintKey(Qt::CTRL | Qt::SHIFT | Qt::Key_P);

} // namespace

SheetOutput::SheetOutput(SheetWorker& worker, QWidget* parent)
    : QWidget(parent),
      m_worker(worker),
      m_save(addButton(u"pdf"_s, tr("Save as P&DF…"), tr("Writes the sheets into a PDF file"), kSaveKey)),
      m_print(addButton(u"print"_s, tr("P&rint…"), tr("Sends the sheets to a printer"), kPrintKey)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this))
{
    fillColumn(this, {}, Metrics(this).grid() / 2, {m_progress, m_cancel, m_save, m_print});
    connect(m_save, &QPushButton::clicked, this, &SheetOutput::saveWanted);
    connect(m_print, &QPushButton::clicked, this, &SheetOutput::printWanted);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_printerRun)
            m_printerRun->cancel();
    });
    setBusy(Busy::No);
}

SheetOutput::~SheetOutput() = default;

QPushButton* SheetOutput::addButton(const QString& iconName, const QString& text, const QString& help,
                                    const QKeySequence& keys)
{
    auto* button = new QPushButton(icon(iconName), text, this);
    giveKey(*button, keys, help);
    return button;
}

QStringList SheetOutput::keys()
{
    return {kSaveKey.toString(QKeySequence::NativeText) + u'\t' + tr("Save as PDF"),
            kPrintKey.toString(QKeySequence::NativeText) + u'\t' + tr("Print")};
}

void SheetOutput::setReady(bool ready)
{
    m_isReady = ready;
    updateEnabled();
}

void SheetOutput::setBusy(Busy busy)
{
    m_busy = busy;
    m_progress->setRange(0, 0);
    updateEnabled();
}

void SheetOutput::updateEnabled()
{
    m_save->setEnabled(m_isReady && !isBusy());
    m_print->setEnabled(m_isReady && !isBusy());
    m_progress->setVisible(isBusy());
    m_cancel->setVisible(m_busy == Busy::Printing);
}

void SheetOutput::save(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request,
                       bool perPlayer, const QString& name)
{
    const QString chosen =
        perPlayer
            ? QFileDialog::getExistingDirectory(this, tr("Folder for the sheets"), documentsFolder())
            : askForTarget(this, tr("Save as PDF"), safeFileName(name), u"pdf"_s, tr("PDF files (*.pdf)"));
    if (!chosen.isEmpty())
        write(std::move(values), request, perPlayer, chosen);
}

void SheetOutput::write(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request,
                        bool perPlayer, const QString& path)
{
    if (isBusy())
        return;
    setBusy(Busy::Writing);
    Q_EMIT begun();
    m_worker.run(*this, [this, values = std::move(values), request, perPlayer, path] {
        auto paths = std::make_shared<Result<QStringList>>(QStringList{path});
        if (perPlayer) {
            *paths = writeSheetsPerPlayer(values->source(), request, path);
        } else {
            const auto done = writeSheetsPdf(values->source(), request, path);
            if (!done.has_value())
                *paths = tl::unexpected<Error>(done.error());
        }
        return [this, paths] { written(*paths); };
    });
}

void SheetOutput::written(const Result<QStringList>& paths)
{
    setBusy(Busy::No);
    if (!paths.has_value()) {
        Q_EMIT said({Message::Level::Error, errorText(paths.error())});
        return;
    }
    Q_EMIT said(savedMessage(paths.value()));
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

void SheetOutput::print(std::shared_ptr<const SheetLayout> layout)
{
    if (!layout || isBusy())
        return;
    if (const auto none = noPrinterMessage()) {
        Q_EMIT said(*none);
        return;
    }
    // This may go away while the dialog is open, with the tournament that is closed behind it.
    const QPointer<SheetOutput> alive(this);
    auto run = PrinterRun::ask(std::move(layout), this);
    if (!alive)
        return;
    if (!run.has_value())
        Q_EMIT said({Message::Level::Error, errorText(run.error())});
    if (!run.has_value() || !*run)
        return;
    Q_EMIT begun();
    m_printerRun = *std::move(run);
    connect(m_printerRun.get(), &PrinterRun::progressed, this, [this](int pages, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(pages);
    });
    connect(m_printerRun.get(), &PrinterRun::finished, this, &SheetOutput::printed);
    setBusy(Busy::Printing);
    m_printerRun->start();
}

void SheetOutput::printed(bool complete)
{
    m_printerRun.release()->deleteLater(); // it is still in its own signal
    setBusy(Busy::No);
    Q_EMIT said(printedMessage(complete));
}

} // namespace zahlmeister::ui
