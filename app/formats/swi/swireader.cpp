// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swi/swi.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include <QStringList>

#include "app/formats/birthdates.h"
#include "app/formats/importreader.h"
#include "app/formats/importvalues.h"
#include "app/formats/roundentries.h"
#include "app/spelling/clubcode.h"
#include "app/spelling/nobody.h"
#include "app/spelling/result.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;
using engine::SideResult;

namespace {

constexpr qsizetype kLargestSwiFile = qsizetype(8) * 1024 * 1024; // 999 participants with 999 rounds
constexpr qsizetype kGameSize = 6;

struct Line {
    QStringView text;
    int number;
};

/// The lines of a text, whatever ends them.
class Lines {
public:
    explicit Lines(QStringView text) : m_rest(text), m_end(swiLineEnd(text)) { }

    std::optional<Line> next()
    {
        if (m_rest.isEmpty())
            return std::nullopt;
        const qsizetype end = m_rest.indexOf(m_end);
        QStringView line = end < 0 ? m_rest : m_rest.first(end);
        m_rest = end < 0 ? QStringView() : m_rest.sliced(end + 1);
        while (line.endsWith(u'\r') || line.endsWith(u'\x1a'))
            line.chop(1);
        return Line{line, ++m_number};
    }

private:
    QStringView m_rest;
    QChar m_end;
    int m_number = 0;
};

/// A participant's line, cut into columns by characters, or by the bytes of UTF-8 where its writer padded
/// bytes.
class Row {
public:
    Row(QStringView line, const SwiColumns& columns, ListEncoding encoding)
        : m_text(line.toString()), m_columns(columns)
    {
        if (encoding != ListEncoding::Utf8 || fits())
            return;
        const QString bytes = QString::fromLatin1(line.toUtf8());
        if (bytes.size() == m_text.size())
            return;
        const QString characters = std::exchange(m_text, bytes);
        m_isBytes = fits();
        if (!m_isBytes)
            m_text = characters;
    }

    [[nodiscard]] QString value(SwiColumn column) const
    {
        const QString text = m_text.mid(column.begin, column.size);
        return (m_isBytes ? QString::fromUtf8(text.toLatin1()) : text).trimmed();
    }

    [[nodiscard]] bool isFilled(SwiColumn column) const
    {
        return m_text.size() >= column.end() && m_text[column.end() - 1] != u' ';
    }

    /// @brief Rounds whose places the line reaches.
    [[nodiscard]] int rounds() const
    {
        qsizetype size = m_text.size();
        while (size > 0 && m_text[size - 1] == u' ')
            --size;
        const qsizetype games = std::max<qsizetype>(size - m_columns.games, 0);
        return int((games + kGameSize - 1) / kGameSize);
    }

    /// @brief The six places of a round, without the blank that separates rounds.
    [[nodiscard]] QString game(int round) const
    {
        const qsizetype begin = m_columns.games + kGameSize * (round - 1);
        return m_text.mid(begin, kGameSize).leftJustified(kGameSize, u' ');
    }

    /// @brief First place of a round, from 1.
    [[nodiscard]] int gamePlace(int round) const
    {
        return int(m_columns.games) + int(kGameSize) * (round - 1) + 2;
    }

    /// @brief Whether the places between numbers are blank: no column has slipped.
    [[nodiscard]] bool fits() const
    {
        const auto isBlank = [&](qsizetype place) { return place >= m_text.size() || m_text[place] == u' '; };
        for (const SwiColumn& column : {m_columns.fideId, m_columns.personId, m_columns.birth, m_columns.elo,
                                        m_columns.dwz, m_columns.vkz}) {
            if (!isBlank(column.begin - 1))
                return false;
        }
        return isBlank(m_columns.games - 1) && isBlank(m_columns.games);
    }

private:
    QString m_text;
    const SwiColumns& m_columns;
    bool m_isBytes = false;
};

std::optional<EntryColour> colourOf(QChar sign)
{
    switch (sign.toUpper().unicode()) {
    case u'W': return EntryColour::White;
    case u'B':
    case u'S': return EntryColour::Black;
    case u':':
    case u'-':
    case u' ': return EntryColour::Unknown;
    default: return std::nullopt;
    }
}

/// A key of the footer has an umlaut, and so tells the encoding for certain.
DecodedText decodeSwi(const QByteArray& data)
{
    static const QByteArray kDosKey = QByteArrayLiteral("Z\x81") + "ge(";
    static const QByteArray kWindowsKey = QByteArrayLiteral("Z\xfc") + "ge(";
    DecodedText decoded = decodeText(data, ListEncoding::Cp850);
    const bool dos = data.contains(kDosKey);
    if ((isUnicode(decoded.encoding) && decoded.complete) || (!dos && !data.contains(kWindowsKey)))
        return decoded;
    decoded.encoding = dos ? ListEncoding::Cp850 : ListEncoding::Windows1252;
    decoded.text = decodeAs(data, decoded.encoding);
    decoded.complete = !decoded.text.contains(QChar(QChar::ReplacementCharacter));
    return decoded;
}

class SwiReader : ImportReader {
public:
    explicit SwiReader(const ImportFile& file) : m_file(file) { }

