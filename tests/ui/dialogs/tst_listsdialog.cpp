// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/fetch/webaddress.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/testmain.h"
#include "tests/support/webserver.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/text/listtext.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

namespace tst_listsdialog {

using namespace zahlmeister;
using tests::answer;
using tests::Desk;
using tests::ListFile;
using tests::member;
using tests::WebConnection;
using tests::WebRequest;
using tests::WebServer;

/// The dialog is used as a referee would: files, Enter, Escape, Delete.
class TestListsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void importsWithEnter();
    void escapeLeavesTheOffer();
    void escapeCancelsTheImport();
    void saysWhatIsWrong();
    void needsADay();
    void removesAfterAsking();
    void tellsWhatHasChanged();
    void everyProblemHasASentence();
    void updatesAndBringsBack();
    void asksWhetherThereIsANewerOne();
    void asksBeforeItTakesAFew();
    void cancelsAnUpdate();
    void warnsOfHttp();
    void saysWhatIsWrongWithAnAddress();
    void keepsTheAddress();
    void loadsNothingByItself();

private:
    /// A dialog that believes the server of the test, whose address stands in it.
    struct Update {
        Update(const Desk& desk, const tests::WebServer& server) : dialog(desk.store())
        {
            dialog.setLoadRules({.silence = std::chrono::seconds(3), .tls = tests::WebServer::clientTls()});
            dialog.show();
            typeAddress(server.url(QStringLiteral("/list-20261101.csv")).toString());
        }
        void typeAddress(const QString& typed)
        {
            auto* address = child<QLineEdit>(dialog, "dsbAddress");
            address->setFocus();
            address->selectAll();
            QTest::keyClicks(address, typed);
        }
        /// Loads the list; without https the dialog asks first.
        void load()
        {
            press("dsbUpdate");
            if (kProof == tests::WebServer::Proof::None)
                press("confirm");
        }
        void press(const char* button) { child<QPushButton>(dialog, button)->click(); }
        [[nodiscard]] bool isDone() const { return !dialog.isImporting(); }
        [[nodiscard]] QString state() const { return child<QLabel>(dialog, "dsbState")->text(); }
        [[nodiscard]] QString message() const
        {
            return child<ui::MessageBar>(dialog, "listsMessage")->message().text;
        }
        [[nodiscard]] int panel() const { return child<QStackedWidget>(dialog, "panels")->currentIndex(); }

        ui::ListsDialog dialog;
    };
    /// Wine finds no certificate for a server (CertFindChainInStore does nothing there).
    inline static const WebServer::Proof kProof =
        WebServer::hasProofs() ? WebServer::Proof::Good : WebServer::Proof::None;
    static constexpr int kQuestion = 3;
    static constexpr int kReport = 4;

    template <class T>
    static T* child(const ui::ListsDialog& dialog, const char* name)
    {
        return dialog.findChild<T*>(QString::fromLatin1(name));
    }

    QTemporaryDir m_config;
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
    child<QPushButton>(dialog, "confirm")->click();
    QCOMPARE(desk.content(), QString());
    QCOMPARE(child<QTreeWidget>(dialog, "storedLists")->topLevelItemCount(), 0);
    QVERIFY(!child<QPushButton>(dialog, "removeList")->isEnabled());
}

