// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/tunx/tunxfile.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include <QStringDecoder>
#include <QtEndian>

namespace zahlmeister::app {

namespace {

constexpr int kMarkSize = 4;
constexpr QByteArrayView kMarkEnd("\xff\x89\x44", 3);

enum Section : unsigned char {
    HeadSection = 0x93,
    SettingsSection = 0x95,
    ScheduleSection = 0xa3,
    PlayersSection = 0xa5,
    PairingsSection = 0xb3,
    TeamsSection = 0xb5,
    MatchesSection = 0xc3,
    UnknownSection = 0xc5,
    DirectorySection = 0xd3,
    EndSection = 0xe3,
};
constexpr std::array<unsigned char, 10> kSections{
    HeadSection,  SettingsSection, ScheduleSection, PlayersSection,   PairingsSection,
    TeamsSection, MatchesSection,  UnknownSection,  DirectorySection, EndSection};

constexpr qsizetype kHeadTexts = 0x6c;
constexpr int kPlayerTexts = 33;
constexpr qsizetype kPlayerNumbers = 104;
constexpr int kTeamTexts = 26;
constexpr qsizetype kTeamNumbers = 54;
constexpr qsizetype kRoundNumbers = 106;
constexpr qsizetype kPairingSize = 21;

/// Two bytes number a player; two numbers are taken.
constexpr std::size_t kMostTunxPlayers = 0xfffd;
constexpr std::size_t kMaximumPairings = 1'000'000;

/// Reads from one section and never beyond it; what is not there is zero, and failed() tells.
class SectionReader {
public:
    explicit SectionReader(QByteArrayView data) : m_data(data) { }

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool atEnd() const { return m_position >= m_data.size(); }

    QString text()
    {
        const qsizetype size = qsizetype(number<quint16>(0)) * 2;
        skip(2);
        const QByteArrayView bytes = take(size);
        QStringDecoder decoder(QStringDecoder::Utf16LE);
        const QString decoded = decoder(bytes);
        // Old programs leave what was in memory after a zero.
        const qsizetype zero = decoded.indexOf(QChar(u'\0'));
        return (zero < 0 ? decoded : decoded.left(zero)).trimmed();
    }

    QStringList texts(int count)
    {
        QStringList list;
        for (int i = 0; i < count && !m_failed; ++i)
            list.append(text());
        while (list.size() < count)
            list.append(QString());
        return list;
    }

    /// The number so many bytes ahead.
    template <class Number>
    Number number(qsizetype offset)
    {
        const qsizetype start = m_position + offset;
        if (start < 0 || start + qsizetype(sizeof(Number)) > m_data.size()) {
            m_failed = true;
            return 0;
        }
        return qFromLittleEndian<Number>(m_data.data() + start);
    }

    void skip(qsizetype size) { take(size); }

private:
    QByteArrayView take(qsizetype size)
    {
        if (size > m_data.size() - m_position) {
            m_failed = true;
            m_position = m_data.size();
            return {};
        }
        const QByteArrayView taken = m_data.sliced(m_position, size);
        m_position += size;
        return taken;
    }

    QByteArrayView m_data;
    qsizetype m_position = 0;
    bool m_failed = false;
};

std::string sectionName(unsigned char section)
{
    return QString::number(section, 16).toUpper().toStdString();
}

class FileReader {
public:
    FileReader(const QByteArray& data, NoteList& notes) : m_data(data), m_notes(notes) { }

    std::optional<TunxFile> read()
    {
        findSections();
        for (const unsigned char section : {SettingsSection, PlayersSection, PairingsSection, EndSection}) {
            if (!m_sections.contains(section)) {
                m_notes.refuse(ImportCode::Truncated, {sectionName(section)});
                return std::nullopt;
            }
        }
        readHead();
        readSettings();
        readSchedule();
        readRecords(PlayersSection, m_file.players, "participants", kMostTunxPlayers, readPlayer);
        readTeams();
        readRecords(PairingsSection, m_file.pairings, "games", kMaximumPairings, readPairing);
        return m_notes.isRefused() ? std::nullopt : std::optional(std::move(m_file));
    }

private:
    /// The first mark of each kind, in any order; a section ends where the next one begins.
    void findSections()
    {
        std::vector<std::pair<qsizetype, unsigned char>> marks;
        for (qsizetype found = m_data.indexOf(kMarkEnd, 1); found > 0;
             found = m_data.indexOf(kMarkEnd, found + 1)) {
            const auto section = static_cast<unsigned char>(m_data.at(found - 1));
            const bool known = std::ranges::find(kSections, section) != kSections.end();
            const bool again =
                std::ranges::any_of(marks, [&](const auto& mark) { return mark.second == section; });
            if (known && !again)
                marks.emplace_back(found - 1, section);
        }
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const qsizetype start = marks[i].first + kMarkSize;
            const qsizetype end = i + 1 < marks.size() ? marks[i + 1].first : m_data.size();
            m_sections.emplace(marks[i].second, QByteArrayView(m_data).sliced(start, end - start));
        }
    }

