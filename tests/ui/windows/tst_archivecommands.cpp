// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/session/archivelink.h"
#include "tests/app/archive/archives.h"
#include "tests/ui/support/everywindow.h"
#include "ui/widgets/hintstrip.h"
#include "ui/windows/mainactions.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

QStringList shown(const QMenu& menu)
{
    QStringList texts;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible())
            texts += QString(action->text()).remove(u'&');
    }
    return texts;
}

} // namespace

class TestArchiveCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersNothingWithoutAnArchive();
    void saysThatTheServerIsAway();

private:
    ArchivePlaces m_places;
};

void TestArchiveCommands::offersNothingWithoutAnArchive()
{
    const auto archive = m_places.make(false);
    EveryWindow every(ui::Language::English);
    const QMenu& menu = *every.window().actions().archive;
    QCOMPARE(shown(menu), QStringList{u"Connect…"_s});
    app::ArchiveLink& link = every.session().archive();
    QCOMPARE(link.state(), app::ArchiveLink::State::None);
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    QCOMPARE(shown(menu), (QStringList{u"Connect…"_s, u"Publish…"_s, u"Player cards…"_s, u"Rating list…"_s,
                                       u"Recalculate…"_s, u"Disconnect"_s}));
    link.leave();
    QCOMPARE(shown(menu), QStringList{u"Connect…"_s});
}

void TestArchiveCommands::saysThatTheServerIsAway()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    EveryWindow every(ui::Language::English);
    auto* strip = every.window().findChild<ui::HintStrip*>(u"archiveStrip"_s);
    QVERIFY(strip && !strip->isVisible());
    app::ArchiveLink& link = every.session().archive();
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    m_places.server().crash();
    link.knock();
    QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible(), kLong);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY2(strip->sentence().endsWith(u"Everything here goes on working."_s),
             qPrintable(strip->sentence()));
    every.openExample(); // and so it does
    QVERIFY(every.session().document());
    strip->findChild<QPushButton*>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    QVERIFY(!strip->isVisible());
}

QTEST_MAIN(TestArchiveCommands)
#include "tst_archivecommands.moc"