    ImportResult run()
    {
        if (m_file.data.size() > kLargestSwiFile) {
            m_notes.refuse(ImportCode::TooLarge, {"bytes", std::to_string(kLargestSwiFile)});
            return finished();
        }
        const DecodedText decoded = decodeSwi(m_file.data);
        m_encoding = decoded.encoding;
        noteEncoding(decoded, ListEncoding::Cp850);
        readLines(decoded.text);
        if (m_notes.isRefused())
            return finished();
        takeGames();
        completeHeader();
        return finished();
    }

private:
    struct Pending {
        std::size_t participant;
        Row row;
        int line;
    };

    void readLines(const QString& text)
    {
        Lines lines(text);
        readHead(lines);
        if (!m_columns) {
            m_notes.refuse(ImportCode::MissingPart, {kSwiTemplate.trimmed().toString().toStdString()});
            return;
        }
        const bool complete = readParticipants(lines);
        if (participants().empty() && !m_notes.isRefused())
            m_notes.refuse(ImportCode::MissingPart, {"participants"});
        if (!complete)
            m_notes.doubt(ImportCode::Truncated, {"###"});
        while (const auto line = lines.next())
            readFooterLine(*line);
    }

    void readHead(Lines& lines)
    {
        static const QRegularExpression kCode(
            u"^([EM])([A-Z])\\s*(\\d{1,4})\\s+(\\d{1,3})(?:\\s+(\\d{1,3}))?(?:\\s+#\\d+#)?\\s*$"_s);
        while (const auto line = lines.next()) {
            m_columns = swiColumns(line->text);
            if (m_columns)
                return;
            if (const auto match = kCode.match(line->text); match.hasMatch())
                readCode(match, line->number);
            else if (line->number == 1)
                header().name = line->text.toString().simplified().toStdString();
        }
    }

    void readCode(const QRegularExpressionMatch& match, int line)
    {
        const bool team = match.capturedView(1) == u'M';
        header().kind = team ? engine::TournamentKind::Team : engine::TournamentKind::Individual;
        if (match.capturedView(2) == u'S')
            header().mode = engine::TournamentMode::Swiss;
        else if (match.capturedView(2) == u'R')
            header().mode = engine::TournamentMode::RoundRobin;
        else
            m_notes.doubt(ImportCode::BadValue, {"mode", match.captured(2).toStdString()}, {.line = line});
        m_announcedParticipants = match.capturedView(3).toInt();
        m_announcedRounds = match.capturedView(4).toInt();
        m_announcedCycles = std::max(match.capturedView(5).toInt(), 1);
    }

    /// @return whether the line of crosses that ends the table was there
    bool readParticipants(Lines& lines)
    {
        bool unknownPart = false;
        while (const auto line = lines.next()) {
            if (line->text.startsWith(u"###"))
                return true;
            if (unknownPart || line->text.trimmed().isEmpty())
                continue;
            // Lines of participants begin with a blank, whatever else stands there does not. The lines of
            // teams, if any, are of no use: whose team a participant plays in stands in his own line.
            unknownPart = line->text.front() != u' ' || swiColumns(line->text).has_value();
            if (unknownPart)
                m_notes.doubt(ImportCode::UnknownPart, {line->text.trimmed().toString().toStdString()},
                              {.line = line->number});
            else
                readParticipant(*line);
            if (m_notes.isFull())
                return true;
        }
        return false;
    }

