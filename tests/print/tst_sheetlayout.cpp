// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cmath>
#include <map>

#include <QApplication>
#include <QTest>

#include "app/fields/shorttexts.h"
#include "tests/print/keepsmargins.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/print/printservice.h"

namespace tst_sheetlayout {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

namespace {

SheetRequest requestFor(SheetKind kind, QPageLayout::Orientation orientation = QPageLayout::Portrait)
{
    return {kind, {}, orientation, TableOrder::Number, Language::German, Date::tryFrom(2026, 12, 14)};
}

SheetLayout layoutOf(const SheetSnapshot& values, const SheetRequest& request, const QString& family = {})
{
    const SheetFonts fonts(family.isEmpty() ? sheetFontFamily() : family);
    auto layout = layoutSheets(values.source(), request, fonts);
    if (!layout.has_value())
        qFatal("no layout");
    return layout.value();
}

const TextRun* find(const SheetPage& page, const QString& text)
{
    for (const TextRun& run : page.runs) {
        if (run.text == text)
            return &run;
    }
    return nullptr;
}

/// Left edge of the text's part before its decimal comma, plus its width: where the comma stands.
double commaOf(const SheetPage& page, const QString& text)
{
    const TextRun* run = find(page, text);
    if (run == nullptr)
        qFatal("not on the page: %s", qPrintable(text));
    const SheetFonts fonts;
    return run->x + fonts.width(run->role, text.left(text.indexOf(u',')));
}

} // namespace

class TestSheetLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysWithinTheMargins_data();
    void staysWithinTheMargins();
    void tellsWhatLeavesTheMargins();
    void repeatsHeadsAndNumbersPages();
    void listsEveryoneOnce();
    void givesLongNamesInFull();
    void alignsOnTheDecimalComma();
    void marksSpecialRatingsWithoutColour();
    void staysPaleForPhotocopies();
    void countsThePagesOfEveryPlayer();
    void scoresheetsElideNothingOfTheirOwn();
    void keepsToThePlayersAskedFor();
    void refusesUnknownPlayers();
    void noPageBeginsWithOneRow();
    void twoScoresheetsShareAPage();
    void everythingIsOneDocument();
    void aComputerGetsNoScoresheet();
    void showsWhatWasAwarded();
    void refusesInALetter();
    void listsNewRatingsByName();
    void saysThatNobodyTakesPart();
    void printsWhatTheRefereeSetAgainstTheList();
    void speaksTheLanguageAskedFor();
    void retracesWhenTheTraceIsMissing();
    void shortensWhatNobodyCanPrint_data();
    void shortensWhatNobodyCanPrint();
    void keepsTextsOfDamagedFilesApart();

private:
    Translators m_translators{Language::German};
};

void TestSheetLayout::staysWithinTheMargins_data()
{
    QTest::addColumn<SheetSnapshot>("values");
    QTest::addColumn<QString>("family");
    Tournament longNames = fieldOf(70);
    longNames.header.name = std::string(400, 'T');
    longNames.header.timeControl =
        "90 Minuten für 40 Züge, danach 30 Minuten und 30 Sekunden je Zug ab dem ersten Zug";
    longNames.header.place = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
    for (Participant& participant : longNames.participants) {
        participant.name = std::string(100, 'W') + ", " + std::string(98, 'm');
        participant.club = "WWWWW";
    }
    Tournament awkward = tests::OpenTournament::read(u"wo-2026"_s);
    awkward.participants[0].clubName = std::string(150, 'V');
    for (Game& game : awkward.games)
        game.round = 999;
    const QStringList families{QString(), u"DejaVu Sans"_s, u"no such font"_s};
    for (const QString& family : families) {
        const auto row = [&](const char* name, const SheetSnapshot& values) {
            QTest::addRow("%s, %s", name, family.isEmpty() ? "default font" : qPrintable(family))
                << values << family;
        };
        row("example", evaluated(tests::OpenTournament::read(u"wo-2026"_s)));
        row("club", evaluated(tests::OpenTournament::read(u"club-championship"_s), Arithmetic::Exact));
        row("names of 200 characters", evaluated(longNames));
        row("long club, large rounds", evaluated(awkward));
    }
}

