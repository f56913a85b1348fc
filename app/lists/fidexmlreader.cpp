// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fidexmlreader.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kXmlBuffer = 256 * 1024;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view stripped(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The character that an entity stands for; nothing when it is unknown.
std::optional<char32_t> characterOf(std::string_view entity)
{
    constexpr std::pair<std::string_view, char32_t> kEntities[] = {
        {"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"quot", U'"'}, {"apos", U'\''}};
    for (const auto& [name, character] : kEntities) {
        if (entity == name)
            return character;
    }
    if (!entity.starts_with('#') || entity.size() < 2)
        return std::nullopt;
    const bool hexadecimal = entity[1] == 'x';
    const std::string_view digits = entity.substr(hexadecimal ? 2 : 1);
    std::uint32_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, hexadecimal ? 16 : 10);
    const bool isCharacter = value >= 0x20 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || !isCharacter)
        return std::nullopt;
    return static_cast<char32_t>(value);
}

} // namespace

// XmlScanner

XmlScanner::XmlScanner(ListInput& input) : m_input(input), m_buffer(kXmlBuffer, '\0') { }

Result<bool> XmlScanner::refill()
{
    TRY(const auto count, m_input.read(m_buffer.data(), m_buffer.size()));
    m_begin = 0;
    m_end = count;
    m_bytesRead += static_cast<std::int64_t>(count);
    return count > 0;
}

/// Takes bytes up to a stop, which is taken, too, but not kept.
Result<bool> XmlScanner::takeUntil(char stop, std::size_t limit, std::string& taken)
{
    m_tail = {};
    for (;;) {
        if (m_begin == m_end) {
            const auto more = refill();
            if (!more.has_value() || !*more)
                return more;
        }
        const char* const begin = m_buffer.data() + m_begin;
        const auto* found = static_cast<const char*>(std::memchr(begin, stop, m_end - m_begin));
        const std::size_t length = found ? static_cast<std::size_t>(found - begin) : m_end - m_begin;
        m_line += std::count(begin, begin + length, '\n');
        taken.append(begin, taken.size() <= limit ? std::min(length, limit + 1 - taken.size()) : 0);
        if (length >= 2)
            m_tail = {begin[length - 2], begin[length - 1]};
        else if (length == 1)
            m_tail = {m_tail[1], begin[0]};
        m_begin += length + (found ? 1 : 0);
        if (found)
            return true;
    }
}

/// Comments, CDATA, declarations and instructions: `<!...>` and `<?...>`, whose beginning is in m_tag.
Result<bool> XmlScanner::skipSpecial()
{
    constexpr std::string_view kDataStart = "![CDATA[";
    const bool isData = m_tag.starts_with(kDataStart);
    const std::string_view end = isData ? "]]" : m_tag.starts_with("!--") ? "--" : "";
    while (!end.empty() && std::string_view(m_tail.data(), m_tail.size()) != end) {
        if (isData)
            m_tag += '>';
        const auto more = takeUntil('>', kMaximumText, m_tag);
        if (!more.has_value() || !*more)
            return more;
    }
    if (!isData)
        return true;
    if (m_tag.size() > kMaximumText) {
        m_textGood = false;
        return true;
    }
    // What stands for itself here would be taken for an entity afterwards.
    for (const char c :
         std::string_view(m_tag).substr(kDataStart.size(), m_tag.size() - kDataStart.size() - 2))
        m_text += c == '&' ? std::string("&amp;") : std::string(1, c);
    return true;
}

void XmlScanner::resolveEntities()
{
    std::size_t place = m_text.find('&');
    while (place != std::string::npos) {
        const std::size_t end = m_text.find(';', place);
        const auto character = end == std::string::npos
                                   ? std::nullopt
                                   : characterOf(std::string_view(m_text).substr(place + 1, end - place - 1));
        if (!character) {
            m_textGood = false;
            return;
        }
        std::string resolved;
        appendCharacter(*character, resolved);
        m_text.replace(place, end + 1 - place, resolved);
        place = m_text.find('&', place + resolved.size());
    }
}

void XmlScanner::takeTag()
{
    m_isEnd = m_tag.starts_with('/');
    m_isEmpty = !m_isEnd && m_tag.ends_with('/');
    std::string_view name = std::string_view(m_tag).substr(m_isEnd ? 1 : 0);
    if (m_isEmpty)
        name.remove_suffix(1);
    m_name.assign(name.substr(0, std::min(name.find_first_of(" \t\r\n"), name.size())));
}

Result<bool> XmlScanner::next()
{
    m_text.clear();
    m_textGood = true;
    for (;;) {
        const auto open = takeUntil('<', kMaximumText, m_text);
        if (!open.has_value() || !*open)
            return open;
        m_tag.clear();
        const auto close = takeUntil('>', kMaximumText, m_tag);
        if (!close.has_value() || !*close)
            return close;
        if (!m_tag.starts_with('!') && !m_tag.starts_with('?'))
            break;
        const auto skipped = skipSpecial();
        if (!skipped.has_value() || !*skipped)
            return skipped;
    }
    if (m_text.size() > kMaximumText || m_tag.size() > kMaximumText || m_tag.find('<') != std::string::npos)
        m_textGood = false;
    resolveEntities();
    takeTag();
    return true;
}

