// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/editnametext.h"
#include "ui/text/language.h"

namespace tst_editnametext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using app::EditKind;
using app::EditName;

class TestEditNameText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasAName_data();
    void everyKindHasAName();
    void names_data();
    void names();
    void fields();

private:
    Translators m_translators{Language::German};
};

void TestEditNameText::everyKindHasAName_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(EditKind::Renumber); ++kind)
        QTest::addRow("kind %d", kind) << kind;
}

void TestEditNameText::everyKindHasAName()
{
    QFETCH(const int, kind);
    const EditName name{static_cast<EditKind>(kind), {u"name"_s, u"end"_s, u"1-0"_s}};
    m_translators.use(Language::German);
    const QString german = editNameText(name);
    m_translators.use(Language::English);
    const QString english = editNameText(name);
    QVERIFY(!german.isEmpty());
    QVERIFY(!english.isEmpty());
    QVERIFY2(german != english, qPrintable(german));
    QVERIFY2(!german.contains(u'%') && !english.contains(u'%'), qPrintable(german));
}

void TestEditNameText::names_data()
{
    QTest::addColumn<EditKind>("kind");
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("english");
    const QStringList pair{u"Müller, Hans"_s, u"Schmidt, Eva"_s};
    QTest::newRow("result") << EditKind::Result << pair + QStringList{u"1-0"_s}
                            << u"Ergebnis Müller–Schmidt 1:0"_s << u"Result Müller–Schmidt 1:0"_s;
    QTest::newRow("birth given up") << EditKind::Identify << QStringList{pair.front(), app::kBirthGivenUp}
                                    << u"Zuordnung von Müller, Hans, ohne das Geburtsdatum"_s
                                    << u"Identity of Müller, Hans, but for the date of birth"_s;
    QTest::newRow("forfeit") << EditKind::Result << pair + QStringList{u"+/-"_s}
                             << u"Ergebnis Müller–Schmidt +:−"_s << u"Result Müller–Schmidt +:−"_s;
    QTest::newRow("clear") << EditKind::ClearResult << pair << u"Ergebnis Müller–Schmidt löschen"_s
                           << u"Clear result Müller–Schmidt"_s;
    QTest::newRow("one cell") << EditKind::Paste << QStringList{u"1"_s} << u"1 Feld einfügen"_s
                              << u"Paste 1 cell"_s;
    QTest::newRow("cells") << EditKind::Paste << QStringList{u"12"_s} << u"12 Felder einfügen"_s
                           << u"Paste 12 cells"_s;
    QTest::newRow("header") << EditKind::Header << QStringList{u"end"_s} << u"Turnier: Enddatum"_s
                            << u"Tournament: end date"_s;
    QTest::newRow("participant") << EditKind::Participant << QStringList{u"Müller, Hans"_s, u"birthYear"_s}
                                 << u"Müller, Hans: Geburtsjahr"_s << u"Müller, Hans: year of birth"_s;
}

void TestEditNameText::names()
{
    QFETCH(const EditKind, kind);
    QFETCH(const QStringList, args);
    m_translators.use(Language::German);
    QTEST(editNameText({kind, args}), "german");
    m_translators.use(Language::English);
    QTEST(editNameText({kind, args}), "english");
}

void TestEditNameText::fields()
{
    m_translators.use(Language::German);
    QCOMPARE(fieldName(u"time_control"), u"Bedenkzeit"_s);
    QCOMPARE(fieldName(u"timeControl"), u"Bedenkzeit"_s);
    QCOMPARE(fieldName(u"something"), u"something"_s);
}

ZAHLMEISTER_TEST(TestEditNameText, QCoreApplication)

} // namespace tst_editnametext

#include "tst_editnametext.moc"