void TestSheetLayout::staysWithinTheMargins()
{
    QFETCH(const SheetSnapshot, values);
    QFETCH(const QString, family);
    for (const SheetKind kind : kSheetKinds) {
        for (const auto orientation : {QPageLayout::Portrait, QPageLayout::Landscape}) {
            const SheetLayout layout = layoutOf(values, requestFor(kind, orientation), family);
            QVERIFY(!layout.pages.empty());
            QVERIFY2(keepsMargins(layout),
                     qPrintable(u"kind %1, orientation %2"_s.arg(int(kind)).arg(int(orientation))));
        }
    }
}

void TestSheetLayout::tellsWhatLeavesTheMargins()
{
    SheetLayout layout;
    layout.pages.emplace_back();
    layout.pages[0].runs.push_back({150, 50, 44, u"fits"_s});
    QVERIFY(keepsMargins(layout));
    layout.pages[0].runs[0].width = 46;
    QVERIFY(!keepsMargins(layout));
    layout.pages[0].runs.clear();
    layout.pages[0].rules.push_back({15, 283, 195, 283, kHairline});
    QVERIFY(!keepsMargins(layout));
    layout.orientation = QPageLayout::Landscape;
    layout.pages[0].rules[0] = {15, 194, 282, 194, kHairline};
    QVERIFY(keepsMargins(layout));
}

void TestSheetLayout::repeatsHeadsAndNumbersPages()
{
    const SheetLayout layout = layoutOf(evaluated(fieldOf(130)), requestFor(SheetKind::Evaluation));
    QCOMPARE(layout.pages.size(), std::size_t(3));
    for (std::size_t i = 0; i < layout.pages.size(); ++i) {
        const QStringList texts = textsOf(layout.pages[i]);
        QVERIFY(texts.contains(u"Seite %1 von %2"_s.arg(i + 1).arg(layout.pages.size())));
        const bool hasRows = !texts.filter(QRegularExpression(u"^Spieler, Nummer"_s)).isEmpty();
        QCOMPARE(texts.contains(u"Spieler"_s), hasRows); // the head of the column of names
        QCOMPARE(texts.contains(u"Punkte"_s), hasRows);
        // The head, and the changes, the darker the larger.
        QCOMPARE(layout.pages[i].shades.size() > 1, hasRows);
        if (i > 0)
            QVERIFY(texts.contains(u"Feld · DWZ-Auswertung"_s));
    }
}

void TestSheetLayout::listsEveryoneOnce()
{
    const SheetLayout layout = layoutOf(evaluated(fieldOf(64)), requestFor(SheetKind::Evaluation));
    std::map<QString, int> counts;
    for (const SheetPage& page : layout.pages) {
        for (const TextRun& run : page.runs)
            ++counts[run.text];
    }
    for (int i = 1; i <= 64; ++i)
        QCOMPARE(counts[u"Spieler, Nummer %1"_s.arg(i)], 1);
}

void TestSheetLayout::givesLongNamesInFull()
{
    Tournament tournament = fieldOf(5);
    const QString name =
        u"Freiherr von und zu Mittelstädt-Hohenberg-Sonderhausen der Jüngere, Maximilian Konstantin"_s;
    tournament.participants[2].name = name.toStdString();
    const SheetLayout layout = layoutOf(evaluated(tournament), requestFor(SheetKind::Evaluation));
    const QStringList texts = textsOf(layout.pages[0]);
    QCOMPARE(texts.filter(u"…"_s), QStringList());
    QVERIFY2(texts.join(u' ').contains(u"Freiherr von"_s), qPrintable(texts.join(u'|')));
    QVERIFY2(texts.join(u' ').contains(u"Mittelstädt-"_s), qPrintable(texts.join(u'|')));
    // On his own scoresheet the name is the title and is never cut.
    SheetRequest own = requestFor(SheetKind::Scoresheets);
    own.players = {ParticipantNumber(3)};
    const QStringList title = textsOf(layoutOf(evaluated(tournament), own).pages[0]);
    QVERIFY(title.join(u' ').contains(name));
}

