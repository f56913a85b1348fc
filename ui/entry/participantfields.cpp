// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/participantfields.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include <QCoreApplication>
#include <QDate>
#include <QLatin1StringView>
#include <QRegularExpression>
#include <QStringList>

#include "app/entry/resultentry.h"
#include "app/fields/recordfields.h"
#include "app/names/writtennames.h"
#include "app/spelling/birth.h"
#include "app/spelling/day.h"
#include "engine/model/vkz.h"
#include "ui/entry/eloperiodtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Participant;

struct ParticipantFieldsTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ParticipantFields)
};

/// The range of a number, as files and the work file have it.
template <class Value>
app::FieldRules rulesOf(Value Participant::*member)
{
    app::FieldRules rules;
    app::forEachField<Participant>([&](const auto& field) {
        if constexpr (std::is_same_v<decltype(field.member), Value Participant::*>) {
            if (field.member == member)
                rules = field.rules;
        }
    });
    return rules;
}

// An integer of plain digits within bounds; nothing for everything else, signs and blanks included.
std::optional<int> plainNumber(const QString& text, int lowest, int highest)
{
    static const QRegularExpression kDigits(u"^[0-9]{1,9}$"_s);
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

std::optional<int> plainNumber(const QString& text, const app::FieldRules& rules)
{
    return plainNumber(text, rules.least, rules.most);
}

// Each of these reads a text into its field, and says whether it could.

template <std::optional<int> Participant::*number>
bool readNumberOf(Participant& changed, const QString& text)
{
    changed.*number = plainNumber(text, rulesOf(number));
    return text.isEmpty() || changed.*number;
}

bool readNumber(Participant& changed, const QString& text)
{
    const auto number = plainNumber(text, rulesOf(&Participant::number));
    changed.number = engine::ParticipantNumber(number.value_or(0));
    return number.has_value();
}

/// "Jörg Müller" and "Dr. Weber, Hans" as lists write them; what may be either way round stays as typed.
QString asListed(const QString& text)
{
    const QStringList names{text};
    const app::NameOrder order = app::nameOrder(names);
    const bool isKnown = order == app::NameOrder::FirstLast && app::isPlainName(text);
    const app::TidyName tidy = app::tidyName(text, order);
    return isKnown || (tidy.titled && !tidy.turned && !tidy.name.isEmpty()) ? tidy.name : text;
}

bool readName(Participant& changed, const QString& text)
{
    changed.name = asListed(text).toStdString();
    return text.isEmpty() || std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

bool readBirth(Participant& changed, const QString& text)
{
    const auto birth = app::birthOf(text).value_or(app::Birth());
    changed.birthYear = birth.year;
    changed.birthDate = birth.date;
    return text.isEmpty() || changed.birthYear;
}

bool readSex(Participant& changed, const QString& text)
{
    changed.sex.reset();
    if (text.isEmpty())
        return true;
    if (startsAnyOf(text, {u"male"_s, u"m\u00E4nnlich"_s}))
        changed.sex = engine::Sex::Male;
    else if (startsAnyOf(text, {u"weiblich"_s, u"female"_s}))
        changed.sex = engine::Sex::Female;
    return changed.sex.has_value();
}

bool readClub(Participant& changed, const QString& text)
{
    if (changed.club.empty() != text.isEmpty())
        changed.member = !text.isEmpty();
    // Lists have capitals, and a club in small ones would be another; the regulation's example has no digits.
    const bool isOfLists = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    changed.club = (isOfLists ? text.toUpper() : text).toStdString();
    return text.isEmpty() || engine::isVkz(text.toStdString());
}

bool readMemberUntil(Participant& changed, const QString& text)
{
    changed.memberUntil = app::dayOf(text);
    return text.isEmpty() || changed.memberUntil;
}

/// What somebody types is no longer the list's.
bool readElo(Participant& changed, const QString& text)
{
    constexpr int kLowest = 1000; // as it was until 2024
    constexpr int kHighest = 3000;
    const auto number = plainNumber(text, {.least = kLowest, .most = kHighest});
    if (!text.isEmpty() && !number)
        return false;
    const auto typed = number ? std::optional(engine::Rating(*number)) : std::nullopt;
    if (typed == changed.elo)
        return true;
    changed.elo = typed;
    changed.eloDay.reset();
    changed.eloFactor.reset(); // it was that of another number
    return true;
}

bool readPeriods(Participant& changed, const QString& text)
{
    auto periods = readEloPeriods(text, changed.eloPeriods);
    if (periods)
        changed.eloPeriods = *std::move(periods);
    return periods.has_value();
}

bool readFederation(Participant& changed, const QString& text)
{
    static const QRegularExpression kLetters(u"^([A-Za-z]{3})?$"_s);
    changed.federation = text.toUpper().toStdString();
    return kLetters.match(text).hasMatch();
}

template <bool Participant::*flag>
bool readFlag(Participant& changed, const QString& text)
{
    const bool isNo =
        text.isEmpty() || text == u"0"_s || text == u"-"_s || startsAnyOf(text, {u"nein"_s, u"no"_s});
    changed.*flag = !isNo;
    return isNo || text == u"1"_s || text == u"\u2713"_s || startsAnyOf(text, {u"ja"_s, u"yes"_s, u"x"_s});
}

bool readRating(Participant& changed, const QString& text)
{
    changed.rating.reset();
    changed.ratingBound.reset();
    // Lists write a nought or a dash for somebody without a rating.
    if (text.isEmpty() || text == u"0" || text == u"-" || text == u"\u2013")
        return true;
    static const QRegularExpression kRating(
        u"^([<>]=|\u2264|\u2265)?\\s*([-\u2212]?[0-9]{1,4})(?:\\s*[-\u2013]\\s*([0-9]{1,4}))?$"_s);
    const auto match = kRating.match(text);
    if (match.hasMatch())
        changed.rating = engine::Rating::tryFrom(match.captured(2).replace(u'\u2212', u'-').toInt());
    // Document 003, C II: the lower number is the better one.
    const QString sign = match.captured(1);
    if (!sign.isEmpty())
        changed.ratingBound = sign.startsWith(u'<') || sign == u"\u2264"_s ? engine::RatingBound::OrBetter
                                                                           : engine::RatingBound::OrWorse;
    if (!match.captured(3).isEmpty())
        changed.index = match.captured(3).toInt();
    return changed.rating.has_value();
}

bool readSource(Participant& changed, const QString& text)
{
    if (text.isEmpty() || startsAnyOf(text, {u"DWZ"_s}))
        changed.ratingSource = engine::RatingSource::Dwz;
    else if (startsAnyOf(text, {u"FIDE"_s, u"Elo"_s}))
        changed.ratingSource = engine::RatingSource::Fide;
    else if (startsAnyOf(text, {u"national"_s}))
        changed.ratingSource = engine::RatingSource::National;
    else
        return false;
    return true;
}

std::optional<engine::CarryOverGame> readCarryOverGame(const QStringList& parts)
{
    if (parts.size() < 2 || parts.size() > 3)
        return std::nullopt;
    const auto rating = plainNumber(parts[0], engine::Rating::kMinimum, engine::Rating::kMaximum);
    const auto points = app::pointsOfText(parts[1]);
    if (!rating || !points)
        return std::nullopt;
    engine::CarryOverGame game{engine::Rating(*rating), *points};
    if (parts.size() == 3) {
        game.date = app::dayOf(parts[2], app::DayForm::Typed);
        if (!game.date)
            return std::nullopt;
    }
    return game;
}

/// What is refused is one of the games, which the sentence names.
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
            return {
                std::nullopt,
                ParticipantFieldsTr::tr(
                    "Game %1, \u201C%2\u201D, cannot be read. Expected are the opponent's rating, 1, 0 or "
                    "\u00BD, and the date: 1500 0 01.03.2026.")
                    .arg(formatCount(line + 1), parts.join(u' '))};
        changed.carryOver.push_back(*game);
    }
    return {changed};
}

