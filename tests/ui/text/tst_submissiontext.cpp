// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSet>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/text/findings/submissiontext.h"
#include "ui/text/officialtext.h"

namespace tst_submissiontext {

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

class TestSubmissionText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyItemHasTwoSentences();
    void everyLevelNamesSomebody();
    void everyCauseHasASentence();
    void everyFieldHasAHead();
    void states();
};

} // namespace

void TestSubmissionText::everyItemHasTwoSentences()
{
    QSet<QString> seen;
    for (int item = 0; item <= static_cast<int>(app::ChecklistItem::Recipient); ++item) {
        app::ChecklistEntry entry{static_cast<app::ChecklistItem>(item)};
        entry.total = 5;
        entry.done = 50;
        seen << ui::checklistText(entry);
        entry.state = app::ChecklistState::Attention;
        entry.details.resize(3);
        entry.details.front().finding = 0;
        seen << ui::checklistText(entry);
    }
    // Of nothing, nothing is called done or late.
    for (const auto item :
         {app::ChecklistItem::Results, app::ChecklistItem::Identification, app::ChecklistItem::Deadline}) {
        app::ChecklistEntry entry{item, app::ChecklistState::Attention};
        entry.details.resize(1);
        seen << ui::checklistText(entry);
    }
    app::ChecklistEntry withoutMode{app::ChecklistItem::Results, app::ChecklistState::Attention};
    withoutMode.done = withoutMode.total = 5;
    QVERIFY(ui::checklistText(withoutMode).contains(u"without the mode"_s));
    seen << ui::checklistText(withoutMode);
    QCOMPARE(seen.size(), 20);
    QVERIFY(!seen.contains(QString()));
}

void TestSubmissionText::everyLevelNamesSomebody()
{
    QSet<QString> seen;
    for (const char* level : {"000", "001", "C00", "C05", "K00", "Z00", "Z01", "", "xyz"})
        seen << ui::responsibleText(level);
    QCOMPARE(seen.size(), 9);
    QVERIFY(ui::responsibleText("C05").contains(u"Württemberg"_s));
    QVERIFY(ui::responsibleText("xyz").contains(u"xyz"_s));
}

void TestSubmissionText::everyCauseHasASentence()
{
    QSet<QString> seen;
    const int last = static_cast<int>(app::DeviationCause::Unexplained);
    for (int cause = 0; cause <= last; ++cause) {
        seen << ui::causeText({.cause = static_cast<app::DeviationCause>(cause),
                               .confirmed = true,
                               .opponent = engine::ParticipantNumber(2),
                               .round = 3,
                               .result = engine::kDrawn},
                              tests::woExample());
    }
    QCOMPARE(seen.size(), last + 1);
    QVERIFY(!seen.contains(QString()));
    const QString forfeit = ui::causeText({.cause = app::DeviationCause::ForfeitCounted,
                                           .confirmed = true,
                                           .opponent = engine::ParticipantNumber(2),
                                           .round = 3},
                                          tests::woExample());
    QVERIFY(forfeit.contains(u'B') && forfeit.contains(u'3'));
}

void TestSubmissionText::everyFieldHasAHead()
{
    QSet<QString> seen;
    for (const app::OfficialField field : app::kOfficialFields) {
        seen << ui::officialFieldHead(field);
        QCOMPARE(ui::officialValueText(field, std::nullopt), u"–"_s);
    }
    QCOMPARE(seen.size(), static_cast<qsizetype>(app::kOfficialFields.size()));
    QCOMPARE(ui::officialValueText(app::OfficialField::Score, 3.5), u"3½"_s);
}

void TestSubmissionText::states()
{
    const engine::Date day = *engine::Date::tryFrom(2026, 11, 21);
    QSet<QString> seen;
    for (const app::SubmissionStage& stage : {app::SubmissionStage{day, true, {}}, {day, true, day}}) {
        for (const bool changed : {false, true})
            seen << ui::submissionStateText({stage, changed});
    }
    seen << ui::submissionStateText({{day, false, {}}, false});
    QCOMPARE(seen.size(), 5);
    for (const QString& text : seen)
        QVERIFY(text.contains(u"2026"_s));
}

ZAHLMEISTER_TEST(TestSubmissionText, QApplication)

} // namespace tst_submissiontext

#include "tst_submissiontext.moc"
