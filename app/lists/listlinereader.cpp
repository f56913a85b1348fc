// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listlinereader.h"

#include "app/lists/listvalues.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr std::string_view kDosEndOfFile = "\x1a";

} // namespace

ListLineReader::ListLineReader(std::unique_ptr<ListInput> input, ListEncoding encoding, std::string partName)
    : m_input(std::move(input)), m_lines(*m_input), m_encoding(encoding), m_partName(std::move(partName))
{
}

Result<void> ListLineReader::skipHeader()
{
    if (const std::string_view missing = missingColumn(); !missing.empty())
        return failure(ErrorCode::MissingColumn, {m_partName, std::string(missing)});
    while (hasHeader()) {
        TRY(const auto line, m_lines.next());
        if (!line || !trimmed(m_lines.text()).empty())
            break;
    }
    return {};
}

Result<ListItem> ListLineReader::next()
{
    if (m_lines.number() == 0) {
        TRY_DO(skipHeader());
    }
    for (;;) {
        TRY(const auto line, m_lines.next());
        if (!line)
            return ListItem::End;
        const std::string_view text = m_lines.text();
        if (!m_lines.isTooLong() && (trimmed(text).empty() || text == kDosEndOfFile))
            continue;
        m_endsInLine = !m_lines.isTerminated();
        clearListPerson(m_person);
        return m_lines.isTooLong() ? refuse(RowProblem::LineTooLong, text) : readRow(text);
    }
}

std::optional<std::string_view> ListLineReader::decoded(std::string_view field)
{
    if (isAscii(field))
        return field;
    m_decoded.clear();
    return appendDecoded(field, m_encoding, m_decoded) ? std::optional<std::string_view>(m_decoded)
                                                       : std::nullopt;
}

bool hasControlCharacters(std::string_view line, char separator)
{
    // Without an early end, which would be slower: no good line has any.
    bool found = false;
    for (const char c : line)
        found |= static_cast<unsigned char>(c) < 0x20 && c != separator;
    return found;
}

} // namespace zahlmeister::app
