// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/tournamentcodec.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include <QCryptographicHash>

#include "app/archive/kept/bytecodec.h"
#include "app/archive/kept/codeckeys.h"
#include "app/fields/plainvalue.h"
#include "app/fields/recordfields.h"
#include "app/fields/valuecheck.h"
#include "app/formats/plaintexts.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::Date;
using engine::Game;
using engine::Participant;

namespace {

constexpr std::uint64_t kFormat = 1;
constexpr std::uint64_t kNamesWithSource = 2; // says from which work file it comes
constexpr std::size_t kMostGames = 16'383;    // of one participant
constexpr std::size_t kMostRecords = 600'000; // as many games and participants as a file can have
constexpr int kFurthestDay = 146'097;         // as many as there are in all the years that exist

/// Of the part with the names; what is not there stands in the content.
constexpr unsigned kYearOnlyByDate = 7; ///< the bit that has no key
constexpr auto kNameKeys =
    std::to_array<std::string_view>({"name", "person_id", "member_number", "club", "club_name", "fide_id",
                                     "birth_date", "", "person", "not_person"});
static_assert(kNameKeys[kYearOnlyByDate].empty());

enum class Part { Content, Names };

template <class Record>
constexpr std::size_t kFieldCount = std::tuple_size_v<decltype(Fields<Record>::kAll)>;

/// Of a field of a record: whether it has no place in the list of its part, and since when it is there.
struct LaterField {
    bool isUnlisted = false;
    int since = 0;
};

/// Where a field stands that has no place in the lists: after them, by the version in which it came.
template <class Record>
constexpr unsigned placeAfter(std::size_t listed, const std::array<LaterField, kFieldCount<Record>>& fields,
                              std::size_t at)
{
    std::size_t before = 0;
    for (std::size_t i = 0; i < fields.size(); ++i)
        before +=
            fields[i].isUnlisted && std::pair(fields[i].since, i) < std::pair(fields[at].since, at) ? 1 : 0;
    return static_cast<unsigned>(listed + before);
}

/// The bit of every field, in the order of the fields; none of what stands in the other part.
template <class Record, Part part>
constexpr auto bits()
{
    constexpr bool isOfNames = part == Part::Names;
    constexpr auto kKeys = [] {
        if constexpr (isOfNames)
            return kNameKeys;
        else
            return keysOf<Record>();
    }();
    std::array<std::optional<unsigned>, kFieldCount<Record>> all{};
    std::array<LaterField, kFieldCount<Record>> later{};
    std::size_t at = 0;
    forEachField<Record>([&](const auto& field) {
        const bool isName = std::is_same_v<Record, Participant> && field.rules.isName;
        const auto place = std::ranges::find(kKeys, field.key);
        if (isName == isOfNames && place != kKeys.end())
            all[at] = static_cast<unsigned>(place - kKeys.begin());
        later[at++] = {isName == isOfNames && place == kKeys.end(), field.rules.since};
    });
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (later[i].isUnlisted)
            all[i] = placeAfter<Record>(kKeys.size(), later, i);
    }
    return all;
}

template <class Record, Part part>
constexpr auto kBits = bits<Record, part>();

/// What a record is expected to be: most are much like the one before.
template <class Record>
Record expected(const Record* before)
{
    Record next = blank<Record>();
    if constexpr (std::is_same_v<Record, Participant>) {
        next.number = engine::ParticipantNumber(before ? before->number.value() + 1 : 1);
        if (before) {
            next.rating = before->rating;
            next.index = before->index;
            next.birthYear = before->birthYear;
            next.member = before->member;
            next.team = before->team;
            next.identity = before->identity;
            next.ratingSource = before->ratingSource;
            next.origin = before->origin;
            next.enteredLevel = before->enteredLevel;
            next.originTournament = before->originTournament;
            next.originList = before->originList;
            next.originDay = before->originDay;
            next.sex = before->sex;
            next.club = before->club;
            next.clubName = before->clubName;
        }
    } else if constexpr (std::is_same_v<Record, Game>) {
        if (before)
            next = *before;
        next.id = engine::GameId(next.id.value() + 1);
        next.note.clear();
        next.awarded.reset();
    } else if constexpr (std::is_same_v<Record, engine::CarryOverGame>) {
        next = before ? *before : engine::CarryOverGame{engine::Rating(1500), engine::kLoss, {}};
    }
    return next;
}

std::uint64_t zigzag(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    return value < 0 ? ~(bits << 1U) : bits << 1U;
}