void TestSheetLayout::alignsOnTheDecimalComma()
{
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    const SheetPage page = layoutOf(values, requestFor(SheetKind::Evaluation)).pages[0];
    const auto inLine = [](double a, double b) { return std::fabs(a - b) < 0.02; };
    QVERIFY(inLine(commaOf(page, u"25,0"_s), commaOf(page, u"(42,0)"_s)));
    QVERIFY(inLine(commaOf(page, u"5,990"_s), commaOf(page, u"1,308"_s)));
    // Ratings stand in line whether they have an index, brackets or neither.
    const auto endOfRating = [&](const QString& text, qsizetype digits) {
        const TextRun* run = find(page, text);
        return run == nullptr ? -1 : run->x + SheetFonts().width(run->role, text.left(digits));
    };
    const double axis = endOfRating(u"2245 – 32"_s, 4);
    QVERIFY(axis > 0);
    QVERIFY(inLine(axis, endOfRating(u"1692 – 9"_s, 4)));
    QVERIFY(inLine(axis, endOfRating(u"(1494)"_s, 5)));
    // Whole points stand in line whether a half follows or not.
    const double points = endOfRating(u"2½"_s, 1);
    QVERIFY(points > 0);
    QVERIFY(inLine(points, endOfRating(u"4½"_s, 1)));
    QVERIFY(
        inLine(SheetFonts().width(FontRole::Body, u"1111"_s), SheetFonts().width(FontRole::Body, u"8080"_s)));
}

void TestSheetLayout::marksSpecialRatingsWithoutColour()
{
    // RULE: WO2026 3.6.3
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    const SheetPage page = layoutOf(values, requestFor(SheetKind::Evaluation)).pages[0];
    const TextRun* run = find(page, u"1961*"_s);
    QVERIFY(run != nullptr);
    const bool underlined = std::any_of(page.rules.begin(), page.rules.end(), [&](const Rule& rule) {
        return rule.x1 == run->x && rule.y1 > run->baseline && rule.y1 < run->baseline + 1;
    });
    QVERIFY(underlined);
}

void TestSheetLayout::staysPaleForPhotocopies()
{
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    for (const SheetKind kind : kSheetKinds) {
        for (const SheetPage& page : layoutOf(values, requestFor(kind)).pages) {
            for (const Shade& shade : page.shades)
                QVERIFY(shade.grey <= kMaximumGrey);
            for (const Rule& rule : page.rules)
                QVERIFY(rule.thickness >= kHairline);
        }
    }
}

void TestSheetLayout::countsThePagesOfEveryPlayer()
{
    Tournament tournament = fieldOf(3);
    for (int i = 0; i < 80; ++i)
        tournament.games.push_back({GameId(100 + i), 1, ParticipantNumber(1), ParticipantNumber(2), kDrawn});
    const SheetLayout layout = layoutOf(evaluated(tournament), requestFor(SheetKind::Scoresheets));
    QCOMPARE(layout.pages.size(), std::size_t(5)); // two for player 1, two for player 2, one for player 3
    QVERIFY(textsOf(layout.pages[0]).contains(u"Seite 1 von 2"_s));
    QVERIFY(textsOf(layout.pages[1]).contains(u"Seite 2 von 2"_s));
    QVERIFY(textsOf(layout.pages[1]).contains(u"Gegner"_s));
    QVERIFY(textsOf(layout.pages[4]).contains(u"Seite 1 von 1"_s));
}

void TestSheetLayout::scoresheetsElideNothingOfTheirOwn()
{
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    for (const Language language : {Language::German, Language::English}) {
        for (const QString& family : {QString(), u"DejaVu Sans"_s}) {
            SheetRequest request = requestFor(SheetKind::Scoresheets);
            request.language = language;
            for (const SheetPage& page : layoutOf(values, request, family).pages)
                QCOMPARE(textsOf(page).filter(u"…"_s), QStringList());
        }
    }
}

void TestSheetLayout::keepsToThePlayersAskedFor()
{
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    request.players = {ParticipantNumber(8), ParticipantNumber(2)};
    const SheetLayout layout = layoutOf(evaluated(tests::OpenTournament::read(u"wo-2026"_s)), request);
    QCOMPARE(layout.pages.size(), std::size_t(2));
    QCOMPARE(textsOf(layout.pages[0]).at(1), u"B"_s); // in the order of the crosstable
    QCOMPARE(textsOf(layout.pages[1]).at(1), u"H"_s);
}

