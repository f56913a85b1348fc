// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfdates.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <vector>

#include <QRegularExpression>
#include <QStringList>

#include "app/spelling/birth.h"
#include "app/spelling/day.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Date;

namespace {

/// Which of the three numbers of a date is what.
struct Order {
    std::size_t year;
    std::size_t month;
    std::size_t day;

    bool operator==(const Order&) const = default;
};

constexpr Order kYearMonthDay{0, 1, 2};
constexpr Order kDayMonthYear{2, 1, 0};
constexpr Order kMonthDayYear{2, 0, 1};
constexpr Order kYearDayMonth{0, 2, 1};

/// In the order in which they are believed when the dates alone do not tell.
constexpr std::array kOrders{kYearMonthDay, kDayMonthYear, kMonthDayYear, kYearDayMonth};

/// Nobody plays longer than a season and a bit.
constexpr int kLongestTournament = 400;

/// The three numbers of a date.
struct Parts {
    std::array<int, 3> numbers = {};
    bool yearFirst = false;    ///< the first one has four digits
    bool yearLast = false;     ///< the last one has
    bool dots = false;         ///< nobody writes month.day.year
    std::optional<Date> named; ///< the month is a word: nothing to choose
};

int monthNamed(const QString& word)
{
    static const std::array<QStringList, 12> kMonths{QStringList{u"jan"_s, u"jän"_s},
                                                     {u"feb"_s},
                                                     {u"mar"_s, u"mär"_s, u"mrz"_s},
                                                     {u"apr"_s},
                                                     {u"may"_s, u"mai"_s},
                                                     {u"jun"_s},
                                                     {u"jul"_s},
                                                     {u"aug"_s},
                                                     {u"sep"_s},
                                                     {u"oct"_s, u"okt"_s},
                                                     {u"nov"_s},
                                                     {u"dec"_s, u"dez"_s}};
    const QString start = word.left(3).toLower();
    const auto found =
        std::ranges::find_if(kMonths, [&](const QStringList& names) { return names.contains(start); });
    return found == kMonths.end() ? 0 : static_cast<int>(found - kMonths.begin()) + 1;
}

std::optional<Parts> partsOf(const QString& text)
{
    static const QRegularExpression kNumbers(
        u"^\\s*(\\d{1,4})\\s*([./-])\\s*(\\d{1,2})\\s*[./-]\\s*(\\d{1,4})\\.?(?:[T ]+[\\d:.]+Z?)?\\s*$"_s);
    static const QRegularExpression kWordFirst(
        u"^\\s*(\\p{L}{3,})\\.?\\s+(\\d{1,2})\\.?,?\\s+(\\d{4})\\s*$"_s);
    static const QRegularExpression kWordSecond(
        u"^\\s*(\\d{1,2})\\.?\\s*(\\p{L}{3,})\\.?,?\\s+(\\d{4})\\s*$"_s);
    static const QRegularExpression kDigits(u"^\\s*(\\d{4})(\\d{2})(\\d{2})\\s*$"_s);
    Parts parts;
    if (const auto match = kNumbers.match(text); match.hasMatch()) {
        parts.numbers = {match.capturedView(1).toInt(), match.capturedView(3).toInt(),
                         match.capturedView(4).toInt()};
        parts.yearFirst = match.capturedLength(1) > 2;
        parts.yearLast = match.capturedLength(4) > 2;
        parts.dots = match.capturedView(2) == u".";
        return parts;
    }
    if (const auto match = kDigits.match(text); match.hasMatch())
        parts.named = Date::tryFrom(match.capturedView(1).toInt(), match.capturedView(2).toInt(),
                                    match.capturedView(3).toInt());
    else if (const auto word = kWordFirst.match(text); word.hasMatch())
        parts.named = Date::tryFrom(word.capturedView(3).toInt(), monthNamed(word.captured(1)),
                                    word.capturedView(2).toInt());
    else if (const auto second = kWordSecond.match(text); second.hasMatch())
        parts.named = Date::tryFrom(second.capturedView(3).toInt(), monthNamed(second.captured(2)),
                                    second.capturedView(1).toInt());
    return parts.named ? std::optional(parts) : std::nullopt;
}

/// @param near a date of the same tournament, which tells the century
int fullYear(int year, bool complete, std::optional<Date> near)
{
    if (complete)
        return year;
    const int guess = seasonYear(year);
    if (!near)
        return guess;
    const int century = near->year() / 100 * 100;
    const std::array candidates{guess, century + year, century - 100 + year, century + 100 + year};
    return *std::ranges::min_element(candidates, {},
                                     [&](int candidate) { return std::abs(candidate - near->year()); });
}

std::optional<Date> read(const Parts& parts, Order order, std::optional<Date> near)
{
    if (parts.named)
        return parts.named;
    const bool leading = order.year == 0;
    if ((parts.yearFirst && !leading) || (parts.yearLast && leading))
        return std::nullopt;
    if (order == kMonthDayYear && parts.dots)
        return std::nullopt;
    const int year = fullYear(parts.numbers[order.year], parts.yearFirst || parts.yearLast, near);
    return Date::tryFrom(year, parts.numbers[order.month], parts.numbers[order.day]);
}

/// Dates that are dates in some order.
struct Readable {
    std::optional<Parts> start;
    std::optional<Parts> end;
    std::map<int, Parts> rounds;
};

/// One way to read all dates.
struct Reading {
    TournamentDates dates;
    Order header = kYearMonthDay;
    Order rounds = kYearMonthDay;
    bool consistent = false; ///< start <= rounds <= end
    bool ascending = false;  ///< round by round
    bool brief = false;      ///< not longer than any tournament

