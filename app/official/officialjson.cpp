// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include "app/official/officialreaders.h"
#include "app/spelling/result.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kExpectedDecimals = 3; // reals of JSON have more, but not the same arithmetic
constexpr int kLongestText = 200;

/// The portal's words of a field first, then those of the program's own JSON.
struct FieldKeys {
    OfficialField field;
    QLatin1StringView portal;
    QLatin1StringView shown; ///< the portal's text of it; empty: there is none
    QLatin1StringView own;
    int decimals; ///< with which it is compared
};

constexpr std::array<FieldKeys, 10> kKeys{{
    {OfficialField::OldRating, "ratingOld"_L1, "ratingOldDisplayString"_L1, "old_rating"_L1, 0},
    {OfficialField::OldIndex, "indexOld"_L1, ""_L1, "old_index"_L1, 0},
    {OfficialField::Coefficient, "factorK"_L1, "factorKDisplayString"_L1, "k"_L1, 1},
    {OfficialField::OpponentsAverage, "averageRatingCompetitors"_L1, ""_L1, "opponents_average"_L1, 0},
    {OfficialField::Score, "wins"_L1, ""_L1, "score"_L1, 1},
    {OfficialField::Games, "numberOfGames"_L1, ""_L1, "games"_L1, 0},
    {OfficialField::Expected, "winsExpected"_L1, "winsExpectedDisplayString"_L1, "expected"_L1,
     kExpectedDecimals},
    {OfficialField::Performance, "tournamentPerformance"_L1, ""_L1, "performance"_L1, 0},
    {OfficialField::NewRating, "ratingNew"_L1, "ratingNewDisplayString"_L1, "new_rating"_L1, 0},
    {OfficialField::NewIndex, "indexNew"_L1, ""_L1, "new_index"_L1, 0},
}};

std::string textOf(const QJsonObject& object, QLatin1StringView key)
{
    const QJsonValue value = object.value(key);
    const QString text = value.isDouble() ? QString::number(value.toDouble(), 'f', 0) : value.toString();
    return text.trimmed().left(kLongestText).toStdString();
}

std::optional<double> numberOf(const QJsonObject& object, QLatin1StringView key)
{
    const QJsonValue value = object.value(key);
    if (value.isDouble() && std::isfinite(value.toDouble()) && std::abs(value.toDouble()) < 1e9)
        return value.toDouble();
    if (!value.isString())
        return std::nullopt;
    const auto number = readOfficialNumber(value.toString());
    return number ? std::optional(number->value) : std::nullopt;
}

std::optional<int> wholeOf(const QJsonObject& object, QLatin1StringView key)
{
    const auto number = numberOf(object, key);
    return number && *number >= 1 && *number == std::floor(*number) ? std::optional(static_cast<int>(*number))
                                                                    : std::nullopt;
}

/// Ratings of those who are no members stand in texts only, those of newcomers among them in brackets
/// (document 000, 3.4.3).
void takeTexts(const QJsonObject& object, OfficialRow& row)
{
    for (const FieldKeys& keys : kKeys) {
        if (row.of(keys.field) || keys.shown.isEmpty())
            continue;
        const QString text = object.value(keys.shown).toString();
        const bool isRating =
            keys.field == OfficialField::OldRating || keys.field == OfficialField::NewRating;
        if (!isRating) {
            if (const auto number = readOfficialNumber(text))
                row.of(keys.field) = number;
        } else if (const auto rating = readOfficialRating(text)) {
            row.of(keys.field) = OfficialNumber{static_cast<double>(*rating->rating), 0};
        }
    }
}

OfficialRow readRow(const QJsonObject& object)
{
    OfficialRow row;
    row.number = wholeOf(object, "playerNo"_L1);
    if (!row.number)
        row.number = wholeOf(object, "number"_L1);
    row.personId = textOf(object, "nuLigaPersonId"_L1);
    row.fideId = wholeOf(object, "fideId"_L1);
    row.birthYear = wholeOf(object, "birthyear"_L1);
    const std::string surname = textOf(object, "lastname"_L1);
    const std::string forename = textOf(object, "firstname"_L1);
    row.name = surname.empty() && forename.empty() ? textOf(object, "name"_L1)
               : forename.empty()                  ? surname
                                                   : surname + ", " + forename;
    if (const QJsonValue member = object.value("member"_L1); member.isBool())
        row.member = member.toBool();
    for (const FieldKeys& keys : kKeys) {
        auto number = numberOf(object, keys.portal);
        if (!number)
            number = numberOf(object, keys.own);
        if (!number && keys.field == OfficialField::Coefficient)
            number = numberOf(object, "coefficient"_L1);
        if (number)
            row.of(keys.field) = OfficialNumber{*number, keys.decimals};
    }
    // The portal leaves out what is not there; older exports of it have a 0.
    for (const auto field : {OfficialField::OldRating, OfficialField::NewRating}) {
        if (row.of(field) && row.of(field)->value == 0)
            row.of(field).reset();
    }
    if (row.member == false)
        row.of(OfficialField::NewRating).reset(); // delivered, but not to be shown
    takeTexts(object, row);
    return row;
}

