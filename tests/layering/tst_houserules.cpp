// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/layering/houserules.h"
#include "tests/layering/includes.h"
#include "tests/layering/rooms.h"
#include "tests/support/testmain.h"

namespace tst_houserules {

using namespace zahlmeister::layering;

namespace {

QString moduleOfHeader(const QString& header)
{
    if (header == u"QString")
        return QStringLiteral("QtCore");
    if (header == u"QSqlQuery")
        return QStringLiteral("QtSql");
    return header.startsWith(u'Q') ? QStringLiteral("QtWidgets") : QString();
}

} // namespace

/// Every house rule must be able to fail.
class TestHouseRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void includes_data();
    void includes();
    void roomOrder_data();
    void roomOrder();
    void roomList();
    void duties_data();
    void duties();
    void frame();
    void ownHeader();
    void includedNames_data();
    void includedNames();
    void leftOver();
    void length();
    void documentation_data();
    void documentation();
    void documentPaths();
    void documentNames();
    void retiredWords();
    void messages();
    void clauses();
};

void TestHouseRules::includes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* include, bool allowed) {
        QTest::addRow("%s %s", path, include)
            << QString::fromLatin1(path) << QString::fromLatin1(include) << allowed;
    };
    row("engine/check/a.cpp", "<vector>", true);
    row("engine/check/a.cpp", "<QString>", false);
    row("engine/check/a.cpp", "\"app/document/edit.h\"", false);
    row("app/store/a.cpp", "<QSqlQuery>", true);
    row("app/store/a.cpp", "<QMessageBox>", false);
    row("app/store/a.cpp", "\"ui/theme/theme.h\"", false);
    row("app/store/a.cpp", "\"app/main/commandline.h\"", false);
    row("app/main/main.cpp", "\"ui/theme/theme.h\"", true);
    row("ui/views/a.cpp", "<QMessageBox>", true);
    row("ui/views/a.cpp", "<QSqlQuery>", false);
    row("ui/views/a.cpp", "\"engine/catalogue/rulecatalog.h\"", true);
    row("ui/views/a.cpp", "\"engine/rules/dwz2026/dwz2026.h\"", false);
    row("ui/views/a.cpp", "\"engine/base/rounding.h\"", true);
    row("ui/views/a.cpp", "\"theme.h\"", false);
    row("ui/views/a.cpp", "\"ui_newtournament.h\"", true);
    row("tests/engine/tst_a.cpp", "\"tests/support/fields.h\"", true);
    row("tests/engine/tst_a.cpp", "\"app/document/edit.h\"", false);
    row("tests/app/tst_a.cpp", "<QMessageBox>", false);
    row("tests/app/tst_a.cpp", "\"ui/theme/theme.h\"", false);
    row("tests/ui/tst_a.cpp", "\"ui/theme/theme.h\"", true);
}

void TestHouseRules::includes()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(bool, allowed);
    const SourceFile file{path, QStringLiteral("// first line\n#include %1\n").arg(include)};
    const auto found = includesAcrossLayers(file, moduleOfHeader);
    QCOMPARE(found.isEmpty(), allowed);
    if (!allowed)
        QCOMPARE(found.first().line, 2);
}

void TestHouseRules::roomOrder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* path, const char* include, const char* complaint) {
        QTest::addRow("%s %s", path, include)
            << QString::fromLatin1(path) << QString::fromLatin1(include) << QString::fromLatin1(complaint);
    };
    row("app/low/a.h", "app/low/b.h", "");
    row("app/high/a.cpp", "app/low/b.h", "");
    row("app/low/a.cpp", "app/high/b.h",
        "against the order: app/low -> app/high"); // with the row above: a circle
    row("app/high/inner/a.cpp", "app/high/b.h", "");
    row("app/high/a.cpp", "app/high/inner/b.h", "against the order: app/high -> app/high/inner");
    row("app/low/a.cpp", "engine/high/b.h", "");
    row("app/new/a.cpp", "app/low/b.h", "app/new is no room of rooms.txt");
}

void TestHouseRules::roomOrder()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(QString, complaint);
    const Rooms rooms({QStringLiteral("rooms.txt"),
                       QStringLiteral("# comment\n\napp/low  what is below\napp/high  what is above\n"
                                      "app/high/inner  and more\nengine/high  of another layer\n")});
    QVERIFY(rooms.defects().isEmpty());
    const SourceFile file{path, QStringLiteral("// first line\n#include \"%1\"\n").arg(include)};
    const auto found = rooms.againstTheOrder(file);
    QCOMPARE(found.isEmpty() ? QString() : found.first().what, complaint);
    if (complaint.startsWith(u"against"))
        QCOMPARE(found.first().line, 2);
}

