// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/listsdialog.h"

#include <algorithm>
#include <utility>

#include <QDragEnterEvent>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/fetch/webaddress.h"
#include "app/lists/listwriter.h"
#include "ui/dialogs/listupdatepanel.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/listtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kPermille = 1000;

constexpr int kFigures[]{2, 3}; ///< players and rated, of: list, date, players, rated

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

/// Each kind of change with its rows.
QString changedRows(const app::ListChanges& changes)
{
    QString html;
    for (const app::ListChangeKind kind : app::kListChangeKinds) {
        QStringList lines;
        for (const app::ListChange& entry : changes.listed) {
            if (entry.kind == kind)
                lines << listChangeLine(entry);
        }
        if (lines.isEmpty())
            continue;
        const std::int64_t further = changes.count(kind) - lines.size();
        if (further > 0)
            lines << ListsDialog::tr("and %1 more").arg(formatCount(further));
        html += heading(listChangeName(kind) + u": "_s + formatCount(changes.count(kind))) + asItems(lines);
    }
    return html;
}

} // namespace

QString listChangesHtml(const app::StoredList& list, const app::ListChanges& changes)
{
    QStringList lines{listChangesLine(changes)};
    if (changes.count(app::ListChangeKind::TwoNumbers) > 0)
        lines << twoNumbersLine(changes);
    return heading(fillPattern(ListsDialog::tr("What has changed up to the %1 list of %2"),
                               {listSourceName(list.source), formatDate(list.date)})) +
           asItems(lines) + changedRows(changes);
}

QString listReportHtml(const app::ListReport& report, const QPalette& palette)
{
    QString html = heading(
        ListsDialog::tr("%1 of %2 imported").arg(listFormatName(report.format), formatDate(report.date)));
    html += asItems(listReportLines(report));
    html += changedRows(report.changes);
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
    setWindowTitle(tr("Rating lists"));
    setAcceptDrops(true);
    build();
    connect(&m_task, &app::ListUpdateTask::progressed, this, &ListsDialog::showUpdate);
    connect(&m_task, &app::ListUpdateTask::imported, this, &ListsDialog::finishImport);
    connect(&m_task, &app::ListUpdateTask::finished, this, &ListsDialog::finishUpdate);
    connect(&m_task, &app::ListUpdateTask::restored, this, &ListsDialog::finishRestore);
    showLists();
    showPanel(Panel::Hint);
}

void ListsDialog::build()
{
    m_messages = named(new MessageBar(this), u"listsMessage"_s);
    m_table = named(new QTreeWidget(this), u"storedLists"_s, tr("Stored lists"));
    styleAsTable(*m_table);
    m_table->setHeaderLabels(
        {tr("List"), tr("Date"), tr("Players"), tr("Rated"), tr("Imported"), tr("File")});
    new EmptyHint(*m_table,
                  tr("No rating list yet. Load one with “Update”, import one with Ctrl+O, or drop its file "
                     "here."));
    for (const int column : kFigures)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight);
    connect(m_table, &QTreeWidget::itemSelectionChanged, this, &ListsDialog::updateButtons);

    m_updates = new ListUpdatePanel(m_folder, this);
    connect(m_updates, &ListUpdatePanel::updateRequested, this, &ListsDialog::update);
    connect(m_updates, &ListUpdatePanel::restoreRequested, this, &ListsDialog::restore);
    auto* commands = buildCommands();

    auto* hint = quietLabel(
        this,
        tr("“Update” loads a list from its address; nothing is loaded by itself. Files of lists can be "
           "dropped "
           "here, packed or unpacked. Zahlmeister keeps the lists of several days and takes the ratings that "
           "held when a tournament ended."));
    hint->setAlignment(Qt::AlignTop);
    m_report = named(new QTextBrowser(this), u"listReport"_s, tr("Report of the import"));
    m_report->setTabChangesFocus(true);
    m_panels = named(new QStackedWidget(this), u"panels"_s);
    for (QWidget* panel : {static_cast<QWidget*>(hint), buildOffer(), buildProgress(), buildQuestion(),
                           static_cast<QWidget*>(m_report)})
        m_panels->addWidget(panel);

    fillDialog(
        this, {860, 620},
        {m_messages, m_updates, {m_table, 2}, commands, {m_panels, 3}, rowOf(this, {freeRoom(), m_close})})
        ->setSpacing(Metrics(this).margin());
}

