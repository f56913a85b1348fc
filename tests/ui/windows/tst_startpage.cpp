// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/language.h"
#include "ui/widgets/startbutton.h"
#include "ui/windows/command.h"
#include "ui/windows/startpage.h"

namespace tst_startpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::StartButton;
using ui::StartPage;

namespace {

/// The commands that its entries are, in their order.
constexpr std::array kEntries{"newTournament", "newLeague", "open", "insertTable", "openExample",
                              "preferences",   "lists",     "tour", "sample"};

app::TournamentSummary summary(int id, const QString& name, bool removed = false)
{
    return {.id = engine::TournamentId(id),
            .name = name,
            .start = engine::Date::tryFrom(2026, 8, 10),
            .end = engine::Date::tryFrom(2026, 12, 12),
            .participants = 16,
            .games = 50,
            .removed = removed};
}

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.emplace(ui::Language::German); }
    void init()
    {
        m_window = std::make_unique<QWidget>();
        for (const char* name : kEntries)
            (new QAction(m_window.get()))->setObjectName(QString::fromLatin1(name));
        m_page = std::make_unique<StartPage>();
        m_page->build(*m_window);
        m_page->resize(1000, 700);
        m_page->show();
        m_page->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void beginsByKeyboard_data();
    void beginsByKeyboard();
    void saysWhatToDoWhileThereIsNothing();
    void offersTournamentsWithTheirFacts();
    void offersTheNewestSix();
    void beginsWithWhatWasOpenLast();
    void goesAsOneReads();
    void opensTheTournamentThatIsClicked();
    void opensARecentFile();
    void replacesWhatItOffered();
    void entriesAreAsEnabledAsTheirCommands();
    void arrowsReachEveryEntry();

private:
    /// Tournaments as the window gives them; new entries are shown when the event loop comes round.
    void offer(const std::vector<app::TournamentSummary>& tournaments)
    {
        m_page->setTournaments(tournaments);
        QCoreApplication::processEvents();
    }
    void offerFiles(const QStringList& paths)
    {
        m_page->setRecentFiles(paths);
        QCoreApplication::processEvents();
    }
    /// The entries that can be seen, as they stand on the page.
    [[nodiscard]] QList<StartButton*> entries() const
    {
        QList<StartButton*> visible;
        for (StartButton* button : m_page->findChildren<StartButton*>()) {
            if (button->isVisible())
                visible += button;
        }
        return visible;
    }
    [[nodiscard]] StartButton* entry(const QString& text) const
    {
        for (StartButton* button : entries()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const QString& beginning) const
    {
        for (const QLabel* label : m_page->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(beginning))
                return true;
        }
        return false;
    }

    std::optional<ui::Translators> m_translators;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<StartPage> m_page;
};

void TestStartPage::beginsByKeyboard_data()
{
    QTest::addColumn<int>("steps");
    for (std::size_t i = 0; i < kEntries.size(); ++i)
        QTest::newRow(kEntries[i]) << static_cast<int>(i);
}

void TestStartPage::beginsByKeyboard()
{
    QFETCH(int, steps);
    QStringList triggered;
    QObject listener;
    for (const char* name : kEntries) {
        const QAction* action = ui::commandNamed(*m_window, name);
        connect(action, &QAction::triggered, &listener,
                [&triggered, action] { triggered += action->objectName(); });
    }
    for (int i = 0; i < steps; ++i)
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Down);
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
    QCOMPARE(triggered, QStringList{QString::fromLatin1(QTest::currentDataTag())});
}

void TestStartPage::saysWhatToDoWhileThereIsNothing()
{
    QCOMPARE(entries().size(), qsizetype(9));
    QVERIFY(says(u"Erste Schritte"_s));
    QVERIFY(entry(u"Wer wertet aus"_s)->hint().startsWith(u"Name, Verein"_s));
    m_page->setReferee(u"Rechner, Rita, SK Turm"_s);
    QCOMPARE(entry(u"Wer wertet aus"_s)->hint(), u"Rechner, Rita, SK Turm"_s);
    QVERIFY(says(u"Noch keine Turniere."_s));
    QVERIFY(!says(u"Andere Arbeitsdateien"_s));
    offer({summary(1, u"Vereinsmeisterschaft"_s, true)}); // in the waste basket
    QVERIFY(says(u"Noch keine Turniere."_s));
    offer({summary(1, u"Vereinsmeisterschaft"_s)});
    QVERIFY(!says(u"Noch keine Turniere."_s));
    QVERIFY(!says(u"Erste Schritte"_s)); // he has made them
}

void TestStartPage::offersTournamentsWithTheirFacts()
{
    auto dateless = summary(2, {});
    dateless.end.reset();
    dateless.start.reset();
    dateless.participants = 1;
    offer({summary(1, u"Vereinsmeisterschaft"_s), dateless});
    QVERIFY(entry(u"Vereinsmeisterschaft"_s));
    QCOMPARE(entry(u"Vereinsmeisterschaft"_s)->hint(), u"12.12.2026 · 16 Teilnehmer"_s);
    QVERIFY(entry(u"Turnier ohne Namen"_s));
    QCOMPARE(entry(u"Turnier ohne Namen"_s)->hint(), u"1 Teilnehmer"_s);
}

