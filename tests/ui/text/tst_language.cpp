// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/threads/workthread.h"
#include "tests/support/testmain.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

namespace tst_language {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codes();
    void chooses_data();
    void chooses();
    void translates();
    void takesEverythingBack();
    void scopesSpeakTheirOwnLanguage();
    void scopesBelongToTheirThread();
};

void TestLanguage::codes()
{
    QCOMPARE(languageCode(Language::German), u"de"_s);
    QCOMPARE(languageFromCode(u"en"), Language::English);
    QCOMPARE(languageFromCode(u"de"), Language::German);
    QVERIFY(!languageFromCode(u"fr").has_value());
    QVERIFY(!languageFromCode(u"").has_value());
}

void TestLanguage::chooses_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QLocale>("system");
    QTest::addColumn<Language>("language");
    QTest::newRow("C means German") << QString() << QLocale::c() << Language::German;
    QTest::newRow("Germany") << QString() << QLocale(u"de_DE"_s) << Language::German;
    QTest::newRow("Austria") << QString() << QLocale(u"de_AT"_s) << Language::German;
    QTest::newRow("England") << QString() << QLocale(u"en_GB"_s) << Language::English;
    QTest::newRow("France") << QString() << QLocale(u"fr_FR"_s) << Language::English;
    QTest::newRow("setting wins") << u"en"_s << QLocale(u"de_DE"_s) << Language::English;
    QTest::newRow("setting wins over C") << u"en"_s << QLocale::c() << Language::English;
    QTest::newRow("unknown setting") << u"xx"_s << QLocale(u"de_DE"_s) << Language::German;
}

void TestLanguage::chooses()
{
    QFETCH(const QString, setting);
    QFETCH(const QLocale, system);
    QTEST(chooseLanguage(setting, system), "language");
}

void TestLanguage::translates()
{
    Translators translators(Language::German);
    QCOMPARE(translators.language(), Language::German);
    QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Spieler %1"_s);
    QCOMPARE(QLocale().decimalPoint(), u","_s);
    translators.use(Language::English);
    QCOMPARE(translators.language(), Language::English);
    QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Player %1"_s);
    QCOMPARE(QLocale().decimalPoint(), u"."_s);
}

void TestLanguage::takesEverythingBack()
{
    const QLocale before;
    {
        const Translators translators(Language::German);
    }
    QCOMPARE(QLocale(), before);
    QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Player %1"_s);
}

void TestLanguage::scopesSpeakTheirOwnLanguage()
{
    const Translators translators(Language::German);
    {
        const LanguageScope english(Language::English);
        QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Player %1"_s);
        QCOMPARE(formatNumber(33.7, 1), u"33.7"_s);
        {
            const LanguageScope german(Language::German);
            QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Spieler %1"_s);
            QCOMPARE(formatNumber(33.7, 1), u"33,7"_s);
        }
        QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Player %1"_s);
    }
    QCOMPARE(QCoreApplication::translate("Format", "Player %1"), u"Spieler %1"_s);
    QCOMPARE(formatNumber(33.7, 1), u"33,7"_s);
}

void TestLanguage::scopesBelongToTheirThread()
{
    const Translators translators(Language::German);
    const LanguageScope english(Language::English);
    QString text;
    QString number;
    zahlmeister::app::WorkThread thread([&] {
        text = QCoreApplication::translate("Format", "Player %1");
        number = formatNumber(33.7, 1);
    });
    thread.start();
    thread.join();
    QCOMPARE(text, u"Spieler %1"_s);
    QCOMPARE(number, u"33,7"_s);
}

ZAHLMEISTER_TEST(TestLanguage, QCoreApplication)

} // namespace tst_language

#include "tst_language.moc"
