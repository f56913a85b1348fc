// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/plaintext.h"
#include "tests/support/testmain.h"

namespace tst_plaintext {

using namespace Qt::StringLiterals;
using namespace std::literals;
using namespace zahlmeister;

class TestPlainText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesOutWhatNoTextHas_data();
    void takesOutWhatNoTextHas();
    void keepsWhatIsNoUtf8();
    void keepsTheLinesOfAPage();
    void keepsTheLinesOfARemark();
};

void TestPlainText::takesOutWhatNoTextHas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char* name, const QString& text, const QString& plain) {
        QTest::newRow(name) << text << plain;
    };
    row("plain", u"Müller, Hans"_s, u"Müller, Hans"_s);
    row("blanks", u"  Müller,  Hans "_s, u"  Müller,  Hans "_s); // somebody else's matter
    row("nothing", QString(), QString());
    row("null", QString::fromUtf8("Mül\0ler"_ba), u"Müller"_s);
    row("bell", u"Mül\aler"_s, u"Müller"_s);
    row("escape", u"\u001b[31mMüller"_s, u"[31mMüller"_s);
    row("delete", u"Müller\u007f"_s, u"Müller"_s);
    row("of ISO 8859", u"M\u0081ller\u009f"_s, u"Mller"_s);
    row("tabulator", u"Müller,\tHans"_s, u"Müller, Hans"_s);
    row("end of a line", u"Müller,\r\nHans\n"_s, u"Müller, Hans"_s);
    row("beside a blank", u"Müller, \nHans"_s, u"Müller, Hans"_s);
    row("at the beginning", u"\n\tMüller"_s, u"Müller"_s);
    row("separators", u"Müller,\u2028Hans\u2029\u0085"_s, u"Müller, Hans"_s);
    row("override", u"Müller\u202e, snaH\u202c"_s, u"Müller, snaH"_s);
    row("isolate", u"\u2067Müller\u2069"_s, u"Müller"_s);
    row("no characters", u"Müller\ufffe\uffff"_s, u"Müller"_s);
    // Marks of a direction change nothing that follows, and Arabic names have them.
    row("marks", u"محمد\u200f (B)\u200e"_s, u"محمد\u200f (B)\u200e"_s);
    row("emoji", u"Müller \U0001f3c6"_s, u"Müller \U0001f3c6"_s);
    row("replacement", u"M\ufffdller"_s, u"M\ufffdller"_s);
}

void TestPlainText::takesOutWhatNoTextHas()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    QCOMPARE(app::plainText(text), plain);
    QCOMPARE(app::plainText(text.toStdString()), plain.toStdString());
    QCOMPARE(app::isPlainText(text.toStdString()), text == plain);
    QCOMPARE(app::plainText(plain), plain);
}

void TestPlainText::keepsTheLinesOfARemark()
{
    constexpr auto kSeveral = app::TextLines::Several;
    QVERIFY(app::isPlainText("Er kam\nzu spät.\n"sv, kSeveral));
    QVERIFY(!app::isPlainText("Er kam\r\nzu spät."sv, kSeveral));
    QCOMPARE(app::plainText("Er\tkam \r\n\azu\x1b spät.\n\n"sv, kSeveral), "Er kam \nzu spät.\n\n"s);
}

void TestPlainText::keepsWhatIsNoUtf8()
{
    QVERIFY(app::isPlainText("M\xfcller"sv));
    QCOMPARE(app::plainText("M\xfc\aller"sv), "M\xfcller"s);
}

void TestPlainText::keepsTheLinesOfAPage()
{
    QCOMPARE(app::plainPage(u"<p>a\u001b\u202e</p>\n\r\n<p>b\tc</p>\n"_s), u"<p>a</p>\n\n<p>bc</p>\n"_s);
}

ZAHLMEISTER_TEST(TestPlainText, QCoreApplication)

} // namespace tst_plaintext

#include "tst_plaintext.moc"
