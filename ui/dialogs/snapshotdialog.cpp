// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/snapshotdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableWidget>

#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/text/officialtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

SnapshotDialog::SnapshotDialog(const app::SubmissionRecord& record, QWidget* parent)
    : QDialog(parent),
      m_table(named(new QTableWidget(this), u"snapshot"_s, tr("Evaluation as it was reported")))
{
    setObjectName(u"snapshotDialog"_s);
    setWindowTitle(tr("Report of %1").arg(formatDate(record.made)));
    auto* headline = sentenceLabel(this, fromEngine(record.tournament.header.name));
    strengthen(*headline);
    QStringList facts{
        tr("%n participant(s)", nullptr, static_cast<int>(record.tournament.participants.size())),
        tr("%n game(s)", nullptr, static_cast<int>(record.tournament.games.size()))};
    if (!record.recipient.isEmpty())
        facts << tr("to %1").arg(record.recipient);
    facts << tr("file %1").arg(QString::fromLatin1(record.fileUuid));
    auto* about = quietLabel(this, facts.join(u" · "_s));
    about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    m_table->setHorizontalHeader(new TableHead(m_table));
    m_table->horizontalHeader()->setSectionsClickable(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    styleAsTable(*m_table);
    installContextMenu(*m_table, {}, [this] { QApplication::clipboard()->setText(copyText()); });
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setPalette(viewPalette(palette()));
    const auto evaluation = app::readOfficialResult(record.evaluation);
    fill(evaluation.has_value() ? *evaluation : app::OfficialResult());

    fillDialog(this, {900, 560}, {headline, about, {m_table, 1}, closeBox(this)});
    m_table->setFocus();
}

void SnapshotDialog::fill(const app::OfficialResult& evaluation)
{
    using app::OfficialField;
    static const std::vector<OfficialField> kColumns{
        OfficialField::OldRating,   OfficialField::Coefficient, OfficialField::OpponentsAverage,
        OfficialField::Score,       OfficialField::Games,       OfficialField::Expected,
        OfficialField::Performance, OfficialField::NewRating};
    m_table->setColumnCount(static_cast<int>(kColumns.size()) + 2);
    m_table->setRowCount(static_cast<int>(evaluation.rows.size()));
    QStringList heads{tr("No."), tr("Name")};
    for (const OfficialField field : kColumns)
        heads << officialFieldHead(field);
    m_table->setHorizontalHeaderLabels(heads);
    const auto put = [&](int row, int column, const QString& text, Qt::Alignment alignment) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(alignment | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
        m_table->horizontalHeaderItem(column)->setTextAlignment(alignment | Qt::AlignVCenter);
    };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const app::OfficialRow& one = evaluation.rows[static_cast<std::size_t>(row)];
        put(row, 0, one.number ? formatCount(*one.number) : QString(), Qt::AlignRight);
        put(row, 1, fromEngine(one.name), Qt::AlignLeft);
        for (std::size_t i = 0; i < kColumns.size(); ++i)
            put(row, static_cast<int>(i) + 2, officialNumberText(one, kColumns[i]), Qt::AlignRight);
    }
    auto* figures = new FigureDelegate(m_table);
    figures->measureTails();
    m_table->setItemDelegate(figures);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 1);
}

QString SnapshotDialog::copyText() const
{
    return tableText(*m_table->model());
}

void SnapshotDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(copyText());
    else
        QDialog::keyPressEvent(event);
}

} // namespace zahlmeister::ui
