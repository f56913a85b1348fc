// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fields/recordjson.h"
#include "tests/support/testmain.h"

namespace tst_recordjson {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using app::JsonForm;

namespace {

/// Reads a game; the arguments of the first error when there is one.
std::vector<std::string> read(const std::string& json, JsonForm form, Game& game)
{
    app::RecordReader reader(json, form, 10);
    reader.readRecord(game);
    reader.finish({});
    const auto errors = reader.takeErrors();
    return errors.empty() ? std::vector<std::string>() : errors.front().args;
}

QByteArray written(const Game& game, JsonForm form)
{
    app::JsonWriter json;
    json.beginObject(app::JsonWriter::Layout::Compact);
    app::writeFields(json, game, form);
    json.endObject();
    return json.take();
}

} // namespace

class TestRecordJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatSaysNothing();
    void refusesLongNotes();
    void textsMayHoldAnything();
    void idsAreForTheLogOnly();
    void refusesImpossibleValues();
};

void TestRecordJson::leavesOutWhatSaysNothing()
{
    Game game = app::blank<Game>();
    game.id = GameId(0x1'0000'0001); // ids do not end at 32 bits
    game.white = ParticipantNumber(1);
    game.black = ParticipantNumber(2);
    QCOMPARE(written(game, JsonForm::File), QByteArray(R"({"white":1,"black":2,"result":"*"})"));
    QCOMPARE(written(game, JsonForm::Short),
             QByteArray(R"({"id":4294967297,"white":1,"black":2,"result":"*"})"));
    game.rated = false;
    game.note = "by telephone";
    QCOMPARE(written(game, JsonForm::File),
             QByteArray(R"({"white":1,"black":2,"result":"*","rated":false,"note":"by telephone"})"));
}

void TestRecordJson::refusesLongNotes()
{
    const auto withNote = [](int characters) {
        return R"({"white":1,"black":2,"result":"*","note":")" +
               QByteArray("ä").repeated(characters).toStdString() + "\"}";
    };
    Game game = app::blank<Game>();
    QVERIFY(read(withNote(10'000), JsonForm::File, game).empty());
    QCOMPARE(game.note.size(), std::size_t{20'000});
    const auto args = read(withNote(10'001), JsonForm::File, game);
    QCOMPARE(args.size(), std::size_t{4});
    QCOMPARE(args[1], std::string("note"));
    QCOMPARE(args[3], std::string("at-most-10000-characters"));
}

/// What earlier versions wrote is taken out by the reader of the whole tournament, which says so.
void TestRecordJson::textsMayHoldAnything()
{
    Game game = app::blank<Game>();
    const std::string json = R"({"white":1,"black":2,"result":"*","note":"a\nb"})";
    QVERIFY(read(json, JsonForm::File, game).empty());
    QCOMPARE(game.note, std::string("a\nb"));
    game.note.clear();
    QVERIFY(read(R"({"id":1,)" + json.substr(1), JsonForm::Short, game).empty());
    QCOMPARE(game.note, std::string("a\nb"));
}

void TestRecordJson::idsAreForTheLogOnly()
{
    Game game = app::blank<Game>();
    const std::string json = R"({"id":7,"white":1,"black":2,"result":"*"})";
    QCOMPARE(read(json, JsonForm::File, game), (std::vector<std::string>{"", "id"}));
    QVERIFY(read(json, JsonForm::Short, game).empty());
    QVERIFY(game.id == GameId(7));
    for (const char* const id : {"0", "-1", "1.5", "9e99"}) {
        const std::string wrong = R"({"id":)" + std::string(id) + R"(,"white":1,"black":2,"result":"*"})";
        QVERIFY2(!read(wrong, JsonForm::Short, game).empty(), id);
    }
}

void TestRecordJson::refusesImpossibleValues()
{
    const auto errorsOf = [](const std::string& lists) {
        const std::string json = R"({"number":1,"name":"A","member":true,)" + lists + "}";
        app::RecordReader reader(json, JsonForm::File, 10);
        Participant participant = app::blank<Participant>();
        reader.readRecord(participant);
        std::vector<ErrorCode> codes;
        for (const Error& error : reader.takeErrors())
            codes.push_back(error.code);
        return codes;
    };
    using Codes = std::vector<ErrorCode>;
    QVERIFY(errorsOf(R"("member_until":"2024")") == Codes{ErrorCode::OutOfRange});
    QVERIFY(errorsOf(R"("overrides":[{"value":"rating"},{"value":"index"}])").empty());
    // What could not be read is no value that another could repeat.
    QVERIFY(errorsOf(R"("overrides":[{"value":"x"},{"value":"rating"}])") == Codes{ErrorCode::OutOfRange});
}

ZAHLMEISTER_TEST(TestRecordJson, QCoreApplication)

} // namespace tst_recordjson

#include "tst_recordjson.moc"
