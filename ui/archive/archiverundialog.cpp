// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archiverundialog.h"

#include <algorithm>
#include <limits>

#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/text/archivetext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kArchiveRunDialogSize(560, 260); ///< design pixels

int inBar(std::size_t count)
{
    return static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
}

} // namespace

ArchiveRunDialog::ArchiveRunDialog(app::ArchiveLink& link, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_link(link),
      m_summary(sentenceLabel(this)),
      m_complete(new QCheckBox(tr("&All tournaments, not only what was published since the last run"), this)),
      m_progress(new QProgressBar(this)),
      m_result(quietLabel(this)),
      m_begin(pushButton(tr("&Recalculate"), this, &ArchiveRunDialog::begin)),
      m_cancel(pushButton(tr("Ca&ncel the run"), this, [this] { m_link.cancel(); }))
{
    setObjectName(u"archiveRunDialog"_s);
    setWindowTitle(tr("Recalculation of the archive"));
    m_progress->setAccessibleName(tr("Progress of the recalculation"));
    m_progress->setTextVisible(false);
    m_result->setObjectName(u"archiveRunResult"_s);
    strengthen(*m_summary);
    fillDialog(
        this, kArchiveRunDialogSize,
        {m_summary,
         quietLabel(this, tr("Every tournament begins with what the ones before left (WO 3.7). What others "
                             "read stays as it was until the run is done; they can publish "
                             "meanwhile only during a run of all tournaments, until it writes.")),
         m_complete, m_progress, m_result, freeRoom(), closeBox(this, {m_begin, m_cancel})});
    connect(&link, &app::ArchiveLink::changed, this, &ArchiveRunDialog::follow);
    connect(&link, &app::ArchiveLink::progressed, this, &ArchiveRunDialog::showProgress);
    m_complete->setChecked(link.status().hasOtherRules);
    follow();
    link.refresh();
}

ArchiveRunDialog::~ArchiveRunDialog()
{
    if (m_isRunning)
        m_link.cancel();
}

void ArchiveRunDialog::begin()
{
    if (m_isRunning || !m_link.isConnected())
        return;
    m_isRunning = true;
    m_progress->setRange(0, 0);
    say(*m_result, tr("Waiting for the archive…"), false);
    const auto extent =
        m_complete->isChecked() ? app::Archive::Extent::Complete : app::Archive::Extent::Changed;
    m_link.recalculate(extent, this, [this](const Result<app::ArchiveRun>& run) { finish(run); });
    follow();
}

void ArchiveRunDialog::showProgress(const app::ArchiveRun& soFar, std::size_t waiting)
{
    if (!m_isRunning)
        return;
    const auto done = static_cast<std::size_t>(soFar.evaluated);
    m_progress->setRange(0, inBar(done + waiting));
    m_progress->setValue(inBar(done));
    say(*m_result,
        fillPattern(tr("Tournaments computed: %1, waiting: %2"),
                    {formatCount(soFar.evaluated), formatCount(static_cast<qint64>(waiting))}),
        false);
}

void ArchiveRunDialog::finish(const Result<app::ArchiveRun>& run)
{
    m_isRunning = false;
    if (run.has_value()) {
        say(*m_result, archiveRunText(*run), false);
        m_complete->setChecked(false);
    } else if (run.error().code == ErrorCode::Cancelled) {
        say(*m_result, tr("Cancelled. The archive is as it was."), false);
    } else {
        say(*m_result, errorText(run.error()), true);
    }
    m_result->setToolTip(run.has_value() ? QString() : errorDetailText(run.error()));
    follow();
    m_link.refresh();
}

void ArchiveRunDialog::follow()
{
    const app::ArchiveStatus& status = m_link.status();
    m_summary->setText(m_link.isConnected() ? fillPattern(tr("Revisions that are not computed yet: %1"),
                                                          {formatCount(status.waiting)})
                                            : tr("There is no connection to the archive."));
    const bool isPossible = m_link.isConnected() && status.mayRecalculate && !m_isRunning;
    m_begin->setEnabled(isPossible);
    m_complete->setEnabled(isPossible);
    m_progress->setVisible(m_isRunning);
    m_cancel->setVisible(m_isRunning);
}

} // namespace zahlmeister::ui
