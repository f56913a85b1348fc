// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/impactdialog.h"

#include <algorithm>
#include <utility>

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

#include "app/chronicle/reading/publication.h"
#include "app/session/chroniclework.h"
#include "app/session/livechronicle.h"
#include "app/store/unnamedpersons.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/chronicle/impactsheet.h"
#include "ui/delegates/figuretable.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/theme/metrics.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/patiencedialog.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kImpactDialogSize(1000, 660); ///< design pixels
constexpr int kLinesOfWhy = 5;
constexpr int kWayColumn = 7; ///< of impactColumns(): the longest
constexpr int kLongestReason = 500;
constexpr int kMoment = 300; ///< milliseconds without a word about progress

/// A widget that is hidden for a while leaves its room empty.
void keepRoom(QWidget& widget)
{
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

} // namespace

/// What is on show, all of one moment.
struct ImpactDialog::Shown {
    std::shared_ptr<const app::Chronicle> chronicle;
    app::Impact impact;
    std::vector<ImpactRow> changes;
    std::vector<ImpactRow> apart;
    std::vector<ImpactRow> clubs;
};

ImpactDialog::ImpactDialog(app::Session& session, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_summary(sentenceLabel(this)),
      m_totals(sentenceLabel(this)),
      m_roots(quietLabel(this)),
      m_tabs(new QTabWidget(this)),
      m_changes(new ImpactModel(impactColumns(), this)),
      m_apart(new ImpactModel(impactColumns(), this)),
      m_clubs(new ImpactModel(clubColumns(), this)),
      m_runs(new RunsModel(this)),
      m_why(new QPlainTextEdit(this)),
      m_reason(new QLineEdit(this)),
      m_hint(quietLabel(this)),
      m_apply(pushButton(tr("&Apply"), this, &ImpactDialog::apply)),
      m_takeBack(pushButton(tr("&Take back"), this, [this] { takeBack(currentRun()->id); })),
      m_pdf(pushButton(tr("Save as P&DF…"), this,
                       [this] {
                           const QString path =
                               askForTarget(this, tr("Save as PDF"), safeFileName(windowTitle()), u"pdf"_s,
                                            tr("PDF files (*.pdf)"));
                           if (!path.isEmpty())
                               saveSheet(path);
                       })),
      m_print(pushButton(tr("P&rint…"), this, &ImpactDialog::print)),
      m_csv(pushButton(tr("Save as &CSV…"), this, [this] {
          const QString path = askForTarget(this, tr("Save as CSV"), safeFileName(windowTitle()), u"csv"_s,
                                            tr("Tables (*.csv)"));
          if (!path.isEmpty())
              saveTable(path);
      }))
{
    setObjectName(u"impactDialog"_s);
    setWindowTitle(tr("Recalculation and its impact"));
    build();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kMoment);
    connect(&m_patience, &QTimer::timeout, this, &ImpactDialog::offerCancelling);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &ImpactDialog::refresh);
    connect(&session, &app::Session::workFileChanged, this, &ImpactDialog::showRuns);
    connect(&session, &app::Session::workFileChanged, m_reason,
            &QLineEdit::clear); // it was of the other file
    connect(&session, &app::Session::workFileChanged, this, &ImpactDialog::forgetApplied);
    showRuns();
    refresh();
    m_changesTable->setFocus();
}

ImpactDialog::~ImpactDialog() = default;

