// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/participantfields.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QLatin1StringView>
#include <QRegularExpression>
#include <QStringList>

#include "ui/entry/resultentry.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Participant;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ParticipantFields)
};

constexpr std::array<QLatin1StringView, kParticipantFieldCount> kIds{
    "number"_L1,        "name"_L1,     "birth"_L1,  "sex"_L1,   "club"_L1,
    "member_number"_L1, "member"_L1,   "rating"_L1, "index"_L1, "rating_source"_L1,
    "carry_over"_L1,    "computer"_L1, "team"_L1,   "board"_L1};

constexpr int kFirstBirthYear = 1850;
constexpr int kLastBirthYear = 2199;
constexpr int kLargestNumber = 99999;
constexpr int kLargestIndex = 9999;
constexpr int kLastBoard = 999;
constexpr int kVkzLength = 5;

FieldReading refused(const QString& sentence)
{
    return {std::nullopt, sentence};
}

// An integer of plain digits within bounds; nothing for everything else, signs and blanks included.
std::optional<int> plainNumber(const QString& text, int lowest, int highest)
{
    static const QRegularExpression kDigits(u"^[0-9]{1,6}$"_s);
    if (!kDigits.match(text).hasMatch())
        return std::nullopt;
    const int value = text.toInt();
    return value >= lowest && value <= highest ? std::optional(value) : std::nullopt;
}

bool startsAnyOf(const QString& text, std::initializer_list<QString> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return word.startsWith(text, Qt::CaseInsensitive); });
}

FieldReading readNumber(Participant changed, const QString& text)
{
    const auto number = plainNumber(text, 1, kLargestNumber);
    if (!number)
        return refused(
            Tr::tr("\u201C%1\u201D is no number of a participant. Expected is 1 to 99999.").arg(text));
    changed.number = engine::ParticipantNumber(*number);
    return {changed};
}

FieldReading readName(Participant changed, const QString& text)
{
    const bool hasLetter = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    if (!text.isEmpty() && !hasLetter)
        return refused(
            Tr::tr("\u201C%1\u201D is no name. Expected is \u201CSurname, Forename\u201D.").arg(text));
    changed.name = text.toStdString();
    return {changed};
}

FieldReading readBirth(Participant changed, const QString& text)
{
    changed.birthYear.reset();
    changed.birthDate.reset();
    if (text.isEmpty())
        return {changed};
    if (const auto year = plainNumber(text, kFirstBirthYear, kLastBirthYear)) {
        changed.birthYear = *year;
        return {changed};
    }
    // Two digits would have to be guessed: 26 may be 1926 or 2026.
    static const QRegularExpression kShortYear(u"[./ ][0-9]{1,2}$"_s);
    const auto date = kShortYear.match(text).hasMatch() ? std::nullopt : parseDate(text);
    if (!date)
        return refused(
            Tr::tr("\u201C%1\u201D is no year or date of birth. Expected is 1986 or 03.05.1986.").arg(text));
    changed.birthDate = date;
    changed.birthYear = date->year();
    return {changed};
}

FieldReading readSex(Participant changed, const QString& text)
{
    if (text.isEmpty())
        changed.sex.reset();
    else if (startsAnyOf(text, {u"male"_s, u"m\u00E4nnlich"_s}))
        changed.sex = engine::Sex::Male;
    else if (startsAnyOf(text, {u"weiblich"_s, u"female"_s}))
        changed.sex = engine::Sex::Female;
    else
        return refused(Tr::tr("\u201C%1\u201D is no sex. Expected is m or f.").arg(text));
    return {changed};
}

FieldReading readClub(Participant changed, const QString& text)
{
    const bool isVkz = text.size() == kVkzLength && std::all_of(text.begin(), text.end(), [](QChar c) {
                           return c.unicode() < 128 && c.isLetterOrNumber();
                       });
    if (!text.isEmpty() && !isVkz)
        return refused(
            Tr::tr("\u201C%1\u201D is no VKZ. Expected are five letters and digits, such as 40023.")
                .arg(text));
    if (changed.club.empty() != text.isEmpty())
        changed.member = !text.isEmpty();
    changed.club = text.toStdString();
    return {changed};
}