void TestListsDialog::tellsWhatHasChanged()
{
    const Desk desk;
    const auto first =
        desk.write("1.csv", ListFile::Nu20,
                   {member("30101", 1, "NU1", "<b>Moves", 1500), member("30101", 2, "NU2", "Twice", 1)});
    const auto second =
        desk.write("2.csv", ListFile::Nu20,
                   {member("30102", 1, "NU1", "<b>Moves", 1500), member("30101", 2, "NU2", "Twice", 1),
                    member("30101", 3, "NU3", "Twice", 1)});
    QVERIFY(desk.import({first}, tests::kFirst).has_value() &&
            desk.import({second}, tests::kSecond).has_value());
    ui::ListsDialog dialog(desk.store());
    dialog.show();
    auto* table = child<QTreeWidget>(dialog, "storedLists");
    auto* changes = child<QPushButton>(dialog, "listChanges");
    QVERIFY(changes->isEnabled());
    changes->click();
    auto* report = child<QTextBrowser>(dialog, "listReport");
    QTRY_VERIFY(report->toPlainText().contains(QStringLiteral("<b>Moves, Eva: 30101 → 30102")));
    QVERIFY(report->toPlainText().contains(QStringLiteral("Twice, Eva: NU2, 30101-2 / NU3, 30101-3")));
    table->setCurrentItem(table->topLevelItem(1)); // the oldest has none before it
    QVERIFY(!changes->isEnabled());
    changes = nullptr;
    table->setCurrentItem(table->topLevelItem(0));
    child<QPushButton>(dialog, "listChanges")->click();
    dialog.close(); // while they are compared
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

namespace {

QByteArray listOf(const Desk& desk, int members, int rating)
{
    std::vector<app::ListPerson> persons;
    std::vector<std::string> ids;
    for (int i = 1; i <= members; ++i)
        ids.push_back("NU" + std::to_string(i));
    for (int i = 1; i <= members; ++i)
        persons.push_back(member("30101", i, ids[static_cast<std::size_t>(i - 1)].c_str(), "Müller", rating));
    QFile file(desk.write("made.csv", ListFile::Nu20, persons));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestListsDialog::init()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_config.path());
    QSettings().clear();
    qunsetenv("https_proxy");
    qunsetenv("http_proxy");
}

void TestListsDialog::updatesAndBringsBack()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1.csv", listOf(desk, 10, 1500))}, tests::kSecond).has_value());
    const QString before = desk.content();
    const WebServer server(
        [&, list = listOf(desk, 10, 1600)](WebConnection& connection, const WebRequest&) {
            answer(connection, "200 OK", list, {"ETag: \"new\""});
        },
        kProof);
    Update update(desk, server);
    const QSignalSpy changed(&update.dialog, &ui::ListsDialog::listsChanged);
    QVERIFY(!child<QPushButton>(update.dialog, "dsbRestore")->isEnabled());
    QVERIFY(update.state().contains(QStringLiteral("01.10.2026")));
    update.load();
    QVERIFY(update.dialog.isImporting());
    QVERIFY(!child<QPushButton>(update.dialog, "fideUpdate")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QVERIFY2(changed.size() == 1, qPrintable(update.message()));
    QCOMPARE(update.panel(), kReport);
    QVERIFY(update.state().contains(QStringLiteral("01.11.2026")));
    QVERIFY(desk.content().contains(QStringLiteral(" 1600 ")));

    update.press("dsbRestore");
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(desk.content(), before);
    QVERIFY(!update.message().isEmpty());
    QVERIFY(!child<QPushButton>(update.dialog, "dsbRestore")->isEnabled());
    QVERIFY(update.state().contains(QStringLiteral("01.10.2026")));
}

void TestListsDialog::asksWhetherThereIsANewerOne()
{
    const Desk desk;
    const WebServer server(
        [&, list = listOf(desk, 10, 1600)](WebConnection& connection, const WebRequest& request) {
            if (request.headers.value("if-none-match") == "\"one\"")
                answer(connection, "304 Not Modified");
            else
                answer(connection, "200 OK", list, {"ETag: \"one\""});
        },
        kProof);
    {
        Update update(desk, server);
        update.load();
        QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
        QCOMPARE(update.panel(), kReport);
    }
    Update update(desk, server); // another day
    const QSignalSpy changed(&update.dialog, &ui::ListsDialog::listsChanged);
    update.load();
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QCOMPARE(changed.size(), 0);
    QVERIFY(update.message().contains(server.url().host()));
    // Who has removed the list wants it again.
    update.press("removeList");
    update.press("confirm");
    QCOMPARE(desk.content(), QString());
    update.load();
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QVERIFY(desk.content().contains(QStringLiteral(" 1600 ")));
}

void TestListsDialog::asksBeforeItTakesAFew()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1.csv", listOf(desk, 20, 1500))}, tests::kSecond).has_value());
    const QString before = desk.content();
    const WebServer server(
        [&, list = listOf(desk, 2, 1600)](WebConnection& connection, const WebRequest&) {
            answer(connection, "200 OK", list);
        },
        kProof);
    Update update(desk, server);
    update.load();
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QCOMPARE(update.panel(), kQuestion);
    const QString question = child<QLabel>(update.dialog, "question")->text();
    QVERIFY2(question.contains(QStringLiteral("20")), qPrintable(question));
    QCOMPARE(update.dialog.focusWidget()->objectName(), QStringLiteral("decline"));
    QTest::keyClick(update.dialog.focusWidget(), Qt::Key_Escape);
    QVERIFY(update.dialog.isVisible());
    QCOMPARE(desk.content(), before);
    update.load();
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    update.press("confirm");
    QTRY_COMPARE(update.panel(), kReport);
    QVERIFY(desk.content() != before);
    QCOMPARE(server.requests().size(), 2); // not loaded once more
}