/// A value that is not as expected, as a number.
template <class Value>
std::uint64_t numberOf(const Value& value, const Value& expected)
{
    if constexpr (std::is_same_v<Value, engine::GameResult>)
        return static_cast<std::uint64_t>(value.white) * 6 + static_cast<std::uint64_t>(value.black);
    else if constexpr (std::is_enum_v<Value>)
        return static_cast<std::uint64_t>(value);
    else if constexpr (std::is_same_v<Value, Date>)
        return zigzag(expected.daysTo(value));
    else if constexpr (std::is_same_v<Value, engine::Score>)
        return zigzag(value.halfPoints() - expected.halfPoints());
    else if constexpr (requires { value.value(); })
        return zigzag(std::int64_t{value.value()} - expected.value());
    else
        return zigzag(std::int64_t{value} - expected);
}

/// What an optional value is compared with when none is expected.
template <class Value>
Value usual()
{
    if constexpr (std::is_same_v<Value, Date>)
        return *Date::tryFrom(2000, 1, 1);
    else if constexpr (std::is_same_v<Value, engine::Rating>)
        return engine::Rating(1500);
    else
        return Value{};
}

/// The other way.
template <class Value>
std::optional<Value> valueOf(std::uint64_t number, const Value& expected)
{
    const auto difference = static_cast<std::int64_t>((number & 1U) != 0 ? ~(number >> 1U) : number >> 1U);
    if constexpr (std::is_same_v<Value, engine::GameResult>) {
        if (number >= 36)
            return std::nullopt;
        return Value{static_cast<engine::SideResult>(number / 6),
                     static_cast<engine::SideResult>(number % 6)};
    } else if constexpr (std::is_enum_v<Value>) {
        return number < words<Value>().size() ? std::optional(static_cast<Value>(number)) : std::nullopt;
    } else if constexpr (std::is_same_v<Value, Date>) {
        if (difference < -kFurthestDay || difference > kFurthestDay)
            return std::nullopt;
        const Date day = expected.plusDays(static_cast<int>(difference));
        return Date::tryFrom(day.year(), day.month(), day.day());
    } else {
        constexpr std::int64_t kFurthest = std::int64_t(1) << 60U;
        if (difference < -kFurthest || difference > kFurthest)
            return std::nullopt;
        if constexpr (std::is_same_v<Value, engine::GameId>)
            return engine::GameId(expected.value() + difference);
        std::int64_t value = difference;
        if constexpr (std::is_same_v<Value, engine::Score>)
            value += expected.halfPoints();
        else if constexpr (requires { expected.value(); })
            value += expected.value();
        else
            value += expected;
        if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max())
            return std::nullopt;
        if constexpr (std::is_same_v<Value, int>)
            return static_cast<int>(value);
        else
            return fromPlain<Value>(static_cast<int>(value));
    }
}

template <Part part>
class RecordPacker {
public:
    explicit RecordPacker(ByteWriter& out) : m_out(out) { }

    template <class Record>
    void list(const std::vector<Record>& records)
    {
        m_out.number(records.size());
        const Record* before = nullptr;
        for (const Record& record : records)
            this->record(record, std::exchange(before, &record));
    }

    /// @param more bits that are no fields
    template <class Record>
    void record(const Record& record, const Record* before, std::uint64_t more = 0)
    {
        static_assert(kFieldCount<Record> < 60); // bits of a number
        const Record expected = app::expected(before);
        std::uint64_t others = more;
        std::size_t at = 0;
        forEachField<Record>([&](const auto& field) {
            if (const auto bit = kBits<Record, part>[at++];
                bit && !(record.*field.member == expected.*field.member))
                others |= std::uint64_t(1) << *bit;
        });
        m_out.number(others);
        at = 0;
        forEachField<Record>([&](const auto& field) {
            if (const auto bit = kBits<Record, part>[at++]; bit && (others >> *bit & 1U) != 0)
                value(record.*field.member, expected.*field.member);
        });
    }

private:
    void value(bool /*it is the other one*/, bool /*expected*/) { }
    void value(const std::string& text, const std::string& /*expected*/) { m_out.text(text); }
    template <class Value>
    void value(const Value& value, const Value& expected)
    {
        m_out.number(numberOf(value, expected));
    }
    template <class Value>
    void value(const std::optional<Value>& value, const std::optional<Value>& expected)
    {
        m_out.number(value ? numberOf(*value, expected.value_or(usual<Value>())) + 1 : 0);
    }
    template <class Record>
    void value(const std::vector<Record>& records, const std::vector<Record>& /*expected*/)
    {
        list(records);
    }

    ByteWriter& m_out;
};