    bool isPlausible() const { return consistent && ascending && brief; }

    /// Of two consistent readings the one that is not too long, then the order that the format prescribes for
    /// rounds (games are also put off), then the one in which the rounds follow each other.
    auto rank() const { return std::tuple(brief, rounds == kYearMonthDay, ascending); }
};

void judge(Reading& reading)
{
    const TournamentDates& dates = reading.dates;
    bool within = !dates.start || !dates.end || *dates.start <= *dates.end;
    bool ascending = true;
    std::optional<Date> first = dates.start;
    std::optional<Date> last = dates.end;
    std::optional<Date> before;
    for (const auto& [round, date] : dates.rounds) {
        within = within && (!dates.start || *dates.start <= date) && (!dates.end || date <= *dates.end);
        ascending = ascending && (!before || *before <= date);
        before = date;
        first = first ? std::min(*first, date) : date;
        last = last ? std::max(*last, date) : date;
    }
    reading.consistent = within;
    reading.ascending = ascending;
    reading.brief = !first || !last || first->daysTo(*last) <= kLongestTournament;
}

/// @return nothing when a date is none in this order
std::optional<Reading> readingOf(const Readable& written, Order header, Order rounds)
{
    Reading reading{.dates = {}, .header = header, .rounds = rounds};
    if (written.start) {
        reading.dates.start = read(*written.start, header, std::nullopt);
        if (!reading.dates.start)
            return std::nullopt;
    }
    if (written.end) {
        reading.dates.end = read(*written.end, header, reading.dates.start);
        if (!reading.dates.end)
            return std::nullopt;
    }
    const std::optional<Date> near = reading.dates.start ? reading.dates.start : reading.dates.end;
    for (const auto& [round, parts] : written.rounds) {
        const std::optional<Date> date = read(parts, rounds, near);
        if (!date)
            return std::nullopt;
        reading.dates.rounds.emplace(round, *date);
    }
    judge(reading);
    return reading;
}

std::vector<Reading> allReadings(const Readable& written)
{
    std::vector<Reading> readings;
    for (const Order header : kOrders) {
        for (const Order rounds : kOrders) {
            const std::optional<Reading> reading = readingOf(written, header, rounds);
            if (reading && std::ranges::find(readings, reading->dates, &Reading::dates) == readings.end())
                readings.push_back(*reading);
        }
    }
    return readings;
}

/// Each date by itself, in the first order in which it is one.
Reading eachByItself(const Readable& written)
{
    const auto any = [](const Parts& parts, std::optional<Date> near) -> std::optional<Date> {
        for (const Order order : kOrders) {
            if (const std::optional<Date> date = read(parts, order, near))
                return date;
        }
        return std::nullopt;
    };
    Reading reading;
    if (written.start)
        reading.dates.start = any(*written.start, std::nullopt);
    if (written.end)
        reading.dates.end = any(*written.end, reading.dates.start);
    for (const auto& [round, parts] : written.rounds) {
        if (const std::optional<Date> date = any(parts, reading.dates.start))
            reading.dates.rounds.emplace(round, *date);
    }
    return reading;
}

std::optional<Parts> readable(const WrittenDate& written, const char* field, NoteList& notes)
{
    if (written.text.trimmed().isEmpty())
        return std::nullopt;
    std::optional<Parts> parts = partsOf(written.text);
    const bool isDate = parts && std::ranges::any_of(kOrders, [&](Order order) {
                            return read(*parts, order, std::nullopt).has_value();
                        });
    if (isDate)
        return parts;
    notes.doubt(ImportCode::BadDate, {field, written.text.trimmed().toStdString()}, {.line = written.line});
    return std::nullopt;
}

class Resolver {
public:
    Resolver(const WrittenDates& written, NoteList& notes) : m_written(written), m_notes(notes)
    {
        m_readable.start = readable(written.start, "start", notes);
        m_readable.end = readable(written.end, "end", notes);
        for (const auto& [round, date] : written.rounds) {
            if (const std::optional<Parts> parts = readable(date, "date", notes))
                m_readable.rounds.emplace(round, *parts);
        }
    }

