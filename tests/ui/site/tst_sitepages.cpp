// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/chronicle/tournamentparts.h"
#include "app/formats/trf/trf.h"
#include "app/rules/shippedrules.h"
#include "engine/league/leaguestatistics.h"
#include "tests/support/clubhistory.h"
#include "tests/support/rounds.h"
#include "tests/support/sitelinks.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/site/site.h"
#include "ui/site/sitepage.h"

namespace tst_sitepages {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

using Files = std::map<QString, QByteArray>;

const engine::Date kToday = *engine::Date::tryFrom(2027, 6, 1);

std::shared_ptr<const SiteSource> sourceOf(std::vector<engine::Tournament> tournaments,
                                           std::vector<app::UnnamedPerson> unnamed = {})
{
    std::vector<app::ChronicleTournament> all;
    for (engine::Tournament& one : tournaments) {
        const auto id = static_cast<std::int64_t>(all.size()) + 1;
        all.push_back({engine::TournamentId(id), std::move(one)});
        all.back().uuid = "uuid-" + std::to_string(id);
    }
    SiteSource source;
    source.chronicle = std::make_shared<const app::Chronicle>(
        app::chronicleOf(app::shared(std::move(all)), app::shippedRulesShared()));
    source.unnamed = std::move(unnamed);
    source.owner = "0123456789abcdef";
    return std::make_shared<const SiteSource>(std::move(source));
}

Files made(const std::shared_ptr<const SiteSource>& source, const SiteOptions& options)
{
    Files files;
    for (const app::SitePart& part : siteParts(source, options)) {
        const auto bytes = part.make();
        for (qsizetype i = 0; i < part.files.size(); ++i)
            files.emplace(part.files[i], bytes[static_cast<std::size_t>(i)]);
    }
    return files;
}

/// Names that would like to be something else, two persons of one name, and facts that may not be shown.
std::vector<engine::Tournament> hostile()
{
    const QString names[]{u"<script>alert(1)</script>, X"_s,
                          u"\"><img src=x onerror=alert(2)>, Y"_s,
                          u"../../x, Z"_s,
                          u"'; DROP TABLE, &amp;"_s,
                          u"\u202Eevil, Bidi"_s,
                          u"Null\u0007Bell, C"_s,
                          u"Doppel, Dora"_s,
                          u"Doppel, Dora"_s,
                          u"Widder, Wilma"_s,
                          u"Kind, Karl"_s,
                          u"L"_s.repeated(180) + u", Lang"_s,
                          u"=HYPERLINK(1), Formel"_s};
    tests::TournamentBuilder builder;
    for (const QString& name : names) {
        engine::Participant& one =
            builder.rated(1500 + static_cast<int>(builder.tournament.participants.size()) * 20);
        one.name = name.toStdString();
        const int number = one.number.value();
        one.personId = "NU76543" + std::to_string(10 + number);
        one.fideId = 46123000 + number;
        one.memberNumber = 98700 + number;
        one.birthYear = 1937;
        one.clubName = "SK <b>Fett</b>";
        one.person = "00000000-0000-5000-8000-0000000000" + std::to_string(10 + number);
        one.sex = engine::Sex::Male;
    }
    builder.tournament.participants[9].birthYear = 2016;
    builder.tournament.participants[0].birthYear = 2004; // a junior, who has another K
    engine::Participant& newcomer = builder.unrated();
    newcomer.name = "Neu, Nora";
    newcomer.person = "00000000-0000-5000-8000-000000000099";
    const int count = static_cast<int>(builder.tournament.participants.size());
    for (int white = 1; white <= count; ++white) {
        for (int black = white + 1; black <= count; ++black)
            builder.game(white, black, (white + black) % 3 == 0 ? engine::kDrawn : engine::kWhiteWins).round =
                1 + (white + black) % count;
    }
    builder.tournament.games[0].note = "Geheimnotiz";
    builder.tournament.header.name = "Titel & <i>schräg</i>";
    builder.tournament.header.evaluator = "Wertungswart, Wera";
    builder.tournament.header.place = "Ort \"<b>\"";
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    engine::Tournament second = builder.tournament; // of the same title
    second.header.end = engine::Date::tryFrom(2027, 3, 1);
    second.header.mode = engine::TournamentMode::Swiss;
    return {builder.tournament, second};
}

app::UnnamedPerson objectionOfWilma()
{
    return {.tournament = engine::TournamentId(1),
            .participant = engine::ParticipantNumber(9),
            .name = "Widder, Wilma",
            .decided = kToday,
            .persons = {"00000000-0000-5000-8000-000000000019"}};
}

/// Not as a part of a longer number.
QStringList filesWith(const Files& files, const QByteArray& text)
{
    const QRegularExpression whole(u"(?<![0-9.,])"_s + QRegularExpression::escape(QString::fromUtf8(text)));
    QStringList found;
    for (const auto& [file, bytes] : files) {
        if (const auto match = whole.match(QString::fromUtf8(bytes)); match.hasMatch())
            found += file + u' ' + match.captured().toHtmlEscaped() + u" in "_s +
                     QString::fromUtf8(bytes).mid(match.capturedStart() - 40, 80);
    }
    return found;
}

engine::Tournament swissOf(int players, int rounds)
{
    tests::TournamentBuilder builder;
    for (int i = 1; i <= players; ++i) {
        engine::Participant& one = builder.rated(2200 - i * 7);
        one.name = "Familienname" + std::to_string(i) + ", Vorname";
        one.clubName = "Schachklub Musterstadt 1920";
    }
    for (int round = 1; round <= rounds; ++round) {
        for (int i = 0; i < players / 2; ++i)
            builder.game(1 + (i * 2 + round) % players, 1 + (i * 2 + round + 1) % players, engine::kDrawn)
                .round = round;
    }
    builder.tournament.header.mode = engine::TournamentMode::Swiss;
    builder.tournament.header.rounds = rounds;
    return builder.tournament;
}

} // namespace

