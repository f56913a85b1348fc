// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/sample/sample.h"
#include "app/session/livechronicle.h"
#include "app/store/database.h"
#include "app/store/issuedlists.h"
#include "app/text/calendar.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/chronicle/tournamentlistwindow.h"
#include "ui/models/listtablemodel.h"
#include "ui/print/samplemark.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/language.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

namespace tst_ratinglistwindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

/// Names in the order in which they stand.
QString namesIn(const ListWindow& window, int column = 1)
{
    QStringList names;
    for (int row = 0; row < window.model().rowCount(); ++row)
        names += window.model().index(row, column).data().toString();
    return names.join(u' ');
}

} // namespace

/// The windows of rating lists and of lists of tournaments.
class TestRatingListWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsAndFollows();
    void choosesAndFinds();
    void keepsWhatItWrites();
    void tellsWhatCannotBeWritten();
    void leavesNothingThatIsNotKept();
    void marksTheSample();
    void showsPages();
    void listsTournaments();

private:
    /// What a window shows is that of its choices.
    static bool isListed(const ListWindow& window)
    {
        return QTest::qWaitFor([&] { return !window.isComputing(); });
    }
    void waitForChronicle(std::size_t tournaments)
    {
        QTRY_COMPARE(m_session->chronicle().chronicle()->tournaments.size(), tournaments);
        QTRY_VERIFY(m_session->chronicle().isCurrent());
    }

    Translators m_translators{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

void TestRatingListWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        const auto file = app::WorkFile::open(path);
        for (const app::ChronicleTournament& one : workedChain())
            QVERIFY((*file)->addTournament(one.tournament).has_value());
    }
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(path).has_value());
}

void TestRatingListWindow::cleanup()
{
    m_session.reset();
    markSheets(false);
}

