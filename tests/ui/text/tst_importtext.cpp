// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/open/formatcatalogue.h"
#include "tests/support/testmain.h"
#include "ui/text/importtext.h"

namespace tst_importtext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ImportCode;
using app::ImportLevel;

class TestImportText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRemarkIsASentence();
    void everyLossIsASentence();
    void everyFormatHasAName();
    void namesPlacesAndFields();
    void tellsDifferences();
};

void TestImportText::everyRemarkIsASentence()
{
    for (int i = 0; i < int(app::kImportCodeCount); ++i) {
        const auto code = static_cast<ImportCode>(i);
        const QString text =
            ui::importNoteText({code, ImportLevel::Doubt, {"A1", "B2", "C3", "D4", "E5"}, {}});
        const QString name = QString::fromStdString(std::string(app::importCodeText(code)));
        QVERIFY2(!text.startsWith(name + u": "_s), qPrintable(u"no words for "_s + name));
        QVERIFY2(text.endsWith(u'.') || text.endsWith(u"E5"), qPrintable(text));
        QVERIFY2(!text.contains(u'%'), qPrintable(text));
    }
    QVERIFY(app::importCodeText(static_cast<ImportCode>(app::kImportCodeCount)).empty());
}

void TestImportText::everyLossIsASentence()
{
    for (int i = 0; i < int(app::kExportLossCount); ++i) {
        const QString text = ui::exportLossText({static_cast<app::ExportLossCode>(i), {"3"}});
        QVERIFY2(text.endsWith(u'.'), qPrintable(u"no words for loss %1"_s.arg(i)));
        QVERIFY2(!text.contains(u'%'), qPrintable(text));
    }
}

void TestImportText::everyFormatHasAName()
{
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        const QString id = QString::fromStdString(std::string(format.id));
        QVERIFY2(ui::formatName(format.id) != id, qPrintable(id));
    }
}

void TestImportText::namesPlacesAndFields()
{
    QCOMPARE(ui::importPlaceText({}), QString());
    QCOMPARE(ui::importPlaceText({"sheet", 3, 7}), u"sheet, line 3, column 7"_s);
    const QString text =
        ui::importNoteText({ImportCode::BadDate, ImportLevel::Refused, {"end", "31.02."}, {}});
    QCOMPARE(text, u"End date: “31.02.” is no date."_s);
    const auto missing = [](const char* name) {
        return ui::importNoteText(
            {ImportCode::MissingValue, ImportLevel::Refused, {"birth_year", name, "7"}, {}});
    };
    QVERIFY2(missing("Adler, Anna").startsWith(u"Adler, Anna: "_s), qPrintable(missing("Adler, Anna")));
    QVERIFY2(missing("").startsWith(u"Player 7: "_s), qPrintable(missing("")));
}

void TestImportText::tellsDifferences()
{
    engine::Tournament before;
    before.participants = {{.number = engine::ParticipantNumber(1), .name = "Adler, Anna"},
                           {.number = engine::ParticipantNumber(2), .name = "Bär, Bernd"}};
    before.participants[0].rating = engine::Rating::tryFrom(1800);
    before.games = {{.id = engine::GameId(1),
                     .round = 3,
                     .white = engine::ParticipantNumber(1),
                     .black = engine::ParticipantNumber(2),
                     .result = engine::kDrawn}};
    engine::Tournament after = before;
    after.header.place = "Übach";
    after.participants[0].rating = engine::Rating::tryFrom(1810);
    after.participants.push_back({.number = engine::ParticipantNumber(3), .name = "Cron, Carl"});
    after.games[0].result = engine::kWhiteWins;
    const QStringList lines = ui::differenceLines(app::differenceOf(before, after), before, after);
    QCOMPARE(lines, (QStringList{u"Tournament: place none → Übach"_s, u"Adler, Anna: rating 1800 → 1810"_s,
                                 u"Cron, Carl is new."_s, u"Adler–Bär (round 3): ½:½ → 1:0"_s}));
}

ZAHLMEISTER_TEST(TestImportText, QCoreApplication)

} // namespace tst_importtext

#include "tst_importtext.moc"