    TournamentDates resolve()
    {
        const std::vector<Reading> readings = allReadings(m_readable);
        std::vector<Reading> candidates = readings;
        std::erase_if(candidates, [](const Reading& reading) { return !reading.consistent; });
        if (candidates.empty())
            return contradictory(readings);
        // The first of equals: they are in the order in which they are believed.
        const Reading chosen = *std::ranges::max_element(candidates, {}, &Reading::rank);
        noteOthers(chosen, candidates);
        return withoutGaps(chosen.dates);
    }

private:
    /// What the format prescribes needs no remark, whatever else it might mean.
    bool isPrescribedHeader(const Reading& reading) const
    {
        const auto complete = [](const std::optional<Parts>& parts) {
            return !parts || parts->yearFirst || parts->named;
        };
        return reading.header == kYearMonthDay && complete(m_readable.start) && complete(m_readable.end);
    }

    void noteOthers(const Reading& chosen, const std::vector<Reading>& candidates)
    {
        const auto rivals = [&](auto member, auto isRival) {
            return std::ranges::any_of(candidates, [&](const Reading& other) {
                return isRival(other) && other.dates.*member != chosen.dates.*member;
            });
        };
        const auto asGood = [&](const Reading& other) { return other.rank() == chosen.rank(); };
        if (!isPrescribedHeader(chosen)) {
            if (chosen.dates.start && rivals(&TournamentDates::start, asGood))
                noteReading("start", m_written.start, *chosen.dates.start);
            if (chosen.dates.end && rivals(&TournamentDates::end, asGood))
                noteReading("end", m_written.end, *chosen.dates.end);
        }
        if (chosen.dates.rounds.empty())
            return;
        const auto& [round, date] = *chosen.dates.rounds.begin();
        const WrittenDate& written = m_written.rounds.at(round);
        if (chosen.rounds == kYearMonthDay && chosen.ascending)
            return;
        const auto ofTheseDays = [&](const Reading& other) {
            return other.isPlausible() && other.dates.start == chosen.dates.start &&
                   other.dates.end == chosen.dates.end;
        };
        if (rivals(&TournamentDates::rounds, ofTheseDays))
            noteReading("date", written, date);
        else if (chosen.rounds == kYearDayMonth)
            noteReading("date", written, date, &NoteList::adjusted);
    }

    /// The dates deny each other in every order: each is read as well as can be, and those outside are named.
    TournamentDates contradictory(const std::vector<Reading>& readings)
    {
        const Reading chosen = readings.empty() ? eachByItself(m_readable) : readings.front();
        const TournamentDates& dates = chosen.dates;
        if (dates.start && dates.end && *dates.end < *dates.start)
            noteReading("end", m_written.end, *dates.end);
        for (const auto& [round, date] : dates.rounds) {
            if ((dates.start && date < *dates.start) || (dates.end && *dates.end < date)) {
                noteReading("date", m_written.rounds.at(round), date);
                break; // they stand in one line: the first says it all
            }
        }
        return withoutGaps(dates);
    }

    TournamentDates withoutGaps(TournamentDates dates)
    {
        if (dates.rounds.empty())
            return dates;
        const auto byDate = [](const auto& a, const auto& b) { return a.second < b.second; };
        if (!dates.start) {
            dates.start = std::ranges::min_element(dates.rounds, byDate)->second;
            m_notes.adjusted(ImportCode::DateFromRounds, {"start", dates.start->iso()});
        }
        if (!dates.end) {
            dates.end = std::ranges::max_element(dates.rounds, byDate)->second;
            m_notes.adjusted(ImportCode::DateFromRounds, {"end", dates.end->iso()});
        }
        return dates;
    }

    void noteReading(const char* field, const WrittenDate& written, Date date,
                     decltype(&NoteList::doubt) note = &NoteList::doubt)
    {
        (m_notes.*note)(ImportCode::AmbiguousDate, {field, written.text.trimmed().toStdString(), date.iso()},
                        {.line = written.line});
    }

    const WrittenDates& m_written;
    NoteList& m_notes;
    Readable m_readable;
};

} // namespace

TournamentDates resolveDates(const WrittenDates& written, NoteList& notes)
{
    return Resolver(written, notes).resolve();
}

bool readBirthDate(const QString& text, engine::Participant& person)
{
    const QString trimmed = text.trimmed();
    if (const auto birth = birthOf(trimmed)) {
        if (birth->year) {
            person.birthYear = birth->year;
            person.birthDate = birth->date;
        }
        return true;
    }
    if (const auto parts = partsOf(trimmed)) {
        for (const Order order : {kYearMonthDay, kDayMonthYear}) {
            const bool certain = parts->named || parts->yearFirst || parts->yearLast;
            const std::optional<Date> date = certain ? read(*parts, order, std::nullopt) : std::nullopt;
            if (!date)
                continue;
            if (!isBirthYear(date->year()))
                return false;
            person.birthDate = date;
            person.birthYear = date->year();
            return true;
        }
    }
    return false;
}

} // namespace zahlmeister::app
