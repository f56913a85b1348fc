// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/database.h"
#include "app/store/enteredpersons.h"
#include "app/store/rescue.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/filecontent.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_rescue {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Database;
using app::Loss;
using app::WorkFile;
using tests::contentOf;
using tests::overwrite;
using Kind = app::Loss::Kind;

namespace {

constexpr qsizetype kPage = 4096;

QString describe(const std::vector<Loss>& losses)
{
    QStringList lines;
    for (const Loss& loss : losses) {
        lines +=
            QStringList{QString::number(int(loss.kind)), loss.table, loss.row, loss.column, loss.value}.join(
                u'|');
    }
    return lines.join(u'\n');
}

} // namespace

class TestRescue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsLostOfASoundFile();
    void impossibleValues_data();
    void impossibleValues();
    void rowsThatOthersReferTo();
    void undoThatDoesNotFit();
    void teamsThatAreLost();
    void foreignSchemas_data();
    void foreignSchemas();
    void earlierVersion();
    void everyDamagedPage();
    void cutOff();
    void aLogOfAnotherState();
    void fileThatIsOpen();
    void refuses();
    void canBeCancelled();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder->filePath(name);
    }
    /// What somebody does to the closed file, whatever its schema forbids.
    void sabotage(const QString& statements, const QString& name = u"a.zahlmeister"_s);
    [[nodiscard]] engine::Tournament tournamentIn(const QString& file, std::int64_t id) const
    {
        const auto opened = WorkFile::open(file, WorkFile::Access::ReadOnly);
        return opened.value()->tournament(engine::TournamentId(id)).value().tournament;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    engine::Tournament m_first; ///< as they were stored
    engine::Tournament m_second;
};

void TestRescue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    {
        const auto file = WorkFile::open(path()).value();
        QVERIFY(file->addTournament(tests::woExample()).has_value());
        QVERIFY(file->addTournament(tests::roundRobin(7, {.players = 60})).has_value());
        app::EnteredPerson entered;
        entered.known.name = "Held, Hans";
        QVERIFY(app::putEnteredPerson(*file, entered).has_value());
        const auto document = app::TournamentDocument::open(*file, engine::TournamentId(1)).value();
        engine::TournamentHeader header = document->tournament().header;
        header.place = "Übach";
        header.teams = {
            {"Aachen 1", "60101", {{1, engine::ParticipantNumber(1)}, {2, engine::ParticipantNumber(2)}}},
            {"Buir"},
            {"Celle", {}, {{1, engine::ParticipantNumber(3), engine::Date::tryFrom(2026, 7, 1), {}, true}}}};
        QVERIFY(document->apply({{}, {app::PutHeader{header}}}).has_value());
    }
    m_first = tournamentIn(path(), 1);
    m_second = tournamentIn(path(), 2);
}

void TestRescue::sabotage(const QString& statements, const QString& name)
{
    const auto database = Database::open(path(name), Database::Mode::ReadWrite).value();
    QVERIFY(database->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
    QVERIFY(database->execute(u"PRAGMA ignore_check_constraints = ON"_s).has_value());
    for (const QString& sql : statements.split(u';'))
        QVERIFY2(database->execute(sql).has_value(), qPrintable(sql));
}

void TestRescue::nothingIsLostOfASoundFile()
{
    const QByteArray before = contentOf(path());
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QVERIFY2(report.losses.empty(), qPrintable(describe(report.losses)));
    QCOMPARE(report.tournaments, 2);
    QCOMPARE(contentOf(path()), before);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 1) == m_first);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 2) == m_second);
    const auto file = WorkFile::open(path(u"new.zahlmeister"_s)).value();
    QVERIFY(!file->isReadOnly());
    QCOMPARE(app::enteredPersons(*file).value().size(), std::size_t{1});
    const auto document = app::TournamentDocument::open(*file, engine::TournamentId(1)).value();
    QVERIFY(document->undo().has_value());
    QVERIFY(document->tournament().header.place != "Übach");
#ifdef Q_OS_UNIX // elsewhere the folder says who may read
    QCOMPARE(QFile::permissions(path(u"new.zahlmeister"_s)) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
#endif
}