FieldReading readMemberNumber(Participant changed, const QString& text)
{
    changed.memberNumber = plainNumber(text, 1, kLargestNumber);
    if (!text.isEmpty() && !changed.memberNumber)
        return refused(Tr::tr("\u201C%1\u201D is no member number. Expected is 1 to 99999.").arg(text));
    return {changed};
}

std::optional<bool> readCheck(const QString& text)
{
    if (text.isEmpty() || text == u"0"_s || text == u"-"_s || startsAnyOf(text, {u"nein"_s, u"no"_s}))
        return false;
    if (text == u"1"_s || text == u"\u2713"_s || startsAnyOf(text, {u"ja"_s, u"yes"_s, u"x"_s}))
        return true;
    return std::nullopt;
}

FieldReading readFlag(Participant changed, bool Participant::*flag, const QString& text)
{
    const auto value = readCheck(text);
    if (!value)
        return refused(Tr::tr("\u201C%1\u201D is neither yes nor no. Expected is y or n.").arg(text));
    changed.*flag = *value;
    return {changed};
}

FieldReading readRating(Participant changed, const QString& text)
{
    changed.ratingBound.reset();
    // Lists write a nought or a dash for somebody without a rating.
    if (text.isEmpty() || text == u"0" || text == u"-" || text == u"\u2013") {
        changed.rating.reset();
        return {changed};
    }
    static const QRegularExpression kRating(
        u"^([<>]=|\u2264|\u2265)?\\s*([0-9]{1,4})(?:\\s*[-\u2013]\\s*([0-9]{1,4}))?$"_s);
    const auto match = kRating.match(text);
    const auto rating = match.hasMatch() ? engine::Rating::tryFrom(match.captured(2).toInt()) : std::nullopt;
    if (!rating)
        return refused(
            Tr::tr("\u201C%1\u201D is no rating. Expected is 1640, or 1640-3 with its index.").arg(text));
    changed.rating = rating;
    // Document 003, C II: the lower number is the better one.
    const QString sign = match.captured(1);
    if (!sign.isEmpty())
        changed.ratingBound = sign.startsWith(u'<') || sign == u"\u2264"_s ? engine::RatingBound::OrBetter
                                                                           : engine::RatingBound::OrWorse;
    if (!match.captured(3).isEmpty())
        changed.index = match.captured(3).toInt();
    return {changed};
}

FieldReading readIndex(Participant changed, const QString& text)
{
    changed.index = plainNumber(text, 0, kLargestIndex);
    if (!text.isEmpty() && !changed.index)
        return refused(Tr::tr("\u201C%1\u201D is no index. Expected is 0 to 9999.").arg(text));
    return {changed};
}

FieldReading readBoard(Participant changed, const QString& text)
{
    changed.board = plainNumber(text, 1, kLastBoard);
    if (!text.isEmpty() && !changed.board)
        return refused(
            Tr::tr("\u201C%1\u201D is no place in a team's list. Expected is 1 to 999.").arg(text));
    return {changed};
}

FieldReading readTeam(Participant changed, const QString& text)
{
    changed.team = text.toStdString();
    return {changed};
}

FieldReading readSource(Participant changed, const QString& text)
{
    if (text.isEmpty() || startsAnyOf(text, {u"DWZ"_s}))
        changed.ratingSource = engine::RatingSource::Dwz;
    else if (startsAnyOf(text, {u"FIDE"_s, u"Elo"_s}))
        changed.ratingSource = engine::RatingSource::Fide;
    else if (startsAnyOf(text, {u"national"_s}))
        changed.ratingSource = engine::RatingSource::National;
    else
        return refused(
            Tr::tr("\u201C%1\u201D is no source of a rating. Expected is DWZ, FIDE or national.").arg(text));
    return {changed};
}

std::optional<engine::CarryOverGame> readCarryOverGame(const QStringList& parts)
{
    if (parts.size() < 2 || parts.size() > 3)
        return std::nullopt;
    const auto rating = plainNumber(parts[0], engine::Rating::kMinimum, engine::Rating::kMaximum);
    const auto results = resultsOfText(parts[1]);
    if (!rating || !results || results->size() != 1)
        return std::nullopt;
    const auto side = results->front().white;
    if (!engine::isPlayed(side) || isRareResult(results->front()))
        return std::nullopt;
    engine::CarryOverGame game{engine::Rating(*rating), engine::tablePoints(side)};
    if (parts.size() == 3) {
        game.date = parseDate(parts[2]);
        if (!game.date)
            return std::nullopt;
    }
    return game;
}