QString sourceText(engine::RatingSource source)
{
    switch (source) {
    case engine::RatingSource::Dwz: return u"DWZ"_s;
    case engine::RatingSource::Fide: return u"FIDE"_s;
    case engine::RatingSource::National:
        //: source of a rating: a foreign federation
        return ParticipantFieldsTr::tr("national");
    }
    return {};
}

QString numberText(std::optional<int> value)
{
    return value ? QString::number(*value) : QString();
}

QString birthText(const Participant& participant)
{
    return participant.birthDate ? formatDate(*participant.birthDate) : numberText(participant.birthYear);
}

QString sexText(const Participant& participant)
{
    if (!participant.sex)
        return {};
    //: sex of a player, one letter: male, female
    return *participant.sex == engine::Sex::Male ? ParticipantFieldsTr::tr("m")
                                                 : ParticipantFieldsTr::tr("f");
}

template <std::optional<int> Participant::*number>
QString numberOf(const Participant& participant)
{
    return numberText(participant.*number);
}

template <std::string Participant::*text>
QString textOf(const Participant& participant)
{
    return fromEngine(participant.*text);
}

template <bool Participant::*flag>
QString flagOf(const Participant& participant)
{
    return participant.*flag ? ParticipantFieldsTr::tr("yes") : ParticipantFieldsTr::tr("no");
}

