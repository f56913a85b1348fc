// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/editjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/fields/codes.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

// Writing: a value that is empty, false or missing is left out, because a result that is typed should be
// short.

void put(QJsonObject& object, QLatin1StringView key, const std::string& text)
{
    if (!text.empty())
        object.insert(key, QString::fromStdString(text));
}

void put(QJsonObject& object, QLatin1StringView key, bool flag)
{
    if (flag)
        object.insert(key, true);
}

void put(QJsonObject& object, QLatin1StringView key, std::optional<int> number)
{
    if (number)
        object.insert(key, *number);
}

void put(QJsonObject& object, QLatin1StringView key, std::optional<engine::Date> date)
{
    if (date)
        put(object, key, date->iso());
}

void put(QJsonObject& object, QLatin1StringView key, std::optional<engine::Rating> rating)
{
    if (rating)
        object.insert(key, rating->value());
}

void put(QJsonObject& object, QLatin1StringView key, const QString& code)
{
    if (!code.isNull())
        object.insert(key, code);
}

QJsonValue toJson(const engine::Acceptance& acceptance)
{
    QJsonObject object;
    put(object, "finding"_L1, acceptance.finding);
    put(object, "place"_L1, acceptance.place);
    put(object, "reason"_L1, acceptance.reason);
    return object;
}

QJsonValue toJson(const engine::Override& value)
{
    QJsonObject object;
    put(object, "value"_L1, codeOf(value.value));
    put(object, "listed"_L1, value.listed);
    put(object, "given"_L1, value.given);
    put(object, "reason"_L1, value.reason);
    return object;
}

QJsonValue toJson(const engine::Bye& bye)
{
    QJsonObject object;
    put(object, "round"_L1, std::optional<int>(bye.round));
    put(object, "half_points"_L1, std::optional<int>(bye.score.halfPoints()));
    put(object, "kind"_L1, codeOf(bye.kind));
    return object;
}

QJsonValue toJson(const engine::CarryOverGame& game);

template <class Value>
void put(QJsonObject& object, QLatin1StringView key, const std::vector<Value>& values)
{
    if (values.empty())
        return;
    QJsonArray array;
    for (const Value& value : values)
        array.append(toJson(value));
    object.insert(key, array);
}

QJsonValue toJson(const engine::TournamentHeader& header)
{
    QJsonObject object;
    put(object, "name"_L1, header.name);
    put(object, "external_id"_L1, header.externalId);
    put(object, "place"_L1, header.place);
    put(object, "start"_L1, header.start);
    put(object, "end"_L1, header.end);
    put(object, "level"_L1, header.level);
    put(object, "kind"_L1, codeOf(header.kind));
    put(object, "mode"_L1, codeOf(header.mode));
    put(object, "rounds"_L1, header.rounds);
    put(object, "system"_L1, header.system);
    put(object, "time_control"_L1, header.timeControl);
    put(object, "youth_class"_L1, header.youthClass);
    put(object, "evaluator"_L1, header.evaluator);
    put(object, "hybrid"_L1, header.hybrid);
    put(object, "acceptances"_L1, header.acceptances);
    return object;
}

QJsonValue toJson(const engine::CarryOverGame& game)
{
    QJsonObject object;
    put(object, "opponent_rating"_L1, std::optional<engine::Rating>(game.opponentRating));
    put(object, "half_points"_L1, std::optional<int>(game.score.halfPoints()));
    put(object, "date"_L1, game.date);
    return object;
}

QJsonValue toJson(const engine::Participant& participant)
{
    QJsonObject object;
    put(object, "number"_L1, std::optional<int>(participant.number.value()));
    put(object, "name"_L1, participant.name);
    put(object, "club"_L1, participant.club);
    put(object, "club_name"_L1, participant.clubName);
    put(object, "member_number"_L1, participant.memberNumber);
    put(object, "member"_L1, participant.member);
    put(object, "person_id"_L1, participant.personId);
    put(object, "fide_id"_L1, participant.fideId);
    put(object, "sex"_L1, codeOf(participant.sex));
    put(object, "birth_year"_L1, participant.birthYear);
    put(object, "birth_date"_L1, participant.birthDate);
    put(object, "rating"_L1, participant.rating);
    put(object, "index"_L1, participant.index);
    put(object, "rating_source"_L1, codeOf(participant.ratingSource));
    put(object, "rating_bound"_L1, codeOf(participant.ratingBound));
    put(object, "computer"_L1, participant.computer);
    put(object, "carry_over"_L1, participant.carryOver);
    put(object, "team"_L1, participant.team);
    put(object, "board"_L1, participant.board);
    if (participant.identity != engine::Identity::Open)
        put(object, "identity"_L1, codeOf(participant.identity));
    put(object, "overrides"_L1, participant.overrides);
    put(object, "byes"_L1, participant.byes);
    put(object, "withdrawal"_L1, codeOf(participant.withdrawal));
    return object;
}