void TestHouseRules::roomList()
{
    const Rooms rooms(
        {QStringLiteral("rooms.txt"), QStringLiteral("app/low  purpose\napp/low  again\napp/high\n")});
    const QList<Violation> defects{
        {QStringLiteral("rooms.txt"), 2, QStringLiteral("is listed twice")},
        {QStringLiteral("rooms.txt"), 3, QStringLiteral("says not what the room is for")}};
    QCOMPARE(rooms.defects(), defects);
    QVERIFY(rooms.empty({{QStringLiteral("app/low/a.cpp"), QString()}}).isEmpty());
    QCOMPARE(rooms.empty({{QStringLiteral("app/low/inner/a.cpp"), QString()}}).size(), 1);
}

void TestHouseRules::duties_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* code, bool allowed) {
        QTest::addRow("%s %s", path, code)
            << QString::fromLatin1(path) << QString::fromLatin1(code) << allowed;
    };
    row("app/store/a.cpp", "return tr(\"No\");", false);
    row("ui/views/a.cpp", "return tr(\"No\");", true);
    row("engine/check/a.cpp", "std::unordered_map<int, int> sums;", false);
    row("engine/check/a.cpp", "std::map<int, int> sums;", true);
    row("engine/check/a.cpp", "std::ifstream file(path);", false);
    row("engine/check/a.cpp", "auto now = std::chrono::system_clock::now();", false);
    row("ui/views/a.cpp", "QSqlQuery query;", false);
    row("ui/views/a.cpp", "QMetaObject::invokeMethod(this, [this] { follow(); });", false);
    row("app/threads/a.cpp", "QMetaObject::invokeMethod(", false);
    row("ui/views/a.cpp", "QMetaObject::invokeMethod(this, &Page::follow, Qt::QueuedConnection);", true);
    row("app/threads/handover.h", "QMetaObject::invokeMethod(object, std::move(handed));", true);
    row("ui/views/a.cpp", "double p = std::erf(d);", false);
    row("ui/views/a.cpp", "QColor(255, 0, 0)", false);
    row("ui/views/a.cpp", "QColor(QStringLiteral(\"red\"))", false);
    row("ui/views/a.cpp", "painter.setPen(Qt::darkGray);", false);
    row("ui/views/a.cpp", "QColor accent = theme.accent();", true);
    row("ui/theme/a.cpp", "QColor(255, 0, 0)", true);
    row("ui/theme/a.cpp", "luminance = std::pow(value, 2.4);", true);
}

void TestHouseRules::duties()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    QFETCH(bool, allowed);
    QCOMPARE(dutiesOfOtherLayers({path, code}).isEmpty(), allowed);
}

void TestHouseRules::frame()
{
    const QString licence = QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n");
    const QString header = QStringLiteral("ui/a.h");
    QVERIFY(badFrame({header, licence + u"#pragma once\n"}).isEmpty());
    QCOMPARE(badFrame({header, licence + u"#ifndef A_H\n"}).size(), 1);
    QCOMPARE(badFrame({header, QStringLiteral("\n#pragma once\n")}).size(), 1);
    QCOMPARE(badFrame({header, licence + u"#pragma once\nclass A { Q_OBJECT };\n"}).size(), 1);
    QVERIFY(badFrame({header, licence + u"#pragma once\nclass A {\n    Q_OBJECT\n};\n"}).isEmpty());
    const QString script = QStringLiteral("tests/run");
    QVERIFY(badFrame({script, QStringLiteral("#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n")})
                .isEmpty());
    QCOMPARE(badFrame({script, QStringLiteral("#!/bin/sh\necho\n")}).size(), 1);
}

void TestHouseRules::ownHeader()
{
    const auto found = [](const char* text) {
        return ownHeaderNotFirst({QStringLiteral("app/a.cpp"), QString::fromLatin1(text)});
    };
    QVERIFY(found("// first line\n#include \"app/a.h\"\n#include <vector>\n").isEmpty());
    QCOMPARE(found("// first line\n#include <vector>\n#include \"app/a.h\"\n").value(0).line, 2);
    QCOMPARE(found("// first line\n").size(), 1);
}

