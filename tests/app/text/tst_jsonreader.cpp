// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/jsonreader.h"
#include "tests/support/testmain.h"

namespace tst_jsonreader {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace Qt::StringLiterals;

/// RFC 8259, and where a message about a mistake points to.
class TestJsonReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walksAValue();
    void skipsToTheNextValue();
    void resolvesEscapes();
    void syntaxErrors_data();
    void syntaxErrors();
    void acceptsDepth();
    void acceptsAByteOrderMark();
    void acceptsNumbers_data();
    void acceptsNumbers();
};

void TestJsonReader::walksAValue()
{
    JsonReader reader("{\"a\": [1, true],\n \"ü\": null}");
    QVERIFY(reader.kind() == JsonKind::Object);
    reader.enterObject();
    std::string key;
    TextPosition place;
    QVERIFY(reader.nextMember(key, place));
    QCOMPARE(key, "a");
    QVERIFY(reader.kind() == JsonKind::Array);
    reader.enterArray();
    QVERIFY(reader.nextElement());
    QCOMPARE(reader.number(), "1");
    QVERIFY(reader.nextElement());
    QVERIFY(reader.boolean());
    QVERIFY(!reader.nextElement());
    QVERIFY(reader.nextMember(key, place));
    QCOMPARE(key, "ü");
    QCOMPARE(place.line, 2);
    QCOMPARE(place.column, 2);
    QCOMPARE(reader.position().column, 7); // characters, not bytes
    reader.null();
    QVERIFY(!reader.nextMember(key, place));
    reader.finish();
    QVERIFY(!reader.problem());
}

void TestJsonReader::skipsToTheNextValue()
{
    JsonReader reader(R"([{"x": [1, {"y": "]"}]}, 7])");
    reader.enterArray();
    QVERIFY(reader.nextElement());
    const std::string_view skipped = reader.skip();
    QCOMPARE(skipped.size(), 22);
    QVERIFY(reader.nextElement());
    QCOMPARE(reader.number(), "7");
}

void TestJsonReader::resolvesEscapes()
{
    JsonReader reader("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00DC\\ud83d\\uDE00\"");
    QCOMPARE(reader.string(), "\"\\/\b\f\n\r\tÜ😀");
    QVERIFY(!reader.problem());
}

void TestJsonReader::syntaxErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, int line, int column,
                        const char* expected) {
        QTest::newRow(name) << text << line << column << QString::fromLatin1(expected);
    };
    row("nothing", "", 1, 1, "value");
    row("blanks only", " \n ", 2, 2, "value");
    row("not JSON", "%PDF-1.4", 1, 1, "value");
    row("UTF-16", QByteArray("{\0\"\0", 4), 1, 2, "key");
    row("comma missing", "{\"a\": \"b\"\n \"c\": 1}", 2, 2, "comma-or-brace");
    row("comma too many", R"({"a": "b",})", 1, 11, "key");
    row("colon missing", R"({"version" 1})", 1, 12, "colon");
    row("key without quotes", R"({version: 1})", 1, 2, "key");
    row("array not closed", R"({"games": [1 2]})", 1, 14, "comma-or-bracket");
    row("element missing", R"({"games": [1,]})", 1, 14, "value");
    row("string not closed", "{\"games\": \"ab\n\"}", 1, 14, "string-end");
    row("string at the end", "\"ab", 1, 4, "string-end");
    row("tabulator in a string", "{\"games\": \"ab\t\"}", 1, 14, "no-control-character");
    row("unknown escape", R"({"games": "ä\x"})", 1, 14, "escape");
    row("short escape", R"({"games": "\u12"})", 1, 16, "escape");
    row("half a surrogate pair", R"({"games": "\ud83dx"})", 1, 18, "surrogate");
    row("second half alone", R"({"games": "\ude00"})", 1, 18, "surrogate");
    row("Latin-1", "{\"games\": \"K\xF6ln\"}", 1, 13, "utf-8");
    row("overlong UTF-8", "{\"games\": \"\xC0\x80\"}", 1, 12, "utf-8");
    row("surrogate in UTF-8", "{\"games\": \"\xED\xA0\x80\"}", 1, 12, "utf-8");
    row("cut UTF-8", "\"\xE2\x82", 1, 2, "utf-8");
    row("leading zero", R"({"version": 01})", 1, 14, "number");
    row("point without digits", R"({"version": 1.})", 1, 15, "number");
    row("exponent without digits", R"({"version": 1e+})", 1, 16, "number");
    row("minus alone", R"({"version": -})", 1, 14, "number");
    row("wrong word", R"({"version": nil})", 1, 13, "value");
    row("comment", R"({"version": 1 // one)", 1, 15, "comma-or-brace");
    row("more after the end", "1\n2", 2, 1, "end");
    row("too deep", QByteArray(65, '['), 1, 65, "less-depth");
    row("far too deep", QByteArray(1000000, '['), 1, 65, "less-depth");
}

void TestJsonReader::syntaxErrors()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, expected);
    JsonReader reader(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    reader.skip();
    reader.finish();
    QVERIFY(reader.problem().has_value());
    QCOMPARE(
        QString::fromUtf8(reader.problem()->expected.data(), qsizetype(reader.problem()->expected.size())),
        expected);
    QCOMPARE(reader.problem()->position.line, line);
    QCOMPARE(reader.problem()->position.column, column);
    QVERIFY(!reader.kind());
    QVERIFY(!reader.nextElement());
}

void TestJsonReader::acceptsDepth()
{
    const QByteArray text = QByteArray(64, '[') + QByteArray(64, ']');
    JsonReader reader(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    reader.skip();
    reader.finish();
    QVERIFY(!reader.problem());
}

void TestJsonReader::acceptsAByteOrderMark()
{
    JsonReader reader("\xEF\xBB\xBF"
                      "7");
    QCOMPARE(reader.number(), "7");
    QVERIFY(!reader.problem());
}

void TestJsonReader::acceptsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* const text : {"0", "-0", "1", "10", "-12.50", "1e5", "1E-5", "0.5e+10"})
        QTest::newRow(text) << QByteArray(text);
}

void TestJsonReader::acceptsNumbers()
{
    QFETCH(QByteArray, text);
    JsonReader reader(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(reader.kind() == JsonKind::Number);
    QCOMPARE(reader.number(), text.toStdString());
    reader.finish();
    QVERIFY(!reader.problem());
}

ZAHLMEISTER_TEST(TestJsonReader, QCoreApplication)

} // namespace tst_jsonreader

#include "tst_jsonreader.moc"
