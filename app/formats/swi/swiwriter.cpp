// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swi/swi.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>

#include <QString>

#include "app/formats/importvalues.h"
#include "app/formats/losslist.h"
#include "app/formats/roundassignment.h"
#include "app/spelling/nobody.h"
#include "app/spelling/result.h"
#include "app/text/calendar.h"
#include "app/text/textencoding.h"
#include "engine/model/standings.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;
using engine::SideResult;

namespace {

using Number = engine::ParticipantNumber;

/// A game or a bye in its column.
struct Entry {
    char result;
    char colour; ///< `:` when it was not played
    int opponent;
};

/// The columns of rounds: in each, a participant has one entry at most, by his number.
using Rounds = std::vector<std::map<int, Entry>>;

char resultSign(SideResult result)
{
    return result == SideResult::Draw ? 'R' : signOfSide(result).toLatin1();
}

char byeSign(engine::Score score)
{
    return score == engine::kWin ? '+' : score == engine::kDraw ? 'R' : '-';
}

/// The numbers of the table, or 1, 2, ... when they have more than three places.
class Numbering {
public:
    explicit Numbering(const engine::Tournament& tournament)
    {
        const auto fits = [](const engine::Participant& participant) {
            return participant.number.value() <= kSwiMaximumParticipants;
        };
        m_isKept = std::ranges::all_of(tournament.participants, fits);
        int next = 0;
        for (const engine::Participant& participant : tournament.participants)
            m_numbers.emplace(participant.number, m_isKept ? participant.number.value() : ++next);
    }

    [[nodiscard]] bool isKept() const { return m_isKept; }
    [[nodiscard]] int operator()(Number number) const { return m_numbers.at(number); }

private:
    std::map<Number, int> m_numbers;
    bool m_isKept = true;
};

/// Both sides of a game stand in the same column: the first one from their round's own on in which none of
/// them has an entry yet.
Rounds roundsOf(const engine::Tournament& tournament, const Numbering& numbering)
{
    int last = std::max(tournament.header.rounds.value_or(0), engine::lastRound(tournament));
    std::map<int, std::vector<const engine::Game*>> games;
    const std::vector<int> assigned = assignedRounds(tournament);
    for (std::size_t position = 0; position < assigned.size(); ++position) {
        const engine::Game& game = tournament.games[position];
        if (game.result != engine::kNotPlayed)
            games[assigned[position]].push_back(&game);
        last = std::max(last, assigned[position]);
    }
    const auto colour = [](SideResult result, char played) { return isPlayed(result) ? played : ':'; };
    Rounds rounds;
    for (int round = 1; round <= last; ++round) {
        const std::size_t first = rounds.size();
        rounds.emplace_back();
        const auto columnFree = [&](std::initializer_list<int> numbers) -> std::map<int, Entry>& {
            for (std::size_t position = first; position < rounds.size(); ++position) {
                auto& column = rounds[position];
                if (std::ranges::none_of(numbers, [&](int number) { return column.contains(number); }))
                    return column;
            }
            return rounds.emplace_back();
        };
        for (const engine::Game* game : games[round]) {
            const auto [white, black] = std::pair(numbering(game->white), numbering(game->black));
            const auto [own, other] = game->result;
            auto& column = columnFree({white, black});
            column.emplace(white, Entry{resultSign(own), colour(own, 'W'), black});
            column.emplace(black, Entry{resultSign(other), colour(other, 'B'), white});
        }
        for (const engine::Participant& participant : tournament.participants) {
            for (const engine::Bye& bye : participant.byes) {
                if (bye.round != round)
                    continue;
                const int number = numbering(participant.number);
                columnFree({number}).emplace(number, Entry{byeSign(bye.score), ':', 0});
            }
        }
    }
    return rounds;
}

int digitsOf(int number)
{
    return int(std::to_string(number).size());
}

/// What a text becomes in its column: one line, in the encoding of the format, no longer than there is room.
struct Fitted {
    QString text;
    bool isCut = false;
    bool isChanged = false; ///< letters that the encoding lacks
};

Fitted fitted(const std::string& text, qsizetype size)
{
    const QString line = QString::fromStdString(text).simplified();
    const EncodedText encoded = encodeAs(line, ListEncoding::Cp850);
    const QString decoded = decodeAs(encoded.data, ListEncoding::Cp850);
    return {decoded.first(std::min(size, decoded.size())), decoded.size() > size, encoded.replaced > 0};
}

class SwiWriter {
public:
    explicit SwiWriter(const engine::Tournament& tournament)
        : m_tournament(tournament), m_numbering(tournament), m_columns(*swiColumns(kSwiTemplate))
    {
    }

    QByteArray write()
    {
        m_rounds = roundsOf(m_tournament, m_numbering);
        const engine::TournamentHeader& header = m_tournament.header;
        line(text(header.name));
        line({});
        line(codeLine());
        line(kSwiTemplate.toString());
        for (const engine::Participant& participant : m_tournament.participants)
            writeParticipant(participant);
        writeFooter();
        return encodeAs(m_text, ListEncoding::Cp850).data;
    }

    [[nodiscard]] std::size_t rounds() const { return m_rounds.size(); }

private:
    void line(const QString& text) { m_text += text % "\r\n"_L1; }

    [[nodiscard]] static QString text(const std::string& value)
    {
        return QString::fromStdString(value).simplified();
    }

    [[nodiscard]] QString codeLine() const
    {
        const bool team = m_tournament.header.kind == engine::TournamentKind::Team;
        const bool roundRobin = m_tournament.header.mode == engine::TournamentMode::RoundRobin;
        return u"%1%2 %3%4%5"_s.arg(QChar(team ? u'M' : u'E'))
            .arg(QChar(roundRobin ? u'R' : u'S'))
            .arg(m_tournament.participants.size(), 3)
            .arg(m_rounds.size(), 3)
            .arg(1, 3);
    }

