// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/listtext.h"

#include <QCoreApplication>

#include "engine/base/codetable.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

struct ProblemText {
    app::RowProblem problem;
    const char* text; ///< %1 is what was read
};

class ListTextTr {
    Q_DECLARE_TR_FUNCTIONS(ListText)

    using enum app::RowProblem;

public:
    static constexpr auto kProblems = std::to_array<ProblemText>({
        {TooFewColumns, QT_TR_NOOP("The row has too few columns (%1).")},
        {TooManyColumns, QT_TR_NOOP("The row has too many columns (%1).")},
        {UnclosedQuote, QT_TR_NOOP("A quotation mark is not closed: %1")},
        {LineTooLong, QT_TR_NOOP("The line is far too long: %1")},
        {LineTooShort, QT_TR_NOOP("The line is cut off: %1")},
        {BadCharacter, QT_TR_NOOP("There are characters that are no text: %1")},
        {IncompleteRecord, QT_TR_NOOP("The record is cut off: %1")},
        {NoName, QT_TR_NOOP("The surname is missing: %1")},
        {BadClub, QT_TR_NOOP("The VKZ “%1” is none: it must have five characters.")},
        {NoMembership, QT_TR_NOOP("An official without a membership (member number “%1”).")},
        {BadMemberNumber, QT_TR_NOOP("The member number “%1” is too large.")},
        {NoId, QT_TR_NOOP("Neither a membership nor a FIDE ID is given: %1")},
        {BadBirthYear, QT_TR_NOOP("“%1” is no year of birth.")},
        {BadSex, QT_TR_NOOP("“%1” is no sex: M or W is expected.")},
        {BadStatus, QT_TR_NOOP("“%1” is no status: A or P is expected.")},
        {BadRating, QT_TR_NOOP("“%1” is no rating.")},
        {BadIndex, QT_TR_NOOP("“%1” is no index, or there is no DWZ with it.")},
        {BadLastEvaluation, QT_TR_NOOP("“%1” is no week of a last evaluation, such as 202617.")},
        {BadFideId, QT_TR_NOOP("“%1” is no FIDE ID.")},
        {BadFederation, QT_TR_NOOP("“%1” is no federation of three letters.")},
        {BadPersonId, QT_TR_NOOP("“%1” is neither a NU ID nor a PKZ.")},
        {BadTitle, QT_TR_NOOP("“%1” is no title.")},
        {BadAssociation, QT_TR_NOOP("“%1” is no association: it must have three characters.")},
        {RepeatedHeader, QT_TR_NOOP("The head of the table stands here once more; it applies from here on.")},
        {Duplicate, QT_TR_NOOP("The same member or player is in line %1 already; that line was taken.")},
        {UnknownLine, QT_TR_NOOP("This is no row of the list: %1")},
    });
};

static_assert(engine::isCodeTable(ListTextTr::kProblems, &ProblemText::problem,
                                  app::RowProblem::UnknownLine));

/// What tells namesakes apart: the club, or the federation.
QString home(const app::ListPerson& person)
{
    return fromEngine(person.club.empty() ? person.federation : person.club);
}

/// The numbers that name a member: `NU4005017, C0505-12`.
QString numbersOf(const app::ListPerson& person)
{
    QStringList numbers;
    const std::string& id = person.nuId.empty() ? person.pkz : person.nuId;
    if (!id.empty())
        numbers << fromEngine(id);
    const QString number = person.memberNumber ? u"-%1"_s.arg(*person.memberNumber) : QString();
    if (!home(person).isEmpty())
        numbers << home(person) + number;
    return numbers.join(u", "_s);
}

QString ratingOf(const app::ListPerson& person)
{
    const bool isMember = !person.club.empty();
    if (isMember && person.dwz)
        return formatRating(person.dwz->value(), person.index);
    if (!isMember && person.elo)
        return formatRating(person.elo->value());
    return ListTextTr::tr("unrated");
}

} // namespace

QString listSourceName(app::ListSource source)
{
    switch (source) {
    case app::ListSource::Dsb: return u"DSB"_s;
    case app::ListSource::Fide: return u"FIDE"_s;
    case app::ListSource::SwissChess: return u"Swiss-Chess"_s;
    }
    return {};
}

QString listFormatName(app::ListFormat format)
{
    switch (format) {
    case app::ListFormat::NuCsv: return ListTextTr::tr("DSB list (CSV of the nu portal)");
    case app::ListFormat::DewisCsv2: return ListTextTr::tr("DSB list (CSV of DeWIS with PKZ)");
    case app::ListFormat::DewisCsv1: return ListTextTr::tr("DSB list (CSV of DeWIS)");
    case app::ListFormat::Dos: return ListTextTr::tr("DSB list (DOS text)");
    case app::ListFormat::FideCombined: return ListTextTr::tr("FIDE list (all ratings)");
    case app::ListFormat::FideLegacy: return ListTextTr::tr("FIDE list (all ratings, older layout)");
    case app::ListFormat::FideStandard: return ListTextTr::tr("FIDE list (standard ratings)");
    case app::ListFormat::FideRapid: return ListTextTr::tr("FIDE list (rapid ratings)");
    case app::ListFormat::FideBlitz: return ListTextTr::tr("FIDE list (blitz ratings)");
    case app::ListFormat::FideXml: return ListTextTr::tr("FIDE list (XML)");
    case app::ListFormat::SwissChess: return ListTextTr::tr("Background file of Swiss-Chess");
    }
    return {};
}