FieldReading readCarryOver(Participant changed, const QString& text)
{
    static const QRegularExpression kBetweenGames(u"[;\n]"_s);
    static const QRegularExpression kBlanks(u"\\s+"_s);
    changed.carryOver.clear();
    const QStringList lines = text.split(kBetweenGames);
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringList parts = lines[line].split(kBlanks, Qt::SkipEmptyParts);
        if (parts.isEmpty())
            continue;
        const auto game = readCarryOverGame(parts);
        if (!game)
            return refused(
                Tr::tr("Game %1, \u201C%2\u201D, cannot be read. Expected are the opponent's rating, 1, 0 or "
                       "\u00BD, and the date: 1500 0 01.03.2026.")
                    .arg(formatCount(line + 1), parts.join(u' ')));
        changed.carryOver.push_back(*game);
    }
    return {changed};
}

// A form that parseDate() reads in every language; formatDate() writes months in words in English.
QString dateEditText(const engine::Date& date)
{
    return u"%1.%2.%3"_s.arg(date.day(), 2, 10, QChar(u'0'))
        .arg(date.month(), 2, 10, QChar(u'0'))
        .arg(date.year());
}

QString boundSign(const std::optional<engine::RatingBound>& bound)
{
    if (!bound)
        return {};
    return *bound == engine::RatingBound::OrBetter ? u"\u2264 "_s : u"\u2265 "_s;
}

QString sourceText(engine::RatingSource source)
{
    switch (source) {
    case engine::RatingSource::Dwz: return u"DWZ"_s;
    case engine::RatingSource::Fide: return u"FIDE"_s;
    case engine::RatingSource::National:
        //: source of a rating: a foreign federation
        return Tr::tr("national");
    }
    return {};
}

} // namespace

QString fieldId(ParticipantField field)
{
    return kIds[static_cast<std::size_t>(field)];
}

std::optional<ParticipantField> fieldOfId(QStringView id)
{
    const auto found =
        std::find_if(kIds.begin(), kIds.end(), [&](QLatin1StringView known) { return id == known; });
    return found == kIds.end() ? std::nullopt
                               : std::optional(static_cast<ParticipantField>(found - kIds.begin()));
}

QString fieldHead(ParticipantField field)
{
    switch (field) {
    case ParticipantField::Number: return Tr::tr("No.");
    case ParticipantField::Name: return Tr::tr("Name");
    case ParticipantField::Birth: return Tr::tr("Born");
    case ParticipantField::Sex: return Tr::tr("Sex");
    case ParticipantField::Club: return Tr::tr("VKZ");
    case ParticipantField::MemberNumber: return Tr::tr("Member no.");
    case ParticipantField::Member: return Tr::tr("Member");
    case ParticipantField::Rating: return Tr::tr("Old rating");
    case ParticipantField::Index: return Tr::tr("Index");
    case ParticipantField::RatingSource: return Tr::tr("Source");
    case ParticipantField::CarryOver: return Tr::tr("Carry-over games");
    case ParticipantField::Computer: return Tr::tr("Computer");
    case ParticipantField::Team: return Tr::tr("Team");
    case ParticipantField::Board: return Tr::tr("Board");
    }
    return {};
}

QString fieldHelp(ParticipantField field)
{
    switch (field) {
    case ParticipantField::Number:
        return Tr::tr("Number in the crosstable, 1 to 99999; the games follow when it changes");
    case ParticipantField::Name: return Tr::tr("Surname, Forename");
    case ParticipantField::Birth: return Tr::tr("Year or date of birth: 1986 or 03.05.1986");
    case ParticipantField::Sex: return Tr::tr("m or f");
    case ParticipantField::Club:
        return Tr::tr("Number of the club, five letters and digits; who has one counts as a member");
    case ParticipantField::MemberNumber: return Tr::tr("Number of the member within the club");
    case ParticipantField::Member:
        return Tr::tr("Member of a club of the federation at the end of the tournament; space changes it. "
                      "Nothing is recorded for others.");
    case ParticipantField::Rating:
        return Tr::tr(
            "R_0, the rating before the tournament; 1640-3 is a rating with its index, <=125 an Ingo "
            "number \u201Cor better\u201D, >=175 \u201Cor worse\u201D");
    case ParticipantField::Index: return Tr::tr("How many evaluations the DWZ rests on");
    case ParticipantField::RatingSource: return Tr::tr("Where the rating comes from: DWZ, FIDE or national");
    case ParticipantField::CarryOver:
        return Tr::tr("Earlier games of an unrated player against rated opponents; F2 opens the list");
    case ParticipantField::Computer:
        return Tr::tr("A chess computer: games against it do not count; space changes it");
    case ParticipantField::Team:
        return Tr::tr("Name of the team, the same for all its players; \" takes it from the line above");
    case ParticipantField::Board: return Tr::tr("Place in the team's list, 1 to 999; substitutes too");
    }
    return {};
}

