// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/archive/reading/archivereading.h"
#include "app/chronicle/reading/ratinglist.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/main/reports/listreport.h"
#include "app/rules/shippedrules.h"
#include "app/spelling/birth.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr const char* kGroupWords = "women|youth|juniors|adults|seniors";

constexpr std::array kRatingsOptions{
    OptionSpec{"date", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "day of the list, such as 2026-10-01; else today")},
    OptionSpec{"since", "DAY", QT_TRANSLATE_NOOP("CommandLine", "tell the change since that day")},
    OptionSpec{"rules", "ID",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "rule version whose rating system is listed, such as fwz-2019; "
                                 "else the DWZ of the day")},
    OptionSpec{"club", "VKZ", QT_TRANSLATE_NOOP("CommandLine", "the members of one club")},
    OptionSpec{"level", "L",
               QT_TRANSLATE_NOOP("CommandLine", "the clubs of one organisation level, such as C00")},
    OptionSpec{"group", kGroupWords,
               QT_TRANSLATE_NOOP("CommandLine",
                                 "only women, or only players of that age in the year of the list: youth and "
                                 "juniors by the rules of the day, seniors from 60 years on; may be given "
                                 "for both"),
               true},
    OptionSpec{"born-from", "YEAR",
               QT_TRANSLATE_NOOP("CommandLine", "only players born in that year or later")},
    OptionSpec{"born-until", "YEAR",
               QT_TRANSLATE_NOOP("CommandLine", "only players born in that year or before")},
    OptionSpec{"order", "rating|name",
               QT_TRANSLATE_NOOP("CommandLine", "order of the list, else that of the ratings")},
    kArchiveOption,
    kIssueOption,
    kStaleOption,
    kIssuedOption,
    kListFormatOption,
    kOutputOption};

/// @return whether the groups do not exclude each other
bool putGroups(app::RatingListRequest& request, const QStringList& groups)
{
    const QStringList words = QString::fromLatin1(kGroupWords).split(u'|');
    for (const QString& group : groups) {
        const auto ages = static_cast<app::ListedAges>(words.indexOf(group));
        if (group == words.constFirst())
            request.women = true;
        else if (request.ages != app::ListedAges::All && request.ages != ages)
            return false;
        else
            request.ages = ages;
    }
    return true;
}

Outcome<app::RatingListRequest> requestOf(const Arguments& arguments)
{
    TRY(const auto day, arguments.day(u"date"));
    TRY(const auto since, arguments.day(u"since"));
    app::RatingListRequest request{day.value_or(app::today()), since};
    TRY_DO(inOrder(u"since"_s, since, u"date"_s, request.day));
    TRY(request.club, clubOf(arguments));
    request.rules = arguments.value(u"rules").value_or(QString()).toStdString();
    TRY(request.level, levelOf(arguments));
    if (!putGroups(request, arguments.values(u"group")))
        return badUsage(Tr::tr("Name one age with --group, beside women."));
    TRY(request.bornFrom, arguments.integer(u"born-from", app::kFirstBirthYear, app::kLastBirthYear));
    TRY(request.bornUntil, arguments.integer(u"born-until", app::kFirstBirthYear, app::kLastBirthYear));
    if (request.bornFrom && request.bornUntil && *request.bornUntil < *request.bornFrom)
        return notInOrder(u"born-from"_s, QString::number(*request.bornFrom), u"born-until"_s,
                          QString::number(*request.bornUntil));
    request.byName = arguments.value(u"order") == u"name"_s;
    return request;
}

/// Says why a list is empty, where it is because nobody was ever in the club or the level that is asked for.
void printUnknownClub(const QString& path, const app::Chronicle& chronicle,
                      const app::RatingListRequest& request)
{
    const auto isKnown = [&](const auto& isWanted) {
        return std::ranges::any_of(chronicle.persons, [&](const app::PersonHistory& person) {
            return std::ranges::any_of(person.participations, [&](const app::Participation& one) {
                return isWanted(one.participant->club);
            });
        });
    };
    if (!request.club.empty() && !isKnown([&](const auto& club) { return club == request.club; }))
        printMessage(path, 0, MessageLevel::Warning,
                     ui::fillPattern(Tr::tr("Nobody in this work file was ever in the club %1."),
                                     {ui::fromEngine(request.club)}),
                     "club-unknown");
    else if (!request.level.empty() &&
             !isKnown([&](const auto& club) { return app::isOfLevel(club, request.level); }))
        printMessage(path, 0, MessageLevel::Warning,
                     ui::fillPattern(Tr::tr("Nobody in this work file was ever in a club of the level %1."),
                                     {ui::fromEngine(request.level)}),
                     "level-unknown");
}

void printUnknown(const QString& path, const app::RatingList& list)
{
    if (list.unknown > 0)
        printMessage(path, 0, MessageLevel::Warning,
                     Tr::tr("%n player(s) are missing because sex or year of birth is not known.", nullptr,
                            list.unknown),
                     "group-unknown");
}

/// The list of a whole association.
Outcome<ExitCode> writeOfArchive(const Arguments& arguments, const app::RatingListRequest& request)
{
    TRY(const auto archive, archiveOfList(arguments));
    const QString& path = archive->address().text;
    TRY(auto list, in(path, app::ratingList(*archive, request, std::max(app::today(), request.day))));
    printUnknown(path, list);
    return writeMade(arguments, path, list, app::shippedRules());
}

Outcome<ExitCode> runRatings(const Arguments& arguments)
{
    TRY(const auto request, requestOf(arguments));
    if (arguments.has(u"archive"))
        return writeOfArchive(arguments, request);
    return writeList(
        arguments, [&](const app::WorkFile& file, const app::Chronicle& chronicle) -> Outcome<app::AnyList> {
            const QString& path = arguments.files().constFirst();
            if (!request.rules.empty())
                TRY_DO(ruleVersion(ui::fromEngine(request.rules), *chronicle.rules));
            printUnknownClub(path, chronicle, request);
            TRY(const auto unnamed, in(path, app::unnamedPersons(file)));
            const app::PublicationFilter filter(chronicle, unnamed, std::max(app::today(), request.day));
            TRY(auto list, in(path, app::ratingList(chronicle, request, filter)));
            printUnknown(path, list);
            return list;
        });
}

} // namespace

constinit const Command kRatingsCommand{
    "ratings",
    "WORKFILE|--archive ADDRESS [--date DAY] [--since DAY] [--club VKZ] [--level L] [--group "
    "women|youth|juniors|adults|seniors]... "
    "[--born-from YEAR] [--born-until YEAR] [--order rating|name] [--rules ID] [--issue [--stale] | --issued "
    "N] "
    "[--format text|json|csv|xlsx|html|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Lists the ratings of a day, best first."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "What the tournaments of the work file that had ended by then left their players "
        "with. Only members of a club are listed, and nobody who objected; ratings from "
        "before June 2026 are converted for days after it, also when they are compared. In the "
        "ranking of correspondence chess stands who has five tournaments; the lists of "
        "groups and by name have everybody who is active. With --archive it is the list of a whole "
        "association, as far as its archive is computed."),
    kRatingsOptions,
    runRatings};

} // namespace zahlmeister::cli