QString listDateOriginName(app::ListDateOrigin origin)
{
    switch (origin) {
    case app::ListDateOrigin::Given: return ListTextTr::tr("as entered");
    case app::ListDateOrigin::Header: return ListTextTr::tr("from the head of the list");
    case app::ListDateOrigin::FileName: return ListTextTr::tr("from the name of the file");
    case app::ListDateOrigin::ArchiveTime: return ListTextTr::tr("from the date within the archive");
    case app::ListDateOrigin::FileTime: return ListTextTr::tr("from the date of the file – please check");
    }
    return {};
}

QString refusedRowText(const app::RefusedRow& row)
{
    return fillPattern(ListTextTr::tr(ListTextTr::kProblems[static_cast<std::size_t>(row.problem)].text),
                       {fromEngine(row.value)});
}

QString listChangeName(app::ListChangeKind kind)
{
    switch (kind) {
    case app::ListChangeKind::Added: return ListTextTr::tr("New");
    case app::ListChangeKind::Gone: return ListTextTr::tr("Gone");
    case app::ListChangeKind::Transferred: return ListTextTr::tr("Transferred");
    case app::ListChangeKind::Renumbered: return ListTextTr::tr("Another number");
    case app::ListChangeKind::Rating: return ListTextTr::tr("Rating changed");
    case app::ListChangeKind::Other: return ListTextTr::tr("Other changes");
    case app::ListChangeKind::TwoNumbers: return ListTextTr::tr("One person with two numbers");
    }
    return {};
}

QString listChangeLine(const app::ListChange& change)
{
    const app::ListPerson& person = change.after ? *change.after : *change.before;
    const QString name = personName(person);
    const bool isChange = change.before && change.after;
    if (isChange && change.kind == app::ListChangeKind::Transferred)
        return name + u": "_s + home(*change.before) + u" → "_s + home(*change.after);
    if (isChange && change.kind == app::ListChangeKind::Renumbered)
        return name + u": "_s + numbersOf(*change.before) + u" → "_s + numbersOf(*change.after);
    if (isChange && change.kind == app::ListChangeKind::TwoNumbers)
        return name + u": "_s + numbersOf(*change.before) + u" / "_s + numbersOf(*change.after);
    const QString start = name + u" ("_s + home(person) + u')';
    if (isChange && change.kind == app::ListChangeKind::Rating)
        return start + u": "_s + ratingOf(*change.before) + u" → "_s + ratingOf(*change.after);
    if (isChange && personName(*change.before) != name)
        return start + u": "_s + personName(*change.before) + u" → "_s + name;
    return start;
}

QStringList listReportLines(const app::ListReport& report)
{
    const auto n = [](std::int64_t count) { return static_cast<int>(count); };
    QStringList lines{ListTextTr::tr("%Ln row(s) read, %1 taken.", nullptr, n(report.rowsRead))
                          .arg(formatCount(report.rowsTaken))};
    if (report.clubs > 0)
        lines << ListTextTr::tr("%Ln club(s) read.", nullptr, n(report.clubs));
    if (report.rowsRefused > 0)
        lines << ListTextTr::tr("%Ln row(s) refused; they are listed below.", nullptr, n(report.rowsRefused));
    if (report.duplicates > 0)
        lines << ListTextTr::tr("%Ln row(s) stand in the list twice.", nullptr, n(report.duplicates));
    if (report.withoutMembership > 0)
        lines << ListTextTr::tr("%Ln official(s) without a membership left out.", nullptr,
                                n(report.withoutMembership));
    if (report.rowsKept > 0) {
        lines << ListTextTr::tr(
            "%Ln known row(s) are not in this list and were kept, because it holds a part only.", nullptr,
            n(report.rowsKept));
    }
    if (report.endsInLine)
        lines << ListTextTr::tr("The file ends without the end of a line: it may be cut off.");
    const app::ListChanges& changes = report.changes;
    if (changes.count(app::ListChangeKind::TwoNumbers) > 0)
        lines << twoNumbersLine(changes);
    if (changes.comparedWith)
        lines << listChangesLine(changes);
    else
        lines << ListTextTr::tr("There is no earlier list to compare with.");
    return lines;
}

QString twoNumbersLine(const app::ListChanges& changes)
{
    return ListTextTr::tr("%Ln person(s) stand in the list with two numbers; ask the association for one of "
                          "them.",
                          nullptr, static_cast<int>(changes.count(app::ListChangeKind::TwoNumbers)));
}

QString listChangesLine(const app::ListChanges& changes)
{
    return fillPattern(
        ListTextTr::tr("Compared with the list of %1: %2 new, %3 gone, %4 transferred, %5 with another "
                       "number, %6 with another rating, %7 changed otherwise."),
        {formatDate(*changes.comparedWith), formatCount(changes.count(app::ListChangeKind::Added)),
         formatCount(changes.count(app::ListChangeKind::Gone)),
         formatCount(changes.count(app::ListChangeKind::Transferred)),
         formatCount(changes.count(app::ListChangeKind::Renumbered)),
         formatCount(changes.count(app::ListChangeKind::Rating)),
         formatCount(changes.count(app::ListChangeKind::Other))});
}

} // namespace zahlmeister::ui
