// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/session.h"
#include "app/store/backups.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/dialogs/backupsdialog.h"
#include "ui/text/language.h"

namespace tst_backupsdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::BackupsDialog;

class TestBackupsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatIsInThem();
    void speaksGermanInItsHeads();
    void choosesOne();
    void deletesOnlyWhenAskedTwice();
    void saysThatThereIsNone();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.zahlmeister"_s); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBackupsDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto file = app::WorkFile::open(path()).value();
    QVERIFY(file->addTournament(tests::woExample()).has_value());
    QVERIFY(app::makeBackup(path(), app::BackupReason::Import, {}).has_value());
    QVERIFY(file->addTournament(tests::woExample()).has_value());
    QVERIFY(app::makeBackup(path(), app::BackupReason::Regular, {}).has_value());
}

void TestBackupsDialog::saysWhatIsInThem()
{
    BackupsDialog dialog(path());
    dialog.show();
    const auto* table = dialog.findChild<QTableView*>(u"backups"_s);
    const auto text = [&](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(table->model()->rowCount(), 2);
    QTRY_COMPARE(text(0, 4), u"the same as now"_s);
    QTRY_VERIFY(text(1, 4).contains(u"fewer"));
    QCOMPARE(text(0, 3), u"2"_s);
    QCOMPARE(text(1, 3), u"1"_s);
    QCOMPARE(text(1, 1), u"before an import"_s);
}

void TestBackupsDialog::speaksGermanInItsHeads()
{
    const ui::Translators german(ui::Language::German);
    const BackupsDialog dialog(path());
    const auto* model = dialog.findChild<QTableView*>(u"backups"_s)->model();
    QStringList heads;
    for (int column = 0; column < model->columnCount(); ++column)
        heads << model->headerData(column, Qt::Horizontal).toString();
    QCOMPARE(heads,
             (QStringList{u"Angelegt"_s, u"Anlass"_s, u"Größe"_s, u"Turniere"_s, u"Verglichen mit jetzt"_s}));
}

void TestBackupsDialog::choosesOne()
{
    BackupsDialog dialog(path());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.findChild<QTableView*>(u"backups"_s), Qt::Key_Down);
    QTest::mouseClick(dialog.findChild<QPushButton*>(u"restore"_s), Qt::LeftButton);
    QCOMPARE(dialog.wish(), BackupsDialog::Wish::Restore);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.chosen(), app::backupsOf(path()).back().path);

    app::Session session;
    QVERIFY(session.openWorkFile(path()).has_value());
    QCOMPARE(session.tournaments().size(), std::size_t{2});
    QVERIFY(session.restoreBackup(dialog.chosen(), path()).has_value());
    QCOMPARE(session.tournaments().size(), std::size_t{1});
    QVERIFY(session.isWritable());
    QCOMPARE(app::backupsOf(path()).front().reason, app::BackupReason::Restore);
    // A backup is looked at, never written to.
    QVERIFY(session.openWorkFile(app::backupsOf(path()).front().path).has_value());
    QVERIFY(!session.isWritable());
    QCOMPARE(session.tournaments().size(), std::size_t{2});
}

void TestBackupsDialog::deletesOnlyWhenAskedTwice()
{
    BackupsDialog dialog(path());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* sure = dialog.findChild<QPushButton*>(u"deleteAll"_s);
    QVERIFY(!sure->isVisible());
    QTest::mouseClick(dialog.findChild<QPushButton*>(u"delete"_s), Qt::LeftButton);
    QVERIFY(sure->isVisible());
    QCOMPARE(app::backupsOf(path()).size(), std::size_t{2});
    QTest::keyClick(sure, Qt::Key_Space);
    QVERIFY(app::backupsOf(path()).empty());
    QCOMPARE(dialog.findChild<QTableView*>(u"backups"_s)->model()->rowCount(), 0);
    QVERIFY(dialog.chosen().isEmpty());
}

void TestBackupsDialog::saysThatThereIsNone()
{
    app::removeBackups(path());
    BackupsDialog dialog(path());
    dialog.show();
    QVERIFY(!dialog.findChild<QPushButton*>(u"restore"_s)->isEnabled());
    QVERIFY(dialog.chosen().isEmpty());
}

ZAHLMEISTER_TEST(TestBackupsDialog, QApplication)

} // namespace tst_backupsdialog

#include "tst_backupsdialog.moc"