    SectionReader reader(unsigned char section) const
    {
        const auto found = m_sections.find(section);
        return SectionReader(found == m_sections.end() ? QByteArrayView() : found->second);
    }

    void refuse(unsigned char section, std::size_t entry)
    {
        m_notes.refuse(ImportCode::Malformed, {sectionName(section), std::to_string(entry)},
                       {.part = sectionName(section)});
    }

    void readHead()
    {
        SectionReader head = reader(HeadSection);
        head.skip(kHeadTexts - kMarkSize);
        constexpr int kTexts = 26;
        m_file.texts = head.texts(kTexts);
        if (head.failed())
            refuse(HeadSection, 0);
    }

    void readSettings()
    {
        SectionReader settings = reader(SettingsSection);
        m_file.rounds = settings.number<quint16>(0x00);
        m_file.kind = settings.number<quint8>(0x0b);
        m_file.playedRounds = settings.number<quint8>(0x11);
        m_file.announcedPlayers = settings.number<quint16>(0x13);
        m_file.start = static_cast<int>(settings.number<quint32>(0x47) & 0x7fffffffU);
        m_file.end = static_cast<int>(settings.number<quint32>(0x4b) & 0x7fffffffU);
        if (settings.failed())
            refuse(SettingsSection, 0);
    }

    /// A round has its time of day as text, then numbers. What cannot be read is not needed.
    void readSchedule()
    {
        SectionReader schedule = reader(ScheduleSection);
        while (!schedule.atEnd() && m_file.schedule.size() <= 999) {
            (void)schedule.text();
            TunxRound round;
            round.date = static_cast<int>(schedule.number<quint32>(30) & 0x7fffffffU);
            round.pairings = schedule.number<quint16>(36);
            schedule.skip(kRoundNumbers);
            if (schedule.failed()) {
                m_file.schedule.clear();
                return;
            }
            m_file.schedule.push_back(round);
        }
    }

    /// Reads records to the end of a section, of which there may not be more than so many.
    /// @param what they are, in the note that refuses more
    template <class Record, class Read>
    void readRecords(unsigned char section, std::vector<Record>& records, const char* what, std::size_t most,
                     Read readRecord)
    {
        SectionReader data = reader(section);
        while (!data.atEnd()) {
            Record record = readRecord(data);
            if (data.failed())
                return refuse(section, records.size() + 1);
            records.push_back(std::move(record));
            if (records.size() > most) {
                m_notes.refuse(ImportCode::TooLarge, {what, std::to_string(most)},
                               {.part = sectionName(section)});
                return;
            }
        }
    }

    static TunxPlayer readPlayer(SectionReader& data)
    {
        const QStringList texts = data.texts(kPlayerTexts);
        TunxPlayer player{.surname = texts.at(0),
                          .forename = texts.at(1),
                          .nationalId = texts.at(5),
                          .club = texts.at(9),
                          .federation = texts.at(10),
                          .sex = texts.at(14),
                          .ratingFederation = texts.at(17),
                          .elo = data.number<quint16>(2),
                          .nationalRating = data.number<quint16>(4),
                          .birth = static_cast<int>(data.number<quint32>(8) & 0x7fffffffU),
                          .fideId = data.number<quint32>(18),
                          .team = data.number<quint16>(22),
                          .board = data.number<quint16>(24)};
        data.skip(kPlayerNumbers);
        return player;
    }

    static TunxPairing readPairing(SectionReader& data)
    {
        const TunxPairing pairing{.white = data.number<quint16>(0),
                                  .black = data.number<quint16>(2),
                                  .code = data.number<quint16>(4)};
        data.skip(kPairingSize);
        return pairing;
    }

    void readTeams()
    {
        SectionReader teams = reader(TeamsSection);
        while (!teams.atEnd()) {
            const QStringList texts = teams.texts(kTeamTexts);
            teams.skip(kTeamNumbers);
            if (teams.failed() || m_file.teams.size() >= qsizetype(kMostTunxPlayers))
                return refuse(TeamsSection, static_cast<std::size_t>(m_file.teams.size()) + 1);
            m_file.teams.append(texts.front());
        }
    }

    const QByteArray& m_data;
    NoteList& m_notes;
    TunxFile m_file;
    std::map<unsigned char, QByteArrayView> m_sections;
};

} // namespace

bool isTunxFile(const QByteArray& data)
{
    return data.size() >= kMarkSize && static_cast<unsigned char>(data.front()) == HeadSection &&
           QByteArrayView(data).sliced(1, 3) == kMarkEnd;
}

std::optional<TunxFile> readTunxFile(const QByteArray& data, NoteList& notes)
{
    return FileReader(data, notes).read();
}

} // namespace zahlmeister::app