void TestListsDialog::cancelsAnUpdate()
{
    const Desk desk;
    const WebServer server(
        [](WebConnection& connection, const WebRequest&) {
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc");
        },
        kProof);
    Update update(desk, server);
    const QString before = update.state();
    update.load();
    QTRY_COMPARE(server.requests().size(), 1);
    QTest::keyClick(&update.dialog, Qt::Key_Escape);
    QTRY_VERIFY(update.isDone());
    QVERIFY(update.dialog.isVisible());
    QCOMPARE(update.state(), before);
    QCOMPARE(desk.content(), QString());
    update.load(); // the dialog may go at any moment
    QTRY_COMPARE(server.requests().size(), 2);
}

void TestListsDialog::warnsOfHttp()
{
    const Desk desk;
    const WebServer server([&, list = listOf(desk, 3, 1600)](WebConnection& connection, const WebRequest&) {
        answer(connection, "200 OK", list);
    });
    Update update(desk, server);
    QVERIFY2(update.state().contains(QStringLiteral("https://")), qPrintable(update.state()));
    update.press("dsbUpdate");
    QCOMPARE(update.panel(), kQuestion);
    QVERIFY(update.isDone());
    update.press("decline");
    QTest::qWait(50);
    QCOMPARE(server.requests().size(), 0);
    update.press("dsbUpdate");
    update.press("confirm");
    QTRY_COMPARE(update.panel(), kReport);
}

void TestListsDialog::saysWhatIsWrongWithAnAddress()
{
    const Desk desk;
    const WebServer server({});
    Update update(desk, server);
    for (const auto& typed : {"ftp://example.org/list.zip", "https://", "https://me:secret@example.org/"}) {
        update.typeAddress(QString::fromLatin1(typed));
        QVERIFY2(update.state().contains(QString::fromLatin1(typed)), typed);
        update.press("dsbUpdate");
        QVERIFY(update.isDone());
    }
    update.typeAddress(server.url().toString().replace(QStringLiteral("http:"), QStringLiteral("https:")));
    update.press("dsbUpdate");
    QTRY_VERIFY_WITH_TIMEOUT(update.isDone(), 20000);
    QVERIFY(!update.message().isEmpty());
    QVERIFY(server.requests().isEmpty());
}

void TestListsDialog::keepsTheAddress()
{
    const Desk desk;
    const QString suggested = app::suggestedAddress(app::ListSource::Dsb);
    {
        ui::ListsDialog dialog(desk.store());
        dialog.show();
        auto* address = child<QLineEdit>(dialog, "dsbAddress");
        QCOMPARE(address->text(), suggested);
        address->setText(QStringLiteral("https://example.org/list.zip"));
        Q_EMIT address->editingFinished();
    }
    {
        const ui::ListsDialog dialog(desk.store());
        auto* address = child<QLineEdit>(dialog, "dsbAddress");
        QCOMPARE(address->text(), QStringLiteral("https://example.org/list.zip"));
        address->clear();
        Q_EMIT address->editingFinished();
        QCOMPARE(address->text(), suggested);
    }
    const ui::ListsDialog dialog(desk.store());
    QCOMPARE(child<QLineEdit>(dialog, "dsbAddress")->text(), suggested);
}

void TestListsDialog::loadsNothingByItself()
{
    const Desk desk;
    const WebServer server(
        [](WebConnection& connection, const WebRequest&) { answer(connection, "404 Not Found"); }, kProof);
    {
        const ui::ListsDialog earlier(desk.store());
        auto* address = child<QLineEdit>(earlier, "fideAddress");
        address->setText(server.url().toString());
        Q_EMIT address->editingFinished();
    }
    Update update(desk, server);
    QTest::qWait(200);
    QVERIFY(server.requests().isEmpty());
    QVERIFY(update.isDone());
    QVERIFY(update.panel() != kQuestion);
    update.load(); // asked, it does
    QTRY_COMPARE(server.requests().size(), 1);
}

ZAHLMEISTER_TEST(TestListsDialog, QApplication)

} // namespace tst_listsdialog

#include "tst_listsdialog.moc"
