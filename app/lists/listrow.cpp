// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listrow.h"

#include <iterator>

#include "engine/base/utf8.h"

namespace zahlmeister::app {

std::string_view listFormatText(ListFormat format)
{
    static constexpr std::string_view kTexts[]{"nu-csv",        "dewis-csv-2", "dewis-csv-1",   "dos",
                                               "fide-combined", "fide-legacy", "fide-standard", "fide-rapid",
                                               "fide-blitz",    "fide-xml",    "swiss-chess"};
    static_assert(std::size(kTexts) == static_cast<std::size_t>(ListFormat::SwissChess) + 1);
    return kTexts[static_cast<std::size_t>(format)];
}

std::string_view rowProblemText(RowProblem problem)
{
    static constexpr std::string_view kTexts[]{
        "too-few-columns",   "too-many-columns",  "unclosed-quote",
        "line-too-long",     "line-too-short",    "bad-character",
        "incomplete-record", "no-name",           "bad-club",
        "no-membership",     "bad-member-number", "no-id",
        "bad-birth-year",    "bad-sex",           "bad-status",
        "bad-rating",        "bad-index",         "bad-last-evaluation",
        "bad-fide-id",       "bad-federation",    "bad-person-id",
        "bad-title",         "bad-association",   "repeated-header",
        "duplicate",         "unknown-line"};
    static_assert(std::size(kTexts) == static_cast<std::size_t>(RowProblem::UnknownLine) + 1);
    return kTexts[static_cast<std::size_t>(problem)];
}

ListItem ListRowReader::refuse(RowProblem problem, std::string_view value)
{
    constexpr std::size_t kShown = 60; // characters; enough to find the place
    m_refused.line = line();
    m_refused.problem = problem;
    m_refused.value.clear();
    // The bytes may be of any kind here: what is no UTF-8 and no print is shown as a mark.
    std::size_t shown = 0;
    for (std::size_t i = 0; i < value.size() && shown < kShown; ++shown) {
        const std::size_t length = utf8Length(value, i);
        const bool prints = static_cast<unsigned char>(value[i]) >= 0x20 && value[i] != 0x7f;
        if (prints && length > 0) {
            m_refused.value += value.substr(i, length);
            i += length;
        } else {
            appendCharacter(kNoCharacter, m_refused.value);
            ++i;
        }
    }
    return ListItem::Refused;
}

void clearListPerson(ListPerson& person)
{
    forEachListField(person, [](auto& field) {
        if constexpr (requires { field.clear(); })
            field.clear();
        else
            field.reset();
    });
}

} // namespace zahlmeister::app
