// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/listsdialog.h"

#include <algorithm>

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/lists/listwriter.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/listtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/contextmenu.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kFirstSize(860, 620);
constexpr int kPermille = 1000;

enum Column { kSource, kDate, kRows, kRated, kImported, kFile, kColumns };

QString asItems(const QStringList& lines)
{
    QString html = u"<ul style=\"margin-top:0; margin-left:-20px\">"_s;
    for (const QString& line : lines)
        html += u"<li>"_s + line.toHtmlEscaped() + u"</li>"_s;
    return html + u"</ul>"_s;
}

QString heading(const QString& text)
{
    return u"<h4 style=\"margin-bottom:4px\">"_s + text.toHtmlEscaped() + u"</h4>"_s;
}

} // namespace

QString listReportHtml(const app::ListReport& report, const QPalette& palette)
{
    QString html = heading(
        ListsDialog::tr("%1 of %2 imported").arg(listFormatName(report.format), formatDate(report.date)));
    html += asItems(listReportLines(report));
    for (int kind = 0; kind < app::kListChangeKinds; ++kind) {
        const auto change = static_cast<app::ListChangeKind>(kind);
        QStringList lines;
        for (const app::ListChange& entry : report.changes.listed) {
            if (entry.kind == change)
                lines << listChangeLine(entry);
        }
        if (lines.isEmpty())
            continue;
        const std::int64_t further = report.changes.count(change) - lines.size();
        if (further > 0)
            lines << ListsDialog::tr("and %1 more").arg(formatCount(further));
        html += heading(listChangeName(change) + u": "_s + formatCount(report.changes.count(change))) +
                asItems(lines);
    }
    if (report.refused.empty())
        return html;
    QStringList lines;
    for (const app::RefusedRow& row : report.refused) {
        lines << ListsDialog::tr("%1, line %2: %3")
                     .arg(fromEngine(row.file), formatCount(row.line), refusedRowText(row));
    }
    const QString tint = color(ColorRole::Amber, palette).name();
    return html + u"<h4 style=\"margin-bottom:4px; color:"_s + tint + u"\">! "_s +
           ListsDialog::tr("Rows that were not taken").toHtmlEscaped() + u"</h4>"_s + asItems(lines);
}

ListsDialog::ListsDialog(const QString& folder, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_task(folder)
{
    setObjectName(u"listsDialog"_s);
    helpWithKeys(*this, [this] { return keyboardHelp(); });
    setWindowTitle(tr("Rating lists"));
    setAcceptDrops(true);
    build();
    connect(&m_task, &app::ListImportTask::progressed, this, &ListsDialog::showProgress);
    connect(&m_task, &app::ListImportTask::finished, this, &ListsDialog::finishImport);
    showLists();
    showPanel(Panel::Hint);
    (m_lists.empty() ? static_cast<QWidget*>(m_import) : m_table)->setFocus();
}

ListsDialog::~ListsDialog() = default;

void ListsDialog::build()
{
    m_messages = new MessageBar(this);
    m_messages->setObjectName(u"listsMessage"_s);
    m_table = new QTreeWidget(this);
    m_table->setObjectName(u"storedLists"_s);
    m_table->setAccessibleName(tr("Stored lists"));
    dressAsTable(*m_table);
    m_table->setHeaderLabels(
        {tr("List"), tr("Date"), tr("Players"), tr("Rated"), tr("Imported"), tr("File")});
    new EmptyHint(*m_table, tr("No rating list yet. Import one with Ctrl+O, or drop its file here."));
    for (const int column : {kRows, kRated})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight);
    connect(m_table, &QTreeWidget::itemSelectionChanged, this, &ListsDialog::updateButtons);

    m_import = pushButton(tr("&Import list…"), this, &ListsDialog::chooseFiles);
    m_import->setIcon(icon(u"import"_s));
    m_import->setObjectName(u"chooseList"_s);
    giveKey(*m_import, QKeySequence::Open, tr("Import list"));
    m_remove = pushButton(tr("&Remove list"), this, &ListsDialog::askRemoval);
    m_remove->setIcon(icon(u"remove"_s));
    m_remove->setObjectName(u"removeList"_s);
    giveKey(*m_remove, QKeySequence::Delete, tr("Remove list"));
    giveMenu(*m_table, {m_import, m_remove});
    m_close = pushButton(tr("Close"), this, &ListsDialog::reject);

    auto* hint = quietLabel(
        this,
        tr("Download the lists from the DSB or the FIDE and drop the files here, packed or unpacked. "
           "Zahlmeister keeps the lists of several days and takes the ratings that held when a tournament "
           "ended."));
    hint->setAlignment(Qt::AlignTop);
    m_report = new QTextBrowser(this);
    m_report->setObjectName(u"listReport"_s);
    m_report->setAccessibleName(tr("Report of the import"));
    m_report->setTabChangesFocus(true);
    m_panels = new QStackedWidget(this);
    m_panels->setObjectName(u"panels"_s);
    for (QWidget* panel : {static_cast<QWidget*>(hint), buildOffer(), buildProgress(), buildRemoval(),
                           static_cast<QWidget*>(m_report)})
        m_panels->addWidget(panel);

    fillDialog(this, kFirstSize,
               {m_messages,
                {m_table, 2},
                rowOf(this, {m_import, m_remove, freeRoom()}),
                {m_panels, 3},
                rowOf(this, {freeRoom(), m_close})})
        ->setSpacing(Metrics(this).margin());
}