QString carryOverText(const engine::CarryOverGame& game)
{
    QStringList parts{formatRating(game.opponentRating.value()), formatScore(game.score)};
    if (game.date)
        parts.append(dateEditText(*game.date));
    return parts.join(u' ');
}

QString fieldEditText(const Participant& participant, ParticipantField field)
{
    if (field == ParticipantField::Birth && participant.birthDate)
        return dateEditText(*participant.birthDate);
    if (field != ParticipantField::CarryOver)
        return fieldText(participant, field);
    QStringList games;
    for (const auto& game : participant.carryOver)
        games.append(carryOverText(game));
    return games.join(u"; "_s);
}

QString fieldText(const Participant& participant, ParticipantField field)
{
    const auto optionalNumber = [](std::optional<int> value) {
        return value ? QString::number(*value) : QString();
    };
    switch (field) {
    case ParticipantField::Number: return QString::number(participant.number.value());
    case ParticipantField::Name: return fromEngine(participant.name);
    case ParticipantField::Birth:
        if (participant.birthDate)
            return formatDate(*participant.birthDate);
        return optionalNumber(participant.birthYear);
    case ParticipantField::Sex:
        if (!participant.sex)
            return {};
        //: sex of a player, one letter: male, female
        return *participant.sex == engine::Sex::Male ? Tr::tr("m") : Tr::tr("f");
    case ParticipantField::Club: return fromEngine(participant.club);
    case ParticipantField::MemberNumber: return optionalNumber(participant.memberNumber);
    case ParticipantField::Member: return participant.member ? Tr::tr("yes") : Tr::tr("no");
    case ParticipantField::Rating:
        return participant.rating
                   ? boundSign(participant.ratingBound) + formatRating(participant.rating->value())
                   : QString();
    case ParticipantField::Index: return optionalNumber(participant.index);
    case ParticipantField::RatingSource:
        return participant.rating || participant.ratingSource != engine::RatingSource::Dwz
                   ? sourceText(participant.ratingSource)
                   : QString();
    case ParticipantField::CarryOver:
        return participant.carryOver.empty() ? QString()
                                             : formatCount(static_cast<qint64>(participant.carryOver.size()));
    case ParticipantField::Computer: return participant.computer ? Tr::tr("yes") : Tr::tr("no");
    case ParticipantField::Team: return fromEngine(participant.team);
    case ParticipantField::Board: return optionalNumber(participant.board);
    }
    return {};
}

FieldReading readField(const Participant& participant, ParticipantField field, const QString& text)
{
    const QString entry = field == ParticipantField::CarryOver ? text : text.simplified();
    switch (field) {
    case ParticipantField::Number: return readNumber(participant, entry);
    case ParticipantField::Name: return readName(participant, entry);
    case ParticipantField::Birth: return readBirth(participant, entry);
    case ParticipantField::Sex: return readSex(participant, entry);
    case ParticipantField::Club: return readClub(participant, entry);
    case ParticipantField::MemberNumber: return readMemberNumber(participant, entry);
    case ParticipantField::Member: return readFlag(participant, &Participant::member, entry);
    case ParticipantField::Rating: return readRating(participant, entry);
    case ParticipantField::Index: return readIndex(participant, entry);
    case ParticipantField::RatingSource: return readSource(participant, entry);
    case ParticipantField::CarryOver: return readCarryOver(participant, entry);
    case ParticipantField::Computer: return readFlag(participant, &Participant::computer, entry);
    case ParticipantField::Team: return readTeam(participant, entry);
    case ParticipantField::Board: return readBoard(participant, entry);
    }
    return {};
}

} // namespace zahlmeister::ui