void TestRescue::impossibleValues_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("opens"); // only its tournament is refused
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QString& sql, bool opens, const QString& place) {
        QTest::newRow(name) << sql << opens << place;
    };
    const QString game = u"UPDATE game SET round = %1 WHERE tournament_id = 1 AND id = 3"_s;
    const QString gamePlace = u"game|tournament_id 1, id 3|round"_s;
    row("round beyond int", game.arg(u"2147483648"_s), false, gamePlace);
    row("round of a thousand million", game.arg(u"1000000000"_s), false, gamePlace);
    row("negative round", game.arg(u"-1"_s), false, gamePlace);
    row("rating of 2^40 and something",
        u"UPDATE participant SET rating = 1099511629276 WHERE tournament_id = 1 AND number = 5"_s, false,
        u"participant|tournament_id 1, number 5|rating"_s);
    row("unknown word", u"UPDATE participant SET sex = 'x' WHERE tournament_id = 1 AND number = 5"_s, false,
        u"participant|tournament_id 1, number 5|sex"_s);
    row("kind that must be there", u"UPDATE tournament SET kind = 'party' WHERE id = 1"_s, false,
        u"tournament|id 1|kind"_s);
    row("result that must be there", u"UPDATE game SET result = '9-9' WHERE tournament_id = 1 AND id = 3"_s,
        false, u"game|tournament_id 1, id 3|result"_s);
    row("no such day", u"UPDATE tournament SET end_date = '2026-02-31' WHERE id = 1"_s, true,
        u"tournament|id 1|end_date"_s);
    row("FIDE id of 2^40",
        u"UPDATE participant SET fide_id = 1099511627777 WHERE tournament_id = 1 AND number = 5"_s, true,
        u"participant|tournament_id 1, number 5|fide_id"_s);
}

void TestRescue::impossibleValues()
{
    QFETCH(const QString, sql);
    QFETCH(const bool, opens);
    QFETCH(const QString, place);
    sabotage(sql);
    const QStringList expected = place.split(u'|');
    const Error error{ErrorCode::DamagedWorkFile,
                      {path().toStdString(), expected[0].toStdString(), expected[1].toStdString(),
                       expected[2].toStdString()}};
    for (const auto access : {WorkFile::Access::ReadOnly, WorkFile::Access::ReadWrite}) {
        const auto file = WorkFile::open(path(), access);
        QCOMPARE(file.has_value(), opens);
        const Error found = opens ? (*file)->tournament(engine::TournamentId(1)).error() : file.error();
        QCOMPARE(errorCodeText(found.code), errorCodeText(error.code));
        QCOMPARE(found.args, error.args);
        if (opens)
            QVERIFY((*file)->tournament(engine::TournamentId(2)).has_value());
    }

    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QVERIFY(!report.losses.empty());
    const Loss& loss = report.losses.front();
    QCOMPARE(loss.kind, Kind::Value);
    QCOMPARE((QStringList{loss.table, loss.row, loss.column}), expected);
    QVERIFY(!loss.value.isEmpty());
    // Undo could bring it back.
    QCOMPARE(report.losses.back().kind, Kind::Undo);
    QCOMPARE(report.losses.size(), std::size_t{2});
    const engine::Tournament first = tournamentIn(path(u"new.zahlmeister"_s), 1);
    QCOMPARE(first.participants.size(), m_first.participants.size());
    QCOMPARE(first.games.size(), m_first.games.size());
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 2) == m_second);
}

void TestRescue::rowsThatOthersReferTo()
{
    sabotage(u"DELETE FROM participant WHERE tournament_id = 2 AND number = 9;"
             "DELETE FROM tournament WHERE id = 1;"
             "UPDATE game SET white = 1099511627777 WHERE tournament_id = 2 AND id = 7"_s);
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    std::vector<Loss> losses = report.losses;
    std::erase_if(losses, [](const Loss& loss) { return loss.kind == Kind::Undo; });
    QCOMPARE(describe(losses), u"2|tournament|id 1||\n"
                               "1|game|tournament_id 2, id 7||\n"
                               "2|participant|tournament_id 2, number 9||"_s);
    const engine::Tournament first = tournamentIn(path(u"new.zahlmeister"_s), 1);
    QVERIFY(first.participants == m_first.participants);
    QVERIFY(first.games == m_first.games);
    const engine::Tournament second = tournamentIn(path(u"new.zahlmeister"_s), 2);
    QCOMPARE(second.participants.size(), m_second.participants.size());
    QCOMPARE(second.games.size(), m_second.games.size() - 1);
    QVERIFY(second.participants[8].name.empty());
}

void TestRescue::undoThatDoesNotFit()
{
    sabotage(u"UPDATE undo_entry SET edits = '[{}]' WHERE tournament_id = 1"_s);
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QCOMPARE(describe(report.losses), u"4|undo_entry|tournament_id 1||"_s);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 1) == m_first);
}