QJsonValue toJson(const engine::Game& game)
{
    QJsonObject object;
    object.insert("id"_L1, static_cast<qint64>(game.id.value()));
    put(object, "round"_L1, game.round);
    put(object, "white"_L1, std::optional<int>(game.white.value()));
    put(object, "black"_L1, std::optional<int>(game.black.value()));
    put(object, "result"_L1, std::string(engine::resultText(game.result)));
    put(object, "unrated"_L1, !game.rated);
    put(object, "date"_L1, game.date);
    put(object, "board"_L1, game.board);
    return object;
}

QJsonObject toJson(const Edit& edit)
{
    struct Writer {
        QJsonObject operator()(const PutHeader& e) const { return {{u"put_header"_s, toJson(e.value)}}; }
        QJsonObject operator()(const PutArithmetic& e) const
        {
            const QString code = codeOf(e.value);
            return {{u"put_arithmetic"_s, code.isNull() ? QJsonValue() : QJsonValue(code)}};
        }
        QJsonObject operator()(const PutParticipant& e) const
        {
            return {{u"put_participant"_s, toJson(e.value)}};
        }
        QJsonObject operator()(const RemoveParticipant& e) const
        {
            return {{u"remove_participant"_s, e.number.value()}};
        }
        QJsonObject operator()(const PutGame& e) const { return {{u"put_game"_s, toJson(e.value)}}; }
        QJsonObject operator()(const RemoveGame& e) const
        {
            return {{u"remove_game"_s, static_cast<qint64>(e.id.value())}};
        }
    };
    return std::visit(Writer(), edit);
}

/// Takes the values out of an object one by one; whatever is wrong or left over makes it fail.
class Reader {
public:
    explicit Reader(const QJsonValue& value) : m_object(value.toObject()), m_ok(value.isObject()) { }

    /// Every key was known and every value possible.
    [[nodiscard]] bool isGood() const { return m_ok && m_object.isEmpty(); }

    void take(QLatin1StringView key, std::string& text)
    {
        const QJsonValue value = m_object.take(key);
        expect(value.isUndefined() || value.isString());
        text = value.toString().toStdString();
    }

    void take(QLatin1StringView key, bool& flag)
    {
        const QJsonValue value = m_object.take(key);
        expect(value.isUndefined() || value.isBool());
        flag = value.toBool();
    }

    void take(QLatin1StringView key, std::optional<int>& number)
    {
        const QJsonValue value = m_object.take(key);
        number.reset();
        if (value.isUndefined())
            return;
        constexpr int kNoInteger = -1; // no number that is stored is negative
        number = value.toInt(kNoInteger);
        expect(*number != kNoInteger);
    }

    void take(QLatin1StringView key, std::optional<engine::Date>& date)
    {
        std::string text;
        take(key, text);
        date = engine::Date::fromIso(text);
        expect(text.empty() || date);
    }

    void take(QLatin1StringView key, std::optional<engine::Rating>& rating)
    {
        std::optional<int> number;
        take(key, number);
        rating = number ? engine::Rating::tryFrom(*number) : std::nullopt;
        expect(!number || rating);
    }

    template <class Enum>
    void takeCode(QLatin1StringView key, std::optional<Enum>& value)
    {
        std::string text;
        take(key, text);
        value = fromCode<Enum>(QString::fromStdString(text));
        expect(text.empty() || value);
    }

    template <class Enum>
    void takeCode(QLatin1StringView key, Enum& value)
    {
        std::optional<Enum> code;
        takeCode(key, code);
        expect(code.has_value());
        value = code.value_or(value);
    }

    [[nodiscard]] int takeNumber(QLatin1StringView key)
    {
        std::optional<int> number;
        take(key, number);
        expect(number.has_value());
        return number.value_or(0);
    }

    [[nodiscard]] QJsonArray takeArray(QLatin1StringView key)
    {
        const QJsonValue value = m_object.take(key);
        expect(value.isUndefined() || value.isArray());
        return value.toArray();
    }

    [[nodiscard]] engine::GameId takeGameId(QLatin1StringView key)
    {
        const qint64 id = m_object.take(key).toInteger(-1);
        expect(id >= 1);
        return engine::GameId(id);
    }