/// The pages of a site, as bytes.
class TestSitePages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLinkResolves_data();
    void everyLinkResolves();
    void runsNothingOfAnybody();
    void tellsNoMoreThanTheProfile();
    void tellsTheBoardMore();
    void forgetsWhoObjected();
    void saysTheSameTwice();
    void noticesWhatChanged();
    void staysSmall();
    void speaksBothLanguages();
    void canBeReadByPrograms();
    void beginsLater();
    void isThereWithoutAnything();
    void tellsTournamentsOfOneTitleApart();
    void takesAnEndlessName();
    void saysWhatIsPending();
    void goesThroughASeason();
    void showsTheElo();
    void isTidy();

private:
    [[nodiscard]] static SiteOptions options(app::SiteProfile profile = app::SiteProfile::Web)
    {
        return {.profile = profile,
                .title = u"Klub <Muster>"_s,
                .contact = u"a@b.example <x>"_s,
                .today = kToday};
    }

    Translators m_translators{Language::German};
};

void TestSitePages::everyLinkResolves_data()
{
    QTest::addColumn<bool>("isClub");
    QTest::addRow("names that are none") << false;
    QTest::addRow("a club with a league") << true;
}

void TestSitePages::everyLinkResolves()
{
    QFETCH(const bool, isClub);
    const auto source = sourceOf(isClub ? tests::clubHistory({.years = 3}) : hostile());
    const Files files = made(source, options());
    const tests::SiteLinks links = tests::linksOf(files);
    QCOMPARE(links.broken, QStringList());
    QCOMPARE_GT(links.count, 100);
}

