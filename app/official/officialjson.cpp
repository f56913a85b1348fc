// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/official/officialreaders.h"

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

/// The array of players, wherever the answer of the portal was cut out.
std::optional<QJsonArray> playersOf(const QJsonDocument& document, QString& tournament)
{
    if (document.isArray())
        return document.array();
    QJsonObject object = document.object();
    if (object.value("body"_L1).isObject())
        object = object.value("body"_L1).toObject();
    const QJsonObject about = object.value("tournament"_L1).toObject();
    tournament = about.value("label"_L1).toString(about.value("name"_L1).toString());
    for (const auto key : {"players"_L1, "participants"_L1, "evaluation"_L1}) {
        const QJsonValue value = object.value(key);
        if (value.isArray())
            return value.toArray();
        if (value.isObject() && value.toObject().value("players"_L1).isArray())
            return value.toObject().value("players"_L1).toArray();
    }
    return std::nullopt;
}

} // namespace

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
    OfficialResult result;
    QString tournament;
    const auto players = playersOf(document, tournament);
    if (players && static_cast<std::size_t>(players->size()) > kMaximumOfficialRows)
        return refusedOfficial(ImportCode::TooLarge, {"participants", std::to_string(kMaximumOfficialRows)});
    result.tournament = tournament.left(kLongestText).toStdString();
    for (const QJsonValue& player : players.value_or(QJsonArray())) {
        OfficialRow row = readRow(player.toObject());
        if (row.number || !row.name.empty() || !row.personId.empty())
            result.rows.push_back(std::move(row));
    }
    if (result.rows.empty())
        return refusedOfficial(ImportCode::MissingPart, {"participants"});
    return result;
}

} // namespace zahlmeister::app
