// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/textencoding.h"
#include "app/text/xmltree.h"
#include "tests/support/testmain.h"

namespace tst_xmltree {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;

namespace {

class TestXmlTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsATree();
    void readsEncodings_data();
    void readsEncodings();
    void refusesExcess_data();
    void refusesExcess();
    void refusesEveryTruncation();
    void knowsTheRoot_data();
    void knowsTheRoot();
};

} // namespace

void TestXmlTree::readsATree()
{
    const auto document =
        app::readXml("<?xml version='1.0'?>\n<!-- c > < -->\n<p:a xmlns:p='urn:x' v=' 1 '>\n"
                     "<b> one &amp; <![CDATA[<two>]]> </b>\n<b/><c><d>x</d>tail</c></p:a>");
    QVERIFY(document.has_value());
    QVERIFY(document->notes.empty());
    const app::XmlElement& root = document->root;
    QCOMPARE(root.name, u"a"_s);
    QCOMPARE(root.attribute(u"v"), u" 1 "_s);
    QVERIFY(root.attribute(u"w").isNull());
    QCOMPARE(root.children.size(), std::size_t(3));
    QCOMPARE(root.child(u"b")->text, u"one & <two>"_s);
    QCOMPARE(root.child(u"b")->line, 4);
    QCOMPARE(root.child(u"c")->text, u"tail"_s);
    QVERIFY(!root.child(u"d"));
}

void TestXmlTree::readsEncodings_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("doubt");
    const QString text = u"<a>Müller Gauß</a>"_s;
    const auto encoded = [](const QString& one, app::ListEncoding encoding) {
        return app::encodeAs(one, encoding).data;
    };
    QTest::newRow("utf-8") << text.toUtf8() << false;
    QTest::newRow("utf-8 with mark") << QByteArray("\xEF\xBB\xBF") + text.toUtf8() << false;
    QTest::newRow("declared latin-1")
        << encoded(u"<?xml version='1.0' encoding='ISO-8859-1'?>"_s + text, app::ListEncoding::Windows1252)
        << false;
    QTest::newRow("declared windows-1252")
        << encoded(u"<?xml version=\"1.0\" encoding=\"Windows-1252\"?>"_s + text,
                   app::ListEncoding::Windows1252)
        << false;
    // Written by a program that declares what it does not do.
    QTest::newRow("wrongly declared")
        << encoded(u"<?xml version='1.0' encoding='UTF-8'?>"_s + text, app::ListEncoding::Windows1252)
        << true;
    QTest::newRow("utf-16 le") << encoded(text, app::ListEncoding::Utf16LittleEndian) << false;
    QTest::newRow("utf-16 be") << encoded(text, app::ListEncoding::Utf16BigEndian) << false;
    QTest::newRow("utf-16 with mark")
        << QByteArray("\xFF\xFE") + encoded(text, app::ListEncoding::Utf16LittleEndian) << false;
}

void TestXmlTree::readsEncodings()
{
    QFETCH(const QByteArray, data);
    QFETCH(const bool, doubt);
    const auto document = app::readXml(data);
    QVERIFY(document.has_value());
    QCOMPARE(document->root.text, u"Müller Gauß"_s);
    QCOMPARE(!document->notes.empty(), doubt);
    if (doubt)
        QCOMPARE(document->notes.front().code, ImportCode::EncodingChosen);
}

void TestXmlTree::refusesExcess_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const QByteArray& data, ImportCode code) {
        QTest::newRow(name) << data << static_cast<int>(code);
    };
    row("nothing", {}, ImportCode::Empty);
    row("blanks", " \r\n\t", ImportCode::Empty);
    row("no xml", "Hello", ImportCode::Malformed);
    row("entities that expand",
        "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY l 'lol'><!ENTITY m "
        "'&l;&l;&l;&l;&l;&l;&l;&l;'>]><a>&m;</a>",
        ImportCode::Malformed);
    row("entity of a file", "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        ImportCode::Malformed);
    row("unknown entity", "<a>&x;</a>", ImportCode::Malformed);
    row("depth", QByteArray("<a>").repeated(100'000), ImportCode::TooLarge);
    row("a little too deep",
        QByteArray("<a>").repeated(app::kMaximumXmlDepth + 1) +
            QByteArray("</a>").repeated(app::kMaximumXmlDepth + 1),
        ImportCode::TooLarge);
    row("huge attribute", "<a b='" + QByteArray(1'000'000, 'x') + "'/>", ImportCode::TooLarge);
    row("huge name", "<" + QByteArray(1'000'000, 'x') + "/>", ImportCode::TooLarge);
    row("huge text", "<a>" + QByteArray(1'000'000, 'x') + "</a>", ImportCode::TooLarge);
    row("huge comment", "<!--" + QByteArray(1'000'000, 'x') + "--><a/>", ImportCode::TooLarge);
    row(
        "many attributes",
        "<a " +
            [] {
                QByteArray attributes;
                for (int i = 0; i < 100; ++i)
                    attributes += " a" + QByteArray::number(i) + "='1'";
                return attributes;
            }() +
            "/>",
        ImportCode::TooLarge);
    row("many elements", "<a>" + QByteArray("<b/>").repeated(app::kMaximumXmlElements) + "</a>",
        ImportCode::TooLarge);
    row("two roots", "<a/><b/>", ImportCode::Malformed);
    row("zero byte", QByteArray("<a>x\0y</a>", 10), ImportCode::Malformed);
}

void TestXmlTree::refusesExcess()
{
    QFETCH(const QByteArray, data);
    QFETCH(const int, code);
    const auto document = app::readXml(data);
    QVERIFY(!document.has_value());
    QCOMPARE(static_cast<int>(document.error().code), code);
    QCOMPARE(document.error().level, app::ImportLevel::Refused);
}

void TestXmlTree::refusesEveryTruncation()
{
    const QByteArray whole = "<?xml version='1.0'?><!-- c --><a v='1'><b>t &amp; <![CDATA[u]]></b><c/></a>";
    QVERIFY(app::readXml(whole).has_value());
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY2(!app::readXml(whole.first(length)).has_value(), qPrintable(QString::number(length)));
}

void TestXmlTree::knowsTheRoot_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("known");
    QTest::newRow("alone") << QByteArray("<root>") << true;
    QTest::newRow("empty") << QByteArray("<root/>") << true;
    QTest::newRow("prefix, comment, declaration")
        << QByteArray("\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- <other> > -->\n<x:root a='b'>") << true;
    QTest::newRow("utf-16") << QByteArray("<\0r\0o\0o\0t\0>\0", 12) << true;
    QTest::newRow("inside") << QByteArray("<other><root>") << false;
    QTest::newRow("longer") << QByteArray("<rooted>") << false;
    QTest::newRow("in a comment") << QByteArray("<!-- <root> --><other>") << false;
    QTest::newRow("endless comment") << QByteArray("<!-- <root>") << false;
    QTest::newRow("text") << QByteArray("root") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void TestXmlTree::knowsTheRoot()
{
    QFETCH(const QByteArray, data);
    QFETCH(const bool, known);
    QCOMPARE(app::hasXmlRoot(data, "root"), known);
}

ZAHLMEISTER_TEST(TestXmlTree, QCoreApplication)

} // namespace tst_xmltree

#include "tst_xmltree.moc"