void ImpactDialog::build()
{
    strengthen(*m_summary, 1, QFont::Bold);
    m_changesTable =
        figureTable(this, *m_changes, tr("Changes"),
                    tr("Nothing changes: every tournament follows from the ones before."), kWayColumn);
    m_apartTable = figureTable(this, *m_apart, tr("Former members and inactive players"),
                               tr("Nobody who is not published is touched."), kWayColumn);
    m_clubsTable = figureTable(this, *m_clubs, tr("Clubs to be told"), tr("There is no club to be told."), 2);
    m_tabs->addTab(m_changesTable, tr("C&hanges"));
    m_tabs->addTab(m_apartTable, tr("&Former and inactive"));
    m_tabs->addTab(m_clubsTable, tr("Club&s to be told"));
    m_tabs->addTab(runsTab(), tr("Done &before"));
    m_why->setReadOnly(true);
    m_why->setTabChangesFocus(true);
    m_why->setAccessibleName(tr("Why it is another"));
    m_why->setFixedHeight(kLinesOfWhy * m_why->fontMetrics().lineSpacing() +
                          2 * static_cast<int>(m_why->document()->documentMargin()) +
                          2 * m_why->frameWidth());
    m_reason->setMaxLength(kLongestReason);
    m_reason->setPlaceholderText(tr("such as: late report of the city championship"));
    keepRoom(*m_hint); // the field above must not move when the first letter is typed
    m_hint->setText(tr("Only with a reason it can be applied: whoever asks later why a rating is another one "
                       "reads it there."));
    connect(m_reason, &QLineEdit::textChanged, this, &ImpactDialog::updateButtons);
    for (QTableView* table : {m_changesTable, m_apartTable, m_clubsTable})
        connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                &ImpactDialog::showWhy);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ImpactDialog::showWhy);
    auto* close = pushButton(tr("Close"), this, &QDialog::close);
    fillDialog(this, kImpactDialogSize,
               {m_summary,
                m_totals,
                m_roots,
                {m_tabs, 1},
                m_why,
                rowOf(this, {captionOf(tr("Reas&on"), m_reason), {m_reason, 1}, m_apply}),
                m_hint,
                rowOf(this, {m_pdf, m_print, m_csv, freeRoom(), close})},
               m_messages);
}

QWidget* ImpactDialog::runsTab()
{
    auto* tab = new QWidget(this);
    m_runsTable = figureTable(this, *m_runs, tr("Recalculations that were done"),
                              tr("No recalculation was done yet."), 1);
    m_takeBack->setToolTip(tr("Gives every player the entry that he had before, in all tournaments at once"));
    installContextMenu(*m_runsTable, {m_takeBack});
    connect(m_runsTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ImpactDialog::updateButtons);
    fillColumn(tab, {{m_runsTable, 1}, rowOf(this, {freeRoom(), m_takeBack})})
        ->setContentsMargins(allAround(Metrics(this).grid()));
    return tab;
}

const app::Impact* ImpactDialog::impact() const
{
    return m_shown ? &m_shown->impact : nullptr;
}

void ImpactDialog::refresh()
{
    const app::LiveChronicle& live = m_session.chronicle();
    m_job.start(
        this,
        [chronicle = live.chronicle(), recalculation = live.recalculation(),
         today = app::today()](const std::stop_token& stop) {
            auto shown = std::make_shared<Shown>();
            shown->chronicle = chronicle;
            shown->impact = app::impactOf(*recalculation, *chronicle, today);
            if (stop.stop_requested())
                return shown;
            shown->changes = impactRows(shown->impact, *chronicle, false);
            shown->apart = impactRows(shown->impact, *chronicle, true);
            shown->clubs = clubRows(shown->impact, *chronicle);
            return shown;
        },
        [this](const std::shared_ptr<Shown>& shown) { present(shown); });
}

void ImpactDialog::present(std::shared_ptr<const Shown> shown)
{
    m_shown = std::move(shown);
    m_summary->setText(impactText(m_shown->impact));
    const bool isAnything = !m_shown->impact.lines.empty();
    m_totals->setVisible(isAnything);
    m_totals->setText(totalsText(m_shown->impact));
    const QString roots = rootsText(m_shown->impact);
    m_roots->setVisible(!roots.isEmpty());
    m_roots->setText(roots);
    const auto put = [](ImpactModel& model, QTableView& table, const std::vector<ImpactRow>& rows) {
        const int row = table.currentIndex().row();
        model.setRows(rows);
        table.setCurrentIndex(model.index(std::clamp(row, 0, std::max(0, model.rowCount() - 1)), 0));
    };
    put(*m_changes, *m_changesTable, m_shown->changes);
    put(*m_apart, *m_apartTable, m_shown->apart);
    put(*m_clubs, *m_clubsTable, m_shown->clubs);
    showWhy();
    updateButtons();
}