void TestSheetLayout::refusesUnknownPlayers()
{
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    request.players = {ParticipantNumber(99)};
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    const auto layout = layoutSheets(values.source(), request);
    QVERIFY(!layout.has_value());
    QCOMPARE(layout.error().code, ErrorCode::UnknownParticipant);
    QCOMPARE(layout.error().args, std::vector<std::string>{"99"});
}

void TestSheetLayout::noPageBeginsWithOneRow()
{
    // However many take part, the last row of a table is never alone on a page.
    for (int players = 30; players < 48; ++players) {
        const SheetLayout layout = layoutOf(evaluated(fieldOf(players)), requestFor(SheetKind::Evaluation));
        for (std::size_t page = 1; page < layout.pages.size(); ++page) {
            const auto rows = textsOf(layout.pages[page]).filter(QRegularExpression(u"^Spieler, Nummer"_s));
            QVERIFY2(rows.size() != 1, qPrintable(u"%1 players"_s.arg(players)));
        }
    }
}

void TestSheetLayout::twoScoresheetsShareAPage()
{
    const SheetSnapshot field = evaluated(fieldOf(6));
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    QCOMPARE(layoutOf(field, request).pages.size(), std::size_t(6));
    request.twoToAPage = true;
    const SheetLayout shared = layoutOf(field, request);
    QCOMPARE(shared.pages.size(), std::size_t(3));
    QVERIFY(keepsMargins(shared));
    const double half = shared.pageSize().height() / 2;
    for (const SheetPage& page : shared.pages) {
        const auto titles = std::count_if(page.runs.begin(), page.runs.end(),
                                          [](const TextRun& run) { return run.role == FontRole::Title; });
        QCOMPARE(titles, 2);
        QVERIFY(std::any_of(page.rules.begin(), page.rules.end(),
                            [half](const Rule& line) { return line.y1 == line.y2 && line.y1 >= half; }));
    }
}

void TestSheetLayout::everythingIsOneDocument()
{
    const SheetSnapshot field = evaluated(fieldOf(6));
    std::size_t pages = 0;
    for (const SheetKind kind :
         {SheetKind::Evaluation, SheetKind::Crosstable, SheetKind::Scoresheets, SheetKind::Findings})
        pages += layoutOf(field, requestFor(kind)).pages.size();
    const SheetLayout everything = layoutOf(field, requestFor(SheetKind::Everything));
    QVERIFY(everything.pages.size() >= pages);
    // What is filed together is numbered together.
    for (std::size_t i = 0; i < everything.pages.size(); ++i)
        QVERIFY(textsOf(everything.pages[i])
                    .contains(u"Seite %1 von %2"_s.arg(i + 1).arg(everything.pages.size())));
}

/// It has nothing to sign, and loses no rating.
void TestSheetLayout::aComputerGetsNoScoresheet()
{
    Tournament tournament = fieldOf(6);
    const std::size_t before =
        layoutOf(evaluated(tournament), requestFor(SheetKind::Scoresheets)).pages.size();
    tournament.participants[2].computer = true;
    tournament.participants[2].rating.reset();
    tournament.participants[2].index.reset();
    QCOMPARE(layoutOf(evaluated(tournament), requestFor(SheetKind::Scoresheets)).pages.size(), before - 1);
}

// RULE: WO2026 2.2.5.2 (the table shows what was awarded, and says so)
void TestSheetLayout::showsWhatWasAwarded()
{
    Tournament tournament = fieldOf(6);
    const QStringList before =
        textsOf(layoutOf(evaluated(tournament), requestFor(SheetKind::Crosstable)).pages[0]);
    engine::Game& game = tournament.games.front();
    game.result = engine::kWhiteWins;
    game.awarded = engine::kBlackWinsByForfeit;
    const SheetSnapshot values = evaluated(tournament);
    const QString table = textsOf(layoutOf(values, requestFor(SheetKind::Crosstable)).pages[0]).join(u' ');
    QVERIFY2(table.contains(u"zugesprochen −:+; am Brett und damit für die Wertung 1:0"_s),
             qPrintable(table));
    QVERIFY(!before.join(u' ').contains(u"zugesprochen"_s));
    // The result itself is marked, as the explanation is.
    QVERIFY2(table.contains(u"−*"_s) && table.contains(u"+*"_s), qPrintable(table));
    SheetRequest own = requestFor(SheetKind::Scoresheets);
    own.players = {game.black};
    const QString sheet = textsOf(layoutOf(values, own).pages[0]).join(u' ');
    QVERIFY2(sheet.contains(u"am Brett 0:1; für die Tabelle wurde +:− zugesprochen."_s), qPrintable(sheet));
}

