// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swt/swtfile.h"

#include <algorithm>
#include <set>
#include <string>

#include <QDate>

#include "app/formats/importvalues.h"
#include "app/spelling/nobody.h"
#include "app/text/calendar.h"
#include "app/text/textencoding.h"

namespace zahlmeister::app {

namespace {

constexpr int kMaximumParticipants = 5'000; // Swiss-Chess 9.22: 2,000
constexpr int kMaximumTeams = 1'000;
constexpr int kDatedRounds = 40;
constexpr qsizetype kPairingSize = 19;
constexpr qsizetype kHeadSize = 0x0540;
constexpr int kRoundRobinSwitch = 0xff; // below version 8 a switch, not a choice

/// Where the parts of a file begin and how long a card is; fields that moved from one layout to the other.
struct SwtLayout {
    qsizetype pairings;
    qsizetype card;
    qsizetype points;
    qsizetype fideId;
    qsizetype fideIdSize;
    qsizetype personId;
    qsizetype personIdSize;
    qsizetype memberSize;
    bool old;
};

constexpr SwtLayout kLayout{.pairings = 0x3448,
                            .card = 655,
                            .points = 0x124,
                            .fideId = 0x144,
                            .fideIdSize = 12,
                            .personId = 0x151,
                            .personIdSize = 12,
                            .memberSize = 4,
                            .old = false};
constexpr SwtLayout kOldLayout{.pairings = 0x0f36,
                               .card = 292,
                               .points = 0xe9,
                               .fideId = 0x8b,
                               .fideIdSize = 7,
                               .personId = 0x61,
                               .personIdSize = 6,
                               .memberSize = 3,
                               .old = true};

/// Reads within the file; beyond its end everything is 0.
class Bytes {
public:
    explicit Bytes(const QByteArray& data) : m_data(data) { }

    [[nodiscard]] qsizetype size() const { return m_data.size(); }

    [[nodiscard]] int byte(qsizetype offset) const
    {
        return offset < m_data.size() ? static_cast<unsigned char>(m_data[offset]) : 0;
    }

    [[nodiscard]] int word(qsizetype offset) const { return byte(offset) + (byte(offset + 1) << 8); }

    /// @brief Text up to the first NUL.
    [[nodiscard]] QByteArray raw(qsizetype offset, qsizetype size) const
    {
        const QByteArray field = m_data.mid(offset, size);
        const qsizetype end = field.indexOf('\0');
        return end < 0 ? field : field.first(end);
    }

private:
    const QByteArray& m_data;
};

struct Head {
    int version;
    int rounds;
    int participants;
    int teams;
    bool isTeam;
    int cycles;
};

Head headOf(const Bytes& bytes)
{
    return {.version = bytes.word(0x261),
            .rounds = bytes.word(0x01),
            .participants = bytes.word(0x07),
            .teams = bytes.word(0x534),
            .isTeam = bytes.byte(0x25e) != 0,
            .cycles = std::clamp(std::max(bytes.byte(0x257), bytes.byte(0x258)), 1, 100)};
}

/// How a file of some layout is filled.
struct Fit {
    SwtLayout layout;
    int rounds; ///< for which there are pairings
};

qsizetype pairingRows(const Head& head)
{
    return head.participants + (head.isTeam ? head.teams : 0);
}

qsizetype cardsSize(const Head& head, const SwtLayout& layout)
{
    return (head.participants + head.teams) * layout.card;
}

/// The size of a file tells how many rounds are stored: all those planned, of every cycle, or none before the
/// first pairing. Some files have a spare round.
std::optional<Fit> fitOf(const Bytes& bytes, const Head& head, const SwtLayout& layout)
{
    const qsizetype rest = bytes.size() - layout.pairings - cardsSize(head, layout);
    const qsizetype round = pairingRows(head) * kPairingSize;
    if (rest == 0)
        return Fit{layout, 0};
    if (rest < 0 || round == 0 || rest % round != 0 || rest / round > head.rounds * head.cycles + 1)
        return std::nullopt;
    return Fit{layout, int(rest / round)};
}

std::optional<Fit> fitOf(const Bytes& bytes, const Head& head)
{
    const bool old = head.version < kSwtSureVersion;
    const auto usual = fitOf(bytes, head, old ? kOldLayout : kLayout);
    return usual ? usual : fitOf(bytes, head, old ? kLayout : kOldLayout);
}

bool isPlausible(const Bytes& bytes, const Head& head)
{
    const int mode = bytes.byte(0x254);
    // Bytes between the texts of the head.
    const bool separated = bytes.byte(0x33e) == 0 && bytes.byte(0x367) == 0 && bytes.byte(0x3a4) == 0 &&
                           bytes.byte(0x3e1) == 0 && bytes.byte(0x433) == 0;
    return separated && head.rounds <= kMaximumRounds && head.participants <= kMaximumParticipants &&
           head.teams <= kMaximumTeams && (mode <= 3 || mode == kRoundRobinSwitch);
}

class SwtFileReader {
public:
    SwtFileReader(const QByteArray& data, NoteList& notes) : m_bytes(data), m_notes(notes) { }

