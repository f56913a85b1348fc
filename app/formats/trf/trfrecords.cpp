// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfrecords.h"

#include <algorithm>
#include <array>
#include <set>

#include <QRegularExpression>

#include "app/formats/importvalues.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Records that say nothing about players, games or dates: federation, rated players, colours, pairing
/// methods, acceleration, forbidden pairs, other programs' settings.
constexpr std::array<QStringView, 20> kOfNoUse{u"032", u"072", u"152", u"172", u"182", u"250", u"260",
                                               u"320", u"352", u"801", u"802", u"XXA", u"XXC", u"XXP",
                                               u"XXZ", u"XCF", u"XCG", u"XCM", u"XCT", u"DAT"};

constexpr std::size_t kMaximumRecords = 100'000;           // ten for each player
constexpr qsizetype kMaximumLine = 20'000;                 // twice a player with all rounds
constexpr std::size_t kMostTrfPlayers = kTrfMaximumNumber; // their numbers are unique

/// Where player lists of teams may begin when a writer did not keep to the columns.
constexpr qsizetype kTeamShift = 6;

/// The number that a text begins with: `129 (88)`.
std::optional<int> leadingNumber(const QString& text)
{
    static const QRegularExpression kNumber(u"^(\\d{1,6})(?!\\d)"_s);
    const auto match = kNumber.match(text.trimmed());
    return match.hasMatch() ? std::optional(match.capturedView(1).toInt()) : std::nullopt;
}

/// Lines between the records: `###`, rulers such as `DDD SSSS` and `1234567890`, CLM's `FFF` with remarks.
bool isComment(QStringView line)
{
    const QChar first = line.front();
    const bool repeated = line.size() >= 3 && line[1] == first && line[2] == first;
    return first == u'#' || first.isSpace() || (repeated && first.isLetter()) ||
           line.startsWith(u"1234567890");
}

class RecordReader {
public:
    explicit RecordReader(NoteList& notes) : m_notes(notes) { }

    /// Whether there is more than a tournament can have.
    bool isTooLarge() const { return m_tooLarge; }

    void read(QStringView line, int number)
    {
        m_line = line;
        m_number = number;
        if (line.trimmed().isEmpty() || isComment(line))
            return;
        if (++m_count > kMaximumRecords || line.size() > kMaximumLine)
            return refuseSize();
        m_code = line.left(3).toString().toUpper();
        const auto text = texts().find(m_code);
        const auto reader = readers().find(m_code);
        if (text != texts().end())
            keep(m_records.*text->second);
        else if (reader != readers().end())
            reader->second(*this);
        else if (m_code.size() == 3 && m_code.startsWith(u"BB"))
            check(m_records.scoring.readBb(m_line));
        else if (std::ranges::find(kOfNoUse, QStringView(m_code)) == kOfNoUse.end())
            readRest();
    }

    TrfRecords take() { return std::move(m_records); }

private:
    ImportPlace place() const { return {.line = m_number}; }
    QString value() const { return m_line.mid(3).trimmed().toString(); }

    /// The first record of a kind counts; writers repeat them empty.
    void keep(QString& field) const
    {
        if (field.isEmpty())
            field = value();
    }

    void keep(WrittenDate& date) const
    {
        if (date.text.isEmpty())
            date = {value(), m_number};
    }

    /// Records that are nothing but a text.
    static const std::map<QString, QString TrfRecords::*>& texts()
    {
        static const std::map<QString, QString TrfRecords::*> kTexts{
            {u"012"_s, &TrfRecords::name},        {u"022"_s, &TrfRecords::city},
            {u"092"_s, &TrfRecords::type},        {u"122"_s, &TrfRecords::timeControl},
            {u"192"_s, &TrfRecords::typeCode},    {u"222"_s, &TrfRecords::timeControlCode},
            {u"202"_s, &TrfRecords::tieBreaks},   {u"212"_s, &TrfRecords::criteria},
            {u"362"_s, &TrfRecords::matchPoints}, {u"XCL"_s, &TrfRecords::venue}};
        return kTexts;
    }