QString neitherYesNorNo()
{
    return ParticipantFieldsTr::tr("\u201C%1\u201D is neither yes nor no. Expected is y or n.");
}

QString ratingText(const Participant& participant)
{
    return participant.rating
               ? formatBound(participant.ratingBound) + formatRating(participant.rating->value())
               : QString();
}

QString ratingSourceText(const Participant& participant)
{
    return participant.rating || participant.ratingSource != engine::RatingSource::Dwz
               ? sourceText(participant.ratingSource)
               : QString();
}

QString carryOverCount(const Participant& participant)
{
    return participant.carryOver.empty() ? QString()
                                         : formatCount(static_cast<qint64>(participant.carryOver.size()));
}

/// One column: what it is called, what it shows, and how what is typed becomes a value.
struct Column {
    QLatin1StringView id;
    int leastWidth; ///< in digits
    QString (*head)();
    QString (*help)();
    QString (*text)(const Participant& participant);
    bool (*read)(Participant& changed, const QString& text);
    QString (*refusal)() = nullptr; ///< with a place for what was read; of readers that may refuse
};

using P = Participant;

/// In the order of ParticipantField. Widths are those of usual values: five letters are wider than digits,
/// four digits have the cell's margins beside them, whatever the font, and months are those of one.
constexpr std::array<Column, kParticipantFieldCount> kColumns{{
    {"number"_L1, 4, [] { return ParticipantFieldsTr::tr("No."); },
     [] {
         return ParticipantFieldsTr::tr(
             "Number in the crosstable, 1 to 99999; the games follow when it changes");
     },
     [](const P& p) { return QString::number(p.number.value()); }, readNumber,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no number of a participant. Expected is 1 to 99999.");
     }},
    {"name"_L1, 20, [] { return ParticipantFieldsTr::tr("Name"); },
     [] { return ParticipantFieldsTr::tr("Surname, Forename"); }, textOf<&P::name>, readName,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no name. Expected is \u201CSurname, Forename\u201D.");
     }},
    {"birth"_L1, 10, [] { return ParticipantFieldsTr::tr("Born"); },
     [] { return ParticipantFieldsTr::tr("Year or date of birth: 1986 or 03.05.1986"); }, birthText,
     readBirth,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no year or date of birth. Expected is 1986 or 03.05.1986.");
     }},
    {"sex"_L1, 4, [] { return ParticipantFieldsTr::tr("Sex"); },
     [] { return ParticipantFieldsTr::tr("m or f"); }, sexText, readSex,
     [] { return ParticipantFieldsTr::tr("\u201C%1\u201D is no sex. Expected is m or f."); }},
    {"club"_L1, 10, [] { return ParticipantFieldsTr::tr("VKZ"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Number of the club, five letters and digits; who has one counts as a member");
     },
     textOf<&P::club>, readClub,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no VKZ. Expected are five letters and digits, such as 40023.");
     }},
    {"member_number"_L1, 6, [] { return ParticipantFieldsTr::tr("Member no."); },
     [] { return ParticipantFieldsTr::tr("Number of the member within the club"); },
     numberOf<&P::memberNumber>, readNumberOf<&P::memberNumber>,
     [] { return ParticipantFieldsTr::tr("\u201C%1\u201D is no member number. Expected is 1 to 99999."); }},
    {"member"_L1, 4, [] { return ParticipantFieldsTr::tr("Member"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Member of a club of the federation at the end of the tournament; space changes it. "
             "Nothing is recorded for others.");
     },
     flagOf<&P::member>, readFlag<&P::member>, neitherYesNorNo},
    {"rating"_L1, 6, [] { return ParticipantFieldsTr::tr("Old rating"); },
     [] {
         return ParticipantFieldsTr::tr(
             "R_0, the rating before the tournament; 1640-3 is a rating with its index, <=125 an "
             "Ingo number \u201Cor better\u201D, >=175 \u201Cor worse\u201D");
     },
     ratingText, readRating,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no rating. Expected is 1640, or 1640-3 with its index.");
     }},
    {"index"_L1, 6, [] { return ParticipantFieldsTr::tr("Index"); },
     [] { return ParticipantFieldsTr::tr("How many evaluations the DWZ rests on"); }, numberOf<&P::index>,
     readNumberOf<&P::index>,
     [] { return ParticipantFieldsTr::tr("\u201C%1\u201D is no index. Expected is 0 to 9999."); }},
    {"rating_source"_L1, 7, [] { return ParticipantFieldsTr::tr("Source"); },
     [] { return ParticipantFieldsTr::tr("Where the rating comes from: DWZ, FIDE or national"); },
     ratingSourceText, readSource,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no source of a rating. Expected is DWZ, FIDE or national.");
     }},
    {"carry_over"_L1, 4, [] { return ParticipantFieldsTr::tr("Carry-over games"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Earlier games of an unrated player against rated opponents; F2 opens the list");
     },
     carryOverCount, nullptr},
    {"computer"_L1, 4, [] { return ParticipantFieldsTr::tr("Computer"); },
     [] {
         return ParticipantFieldsTr::tr("A chess computer: games against it do not count; space changes it");
     },
     flagOf<&P::computer>, readFlag<&P::computer>, neitherYesNorNo},
    {"team"_L1, 16, [] { return ParticipantFieldsTr::tr("Team"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Name of the team, the same for all its players; \" takes it from the line above");
     },
     textOf<&P::team>,
     [](P& p, const QString& text) {
         p.team = text.toStdString();
         return true;
     }},
    {"board"_L1, 4, [] { return ParticipantFieldsTr::tr("Board"); },
     [] { return ParticipantFieldsTr::tr("Place in the team's list, 1 to 999; substitutes too"); },
     numberOf<&P::board>, readNumberOf<&P::board>,
     [] {
         return ParticipantFieldsTr::tr("\u201C%1\u201D is no place in a team's list. Expected is 1 to 999.");
     }},
    {"member_until"_L1, 10, [] { return ParticipantFieldsTr::tr("Member until"); },
     [] { return ParticipantFieldsTr::tr("Last day of the last membership of a former member: 30.06.2024"); },
     [](const P& p) { return p.memberUntil ? formatDate(*p.memberUntil) : QString(); }, readMemberUntil,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no end of a membership. Expected is a day: 30.06.2024.");
     }},
    {"federation"_L1, 6, [] { return ParticipantFieldsTr::tr("Country"); },
     [] {
         return ParticipantFieldsTr::tr(
             "FIDE's three letters of the country, such as AUT, of a player from abroad");
     },
     textOf<&P::federation>, readFederation,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no country. Expected are three letters of FIDE, such as AUT.");
     }},
    {"fide_id"_L1, 9, [] { return ParticipantFieldsTr::tr("FIDE ID"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Number of the player at FIDE; with the person of a list it comes by itself");
     },
     numberOf<&P::fideId>, readNumberOf<&P::fideId>,
     [] {
         return ParticipantFieldsTr::tr(
             "\u201C%1\u201D is no FIDE ID. Expected is a number of 1 to 9 digits.");
     }},
    {"elo_rating"_L1, 4, [] { return ParticipantFieldsTr::tr("Elo"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Elo of the FIDE's list of the first day, beside the DWZ; with the person of a list it comes by "
             "itself");
     },
     [](const P& p) { return p.elo ? formatRating(p.elo->value()) : QString(); }, readElo,
     [] {
         return ParticipantFieldsTr::tr("\u201C%1\u201D is no Elo. Expected is a number from 1000 to 3000.");
     }},
    {"elo_factor"_L1, 2, [] { return ParticipantFieldsTr::tr("K"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Coefficient K of the FIDE's list; empty: by rating and age (FIDE B.02, 8.3.3)");
     },
     numberOf<&P::eloFactor>, readNumberOf<&P::eloFactor>,
     [] { return ParticipantFieldsTr::tr("\u201C%1\u201D is no K. Expected is 10, 20 or 40."); }},
    {"elo_periods"_L1, 16, [] { return ParticipantFieldsTr::tr("Elo later"); },
     [] {
         return ParticipantFieldsTr::tr(
             "Elo of the FIDE's lists of later months, where the Elo is evaluated month by month: first day, "
             "Elo, K where it is known, such as 01.11.2026 1830 20; a dash where he is on no list");
     },
     [](const P& p) { return eloPeriodsText(p.eloPeriods); }, readPeriods,
     [] {
         return ParticipantFieldsTr::tr("\u201C%1\u201D is no Elo of months. Expected is the first day of a "
                                        "month and a number from 1000 to 3000: 01.11.2026 1830; "
                                        "01.12.2026 1845.");
     }},
}};

