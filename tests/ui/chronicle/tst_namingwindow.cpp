// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/namingwindow.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/models/listtablemodel.h"
#include "ui/text/language.h"
#include "ui/widgets/messagebar.h"

namespace tst_namingwindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

/// Who may be named.
class TestNamingWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_session.reset(); }
    void notesObjections();
    void makesAnonymousWhoIsNoMember();
    void reachesTheRatingList();

private:
    /// The state that is shown of the person whose name begins like this, who becomes current.
    static QString stateOf(NamingWindow& window, const QString& name)
    {
        (void)QTest::qWaitFor([&] { return !window.isComputing(); });
        for (int row = 0; row < window.model().rowCount(); ++row) {
            if (!window.model().index(row, 0).data().toString().startsWith(name))
                continue;
            window.goTo(window.model().rowAt(row).person);
            return window.model().index(row, window.model().columnCount() - 1).data().toString();
        }
        return {};
    }
    static QPushButton& button(const NamingWindow& window, const QString& text)
    {
        for (auto* one : window.findChildren<QPushButton*>()) {
            if (QString(one->text()).remove(u'&') == text)
                return *one;
        }
        qFatal("no such button");
    }

    Translators m_translators{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

void TestNamingWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    app::ChronicleTournament one = wonBy(1, day(2026, 10, 1), 1700, 20, 2);
    one.tournament.participants.back().member = false;
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    QVERIFY((*app::WorkFile::open(path))->addTournament(one.tournament).has_value());
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(path).has_value());
}

// RULE: WO2026 6.5
void TestNamingWindow::notesObjections()
{
    NamingWindow window(*m_session);
    QTRY_COMPARE(stateOf(window, u"Held"_s), u"named"_s);
    window.findChild<QLineEdit*>(u"reason"_s)->setText(u"letter"_s);
    QSignalSpy changed(&window, &NamingWindow::changed);
    button(window, u"Note objection"_s).click();
    QCOMPARE(changed.size(), 1);
    const auto noted = *app::unnamedPersons(*m_session->workFile());
    QCOMPARE(noted.size(), 1U);
    QCOMPARE(noted.front().name, "Held, Hans");
    QCOMPARE(noted.front().reason, "letter");
    QTRY_COMPARE(stateOf(window, u"Held"_s), u"objection"_s);
    QVERIFY(!button(window, u"Note objection"_s).isEnabled());
    button(window, u"Take back"_s).click();
    QTRY_COMPARE(stateOf(window, u"Held"_s), u"named"_s);
    QVERIFY(app::unnamedPersons(*m_session->workFile())->empty());
    // And that, too, can be taken back, with its reason.
    window.messageBar().message().action();
    QTRY_COMPARE(stateOf(window, u"Held"_s), u"objection"_s);
    QCOMPARE(app::unnamedPersons(*m_session->workFile())->front().reason, "letter");
}

// RULE: WO2026 4.1.1
void TestNamingWindow::makesAnonymousWhoIsNoMember()
{
    NamingWindow window(*m_session);
    QTRY_COMPARE(stateOf(window, u"Gegner, 1.2"_s), u"named"_s);
    QVERIFY(!button(window, u"Make anonymous"_s).isEnabled());
    window.note(app::UnnamedKind::Anonymous);
    QVERIFY(app::unnamedPersons(*m_session->workFile())->empty());
    QCOMPARE(stateOf(window, u"Gegner, 1.3"_s), u"text-only"_s);
    QVERIFY(button(window, u"Make anonymous"_s).isEnabled());
    window.note(app::UnnamedKind::Anonymous);
    QTRY_COMPARE(stateOf(window, u"Gegner, 1.3"_s), u"anonymous"_s);
    window.messageBar().message().action(); // undo
    QTRY_COMPARE(stateOf(window, u"Gegner, 1.3"_s), u"text-only"_s);
}

// RULE: WO2026 6.5
void TestNamingWindow::reachesTheRatingList()
{
    RatingListWindow list(*m_session);
    NamingWindow window(*m_session);
    QObject::connect(&window, &NamingWindow::changed, &list, &ListWindow::follow);
    list.choose({day(2026, 12, 31)});
    QTRY_COMPARE(list.model().rowCount(), 2);
    window.choosePerson(list.model().rowAt(0).person);
    QTRY_VERIFY(window.currentRow() != nullptr);
    window.note(app::UnnamedKind::Objection);
    QTRY_COMPARE(list.model().rowCount(), 1);
}

ZAHLMEISTER_TEST(TestNamingWindow, QApplication)

} // namespace tst_namingwindow

#include "tst_namingwindow.moc"