    /// All other records that are known by their code.
    static const std::map<QString, void (*)(RecordReader&)>& readers()
    {
        using R = RecordReader&;
        static const std::map<QString, void (*)(R)> kReaders{
            {u"001"_s, [](R r) { r.readPlayer(); }},
            {u"013"_s, [](R r) { r.readTeam(r.m_records.oldTeams, 5, 36, 37); }},
            {u"042"_s, [](R r) { r.keep(r.m_records.dates.start); }},
            {u"052"_s, [](R r) { r.keep(r.m_records.dates.end); }},
            {u"062"_s, [](R r) { r.readPlayerCount(); }},
            {u"082"_s, [](R r) { r.m_records.announcedTeams = leadingNumber(r.value()); }},
            {u"132"_s, [](R r) { r.readRoundDates(); }},
            {u"142"_s, [](R r) { r.readRoundCount(); }},
            {u"162"_s, [](R r) { r.check(r.m_records.scoring.read162(r.m_line)); }},
            {u"240"_s, [](R r) { r.readByes(); }},
            {u"299"_s, [](R r) { r.check(r.m_records.scoring.read299(r.m_line)); }},
            {u"300"_s, [](R r) { r.readLineUp(); }},
            {u"330"_s, [](R r) { r.readForfeit(); }},
            {u"310"_s, [](R r) { r.readTeam(r.m_records.teams, 9, 40, 74); }},
            {u"XCA"_s, [](R r) { r.readRoundCount(); }},
            {u"XCC"_s, [](R r) { r.readClub(); }},
            {u"XCE"_s, [](R r) { r.leavePersonalDataOut(); }},
            {u"XCP"_s, [](R r) { r.leavePersonalDataOut(); }},
            {u"XCR"_s, [](R r) { r.readClub(); }},
            {u"XCS"_s, [](R r) { r.leavePersonalDataOut(); }},
            {u"XCZ"_s, [](R r) { r.readClub(); }},
            {u"XXR"_s, [](R r) { r.readRoundCount(); }},
            {u"XXS"_s, [](R r) { r.check(r.m_records.scoring.readXxs(r.m_line)); }},
        };
        return kReaders;
    }

    void readPlayer()
    {
        if (std::optional<TrfPlayer> player = readTrfPlayer(m_line, m_number, m_notes)) {
            m_cells += player->cells.size();
            m_records.players.push_back(std::move(*player));
        }
        if (m_cells > kTrfMaximumCells || m_records.players.size() > kMostTrfPlayers)
            refuseSize();
    }

    void readByes()
    {
        const std::optional<int> round = trfNumber(m_line, 7, 9);
        const auto numbers = trfNumbers(m_line, 11);
        if (!round || *round == 0 || !numbers)
            misread();
        else
            m_records.byes.push_back(
                {m_number, trfColumns(m_line, 5, 5).front().toUpper(), *round, *numbers});
    }

    void refuseSize()
    {
        if (!m_tooLarge)
            m_notes.refuse(ImportCode::TooLarge,
                           {m_line.left(3).toString().toStdString(), std::to_string(kMaximumRecords)},
                           place());
        m_tooLarge = true;
    }

    void readTeam(std::vector<TrfTeam>& teams, qsizetype nameStart, qsizetype nameEnd, qsizetype players)
    {
        TrfTeam team;
        team.line = m_number;
        team.name = trfColumns(m_line, nameStart, nameEnd).trimmed().toString();
        team.number = m_code == u"310" ? trfNumber(m_line, 5, 7).value_or(0) : 0;
        const auto numbers = teamPlayers(players);
        if (!numbers)
            return misread();
        team.players = *numbers;
        teams.push_back(std::move(team));
    }

    /// The list at its columns, or a few columns beside them where it begins with a player.
    std::optional<std::vector<int>> teamPlayers(qsizetype column) const
    {
        const std::optional<std::vector<int>> prescribed = trfNumbers(m_line, column);
        if (prescribed && (prescribed->empty() || prescribed->front() > 0))
            return prescribed;
        for (qsizetype distance = 1; distance <= kTeamShift; ++distance) {
            for (const qsizetype shifted : {column - distance, column + distance}) {
                const bool apart = trfColumns(m_line, shifted - 1, shifted - 1).trimmed().isEmpty();
                const std::optional<std::vector<int>> numbers = trfNumbers(m_line, shifted);
                if (apart && numbers && !numbers->empty() && numbers->front() > 0)
                    return numbers;
            }
        }
        return prescribed;
    }

    void readLineUp()
    {
        const std::optional<int> round = trfNumber(m_line, 5, 7);
        const auto numbers = trfNumbers(m_line, 17);
        if (!round || !numbers)
            misread();
        else
            m_records.lineUps.push_back({m_number, *round, trfNumber(m_line, 9, 11).value_or(0),
                                         trfNumber(m_line, 13, 15).value_or(0), *numbers});
    }

    void readForfeit()
    {
        const QString sign = trfColumns(m_line, 5, 6).toString();
        const auto round = trfNumber(m_line, 8, 10);
        const auto white = trfNumber(m_line, 12, 14);
        const auto black = trfNumber(m_line, 16, 18);
        if (!round || *round < 1 || !white || !black || (sign != u"+-" && sign != u"-+" && sign != u"--"))
            misread();
        else
            m_records.forfeits.push_back({m_number, sign, *round, *white, *black});
    }