void TestSitePages::runsNothingOfAnybody()
{
    const Files files = made(sourceOf(hostile()), options(app::SiteProfile::Board));
    static const QRegularExpression kPolicy(u"script-src 'sha256-([^']+)'"_s);
    for (const auto& [file, bytes] : files) {
        if (!file.endsWith(u".html"_s))
            continue;
        QVERIFY2(bytes.count("<script") == 1 && bytes.count("<style") == 1 && !bytes.contains("<img"),
                 qPrintable(file));
        QVERIFY2(!bytes.contains("\u202e") && !bytes.contains('\a'), qPrintable(file));
        QVERIFY2(!bytes.contains("<b>Fett") && !bytes.contains("<i>schr") && !bytes.contains(" style="),
                 qPrintable(file));
        // The policy knows the script that is there, and nothing else.
        const qsizetype end = bytes.indexOf("</script>");
        const qsizetype begin = bytes.indexOf("<script>") + 8;
        const QByteArray hash =
            QCryptographicHash::hash(bytes.mid(begin, end - begin), QCryptographicHash::Sha256).toBase64();
        QCOMPARE(kPolicy.match(QString::fromUtf8(bytes)).captured(1).toLatin1(), hash);
        QVERIFY(bytes.contains("default-src 'none'") &&
                bytes.indexOf("Content-Security-Policy") < bytes.indexOf("<style"));
        QVERIFY(end > begin);
    }
    for (const auto& [file, bytes] : files)
        QVERIFY2(app::isSiteFile(file), qPrintable(file));
    // Two persons of one name have two cards, two tournaments of one title two folders.
    QCOMPARE(filesWith(files, "<h1>Doppel, Dora</h1>").size(), 2);
    QVERIFY(files.contains(u"t/1/index.html"_s) && files.contains(u"t/2/index.html"_s));
    QVERIFY(filesWith(files, "\n=HYPERLINK").isEmpty());
    QVERIFY(filesWith(files, ";=HYPERLINK").isEmpty());
}

// RULE: WO2026 6.5
void TestSitePages::tellsNoMoreThanTheProfile()
{
    const Files files = made(sourceOf(hostile()), options());
    for (const char* secret : {"NU76543", "46123", "987", "1937", "2016", "2004", "Geheimnotiz",
                               "Wertungswart", "Kind, Karl", "Jgd", "Jugendlich", "Junior"})
        QVERIFY2(filesWith(files, secret).isEmpty(),
                 qPrintable(QString::fromUtf8(secret) + u": "_s + filesWith(files, secret).join(u' ')));
    QVERIFY(!filesWith(files, "K. K.").isEmpty());
    for (const char* page : {"t/1/data.json", "t/2/data.json"}) {
        const QByteArray& json = files.at(QString::fromLatin1(page));
        for (const char* key :
             {"\"k\"", "\"expected\"", "\"trace\"", "\"change\": 0.", "birth", "person_id", "fide"})
            QVERIFY2(!json.contains(key), key);
        QVERIFY(json.contains("\"new_rating\"") && json.contains("\"standings\""));
    }
    // Neither table nor explanation has K or W_e as a value.
    static const QRegularExpression kFactor(u"(K|W<sub>e</sub>)( = |</span>)"_s);
    for (const auto& [file, bytes] : files) {
        if (file.startsWith(u"t/"_s))
            QVERIFY2(!QString::fromUtf8(bytes).contains(kFactor), qPrintable(file));
    }
    QVERIFY(!files.at(u"t/1/evaluation.csv"_s).contains("Faktor"));
    QVERIFY(files.at(u"t/1/why.html"_s).contains("R<sub>h</sub>"));
}

void TestSitePages::tellsTheBoardMore()
{
    const Files files = made(sourceOf(hostile()), options(app::SiteProfile::Board));
    QVERIFY(files.at(u"t/1/index.html"_s).contains("Wertungswart"));
    QVERIFY(files.at(u"t/1/data.json"_s).contains("\"k\": "));
    QVERIFY(!filesWith(files, "NU76543").isEmpty());
    QVERIFY(QString::fromUtf8(files.at(u"t/1/why.html"_s)).contains(u"W<sub>e</sub> = "_s));
    for (const char* secret : {"1937", "Geheimnotiz", "Kind, Karl"})
        QVERIFY2(filesWith(files, secret).isEmpty(),
                 qPrintable(QString::fromUtf8(secret) + u": "_s + filesWith(files, secret).join(u' ')));
    for (const auto& [file, bytes] : files) {
        if (file.endsWith(u".html"_s))
            QVERIFY(bytes.contains("noindex"));
    }
}

