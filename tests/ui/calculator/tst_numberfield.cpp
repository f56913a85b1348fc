// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/calculator/numberfield.h"
#include "ui/text/format.h"

namespace tst_numberfield {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::NumberField;

class TestNumberField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void keepsWhatItCannotRead();
    void blankIsNoProblem();
};

void TestNumberField::readsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<double>("value");

    QTest::newRow("whole") << u"12"_s << true << 12.0;
    QTest::newRow("comma") << u"3,891"_s << true << 3.891;
    QTest::newRow("point") << u" 3.891 "_s << true << 3.891;
    QTest::newRow("word") << u"drei"_s << false << 0.0;
    QTest::newRow("infinite") << u"inf"_s << false << 0.0;
    QTest::newRow("two commas") << u"1,2,3"_s << false << 0.0;
    QTest::newRow("nothing") << QString() << false << 0.0;
}

void TestNumberField::readsNumbers()
{
    QFETCH(QString, text);
    QFETCH(bool, isNumber);
    QFETCH(double, value);
    const auto number = ui::parseNumber(text);
    QCOMPARE(number.has_value(), isNumber);
    QCOMPARE(number.value_or(0), value);
}

void TestNumberField::keepsWhatItCannotRead()
{
    NumberField field(NumberField::Kind::Whole, 1, 5000, u"Rating"_s);
    for (const QString& text : {u"abc"_s, u"0"_s, u"5001"_s, u"1500.5"_s}) {
        field.setText(text);
        QVERIFY(!field.whole().has_value());
        QCOMPARE(field.text(), text);
        // Which field, what was read, what is expected.
        for (const QString& part : {u"Rating"_s, text, u"1"_s, u"5000"_s})
            QVERIFY2(field.problem().contains(part), qPrintable(field.problem()));
        QCOMPARE(field.accessibleDescription(), field.problem());
    }
    field.setText(u"1850"_s);
    QCOMPARE(field.whole(), std::optional(1850));
    QVERIFY(field.problem().isEmpty());
}

void TestNumberField::blankIsNoProblem()
{
    NumberField field(NumberField::Kind::Score, 0, 10, u"W"_s);
    QVERIFY(field.isBlank() && field.problem().isEmpty() && !field.score());
    field.setText(u"10½"_s);
    QVERIFY(!field.problem().isEmpty());
    field.setText(u"9½"_s);
    QCOMPARE(field.score()->halfPoints(), 19);
}

ZAHLMEISTER_TEST(TestNumberField, QApplication)

} // namespace tst_numberfield

#include "tst_numberfield.moc"