/// The portal's words of a result; others have signs.
std::optional<engine::GameResult> resultOfWord(const QString& text)
{
    using namespace engine;
    static const QHash<QString, GameResult> kWords{{u"WHITE_WINS"_s, kWhiteWins},
                                                   {u"BLACK_WINS"_s, kBlackWins},
                                                   {u"REMIS"_s, kDrawn},
                                                   {u"DRAW"_s, kDrawn},
                                                   {u"PLUS_MINUS"_s, kWhiteWinsByForfeit},
                                                   {u"MINUS_PLUS"_s, kBlackWinsByForfeit},
                                                   {u"MINUS_MINUS"_s, kBothForfeit},
                                                   {u"ZERO_ZERO"_s, kBothLose},
                                                   {u"HALF_ZERO"_s, kDrawAndLoss},
                                                   {u"ZERO_HALF"_s, kLossAndDraw},
                                                   {u"ZERO_MINUS"_s, kLossAndForfeit},
                                                   {u"MINUS_ZERO"_s, kForfeitAndLoss}};
    if (const auto word = kWords.constFind(text.trimmed().toUpper()); word != kWords.constEnd())
        return *word;
    const auto signs = resultOf(text);
    return signs && isAllowed(*signs) ? signs : std::nullopt;
}

bool isTrue(const QJsonValue& value)
{
    static const QSet<QString> kYes{u"true"_s, u"ja"_s, u"j"_s, u"1"_s, u"yes"_s};
    return value.toBool() || value.toInt() == 1 || kYes.contains(value.toString().toLower());
}

/// Finds the players and the games in an answer of the portal, however it is wrapped.
class AnswerReader {
public:
    OfficialReading read(const QJsonDocument& document)
    {
        walk(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), 0, true);
        if (m_games.size() > kMaximumOfficialGames)
            return refusedOfficial(ImportCode::TooLarge, {"games", std::to_string(kMaximumOfficialGames)});
        for (auto game = m_games.begin(); game != m_games.end() && !hasTooMany(); ++game)
            takeGame(*game);
        if (hasTooMany())
            return refusedOfficial(ImportCode::TooLarge,
                                   {"participants", std::to_string(kMaximumOfficialRows)});
        if (m_result.rows.empty())
            return refusedOfficial(ImportCode::MissingPart, {"participants"});
        return std::move(m_result);
    }