QWidget* ListsDialog::buildOffer()
{
    auto* panel = new QWidget(this);
    m_offerText = sentenceLabel(panel);
    m_date = new DateField(panel);
    m_date->setObjectName(u"listDate"_s);
    m_date->setAccessibleName(tr("Date of the list"));
    m_dateHint = new RoleLabel(ColorRole::SecondaryText, {}, panel);
    m_start = new QPushButton(tr("I&mport"), panel);
    m_start->setObjectName(u"startImport"_s);
    connect(m_start, &QPushButton::clicked, this, &ListsDialog::startImport);
    auto* away = pushButton(tr("Do not import"), this, [this] {
        m_inspection.reset();
        showPanel(Panel::Hint);
    });
    fillColumn(panel,
               {m_offerText,
                rowOf(this, {captionOf(tr("&Date of the list"), m_date), m_date, m_dateHint, freeRoom()}),
                rowOf(this, {m_start, away, freeRoom()}), freeRoom()});
    return panel;
}

QWidget* ListsDialog::buildProgress()
{
    auto* panel = new QWidget(this);
    m_progressText = new QLabel(panel);
    m_progress = new QProgressBar(panel);
    m_progress->setRange(0, kPermille);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the import"));
    m_cancel = new QPushButton(tr("&Cancel import"), panel);
    m_cancel->setObjectName(u"cancelImport"_s);
    connect(m_cancel, &QPushButton::clicked, &m_task, &app::ListImportTask::cancel);
    fillColumn(panel, {m_progressText, rowOf(this, {{m_progress, 1}, m_cancel}), freeRoom()});
    return panel;
}

QWidget* ListsDialog::buildRemoval()
{
    auto* panel = new QWidget(this);
    m_removalText = sentenceLabel(panel);
    auto* remove = new QPushButton(tr("Remo&ve"), panel);
    remove->setObjectName(u"confirmRemoval"_s);
    m_keep = new QPushButton(tr("&Keep"), panel);
    connect(remove, &QPushButton::clicked, this, &ListsDialog::removeSelected);
    connect(m_keep, &QPushButton::clicked, this, [this] { showPanel(Panel::Hint); });
    fillColumn(panel, {m_removalText, rowOf(this, {remove, m_keep, freeRoom()}), freeRoom()});
    return panel;
}

QString ListsDialog::keyboardHelp() const
{
    return keyLines({
        {tr("Enter"), tr("import the file that is offered")},
        {tr("Escape"), tr("leave the offer, cancel the import, close")},
        {tr("Up, Down"), tr("another list")},
        {tr("Delete"), tr("remove the list")},
    });
}

void ListsDialog::showPanel(Panel panel)
{
    m_panels->setCurrentIndex(static_cast<int>(panel));
    // A hint needs a few lines; the lists have the rest of the window.
    constexpr int kHintLines = 4;
    m_panels->setMaximumHeight(panel == Panel::Hint ? kHintLines * fontMetrics().lineSpacing()
                                                    : QWIDGETSIZE_MAX);
    switch (panel) {
    case Panel::Offer:
        m_start->setDefault(true);
        m_start->setFocus();
        break;
    case Panel::Progress: m_cancel->setFocus(); break;
    case Panel::Removal: m_keep->setFocus(); break;
    case Panel::Report: m_report->setFocus(); break;
    case Panel::Hint: (m_lists.empty() ? static_cast<QWidget*>(m_import) : m_table)->setFocus(); break;
    }
    updateButtons();
}