    std::optional<SwtTournament> run()
    {
        if (m_bytes.size() < kHeadSize) {
            m_notes.refuse(ImportCode::Truncated, {"head"});
            return std::nullopt;
        }
        const Head head = headOf(m_bytes);
        if (!isInLimits(head))
            return std::nullopt;
        const auto fit = fitOf(m_bytes, head);
        if (!fit) {
            refuseSize(head);
            return std::nullopt;
        }
        m_layout = fit->layout;
        m_encoding = encodingOf(head);
        readHead(head);
        readCards(head, fit->rounds);
        if (m_notes.isRefused())
            return std::nullopt;
        readPairings(fit->rounds);
        return std::move(m_read);
    }

private:
    bool isInLimits(const Head& head)
    {
        const auto check = [&](const char* what, int count, int limit) {
            if (count > limit)
                m_notes.refuse(ImportCode::TooLarge, {what, std::to_string(limit)});
        };
        check("participants", head.participants, kMaximumParticipants);
        check("teams", head.teams, kMaximumTeams);
        check("rounds", head.rounds, kMaximumRounds);
        return !m_notes.isRefused();
    }

    void refuseSize(const Head& head)
    {
        const SwtLayout& layout = head.version < kSwtSureVersion ? kOldLayout : kLayout;
        const qsizetype whole =
            layout.pairings + cardsSize(head, layout) + pairingRows(head) * head.rounds * kPairingSize;
        if (m_bytes.size() < whole)
            m_notes.refuse(ImportCode::Truncated, {std::to_string(whole - m_bytes.size()) + " bytes"});
        else
            m_notes.refuse(ImportCode::Malformed,
                           {std::to_string(m_bytes.size()) + " bytes", std::to_string(whole) + " bytes"});
    }

    /// Files of Windows are of windows-1252; those of older programs tell by their letters.
    [[nodiscard]] ListEncoding encodingOf(const Head& head) const
    {
        if (head.version >= 700)
            return ListEncoding::Windows1252;
        QByteArray names;
        const qsizetype cards = m_bytes.size() - cardsSize(head, m_layout);
        for (int card = 0; card < head.participants; ++card)
            names += m_bytes.raw(cards + card * m_layout.card, 32).append('\n');
        const ListEncoding found = decodeText(names, ListEncoding::Cp437).encoding;
        return found == ListEncoding::Utf8 ? ListEncoding::Cp437 : found;
    }

    [[nodiscard]] QString text(qsizetype offset, qsizetype size) const
    {
        return decodeAs(m_bytes.raw(offset, size), m_encoding).trimmed();
    }

    void readHead(const Head& head)
    {
        m_read.version = head.version;
        m_read.oldLayout = m_layout.old;
        m_read.heading = QString(text(0xf5, 60) % u' ' % text(0x178, 61)).simplified();
        m_read.name = text(0x316, 40);
        m_read.place = text(0x33f, 40);
        m_read.start = text(0x41f, 20);
        m_read.end = text(0x434, 20);
        m_read.timeControls = {text(0x449, 20), text(0x45e, 20), text(0x473, 21)};
        const int mode = m_bytes.byte(0x254);
        m_read.mode = mode == kRoundRobinSwitch ? 1 : mode;
        m_read.isTeam = head.isTeam;
        m_read.rounds = head.rounds;
        m_read.gamesPerRound = std::max(m_bytes.byte(0x255), 1);
        m_read.tieBreaks = {m_bytes.byte(0x26d), m_bytes.byte(0x23c)};
        m_read.cutLowest = m_bytes.byte(0x09);
        m_read.scoring = m_bytes.byte(0x538);
        if (m_layout.old)
            return; // the old head ends before the dates
        const QDate epoch(1899, 12, 30);
        for (int round = 0; round < kDatedRounds; ++round) {
            const QDate date = epoch.addDays(m_bytes.word(0x2cc1 + 4 * round));
            m_read.roundDates.push_back(date == epoch ? std::nullopt : dateOf(date));
        }
    }

