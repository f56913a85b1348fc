// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSet>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/language.h"
#include "ui/text/matchtext.h"

namespace tst_matchtext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using app::ReasonCode;
using app::ReasonSide;

class TestMatchText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReasonHasWords();
    void reasonsAsARefereeWritesThem_data();
    void reasonsAsARefereeWritesThem();
    void valuesAreNotPatterns();
    void rulesAndSigns();
    void conflicts();

private:
    Translators m_translators{Language::German};
};

void TestMatchText::everyReasonHasWords()
{
    QSet<QString> seen;
    for (const Language language : {Language::German, Language::English}) {
        m_translators.use(language);
        for (int code = 0; code <= static_cast<int>(ReasonCode::OnlyFide); ++code) {
            const QString text =
                reasonText({static_cast<ReasonCode>(code), ReasonSide::For, {"alpha", "beta", "gamma"}});
            QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(QString::number(code)));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
        }
    }
}

void TestMatchText::reasonsAsARefereeWritesThem_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("text");
    const auto row = [](ReasonCode code, const QStringList& values, const QString& text) {
        QTest::newRow(qPrintable(text)) << static_cast<int>(code) << values << text;
    };
    row(ReasonCode::ForenameDiffers, {u"Hans"_s, u"Peter"_s}, u"Vorname weicht ab: Hans / Peter"_s);
    row(ReasonCode::ForenameForm, {u"Hans"_s, u"Johannes"_s}, u"Vorname in anderer Form: Hans / Johannes"_s);
    row(ReasonCode::BirthYearSame, {u"1960"_s}, u"Geburtsjahr stimmt: 1960"_s);
    row(ReasonCode::MemberAtEnd, {u"C0505"_s}, u"am Turnierende Mitglied in C0505"_s);
    row(ReasonCode::SeveralClubs, {u"30101"_s, u"C0505"_s}, u"Mitglied in mehreren Vereinen: 30101, C0505"_s);
    row(ReasonCode::OnlyFide, {u"POL"_s}, u"nur in der FIDE-Liste (POL)"_s);
    row(ReasonCode::FormerMember, {u"2026-05-01"_s}, u"nicht mehr in der Liste vom 01.05.2026"_s);
    row(ReasonCode::FormerMember, {u""_s}, u"nicht mehr in der Liste"_s);
}

void TestMatchText::reasonsAsARefereeWritesThem()
{
    QFETCH(int, code);
    QFETCH(QStringList, values);
    QFETCH(QString, text);
    m_translators.use(Language::German);
    app::Reason reason{static_cast<ReasonCode>(code), ReasonSide::For, {}};
    for (const QString& value : values)
        reason.values.push_back(value.toStdString());
    QCOMPARE(reasonText(reason), text);
}

void TestMatchText::valuesAreNotPatterns()
{
    m_translators.use(Language::English);
    QCOMPARE(reasonText({ReasonCode::LastNameDiffers, ReasonSide::Against, {"%2", "%1"}}),
             u"surname differs: %2 / %1"_s);
    QCOMPARE(reasonText({ReasonCode::LastNameDiffers, ReasonSide::Against, {}}), u"surname differs:  / "_s);
}

void TestMatchText::rulesAndSigns()
{
    for (const Language language : {Language::German, Language::English}) {
        m_translators.use(language);
        QSet<QString> texts;
        for (int rule = 0; rule <= static_cast<int>(app::DecisionRule::NameAndRating); ++rule)
            texts.insert(decisionText(static_cast<app::DecisionRule>(rule)));
        QCOMPARE(texts.size(), 7);
        QVERIFY(!texts.contains(QString()));
    }
    QCOMPARE(reasonSign(ReasonSide::For), u"+"_s);
    QCOMPARE(reasonSign(ReasonSide::Against), u"–"_s);
    QCOMPARE(reasonSign(ReasonSide::Neutral), u"·"_s);
}

void TestMatchText::conflicts()
{
    const engine::ParticipantNumber number(3);
    for (const Language language : {Language::German, Language::English}) {
        m_translators.use(language);
        for (int code = 0; code <= static_cast<int>(app::ConflictCode::PerformanceFar); ++code) {
            const QString text =
                conflictText({static_cast<app::ConflictCode>(code), number, {"7", "8"}}, u"Müller, Hans"_s);
            QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), qPrintable(text));
            QVERIFY(!text.contains(u'%'));
        }
    }
    m_translators.use(Language::German);
    QCOMPARE(conflictText({app::ConflictCode::SamePersonTwice, number, {"7"}}, u"Müller, Hans"_s),
             u"Dieselbe Person wie Teilnehmer 7, Müller, Hans."_s);
}

ZAHLMEISTER_TEST(TestMatchText, QApplication)

} // namespace tst_matchtext

#include "tst_matchtext.moc"
