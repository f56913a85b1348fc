// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/labwindow.h"

#include <algorithm>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>

#include "app/rules/shippedrules.h"
#include "app/session/livechronicle.h"
#include "app/threads/handover.h"
#include "engine/base/try.h"
#include "ui/chronicle/statisticspage.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/lab/labcharts.h"
#include "ui/lab/labtables.h"
#include "ui/lab/labwords.h"
#include "ui/lab/studydialogs.h"
#include "ui/lab/variantmodel.h"
#include "ui/text/format.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kLabWindowSize(1300, 640); ///< design pixels
constexpr int kStudyWidth = 430;           ///< likewise
constexpr int kLabProgressWidth = 120;     ///< likewise
constexpr int kSliderSteps = 100;
constexpr int kProgressSteps = 1000;

/// The subjects, in the order of the tabs.
enum Subject { Quality, Forecasts, Whose, Level, Points, Beginners, Impact };

StatisticsTable shownTable(app::Table table)
{
    StatisticsTable shown;
    static_cast<app::Table&>(shown) = std::move(table);
    return shown;
}

} // namespace

LabWindow::LabWindow(app::Session& session, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_parameters(new VariantModel(this)),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_origin(new QComboBox(this)),
      m_from(new DateField(this)),
      m_to(new DateField(this)),
      m_variants(new QListWidget(this)),
      m_numbers(new QTableView(this)),
      m_since(new DateField(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_sliderText(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(pushButton(tr("Cancel"), this, &LabWindow::cancel)),
      m_tabs(new QTabWidget(this))
{
    setObjectName(u"labWindow"_s);
    setWindowTitle(tr("Rules laboratory"));
    m_study = app::newStudy(tr("Study").toStdString(), {}, rules());
    for (const QString& text : {tr("&Quality"), tr("&Forecasts"), tr("&Whose games"), tr("&Level"),
                                tr("&Points"), tr("&Newcomers"), tr("I&mpact")}) {
        auto* page = new StatisticsPage(QString(text).remove(u'&'), 1, m_tabs);
        connect(page, &StatisticsPage::written, this,
                [this](const QString& path) { m_messages->say(savedMessage({path})); });
        connect(page, &StatisticsPage::failed, m_messages, &MessageBar::report);
        m_tabs->addTab(page, text);
        m_pages.push_back(page);
    }
    QSplitter* const halves = splitterOf(this, studyPane(), m_tabs, {0, 1});
    const Metrics metrics(this);
    halves->setSizes({metrics.scaled(kStudyWidth), metrics.scaled(kLabWindowSize.width() - kStudyWidth)});
    fillDialog(this, kLabWindowSize, {dataRow(), {halves, 1}, outputRow()}, m_messages);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, [this] {
        if (!m_source)
            load();
    });
    session.chronicle().start();
    listVariants();
    m_variants->setCurrentRow(std::min(1, m_variants->count() - 1)); // its numbers are what is to be changed
    load();
}

LabWindow::~LabWindow()
{
    for (DateField* field : {m_from, m_to, m_since})
        field->disconnect(this);
    m_loading.drop();
}

const engine::RuleCatalog& LabWindow::rules() const
{
    return m_source && m_source->rules ? *m_source->rules : app::shippedRules();
}

QLayout* LabWindow::dataRow()
{
    const Metrics metrics(this);
    m_origin->setObjectName(u"origin"_s);
    offerOrigins();
    m_progress->setMaximumWidth(metrics.scaled(kLabProgressWidth));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, kProgressSteps);
    showProgress(false);
    connect(m_origin, &QComboBox::activated, this, &LabWindow::load);
    for (DateField* field : {m_from, m_to})
        connect(field, &QLineEdit::editingFinished, this, &LabWindow::takeDays);
    return rowOf(this, {captionOf(tr("To&urnaments"), m_origin), m_origin, fixedRoom(metrics.grid()),
                        captionOf(tr("en&ded from"), m_from), m_from, captionOf(tr("&to"), m_to), m_to,
                        freeRoom(), m_progress, m_cancel});
}

void LabWindow::offerOrigins()
{
    m_origin->addItem(tr("Work file"), int(Origin::WorkFile));
    if (m_session.archive().isConnected())
        m_origin->addItem(tr("Archive"), int(Origin::Archive));
    m_origin->addItem(tr("Simulation"), int(Origin::Simulation));
    if (!m_session.workFile())
        m_origin->setCurrentIndex(m_origin->count() - 1);
}

QWidget* LabWindow::studyPane()
{
    auto* pane = new QWidget(this);
    m_variants->setObjectName(u"variants"_s);
    m_variants->setAccessibleName(tr("Variants"));
    m_variants->setMaximumHeight(Metrics(this).scaled(kStudyWidth / 3));
    connect(m_variants, &QListWidget::currentRowChanged, this, &LabWindow::showVariant);
    auto* add = new QPushButton(tr("&Add"), this);
    add->setAutoDefault(false);
    auto* kinds = new QMenu(add);
    for (const engine::RuleVersion& version : rules().versions()) {
        if (version.chosenByDate)
            kinds->addAction(fromEngine(version.title), this, [this, id = version.id] { addVariant(id); });
    }
    kinds->addSeparator();
    for (const auto yardstick :
         {app::Yardstick::Unchanged, app::Yardstick::Elo, app::Yardstick::Glicko2, app::Yardstick::Truth})
        kinds->addAction(variantText({.name = {}, .yardstick = yardstick}, rules()), this,
                         [this, yardstick] { addYardstick(yardstick); });
    add->setMenu(kinds);
    m_remove = pushButton(tr("R&emove"), this, &LabWindow::removeVariant);
    auto* criterion = pushButton(tr("&Criterion…"), this, &LabWindow::askForCriterion);
    styleAsTable(*m_numbers, *m_parameters)->setFreeColumn(VariantModel::Name);
    auto* figures = new FigureDelegate(m_numbers);
    m_numbers->setItemDelegate(figures);
    const auto measure = [figures] { figures->measureTails(); };
    connect(m_parameters, &VariantModel::modelReset, figures, measure);
    connect(m_parameters, &VariantModel::numberChanged, figures, measure);
    m_numbers->setObjectName(u"parameters"_s);
    m_numbers->setAccessibleName(tr("Parameters"));
    m_numbers->setSelectionBehavior(QAbstractItemView::SelectRows);
    connect(m_numbers->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LabWindow::showSlider);
    connect(m_parameters, &VariantModel::numberChanged, this, &LabWindow::takeParameters);
    m_slider->setRange(0, kSliderSteps);
    m_slider->setAccessibleName(tr("Value of the parameter"));
    connect(m_slider, &QSlider::valueChanged, this, &LabWindow::slide);
    connect(m_since, &QLineEdit::editingFinished, this, &LabWindow::takeParameters);
    fillColumn(pane,
               {rowOf(this, {captionOf(tr("Var&iants"), m_variants), freeRoom(), add, m_remove}),
                m_variants,
                rowOf(this, {captionOf(tr("In force &since"), m_since), m_since, freeRoom(), criterion}),
                {m_numbers, 1},
                rowOf(this, {{m_slider, 1}, m_sliderText})});
    return pane;
}

QLayout* LabWindow::outputRow()
{
    auto* open = pushButton(tr("&Open study…"), this, &LabWindow::askForStudy);
    auto* sweep = pushButton(tr("Tr&y values…"), this, &LabWindow::askForSweep);
    auto* print = pushButton(tr("P&rint…"), this, [this] {
        m_printing->print(std::make_shared<const SheetLayout>(layoutLab(m_document)));
    });
    print->setIcon(icon(u"print"_s));
    assignShortcut(*print, QKeySequence::Print);
    auto* save = new QPushButton(icon(u"export"_s), tr("Sa&ve as"), this);
    save->setAutoDefault(false);
    auto* files = new QMenu(save);
    for (const auto& [file, text] :
         {std::pair(File::StudyJson, tr("&Study…")), std::pair(File::ReportPdf, tr("Report as &PDF…")),
          std::pair(File::ReportHtml, tr("Report as &web page…")),
          std::pair(File::TablesCsv, tr("All ta&bles as CSV…")),
          std::pair(File::ReportJson, tr("Figures as &JSON…"))})
        files->addAction(text, this, [this, file = file] { askForFile(file); });
    save->setMenu(files);
    m_outputs = {sweep, print, save};
    for (QPushButton* button : m_outputs)
        button->setEnabled(false);
    return rowOf(this,
                 {open, sweep, freeRoom(), print, save, pushButton(tr("Close"), this, &QDialog::close)});
}

/// Shows the progress of the job, as long as that goes on.
app::LabProgress LabWindow::progressOf(const std::stop_token& stop)
{
    return [this, stop, shown = -1](std::size_t done, std::size_t all) mutable {
        const int step = all == 0 ? 0 : static_cast<int>(done * kProgressSteps / all);
        if (std::exchange(shown, step / 10) != step / 10) {
            app::callOn(this, [this, stop, step] {
                if (!stop.stop_requested())
                    m_progress->setValue(step);
            });
        }
        return !stop.stop_requested();
    };
}

void LabWindow::load()
{
    m_messages->retire();
    m_loading.drop();
    m_job.stop();
    m_source.reset();
    m_memory.reset();
    const auto origin = static_cast<Origin>(m_origin->currentData().toInt());
    if (origin == Origin::Archive)
        return loadArchive();
    const auto chronicle = m_session.chronicle().chronicle();
    if (origin == Origin::WorkFile && !chronicle->rules)
        return; // it is said when the tournaments are there
    m_study.simulation = origin == Origin::Simulation ? std::optional(app::SimulatedData()) : std::nullopt;
    showProgress(true);
    m_job.start(this, [this, origin, chronicle, decisions = m_session.chronicle().decisions(),
                       removed = m_session.chronicle().removedTournaments(),
                       simulation = m_study.simulation](const std::stop_token& stop) {
        const auto read = [&]() -> Result<app::LabSource> {
            if (origin == Origin::Simulation)
                return app::labSourceOf(*simulation, progressOf(stop));
            app::LabSource source{.rules = chronicle->rules};
            TRY(source.data, app::LabData::of(chronicle->tournaments, *chronicle->rules, decisions, removed,
                                              progressOf(stop)));
            return source;
        };
        auto source = std::make_shared<Result<app::LabSource>>(read());
        return [this, source] { take(std::move(*source)); };
    });
}

void LabWindow::loadArchive()
{
    m_study.simulation.reset();
    showProgress(true);
    using Read = std::shared_ptr<app::LabSource>;
    const std::stop_token loading = m_loading.begin();
    m_session.archive().askOnNewConnection<Read>(
        [](app::Archive& archive, const app::ContinueCallback& goesOn) -> Result<Read> {
            TRY(auto source, app::labSourceOf(archive, [&](std::size_t, std::size_t) { return goesOn(); }));
            return std::make_shared<app::LabSource>(std::move(source));
        },
        this,
        [this](Result<Read> read) {
            take(std::move(read).transform([](const Read& source) { return std::move(*source); }));
        },
        loading);
}

void LabWindow::take(Result<app::LabSource> source)
{
    showProgress(false);
    if (!source.has_value() && source.error().code == ErrorCode::Cancelled)
        return cancel();
    if (!m_messages->succeeded(source))
        return;
    m_source = std::make_shared<const app::LabSource>(*std::move(source));
    if (m_source->data.tournaments().empty()) {
        m_messages->say({Message::Level::Note, tr("There are no tournaments that have ended.")});
        return;
    }
    showVariant();
    run();
}

void LabWindow::run()
{
    if (!m_source || m_source->data.tournaments().empty())
        return;
    showProgress(true);
    m_job.start(
        this, [this, source = m_source, study = m_study, known = m_memory](const std::stop_token& stop) {
            const app::LabRunOptions options{.truth = source->truth, .remembers = true, .known = known};
            auto made = std::make_shared<Result<app::LabReport>>(
                app::runStudy(study, source->data, *source->rules, options, progressOf(stop)));
            return [this, made] {
                showProgress(false);
                if (!made->has_value() && made->error().code == ErrorCode::Cancelled)
                    return;
                if (!m_messages->succeeded(*made))
                    return;
                m_memory = (*made)->memory;
                showReport(std::shared_ptr<const app::LabReport>(made, &**made));
            };
        });
}

void LabWindow::cancel()
{
    m_loading.drop();
    m_job.stop();
    showProgress(false);
    m_messages->say(
        {Message::Level::Note, tr("The study was not computed."), {}, tr("Compute again"), [this] {
             m_source ? run() : load();
         }});
}

void LabWindow::showProgress(bool isComputing)
{
    m_progress->setValue(0);
    m_progress->setVisible(isComputing);
    m_cancel->setVisible(isComputing);
}

void LabWindow::showReport(const std::shared_ptr<const app::LabReport>& report)
{
    m_report = report;
    m_document = labDocumentOf(*report, rules());
    const auto variant = static_cast<std::size_t>(variantShown() + 1);
    const std::size_t shown = std::min(variant, report->variants.size() - 1);
    const std::size_t other = shown == 0 && report->variants.size() > 1 ? 1 : shown;
    std::vector<StatisticsTable> bins;
    for (std::size_t kind = 0; kind < app::kBinKinds; ++kind)
        bins.push_back(shownTable(binsTable(*report, static_cast<app::BinKind>(kind))));
    std::vector<StatisticsTable> found{shownTable(qualityTable(*report)), shownTable(criteriaTable(*report))};
    if (!report->variants.front().truth.empty())
        found.push_back(shownTable(truthTable(*report)));
    found.push_back(shownTable(variantsTable(*report, rules())));
    found.push_back(shownTable(usesTable(*report)));
    m_pages[Quality]->setTables(std::move(found));
    m_pages[Quality]->setCharts({lossChart(*report)});
    m_pages[Forecasts]->setTables(std::move(bins));
    m_pages[Forecasts]->setCharts({residualChart(*report, shown)});
    m_pages[Whose]->setTables({shownTable(againstTable(*report, other))});
    m_pages[Whose]->setCharts({yearsChart(*report)});
    m_pages[Level]->setTables({shownTable(levelsTable(*report, shown))});
    m_pages[Level]->setCharts({levelsChart(*report)});
    m_pages[Points]->setTables({shownTable(ledgerTable(*report, shown))});
    m_pages[Points]->setCharts({ledgerChart(*report, shown)});
    m_pages[Beginners]->setTables({shownTable(newcomersTable(*report))});
    m_pages[Beginners]->setCharts({newcomersChart(*report)});
    m_pages[Impact]->setTables({shownTable(impactTable(*report, other))});
    m_pages[Impact]->setCharts({impactChart(*report, other)});
    for (QPushButton* button : m_outputs)
        button->setEnabled(true);
    Q_EMIT computed();
}

int LabWindow::variantShown() const
{
    return m_variants->currentRow() - 1;
}

void LabWindow::listVariants()
{
    const int before = std::max(m_variants->currentRow(), 0);
    {
        const QSignalBlocker quiet(m_variants);
        m_variants->clear();
        m_variants->addItem(variantName({}));
        for (const app::Variant& one : m_study.variants)
            m_variants->addItem(variantName(one));
        m_variants->setCurrentRow(std::min(before, m_variants->count() - 1));
    }
    showVariant();
}

void LabWindow::showVariant()
{
    const int at = variantShown();
    const app::Variant shown = at < 0 ? app::Variant() : m_study.variants[static_cast<std::size_t>(at)];
    m_parameters->show(shown, rules());
    m_numbers->resizeColumnsToContents();
    m_since->setDate(shown.from);
    m_since->setEnabled(at >= 0 && shown.yardstick == app::Yardstick::None);
    m_remove->setEnabled(at >= 0);
    if (m_parameters->rowCount() > 0)
        m_numbers->setCurrentIndex(m_parameters->index(0, VariantModel::Changed));
    showSlider();
    if (m_report && m_report->variants.size() == m_study.variants.size() + 1)
        showReport(m_report);
}

/// The slider goes from nothing to twice what is in force, within the range of the parameter.
void LabWindow::showSlider()
{
    const int row = m_numbers->currentIndex().row();
    const bool isThere = row >= 0 && row < m_parameters->rowCount();
    m_slider->setEnabled(isThere);
    m_sliderText->setText(isThere ? formatNumberShort(m_parameters->value(row), 4) : QString());
    if (!isThere)
        return;
    const auto& number = m_parameters->numbers()[static_cast<std::size_t>(row)];
    const double most = number.inForce == 0 ? std::min(1.0, number.most) : 2 * number.inForce;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(m_parameters->value(row) / most * kSliderSteps + 0.5));
}

void LabWindow::slide(int place)
{
    const int row = m_numbers->currentIndex().row();
    if (row < 0)
        return;
    const auto& number = m_parameters->numbers()[static_cast<std::size_t>(row)];
    const double most = number.inForce == 0 ? std::min(1.0, number.most) : 2 * number.inForce;
    double value = most * place / kSliderSteps;
    if (number.isWhole)
        value = static_cast<double>(static_cast<qint64>(value + 0.5));
    m_parameters->setValue(row, std::clamp(value, number.least, number.most));
    m_sliderText->setText(formatNumberShort(m_parameters->value(row), 4));
}

void LabWindow::takeParameters()
{
    const int at = variantShown();
    if (at < 0 || !m_since->isValid())
        return;
    app::Variant& variant = m_study.variants[static_cast<std::size_t>(at)];
    const app::Variant before = variant;
    variant.parameters = m_parameters->variant().parameters;
    variant.from = m_since->date();
    if (variant == before)
        return;
    if (!m_slider->isSliderDown())
        showSlider();
    run();
}

void LabWindow::takeDays()
{
    if (!m_from->isValid() || !m_to->isValid()) {
        m_messages->say({Message::Level::Warning, tr("Please type a day such as 31.12.2027, or nothing.")});
        return;
    }
    if (m_study.from == m_from->date() && m_study.to == m_to->date())
        return;
    m_study.from = m_from->date();
    m_study.to = m_to->date();
    run();
}

std::string LabWindow::freeName(const std::string& wanted) const
{
    std::string name = wanted;
    for (int i = 2; std::ranges::find(m_study.variants, name, &app::Variant::name) != m_study.variants.end();
         ++i)
        name = wanted + ' ' + std::to_string(i);
    return name;
}

void LabWindow::addVariant(const std::string& base)
{
    const auto version = rules().find(base);
    const std::string title = version.has_value() ? (*version)->title : base;
    app::Variant variant;
    variant.name = freeName(title);
    variant.base = base;
    m_study.variants.push_back(std::move(variant));
    listVariants();
    m_variants->setCurrentRow(m_variants->count() - 1);
    run();
}

void LabWindow::addYardstick(app::Yardstick yardstick)
{
    app::Variant variant;
    variant.name = freeName(std::string(app::yardstickText(yardstick)));
    variant.yardstick = yardstick;
    m_study.variants.push_back(std::move(variant));
    listVariants();
    m_variants->setCurrentRow(m_variants->count() - 1);
    run();
}

void LabWindow::removeVariant()
{
    const int at = variantShown();
    if (at < 0)
        return;
    const std::string name = m_study.variants[static_cast<std::size_t>(at)].name;
    m_study.variants.erase(m_study.variants.begin() + at);
    std::erase_if(m_study.criteria, [&](const app::Criterion& one) { return one.variant == name; });
    listVariants();
    run();
}

void LabWindow::askForCriterion()
{
    CriterionDialog dialog(m_study, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_study.criteria.push_back(dialog.criterion());
    run();
}

void LabWindow::askForSweep()
{
    const int row = m_numbers->currentIndex().row();
    const bool hasNumber = row >= 0 && row < m_parameters->rowCount();
    SweepDialog dialog(hasNumber ? &m_parameters->numbers()[static_cast<std::size_t>(row)] : nullptr, this);
    if (dialog.exec() != QDialog::Accepted || !m_source)
        return;
    app::Study study = m_study;
    study.variants = {m_parameters->variant()};
    showProgress(true);
    m_job.start(this, [this, source = m_source, study, parameters = dialog.parameters(),
                       until = dialog.fitUntil()](const std::stop_token& stop) {
        auto made = std::make_shared<Result<app::ParameterSweep>>(
            app::sweep(study, parameters, until, source->data, *source->rules, progressOf(stop)));
        return [this, made] {
            showProgress(false);
            if (m_messages->succeeded(*made))
                showSweep(**made);
        };
    });
}

/// What was swept is the document until something is computed again.
void LabWindow::showSweep(const app::ParameterSweep& sweep)
{
    m_document = labDocumentOf(sweep, rules());
    std::vector<StatisticsTable> tables;
    for (const app::Table& table : m_document.sections.front().tables)
        tables.push_back(shownTable(table));
    if (!tables.empty() && !m_document.sections.front().paragraphs.isEmpty())
        tables.front().remarks.prepend(m_document.sections.front().paragraphs.join(u' '));
    m_pages[Quality]->setTables(std::move(tables));
    m_pages[Quality]->setCharts({sweepChart(sweep)});
    m_tabs->setCurrentIndex(Quality);
}

void LabWindow::setStudy(app::Study study)
{
    m_study = std::move(study);
    m_from->setDate(m_study.from);
    m_to->setDate(m_study.to);
    listVariants();
    run();
}

} // namespace zahlmeister::ui