void TestHouseRules::includedNames_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("missing");
    const auto row = [](const char* name, const char* path, const char* text, const QStringList& missing) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(text) << missing;
    };
    const QString thing = QStringLiteral("names QThing without <QThing>");
    const QString vector = QStringLiteral("names std::vector without <vector>");
    row("included", "app/a.h", "#include <QThing>\n#include <vector>\nQThing f(std::vector<int>);\n", {});
    row("through the project", "app/a.h", "#include \"app/has.h\"\nQThing f(std::vector<int>);\n", {});
    row("nothing", "app/a.h", "QThing f(std::vector<int>, QThing);\n", {thing, vector});
    row("declared", "app/a.h", "#include <QOther>\nQThing* f();\nstd::vector<int> g();\n", {vector});
    row("a source defines", "app/a.cpp", "#include <QOther>\nQThing* f() { return {}; }\n", {thing});
    row("unknown", "app/a.h", "QUnknown f(std::unknown);\nQThing::QUnknown own::QThing;\n", {thing});
    row("not in code", "app/a.h",
        "// QThing\n/* std::vector */ auto a = \"QThing\"; auto b = R\"(QThing\")\";\n", {});
}

void TestHouseRules::includedNames()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QFETCH(const QStringList, missing);
    const QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& content) {
        QDir(folder.path()).mkpath(QFileInfo(name).path());
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    };
    write(QStringLiteral("others/QThing"), "#include \"qthing.h\" // IWYU pragma: export\n");
    write(QStringLiteral("others/qthing.h"), "#include <QtOther/qother.h>\nclass QThing { };\n");
    write(QStringLiteral("others/QOther"), "#include \"QtOther/qother.h\"\n");
    write(QStringLiteral("others/QtOther/qother.h"), "class QThing;\nclass QOther { };\n");
    write(QStringLiteral("others/vector"), "");
    write(QStringLiteral("app/has.h"), "#pragma once\n#include \"app/more.h\"\n");
    write(QStringLiteral("app/more.h"), "#include <vector>\n#include <QThing>\n#include <not-there.h>\n");
    write(path, text.toUtf8());
    Includes includes(folder.path(), {folder.filePath(QStringLiteral("others"))});
    QStringList found;
    for (const Violation& violation : includes.missing({path, text}))
        found.append(violation.what);
    QCOMPARE(found, missing);
}

void TestHouseRules::leftOver()
{
    const QString path = QStringLiteral("ui/a.cpp");
    const QString mark = QStringLiteral("// TO") + QStringLiteral("DO later");
    const QString folder = QStringLiteral("open(\"/ho") + QStringLiteral("me/me/file\")");
    QCOMPARE(leftovers({path, mark}).size(), 1);
    QCOMPARE(leftovers({path, folder}).size(), 1);
    QVERIFY(leftovers({path, QStringLiteral("// to do this is fine, and so is ui/home/page")}).isEmpty());
}

void TestHouseRules::length()
{
    const QString path = QStringLiteral("ui/a.cpp");
    QVERIFY(tooLong({path, QStringLiteral("\n").repeated(10)}, 10).isEmpty());
    QCOMPARE(tooLong({path, QStringLiteral("\n").repeated(11)}, 10).size(), 1);
}

void TestHouseRules::documentation_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line"); // 0: nothing missing
    const auto row = [](const char* name, const char* text, int line) {
        QTest::newRow(name) << QString::fromUtf8(text) << line;
    };
    row("free function", "int f(int a);\n", 1);
    row("free function, documented", "/// @brief Why.\nint f(int a);\n", 0);
    row("in a namespace", "namespace a::b {\n\nint f();\n}\n", 3);
    row("class", "class A {\n};\n", 1);
    row("class, documented", "/// What.\nclass A {\n};\n", 0);
    row("forward declaration", "class A;\n", 0);
    row("enum", "enum class A { B };\n", 1);
    row("public method", "/// What.\nclass A {\npublic:\n    void f();\n};\n", 4);
    row("private method", "/// What.\nclass A {\n    void f();\n};\n", 0);
    row("private again", "/// What.\nclass A {\npublic:\n    A();\nprivate:\n    void f();\n};\n", 0);
    row("signal", "/// What.\nclass A {\n    Q_OBJECT\nQ_SIGNALS:\n    void f();\n};\n", 5);
    row("comment covers the group",
        "/// What.\nclass A {\npublic:\n    /// Both.\n    void f();\n    void g();\n};\n", 0);
    row("blank line ends the group", "/// Why.\nint f();\n\nint g();\n", 4);
    row("accessor", "/// What.\nclass A {\npublic:\n    int a() const { return m_a; }\n};\n", 0);
    row("accessor defined elsewhere", "/// What.\nclass A {\npublic:\n    int a() const;\n};\n", 0);
    row("setter", "/// What.\nclass A {\npublic:\n    void setB(const B& b);\n};\n", 0);
    row("default argument", "/// What.\nclass A : public B {\npublic:\n    int f(int a = {}) override;\n};\n",
        0);
    row("not an accessor", "/// What.\nclass A {\npublic:\n    int a(int b) const;\n};\n", 4);
    row("trailing comment", "int f(); ///< Why.\n", 0);
    row("body is not read", "/// Why.\ninline int f()\n{\n    g(1);\n\n    h(2);\n    return 0;\n}\n", 0);
    row("after a body", "/// Why.\ninline int f()\n{\n    return 0;\n}\n\nint g();\n", 7);
    row("override", "/// What.\nclass A : public B {\npublic:\n    int f() override;\n};\n", 0);
    row("pure virtual", "/// What.\nclass A {\npublic:\n    virtual int f() = 0;\n};\n", 4);
    row("variable", "inline constexpr int kA = f(1);\n", 0);
}