    void readParticipant(const Line& line)
    {
        const Row row(line.text, *m_columns, m_encoding);
        const auto number = importedNumber(row.value(m_columns->number));
        const qsizetype dot = m_columns->number.end();
        if (!number || *number < 1 || line.text.size() <= dot || line.text[dot] != u'.' || !row.fits()) {
            m_notes.refuse(ImportCode::Malformed,
                           {line.text.trimmed().toString().toStdString(),
                            kSwiTemplate.trimmed().toString().toStdString()},
                           {.line = line.number});
            return;
        }
        if (!m_numbers.insert(*number).second) {
            m_notes.refuse(ImportCode::DuplicateNumber, {std::to_string(*number)}, {.line = line.number});
            return;
        }
        const QString name = row.value(m_columns->name);
        if (isNobody(name) || importedName(name).empty()) {
            m_dummies.insert(*number);
            m_notes.adjusted(ImportCode::DummyLeftOut, {name.toStdString()}, {.line = line.number});
            return;
        }
        engine::Participant participant{.number = engine::ParticipantNumber(*number)};
        participant.name = importedName(name);
        const ImportPlace place{.line = line.number};
        if (row.isFilled(m_columns->name))
            m_notes.doubt(ImportCode::NameCut, {participant.name}, place);
        readPerson(row, participant, place);
        m_positions.emplace(*number, participants().size());
        m_pending.push_back({participants().size(), row, line.number});
        participants().push_back(std::move(participant));
        m_imported.participantLines.push_back(line.number);
    }

    void readPerson(const Row& row, engine::Participant& participant, const ImportPlace& place)
    {
        std::string& team =
            header().kind == engine::TournamentKind::Team ? participant.team : participant.clubName;
        team = row.value(m_columns->club).simplified().toStdString();
        participant.fideId = number("fide_id", row.value(m_columns->fideId), place);
        takeCode("person_id", participant.personId, row.value(m_columns->personId), place, importedPersonId);
        m_births.emplace_back(participants().size(), row.value(m_columns->birth));
        takeCode("club", participant.club, row.value(m_columns->vkz), place, clubCodeOf);
        participant.memberNumber = number("member_number", row.value(m_columns->member), place);
        participant.member = !participant.club.empty() && participant.memberNumber.has_value();
        takeRating(participant, row.value(m_columns->dwz), row.value(m_columns->elo), place, place);
    }

    void takeGames()
    {
        std::vector<RoundEntry> halves;
        for (const Pending& pending : m_pending) {
            const int rounds = pending.row.rounds();
            if (rounds > kMaximumRounds) {
                m_notes.refuse(ImportCode::TooLarge, {"rounds", std::to_string(kMaximumRounds)},
                               {.line = pending.line});
                return;
            }
            for (int round = 1; round <= rounds && !m_notes.isFull(); ++round)
                takeGame(pending, round, halves);
        }
        joinRoundEntries(std::move(halves), m_imported, m_notes);
    }

    void takeGame(const Pending& pending, int round, std::vector<RoundEntry>& halves)
    {
        const QString text = pending.row.game(round);
        const ImportPlace place{.line = pending.line, .column = pending.row.gamePlace(round)};
        const QString opponent = text.sliced(3).trimmed();
        const auto result = sideOf(text[1], ResultSigns::Swi);
        const auto colour = colourOf(text[2]);
        const auto number = opponent.isEmpty() ? std::optional(0) : importedNumber(opponent);
        // Who had a colour had an opponent.
        const bool isCutOff =
            opponent.isEmpty() && result && isPlayed(*result) && colour != EntryColour::Unknown;
        if (text[0] != u' ' || !result || !colour || !number || isCutOff) {
            m_notes.refuse(ImportCode::BadResult, {text.trimmed().toStdString()}, place);
            return;
        }
        RoundEntry half{.participant = pending.participant,
                        .round = round,
                        .colour = *colour,
                        .result = *result,
                        .place = place};
        if (*number != 0 && !m_dummies.contains(*number)) {
            const auto position = m_positions.find(*number);
            if (position == m_positions.end()) {
                m_notes.refuse(ImportCode::UnknownOpponent,
                               {label(pending.participant), opponent.toStdString()}, place);
                return;
            }
            half.opponent = position->second;
        } else if (*result == SideResult::NotPlayed) {
            return;
        }
        m_lastRound = std::max(m_lastRound, round);
        halves.push_back(half);
    }