    void expect(bool condition) { m_ok = m_ok && condition; }

private:
    QJsonObject m_object;
    bool m_ok;
};

std::optional<engine::Acceptance> acceptanceFrom(const QJsonValue& json)
{
    Reader reader(json);
    engine::Acceptance acceptance;
    reader.take("finding"_L1, acceptance.finding);
    reader.take("place"_L1, acceptance.place);
    reader.take("reason"_L1, acceptance.reason);
    return reader.isGood() ? std::optional(acceptance) : std::nullopt;
}

std::optional<engine::Override> overrideFrom(const QJsonValue& json)
{
    Reader reader(json);
    engine::Override value{engine::ListedValue::Rating};
    reader.takeCode("value"_L1, value.value);
    reader.take("listed"_L1, value.listed);
    reader.take("given"_L1, value.given);
    reader.take("reason"_L1, value.reason);
    return reader.isGood() ? std::optional(value) : std::nullopt;
}

std::optional<engine::Bye> byeFrom(const QJsonValue& json)
{
    Reader reader(json);
    engine::Bye bye{reader.takeNumber("round"_L1)};
    bye.score = engine::Score::fromHalfPoints(reader.takeNumber("half_points"_L1));
    reader.takeCode("kind"_L1, bye.kind);
    return reader.isGood() ? std::optional(bye) : std::nullopt;
}

/// Reads an array of values; false when one of them is impossible.
template <class Value>
[[nodiscard]] bool takeValues(Reader& reader, QLatin1StringView key,
                              std::optional<Value> (*read)(const QJsonValue&), std::vector<Value>& into)
{
    for (const QJsonValue& json : reader.takeArray(key)) {
        auto value = read(json);
        if (!value)
            return false;
        into.push_back(std::move(*value));
    }
    return true;
}

std::optional<Edit> headerFrom(const QJsonValue& json)
{
    Reader reader(json);
    engine::TournamentHeader header;
    reader.take("name"_L1, header.name);
    reader.take("external_id"_L1, header.externalId);
    reader.take("place"_L1, header.place);
    reader.take("start"_L1, header.start);
    reader.take("end"_L1, header.end);
    reader.take("level"_L1, header.level);
    reader.takeCode("kind"_L1, header.kind);
    reader.takeCode("mode"_L1, header.mode);
    reader.take("rounds"_L1, header.rounds);
    reader.take("system"_L1, header.system);
    reader.take("time_control"_L1, header.timeControl);
    reader.take("youth_class"_L1, header.youthClass);
    reader.take("evaluator"_L1, header.evaluator);
    reader.take("hybrid"_L1, header.hybrid);
    if (!takeValues(reader, "acceptances"_L1, acceptanceFrom, header.acceptances))
        return std::nullopt;
    return reader.isGood() ? std::optional<Edit>(PutHeader{std::move(header)}) : std::nullopt;
}

std::optional<Edit> arithmeticFrom(const QJsonValue& json)
{
    if (json.isNull())
        return PutArithmetic{std::nullopt};
    const auto arithmetic = fromCode<engine::Arithmetic>(json.toString());
    return arithmetic ? std::optional<Edit>(PutArithmetic{arithmetic}) : std::nullopt;
}

std::optional<engine::CarryOverGame> carryOverGameFrom(const QJsonValue& json)
{
    Reader reader(json);
    std::optional<engine::Rating> rating;
    reader.take("opponent_rating"_L1, rating);
    const int halfPoints = reader.takeNumber("half_points"_L1);
    std::optional<engine::Date> date;
    reader.take("date"_L1, date);
    if (!reader.isGood() || !rating)
        return std::nullopt;
    return engine::CarryOverGame{*rating, engine::Score::fromHalfPoints(halfPoints), date};
}