void ListsDialog::showLists()
{
    m_lists.clear();
    if (const auto store = app::ListStore::open(m_folder); !store.has_value())
        say(store.error());
    else if (auto lists = (*store)->lists(); !lists.has_value())
        say(lists.error());
    else
        m_lists = std::move(*lists);
    m_table->clear();
    for (const app::StoredList& list : m_lists) {
        auto* item = new QTreeWidgetItem(m_table);
        item->setText(kSource, listSourceName(list.source));
        item->setText(kDate, formatDate(list.date));
        item->setText(kRows, formatCount(list.rows));
        item->setText(kRated, formatCount(list.ratedRows));
        const QDateTime imported =
            QDateTime::fromString(fromEngine(list.importedAt), Qt::ISODate).toLocalTime();
        item->setText(kImported, QLocale().toString(imported, QLocale::ShortFormat));
        item->setText(kFile, fromEngine(list.file));
        item->setTextAlignment(kRows, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(kRated, Qt::AlignRight | Qt::AlignVCenter);
    }
    fitColumns(*m_table);
    if (m_table->topLevelItemCount() > 0)
        m_table->setCurrentItem(m_table->topLevelItem(0));
    updateButtons();
}

const app::StoredList* ListsDialog::selectedList() const
{
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    return row >= 0 && static_cast<std::size_t>(row) < m_lists.size()
               ? &m_lists[static_cast<std::size_t>(row)]
               : nullptr;
}

void ListsDialog::updateButtons()
{
    m_import->setEnabled(!isImporting());
    m_remove->setEnabled(!isImporting() && selectedList());
}

void ListsDialog::say(const Error& error)
{
    m_messages->say({error.code == ErrorCode::Cancelled ? Message::Level::Note : Message::Level::Error,
                     errorText(error)});
}

void ListsDialog::chooseFiles()
{
    offer(QFileDialog::getOpenFileNames(
        this, tr("Import list"), QStandardPaths::writableLocation(QStandardPaths::DownloadLocation),
        tr("Rating lists (*.zip *.csv *.txt *.xml *.lst *.TXT *.LST)") + u";;"_s + tr("All files (*)")));
}

void ListsDialog::offer(const QStringList& files)
{
    if (files.isEmpty() || isImporting())
        return;
    m_messages->dismiss();
    auto inspection = app::inspectList(files);
    if (!inspection.has_value()) {
        say(inspection.error());
        showPanel(Panel::Hint);
        return;
    }
    m_inspection = std::move(*inspection);
    m_offerText->setText(tr("%1: a list of the federation %2, %3.")
                             .arg(fromEngine(m_inspection->file), listSourceName(m_inspection->source),
                                  QLocale().formattedDataSize(m_inspection->bytes)));
    m_date->setDate(m_inspection->date);
    m_dateHint->setText(listDateOriginName(m_inspection->dateOrigin));
    showPanel(Panel::Offer);
}

void ListsDialog::startImport()
{
    if (!m_inspection || isImporting())
        return;
    const auto date = m_date->date();
    if (!date) {
        m_dateHint->setText(tr("A day is needed, such as 01.10.2026."));
        m_date->setFocus();
        return;
    }
    showProgress({.bytes = 0, .totalBytes = m_inspection->bytes, .rows = 0});
    m_task.start(*m_inspection, *date);
    showPanel(Panel::Progress);
}

void ListsDialog::showProgress(const app::ListProgress& progress)
{
    const double share = static_cast<double>(progress.bytes) /
                         static_cast<double>(std::max<std::int64_t>(1, progress.totalBytes));
    m_progress->setValue(static_cast<int>(std::min(1.0, share) * kPermille));
    // What is left after the last row (who has left, indexes) takes a while and has no figures.
    m_progressText->setText(share < 1
                                ? tr("%Ln row(s) read", nullptr, static_cast<int>(progress.rows))
                                : tr("%Ln row(s) read, finishing", nullptr, static_cast<int>(progress.rows)));
}

void ListsDialog::finishImport(const Result<app::ListReport>& report)
{
    m_inspection.reset();
    if (!report.has_value()) {
        say(report.error());
        showPanel(Panel::Hint);
        return;
    }
    showLists();
    m_report->setHtml(listReportHtml(*report, palette()));
    showPanel(Panel::Report);
    Q_EMIT listsChanged();
}

void ListsDialog::askRemoval()
{
    const app::StoredList* list = selectedList();
    if (!list || isImporting())
        return;
    m_removalText->setText(
        tr("Remove the %1 list of %2 with %Ln player(s)? Lists of other days stay. It can be imported "
           "again from its file.",
           nullptr, static_cast<int>(list->rows))
            .arg(listSourceName(list->source), formatDate(list->date)));
    showPanel(Panel::Removal);
}

void ListsDialog::removeSelected()
{
    const app::StoredList* list = selectedList();
    if (!list)
        return;
    const QString text =
        tr("The %1 list of %2 was removed.").arg(listSourceName(list->source), formatDate(list->date));
    if (const auto removed = app::removeList(m_folder, list->source, list->date); !removed.has_value())
        say(removed.error());
    else
        m_messages->say({.text = text});
    showLists();
    showPanel(Panel::Hint);
    Q_EMIT listsChanged();
}

void ListsDialog::reject()
{
    // Escape leaves what is going on before it leaves the dialog.
    if (isImporting()) {
        m_task.cancel();
        return;
    }
    const auto panel = static_cast<Panel>(m_panels->currentIndex());
    if (sender() != m_close && (panel == Panel::Offer || panel == Panel::Removal)) {
        m_inspection.reset();
        showPanel(Panel::Hint);
        return;
    }
    QDialog::reject();
}

void ListsDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!isImporting() && !localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ListsDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    offer(localFiles(*event->mimeData()));
}

} // namespace zahlmeister::ui