    static void put(QString& row, SwiColumn column, const QString& text, bool right = false)
    {
        const QString cut = text.first(std::min(column.size, text.size()));
        row.replace(column.begin, column.size,
                    right ? cut.rightJustified(column.size) : cut.leftJustified(column.size));
    }

    void writeParticipant(const engine::Participant& participant)
    {
        QString row(m_columns.games, u' ');
        const int number = m_numbering(participant.number);
        put(row, m_columns.number, QString::number(number), true);
        row[m_columns.number.end()] = u'.';
        put(row, {6, 3}, QString::number(number), true);
        put(row, m_columns.name, fitted(participant.name, m_columns.name.size).text);
        const bool team = m_tournament.header.kind == engine::TournamentKind::Team;
        put(row, m_columns.club,
            fitted(team ? participant.team : participant.clubName, m_columns.club.size).text);
        writeIds(row, participant);
        writeRating(row, participant);
        for (const auto& column : m_rounds) {
            const auto entry = column.find(number);
            row += entry == column.end() ? u"      "_s
                                         : u" %1%2%3"_s.arg(QLatin1Char(entry->second.result))
                                               .arg(QLatin1Char(entry->second.colour))
                                               .arg(entry->second.opponent, 3);
        }
        line(row % u' ');
    }

    void writeIds(QString& row, const engine::Participant& participant) const
    {
        if (participant.fideId)
            put(row, m_columns.fideId, QString::number(*participant.fideId), true);
        if (qsizetype(participant.personId.size()) <= m_columns.personId.size)
            put(row, m_columns.personId, text(participant.personId), true);
        if (const auto& date = participant.birthDate) {
            put(row, m_columns.birth, germanDay(*date, u"ddMMyyyy"_s));
        } else if (participant.birthYear) {
            put(row, m_columns.birth, QString::number(*participant.birthYear));
        }
        put(row, m_columns.vkz, text(participant.club));
        // Five digits reach into the blank before the column, which other readers do not look at.
        if (participant.memberNumber && digitsOf(*participant.memberNumber) < m_columns.member.size)
            put(row, m_columns.member, QString::number(*participant.memberNumber), true);
    }

    void writeRating(QString& row, const engine::Participant& participant) const
    {
        if (!participant.rating || participant.ratingSource == engine::RatingSource::National)
            return;
        const bool elo = participant.ratingSource == engine::RatingSource::Fide;
        put(row, elo ? m_columns.elo : m_columns.dwz, QString::number(participant.rating->value()), true);
    }

    [[nodiscard]] static QString dateText(std::optional<engine::Date> date)
    {
        return date ? germanDay(*date) : QString();
    }

    void writeFooter()
    {
        const engine::TournamentHeader& header = m_tournament.header;
        line(u"###"_s);
        line("Name:       "_L1 % text(header.name));
        line("Ort:        "_L1 % text(header.place));
        line(u"FIDE-Land:  "_s);
        line("Datum(S):   "_L1 % dateText(header.start).leftJustified(21) % "Datum(E):   "_L1 %
             dateText(header.end));
        line(u"Züge(1):    "_s % text(header.timeControl).leftJustified(20) % u' ' %
             u"Züge(2):                         Züge(3):"_s);
        line("Anwender:        "_L1 % text(header.evaluator));
    }

    const engine::Tournament& m_tournament;
    Numbering m_numbering;
    SwiColumns m_columns;
    Rounds m_rounds;
    QString m_text;
};

} // namespace

ExportResult writeSwi(const ExportInput& input)
{
    if (input.tournament.participants.size() > std::size_t(kSwiMaximumParticipants))
        return refusal(ImportCode::TooLarge, {"participants", std::to_string(kSwiMaximumParticipants)});
    // Who is called nothing, or "spielfrei", would be nobody to every reader.
    for (const engine::Participant& participant : input.tournament.participants) {
        if (isNobody(QString::fromStdString(participant.name)))
            return refusal(ImportCode::MissingValue, {"name", participantLabel(participant)});
    }
    SwiWriter writer(input.tournament);
    QByteArray data = writer.write();
    if (writer.rounds() > std::size_t(kMaximumRounds))
        return refusal(ImportCode::TooLarge, {"rounds", std::to_string(kMaximumRounds)});
    return data;
}

std::vector<ExportLoss> swiLosses(const engine::Tournament& tournament)
{
    std::size_t cut = 0;
    std::size_t changed = 0;
    const auto count = [&](const std::string& text, qsizetype size) {
        const Fitted fit = fitted(text, size);
        cut += fit.isCut ? 1 : 0;
        changed += fit.isChanged ? 1 : 0;
    };
    const SwiColumns columns = *swiColumns(kSwiTemplate);
    const engine::TournamentHeader& header = tournament.header;
    const bool team = header.kind == engine::TournamentKind::Team;
    for (const engine::Participant& one : tournament.participants) {
        count(one.name, columns.name.size);
        count(team ? one.team : one.clubName, columns.club.size);
    }
    for (const std::string* text : {&header.name, &header.place, &header.timeControl, &header.evaluator})
        count(*text, static_cast<qsizetype>(text->size())); // written as long as they are
    std::vector<ExportLoss> losses = decisionsLost(tournament);
    addLoss(losses, ExportLossCode::LongTexts, cut);
    addLoss(losses, ExportLossCode::Characters, changed);
    if (!Numbering(tournament).isKept())
        losses.push_back({ExportLossCode::Numbers});
    return losses;
}

} // namespace zahlmeister::app