void TestHouseRules::documentation()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    const auto found = undocumented({QStringLiteral("a.h"), text});
    if (line == 0) {
        QVERIFY2(found.isEmpty(), qUtf8Printable(found.isEmpty() ? QString() : found.first().text()));
    } else {
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().line, line);
    }
}

void TestHouseRules::documentPaths()
{
    const auto exists = [](const QString& path) {
        return QStringList{QStringLiteral("app/a.h"), QStringLiteral("app"), QStringLiteral("README.md")}
            .contains(path);
    };
    const auto found = [&](const char* text) {
        return danglingPaths({QStringLiteral("app/README.md"), QString::fromLatin1(text)}, exists);
    };
    QVERIFY(found("See `app/a.h`, app/a.h. [This](a.h), [that](../README.md#Top), [far](https://a.b/c)")
                .isEmpty());
    QCOMPARE(found("text\n`app/b.h`\n").value(0).line, 2);
    QCOMPARE(found("see [it](b.h)").size(), 1);
    QCOMPARE(found("    tests/run -L engine").size(), 1);
    QVERIFY(found(".build/tests/run").isEmpty());
}

void TestHouseRules::retiredWords()
{
    const auto names =
        retiredNames({QStringLiteral("g.md"), QStringLiteral("# Words\n- `Old`: `New`\n- `a` b\n")});
    QCOMPARE(names, (QHash<QString, QString>{{QStringLiteral("Old"), QStringLiteral("New")}}));
    const auto found =
        retired({QStringLiteral("a.h"), QStringLiteral("New x;\nOlder y;\nOld z; // Old\n")}, names);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first(), (Violation{QStringLiteral("a.h"), 3, QStringLiteral("Old is New now")}));
}

void TestHouseRules::documentNames()
{
    const QSet<QString> identifiers =
        identifiersIn({{QStringLiteral("app/a.h"), QStringLiteral("class Store { void open(); };")}});
    const auto found = [&](const char* text) {
        return danglingNames({QStringLiteral("a.md"), QString::fromLatin1(text)}, identifiers);
    };
    QVERIFY(found("`Store::open`, `open()`, `any` word, `open(x)`").isEmpty());
    QCOMPARE(found("text\n`Store::close`").value(0).line, 2);
    QCOMPARE(found("`close()`").size(), 1);
}

void TestHouseRules::messages()
{
    const QString path = QStringLiteral("translations/a.ts");
    QVERIFY(unfinishedMessages({path, QStringLiteral("<translation>Ja</translation>")}).isEmpty());
    QCOMPARE(unfinishedMessages({path, QStringLiteral("<translation type=\"unfinished\">Ja</translation>")})
                 .size(),
             1);
    QCOMPARE(
        unfinishedMessages({path, QStringLiteral("<translation type=\"vanished\">Ja</translation>")}).size(),
        1);
    QCOMPARE(unfinishedMessages({path, QStringLiteral("<translation></translation>")}).size(), 1);
    QCOMPARE(unfinishedMessages({path, QStringLiteral("<numerusform></numerusform>")}).size(), 1);
}

void TestHouseRules::clauses()
{
    const SourceFile file{QStringLiteral("engine/a.cpp"),
                          QStringLiteral("    // RULE: WO2026 3.6.3, Anhang 1.1.2: the special rating\n"
                                         "// A comment about a RULE\n// RULE: WO2026 2.2.4\n")};
    const QStringList expected{QStringLiteral("WO2026 3.6.3"), QStringLiteral("WO2026 Anhang 1.1.2"),
                               QStringLiteral("WO2026 2.2.4")};
    QCOMPARE(citedClauses(file), expected);
}

ZAHLMEISTER_TEST(TestHouseRules, QCoreApplication)

} // namespace tst_houserules

#include "tst_houserules.moc"