template <Part part>
class RecordUnpacker {
public:
    explicit RecordUnpacker(ByteReader& in) : m_in(in) { }

    template <class Record>
    void list(std::vector<Record>& records)
    {
        const std::size_t count = m_in.count(kMostRecords - m_records);
        m_records += count; // of all lists together: a byte can ask for a record of 500
        records.reserve(count);
        for (std::size_t i = 0; i < count && m_in.isGood(); ++i) {
            records.push_back(expected(i > 0 ? &records[i - 1] : nullptr));
            record(records.back());
        }
    }

    /// @param record as it is expected
    /// @return the bits that are no fields
    template <class Record>
    std::uint64_t record(Record& record)
    {
        std::uint64_t others = m_in.number();
        std::size_t at = 0;
        forEachField<Record>([&](const auto& field) {
            const auto bit = kBits<Record, part>[at++];
            if (!bit || (others >> *bit & 1U) == 0)
                return;
            others &= ~(std::uint64_t(1) << *bit);
            value(record.*field.member);
        });
        return others;
    }

private:
    void value(bool& value) { value = !value; }
    void value(std::string& text) { text = m_in.text(); }
    template <class Value>
    void value(Value& value)
    {
        take(value, valueOf(m_in.number(), value));
    }
    template <class Value>
    void value(std::optional<Value>& value)
    {
        const std::uint64_t number = m_in.number();
        if (number == 0)
            value.reset();
        else
            take(value, valueOf(number - 1, value.value_or(usual<Value>())));
    }
    template <class Record>
    void value(std::vector<Record>& records)
    {
        records.clear();
        list(records);
    }
    template <class Value, class Found>
    void take(Value& value, const std::optional<Found>& found)
    {
        if (found)
            value = *found;
        else
            m_in.fail();
    }

    ByteReader& m_in;
    std::size_t m_records = 0;
};

/// Of whom no birth date is kept.
// RULE: WO2026 3.4.3
bool isTextOnly(const Participant& participant)
{
    const bool isOutside = !participant.member && !participant.memberUntil;
    return isOutside || participant.identity == engine::Identity::TextOnly;
}

Error damaged()
{
    return {ErrorCode::DamagedContent, {}};
}

QByteArray packedContent(const engine::Tournament& tournament, const ChronicleTournament& one)
{
    ByteWriter out;
    out.number(kFormat);
    out.number(one.arithmetic ? static_cast<std::uint64_t>(*one.arithmetic) + 1 : 0);
    out.number(one.received ? numberOf(*one.received, usual<Date>()) + 1 : 0);
    RecordPacker<Part::Content> packer(out);
    packer.record<engine::TournamentHeader>(tournament.header, nullptr);
    packer.list(tournament.participants);
    packer.list(tournament.games);
    return out.take();
}

/// The year of birth, by which an evaluation goes, stands in the content; here it says that it was not given.
QByteArray packedNames(const std::vector<Participant>& participants, const std::string& workFile)
{
    ByteWriter out;
    out.number(workFile.empty() ? kFormat : kNamesWithSource);
    if (!workFile.empty())
        out.text(workFile);
    RecordPacker<Part::Names> packer(out);
    const Participant* before = nullptr;
    for (const Participant& participant : participants) {
        const bool isYearOnlyByDate = participant.birthDate && !participant.birthYear;
        packer.record(participant, std::exchange(before, &participant),
                      std::uint64_t(isYearOnlyByDate ? 1 : 0) << kYearOnlyByDate);
    }
    return out.take();
}

Result<ChronicleTournament> headerIn(ByteReader& in, engine::TournamentId id)
{
    if (in.number() != kFormat)
        return tl::unexpected(damaged());
    ChronicleTournament one{id, {}};
    if (const std::uint64_t arithmetic = in.number(); arithmetic > 0) {
        one.arithmetic = valueOf(arithmetic - 1, engine::Arithmetic::Exact);
        if (!one.arithmetic)
            in.fail();
    }
    if (const std::uint64_t received = in.number(); received > 0) {
        one.received = valueOf(received - 1, usual<Date>());
        if (!one.received)
            in.fail();
    }
    if (RecordUnpacker<Part::Content>(in).record(one.tournament.header) != 0)
        in.fail();
    return in.isGood() ? Result<ChronicleTournament>(std::move(one)) : tl::unexpected(damaged());
}