// RULE: WO2026 4.1.1, 6.5
void TestSitePages::forgetsWhoObjected()
{
    const Files before = made(sourceOf(hostile()), options());
    const Files after = made(sourceOf(hostile(), {objectionOfWilma()}), options());
    QVERIFY(filesWith(before, "Widder").size() > 5);
    QCOMPARE(filesWith(after, "Widder"), QStringList());
    QCOMPARE(filesWith(after, "Wilma"), QStringList());
    QCOMPARE(after.size() + 1, before.size()); // without her card
    QVERIFY(after.at(u"t/1/index.html"_s).contains("Spieler 9"));
}

void TestSitePages::saysTheSameTwice()
{
    const auto source = sourceOf(tests::clubHistory({.years = 2}));
    QVERIFY(made(source, options()) == made(sourceOf(tests::clubHistory({.years = 2})), options()));
    SiteOptions later = options();
    later.today = kToday.plusDays(1);
    QVERIFY(made(source, options()) == made(source, later)); // the day alone changes nothing
}

void TestSitePages::noticesWhatChanged()
{
    const auto marks = [](const std::shared_ptr<const SiteSource>& source) {
        std::map<QString, QByteArray> all;
        for (const app::SitePart& part : siteParts(source, options())) {
            for (const QString& file : part.files)
                all.emplace(file, part.fingerprint);
        }
        return all;
    };
    std::vector<engine::Tournament> tournaments = tests::clubHistory({.years = 2});
    const auto before = sourceOf(tournaments);
    tournaments.back().games.front().result = engine::kBothLose;
    const auto after = sourceOf(tournaments);
    const auto oldMarks = marks(before);
    const auto newMarks = marks(after);
    const Files old = made(before, options());
    int same = 0;
    // The same mark promises the same bytes.
    for (const auto& [file, bytes] : made(after, options())) {
        const auto mark = newMarks.at(file);
        if (mark.isEmpty() || !oldMarks.contains(file) || oldMarks.at(file) != mark)
            continue;
        QVERIFY2(old.at(file) == bytes, qPrintable(file));
        ++same;
    }
    QCOMPARE_GT(same, 50);
}

