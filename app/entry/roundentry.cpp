// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/roundentry.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/entry/resultentry.h"
#include "app/spelling/nobody.h"
#include "app/spelling/result.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::ByeKind;
using engine::ParticipantNumber;

constexpr int kLargestNumber = 99'999;
constexpr int kLastRound = 999;

/// Goes through a text from left to right.
class Reader {
public:
    explicit Reader(QStringView text) : m_rest(text.trimmed()) { }

    [[nodiscard]] QStringView rest() const { return m_rest; }
    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }

    bool skipBlanks()
    {
        const qsizetype before = m_rest.size();
        m_rest = m_rest.trimmed();
        return m_rest.size() != before;
    }

    bool skipOneOf(QStringView characters)
    {
        if (m_rest.isEmpty() || !characters.contains(m_rest.front()))
            return false;
        m_rest = m_rest.mid(1);
        return true;
    }

    /// A number without a sign and without leading zeros; nothing else is a participant's or a round's.
    std::optional<int> number(int largest)
    {
        qsizetype digits = 0;
        while (digits < m_rest.size() && m_rest[digits] >= u'0' && m_rest[digits] <= u'9')
            ++digits;
        if (digits == 0 || digits > 5 || m_rest.front() == u'0')
            return std::nullopt;
        const int value = m_rest.left(digits).toInt();
        if (value > largest)
            return std::nullopt;
        m_rest = m_rest.mid(digits);
        return value;
    }

private:
    QStringView m_rest;
};

/// What a bye is worth: the points of a game that was played.
std::optional<engine::Score> scoreOf(QStringView text)
{
    const auto side = app::sideOf(text, app::ResultSigns::Typed);
    return side && engine::isPlayed(*side) ? std::optional(engine::tablePoints(*side)) : std::nullopt;
}

/// `spf`, `spf½`, `b½`, `+`, `-`.
std::optional<ByeEntry> readBye(QStringView given)
{
    const QString text = given.toString().toLower().remove(u' ');
    if (text == u"+"_s || app::isTypedNobody(text))
        return ByeEntry{engine::kWin, ByeKind::Allocated};
    if (text == u"-"_s || text == u"\u2212"_s || text == u"\u2013"_s)
        return ByeEntry{engine::kLoss, ByeKind::Requested};
    for (const auto& [word, kind] :
         {std::pair(u"spf"_s, ByeKind::Allocated), std::pair(u"bye"_s, ByeKind::Allocated),
          std::pair(u"b"_s, ByeKind::Requested)}) {
        const auto score = text.startsWith(word) ? scoreOf(QStringView(text).mid(word.size())) : std::nullopt;
        if (score)
            return ByeEntry{*score, kind};
    }
    return std::nullopt;
}

/// Exactly one result, or none at all.
bool readResult(QStringView text, std::optional<engine::GameResult>& result)
{
    if (text.isEmpty())
        return true;
    const auto results = resultsOfText(text.toString());
    if (!results || results->size() > 1)
        return false;
    result = results->empty() ? engine::kNotPlayed : results->front();
    return true;
}

} // namespace

std::optional<CellEntry> readCell(const QString& text)
{
    Reader reader(text);
    if (reader.atEnd())
        return std::nullopt;
    const auto opponent = reader.number(kLargestNumber);
    if (!opponent) {
        if (const auto bye = readBye(text))
            return *bye;
        return std::nullopt;
    }
    OpponentEntry entry{ParticipantNumber(*opponent)};
    reader.skipBlanks();
    if (reader.skipOneOf(u"wW"))
        entry.hasWhite = true;
    else if (reader.skipOneOf(u"sSbB"))
        entry.hasWhite = false;
    reader.skipBlanks();
    if (reader.skipOneOf(u",/:") && reader.atEnd())
        return std::nullopt;
    reader.skipBlanks();
    if (!readResult(reader.rest(), entry.result))
        return std::nullopt;
    return entry;
}

bool isBeginOfCell(const QString& text)
{
    // What a result at the end would complete, or both sides of a rare one.
    return text.trimmed().isEmpty() || readCell(text) || app::beginsTypedNobody(text) ||
           readCell(text + u'1') || readCell(text + u"/-"_s) || readCell(text + u'-');
}

bool isWholeCell(const QString& text)
{
    const auto entry = readCell(text);
    if (!entry)
        return false;
    const auto* game = std::get_if<OpponentEntry>(&*entry);
    return game == nullptr || game->result.has_value();
}

std::optional<LineEntry> readLine(const QString& text)
{
    Reader reader(text);
    if (reader.skipOneOf(u"rR")) {
        reader.skipBlanks();
        const auto round = reader.number(kLastRound);
        return round && reader.atEnd() ? std::optional<LineEntry>(RoundEntry{*round}) : std::nullopt;
    }
    const auto first = reader.number(kLargestNumber);
    if (!first)
        return std::nullopt;
    reader.skipBlanks();
    if (const auto bye = readBye(reader.rest()))
        return ByeOfEntry{ParticipantNumber(*first), *bye};
    reader.skipOneOf(u"-\u2013\u2212:xX/,.;");
    reader.skipBlanks();
    const auto second = reader.number(kLargestNumber);
    if (!second)
        return std::nullopt;
    PairingEntry entry{ParticipantNumber(*first), ParticipantNumber(*second)};
    const bool isParted = reader.skipBlanks();
    if (!reader.skipOneOf(u",;") && !isParted && !reader.atEnd() && reader.rest().front().isDigit())
        return std::nullopt;
    reader.skipBlanks();
    if (!readResult(reader.rest(), entry.result))
        return std::nullopt;
    return entry;
}

} // namespace zahlmeister::app