// RULE: WO2026 2.2.5.3
void TestSheetLayout::refusesInALetter()
{
    SheetRequest request = requestFor(SheetKind::Refusal);
    request.reason = u"Ohne Aufsicht gespielt."_s;
    const SheetLayout layout = layoutOf(evaluated(fieldOf(4)), request);
    QCOMPARE(layout.pages.size(), std::size_t(1));
    QVERIFY(textsOf(layout.pages[0]).contains(u"– Ohne Aufsicht gespielt."_s));
    QVERIFY(textsOf(layout.pages[0]).contains(u"Ablehnungsschreiben"_s));
}

void TestSheetLayout::listsNewRatingsByName()
{
    Tournament tournament = fieldOf(4);
    tournament.participants[0].name = "Zander, Zoe";
    tournament.participants[1].name = "Ahorn, Anna";
    tournament.participants[2].member = false; // computed, but not published
    const SheetSnapshot values = evaluated(tournament);
    const QStringList texts = textsOf(layoutOf(values, requestFor(SheetKind::NewRatings)).pages[0]);
    QVERIFY(texts.contains(u"Ahorn, Anna"_s) && texts.contains(u"Zander, Zoe"_s));
    QVERIFY(texts.indexOf(u"Ahorn, Anna"_s) < texts.indexOf(u"Zander, Zoe"_s));
    QVERIFY(!texts.contains(QString::fromStdString(tournament.participants[2].name)));
}

void TestSheetLayout::saysThatNobodyTakesPart()
{
    SheetSnapshot empty = evaluated(fieldOf(2));
    empty.tournament = {};
    empty.evaluation.participants.clear();
    for (const SheetKind kind : kSheetKinds) {
        const SheetLayout layout = layoutOf(empty, requestFor(kind));
        QCOMPARE(layout.pages.size(), std::size_t(1));
        // Findings and letters say what they have to say, whoever takes part.
        if (kind != SheetKind::Findings && !isLetter(kind))
            QVERIFY(textsOf(layout.pages[0]).contains(u"Das Turnier hat noch keine Teilnehmer."_s));
        QVERIFY(keepsMargins(layout));
    }
}

void TestSheetLayout::printsWhatTheRefereeSetAgainstTheList()
{
    Tournament tournament = fieldOf(6);
    tournament.participants[1].overrides = {{ListedValue::Rating, 1500, 1450, "evaluated later"},
                                            {ListedValue::Index, 20, 21, "the same"}};
    const SheetLayout layout = layoutOf(evaluated(tournament), requestFor(SheetKind::Evaluation));
    const QString text = textsOf(layout.pages.front()).join(u' ');
    QVERIFY2(text.contains(u"1450"_s) && text.contains(u"1500"_s), qPrintable(text));
    QVERIFY2(text.contains(u"evaluated later"_s), qPrintable(text));
    QCOMPARE(text.count(u"≠"_s), 3); // a line each, and beside the rating in the table
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    request.players = {ParticipantNumber(2)};
    const QString scoresheet = textsOf(layoutOf(evaluated(tournament), request).pages.front()).join(u' ');
    QVERIFY2(scoresheet.contains(u"≠"_s) && scoresheet.contains(u"evaluated later"_s),
             qPrintable(scoresheet));
    const SheetLayout plain = layoutOf(evaluated(fieldOf(6)), requestFor(SheetKind::Evaluation));
    QVERIFY(!textsOf(plain.pages.front()).contains(u"≠"_s));
}

