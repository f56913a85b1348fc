// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/windows/command.h"

namespace tst_command {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

/// Those of some commands that are enabled.
QStringList enabled(const ui::MainWindow& window)
{
    QStringList names;
    for (const char* name : {"open", "saveCopy", "newTournament", "closeTournament", "teams", "print"}) {
        if (ui::commandNamed(window, name)->isEnabled())
            names += QString::fromLatin1(name);
    }
    return names;
}

} // namespace

class TestCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waitsForWhatItNeeds();
    void needsAWorkFile();
};

void TestCommand::waitsForWhatItNeeds()
{
    EveryWindow every(ui::Language::English);
    const ui::MainWindow& window = every.window();
    QCOMPARE(enabled(window), QStringList({u"open"_s, u"saveCopy"_s, u"newTournament"_s}));
    every.openExample();
    QCOMPARE(enabled(window), QStringList({u"open"_s, u"saveCopy"_s, u"newTournament"_s, u"closeTournament"_s,
                                           u"teams"_s, u"print"_s}));
    ui::commandNamed(window, "whatIf")->trigger();
    QCOMPARE(enabled(window),
             QStringList({u"open"_s, u"saveCopy"_s, u"newTournament"_s, u"closeTournament"_s, u"teams"_s}));
    app::Session holder; // nobody else can change its file
    QTemporaryDir folder;
    const QString held = folder.filePath(u"held.zahlmeister"_s);
    QVERIFY(holder.openWorkFile(held).has_value());
    QVERIFY(holder.addTournament(engine::Tournament{}).has_value());
    QVERIFY(every.session().openWorkFile(held).has_value());
    QCOMPARE(enabled(window), QStringList({u"open"_s, u"saveCopy"_s}));
    QVERIFY(every.session().openTournament(every.session().tournaments().front().id).has_value());
    QCOMPARE(enabled(window), QStringList({u"open"_s, u"saveCopy"_s, u"closeTournament"_s, u"print"_s}));
    every.session().closeTournament();
}

void TestCommand::needsAWorkFile()
{
    app::Session none;
    ui::Preferences preferences;
    const ui::MainWindow window(none, preferences, ui::Appearance::Light, ui::Language::English);
    QCOMPARE(enabled(window), QStringList(u"open"_s));
}

ZAHLMEISTER_TEST(TestCommand, QApplication)

} // namespace tst_command

#include "tst_command.moc"