void ImpactDialog::showRuns()
{
    const auto runs = m_session.workFile() ? app::recalculationRuns(*m_session.workFile())
                                           : Result<std::vector<app::RecalculationRun>>();
    if (m_messages->succeeded(runs))
        m_runs->setRows(*runs);
    m_runsTable->setCurrentIndex(m_runs->index(0, 0));
    updateButtons();
}

const ImpactRow* ImpactDialog::currentRow() const
{
    for (const auto& [table, model] : {std::pair(m_changesTable, m_changes), std::pair(m_apartTable, m_apart),
                                       std::pair(m_clubsTable, m_clubs)}) {
        if (table == m_tabs->currentWidget() && table->currentIndex().isValid())
            return &model->rowAt(table->currentIndex().row());
    }
    return nullptr;
}

const app::RecalculationRun* ImpactDialog::currentRun() const
{
    const QModelIndex current = m_runsTable->currentIndex();
    return current.isValid() ? &m_runs->rowAt(current.row()) : nullptr;
}

/// Why a number changed, and what it was before each earlier run.
void ImpactDialog::showWhy()
{
    const ImpactRow* const row = currentRow();
    m_why->setVisible(row != nullptr);
    if (!row || !m_shown)
        return;
    const ChangeWords words(*m_shown->chronicle);
    QStringList lines = words.story(row->line.change, row->line.tournament);
    engine::Participant seat{.number = row->line.change.number, .name = row->line.change.name};
    const auto earlier = app::earlierResults(*m_session.workFile(), row->line.tournament, seat);
    if (!earlier.has_value())
        lines += errorText(earlier.error());
    else
        for (const app::EarlierResult& one : *earlier)
            lines += earlierResultText(one, words);
    m_why->setPlainText(lines.join(u'\n'));
}

void ImpactDialog::updateButtons()
{
    const bool isWritable = m_session.isWritable();
    const bool isAnything = m_shown && !m_shown->impact.lines.empty();
    const bool hasReason = !m_reason->text().trimmed().isEmpty();
    m_apply->setEnabled(isWritable && isAnything && hasReason);
    m_reason->setEnabled(isWritable && isAnything);
    m_hint->setVisible(isWritable && isAnything && !hasReason);
    for (QPushButton* button : {m_pdf, m_print, m_csv})
        button->setEnabled(givenOut() && !m_isMaking);
    const app::RecalculationRun* const run = currentRun();
    m_takeBack->setEnabled(isWritable && run && !run->isTakenBack);
}

std::shared_ptr<const ImpactDialog::Shown> ImpactDialog::givenOut() const
{
    return m_shown && !m_shown->impact.lines.empty() ? m_shown : m_applied;
}

void ImpactDialog::forgetApplied()
{
    m_applied.reset();
    m_appliedReason.clear();
    updateButtons();
}

void ImpactDialog::apply()
{
    if (!m_session.chronicle().isCurrent()) {
        m_messages->say({.text = tr("Something was just changed, and the impact is being computed anew.")});
        return;
    }
    const auto run = [&] {
        PatienceDialog patience(this);
        return app::storeRecalculation(m_session, m_reason->text().trimmed(), app::today(),
                                       [&] { return patience.goesOn(tr("Applying the recalculation…")); });
    }();
    if (!m_messages->succeeded(run))
        return;
    m_applied = m_shown;
    m_appliedReason = m_reason->text().trimmed();
    m_reason->clear();
    showRuns();
    m_messages->say({.text = tr("The recalculation was applied in all tournaments."),
                     .actionText = tr("Undo"),
                     .action = [this, id = *run] { takeBack(id); }});
}