const Column& columnOf(ParticipantField field)
{
    return kColumns[static_cast<std::size_t>(field)];
}

} // namespace

QString fieldId(ParticipantField field)
{
    return columnOf(field).id;
}

int fieldLeastWidth(ParticipantField field)
{
    return columnOf(field).leastWidth;
}

QString draftPlace(const ParticipantCell& cell)
{
    return u"%1/%2/%3"_s.arg(kParticipantDrafts, QString::number(cell.first.value()), fieldId(cell.second));
}

std::optional<ParticipantCell> cellOfDraft(const QString& place)
{
    const QStringList parts = place.split(u'/');
    const int number = parts.value(1).toInt();
    const auto found =
        std::ranges::find_if(kColumns, [&](const Column& known) { return parts.value(2) == known.id; });
    if (parts.size() != 3 || parts[0] != kParticipantDrafts || number < 1 || found == kColumns.end())
        return std::nullopt;
    return ParticipantCell{number, static_cast<ParticipantField>(found - kColumns.begin())};
}

QString fieldHead(ParticipantField field)
{
    return columnOf(field).head();
}

QString fieldHelp(ParticipantField field)
{
    return columnOf(field).help();
}

QString carryOverText(const engine::CarryOverGame& game)
{
    QStringList parts{formatRating(game.opponentRating.value()), formatScore(game.score)};
    if (game.date)
        parts.append(formatDateEntry(*game.date));
    return parts.join(u' ');
}