QHBoxLayout* ListsDialog::buildCommands()
{
    m_import = named(pushButton(tr("&Import list…"), this, &ListsDialog::chooseFiles), u"chooseList"_s);
    m_import->setIcon(icon(u"import"_s));
    assignShortcut(*m_import, QKeySequence::Open, tr("Import list"));
    m_remove = named(pushButton(tr("&Remove list"), this, &ListsDialog::askRemoval), u"removeList"_s);
    m_remove->setIcon(icon(u"remove"_s));
    assignShortcut(*m_remove, QKeySequence::Delete, tr("Remove list"));
    m_changes = named(pushButton(tr("&What has changed"), this, &ListsDialog::showChanges), u"listChanges"_s);
    m_changes->setToolTip(tr("Who is new, gone, moved or has another number since the list before"));
    installContextMenu(*m_table, {m_import, m_changes, m_remove});
    m_close = pushButton(tr("Close"), this, &ListsDialog::reject);
    return rowOf(this, {m_import, m_changes, m_remove, freeRoom()});
}

QWidget* ListsDialog::buildOffer()
{
    auto* panel = new QWidget(this);
    m_offerText = sentenceLabel(panel);
    m_date = named(new DateField(panel), u"listDate"_s, tr("Date of the list"));
    m_dateHint = new RoleLabel(ColorRole::SecondaryText, {}, panel);
    m_start = named(new QPushButton(tr("I&mport"), panel), u"startImport"_s);
    connect(m_start, &QPushButton::clicked, this, &ListsDialog::startImport);
    auto* away = pushButton(tr("Do not import"), this, &ListsDialog::decline);
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
    m_progress = withAccessibleName(new QProgressBar(panel), tr("Progress of the import"));
    m_progress->setRange(0, kPermille);
    m_progress->setTextVisible(false);
    m_cancel = named(new QPushButton(tr("&Cancel"), panel), u"cancelImport"_s);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_task.cancel(); });
    fillColumn(panel, {m_progressText, rowOf(this, {{m_progress, 1}, m_cancel}), freeRoom()});
    return panel;
}

QWidget* ListsDialog::buildQuestion()
{
    auto* panel = new QWidget(this);
    m_question = named(sentenceLabel(panel), u"question"_s);
    m_yes = named(new QPushButton(panel), u"confirm"_s);
    m_no = named(new QPushButton(panel), u"decline"_s);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        showPanel(Panel::Hint);
        std::exchange(m_action, {})();
    });
    connect(m_no, &QPushButton::clicked, this, &ListsDialog::decline);
    fillColumn(panel, {m_question, rowOf(this, {m_yes, m_no, freeRoom()}), freeRoom()});
    return panel;
}

void ListsDialog::ask(const QString& text, const QString& yes, const QString& no,
                      const std::function<void()>& action)
{
    m_question->setText(text);
    m_yes->setText(yes);
    m_no->setText(no);
    m_action = action;
    showPanel(Panel::Question);
}

/// The question that stands there is answered with no, and the file that is offered is not wanted.
void ListsDialog::decline()
{
    m_action = {};
    m_inspection.reset();
    m_task.discard();
    showPanel(Panel::Hint);
}