void ImpactDialog::takeBack(std::int64_t run)
{
    const auto taken = [&] {
        PatienceDialog patience(this);
        return app::takeBackRecalculation(
            m_session, run, [&] { return patience.goesOn(tr("Taking the recalculation back…")); });
    }();
    if (!m_messages->succeeded(taken))
        return;
    forgetApplied();
    if (taken->changedSince.empty()) {
        showRuns();
        m_messages->say({.text = tr("The recalculation was taken back in all tournaments.")});
        return;
    }
    const auto chronicle = m_session.chronicle().chronicle();
    const ChangeWords words(*chronicle);
    Message message{Message::Level::Warning,
                    tr("Nothing was taken back: %n player(s) have got other entries since, or are gone.",
                       nullptr, static_cast<int>(taken->changedSince.size()))};
    for (const app::PersonPlace& place : taken->changedSince)
        message.details += changedSinceText(place, words);
    m_messages->say(message);
}

/// Who may be named today in what is written of the impact on show.
Result<app::PublicationFilter> ImpactDialog::publication() const
{
    TRY(const auto unnamed, app::unnamedPersons(*m_session.workFile()));
    return app::PublicationFilter(*givenOut()->chronicle, unnamed, app::today());
}

/// A season of a federation has thousands of changes, which take longer than a frame.
void ImpactDialog::make(Making making)
{
    auto filter = publication();
    if (!m_messages->succeeded(filter))
        return;
    m_isMaking = true;
    updateButtons();
    m_patience.start();
    m_makeJob.start(this, [this, making = std::move(making), shown = givenOut(),
                           filter = *std::move(filter)](const std::stop_token&) {
        return [this, rest = making(*shown, filter)] {
            endMaking();
            rest();
        };
    });
}

void ImpactDialog::offerCancelling()
{
    m_isCancelling = true;
    m_messages->say(
        {.text = tr("The impact is being written…"), .actionText = tr("Cancel"), .action = [this] {
             m_makeJob.stop();
             m_isCancelling = false;
             endMaking();
         }});
}

void ImpactDialog::endMaking()
{
    m_patience.stop();
    if (std::exchange(m_isCancelling, false))
        m_messages->dismiss();
    m_isMaking = false;
    updateButtons();
}

std::function<SheetLayout(const ImpactDialog::Shown&, const app::PublicationFilter&)>
ImpactDialog::sheet() const
{
    const bool isApplied = givenOut() == m_applied;
    return [reason = isApplied ? m_appliedReason : m_reason->text().trimmed(), language = textLanguage(),
            today = app::today()](const Shown& shown, const app::PublicationFilter& filter) {
        return layoutImpact(shown.impact, *shown.chronicle, filter, reason, language, today);
    };
}

void ImpactDialog::saveSheet(const QString& path)
{
    make([this, path, sheet = sheet()](const auto& shown, const auto& filter) {
        return [this, path, pdf = pdfOf(sheet(shown, filter))] {
            if (m_messages->succeeded(pdf))
                write(path, *pdf);
        };
    });
}

void ImpactDialog::saveTable(const QString& path)
{
    make([this, path, language = textLanguage()](const auto& shown, const auto& filter) {
        return [this, path, table = impactToCsv(shown.impact, *shown.chronicle, filter, language)] {
            write(path, table);
        };
    });
}

void ImpactDialog::print()
{
    make([this, sheet = sheet()](const auto& shown, const auto& filter) {
        return [this, layout = std::make_shared<const SheetLayout>(sheet(shown, filter))] {
            m_printing->print(layout);
        };
    });
}

void ImpactDialog::write(const QString& path, const QByteArray& bytes)
{
    if (m_messages->succeeded(writeFileSafely(bytes, path)))
        m_messages->say(savedMessage({path}));
}

} // namespace zahlmeister::ui