QString fieldEditText(const Participant& participant, ParticipantField field)
{
    if (field == ParticipantField::Birth && participant.birthDate)
        return formatDateEntry(*participant.birthDate);
    if (field == ParticipantField::MemberUntil && participant.memberUntil)
        return formatDateEntry(*participant.memberUntil);
    if (field != ParticipantField::CarryOver)
        return fieldText(participant, field);
    QStringList games;
    for (const auto& game : participant.carryOver)
        games.append(carryOverText(game));
    return games.join(u"; "_s);
}

QString fieldText(const Participant& participant, ParticipantField field)
{
    return columnOf(field).text(participant);
}

FieldReading readField(const Participant& participant, ParticipantField field, const QString& text)
{
    if (field == ParticipantField::CarryOver)
        return readCarryOver(participant, text);
    const QString typed = text.simplified();
    Participant changed = participant;
    if (!columnOf(field).read(changed, typed))
        return {std::nullopt, columnOf(field).refusal().arg(typed)};
    return {changed};
}

FieldReading readFieldOf(const engine::TournamentHeader& header, const Participant& participant,
                         ParticipantField field, const QString& text)
{
    FieldReading reading = readField(participant, field, text);
    const int last = header.end ? header.end->year() : QDate::currentDate().year();
    if (field != ParticipantField::Birth || !reading.value || reading.value->birthYear.value_or(last) <= last)
        return reading;
    return {
        std::nullopt,
        header.end
            ? ParticipantFieldsTr::tr("%1 is after the end of the tournament (%2): nobody "
                                      "who played in it was born then.")
                  .arg(text.simplified(), formatDate(*header.end))
            : ParticipantFieldsTr::tr("%1 is in the future: nobody was born then.").arg(text.simplified())};
}

} // namespace zahlmeister::ui