void TestSitePages::staysSmall()
{
    const Files files = made(sourceOf({swissOf(100, 9)}), options(app::SiteProfile::Board));
    QCOMPARE_LT(files.at(u"t/1/index.html"_s).size(), 100'000);
    QVERIFY(files.contains(u"t/1/why-2.html"_s) && !files.contains(u"t/1/why-3.html"_s));
}

void TestSitePages::speaksBothLanguages()
{
    const auto source = sourceOf(hostile());
    SiteOptions english = options();
    english.language = Language::English;
    const Files german = made(source, options());
    const Files other = made(source, english);
    QVERIFY(german.at(u"index.html"_s).contains("<html lang=\"de\">"));
    QVERIFY(german.at(u"index.html"_s).contains("Neueste Turniere"));
    QVERIFY(other.at(u"index.html"_s).contains("Latest tournaments"));
    QVERIFY(german.at(u"t/1/why.html"_s).contains("Warum?"));
    QVERIFY(other.at(u"t/1/why.html"_s).contains("Why?"));
}

void TestSitePages::canBeReadByPrograms()
{
    const Files files = made(sourceOf(hostile()), options());
    for (const auto& [file, bytes] : files) {
        if (file.endsWith(u".json"_s))
            QVERIFY(QJsonDocument::fromJson(bytes).isObject());
    }
    QXmlStreamReader feed(files.at(u"feed.xml"_s));
    QStringList titles;
    while (!feed.atEnd()) {
        if (feed.readNext() == QXmlStreamReader::StartElement && feed.name() == u"title")
            titles += feed.readElementText();
    }
    QVERIFY2(!feed.hasError(), qPrintable(feed.errorString()));
    QCOMPARE(titles,
             (QStringList{u"Klub <Muster>"_s, u"Titel & <i>schräg</i>"_s, u"Titel & <i>schräg</i>"_s}));
    const auto read = app::readTrf({{u"t.trf"_s, files.at(u"t/1/tournament.trf"_s)}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants.size(), std::size_t{13});
    for (const engine::Participant& one : read->tournament.participants)
        QVERIFY(!one.birthYear && !one.fideId && !one.sex);
}

void TestSitePages::beginsLater()
{
    SiteOptions later = options();
    later.from = engine::Date::tryFrom(2027, 1, 1);
    const Files files = made(sourceOf(hostile()), later);
    QVERIFY(!files.contains(u"t/1/index.html"_s) && files.contains(u"t/2/index.html"_s));
    for (const auto& [file, bytes] : files)
        QVERIFY2(!bytes.contains("t/1/"), qPrintable(file));
}

void TestSitePages::isThereWithoutAnything()
{
    const Files files = made(sourceOf({}), options());
    QCOMPARE(files.size(), std::size_t{7});
    QVERIFY(files.at(u"index.html"_s).contains("Hier gibt es noch keine Turniere"));
}

void TestSitePages::tellsTournamentsOfOneTitleApart()
{
    tests::TournamentBuilder builder;
    builder.rated(1500).name = "Eins, Ernst";
    builder.rated(1600).name = "Zwei, Zita";
    builder.game(1, 2, engine::kDrawn).round = 1;
    builder.tournament.header.name = "../../x";
    const Files files = made(sourceOf(std::vector(200, builder.tournament)), options());
    QCOMPARE(tests::linksOf(files).broken, QStringList());
    QCOMPARE(std::ranges::count_if(files,
                                   [](const auto& one) { return one.first.endsWith(u"/evaluation.csv"_s); }),
             200);
    for (const auto& [file, bytes] : files)
        QVERIFY2(app::isSiteFile(file), qPrintable(file));
}

void TestSitePages::takesAnEndlessName()
{
    tests::TournamentBuilder builder;
    builder.rated(1500).name = std::string(1'000'000, 'x') + ", <b>Ernst";
    builder.rated(1600).name = "Zwei, Zita";
    builder.game(1, 2, engine::kDrawn).round = 1;
    const Files files = made(sourceOf({builder.tournament}), options());
    QCOMPARE(tests::linksOf(files).broken, QStringList());
    QVERIFY(!files.at(u"t/1/index.html"_s).contains("<b>"));
}

// RULE: WO2026 3.7
void TestSitePages::saysWhatIsPending()
{
    SiteSource source = *sourceOf(hostile());
    QVERIFY(sitePending(source).isEmpty());
    const auto without = sitePreview(source, options());
    source.pending = 3;
    QVERIFY(sitePending(source).contains(u"3"_s));
    QCOMPARE(sitePreview(source, options()).size(), without.size() + 1);
    source.isArchive = true;
    QVERIFY(sitePending(source) != sitePreview(*sourceOf(hostile()), options()).constFirst());
}

// RULE: WO2026 2.2.2
void TestSitePages::goesThroughASeason()
{
    const auto played = tests::clubHistory({.years = 1});
    const engine::Tournament& league = *std::ranges::find_if(played, engine::isLeague);
    std::vector<engine::Tournament> parts = app::splitAfterRound(league, 5);
    app::makeSeason(parts, league, "8a7b4c1e-0000-4000-8000-000000000001");
    SiteOptions english = options();
    english.language = Language::English;
    const auto between = [](const QByteArray& page, const char* from, const char* to) {
        const qsizetype begin = page.indexOf(from);
        return begin < 0 ? QByteArray("nothing") : page.mid(begin, page.indexOf(to, begin) - begin);
    };
    const Files whole = made(sourceOf({league}), english);
    const Files halves = made(sourceOf(parts), english);
    QCOMPARE(between(halves.at(u"t/2/index.html"_s), "<h2>Table</h2>", "<h2>Evaluation"),
             between(whole.at(u"t/1/index.html"_s), "<h2>Table</h2>", "<h2>Evaluation"));
    QVERIFY(halves.at(u"t/2/index.html"_s).contains("../../t/1/index.html"));
    const QByteArray& rounds = halves.at(u"t/2/rounds.html"_s);
    QVERIFY(rounds.contains("<h2>Round 6</h2>") && !rounds.contains("<h2>Round 5</h2>"));
    QCOMPARE(between(rounds, "<h3>Table after round 9", "</table>"),
             between(whole.at(u"t/1/rounds.html"_s), "<h3>Table after round 9", "</table>"));
    QCOMPARE(tests::linksOf(halves).broken, QStringList());
    // What changes in a part changes the tables of those after it.
    const auto markOfLast = [&] {
        for (const app::SitePart& part : siteParts(sourceOf(parts), english)) {
            if (part.files.contains(u"t/2/index.html"_s))
                return part.fingerprint;
        }
        return QByteArray();
    };
    const QByteArray before = markOfLast();
    parts.front().games.front().result = engine::kBothLose;
    QVERIFY(markOfLast() != before);
}

void TestSitePages::showsTheElo()
{
    auto tournaments = hostile();
    for (engine::Tournament& one : tournaments) {
        for (engine::Participant& participant : one.participants) {
            participant.elo = engine::Rating(1534);
            participant.eloFactor = 40; // which tells that he is young
            participant.eloDay = engine::Date::tryFrom(2027, 1, 1);
        }
        one.participants[8].elo = engine::Rating(1955);
    }
    const Files files = made(sourceOf(tournaments), options());
    QStringList cards;
    for (const auto& [file, bytes] : files) {
        if (file.startsWith(u"p/"_s) && bytes.contains("<h1>Widder, Wilma</h1>"))
            cards += QString::fromUtf8(bytes);
    }
    QCOMPARE(cards.size(), 1);
    QVERIFY(cards.first().contains(u"<dt>Elo</dt><dd>1955 in der Liste vom 01.01.2027</dd>"_s));
    // By how much a tournament would have changed it tells K.
    const QByteArray list = files.at(u"list.html"_s);
    QVERIFY(list.contains(">1955<") && !list.contains("Elo-Vorschau"));
    const Files board = made(sourceOf(tournaments), options(app::SiteProfile::Board));
    QVERIFY(board.at(u"list.html"_s).contains("Elo-Vorschau"));
}

void TestSitePages::isTidy()
{
    NEEDS_TOOL("tidy", "tidy");
    const QTemporaryDir folder;
    const Files all = made(sourceOf(hostile()), options(app::SiteProfile::Board));
    Files league = made(sourceOf(tests::clubHistory({.years = 1})), options());
    std::map<QString, QByteArray> files = all;
    for (auto& [file, bytes] : league)
        files.emplace(u"club-"_s + file, bytes);
    int looked = 0;
    for (const auto& [name, bytes] : files) {
        const bool isOneOfMany = name.contains(u"p/"_s) && ++looked % 5 != 0 && !tests::isLongRun();
        if (!name.endsWith(u".html"_s) || isOneOfMany)
            continue;
        QFile file(folder.filePath(u"page.html"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto run = tests::runTool(u"tidy"_s, {u"-quiet"_s, u"-errors"_s, u"-utf8"_s, file.fileName()});
        QStringList faults = run.messages.split(u'\n', Qt::SkipEmptyParts);
        faults.removeIf(
            [](const QString& line) { return line.contains(u"\"aria-current\""_s); }); // too young for it
        QVERIFY2(run.code >= 0 && faults.isEmpty(), qPrintable(name + u": "_s + faults.join(u'\n')));
    }
}

ZAHLMEISTER_TEST(TestSitePages, QApplication)

} // namespace tst_sitepages

#include "tst_sitepages.moc"
