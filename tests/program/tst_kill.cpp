// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <random>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "tests/program/typistscript.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_kill {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::TournamentDocument;
using app::WorkFile;

namespace {

/// What a killed typist had said: the number of keystrokes that it called stored, and whether it came that
/// far.
int lastAcknowledged(QProcess& typist, int before)
{
    const auto lines = typist.readAllStandardOutput().split('\n');
    // The last piece is empty, or a number that was cut off.
    return lines.size() < 2 ? before : lines[lines.size() - 2].toInt() + 1;
}

} // namespace

/// kill -9 at random moments while results and names are typed loses at most the keystroke in flight.
class TestKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesAtMostTheKeystrokeInFlight();
    void survivesWhenTheFileIsMade();
};

void TestKill::losesAtMostTheKeystrokeInFlight()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"killed.zahlmeister"_s);
    tests::Typed expected = tests::blankCrosstable();
    const auto id = WorkFile::open(path).value()->addTournament(expected.tournament).value();
    std::mt19937 random(20260610);
    int stored = 0;       // keystrokes that the file is known to hold
    int inFlight = 0;     // kills that came between storing and saying so
    int beforeTyping = 0; // kills that came while the program was still opening the file
    const int kills = tests::rounds(200);
    for (int kill = 0; kill < kills; ++kill) {
        QProcess typist;
        typist.start(QStringLiteral(TYPIST), {path, QString::number(id.value()), QString::number(stored)});
        QVERIFY(typist.waitForStarted());
        // Most kills hit the typing, some the opening.
        if (kill % 5 != 0)
            QVERIFY2(typist.waitForReadyRead(30'000), typist.readAllStandardError().constData());
        QTest::qSleep(static_cast<int>(random() % 40));
        typist.kill();
        QVERIFY(typist.waitForFinished());
        QCOMPARE(typist.exitStatus(), QProcess::CrashExit);

        const int acknowledged = lastAcknowledged(typist, stored);
        beforeTyping += acknowledged == stored ? 1 : 0;
        for (; stored < acknowledged; ++stored)
            tests::type(expected, stored);

        const auto file = WorkFile::open(path);
        QVERIFY2(file.has_value(), file.has_value() ? "" : file.error().args.back().c_str());
        QVERIFY2(!(*file)->isReadOnly(), "the dead typist's lock is still held");
        const auto consistent = (*file)->checkConsistency();
        QVERIFY2(consistent.has_value(),
                 consistent.has_value() ? "" : consistent.error().args.back().c_str());
        const auto document = TournamentDocument::open(**file, id).value();
        const tests::Typed found{document->tournament(), document->drafts()};
        if (found != expected) {
            tests::type(expected, stored++);
            ++inFlight;
        }
        QVERIFY2(found == expected, qPrintable(u"kill %1, keystroke %2"_s.arg(kill).arg(stored)));

        // The undo log is in step with the tournament.
        if (document->undoName()) {
            QVERIFY(document->undo().has_value());
            QVERIFY(document->tournament() != expected.tournament);
            QVERIFY(document->redo().has_value());
            QVERIFY(document->tournament() == expected.tournament);
        }
    }
    qInfo("%d keystrokes, %d kills between storing and saying so, %d before the first keystroke", stored,
          inFlight, beforeTyping);
    QVERIFY2(stored > kills, "hardly anything was typed");
    QVERIFY(beforeTyping < kills / 2);
}

void TestKill::survivesWhenTheFileIsMade()
{
    // The typist makes the file itself and dies somewhere on the way: there is no file then, or a sound one.
    std::mt19937 random(7);
    int made = 0;
    int latest = 200; // moment of a kill in ms; moves to where half of the files are made on this machine
    const int rounds = tests::rounds(40, 10);
    int kills = 0;
    // Until both have happened: how long a machine takes changes with what else it does.
    for (; kills < rounds || ((made == 0 || made == kills) && kills < 10 * rounds); ++kills) {
        const QTemporaryDir directory;
        const QString path = directory.filePath(u"new.zahlmeister"_s);
        QProcess typist;
        typist.start(QStringLiteral(TYPIST), {path, u"1"_s, u"0"_s});
        QVERIFY(typist.waitForStarted());
        QTest::qSleep(static_cast<int>(random() % unsigned(latest)));
        typist.kill();
        typist.waitForFinished();
        const bool isMade = QFile::exists(path);
        made += isMade ? 1 : 0;
        latest = isMade ? std::max(latest * 4 / 5, 2) : latest * 5 / 4 + 1;
        const auto file = WorkFile::open(path);
        QVERIFY2(file.has_value(), file.has_value() ? "" : file.error().args.back().c_str());
        QVERIFY(!(*file)->isReadOnly());
        QVERIFY((*file)->checkConsistency().has_value());
        QVERIFY((*file)->addTournament(tests::blankCrosstable().tournament).has_value());
    }
    qInfo("%d of %d files were made before the kill", made, kills);
    QVERIFY(made > 0 && made < kills);
}

ZAHLMEISTER_TEST(TestKill, QCoreApplication)

} // namespace tst_kill

#include "tst_kill.moc"