QString ListsDialog::keyboardHelp()
{
    return keyLines({
        {tr("Enter"), tr("import the file that is offered")},
        {tr("Escape"), tr("leave the offer, cancel what is going on, close")},
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
    case Panel::Question: m_no->setFocus(); break;
    case Panel::Report: m_report->setFocus(); break;
    case Panel::Hint:
        if (m_lists.empty())
            m_updates->focusUpdate();
        else
            m_table->setFocus();
        break;
    }
    updateButtons();
}

void ListsDialog::showLists()
{
    m_lists.clear();
    if (const auto store = app::ListStore::open(m_folder); m_messages->succeeded(store)) {
        if (auto lists = (*store)->lists(); m_messages->succeeded(lists))
            m_lists = std::move(*lists);
    }
    m_table->clear();
    for (const app::StoredList& list : m_lists) {
        const QDateTime imported =
            QDateTime::fromString(fromEngine(list.importedAt), Qt::ISODate).toLocalTime();
        auto* item = new QTreeWidgetItem(m_table, {listSourceName(list.source), formatDate(list.date),
                                                   formatCount(list.rows), formatCount(list.ratedRows),
                                                   QLocale().toString(imported, QLocale::ShortFormat),
                                                   fromEngine(list.file)});
        for (const int column : kFigures)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    fitColumns(*m_table);
    m_updates->showLists(m_lists);
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

/// The list of the same federation before the selected one.
const app::StoredList* ListsDialog::listBefore() const
{
    const app::StoredList* selected = selectedList();
    if (!selected || selected == &m_lists.back())
        return nullptr;
    const app::StoredList* before = selected + 1; // from the newest to the oldest, source by source
    return before->source == selected->source ? before : nullptr;
}

void ListsDialog::showChanges()
{
    const app::StoredList* before = listBefore();
    if (!before || isImporting())
        return;
    m_report->setHtml(asItems({tr("The lists are being compared.")}));
    showPanel(Panel::Report);
    const auto compare = [folder = m_folder, list = *selectedList(),
                          from = before->date](const std::stop_token& stop) {
        return app::ListStore::open(folder).and_then([&](const auto& store) {
            return store->changes(list.source, from, list.date, [&] { return !stop.stop_requested(); });
        });
    };
    m_comparing.start(this, compare, [this, list = *selectedList()](Result<app::ListChanges> changes) {
        if (m_messages->succeeded(changes))
            m_report->setHtml(listChangesHtml(list, *changes));
        else
            showPanel(Panel::Hint);
    });
}

void ListsDialog::updateButtons()
{
    m_import->setEnabled(!isImporting());
    m_remove->setEnabled(!isImporting() && selectedList());
    m_changes->setEnabled(!isImporting() && listBefore());
    m_updates->setBusy(isImporting());
}

void ListsDialog::chooseFiles()
{
    offer(askForFiles(
        this, tr("Import list"), QStandardPaths::writableLocation(QStandardPaths::DownloadLocation),
        tr("Rating lists (*.zip *.csv *.txt *.xml *.lst *.TXT *.LST)") + u";;"_s + tr("All files (*)")));
}

void ListsDialog::offer(const QStringList& files)
{
    if (files.isEmpty() || isImporting())
        return;
    m_messages->dismiss();
    auto inspection = app::inspectList(files);
    if (!m_messages->succeeded(inspection)) {
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
    m_task.startImport(*m_inspection, *date);
    showPanel(Panel::Progress);
}

void ListsDialog::showProgress(const app::ListProgress& progress)
{
    m_progress->setRange(0, kPermille);
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
    if (!m_messages->succeeded(report)) {
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
    ask(tr("Remove the %1 list of %2 with %Ln player(s)? Lists of other days stay. It can be imported "
           "again from its file.",
           nullptr, static_cast<int>(list->rows))
            .arg(listSourceName(list->source), formatDate(list->date)),
        tr("Remo&ve"), tr("&Keep"), [this, chosen = *list] { removeList(chosen); });
}

void ListsDialog::removeList(const app::StoredList& list)
{
    const QString text =
        tr("The %1 list of %2 was removed.").arg(listSourceName(list.source), formatDate(list.date));
    if (m_messages->succeeded(app::removeList(m_folder, list.source, list.date)))
        m_messages->say({.text = text});
    showLists();
    showPanel(Panel::Hint);
    Q_EMIT listsChanged();
}

void ListsDialog::update(app::ListSource source)
{
    if (isImporting())
        return;
    decline();
    m_messages->dismiss();
    auto request = m_updates->request(source);
    if (!request)
        return;
    request->rules = m_rules;
    if (app::isEncrypted(request->address)) {
        startUpdate(*request);
        return;
    }
    ask(tr("%1 is asked without encryption: anybody on the way can read what is loaded and put another list "
           "in its place. Load it all the same?")
            .arg(request->address.host()),
        tr("&Load unencrypted"), tr("Do not load"), [this, wanted = *request] { startUpdate(wanted); });
}

void ListsDialog::startUpdate(const app::ListUpdateRequest& request)
{
    m_updated = request.source;
    m_host = request.address.host();
    m_task.start(request);
    showUpdate({});
    showPanel(Panel::Progress);
}

void ListsDialog::showUpdate(const app::ListUpdateProgress& progress)
{
    using Stage = app::ListUpdateProgress::Stage;
    const auto size = [](std::int64_t bytes) { return QLocale().formattedDataSize(bytes); };
    if (progress.stage == Stage::Reading) {
        showProgress({progress.bytes, progress.totalBytes, progress.rows});
        return;
    }
    const bool isMeasured = progress.stage == Stage::Loading && progress.totalBytes > 0;
    m_progress->setRange(0, isMeasured ? kPermille : 0); // 0: nobody knows how long
    switch (progress.stage) {
    case Stage::Loading:
        if (isMeasured) {
            m_progress->setValue(static_cast<int>(progress.bytes * kPermille / progress.totalBytes));
            m_progressText->setText(
                tr("%1: %2 of %3 loaded").arg(m_host, size(progress.bytes), size(progress.totalBytes)));
        } else {
            m_progressText->setText(tr("%1: %2 loaded").arg(m_host, size(progress.bytes)));
        }
        break;
    case Stage::Keeping: m_progressText->setText(tr("Keeping a copy of the stored list")); break;
    default: m_progressText->setText(tr("Bringing the list before back")); break;
    }
}

void ListsDialog::finishUpdate(const Result<app::ListUpdated>& updated)
{
    m_updates->note(m_updated, updated);
    if (!updated.has_value() && updated.error().code == ErrorCode::DoubtfulList) {
        ask(errorText(updated.error()) + u' ' +
                tr("The stored list was left as it is. Take the loaded one in its place all the same?"),
            tr("&Take it"), tr("&Keep the stored list"), [this] {
                m_task.takeDoubtful();
                showUpdate({.stage = app::ListUpdateProgress::Stage::Keeping});
                showPanel(Panel::Progress);
            });
        return;
    }
    if (!m_messages->succeeded(updated)) {
        showPanel(Panel::Hint);
        return;
    }
    if (updated->report) {
        finishImport(*updated->report);
        return;
    }
    m_messages->say({.text = tr("%1 has no newer list than the one that is stored.").arg(m_host)});
    showPanel(Panel::Hint);
}

void ListsDialog::restore(app::ListSource source)
{
    if (isImporting())
        return;
    decline();
    m_messages->dismiss();
    m_updated = source;
    m_task.restore(source);
    showUpdate({.stage = app::ListUpdateProgress::Stage::Restoring});
    showPanel(Panel::Progress);
}

void ListsDialog::finishRestore(const std::optional<Error>& problem)
{
    showLists();
    showPanel(Panel::Hint);
    if (problem) {
        m_messages->report(*problem);
        return;
    }
    m_messages->say(
        {.text =
             tr("The %1 list is again what it was before the last update.").arg(listSourceName(m_updated))});
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
    if (sender() != m_close && (panel == Panel::Offer || panel == Panel::Question)) {
        decline();
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
