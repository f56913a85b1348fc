// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/files/contentkind.h"
#include "app/files/filewriting.h"
#include "app/files/openfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_filewriting {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Replaces;
using tests::contentOf;
using tests::overwrite;

/// What a written file may take the place of.
class TestFileWriting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsKinds_data();
    void tellsKinds();
    void replaces();
    void hasItsNameLast();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"a"_s);
};

void TestFileWriting::tellsKinds_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("areSame");
    const auto row = [](const char* name, const QByteArray& one, const QByteArray& other, bool areSame) {
        QTest::addRow("%s", name) << one << other << areSame;
    };
    row("pages", "%PDF-1.4\nx", "%PDF-1.7\ny", true);
    row("page and text", "%PDF-1.4\nx", "x", false);
    row("web pages", "<!DOCTYPE html>\n<html lang=\"de\">", "<html>", true);
    row("a page and a drawing", "<html>", "<?xml version=\"1.0\"?><svg>", false);
    row("reports", "<?xml version='1.0'?>\n<!-- x --><report a='1'>", "<report>", true);
    row("an evaluation and another", R"({"rules": "dwz-2026", "a": 1})", "{\n  \"rules\": \"x\"}", true);
    row("an evaluation and a package", R"({"rules": "dwz-2026"})", R"({"name": "x"})", false);
    row("lists of persons", R"([{"id": "1.1"}])", R"([ {"id": "2.2"} ])", true);
    row("a list and an empty one", R"([{"id": "1.1"}])", "[]", false);
    row("tables", "Nr;Name\n1;A\n", "\xef\xbb\xbfNr;Name\r\n2;B\n", true);
    row("a table and another one", "Nr;Name\n1;A\n", "Name;Nr\nA;1\n", false);
    row("reports to FIDE", "012 Open\n022 X\n", "012 Other\n032 GER\n", true);
    row("notes", "Dear club", "Dear members", false);
    row("spreadsheet and archive", "PK\x03\x04 xl/workbook.xml", "PK\x03\x04 photos", false);
}

void TestFileWriting::tellsKinds()
{
    QFETCH(const QByteArray, one);
    QFETCH(const QByteArray, other);
    QFETCH(const bool, areSame);
    QCOMPARE(app::contentKind(one) == app::contentKind(other), areSame);
}

void TestFileWriting::replaces()
{
    QVERIFY(app::writeFileSafely("%PDF-1", m_path, Replaces::SameKind).has_value());
    QVERIFY(app::writeFileSafely("%PDF-2", m_path, Replaces::SameKind).has_value());
    const auto refused = app::writeFileSafely("a,b", m_path, Replaces::SameKind);
    QCOMPARE(refused.error().code, ErrorCode::FileNotReplaced);
    QCOMPARE(refused.error().args, (std::vector<std::string>{m_path.toStdString(), "other-content"}));
    QCOMPARE(contentOf(m_path), QByteArray("%PDF-2"));
    QVERIFY(app::writeFileSafely("a,b", m_path, Replaces::Any).has_value());
    overwrite(m_path, {});
    QVERIFY(app::writeFileSafely("%PDF-3", m_path, Replaces::SameKind).has_value());
    const QByteArray database = QByteArray("SQLite format 3\0", 16).leftJustified(200, '\0');
    overwrite(m_path, database);
    QCOMPARE(app::writeFileSafely("x", m_path, Replaces::Any).error().args.back(), std::string("database"));
    QCOMPARE(contentOf(m_path), database);
    overwrite(m_path, "x");
    const app::OpenFile open(m_path);
    QCOMPARE(app::writeFileSafely("x", m_path).error().code, ErrorCode::FileNotReplaced);
}

void TestFileWriting::hasItsNameLast()
{
    overwrite(m_path, "old");
    {
        const auto written = app::WrittenFile::write("new", m_path);
        QVERIFY(written.has_value());
        QCOMPARE(contentOf(m_path), QByteArray("old"));
    }
    QCOMPARE(contentOf(m_path), QByteArray("old"));
    auto written = app::WrittenFile::write("new", m_path);
    QVERIFY(written->putInPlace().has_value());
    QCOMPARE(contentOf(m_path), QByteArray("new"));
}

ZAHLMEISTER_TEST(TestFileWriting, QCoreApplication)

} // namespace tst_filewriting

#include "tst_filewriting.moc"