Result<ChronicleTournament> unpackedContent(const QByteArray& content, engine::TournamentId id)
{
    ByteReader in(content);
    TRY(auto one, headerIn(in, id));
    RecordUnpacker<Part::Content> unpacker(in);
    unpacker.list(one.tournament.participants);
    unpacker.list(one.tournament.games);
    if (!in.isGood() || !in.isAtEnd())
        return tl::unexpected(damaged());
    return one;
}

Result<void> unpackNames(const QByteArray& names, ChronicleTournament& one)
{
    std::vector<Participant>& participants = one.tournament.participants;
    ByteReader in(names);
    const std::uint64_t format = in.number();
    if (format == kNamesWithSource)
        one.workFile = in.text();
    else if (format != kFormat)
        return tl::unexpected(damaged());
    RecordUnpacker<Part::Names> unpacker(in);
    const Participant* before = nullptr;
    for (Participant& participant : participants) {
        if (before) {
            participant.club = before->club;
            participant.clubName = before->clubName;
        }
        const std::uint64_t more = unpacker.record(participant);
        const bool isYearOnlyByDate = more == std::uint64_t(1) << kYearOnlyByDate;
        if (!in.isGood() || (more != 0 && !isYearOnlyByDate) || (isYearOnlyByDate && !participant.birthDate))
            return tl::unexpected(damaged());
        if (isYearOnlyByDate && participant.birthYear != participant.birthDate->year())
            return tl::unexpected(damaged());
        if (isYearOnlyByDate)
            participant.birthYear.reset();
        before = &participant;
    }
    return in.isAtEnd() ? Result<void>() : tl::unexpected(damaged());
}

/// What everybody else has to live with; besides, a participation counts half points in two bytes.
Result<void> checkForOthers(const engine::Tournament& tournament)
{
    TRY_DO(checkTournament(tournament));
    std::unordered_map<int, std::size_t> games; // by the number of a participant
    for (std::size_t i = 0; tournament.games.size() > kMostGames && i < tournament.games.size(); ++i) {
        for (const auto number : {tournament.games[i].white, tournament.games[i].black}) {
            if (++games[number.value()] > kMostGames)
                return failure(ErrorCode::OutOfRange,
                               {"tournament", "games", std::to_string(tournament.games.size()),
                                "0\u2013" + std::to_string(kMostGames)});
        }
    }
    return {};
}

/// Earlier programs kept what no text has: it is taken out, as it is of files.
Result<void> checkOfOthers(engine::Tournament& tournament)
{
    auto checked = checkForOthers(tournament);
    if (checked.has_value() || checked.error().args.empty() || checked.error().args.back() != "printable")
        return checked;
    ImportedTournament plain{std::move(tournament)};
    makePlain(plain);
    tournament = std::move(plain.tournament);
    return checkForOthers(tournament);
}

} // namespace

QByteArray contentHash(const QByteArray& content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

bool areSameNames(const PackedTournament& there, const QByteArray& names)
{
    if (there.names == names)
        return true;
    auto before = unpacked(there, engine::TournamentId(1));
    auto now = unpacked({there.content, names}, engine::TournamentId(1));
    if (!before.has_value() || !now.has_value() || before->workFile == now->workFile)
        return false;
    for (engine::Tournament* const one : {&before->tournament, &now->tournament}) {
        for (Participant& participant : one->participants) {
            participant.person.clear();
            participant.notPerson.clear();
        }
    }
    return before->tournament == now->tournament;
}

Result<PackedTournament> packed(const ChronicleTournament& one)
{
    engine::Tournament tournament = one.tournament;
    for (Participant& participant : tournament.participants) {
        const Entry came = cameIn(participant); // with the places of its games
        putChained(participant, withoutPlaces(came));
        putEntry(participant, came);
        if (isTextOnly(participant)) {
            participant.birthYear = engine::birthYearOf(participant);
            participant.birthDate.reset();
        }
    }
    TRY_DO(checkForOthers(tournament));
    const QByteArray names = packedNames(tournament.participants, one.workFile);
    for (Participant& participant : tournament.participants)
        participant.birthYear = engine::birthYearOf(participant);
    return PackedTournament{packedContent(tournament, one), names};
}

Result<ChronicleTournament> unpacked(const QByteArray& content, engine::TournamentId id)
{
    TRY(auto one, unpackedContent(content, id));
    TRY_DO(checkOfOthers(one.tournament));
    return one;
}

Result<ChronicleTournament> unpacked(const PackedTournament& bytes, engine::TournamentId id)
{
    TRY(auto one, unpackedContent(bytes.content, id));
    TRY_DO(unpackNames(bytes.names, one));
    TRY_DO(checkOfOthers(one.tournament));
    return one;
}

} // namespace zahlmeister::app