void TestStartPage::offersTheNewestSix()
{
    std::vector<app::TournamentSummary> many;
    for (int i = 1; i <= 9; ++i)
        many.push_back(summary(i, u"Turnier %1"_s.arg(i), i == 2));
    offer(many);
    QStringList offered;
    for (const StartButton* button : entries()) {
        if (button->text().startsWith(u"Turnier "_s))
            offered += button->text();
    }
    QCOMPARE(offered, QStringList({u"Turnier 1"_s, u"Turnier 3"_s, u"Turnier 4"_s, u"Turnier 5"_s,
                                   u"Turnier 6"_s, u"Turnier 7"_s}));
    // One without a day stands behind the others, but is never cut off.
    many.insert(many.begin(), summary(10, u"Turnier ohne Tag"_s));
    many.front().start.reset();
    many.front().end.reset();
    offer(many);
    offered.clear();
    for (const StartButton* button : entries()) {
        if (button->text().startsWith(u"Turnier "_s))
            offered += button->text();
    }
    QCOMPARE(offered, QStringList({u"Turnier 1"_s, u"Turnier 3"_s, u"Turnier 4"_s, u"Turnier 5"_s,
                                   u"Turnier 6"_s, u"Turnier ohne Tag"_s}));
}

void TestStartPage::beginsWithWhatWasOpenLast()
{
    std::vector<app::TournamentSummary> many;
    for (int i = 1; i <= 9; ++i)
        many.push_back(summary(i, u"Turnier %1"_s.arg(i)));
    m_page->setTournaments(many, {engine::TournamentId(9), engine::TournamentId(2)});
    QCoreApplication::processEvents();
    QStringList offered;
    for (const StartButton* button : entries()) {
        if (button->text().startsWith(u"Turnier "_s))
            offered += button->text().section(u' ', 1);
    }
    QCOMPARE(offered.join(u' '), u"9 2 1 3 4 5"_s);
}

void TestStartPage::goesAsOneReads()
{
    offer({summary(1, u"Erstes"_s), summary(2, u"Zweites"_s)});
    StartButton* const last = entry(u"Beispiel ansehen"_s);
    QVERIFY(last);
    QTest::qWait(20); // until everything is where it belongs
    last->setFocus();
    QTest::keyClick(last, Qt::Key_Tab);
    QCOMPARE(m_page->focusWidget(), entry(u"Erstes"_s));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Down);
    QCOMPARE(m_page->focusWidget(), entry(u"Zweites"_s));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Up);
    QCOMPARE(m_page->focusWidget(), entry(u"Erstes"_s));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Left);
    QCOMPARE(m_page->focusWidget()->objectName(), u"newTournament"_s);
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Right);
    QCOMPARE(m_page->focusWidget(), entry(u"Erstes"_s));
}

void TestStartPage::opensTheTournamentThatIsClicked()
{
    offer({summary(7, u"Erstes"_s), summary(9, u"Zweites"_s)});
    QSignalSpy asked(m_page.get(), &StartPage::tournamentRequested);
    QTest::mouseClick(entry(u"Zweites"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(*static_cast<const engine::TournamentId*>(asked[0][0].constData()), engine::TournamentId(9));
}

void TestStartPage::opensARecentFile()
{
    offerFiles({u"/srv/referee/2025/Bezirk.zahlmeister"_s, u"/srv/referee/2024/Kreis.zahlmeister"_s});
    QVERIFY(says(u"Andere Arbeitsdateien"_s));
    StartButton* older = entry(u"Kreis"_s);
    QVERIFY(older);
    QCOMPARE(older->hint(), u"/srv/referee/2024"_s);
    QCOMPARE(older->toolTip(), u"/srv/referee/2024/Kreis.zahlmeister"_s);
    QSignalSpy asked(m_page.get(), &StartPage::fileRequested);
    QTest::mouseClick(older, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), u"/srv/referee/2024/Kreis.zahlmeister"_s);
    offerFiles({});
    QVERIFY(!says(u"Andere Arbeitsdateien"_s));
}

void TestStartPage::replacesWhatItOffered()
{
    offer({summary(1, u"Altes"_s)});
    m_page->setTournaments({summary(2, u"Neues"_s)});
    QVERIFY(!entry(u"Altes"_s)); // gone at once, not when the event loop comes round
    QCoreApplication::processEvents();
    QVERIFY(entry(u"Neues"_s));
    QCOMPARE(entries().size(), qsizetype(6));
}

void TestStartPage::entriesAreAsEnabledAsTheirCommands()
{
    ui::commandNamed(*m_window, "openExample")->setEnabled(false);
    QAction* create = ui::commandNamed(*m_window, "newTournament");
    create->setEnabled(false);
    QSignalSpy asked(create, &QAction::triggered);
    QTest::mouseClick(m_page->findChild<StartButton*>(u"newTournament"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 0);
    QVERIFY(!m_page->findChild<StartButton*>(u"openExample"_s)->isEnabled());
    QVERIFY(m_page->findChild<StartButton*>(u"openFile"_s)->isEnabled());
    create->setEnabled(true);
    QTest::mouseClick(m_page->findChild<StartButton*>(u"newTournament"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
}

void TestStartPage::arrowsReachEveryEntry()
{
    offer({summary(1, u"Erstes"_s), summary(2, u"Zweites"_s)});
    offerFiles({u"/srv/referee/Kreis.zahlmeister"_s});
    QStringList reached;
    for (int i = 0; i < 8; ++i) {
        auto* button = qobject_cast<StartButton*>(m_page->focusWidget());
        QVERIFY(button);
        QVERIFY2(!reached.contains(button->text()), qPrintable(button->text()));
        reached += button->text();
        QTest::keyClick(button, Qt::Key_Down);
    }
    QCOMPARE(reached.mid(5), QStringList({u"Erstes"_s, u"Zweites"_s, u"Kreis"_s}));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Up);
    QCOMPARE(qobject_cast<StartButton*>(m_page->focusWidget())->text(), u"Kreis"_s);
}

ZAHLMEISTER_TEST(TestStartPage, QApplication)

} // namespace tst_startpage

#include "tst_startpage.moc"
