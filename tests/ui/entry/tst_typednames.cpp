// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/entry/participantfields.h"

namespace tst_typednames {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// Names as they are typed, and as they stand in the table then.
class TestTypedNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
};

void TestTypedNames::names_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("as lists write it") << u"Müller, Jörg"_s << u"Müller, Jörg"_s;
    QTest::newRow("forename first") << u"Jörg Müller"_s << u"Müller, Jörg"_s;
    QTest::newRow("title") << u"Dr. Weber, Hans"_s << u"Weber, Hans"_s;
    QTest::newRow("surname alone") << u"Müller"_s << u"Müller"_s;
    QTest::newRow("may be either") << u"Xyz Qwert"_s << u"Xyz Qwert"_s;
    QTest::newRow("surname first") << u"Müller Jörg"_s << u"Müller Jörg"_s;
}

void TestTypedNames::names()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    const auto read =
        ui::readField({.number = engine::ParticipantNumber(1)}, ui::ParticipantField::Name, typed);
    QVERIFY2(read.value, qPrintable(read.refusal));
    QCOMPARE(QString::fromStdString(read.value->name), shown);
}

ZAHLMEISTER_TEST(TestTypedNames, QCoreApplication)

} // namespace tst_typednames

#include "tst_typednames.moc"