void TestSheetLayout::speaksTheLanguageAskedFor()
{
    const auto values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    SheetRequest request = requestFor(SheetKind::Evaluation);
    request.language = Language::English;
    const QStringList english = textsOf(layoutOf(values, request).pages[0]);
    QVERIFY(english.contains(u"Rating evaluation"_s));
    QVERIFY(english.contains(u"33.7"_s));
    QVERIFY(english.contains(u"Page 1 of 1"_s));
    const QStringList german = textsOf(layoutOf(values, requestFor(SheetKind::Evaluation)).pages[0]);
    QVERIFY(german.contains(u"DWZ-Auswertung"_s));
    QVERIFY(german.contains(u"33,7"_s));
    QVERIFY(german.contains(u"Erstdaten"_s));
}

void TestSheetLayout::retracesWhenTheTraceIsMissing()
{
    // The average of the old carry-over games stands in the trace only.
    SheetSnapshot values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    request.players = {ParticipantNumber(10)};
    const SheetLayout traced = layoutOf(values, request);
    values.evaluation.trace = {};
    QCOMPARE(layoutOf(values, request), traced);
}

void TestSheetLayout::shortensWhatNobodyCanPrint_data()
{
    QTest::addColumn<QByteArray>("text");
    constexpr qsizetype kBytes = 10'000'000;
    QTest::newRow("one word") << QByteArray(kBytes, 'W');
    QTest::newRow("many words") << QByteArray("Wort ").repeated(kBytes / 5);
    QTest::newRow("without width") << QByteArray("\u0301").repeated(kBytes / 2);
}

/// What a damaged file has for a name must not make a document of a thousand pages, or none at all.
void TestSheetLayout::shortensWhatNobodyCanPrint()
{
    QFETCH(const QByteArray, text);
    Tournament tournament = tests::OpenTournament::read(u"wo-2026"_s);
    tournament.header.name = text.toStdString();
    tournament.participants[0].name = text.toStdString() + ", A";
    tournament.participants[1].name = text.toStdString() + ", B";
    tournament.participants[1].clubName = text.toStdString();
    tournament.games[0].note = text.toStdString();
    const SheetSnapshot values = evaluated(std::move(tournament));
    constexpr int kMostMilliseconds = 4000; // two seconds where nothing else is done
    for (const SheetKind kind : kSheetKinds) {
        const auto began = std::chrono::steady_clock::now();
        const SheetLayout layout = layoutOf(values, requestFor(kind));
        const auto took =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
        QVERIFY2(took.count() < kMostMilliseconds, qPrintable(QString::number(took.count())));
        QVERIFY2(layout.pages.size() < 60, qPrintable(QString::number(layout.pages.size())));
        const QStringList last = textsOf(layout.pages.back());
        QVERIFY2(last.join(u' ').contains(u"gekürzt"_s), qPrintable(last.join(u' ').left(3000)));
        for (const SheetPage& page : layout.pages) {
            for (const TextRun& run : page.runs)
                QVERIFY(run.text.size() <= 1001);
        }
    }
}

void TestSheetLayout::keepsTextsOfDamagedFilesApart()
{
    Tournament tournament;
    const std::string team(300, 'T');
    tournament.header.teams = {{.name = team + "1"}, {.name = team + "2"}};
    tournament.participants = {{.number = ParticipantNumber(1), .name = "A", .team = team + "1"},
                               {.number = ParticipantNumber(2), .name = "B", .team = team + "2"}};
    QVERIFY(!app::withShortTexts(fieldOf(4)));
    const auto shorter = app::withShortTexts(tournament);
    QVERIFY(shorter.has_value());
    QVERIFY(shorter->fields == (std::map<std::string_view, int>{{"name", 2}, {"team", 2}}));
    const auto& people = shorter->tournament.participants;
    QCOMPARE(people[0].team, std::string(200, 'T') + "…");
    QCOMPARE(people[1].team, std::string(200, 'T') + "… (2)");
    QCOMPARE(shorter->tournament.header.teams[1].name, people[1].team);
    QCOMPARE(people[0].name, "A");
}

ZAHLMEISTER_TEST(TestSheetLayout, QApplication)

} // namespace tst_sheetlayout

#include "tst_sheetlayout.moc"
