// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QRegularExpression>

#include "app/formats/trf/trf.h"
#include "app/formats/trf/trfrecords.h"
#include "app/formats/trf/trfreport.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Date;
using engine::Participant;
using engine::RatingSource;
using engine::Tournament;
using engine::TournamentKind;
using engine::TournamentMode;

namespace {

/// A line of fields at fixed columns, counted from 1, in characters.
class TrfRowText {
public:
    explicit TrfRowText(const QString& code) : m_text(code) { }

    /// @pre the text has no more characters than there are columns
    void left(qsizetype column, const QString& text)
    {
        if (text.isEmpty())
            return;
        const qsizetype end = column - 1 + text.size();
        if (m_text.size() < end)
            m_text = m_text.leftJustified(end);
        m_text.replace(column - 1, text.size(), text);
    }

    void right(qsizetype first, qsizetype last, const QString& text)
    {
        left(first, text.rightJustified(last - first + 1));
    }

    void right(qsizetype first, qsizetype last, int number) { right(first, last, QString::number(number)); }

    QString take() { return std::move(m_text); }

private:
    QString m_text;
};

QString dateText(Date date, bool shortYear)
{
    QString text = QString::fromStdString(date.iso()).replace(u'-', u'/');
    return shortYear ? text.mid(2) : text;
}

QString birthText(const Participant& person)
{
    if (person.birthDate)
        return dateText(*person.birthDate, false);
    return person.birthYear ? QString::number(*person.birthYear) % u"/00/00"_s : QString();
}

QString typeText(const engine::TournamentHeader& header)
{
    static constexpr std::array kKinds{u"Individual", u"Team", u"Match"};
    static constexpr std::array kModes{u": Round-Robin", u": Swiss-System", u": Scheveningen", u": Knockout",
                                       u": Free"};
    static_assert(kKinds.size() == static_cast<std::size_t>(TournamentKind::Match) + 1);
    static_assert(kModes.size() == static_cast<std::size_t>(TournamentMode::Free) + 1);
    const QString kind = QString::fromUtf16(kKinds[static_cast<std::size_t>(header.kind)]);
    return header.mode ? kind + QString::fromUtf16(kModes[static_cast<std::size_t>(*header.mode)]) : kind;
}

/// Code of record 192; which pairing rules a Swiss tournament followed is not known.
QString typeCode(const engine::TournamentHeader& header)
{
    const bool team = header.kind == TournamentKind::Team;
    if (header.mode == TournamentMode::RoundRobin)
        return team ? u"CUSTOM_TEAM_ROUNDROBIN"_s : u"CUSTOM_ROUNDROBIN"_s;
    if (header.mode == TournamentMode::Scheveningen && !team)
        return u"CUSTOM_SCHEVENINGEN"_s;
    return header.mode == TournamentMode::Knockout && !team ? u"CUSTOM_KNOCKOUT"_s : QString();
}

/// Code of record 222 for `90 min + 30 s`, `90'+30"`; empty for whatever else people write.
QString timeControlCode(const QString& text)
{
    static const QRegularExpression kWhole(
        u"^(\\d{1,3}) ?(?:min\\.?|minuten|minutes|') ?(?:(?:\\+|plus) ?(\\d{1,3}) ?(?:s|sec|sek|sekunden|seconds|\"|'')\\.?(?: ?(?:/|pro|je|per) ?(?:zug|move))?)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kWhole.match(text);
    if (!match.hasMatch())
        return {};
    const QString seconds = QString::number(match.capturedView(1).toInt() * 60);
    return match.capturedLength(2) > 0 ? seconds % u'+' % match.captured(2) : seconds;
}

class TrfWriter {
public:
    TrfWriter(const Tournament& tournament, TrfEdition edition)
        : m_tournament(tournament), m_edition(edition), m_report(trfReportOf(tournament, edition))
    {
    }

    QByteArray write()
    {
        writeHeader();
        if (isTrf26())
            writeHeader26();
        else if (m_report.rounds > 0)
            // An extension that pairing programs ask for and reports to FIDE have had for years.
            add(u"XXR"_s, QString::number(m_report.rounds));
        for (std::size_t i = 0; i < m_report.rows.size(); ++i)
            writePlayer(m_report.rows[i], m_tournament.participants[i]);
        if (isTrf26())
            writeNationals();
        for (std::size_t i = 0; i < m_report.teams.size(); ++i)
            writeTeam(m_report.teams[i], static_cast<int>(i) + 1);
        for (const TrfSeats& seats : m_report.seats)
            writeSeats(seats);
        for (const TrfForfeit& forfeit : m_report.forfeits)
            writeForfeit(forfeit);
        return m_text.toUtf8();
    }

private:
    bool isTrf26() const { return m_edition == TrfEdition::Trf26; }

    void addLine(const QString& line) { m_text += line % u"\r\n"_s; }

    void add(const QString& code, const QString& value)
    {
        if (!value.isEmpty())
            addLine(code % u' ' % value);
    }

    void writeHeader()
    {
        const engine::TournamentHeader& header = m_tournament.header;
        const auto rated =
            std::ranges::count_if(m_tournament.participants, [this](const Participant& person) {
                return person.rating &&
                       (person.ratingSource == RatingSource::Fide ||
                        (person.elo && person.ratingSource == RatingSource::Dwz && isTrf26()));
            });
        add(u"012"_s, m_report.name);
        add(u"022"_s, m_report.place);
        add(u"032"_s, u"GER"_s);
        add(u"042"_s, header.start ? dateText(*header.start, false) : QString());
        add(u"052"_s, header.end ? dateText(*header.end, false) : QString());
        add(u"062"_s, QString::number(m_report.rows.size()));
        add(u"072"_s, QString::number(rated));
        add(u"082"_s, QString::number(m_report.teams.size()));
        add(u"092"_s, typeText(header));
        add(u"122"_s, m_report.timeControl);
        if (m_report.roundDates.empty())
            return;
        TrfRowText dates(u"132"_s);
        for (const auto& [round, date] : m_report.roundDates)
            dates.left(92 + 10 * (round - 1), dateText(date, true));
        addLine(dates.take());
    }

    void writeHeader26()
    {
        if (m_report.rounds > 0)
            add(u"142"_s, QString::number(m_report.rounds));
        add(u"152"_s, firstColour());
        if (m_report.pairingBye)
            addLine(u"162  P"_s % trfPointsText(*m_report.pairingBye).rightJustified(4));
        if (std::ranges::any_of(m_tournament.participants,
                                [&](const Participant& person) { return isNational(person); }))
            addLine(u"172 GER OTHER"_s);
        add(u"192"_s, typeCode(m_tournament.header));
        writeTableRules();
        add(u"222"_s, timeControlCode(m_report.timeControl));
        if (!m_report.teams.empty())
            addLine(
                u"362  TW %1   TD %2   TL %3"_s.arg(matchPoints(m_tournament.header.winPoints.value_or(2)),
                                                    matchPoints(m_tournament.header.drawPoints.value_or(1)),
                                                    matchPoints(m_tournament.header.lossPoints.value_or(0))));
    }

    static QString matchPoints(int points) { return QString::number(points) + u".0"_s; }

    /// What the tournament says itself; usual lists are not guessed into a report.
    void writeTableRules()
    {
        const QString list = QString::fromStdString(m_tournament.header.tieBreaks);
        add(u"202"_s, list);
        if (!list.isEmpty() && m_report.teams.empty())
            add(u"212"_s, u"PTS,"_s + list);
    }

    /// That of the first player in the order of numbers who was paired in the first round.
    QString firstColour() const
    {
        const TrfRow* first = nullptr;
        for (const TrfRow& row : m_report.rows) {
            const auto entry = row.entries.find(1);
            if (entry != row.entries.end() && entry->second.opponent > 0 &&
                (!first || row.number < first->number))
                first = &row;
        }
        if (!first)
            return {};
        return first->entries.at(1).colour.toUpper();
    }

    bool isNational(const Participant& person) const
    {
        const TrfRow& row =
            m_report.rows[static_cast<std::size_t>(&person - m_tournament.participants.data())];
        return (person.rating && person.ratingSource == RatingSource::Dwz) || !row.nationalNumber.isEmpty();
    }

    /// The columns that record 001 and national rating support have in common.
    TrfRowText person(const QString& code, const TrfRow& row, const Participant& person) const
    {
        TrfRowText text(code);
        text.right(5, 8, row.number);
        if (person.sex)
            text.left(10, *person.sex == engine::Sex::Female ? u"w"_s : u"m"_s);
        text.left(15, row.name);
        text.left(70, birthText(person));
        return text;
    }

    void writePlayer(const TrfRow& row, const Participant& participant)
    {
        TrfRowText text = person(u"001"_s, row, participant);
        // Beside a DWZ, which stands in a record of its own, the Elo of the report.
        const bool hasBoth = participant.rating && participant.ratingSource == RatingSource::Dwz && isTrf26();
        const auto elo = hasBoth ? participant.elo : std::nullopt;
        if (participant.rating && participant.ratingSource == RatingSource::Fide)
            text.right(49, 52, participant.rating->value());
        else if (elo && elo->value() > 0)
            text.right(49, 52, elo->value());
        if (participant.fideId)
            text.right(58, 68, *participant.fideId);
        // From 100 points on there is no room for halves: better no points than wrong ones.
        if (const QString points = trfPointsText(row.points); points.size() <= 4)
            text.right(81, 84, points);
        text.right(86, 89, row.rank);
        for (const auto& [round, entry] : row.entries) {
            const qsizetype column = 92 + 10 * (round - 1);
            text.right(column, column + 3, entry.opponent > 0 ? QString::number(entry.opponent) : u"0000"_s);
            text.left(column + 5, QString(entry.colour));
            text.left(column + 7, QString(entry.result));
        }
        addLine(text.take());
    }

    void writeNationals()
    {
        for (std::size_t i = 0; i < m_report.rows.size(); ++i) {
            const Participant& participant = m_tournament.participants[i];
            if (!isNational(participant))
                continue;
            const TrfRow& row = m_report.rows[i];
            TrfRowText text = person(u"GER"_s, row, participant);
            if (participant.rating && participant.ratingSource == RatingSource::Dwz)
                text.right(49, 52, participant.rating->value());
            text.right(58, 68, row.nationalNumber);
            addLine(text.take());
        }
    }

    void writeTeam(const TrfTeamRow& team, int number)
    {
        TrfRowText text(isTrf26() ? u"310"_s : u"013"_s);
        qsizetype column = 37;
        if (isTrf26()) {
            column = 74;
            text.right(5, 7, number);
            text.left(9, team.name);
            text.right(55, 60, trfPointsText(team.matchPoints));
            text.right(62, 67, trfPointsText(team.gamePoints));
            text.right(69, 71, team.rank);
        } else {
            text.left(5, team.name);
        }
        for (const std::size_t row : team.players) {
            text.right(column, column + 3, m_report.rows[row].number);
            column += 5;
        }
        addLine(text.take());
    }

    void writeSeats(const TrfSeats& seats)
    {
        TrfRowText text(u"300"_s);
        text.right(5, 7, seats.round);
        text.right(9, 11, static_cast<int>(seats.team) + 1);
        text.right(13, 15, static_cast<int>(seats.opponent) + 1);
        qsizetype column = 17;
        for (const int number : seats.numbers) {
            text.right(column, column + 3, number > 0 ? QString::number(number) : u"0000"_s);
            column += 5;
        }
        addLine(text.take());
    }

    void writeForfeit(const TrfForfeit& forfeit)
    {
        TrfRowText text(u"330"_s);
        text.left(5, forfeit.sign);
        text.right(8, 10, forfeit.round);
        text.right(12, 14, static_cast<int>(forfeit.home) + 1);
        text.right(16, 18, static_cast<int>(forfeit.away) + 1);
        addLine(text.take());
    }

    const Tournament& m_tournament;
    TrfEdition m_edition;
    TrfReport m_report;
    QString m_text;
};

template <TrfEdition edition>
TournamentFormat editionFormat(std::string_view id)
{
    return {.id = id,
            .endings = {"trf"},
            .read = readTrf,
            .write = [](const ExportInput& input) { return writeTrf(input.tournament, edition); },
            .losses = [](const Tournament& tournament) { return trfLosses(tournament, edition); }};
}

} // namespace

ExportResult writeTrf(const Tournament& tournament, TrfEdition edition)
{
    if (tournament.participants.size() > static_cast<std::size_t>(kTrfMaximumNumber))
        return refusal(ImportCode::TooLarge, {"participants", std::to_string(kTrfMaximumNumber)});
    return TrfWriter(tournament, edition).write();
}

std::vector<ExportLoss> trfLosses(const Tournament& tournament, TrfEdition edition)
{
    return trfReportOf(tournament, edition).losses;
}

TournamentFormat trfFormat()
{
    return {.id = "trf", .endings = {"trf", "trfx", "tab"}, .recognises = isTrf, .read = readTrf};
}

TournamentFormat trf16Format()
{
    return editionFormat<TrfEdition::Trf16>("trf16");
}

TournamentFormat trf26Format()
{
    return editionFormat<TrfEdition::Trf26>("trf26");
}

} // namespace zahlmeister::app
