// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/statisticswindow.h"

#include <algorithm>

#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>

#include "app/archive/reading/archivestatistics.h"
#include "app/files/filewriting.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "app/threads/continuecallback.h"
#include "app/threads/handover.h"
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
      m_session(session),
      m_archive(archive),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_from(new DateField(this)),
      m_to(new DateField(this)),
      m_regions(new QComboBox(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(pushButton(tr("Cancel"), this, &StatisticsWindow::cancel)),
      m_tabs(new QTabWidget(this))
{
    setObjectName(u"statisticsWindow"_s);
    setWindowTitle(archive ? tr("Statistics of the archive") : tr("Statistics"));
    arrange();
    if (archive) {
        connect(archive, &app::ArchiveLink::changed, this, &StatisticsWindow::followArchive);
    } else {
        app::LiveChronicle& chronicle = session.chronicle();
        connect(&chronicle, &app::LiveChronicle::changed, this, &StatisticsWindow::follow);
        connect(&session, &app::Session::workFileChanged, this, &StatisticsWindow::follow);
        chronicle.start();
    }
    follow();
}

StatisticsWindow::~StatisticsWindow()
{
    // Hiding takes the focus from them when this is no StatisticsWindow any more.
    for (DateField* field : {m_from, m_to})
        field->disconnect(this);
    m_gathering.drop();
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
    const auto chronicle = m_archive ? nullptr : m_session.chronicle().chronicle();
    if (chronicle && !chronicle->rules)
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
    if (m_archive) {
        gather();
        return;
    }
    const app::StatisticsRequest request = requestOf(choices, app::wholeSpan(*chronicle, app::today()));
    compute([chronicle, request](const std::stop_token& stop, const auto& tell) {
        return app::statisticsOf(*chronicle, request, stop, tell);
    });
}

/// A field that is left as it was changes nothing: an archive would have to be read for minutes.
void StatisticsWindow::followChoice()
{
    if (!m_archive || m_asked != chosen() || !m_from->isValid() || !m_to->isValid())
        follow();
}

void StatisticsWindow::followArchive()
{
    if (!m_archive->isConnected() || m_archive->status().computed == m_computed)
        return;
    if (!m_statistics && m_progress->isHidden())
        return follow(); // it was not there before
    if (m_progress->isHidden())
        m_messages->say({Message::Level::Note,
                         tr("The archive was computed anew since."),
                         {},
                         tr("Compute again"),
                         [this] { follow(); }});
}

/// Reads the archive over a connection of its own; what is read is computed beside the window.
void StatisticsWindow::gather()
{
    using Gathered = std::shared_ptr<const app::StatisticsTally>;
    const std::stop_token gathering = m_gathering.begin();
    m_job.stop(); // what was gathered before is not wanted any more
    m_computed = m_archive->status().computed;
    const auto show = [link = m_archive, self = this, gathering](int percent) {
        app::callOn(link, [self, gathering, percent] {
            if (!gathering.stop_requested()) // this is there
                self->m_progress->setValue(percent * kGathered / 100);
        });
    };
    m_archive->askOnNewConnection<Gathered>(
        [choices = *m_asked, show](app::Archive& archive,
                                   const app::ContinueCallback& goesOn) -> Result<Gathered> {
            TRY(const auto span, app::wholeSpan(archive, app::today()));
            int shown = 0;
            auto tally = app::gatherStatistics(archive, requestOf(choices, span), [&](int percent) {
                if (std::exchange(shown, percent) != percent)
                    show(percent);
                return goesOn();
            });
            return std::move(tally).transform([](app::StatisticsTally gathered) {
                return std::make_shared<const app::StatisticsTally>(std::move(gathered));
            });
        },
        this,
        [this](const Result<Gathered>& gathered) {
            if (!gathered.has_value() && gathered.error().code == ErrorCode::Cancelled)
                return cancel();
            if (!gathered.has_value()) {
                showProgress(false);
                m_computed.reset(); // when it is there again, it is asked again
                m_messages->report(gathered.error());
                return;
            }
            compute([tally = *gathered](const std::stop_token& stop,
                                        const std::function<void(int)>& tell) -> Result<app::Statistics> {
                return tally->finish(
                    stop, [&](int percent) { tell(kGathered + percent * (100 - kGathered) / 100); });
            });
        },
        gathering);
}

void StatisticsWindow::compute(Make make)
{
    m_job.start(this, [this, make = std::move(make)](const std::stop_token& stop) {
        const auto tell = [&](int percent) {
            app::callOn(this, [this, stop, percent] {
                if (!stop.stop_requested())
                    m_progress->setValue(percent);
            });
        };
        auto made = std::make_shared<Result<app::Statistics>>(make(stop, tell));
        return [this, made] {
            showProgress(false);
            if (m_messages->succeeded(*made))
                take(std::shared_ptr<const app::Statistics>(made, &**made));
        };
    });
}

void StatisticsWindow::cancel()
{
    m_gathering.drop();
    m_job.stop();
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
    m_cancel->setVisible(isComputing && m_archive);
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