    void readCards(const Head& head, int rounds)
    {
        qsizetype offset = m_layout.pairings + pairingRows(head) * rounds * kPairingSize;
        std::set<int> ids;
        for (int card = 0; card < head.participants && !m_notes.isFull(); ++card) {
            SwtPlayer player = playerAt(offset);
            const bool readable = std::ranges::none_of(player.name, [](QChar letter) {
                return letter < u' ' || letter == QChar::ReplacementCharacter;
            });
            // In a file that was cut off so that its size fits by chance, cards are no cards.
            if (player.id == 0 || !readable)
                m_notes.refuse(ImportCode::BadValue, {"name", "#" + std::to_string(card + 1)});
            else if (!ids.insert(player.id).second)
                m_notes.refuse(ImportCode::DuplicateNumber, {std::to_string(player.id)});
            m_read.players.push_back(std::move(player));
            offset += m_layout.card;
        }
        for (int card = 0; card < head.teams; ++card) {
            m_read.teams.push_back({text(offset, 32), m_bytes.word(offset + 0xdb)});
            offset += m_layout.card;
        }
    }

    [[nodiscard]] SwtPlayer playerAt(qsizetype card) const
    {
        SwtPlayer player;
        player.name = text(card, 32);
        player.club = text(card + 0x21, 32);
        player.elo = text(card + 0x46, 4);
        player.nwz = text(card + 0x4b, 4);
        player.birth = text(card + 0x80, 10);
        player.vkz = text(card + 0x99, 5);
        player.memberNumber = text(card + 0x9f, m_layout.memberSize);
        player.fideId = text(card + m_layout.fideId, m_layout.fideIdSize);
        player.personId = text(card + m_layout.personId, m_layout.personIdSize);
        player.attribute = text(card + 0xb8, 1);
        player.dummy = isNobody(player.name) || m_bytes.byte(card + 0xbd) == 'f';
        player.team = m_bytes.word(card + 0xc9);
        player.board = m_bytes.word(card + 0xcb);
        player.id = m_bytes.word(card + 0xd9);
        player.games = m_bytes.word(card + 0xe1);
        player.halfPoints = m_bytes.word(card + m_layout.points);
        player.rank = m_layout.old ? 0 : m_bytes.word(card + 0xdd);
        if (!m_layout.old)
            player.tieBreaks = {m_bytes.word(card + 0x128), m_bytes.word(card + 0x12c)};
        const int special = m_layout.old ? 0 : m_bytes.byte(card + 0x111);
        // Points taken away are counted down from 0.
        player.specialHalfPoints = m_bytes.byte(card + 0x110) == 0 ? special : special - 256;
        if (special == 0 || m_layout.old)
            player.specialHalfPoints = 0;
        return player;
    }

    void readPairings(int rounds)
    {
        qsizetype offset = m_layout.pairings;
        int highest = 0;
        for (SwtPlayer& player : m_read.players) {
            player.rounds.reserve(std::size_t(rounds));
            for (int round = 0; round < rounds; ++round) {
                player.rounds.push_back(pairingAt(offset));
                highest = std::max(highest, player.rounds.back().result);
                offset += kPairingSize;
            }
        }
        // With two bits for a game the upper half of the byte is not used.
        m_read.wideResults = highest > 0x0f || (m_read.isTeam && m_read.gamesPerRound > 1);
    }

    [[nodiscard]] SwtPairing pairingAt(qsizetype offset) const
    {
        return {.colour = m_bytes.byte(offset + 0x08),
                .opponent = m_bytes.word(offset + 0x09),
                .result = m_bytes.byte(offset + 0x0b),
                .table = m_bytes.word(offset + 0x0d),
                .status = m_bytes.byte(offset + 0x0f),
                .board = m_bytes.byte(offset + 0x12)};
    }

    Bytes m_bytes;
    NoteList& m_notes;
    SwtLayout m_layout = kLayout;
    ListEncoding m_encoding = ListEncoding::Windows1252;
    SwtTournament m_read;
};

} // namespace

bool isSwtFile(const QByteArray& data)
{
    const Bytes bytes(data);
    if (bytes.size() < kHeadSize)
        return false;
    const Head head = headOf(bytes);
    if (!isPlausible(bytes, head))
        return false;
    // An old file need not tell its version; then only a size that fits can be believed.
    return (head.version >= 500 && head.version <= 1500) || (head.participants > 1 && fitOf(bytes, head));
}

std::optional<SwtTournament> readSwtFile(const QByteArray& data, NoteList& notes)
{
    return SwtFileReader(data, notes).run();
}

} // namespace zahlmeister::app