    void readFooterLine(const Line& line)
    {
        QString key;
        qsizetype begin = 0;
        const auto finish = [&](qsizetype end) {
            if (!key.isEmpty())
                takeFooterValue(key, line.text.sliced(begin, end - begin).toString().simplified(),
                                line.number);
        };
        for (auto matches = swiFooterKey().globalMatch(line.text.toString()); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            // A key inside a value is none: keys stand at the beginning, or after blanks in lines of several.
            const qsizetype start = match.capturedStart();
            if (start > 0 &&
                (!isRepeatedKey(key) || line.text[start - 1] != u' ' || !isRepeatedKey(match.captured(1))))
                continue;
            finish(start);
            key = match.captured(1);
            begin = match.capturedEnd();
        }
        finish(line.text.size());
    }

    /// Keys that share a line with others.
    [[nodiscard]] static bool isRepeatedKey(const QString& key)
    {
        return key.startsWith("Datum"_L1) || key.startsWith(u'Z');
    }

    void takeFooterValue(const QString& key, const QString& value, int line)
    {
        if (value.isEmpty())
            return;
        if (key == "Name"_L1)
            header().name = value.toStdString();
        else if (key == "Ort"_L1)
            header().place = value.toStdString();
        else if (key == "Datum(S)"_L1)
            header().start = day("start", value, {.line = line});
        else if (key == "Datum(E)"_L1)
            header().end = day("end", value, {.line = line});
        else if (key.startsWith(u'Z'))
            m_timeControls += value;
        else if (key == "Anwender"_L1 && !value.startsWith(kSwiNoUser))
            header().evaluator = value.toStdString();
        else if (key != "Anwender"_L1 && key != "FIDE-Land"_L1)
            m_leftOut += key;
    }

    void completeHeader()
    {
        header().timeControl = m_timeControls.join(" + "_L1).toStdString();
        if (!m_leftOut.isEmpty())
            m_notes.adjusted(ImportCode::UnknownPart, {m_leftOut.join(", "_L1).toStdString()});
        for (const auto& [position, text] : m_births) {
            const auto reference = header().end ? header().end : header().start;
            readShortBirth(text, reference, participants()[position],
                           {.line = m_imported.participantLines[position]}, m_notes);
        }
        const int rounds = std::max(m_announcedRounds, m_lastRound);
        if (rounds > 0 && rounds <= kMaximumRounds)
            header().rounds = rounds;
        if (m_announcedRounds > 0 && m_lastRound > m_announcedRounds * m_announcedCycles)
            m_notes.doubt(ImportCode::CountDiffers,
                          {"rounds", std::to_string(m_announcedRounds * m_announcedCycles),
                           std::to_string(m_lastRound)});
        const int count = int(m_numbers.size());
        if (m_announcedParticipants && *m_announcedParticipants != count)
            m_notes.doubt(ImportCode::CountDiffers,
                          {"participants", std::to_string(*m_announcedParticipants), std::to_string(count)});
    }

    const ImportFile& m_file;
    ListEncoding m_encoding = ListEncoding::Cp850;
    std::optional<SwiColumns> m_columns;
    std::optional<int> m_announcedParticipants;
    int m_announcedRounds = 0;
    int m_announcedCycles = 1;
    int m_lastRound = 0;
    std::set<int> m_numbers;
    std::set<int> m_dummies;
    std::map<int, std::size_t> m_positions;
    std::vector<Pending> m_pending;
    std::vector<std::pair<std::size_t, QString>> m_births; ///< two-digit years need the tournament's date
    QStringList m_timeControls;
    QStringList m_leftOut;
};

} // namespace

ImportResult readSwi(const ImportInput& input)
{
    if (input.size() != 1)
        return refusal(ImportCode::TooLarge, {"files", "1"});
    return SwiReader(input.front()).run();
}

} // namespace zahlmeister::app
