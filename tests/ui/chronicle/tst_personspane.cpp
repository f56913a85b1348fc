// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/session/liveroll.h"
#include "app/session/session.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/personlistmodel.h"
#include "ui/chronicle/personspane.h"
#include "ui/text/language.h"

namespace tst_personspane {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

/// The place *Players*.
class TestPersonsPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void listsEverybody();
    void findsWhileOneTypes();
    void opensByKeysAndMouse();
    void tellsOfTheReading();
    void saysWhyItIsEmpty();
    void keepsTheMarkWhenTheChronicleChanges();

private:
    [[nodiscard]] QListView& list() const { return *m_pane->findChild<QListView*>(); }
    [[nodiscard]] QLineEdit& search() const { return *m_pane->findChild<QLineEdit*>(); }
    [[nodiscard]] bool isRead() const
    {
        return QTest::qWaitFor([this] { return m_pane->count() > 0; }, 10'000);
    }

    Translators m_german{Language::German};
    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::LiveRoll> m_roll;
    std::unique_ptr<PersonsPane> m_pane;
};

void TestPersonsPane::initTestCase()
{
    const auto file = app::WorkFile::open(m_folder.filePath(u"club.zahlmeister"_s));
    for (const engine::Tournament& one : tests::clubHistory({.years = 1, .firstYear = 2026}))
        QVERIFY((*file)->addTournament(one).has_value());
}

void TestPersonsPane::init()
{
    m_pane.reset();
    m_roll.reset();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"club.zahlmeister"_s)).has_value());
    m_roll = std::make_unique<app::LiveRoll>(m_session->chronicle());
    m_pane = std::make_unique<PersonsPane>(*m_roll);
    m_pane->resize(260, 500);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestPersonsPane::listsEverybody()
{
    const QAbstractItemModelTester tester(list().model());
    m_session->chronicle().start();
    QVERIFY(isRead());
    const app::Chronicle& chronicle = *m_session->chronicle().chronicle();
    QCOMPARE(m_pane->count(), static_cast<int>(chronicle.persons.size()));
    const QModelIndex first = list().model()->index(0, 0);
    const app::PersonHistory& person = m_roll->roll()->person(0);
    QCOMPARE(first.data().toString(), QString::fromStdString(person.person().name));
    QCOMPARE(first.data(PersonListModel::IdRole).toString(), QString::fromStdString(person.id));
    QVERIFY(!first.data(PersonListModel::RatingRole).toString().isEmpty());
    const QString spoken = first.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"Turnier"_s) && spoken.contains(u"zuletzt"_s), qPrintable(spoken));
    QVERIFY(list().visualRect(first).height() > 20);
}

void TestPersonsPane::findsWhileOneTypes()
{
    m_session->chronicle().start();
    QVERIFY(isRead());
    const int all = m_pane->count();
    const QString name = list().model()->index(all / 2, 0).data().toString();
    QSignalSpy searched(m_pane.get(), &PersonsPane::searched);
    QTest::keyClicks(&search(), name.toUpper());
    QCOMPARE(searched.size(), name.size());
    QVERIFY(m_pane->count() >= 1 && m_pane->count() < all / 4);
    QCOMPARE(list().model()->index(0, 0).data().toString(), name);
    QTest::keyClick(&search(), Qt::Key_Escape);
    QCOMPARE(m_pane->count(), all);
}

void TestPersonsPane::opensByKeysAndMouse()
{
    m_session->chronicle().start();
    QVERIFY(isRead());
    QSignalSpy opened(m_pane.get(), &PersonsPane::openRequested);
    const auto id = [this](int row) {
        return list().model()->index(row, 0).data(PersonListModel::IdRole).toString();
    };
    QTest::keyClick(&search(), Qt::Key_Down);
    QCOMPARE(list().currentIndex().row(), 0);
    QTest::keyClick(&list(), Qt::Key_Down);
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(opened.takeFirst().first().toString(), id(1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(2, 0)).center());
    QCOMPARE(opened.takeFirst().first().toString(), id(2));
    QTest::keyClicks(&search(), u"a"_s);
    QTest::keyClick(&search(), Qt::Key_Return);
    QCOMPARE(opened.takeFirst().first().toString(), id(0));
}

void TestPersonsPane::tellsOfTheReading()
{
    auto* progress = m_pane->findChild<QProgressBar*>();
    QVERIFY(!progress->isVisible());
    int seen = 0;
    connect(&m_session->chronicle(), &app::LiveChronicle::progressed, this, [&] {
        const auto [read, all] = m_session->chronicle().progress();
        if (read < all) {
            QVERIFY(progress->isVisible());
            QCOMPARE(progress->maximum(), static_cast<int>(all));
            ++seen;
        }
    });
    m_session->chronicle().start();
    QVERIFY(isRead());
    QVERIFY(!progress->isVisible());
}

void TestPersonsPane::saysWhyItIsEmpty()
{
    const auto says = [this](const QString& text) {
        const auto labels = m_pane->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](QLabel* one) { return one->isVisible() && one->text().contains(text); });
    };
    QVERIFY(says(u"Noch niemand"_s));
    m_session->chronicle().start();
    QVERIFY(isRead());
    QTest::keyClicks(&search(), u"qqqq"_s);
    QVERIFY(says(u"Niemand hat das"_s));
}

void TestPersonsPane::keepsTheMarkWhenTheChronicleChanges()
{
    m_session->chronicle().start();
    QVERIFY(isRead());
    const QString id = list().model()->index(3, 0).data(PersonListModel::IdRole).toString();
    m_pane->setOpenPerson(id);
    QCOMPARE(list().currentIndex().row(), 3);
    QSignalSpy changed(m_roll.get(), &app::LiveRoll::changed);
    m_session->chronicle().rereadAll();
    QVERIFY(changed.wait(5000));
    QCOMPARE(list().currentIndex().data(PersonListModel::IdRole).toString(), id);
    m_pane->setOpenPerson({});
    QVERIFY(!list().currentIndex().isValid());
}

ZAHLMEISTER_TEST(TestPersonsPane, QApplication)

} // namespace tst_personspane

#include "tst_personspane.moc"