// A team that is gone takes its line-up along, and the next ones keep theirs.
void TestRescue::teamsThatAreLost()
{
    sabotage(
        u"DELETE FROM team WHERE position = 1; UPDATE line_up SET team = 1 WHERE team = 0 AND position = 1;"
        "UPDATE line_up SET number = 100000 WHERE team = 0"_s);
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QVERIFY2(!report.losses.empty(), qPrintable(describe(report.losses)));
    auto expected = m_first.header.teams;
    expected.erase(expected.begin() + 1);
    expected[0].lineup.clear();
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 1).header.teams == expected);
}

void TestRescue::foreignSchemas_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("what");
    QTest::newRow("trigger") << u"CREATE TRIGGER cleaner AFTER UPDATE ON game BEGIN DELETE FROM game@ END"_s
                             << u"trigger cleaner"_s;
    QTest::newRow("table") << u"CREATE TABLE recipes (secret TEXT)"_s << u"table recipes"_s;
    QTest::newRow("column") << u"ALTER TABLE game ADD COLUMN clock TEXT"_s << u"table game"_s;
    QTest::newRow("endless view")
        << u"ALTER TABLE draft RENAME TO old;CREATE VIEW draft AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
           " SELECT i + 1 FROM n) SELECT i AS tournament_id, 'x' AS place, 'y' AS text FROM n"_s
        << u"view draft"_s;
}

void TestRescue::foreignSchemas()
{
    QFETCH(QString, sql);
    QFETCH(const QString, what);
    {
        const auto database = Database::open(path(), Database::Mode::ReadWrite).value();
        for (QString part : sql.split(u';'))
            QVERIFY(database->execute(part.replace(u'@', u';')).has_value());
    }
    QCOMPARE(WorkFile::open(path()).error().code, ErrorCode::ForeignSchema);
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QVERIFY2(std::ranges::any_of(
                 report.losses,
                 [&](const Loss& loss) { return loss.kind == Kind::Foreign && loss.table == what; }),
             qPrintable(describe(report.losses)));
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 1) == m_first);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 2) == m_second);
}

void TestRescue::earlierVersion()
{
    const QString old = path(u"old.zahlmeister"_s);
    QVERIFY(QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/v13.zahlmeister"), old));
    QFile::setPermissions(old, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    sabotage(u"UPDATE participant SET rating = 9999999999 WHERE number = 1"_s, u"old.zahlmeister"_s);
    const Error refused = WorkFile::open(old).error();
    QCOMPARE(refused.code, ErrorCode::DamagedWorkFile);
    QCOMPARE(refused.args.at(3), "rating");
    const auto report = app::rescue(old, path(u"new.zahlmeister"_s)).value();
    QCOMPARE(report.tournaments, 2);
    QVERIFY(std::ranges::all_of(report.losses, [](const Loss& loss) {
        return loss.kind == Kind::Undo || loss.column == "rating"_L1;
    }));
    const auto file = WorkFile::open(path(u"new.zahlmeister"_s)).value();
    const auto stored = file->tournament(file->tournaments().value().at(1).id).value().tournament;
    QCOMPARE(QString::fromStdString(stored.participants.at(2).name), u"Łukasz, Ömer"_s);
    QVERIFY(!stored.participants.at(0).rating);
}

void TestRescue::everyDamagedPage()
{
    const QByteArray whole = contentOf(path());
    const auto pages = whole.size() / kPage;
    QVERIFY(pages > 30);
    std::size_t games = 0;
    std::size_t rescues = 0;
    for (qsizetype page = 1; page < pages; page += tests::isLongRun() ? 3 : 29) {
        QByteArray damaged = whole;
        damaged.replace(page * kPage, kPage, QByteArray("\x5a\x01\xfe").repeated(kPage).left(kPage));
        overwrite(path(u"damaged.zahlmeister"_s), damaged);
        const QString rescued = path(u"rescued-%1.zahlmeister"_s.arg(page));
        const auto report = app::rescue(path(u"damaged.zahlmeister"_s), rescued);
        if (!report.has_value()) { // the page says where the tables are
            QCOMPARE(report.error().code, ErrorCode::DamagedWorkFile);
            QVERIFY(!QFile::exists(rescued));
            QVERIFY(whole.mid(page * kPage, kPage).contains("CREATE TABLE"));
            continue;
        }
        ++rescues;
        for (const std::int64_t id : {1, 2}) {
            games += tournamentIn(rescued, id).games.size();
        }
        QVERIFY(QFile::remove(rescued));
    }
    // A page costs what stood on it: that of a root costs its table, all others some rows.
    const std::size_t all = (m_first.games.size() + m_second.games.size()) * rescues;
    QVERIFY2(games * 100 > all * 85, qPrintable(u"%1 of %2 games"_s.arg(games).arg(all)));
}

void TestRescue::cutOff()
{
    QByteArray content = contentOf(path());
    content.truncate(content.size() * 7 / 8 - 100);
    overwrite(path(), content);
    QVERIFY(!WorkFile::open(path()).has_value());
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QVERIFY(!report.losses.empty());
    QCOMPARE(contentOf(path()), content);
    const auto file = WorkFile::open(path(u"new.zahlmeister"_s)).value();
    QVERIFY(!file->tournament(engine::TournamentId(1)).value().tournament.participants.empty());
}

// What SQLite would do with it mixes two states; the file alone is what somebody copied there.
void TestRescue::aLogOfAnotherState()
{
    const QByteArray backup = contentOf(path());
    for (int i = 0; i < 2; ++i)
        QVERIFY(WorkFile::open(path()).value()->removeTournament(engine::TournamentId(2)).has_value());
    QByteArray log;
    {
        const auto file = WorkFile::open(path()).value();
        QVERIFY(file->restoreTournament(engine::TournamentId(2)).has_value());
        log = contentOf(path(u"a.zahlmeister-wal"_s));
    }
    QVERIFY(!log.isEmpty());
    overwrite(path(), backup);
    overwrite(path(u"a.zahlmeister-wal"_s), log);
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QCOMPARE(report.losses.size(), std::size_t(1));
    QVERIFY(report.losses.front().kind == app::Loss::Kind::Log);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 1) == m_first);
    QVERIFY(tournamentIn(path(u"new.zahlmeister"_s), 2) == m_second);
    QCOMPARE(contentOf(path(u"a.zahlmeister-wal"_s)), log);
}