// FideXmlReader

FideXmlReader::FideXmlReader(std::unique_ptr<ListInput> input, ListEncoding encoding,
                             std::string_view partName)
    : m_input(std::move(input)), m_scanner(*m_input), m_encoding(encoding)
{
    const auto names = [&](std::string_view word) { return partName.find(word) != std::string_view::npos; };
    m_format = names("standard") ? ListFormat::FideStandard
               : names("rapid")  ? ListFormat::FideRapid
               : names("blitz")  ? ListFormat::FideBlitz
                                 : ListFormat::FideXml;
    m_complete = m_format == ListFormat::FideXml;
    // A record has no columns: what a list with one rating says about the others is nothing.
    if (!m_complete) {
        m_missingFields = listFieldBit(&ListPerson::elo) | listFieldBit(&ListPerson::rapidElo) |
                          listFieldBit(&ListPerson::blitzElo);
    }
}

void FideXmlReader::beginPlayer()
{
    clearListPerson(m_person);
    m_person.status = MemberStatus::Active;
    m_problem.reset();
    m_inPlayer = true;
    m_startsAgain = false;
    m_recordLine = m_scanner.line();
}

Result<ListItem> FideXmlReader::next()
{
    if (m_startsAgain)
        beginPlayer();
    for (;;) {
        TRY(const auto more, m_scanner.next());
        if (!more)
            return endOfText();
        const std::string_view name = m_scanner.name();
        if (name == "player" && m_scanner.isEnd()) {
            if (std::exchange(m_inPlayer, false))
                return finishPlayer();
        } else if (name == "player" && !m_scanner.isEmptyElement()) {
            if (m_inPlayer) {
                m_startsAgain = true;
                return refuse(RowProblem::IncompleteRecord, m_person.lastName);
            }
            beginPlayer();
        } else if (name == "playerslist" && m_scanner.isEnd()) {
            m_ended = true;
        } else if (m_inPlayer && m_scanner.isEnd()) {
            takeElement(name, stripped(m_scanner.text()));
        }
    }
}

ListItem FideXmlReader::endOfText()
{
    m_complete = m_complete && m_ended;
    m_endsInLine = !m_ended;
    if (!std::exchange(m_inPlayer, false))
        return ListItem::End;
    return refuse(RowProblem::IncompleteRecord, m_person.lastName);
}

void FideXmlReader::note(RowProblem problem, std::string_view text)
{
    if (m_problem)
        return;
    m_problem = problem;
    m_culprit.assign(text);
}

ListColumn FideXmlReader::columnOf(std::string_view element) const
{
    static constexpr std::pair<std::string_view, ListColumn> kColumns[] = {
        {"fideid", ListColumn::FideId},
        {"country", ListColumn::Federation},
        {"sex", ListColumn::Sex},
        {"title", ListColumn::Title},
        {"w_title", ListColumn::WomenTitle},
        {"o_title", ListColumn::OtherTitles},
        {"foa_title", ListColumn::OnlineTitle},
        {"birthday", ListColumn::Birth},
        {"rapid_rating", ListColumn::RapidElo},
        {"blitz_rating", ListColumn::BlitzElo}};
    if (element == "rating")
        return m_format == ListFormat::FideRapid   ? ListColumn::RapidElo
               : m_format == ListFormat::FideBlitz ? ListColumn::BlitzElo
                                                   : ListColumn::Elo;
    const auto* found = std::ranges::find(kColumns, element, [](const auto& column) { return column.first; });
    return found == std::end(kColumns) ? ListColumn::Ignored : found->second;
}

void FideXmlReader::takeElement(std::string_view name, std::string_view text)
{
    if (!m_scanner.isTextGood())
        return note(RowProblem::BadCharacter, text);
    if (name == "name") {
        m_decoded.clear();
        if (!appendDecoded(text, m_encoding, m_decoded))
            note(RowProblem::BadCharacter, text);
        if (!readFullName(m_decoded, m_person))
            note(RowProblem::NoName, text);
    } else if (name == "flag") {
        if (text.find('i') != std::string_view::npos)
            m_person.status = MemberStatus::Passive;
    } else if (const auto problem = readListValue(columnOf(name), text, m_person)) {
        note(*problem, text);
    } else if (name == "fideid" && !m_person.fideId) {
        note(RowProblem::BadFideId, text);
    }
}

ListItem FideXmlReader::finishPlayer()
{
    if (m_problem)
        return refuse(*m_problem, m_culprit);
    if (!m_person.fideId)
        return refuse(RowProblem::NoId, m_person.lastName);
    if (m_person.lastName.empty())
        return refuse(RowProblem::NoName, std::to_string(*m_person.fideId));
    return ListItem::Person;
}

} // namespace zahlmeister::app
