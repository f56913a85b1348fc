// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include "tests/app/lists/listdesk.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/text/listtext.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

using namespace zahlmeister;
using tests::Desk;
using tests::ListFile;
using tests::member;

/// The dialog is used as a referee would: files, Enter, Escape, Delete.
class TestListsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsWithEnter();
    void escapeLeavesTheOffer();
    void escapeCancelsTheImport();
    void saysWhatIsWrong();
    void needsADay();
    void removesAfterAsking();
    void everyProblemHasASentence();

private:
    template <class T>
    static T* child(const ui::ListsDialog& dialog, const char* name)
    {
        return dialog.findChild<T*>(QString::fromLatin1(name));
    }
};

void TestListsDialog::importsWithEnter()
{
    const Desk desk;
    const QString file =
        desk.write("list-20261001.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", 1500)});
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QSignalSpy changed(&dialog, &ui::ListsDialog::listsChanged);
    dialog.offer({file});
    QCOMPARE(child<ui::DateField>(dialog, "listDate")->text(), QStringLiteral("01.10.2026"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 1);
    auto* table = child<QTreeWidget>(dialog, "storedLists");
    QCOMPARE(table->topLevelItemCount(), 1);
    QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("01.10.2026"));
    QCOMPARE(table->topLevelItem(0)->text(2), QStringLiteral("1"));
    const QString report = child<QTextBrowser>(dialog, "listReport")->toPlainText();
    QVERIFY2(report.contains(QStringLiteral("1 row")) || report.contains(QStringLiteral("row(s)")),
             qPrintable(report));

    // The second list of another day, with a row that is refused.
    QByteArray text = QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1));
    text +=
        "30101,1,A,\"M<b>ller,Eva\",W,D,1980,,1510,6,,,,\r\n30101,2,A,\"Two,Eva\",W,D,1980,,15oo,3,,,,\r\n";
    dialog.offer({desk.write("list-20261101.csv", text)});
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 2);
    const QString second = child<QTextBrowser>(dialog, "listReport")->toPlainText();
    QVERIFY2(second.contains(QStringLiteral("15oo")), qPrintable(second));
    QVERIFY2(second.contains(QStringLiteral("M<b>ller, Eva (30101)")), qPrintable(second));
    QVERIFY2(second.contains(QStringLiteral("01.10.2026")), qPrintable(second));
}

void TestListsDialog::escapeLeavesTheOffer()
{
    const Desk desk;
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    dialog.offer({desk.write("1.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", 1500)})});
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(desk.content(), QString());
}

void TestListsDialog::escapeCancelsTheImport()
{
    const Desk desk;
    const tests::MadeUpLists lists(1, 30000, 0);
    QVERIFY(tests::writeListFile(desk.path("list"), lists, ListFile::Nu20));
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    dialog.offer({desk.path("list")});
    child<QPushButton>(dialog, "startImport")->click();
    QVERIFY(dialog.isImporting());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isImporting(), 30000);
    QVERIFY(dialog.isVisible());
    QVERIFY(!child<ui::MessageBar>(dialog, "listsMessage")->message().text.isEmpty());
    QCOMPARE(desk.content(), QString());
}

void TestListsDialog::saysWhatIsWrong()
{
    const Desk desk;
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    dialog.offer({desk.write("letter.txt", "Dear Sirs")});
    const auto& message = child<ui::MessageBar>(dialog, "listsMessage")->message();
    QCOMPARE(message.level, ui::Message::Level::Error);
    QVERIFY(message.text.contains(QStringLiteral("letter.txt")));
    QCOMPARE(child<QStackedWidget>(dialog, "panels")->currentIndex(), 0);
}

void TestListsDialog::needsADay()
{
    const Desk desk;
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    dialog.offer({desk.write("1.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", 1500)})});
    auto* date = child<ui::DateField>(dialog, "listDate");
    date->setText(QStringLiteral("soon"));
    child<QPushButton>(dialog, "startImport")->click();
    QVERIFY(!dialog.isImporting());
    date->setText(QStringLiteral("5.3.2026"));
    const QSignalSpy changed(&dialog, &ui::ListsDialog::listsChanged);
    QTest::keyClick(date, Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(desk.content().contains(QStringLiteral("2026-03-05 1")));
}

void TestListsDialog::removesAfterAsking()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", 1500)})},
                        tests::kFirst)
                .has_value());
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    const QString before = desk.content();
    child<QPushButton>(dialog, "removeList")->click();
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape); // keeps it
    QCOMPARE(desk.content(), before);
    QVERIFY(dialog.isVisible());
    child<QPushButton>(dialog, "removeList")->click();
    child<QPushButton>(dialog, "confirmRemoval")->click();
    QCOMPARE(desk.content(), QString());
    QCOMPARE(child<QTreeWidget>(dialog, "storedLists")->topLevelItemCount(), 0);
    QVERIFY(!child<QPushButton>(dialog, "removeList")->isEnabled());
}

void TestListsDialog::everyProblemHasASentence()
{
    for (int code = 0; code <= static_cast<int>(app::RowProblem::UnknownLine); ++code) {
        const app::RefusedRow row{.problem = static_cast<app::RowProblem>(code), .value = "%1 value"};
        QVERIFY2(!ui::refusedRowText(row).isEmpty(), qPrintable(QString::number(code)));
        QVERIFY(!app::rowProblemText(row.problem).empty());
    }
    for (int code = 0; code <= static_cast<int>(app::ListFormat::SwissChess); ++code)
        QVERIFY(!ui::listFormatName(static_cast<app::ListFormat>(code)).isEmpty());
    for (int code = 0; code <= static_cast<int>(app::ListDateOrigin::FileTime); ++code)
        QVERIFY(!ui::listDateOriginName(static_cast<app::ListDateOrigin>(code)).isEmpty());
}

QTEST_MAIN(TestListsDialog)
#include "tst_listsdialog.moc"