void TestRescue::fileThatIsOpen()
{
    const auto file = WorkFile::open(path()).value();
    QVERIFY(file->database()
                .execute(u"UPDATE participant SET fide_id = 1099511627777 WHERE number = 5"_s)
                .has_value());
    const auto report = app::rescue(path(), path(u"new.zahlmeister"_s)).value();
    QCOMPARE(report.losses.front().column, u"fide_id"_s);
    // It can still be written.
    QVERIFY(file->addTournament(tests::woExample()).has_value());
}

void TestRescue::refuses()
{
    const auto codeOf = [&](const QString& from, const QString& to) {
        return app::rescue(path(from), path(to)).error().code;
    };
    const QString newName = u"new.zahlmeister"_s;
    QCOMPARE(codeOf(u"missing"_s, newName), ErrorCode::FileNotFound);
    overwrite(path(u"letter"_s), QByteArray("Dear diary, ").repeated(50));
    QCOMPARE(codeOf(u"letter"_s, newName), ErrorCode::NotAWorkFile);
    overwrite(path(u"there"_s), "mine");
    QCOMPARE(codeOf(u"a.zahlmeister"_s, u"there"_s), ErrorCode::FileNotWritable);
    QCOMPARE(contentOf(path(u"there"_s)), QByteArray("mine"));
    // Only the header is left.
    QByteArray content = contentOf(path());
    content.replace(100, content.size() - 100, QByteArray(content.size() - 100, '\xa7'));
    overwrite(path(u"ruin"_s), content);
    const auto ruin = app::rescue(path(u"ruin"_s), path(newName));
    QCOMPARE(ruin.error().code, ErrorCode::DamagedWorkFile);
    QCOMPARE(ruin.error().args, (std::vector<std::string>{path(u"ruin"_s).toStdString(), "beyond-rescue"}));
    sabotage(u"PRAGMA user_version = 99"_s);
    QCOMPARE(codeOf(u"a.zahlmeister"_s, newName), ErrorCode::NewerWorkFile);
    QVERIFY(!QFile::exists(path(newName)));
}

void TestRescue::canBeCancelled()
{
    const auto cancelled = app::rescue(path(), path(u"new.zahlmeister"_s), [] { return false; });
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(path(u"new.zahlmeister"_s)));
}

ZAHLMEISTER_TEST(TestRescue, QCoreApplication)

} // namespace tst_rescue

#include "tst_rescue.moc"
