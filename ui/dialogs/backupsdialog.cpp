// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/backupsdialog.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include "ui/models/columns.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString reasonText(app::BackupReason reason)
{
    switch (reason) {
    case app::BackupReason::Regular: return BackupsDialog::tr("regular");
    case app::BackupReason::Import: return BackupsDialog::tr("before an import");
    case app::BackupReason::Migration: return BackupsDialog::tr("before a newer version of the program");
    case app::BackupReason::Rescue: return BackupsDialog::tr("before a rescue");
    case app::BackupReason::Restore: return BackupsDialog::tr("before a backup took its place");
    }
    return {};
}

QString differenceText(const BackupRow& row)
{
    if (!row.content)
        return BackupsDialog::tr("is being read…");
    if (!row.content->has_value())
        return errorText(row.content->error());
    const app::BackupContent& content = **row.content;
    QStringList parts;
    if (content.onlyNow > 0)
        parts << BackupsDialog::tr("%n tournament(s) fewer", nullptr, content.onlyNow);
    if (content.onlyThere > 0)
        parts << BackupsDialog::tr("%n tournament(s) more", nullptr, content.onlyThere);
    if (content.changed > 0)
        parts << BackupsDialog::tr("%n other than now", nullptr, content.changed);
    return parts.isEmpty() ? BackupsDialog::tr("the same as now") : parts.join(u", "_s);
}

} // namespace

class BackupsDialog::Model : public ColumnsModel<BackupRow> {
public:
    Model()
    {
        setColumns({
            {BackupsDialog::tr("Made"), Qt::AlignLeft,
             [](const BackupRow& row) {
                 return QLocale().toString(row.backup.time.toLocalTime(), QLocale::ShortFormat);
             }},
            {BackupsDialog::tr("Why"), Qt::AlignLeft,
             [](const BackupRow& row) { return reasonText(row.backup.reason); }},
            {BackupsDialog::tr("Size"), Qt::AlignRight,
             [](const BackupRow& row) {
                 return QLocale().formattedDataSize(row.backup.size, 1, QLocale::DataSizeSIFormat);
             }},
            {BackupsDialog::tr("Tournaments"), Qt::AlignRight,
             [](const BackupRow& row) {
                 return row.content && row.content->has_value() ? formatCount((*row.content)->tournaments)
                                                                : QString();
             }},
            {BackupsDialog::tr("Compared with now"),
             Qt::AlignLeft,
             differenceText,
             {{Qt::ToolTipRole, differenceText}}},
        });
    }

    void setContent(std::size_t row, const Result<app::BackupContent>& content)
    {
        BackupRow with = rows()[row];
        with.content = content;
        replaceRow(static_cast<int>(row), std::move(with));
    }
};

BackupsDialog::BackupsDialog(QString workFile, QWidget* parent)
    : QDialog(parent),
      m_workFile(std::move(workFile)),
      m_model(std::make_unique<Model>()),
      m_table(named(new QTableView(this), u"backups"_s, tr("Backups, the newest first"))),
      m_sentence(quietLabel(this))
{
    setObjectName(u"backupsDialog"_s);
    setWindowTitle(tr("Backups of %1").arg(QFileInfo(m_workFile).fileName()));
    build();
    showBackups();
}

BackupsDialog::~BackupsDialog() = default;

void BackupsDialog::build()
{
    styleAsTable(*m_table, *m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);

    m_look = named(pushButton(tr("&Look at it"), this, [this] { end(Wish::Look); }), u"look"_s);
    m_look->setToolTip(tr("Opens the backup for reading; the work file stays as it is."));
    m_restore = named(pushButton(tr("&Go back to it"), this, [this] { end(Wish::Restore); }), u"restore"_s);
    m_restore->setToolTip(tr("Puts the backup in the place of the work file, which is backed up before."));
    m_delete = named(pushButton(tr("&Delete backups…"), this, [this] { askToDelete(); }), u"delete"_s);
    QWidget* close = closeBox(this);

    m_question = named(new QWidget(this), u"question"_s);
    auto* sure = named(pushButton(tr("De&lete all"), m_question, [this] { deleteAll(); }), u"deleteAll"_s);
    auto* keep = pushButton(tr("&Keep"), m_question, [this] { updateState(); });
    fillRow(
        m_question,
        {{sentenceLabel(m_question, tr("Delete all backups? Nothing but the work file is left then.")), 1},
         sure,
         keep});
    fillDialog(this, {760, 440},
               {m_sentence,
                {m_table, 1},
                m_question,
                rowOf(this, {m_look, m_restore, m_delete, freeRoom(), close})});
    connect(m_table, &QTableView::doubleClicked, m_look, &QPushButton::click);
    m_table->setFocus();
}

void BackupsDialog::showBackups()
{
    std::vector<BackupRow> rows;
    for (const app::Backup& backup : app::backupsOf(m_workFile))
        rows.push_back({backup});
    m_model->setRows(std::move(rows));
    m_table->resizeColumnsToContents();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
    updateState();
    readContents();
}

void BackupsDialog::readContents()
{
    const auto rows = m_model->rows();
    m_reading.stop();
    for (const BackupRow& row : rows) {
        m_reading.start(
            this,
            [path = row.backup.path, workFile = m_workFile](const std::stop_token& stop) {
                return app::contentOfBackup(path, workFile, stop);
            },
            [this, path = row.backup.path](const auto& content) { take(path, content); });
    }
}

void BackupsDialog::take(const QString& path, const Result<app::BackupContent>& content)
{
    const auto& rows = m_model->rows();
    const auto found = std::ranges::find(rows, path, [](const BackupRow& row) { return row.backup.path; });
    if (found != rows.end()) // unless it was deleted meanwhile
        m_model->setContent(static_cast<std::size_t>(found - rows.begin()), content);
}

void BackupsDialog::askToDelete()
{
    m_question->show();
    m_delete->setEnabled(false);
    m_question->findChild<QPushButton*>(u"deleteAll"_s)->setFocus();
}

void BackupsDialog::deleteAll()
{
    m_reading.stop(); // nothing is removed that is being read
    m_reading.wait();
    app::removeBackups(m_workFile);
    showBackups(); // those that another program holds
}

void BackupsDialog::updateState()
{
    const bool hasBackups = m_model->rowCount() > 0;
    m_question->hide();
    for (QPushButton* button : {m_look, m_restore, m_delete})
        button->setEnabled(hasBackups);
    m_sentence->setText(hasBackups ? tr("Made while you work, and before acts that change much: kept for 7 "
                                        "days, 4 weeks and 12 months.")
                                   : tr("There is no backup yet. One is made half an hour after the first "
                                        "change, and when the program "
                                        "is closed."));
}

QString BackupsDialog::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model->rowAt(current.row()).backup.path : QString();
}

void BackupsDialog::end(Wish wish)
{
    m_wish = wish;
    accept();
}

} // namespace zahlmeister::ui