    void readClub()
    {
        const std::optional<int> number = trfNumber(m_line, 5, 8);
        if (!number)
            return misread();
        TrfClub& club = m_records.clubs[*number];
        club.line = m_number;
        if (m_code == u"XCC") {
            club.clubName = trfColumns(m_line, 10, m_line.size()).trimmed().toString();
        } else if (m_code == u"XCZ") {
            club.membership = trfColumns(m_line, 10, m_line.size()).trimmed().toString();
        } else {
            club.dwz = trfNumber(m_line, 10, 13).value_or(0);
            club.elo = trfNumber(m_line, 15, 18).value_or(0);
            club.ownRating = trfNumber(m_line, 20, 23).value_or(0);
        }
    }

    /// CLM writes settings of the tournament as XCP, too; those have a `=` and concern nobody.
    void leavePersonalDataOut()
    {
        if (!trfNumber(m_line, 5, 8) || !m_leftOut.insert(m_code).second)
            return;
        m_notes.adjusted(ImportCode::PersonalDataLeftOut,
                         {m_code == u"XCE"   ? "e-mail"
                          : m_code == u"XCP" ? "telephone"
                                             : "mobile phone"},
                         place());
    }

    void readRest()
    {
        static const QRegularExpression kFederation(u"^[A-Z]{3}$"_s);
        if (kFederation.match(m_code).hasMatch() && trfColumns(m_line, 4, 4) == u" ") {
            if (std::optional<TrfNational> national = readTrfNational(m_line, m_number)) {
                m_records.nationals.push_back(std::move(*national));
                return;
            }
        }
        if (m_code == u"102" || m_code == u"112") {
            if (!value().isEmpty())
                m_notes.adjusted(ImportCode::UnknownPart, {QString(m_code % u' ' % value()).toStdString()},
                                 place());
        } else if (m_leftOut.insert(m_code).second) {
            m_notes.adjusted(ImportCode::UnknownPart, {m_line.left(40).trimmed().toString().toStdString()},
                             place());
        }
    }

    void readPlayerCount()
    {
        m_records.announcedPlayers = leadingNumber(value());
        m_records.announcedPlayersLine = m_number;
    }

    void readRoundCount()
    {
        if (m_records.announcedRounds || value().isEmpty())
            return;
        const std::optional<int> rounds = leadingNumber(value());
        if (!rounds || *rounds < 1 || *rounds > kMaximumRounds) {
            m_notes.doubt(ImportCode::OutOfRange, {"rounds", value().toStdString(), "1–999"}, place());
            return;
        }
        m_records.announcedRounds = rounds;
        m_records.announcedRoundsLine = m_number;
    }

    /// Column by column, else word by word.
    void readRoundDates()
    {
        constexpr qsizetype kFirst = 92;
        std::map<int, WrittenDate> dates;
        bool inColumns = trfColumns(m_line, 4, kFirst - 1).trimmed().isEmpty();
        for (qsizetype column = kFirst; column <= m_line.size() && inColumns; column += 10) {
            const QString text = trfColumns(m_line, column, column + 9).trimmed().toString();
            const int round = static_cast<int>((column - kFirst) / 10) + 1;
            inColumns = !text.contains(u' ') && round <= kMaximumRounds;
            if (!text.isEmpty())
                dates[round] = {text, m_number};
        }
        if (!inColumns) {
            dates.clear();
            const QStringList words = value().split(u' ', Qt::SkipEmptyParts);
            if (words.size() > kMaximumRounds)
                return misread();
            for (qsizetype i = 0; i < words.size(); ++i)
                dates[static_cast<int>(i) + 1] = {words.at(i), m_number};
        }
        if (m_records.dates.rounds.empty())
            m_records.dates.rounds = std::move(dates);
    }

    void check(bool isUnderstood)
    {
        if (!isUnderstood)
            misread();
    }

    void misread()
    {
        m_notes.doubt(ImportCode::BadValue,
                      {m_code.toStdString(), m_line.left(80).trimmed().toString().toStdString()}, place());
    }

    NoteList& m_notes;
    TrfRecords m_records;
    QStringView m_line;
    int m_number = 0;
    QString m_code;
    std::size_t m_cells = 0;
    std::size_t m_count = 0; ///< of records
    bool m_tooLarge = false;
    std::set<QString> m_leftOut; ///< codes of which it has been said
};

} // namespace

TrfRecords readTrfRecords(const QString& text, NoteList& notes)
{
    constexpr QChar kEndOfDosFile(0x1a);
    RecordReader reader(notes);
    int number = 0;
    qsizetype start = 0;
    while (start < text.size() && !notes.isFull() && !reader.isTooLarge()) {
        qsizetype end = start;
        while (end < text.size() && text.at(end) != u'\n' && text.at(end) != u'\r')
            ++end;
        const QStringView line = QStringView(text).sliced(start, end - start);
        ++number;
        if (!line.isEmpty() && line.front() == kEndOfDosFile)
            break;
        reader.read(line, number);
        const bool pair = end + 1 < text.size() && text.at(end) == u'\r' && text.at(end + 1) == u'\n';
        start = end + (pair ? 2 : 1);
    }
    return reader.take();
}

} // namespace zahlmeister::app