private:
    static constexpr int kDeepest = 32; ///< of wrappings

    [[nodiscard]] bool hasTooMany() const { return m_result.rows.size() > kMaximumOfficialRows; }

    static bool isGame(const QJsonObject& object)
    {
        return object.value("whitePlayer"_L1).isObject() || object.value("blackPlayer"_L1).isObject();
    }

    /// A row of the portal's evaluation, wherever it stands; in a list of players whatever has a name.
    static bool isPlayer(const QJsonObject& object, bool isListed)
    {
        const auto has = [&](QLatin1StringView key) { return !key.isEmpty() && object.contains(key); };
        const bool isSomebody =
            has("playerNo"_L1) || has("nuLigaPersonId"_L1) || has("lastname"_L1) || has("playerUuid"_L1);
        if (isListed && (isSomebody || has("name"_L1) || has("number"_L1)))
            return true;
        return isSomebody && std::ranges::any_of(kKeys, [&](const FieldKeys& keys) {
                   return has(keys.portal) || has(keys.shown);
               });
    }

    void walk(const QJsonValue& value, int depth, bool isListed)
    {
        if (depth > kDeepest || m_isTooLarge)
            return;
        if (value.isArray()) {
            for (const QJsonValue& one : value.toArray())
                walk(one, depth + 1, isListed);
            return;
        }
        if (!value.isObject())
            return;
        const QJsonObject object = value.toObject();
        if (isGame(object))
            m_games.push_back(object);
        else if (depth > 0 && isPlayer(object, isListed))
            takePlayer(object);
        else
            walkInto(object, depth);
        m_isTooLarge = m_games.size() > kMaximumOfficialGames || hasTooMany();
    }

    void walkInto(const QJsonObject& object, int depth)
    {
        static const QSet<QString> kLists{u"players"_s, u"participants"_s, u"evaluation"_s};
        takeTournament(object);
        for (auto member = object.begin(); member != object.end(); ++member)
            walk(member.value(), depth + 1, kLists.contains(member.key()));
    }

    void takeTournament(const QJsonObject& object)
    {
        const QJsonObject about = object.value("tournament"_L1).toObject();
        const QString name =
            about.value("label"_L1)
                .toString(about.value("name"_L1).toString(object.value("label"_L1).toString()));
        if (m_result.tournament.empty())
            m_result.tournament = name.left(kLongestText).toStdString();
    }

    /// The portal's name for a player of this tournament, else what is known of him.
    static QString keyOf(const QJsonObject& object, const OfficialRow& row)
    {
        if (const QString uuid = object.value("playerUuid"_L1).toString(); !uuid.isEmpty())
            return uuid;
        if (row.number)
            return u"#%1"_s.arg(*row.number);
        return QString::fromStdString(row.personId + "/" + row.name);
    }

    static bool isNamed(const OfficialRow& row)
    {
        return row.number || !row.name.empty() || !row.personId.empty();
    }

    /// Who stands there twice is taken once.
    void takePlayer(const QJsonObject& object)
    {
        OfficialRow row = readRow(object);
        const bool isNew = isNamed(row) && !m_positions.contains(keyOf(object, row));
        if (isNew)
            add(keyOf(object, row), std::move(row));
    }

    std::size_t add(const QString& key, OfficialRow row)
    {
        m_positions.insert(key, m_result.rows.size());
        m_result.rows.push_back(std::move(row));
        return m_result.rows.size() - 1;
    }

    /// A side of a game; nothing where nobody sat.
    std::optional<std::size_t> sideOf(const QJsonObject& object)
    {
        OfficialRow row = readRow(object);
        const QString key = keyOf(object, row);
        if (const auto known = m_positions.constFind(key); known != m_positions.constEnd())
            return *known;
        if (!isNamed(row))
            return std::nullopt;
        // A game may name him by less than his row does.
        for (std::size_t i = 0; i < m_result.rows.size(); ++i) {
            if (isSameInBoth(m_result.rows[i], row)) {
                m_positions.insert(key, i);
                return i;
            }
        }
        row.evaluated = false;
        return add(key, std::move(row));
    }

    void takeGame(const QJsonObject& object)
    {
        const auto white = sideOf(object.value("whitePlayer"_L1).toObject());
        const auto black = sideOf(object.value("blackPlayer"_L1).toObject());
        if (!white || !black || white == black)
            return;
        OfficialGame game{.round = wholeOf(object, "round"_L1), .white = *white, .black = *black};
        const QString word = QString::fromStdString(textOf(object, "result"_L1));
        game.result = resultOfWord(word);
        if (!game.result && !word.isEmpty())
            m_result.notes.push_back(
                {ImportCode::BadValue, ImportLevel::Doubt, {"result", word.toStdString()}, {}});
        if (const auto expected = numberOf(object, "expected"_L1);
            expected && *expected >= 0 && *expected <= 1)
            game.expected = expected;
        game.carryOver = isTrue(object.value("restpartie"_L1));
        m_result.games.push_back(game);
    }

    OfficialResult m_result;
    QHash<QString, std::size_t> m_positions; ///< of rows, by keyOf()
    std::vector<QJsonObject> m_games;        ///< taken when all rows are known
    bool m_isTooLarge = false;
};

} // namespace

std::string_view officialFieldCode(OfficialField field)
{
    const auto keys = std::ranges::find(kKeys, field, &FieldKeys::field);
    return {keys->own.data(), static_cast<std::size_t>(keys->own.size())};
}

OfficialReading readOfficialJson(const QByteArray& data)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(data, &problem);
    if (document.isNull()) {
        const QByteArray before = data.first(std::clamp<qsizetype>(problem.offset, 0, data.size()));
        return refusedOfficial(ImportCode::Malformed,
                               {data.sliced(before.size()).left(24).simplified().toStdString(), "JSON"},
                               {{}, static_cast<int>(before.count('\n')) + 1, 0});
    }
    return AnswerReader().read(document);
}

} // namespace zahlmeister::app
