// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/statisticswindow.h"

#include <algorithm>

#include <QComboBox>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>

#include "app/archive/reading/archivestatistics.h"
#include "app/files/filewriting.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/charts/chartpaper.h"
#include "ui/charts/chartview.h"
#include "ui/charts/statisticscharts.h"
#include "ui/chronicle/statisticspage.h"
#include "ui/print/printservice.h"
#include "ui/print/statisticssheet.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kStatisticsWindowSize(1100, 700); ///< design pixels
constexpr QSize kPictureSize(960, 480);
constexpr int kProgressWidth = 120; ///< design pixels
constexpr int kGathered = 60;       ///< percent, of an archive: the rest is computed

/// The subjects, in the order of the tabs.
enum Subject { Ratings, Level, Points, Between, Expectancy };

} // namespace

StatisticsWindow::StatisticsWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive)
    : QDialog(parent, Qt::Window),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_from(new DateField(this)),
      m_to(new DateField(this)),
      m_regions(new QComboBox(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(pushButton(tr("Cancel"), this, &StatisticsWindow::cancel)),
      m_tabs(new QTabWidget(this)),
      m_source(session, archive)
{
    setObjectName(u"statisticsWindow"_s);
    setWindowTitle(archive ? tr("Statistics of the archive") : tr("Statistics"));
    arrange();
    connect(&m_source, &app::ChronicleSource::changed, this, &StatisticsWindow::followSource);
    connect(&m_source, &app::ChronicleSource::replaced, this, &StatisticsWindow::followFile);
    follow();
}

StatisticsWindow::~StatisticsWindow()
{
    // Hiding takes the focus from them when this is no StatisticsWindow any more.
    for (DateField* field : {m_from, m_to})
        field->disconnect(this);
}

void StatisticsWindow::arrange()
{
    for (const auto& [text, pictures] :
         {std::pair(tr("Rat&ings"), 1), std::pair(tr("Le&vel"), 1), std::pair(tr("P&oints"), 1),
          std::pair(tr("Betwee&n regions"), 1), std::pair(tr("P(&D)"), 2)}) {
        auto* page = new StatisticsPage(QString(text).remove(u'&'), pictures, m_tabs);
        connect(page, &StatisticsPage::written, this,
                [this](const QString& path) { m_messages->say(savedMessage({path})); });
        connect(page, &StatisticsPage::failed, m_messages, &MessageBar::report);
        m_tabs->addTab(page, text);
        m_pages.push_back(page);
    }
    connect(m_pages[Ratings], &StatisticsPage::groupChosen, this, &StatisticsWindow::showDistribution);
    fillDialog(this, kStatisticsWindowSize, {choicesRow(), {m_tabs, 1}, outputRow()}, m_messages);
}

QLayout* StatisticsWindow::choicesRow()
{
    const Metrics metrics(this);
    for (const auto& [name, length] :
         {std::pair(tr("as they part the players"), 0), std::pair(tr("associations"), 1),
          std::pair(tr("levels"), 3), std::pair(tr("clubs"), 5)})
        m_regions->addItem(name, length);
    m_regions->setObjectName(u"regions"_s);
    m_progress->setMaximumWidth(metrics.scaled(kProgressWidth));
    m_progress->setAccessibleName(tr("Progress"));
    showProgress(false);
    for (DateField* field : {m_from, m_to})
        connect(field, &QLineEdit::editingFinished, this, &StatisticsWindow::followChoice);
    connect(m_regions, &QComboBox::activated, this, &StatisticsWindow::followChoice);
    return rowOf(this, {captionOf(tr("&From"), m_from), m_from, captionOf(tr("&to"), m_to), m_to,
                        fixedRoom(metrics.grid()), captionOf(tr("&Regions"), m_regions), m_regions,
                        freeRoom(), m_progress, m_cancel});
}

QLayout* StatisticsWindow::outputRow()
{
    auto* print = pushButton(tr("&Print…"), this, &StatisticsWindow::print);
    print->setIcon(icon(u"print"_s));
    assignShortcut(*print, QKeySequence::Print);
    auto* save = new QPushButton(icon(u"export"_s), tr("&Save as"), this);
    save->setAutoDefault(false);
    auto* files = new QMenu(save);
    for (const auto& [file, text] : {std::pair(File::AllPdf, tr("&All pictures and tables as PDF…")),
                                     std::pair(File::AllCsv, tr("All ta&bles as CSV…")),
                                     std::pair(File::TableCsv, tr("This &table as CSV…")),
                                     std::pair(File::PictureSvg, tr("This picture as &SVG…")),
                                     std::pair(File::PicturePng, tr("This picture as &PNG…")),
                                     std::pair(File::PictureCsv, tr("&Values of this picture as CSV…"))})
        files->addAction(text, this, [this, file = file] { askForFile(file); });
    save->setMenu(files);
    m_outputs = {print, save};
    for (QPushButton* button : m_outputs)
        button->setEnabled(false);
    return rowOf(this, {freeRoom(), print, save, pushButton(tr("Close"), this, &QDialog::close)});
}

StatisticsWindow::Choices StatisticsWindow::chosen() const
{
    Choices choices{m_from->date(), m_to->date()};
    if (const int length = m_regions->currentData().toInt(); length > 0)
        choices.regionLength = static_cast<std::size_t>(length);
    return choices;
}

/// @param span from the first tournament to the last one; nothing: there is none
app::StatisticsRequest StatisticsWindow::requestOf(const Choices& choices,
                                                   const std::optional<app::StatisticsRequest>& span)
{
    app::StatisticsRequest request = span.value_or(app::StatisticsRequest{app::today(), app::today()});
    request.from = choices.from.value_or(request.from);
    request.to = choices.to.value_or(std::max(request.from, request.to));
    request.from = std::min(request.from, request.to);
    request.regionLength = choices.regionLength;
    return request;
}

void StatisticsWindow::follow()
{
    if (m_source.state() == app::ChronicleSource::State::Reading)
        return; // it will be said when the tournaments are there
    if (!m_from->isValid() || !m_to->isValid()) {
        m_messages->say({Message::Level::Warning, tr("Please type a day such as 31.12.2027, or nothing.")});
        return;
    }
    const Choices choices = chosen();
    if (choices.from && choices.to && *choices.to < *choices.from) {
        m_messages->say({Message::Level::Warning, tr("The first day is after the last one.")});
        return;
    }
    m_messages->retire();
    m_asked = choices;
    showProgress(true);
    ask();
}

/// A field that is left as it was changes nothing: an archive would have to be read for minutes.
void StatisticsWindow::followChoice()
{
    if (!m_source.isArchive() || m_asked != chosen() || !m_from->isValid() || !m_to->isValid())
        follow();
}

/// What is shown is of the file before.
void StatisticsWindow::followFile()
{
    m_source.drop();
    showProgress(false);
    for (QPushButton* button : m_outputs)
        button->setEnabled(false);
    follow();
}

void StatisticsWindow::followSource()
{
    if (!m_source.isArchive() || (!m_statistics && m_progress->isHidden()))
        return follow(); // of an archive: it was not there before
    const bool isAnew = m_computed != m_source.computed();
    if (m_progress->isHidden())
        m_messages->say(
            {Message::Level::Note,
             isAnew ? tr("The archive was computed anew since.") : tr("The archive is there again."),
             {},
             tr("Compute again"),
             [this] { follow(); }});
}

/// An archive is read over a connection of its own.
void StatisticsWindow::ask()
{
    using Question = app::ChronicleSource::Question<Answer>;
    using Asking = app::ChronicleSource::Asking;
    const auto shared = [](Result<app::Statistics> made) {
        return std::move(made).transform([](app::Statistics statistics) -> Answer {
            return std::make_shared<app::Statistics>(std::move(statistics));
        });
    };
    const Choices choices = *m_asked;
    const Question question{
        .chronicle = [choices, shared]() -> Result<Question::OfChronicle> {
            return [choices, shared](const app::Chronicle& chronicle, const Asking& asking) {
                const auto request = requestOf(choices, app::wholeSpan(chronicle, app::today()));
                return shared(app::statisticsOf(chronicle, request, asking.stop, asking.tell));
            };
        },
        .archive = [choices, shared]() -> Question::OfArchive {
            return [choices, shared](app::Archive& archive, const Asking& asking) -> Result<Answer> {
                TRY(const auto span, app::wholeSpan(archive, app::today()));
                int shown = 0;
                TRY(const auto tally,
                    app::gatherStatistics(archive, requestOf(choices, span), [&](int percent) {
                        if (std::exchange(shown, percent) != percent)
                            asking.tell(percent * kGathered / 100);
                        return asking.goesOn();
                    }));
                return shared(tally.finish(asking.stop, [&](int percent) {
                    asking.tell(kGathered + percent * (100 - kGathered) / 100);
                }));
            };
        }};
    const auto take = [this, computed = m_source.computed()](const Result<Answer>& made) {
        if (!made.has_value() && made.error().code == ErrorCode::Cancelled)
            return cancel();
        showProgress(false);
        if (!m_messages->succeeded(made))
            return;
        m_computed = computed;
        this->take(*made);
    };
    m_source.ask<Answer>(question, take, app::ChronicleSource::Connection::Own,
                         [this](int percent) { m_progress->setValue(percent); });
}

void StatisticsWindow::cancel()
{
    m_source.drop();
    m_asked.reset();
    showProgress(false);
    m_messages->say(
        {Message::Level::Note, tr("The statistics were not computed."), {}, tr("Compute again"), [this] {
             follow();
         }});
}

void StatisticsWindow::showProgress(bool isComputing)
{
    m_progress->setValue(0);
    m_progress->setVisible(isComputing);
    m_cancel->setVisible(isComputing && m_source.isArchive());
}

void StatisticsWindow::take(const std::shared_ptr<const app::Statistics>& statistics)
{
    m_statistics = statistics;
    m_from->setPlaceholderText(formatDateEntry(statistics->request.from));
    m_to->setPlaceholderText(formatDateEntry(statistics->request.to));
    fillPages();
    for (QPushButton* button : m_outputs)
        button->setEnabled(true);
    Q_EMIT computed();
}

void StatisticsWindow::fillPages()
{
    std::vector<std::vector<StatisticsTable>> tables(m_pages.size());
    for (StatisticsTable& table : statisticsTables(*m_statistics)) {
        const Subject subject = [&] {
            switch (table.part) {
            case StatisticsPart::Groups:
            case StatisticsPart::Distribution:
            case StatisticsPart::Regions: break;
            case StatisticsPart::Level: return Level;
            case StatisticsPart::Points:
            case StatisticsPart::Players: return Points;
            case StatisticsPart::Between: return Between;
            case StatisticsPart::Expectancy:
            case StatisticsPart::Games: return Expectancy;
            }
            return Ratings;
        }();
        tables[subject].push_back(std::move(table));
    }
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setTables(std::move(tables[i]));
    QStringList groups;
    for (const app::RatingDistribution& one : m_statistics->distributions)
        groups += groupText(one);
    m_pages[Ratings]->setGroups(groups);
    showDistribution();
    m_pages[Level]->setCharts({levelChart(m_statistics->cohort)});
    m_pages[Points]->setCharts({pointsChart(m_statistics->flows)});
    m_pages[Between]->setCharts({regionsChart(m_statistics->regions)});
    m_pages[Expectancy]->setCharts(
        {expectancyChart(m_statistics->expectancy), residualsChart(m_statistics->expectancy)});
}

void StatisticsWindow::showDistribution()
{
    const int group = m_pages[Ratings]->group();
    const auto& distributions = m_statistics->distributions;
    m_pages[Ratings]->setCharts({group < 0 ? Chart()
                                           : distributionChart(distributions[static_cast<std::size_t>(group)],
                                                               m_statistics->request.to)});
}

StatisticsPage& StatisticsWindow::currentPage() const
{
    return *m_pages[static_cast<std::size_t>(m_tabs->currentIndex())];
}

Result<QByteArray> StatisticsWindow::contentOf(File file) const
{
    const auto& pictures = currentPage().pictures();
    const auto focused = std::ranges::find_if(pictures, [](const ChartView* one) { return one->hasFocus(); });
    const Chart& chart = (focused == pictures.end() ? pictures.front() : *focused)->chart();
    switch (file) {
    case File::AllPdf: return pdfOf(layoutStatistics(*m_statistics, app::today()));
    case File::AllCsv: return statisticsCsv(*m_statistics);
    case File::TableCsv: return tablesCsv({*currentPage().table()});
    case File::PictureSvg: return chartSvg(chart, kPictureSize);
    case File::PicturePng: return chartPng(chart, kPictureSize);
    case File::PictureCsv: return chartCsv(chart);
    }
    return {};
}

void StatisticsWindow::saveTo(const QString& path, File file)
{
    const auto content = contentOf(file);
    if (m_messages->succeeded(content) && m_messages->succeeded(app::writeFileSafely(*content, path)))
        m_messages->say(savedMessage({path}));
}

void StatisticsWindow::askForFile(File file)
{
    const bool isAll = file == File::AllPdf || file == File::AllCsv;
    const QString ending = file == File::AllPdf       ? u"pdf"_s
                           : file == File::PictureSvg ? u"svg"_s
                           : file == File::PicturePng ? u"png"_s
                                                      : u"csv"_s;
    const QString name =
        isAll ? tr("Statistics, %1").arg(spanText(m_statistics->request)) : currentPage().table()->title;
    const QString path = askForTarget(this, tr("Save statistics"), safeFileName(name), ending,
                                      ending.toUpper() % u" (*."_s % ending % u')');
    if (!path.isEmpty())
        saveTo(path, file);
}

void StatisticsWindow::print()
{
    m_printing->print(std::make_shared<const SheetLayout>(layoutStatistics(*m_statistics, app::today())));
}

} // namespace zahlmeister::ui