void TestRatingListWindow::listsAndFollows()
{
    RatingListWindow window(*m_session);
    window.choose({day(2028, 12, 31)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    QCOMPARE(window.model().rowCount(), 13);
    QVERIFY(namesIn(window).startsWith(u"L "_s));
    // Whoever plays on is listed with what is known now.
    window.view().setCurrentIndex(window.model().index(2, 0));
    const QString current = window.currentRow()->cells[1].text;
    auto next = wonBy(4, day(2028, 11, 1), 2900, 30);
    QSignalSpy listed(&window, &ListWindow::listed);
    QVERIFY(m_session->addTournament(next.tournament).has_value());
    QTRY_VERIFY(namesIn(window).startsWith(u"Held, Hans L"_s));
    QVERIFY(!listed.isEmpty());
    QCOMPARE(window.currentRow()->cells[1].text, current);
}

void TestRatingListWindow::choosesAndFinds()
{
    RatingListWindow window(*m_session);
    window.choose({.day = day(2028, 12, 31), .since = day(2027, 1, 1)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    QVERIFY(window.model().headerData(5, Qt::Horizontal).toString().startsWith(u"Since"_s));
    window.findChild<QLineEdit*>()->setFocus();
    app::RatingListRequest request{.day = day(2028, 12, 31), .club = "mmmmm"};
    window.choose(request);
    QCOMPARE(window.chosen(), std::optional(request));
    QVERIFY(isListed(window));
    QCOMPARE(namesIn(window), u"M"_s);
    request = {.day = day(2028, 12, 31), .bornFrom = 1900};
    request.ages = app::ListedAges::Youth;
    window.choose(request);
    QCOMPARE(window.chosen(), std::optional(request));
    QVERIFY(isListed(window));
    const int youths = window.model().rowCount();
    QVERIFY(youths > 0 && youths < 13);
    // A field that holds no day lists nobody, and nothing of before.
    window.findChildren<DateField*>().constFirst()->setText(u"99"_s);
    QVERIFY(!window.chosen());
    QVERIFY(isListed(window));
    QCOMPARE(window.model().rowCount(), 0);

    window.choose({day(2028, 12, 31)});
    QVERIFY(isListed(window));
    window.model().setSearch(u"lllll"_s); // a club
    QCOMPARE(namesIn(window), u"L"_s);
    window.model().setSearch({});
    window.view().horizontalHeader()->setSortIndicator(1, Qt::AscendingOrder);
    QVERIFY(namesIn(window).startsWith(u"A B C"_s));
}

void TestRatingListWindow::keepsWhatItWrites()
{
    RatingListWindow window(*m_session);
    window.choose({day(2028, 12, 31)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    QSignalSpy saved(&window, &ListWindow::saved);
    const QString path = m_folder->filePath(u"list.html"_s);
    window.saveTo(path, ListFormat::Html);
    QTRY_COMPARE(saved.size(), 1);
    const auto kept = *app::issuedLists(*m_session->workFile());
    QCOMPARE(kept.size(), 1U);
    QCOMPARE(kept.front().issued, app::today());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(kept.front().hash)); // it stands on the list
    window.saveTo(m_folder->filePath(u"list.pdf"_s), ListFormat::Pdf);
    QTRY_COMPARE(saved.size(), 2);
    QCOMPARE(app::issuedLists(*m_session->workFile())->size(), 1U); // the same list

    // As it was given out, whatever happens since, beside what is known now.
    auto next = wonBy(4, day(2028, 11, 1), 2900, 30);
    QVERIFY(m_session->addTournament(next.tournament).has_value());
    QTRY_VERIFY(namesIn(window).startsWith(u"Held, Hans L"_s));
    window.showIssued(kept.front().id);
    QVERIFY(isListed(window));
    QVERIFY(namesIn(window).startsWith(u"L "_s));
    QVERIFY(window.model().table()->notes.join(u' ').contains(u"Today also: Held, Hans"_s));
    QCOMPARE(window.chosen()->day, day(2028, 12, 31));
    window.saveTo(m_folder->filePath(u"again.csv"_s), ListFormat::Csv);
    QTRY_COMPARE(saved.size(), 3);
    QCOMPARE(app::issuedLists(*m_session->workFile())->size(), 1U); // nothing new was given out
    window.showIssued(0);
    QVERIFY(isListed(window));
    QVERIFY(namesIn(window).startsWith(u"Held, Hans L"_s));
}

void TestRatingListWindow::tellsWhatCannotBeWritten()
{
    RatingListWindow window(*m_session);
    window.choose({day(2028, 12, 31)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    QSignalSpy saved(&window, &ListWindow::saved);
    window.saveTo(m_folder->filePath(u"nowhere/list.pdf"_s), ListFormat::Pdf);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(window.messageBar().message().level == Message::Level::Error);
    QVERIFY(app::issuedLists(*m_session->workFile())->empty()); // it was not given out
}

void TestRatingListWindow::leavesNothingThatIsNotKept()
{
    RatingListWindow window(*m_session);
    window.choose({day(2028, 12, 31)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    app::Database& database = m_session->workFile()->database();
    QVERIFY(database.statement(u"ALTER TABLE issued_list RENAME TO elsewhere"_s).run().has_value());
    QSignalSpy saved(&window, &ListWindow::saved);
    const QString path = m_folder->filePath(u"list.html"_s);
    window.saveTo(path, ListFormat::Html);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(window.messageBar().message().level == Message::Level::Error);
    QVERIFY(!QFile::exists(path));
}

void TestRatingListWindow::marksTheSample()
{
    const QString sample = m_folder->filePath(u"Musterverein.zahlmeister"_s);
    QVERIFY(app::makeSample(sample).has_value());
    RatingListWindow window(*m_session);
    waitForChronicle(3);
    markSheets(true); // as the main window does
    QVERIFY(m_session->openWorkFile(sample).has_value());
    QTRY_VERIFY(m_session->chronicle().chronicle()->tournaments.size() > 3);
    QVERIFY(isListed(window));
    const QString path = m_folder->filePath(u"list.html"_s);
    QSignalSpy saved(&window, &ListWindow::saved);
    window.saveTo(path, ListFormat::Html);
    QTRY_COMPARE(saved.size(), 1);
    const Message message = window.messageBar().message();
    QVERIFY2(message.level == Message::Level::Note && message.text.contains(u"SAMPLE"_s),
             qPrintable(message.text));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("SAMPLE – made-up people"));
    QVERIFY(!written.contains("SHA-256")); // it does not look as if it had been given out
    QVERIFY(app::issuedLists(*m_session->workFile())->empty());
}

void TestRatingListWindow::showsPages()
{
    RatingListWindow window(*m_session);
    window.choose({day(2028, 12, 31)});
    waitForChronicle(3);
    QVERIFY(isListed(window));
    window.showPages(true);
    auto* pages = window.findChild<SheetPreview*>();
    QTRY_COMPARE(pages->pageCount(), 1);
    QVERIFY(app::issuedLists(*m_session->workFile())->empty()); // looked at only
    window.choose({day(1990, 1, 1)});
    QVERIFY(isListed(window));
    QTRY_VERIFY(pages->sheets()->pages.front().runs.size() < 30); // the empty list
    window.showPages(false);
}

void TestRatingListWindow::listsTournaments()
{
    TournamentListWindow window(*m_session);
    waitForChronicle(3);
    QVERIFY(isListed(window));
    QCOMPARE(window.model().rowCount(), 3);
    window.choose({.from = day(2027, 1, 1), .until = day(2027, 12, 31)});
    QVERIFY(isListed(window));
    QCOMPARE(namesIn(window, 0), u"T3"_s);
    window.findChild<DateField*>()->setText(u"99"_s); // no day
    QVERIFY(isListed(window));
    QCOMPARE(window.model().rowCount(), 0);
    window.choose({.from = day(2027, 1, 1), .until = day(2027, 12, 31)});
    QVERIFY(isListed(window));
    QSignalSpy chosen(&window, &ListWindow::tournamentChosen);
    Q_EMIT window.view().activated(window.model().index(0, 0));
    QCOMPARE(chosen.size(), 1);
    QSignalSpy saved(&window, &ListWindow::saved);
    window.saveTo(m_folder->filePath(u"list.xlsx"_s), ListFormat::Xlsx);
    QTRY_COMPARE(saved.size(), 1);
    const auto kept = *app::issuedLists(*m_session->workFile());
    QCOMPARE(kept.size(), 1U);
    // It is no rating list.
    RatingListWindow ratings(*m_session);
    QCOMPARE(ratings.findChild<QComboBox*>()->count(), 1);
}

ZAHLMEISTER_TEST(TestRatingListWindow, QApplication)

} // namespace tst_ratinglistwindow

#include "tst_ratinglistwindow.moc"
