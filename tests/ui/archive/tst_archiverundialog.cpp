// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QTest>

#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/ui/support/buttons.h"
#include "ui/archive/archiverundialog.h"
#include "ui/text/language.h"

namespace tst_archiverundialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

class TestArchiveRunDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computesWhatIsNew();
    void changesNothingWhenItIsCancelled();
    void waitsForAConnection();

private:
    [[nodiscard]] std::unique_ptr<app::Archive> filled(int count)
    {
        auto archive = m_places.make(false);
        for (int i = 1; i <= count; ++i) {
            const app::ChronicleTournament one{.id = engine::TournamentId(i),
                                               .tournament = flawlessTournament().tournament};
            if (!archive->publish(publicationOf(i, 0, one)).has_value())
                qFatal("not published");
        }
        return archive;
    }
    static QString resultOf(const QDialog& dialog)
    {
        return dialog.findChild<QLabel*>(u"archiveRunResult"_s)->text();
    }

    Translators m_translators{Language::English};
    ArchivePlaces m_places;
};

void TestArchiveRunDialog::computesWhatIsNew()
{
    const auto archive = filled(3);
    app::ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    ArchiveRunDialog dialog(link);
    dialog.show();
    auto* begin = buttonOf(dialog, u"Recalculate"_s);
    QVERIFY(begin->isEnabled());
    begin->click();
    QVERIFY(dialog.isRunning() && !begin->isEnabled());
    QVERIFY(buttonOf(dialog, u"Cancel the run"_s)->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), kLong);
    QVERIFY2(resultOf(dialog).startsWith(u"New revisions: 3. Tournaments computed: 3."_s),
             qPrintable(resultOf(dialog)));
    QTRY_COMPARE_WITH_TIMEOUT(link.status().waiting, 0, kLong);
    // Everything once more: nothing is new.
    dialog.findChild<QCheckBox*>()->setChecked(true);
    begin->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), kLong);
    QVERIFY2(resultOf(dialog).startsWith(u"New revisions: 0. Tournaments computed: 3."_s),
             qPrintable(resultOf(dialog)));
}

void TestArchiveRunDialog::changesNothingWhenItIsCancelled()
{
    const auto archive = filled(5);
    app::ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    link.ask<bool>(
        [](app::Archive&, const auto&) -> Result<bool> {
            QThread::msleep(200);
            return true;
        },
        this, [](const auto&) {});
    {
        ArchiveRunDialog dialog(link);
        dialog.show();
        buttonOf(dialog, u"Recalculate"_s)->click();
        buttonOf(dialog, u"Cancel the run"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(resultOf(dialog), u"Cancelled. The archive is as it was."_s, kLong);
        QCOMPARE(archive->status()->waiting, 5);
        buttonOf(dialog, u"Recalculate"_s)->click();
    } // closed in between: as cancelled, or done if it was that fast
    QTRY_VERIFY_WITH_TIMEOUT(!link.isBusy(), kLong);
    const auto waiting = archive->status()->waiting;
    QVERIFY(waiting == 5 || waiting == 0);
}

void TestArchiveRunDialog::waitsForAConnection()
{
    app::ArchiveLink link;
    ArchiveRunDialog dialog(link);
    dialog.show();
    QVERIFY(!buttonOf(dialog, u"Recalculate"_s)->isEnabled());
}

ZAHLMEISTER_TEST(TestArchiveRunDialog, QApplication)

} // namespace tst_archiverundialog

#include "tst_archiverundialog.moc"