std::optional<Edit> participantFrom(const QJsonValue& json)
{
    Reader reader(json);
    engine::Participant participant{.number = engine::ParticipantNumber(reader.takeNumber("number"_L1))};
    reader.take("name"_L1, participant.name);
    reader.take("club"_L1, participant.club);
    reader.take("club_name"_L1, participant.clubName);
    reader.take("member_number"_L1, participant.memberNumber);
    reader.take("member"_L1, participant.member);
    reader.take("person_id"_L1, participant.personId);
    reader.take("fide_id"_L1, participant.fideId);
    reader.takeCode("sex"_L1, participant.sex);
    reader.take("birth_year"_L1, participant.birthYear);
    reader.take("birth_date"_L1, participant.birthDate);
    reader.take("rating"_L1, participant.rating);
    reader.take("index"_L1, participant.index);
    reader.takeCode("rating_source"_L1, participant.ratingSource);
    reader.takeCode("rating_bound"_L1, participant.ratingBound);
    reader.take("computer"_L1, participant.computer);
    if (!takeValues(reader, "carry_over"_L1, carryOverGameFrom, participant.carryOver))
        return std::nullopt;
    reader.take("team"_L1, participant.team);
    reader.take("board"_L1, participant.board);
    std::optional<engine::Identity> identity;
    reader.takeCode("identity"_L1, identity);
    participant.identity = identity.value_or(engine::Identity::Open);
    if (!takeValues(reader, "overrides"_L1, overrideFrom, participant.overrides) ||
        !takeValues(reader, "byes"_L1, byeFrom, participant.byes))
        return std::nullopt;
    reader.takeCode("withdrawal"_L1, participant.withdrawal);
    return reader.isGood() ? std::optional<Edit>(PutParticipant{std::move(participant)}) : std::nullopt;
}

std::optional<Edit> gameFrom(const QJsonValue& json)
{
    Reader reader(json);
    const engine::GameId id = reader.takeGameId("id"_L1);
    const engine::ParticipantNumber white(reader.takeNumber("white"_L1));
    const engine::ParticipantNumber black(reader.takeNumber("black"_L1));
    engine::Game game{.id = id, .white = white, .black = black};
    reader.take("round"_L1, game.round);
    std::string result;
    reader.take("result"_L1, result);
    const auto known = engine::resultFromText(result);
    reader.expect(known.has_value());
    game.result = known.value_or(engine::kNotPlayed);
    bool unrated = false;
    reader.take("unrated"_L1, unrated);
    game.rated = !unrated;
    reader.take("date"_L1, game.date);
    reader.take("board"_L1, game.board);
    return reader.isGood() ? std::optional<Edit>(PutGame{game}) : std::nullopt;
}

std::optional<Edit> removalOfParticipantFrom(const QJsonValue& json)
{
    const int number = json.toInt(0);
    return number >= 1 ? std::optional<Edit>(RemoveParticipant{engine::ParticipantNumber(number)})
                       : std::nullopt;
}

std::optional<Edit> removalOfGameFrom(const QJsonValue& json)
{
    const qint64 id = json.toInteger(0);
    return id >= 1 ? std::optional<Edit>(RemoveGame{engine::GameId(id)}) : std::nullopt;
}

std::optional<Edit> editFrom(const QJsonObject& object)
{
    struct Kind {
        QLatin1StringView key;
        std::optional<Edit> (*read)(const QJsonValue&);
    };
    static constexpr Kind kKinds[] = {
        {"put_header"_L1, headerFrom},
        {"put_arithmetic"_L1, arithmeticFrom},
        {"put_participant"_L1, participantFrom},
        {"remove_participant"_L1, removalOfParticipantFrom},
        {"put_game"_L1, gameFrom},
        {"remove_game"_L1, removalOfGameFrom},
    };
    if (object.size() != 1)
        return std::nullopt;
    for (const Kind& kind : kKinds) {
        if (const auto value = object.constFind(kind.key); value != object.constEnd())
            return kind.read(*value);
    }
    return std::nullopt;
}

std::optional<QJsonArray> arrayFrom(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isArray())
        return std::nullopt;
    return document.array();
}

} // namespace

QByteArray jsonOf(const std::vector<Edit>& edits)
{
    QJsonArray array;
    for (const Edit& edit : edits)
        array.append(toJson(edit));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::optional<std::vector<Edit>> editsFromJson(const QByteArray& json)
{
    const auto array = arrayFrom(json);
    if (!array)
        return std::nullopt;
    std::vector<Edit> edits;
    edits.reserve(static_cast<std::size_t>(array->size()));
    for (const QJsonValue& value : *array) {
        auto edit = editFrom(value.toObject());
        if (!edit)
            return std::nullopt;
        edits.push_back(std::move(*edit));
    }
    return edits;
}

QByteArray jsonOf(const QStringList& texts)
{
    return QJsonDocument(QJsonArray::fromStringList(texts)).toJson(QJsonDocument::Compact);
}

std::optional<QStringList> textsFromJson(const QByteArray& json)
{
    const auto array = arrayFrom(json);
    if (!array)
        return std::nullopt;
    QStringList texts;
    for (const QJsonValue& value : *array) {
        if (!value.isString())
            return std::nullopt;
        texts.append(value.toString());
    }
    return texts;
}

} // namespace zahlmeister::app
