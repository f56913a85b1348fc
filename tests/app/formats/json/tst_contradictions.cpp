// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "tests/support/testmain.h"

namespace tst_contradictions {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// What a participant says of himself more than once: each with its line and its place.
class TestContradictions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areRefused_data();
    void areRefused();
};

void TestContradictions::areRefused_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QStringList>("args");

    const auto row = [](const char* name, const char* members, ErrorCode code, const QStringList& args) {
        QTest::newRow(name) << QByteArray(members) << code << args;
    };
    row("bye of a round twice",
        R"("byes": [{"round": 2, "score": 1}, {"round": 3, "score": 0}, {"round": 2, "score": 0.5}])",
        ErrorCode::DuplicateValue, {u"participants[0].byes[2]"_s, u"round"_s, u"2"_s});
    row("override of a value twice",
        R"("overrides": [{"value": "index", "given": 1}, {"value": "index", "given": 2}])",
        ErrorCode::DuplicateValue, {u"participants[0].overrides[1]"_s, u"value"_s, u"index"_s});
    row("year of birth against the date", R"("birth_date": "1980-05-01", "birth_year": 1981)",
        ErrorCode::OutOfRange, {u"participants[0]"_s, u"birth_year"_s, u"1981"_s, u"1980"_s});
    row("date of birth against the year", R"("birth_year": 1981, "birth_date": "1980-05-01")",
        ErrorCode::OutOfRange, {u"participants[0]"_s, u"birth_date"_s, u"1980-05-01"_s, u"1981"_s});
}

void TestContradictions::areRefused()
{
    QFETCH(QByteArray, members);
    QFETCH(ErrorCode, code);
    QFETCH(QStringList, args);
    const QByteArray text = R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "T", "start": "2026-08-10", "end": "2026-12-12", "kind": "team"},
        "participants": [
            {"number": 1, "name": "A", "member": true, )" +
                            members + R"(}],
        "games": []})";
    const auto read = app::readTournamentJson(text, u"t.json"_s);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().size(), std::size_t(1));
    const Error& error = read.error().front();
    QCOMPARE(error.code, code);
    QCOMPARE(error.position->line, 4);
    QStringList found;
    for (const std::string& arg : error.args)
        found += QString::fromStdString(arg);
    QCOMPARE(found, args);
}

ZAHLMEISTER_TEST(TestContradictions, QCoreApplication)

} // namespace tst_contradictions

#include "tst_contradictions.moc"
