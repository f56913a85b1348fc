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
#include "app/tables/cells/results.h"
#include "app/text/textencoding.h"

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

/// The columns of rounds: in each, a participant has one entry at most.
struct Rounds {
    std::vector<std::map<int, Entry>> columns; ///< by number of the participant
    int moved = 0; ///< entries that stand in another column than their round, or have none
};

char resultSign(SideResult result)
{
    return result == SideResult::Draw ? 'R' : signOfSide(result).toLatin1();
}

char byeSign(engine::Score score)
{
    return score == engine::kWin ? '+' : score == engine::kDraw ? 'R' : '-';
}

/// Whether a bye is read back as it is.
bool isUsualBye(const engine::Bye& bye)
{
    return (bye.score == engine::kWin) == (bye.kind == engine::ByeKind::Allocated);
}

bool isWritten(const engine::Game& game)
{
    return game.result != engine::kNotPlayed;
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

class RoundsBuilder {
public:
    RoundsBuilder(const engine::Tournament& tournament, const Numbering& numbering)
        : m_tournament(tournament), m_numbering(numbering)
    {
    }

    Rounds build()
    {
        int last = m_tournament.header.rounds.value_or(0);
        std::map<int, std::vector<const engine::Game*>> games;
        const std::vector<int> rounds = assignedRounds(m_tournament);
        for (std::size_t position = 0; position < rounds.size(); ++position) {
            const engine::Game& game = m_tournament.games[position];
            if (isWritten(game))
                games[rounds[position]].push_back(&game);
            last = std::max(last, rounds[position]);
        }
        for (const engine::Participant& participant : m_tournament.participants) {
            for (const engine::Bye& bye : participant.byes)
                last = std::max(last, bye.round);
        }
        for (int round = 1; round <= last; ++round)
            addRound(round, games[round]);
        return std::move(m_rounds);
    }

private:
    void addRound(int round, const std::vector<const engine::Game*>& games)
    {
        const std::size_t first = m_rounds.columns.size();
        m_rounds.columns.emplace_back();
        for (const engine::Game* game : games)
            addGame(*game, first);
        for (const engine::Participant& participant : m_tournament.participants) {
            for (const engine::Bye& bye : participant.byes) {
                if (bye.round == round)
                    addBye(bye, m_numbering(participant.number), first);
            }
        }
    }

    void addGame(const engine::Game& game, std::size_t first)
    {
        const int white = m_numbering(game.white);
        const int black = m_numbering(game.black);
        auto& column = columnFree({white, black}, first);
        const auto colour = [](SideResult result, char played) { return isPlayed(result) ? played : ':'; };
        column.emplace(white, Entry{resultSign(game.result.white), colour(game.result.white, 'W'), black});
        column.emplace(black, Entry{resultSign(game.result.black), colour(game.result.black, 'B'), white});
        noteMove(column, game.round.value_or(0));
    }

    void addBye(const engine::Bye& bye, int number, std::size_t first)
    {
        auto& column = columnFree({number}, first);
        column.emplace(number, Entry{byeSign(bye.score), ':', 0});
        noteMove(column, bye.round);
    }

    void noteMove(const std::map<int, Entry>& column, int round)
    {
        if (&column - m_rounds.columns.data() + 1 != round)
            ++m_rounds.moved;
    }

    /// The first column from a round's own on in which these participants have no entry yet. Both sides of a
    /// game stand in the same column.
    std::map<int, Entry>& columnFree(std::initializer_list<int> numbers, std::size_t first)
    {
        for (std::size_t position = first; position < m_rounds.columns.size(); ++position) {
            auto& column = m_rounds.columns[position];
            if (std::ranges::none_of(numbers, [&](int number) { return column.contains(number); }))
                return column;
        }
        return m_rounds.columns.emplace_back();
    }

    const engine::Tournament& m_tournament;
    const Numbering& m_numbering;
    Rounds m_rounds;
};

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
        m_rounds = RoundsBuilder(m_tournament, m_numbering).build();
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

    [[nodiscard]] std::size_t rounds() const { return m_rounds.columns.size(); }

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
            .arg(m_rounds.columns.size(), 3)
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
        for (const auto& column : m_rounds.columns) {
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
            put(row, m_columns.birth,
                u"%1%2%3"_s.arg(date->day(), 2, 10, QChar(u'0'))
                    .arg(date->month(), 2, 10, QChar(u'0'))
                    .arg(date->year(), 4));
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
        return date ? u"%1.%2.%3"_s.arg(date->day(), 2, 10, QChar(u'0'))
                          .arg(date->month(), 2, 10, QChar(u'0'))
                          .arg(date->year())
                    : QString();
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

/// Counts what the format has no place for.
class LossCounter {
public:
    explicit LossCounter(const engine::Tournament& tournament)
        : m_tournament(tournament), m_columns(*swiColumns(kSwiTemplate)), m_losses(tournament)
    {
    }

    std::vector<ExportLoss> run()
    {
        const Numbering numbering(m_tournament);
        const Rounds rounds = RoundsBuilder(m_tournament, numbering).build();
        const auto& games = m_tournament.games;
        m_losses.addOf(ExportLossCode::Games, games, [](const auto& game) { return !isWritten(game); });
        m_losses.addByes([](const engine::Bye& bye) { return !isUsualBye(bye); });
        m_losses.addOf(ExportLossCode::NotRated, games,
                       [](const auto& game) { return isWritten(game) && !game.rated; });
        m_losses.addCarryOver();
        addParticipants();
        m_losses.addOf(ExportLossCode::Dates, games, [](const auto& game) { return game.date.has_value(); });
        m_losses.addOf(ExportLossCode::Boards, games,
                       [](const auto& game) { return game.board.has_value(); });
        m_losses.addDecisions();
        m_losses.addComputers();
        m_losses.add(ExportLossCode::Rounds, rounds.moved);
        m_losses.addOf(ExportLossCode::Colours, games, [&](const auto& game) { return losesColours(game); });
        // Entries that were moved may need more columns than there are rounds.
        const std::optional<int>& announced = m_tournament.header.rounds;
        noteHeader(announced && rounds.columns.size() > static_cast<std::size_t>(*announced));
        m_losses.addHeader();
        if (!numbering.isKept())
            m_losses.addNumbers();
        return m_losses.take();
    }

private:
    void countText(const std::string& text, qsizetype size)
    {
        const Fitted fit = fitted(text, size);
        m_cut += fit.isCut ? 1 : 0;
        m_changed += fit.isChanged ? 1 : 0;
    }

    void addParticipants()
    {
        const bool team = m_tournament.header.kind == engine::TournamentKind::Team;
        const auto& people = m_tournament.participants;
        m_losses.addOf(ExportLossCode::Ratings, people, [](const auto& one) {
            return (one.rating && one.ratingSource == engine::RatingSource::National) || one.index ||
                   one.ratingBound;
        });
        m_losses.addOf(ExportLossCode::PersonIds, people, [&](const auto& one) {
            return qsizetype(one.personId.size()) > m_columns.personId.size;
        });
        m_losses.addOf(ExportLossCode::Sex, people, [](const auto& one) { return one.sex.has_value(); });
        m_losses.addOf(ExportLossCode::Clubs, people,
                       [&](const auto& one) { return losesClub(one) || (team && !one.clubName.empty()); });
        m_losses.addOf(ExportLossCode::Teams, people,
                       [&](const auto& one) { return one.board || (!team && !one.team.empty()); });
        for (const engine::Participant& one : people) {
            countText(one.name, m_columns.name.size);
            countText(team ? one.team : one.clubName, m_columns.club.size);
        }
        const engine::TournamentHeader& header = m_tournament.header;
        for (const std::string* text : {&header.name, &header.place, &header.timeControl, &header.evaluator})
            m_changed += fitted(*text, 10'000).isChanged ? 1 : 0;
        m_losses.add(ExportLossCode::LongTexts, m_cut);
        m_losses.add(ExportLossCode::Characters, m_changed);
    }

    [[nodiscard]] bool losesClub(const engine::Participant& one) const
    {
        const bool memberLost = one.memberNumber && digitsOf(*one.memberNumber) >= m_columns.member.size;
        const bool seenAsMember = !one.club.empty() && one.memberNumber && !memberLost;
        return memberLost || one.member != seenAsMember;
    }

    /// Who is named first has White when neither side played.
    [[nodiscard]] bool losesColours(const engine::Game& game) const
    {
        const bool played = isPlayed(game.result.white) || isPlayed(game.result.black);
        const bool first = m_tournament.indexOf(game.white) < m_tournament.indexOf(game.black);
        return isWritten(game) && !played && !first;
    }

    void noteHeader(bool roundsGrow)
    {
        const engine::TournamentHeader& header = m_tournament.header;
        const bool isModeKept =
            header.mode == engine::TournamentMode::Swiss || header.mode == engine::TournamentMode::RoundRobin;
        m_losses.loseField("id", !header.externalId.empty());
        m_losses.loseField("level", !header.level.empty());
        m_losses.loseField("kind", header.kind == engine::TournamentKind::Match);
        m_losses.loseField("mode", !isModeKept);
        m_losses.loseField("system", !header.system.empty());
        m_losses.loseField("youth_class", !header.youthClass.empty());
        m_losses.loseField("hybrid", header.hybrid);
        // Behind the moves of one stage those of the next are looked for.
        const QString timeControl = QString::fromStdString(header.timeControl);
        m_losses.loseField("time_control", swiFooterKey().match(timeControl).hasMatch());
        m_losses.loseField("evaluator", QString::fromStdString(header.evaluator).startsWith(kSwiNoUser));
        m_losses.loseField("rounds", roundsGrow);
    }

    const engine::Tournament& m_tournament;
    SwiColumns m_columns;
    LossList m_losses;
    int m_cut = 0;
    int m_changed = 0;
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
    if (writer.rounds() > std::size_t(kSwiMaximumRounds))
        return refusal(ImportCode::TooLarge, {"rounds", std::to_string(kSwiMaximumRounds)});
    return data;
}

std::vector<ExportLoss> swiLosses(const engine::Tournament& tournament)
{
    return LossCounter(tournament).run();
}

} // namespace zahlmeister::app
