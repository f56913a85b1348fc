// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listrow.h"

#include "app/text/codepages.h"

namespace zahlmeister::app {

std::string_view listFormatText(ListFormat format)
{
    switch (format) {
    case ListFormat::NuCsv: return "nu-csv";
    case ListFormat::DewisCsv2: return "dewis-csv-2";
    case ListFormat::DewisCsv1: return "dewis-csv-1";
    case ListFormat::Dos: return "dos";
    case ListFormat::FideCombined: return "fide-combined";
    case ListFormat::FideLegacy: return "fide-legacy";
    case ListFormat::FideStandard: return "fide-standard";
    case ListFormat::FideRapid: return "fide-rapid";
    case ListFormat::FideBlitz: return "fide-blitz";
    case ListFormat::FideXml: return "fide-xml";
    case ListFormat::SwissChess: return "swiss-chess";
    }
    return {};
}

std::string_view rowProblemText(RowProblem problem)
{
    switch (problem) {
    case RowProblem::TooFewColumns: return "too-few-columns";
    case RowProblem::TooManyColumns: return "too-many-columns";
    case RowProblem::UnclosedQuote: return "unclosed-quote";
    case RowProblem::LineTooLong: return "line-too-long";
    case RowProblem::LineTooShort: return "line-too-short";
    case RowProblem::BadCharacter: return "bad-character";
    case RowProblem::IncompleteRecord: return "incomplete-record";
    case RowProblem::NoName: return "no-name";
    case RowProblem::BadClub: return "bad-club";
    case RowProblem::NoMembership: return "no-membership";
    case RowProblem::BadMemberNumber: return "bad-member-number";
    case RowProblem::NoId: return "no-id";
    case RowProblem::BadBirthYear: return "bad-birth-year";
    case RowProblem::BadSex: return "bad-sex";
    case RowProblem::BadStatus: return "bad-status";
    case RowProblem::BadRating: return "bad-rating";
    case RowProblem::BadIndex: return "bad-index";
    case RowProblem::BadLastEvaluation: return "bad-last-evaluation";
    case RowProblem::BadFideId: return "bad-fide-id";
    case RowProblem::BadFederation: return "bad-federation";
    case RowProblem::BadPersonId: return "bad-person-id";
    case RowProblem::BadTitle: return "bad-title";
    case RowProblem::BadAssociation: return "bad-association";
    case RowProblem::RepeatedHeader: return "repeated-header";
    case RowProblem::Duplicate: return "duplicate";
    case RowProblem::UnknownLine: return "unknown-line";
    }
    return {};
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
        std::size_t length = 1;
        while (length < 4 && i + length < value.size() &&
               (static_cast<unsigned char>(value[i + length]) & 0xc0) == 0x80)
            ++length;
        const std::string_view character = value.substr(i, length);
        const bool prints = static_cast<unsigned char>(character[0]) >= 0x20 && character[0] != 0x7f;
        if (prints && isUtf8(character)) {
            m_refused.value += character;
            i += length;
        } else {
            appendCharacter(0xfffd, m_refused.value);
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
