// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "app/fields/recordfields.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_recordfields {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Columns of a table of a new work file.
std::set<QString> columnsOf(app::Database& database, const QString& table)
{
    std::set<QString> names;
    auto row = database.statement(u"SELECT name FROM pragma_table_info(?)"_s);
    row.bind(table);
    while (row.next().value())
        names.insert(row.text(0));
    return names;
}

/// Says what of a table of fields the work file does not have.
template <class Record>
QStringList missing(app::Database& database, const QString& table)
{
    QStringList found;
    std::set<std::string_view> keys;
    const auto columns = columnsOf(database, table);
    app::forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if (!keys.insert(field.key).second)
            found.append(u"key twice: "_s + textOf(field.key));
        if constexpr (app::kIsList<Value>)
            found += missing<typename Value::value_type>(database, textOf(field.rules.table));
        else if (!columns.contains(textOf(field.column())))
            found.append(u"no column: "_s + textOf(field.column()));
    });
    return found;
}

} // namespace

class TestRecordFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasItsColumn();
    void nothingIsBlankThatWasSet();
    void countsWhatOtherFormatsCannotCarry();
};

void TestRecordFields::everyFieldHasItsColumn()
{
    QTemporaryDir directory;
    const auto file = app::WorkFile::open(directory.filePath(u"fields.zahlmeister"_s)).value();
    app::Database& database = file->database();
    QCOMPARE(missing<TournamentHeader>(database, u"tournament"_s), QStringList());
    QCOMPARE(missing<Participant>(database, u"participant"_s), QStringList());
    QCOMPARE(missing<Game>(database, u"game"_s), QStringList());
}

void TestRecordFields::nothingIsBlankThatWasSet()
{
    Participant participant{ParticipantNumber(7)};
    const auto said = [&] {
        QStringList keys;
        app::forEachField<Participant>([&](const auto& field) {
            if (!field.rules.isKey && !app::isBlank(field, participant))
                keys.append(textOf(field.key));
        });
        return keys;
    };
    QCOMPARE(said(), QStringList());
    participant.memberUntil = Date::tryFrom(2024, 6, 30);
    participant.index = 0;
    participant.byes = {{1}};
    QCOMPARE(said(), (QStringList{u"member_until"_s, u"index"_s, u"byes"_s}));
}

void TestRecordFields::countsWhatOtherFormatsCannotCarry()
{
    Tournament tournament;
    tournament.participants = {{ParticipantNumber(1)}, {ParticipantNumber(2)}};
    tournament.games = {{.white = ParticipantNumber(1), .black = ParticipantNumber(2), .result = kDrawn}};
    QVERIFY(app::ownValues(tournament).empty());
    tournament.header.acceptances = {{"a", {}, "b"}, {"c", {}, "d"}};
    tournament.participants[0].identity = Identity::Newcomer;
    tournament.participants[1].memberUntil = Date::tryFrom(2024, 6, 30);
    tournament.participants[1].overrides = {{ListedValue::Rating}};
    tournament.games[0].note = "by telephone";
    const std::map<std::string, std::size_t> expected{
        {"acceptances", 2}, {"identity", 1}, {"member_until", 1}, {"note", 1}, {"overrides", 1}};
    QVERIFY(app::ownValues(tournament) == expected);
}

ZAHLMEISTER_TEST(TestRecordFields, QCoreApplication)

} // namespace tst_recordfields

#include "tst_recordfields.moc"
