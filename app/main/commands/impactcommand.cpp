// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/archive/reading/archivedtournaments.h"
#include "app/chronicle/personstore.h"
#include "app/chronicle/reading/afterwards.h"
#include "app/chronicle/reading/impact.h"
#include "app/fields/tournamentdifference.h"
#include "app/main/console/adjustmentfile.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/main/reports/recalculationreport.h"
#include "app/rules/rulestore.h"
#include "app/store/workfile.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kImpactOptions{
    OptionSpec{
        "afterwards", "TOURNAMENT.NUMBER",
        QT_TRANSLATE_NOOP("CommandLine",
                          "in place of files: the tournaments of the year before, in which a new member "
                          "played as a non-member, evaluated for him (document 000, 3.4.3)")},
    OptionSpec{"adjustment", "FILE",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "with or without tournaments: an adjustment of ratings that is made (JSON; "
                                 "document 000, 2.2.1); it takes the place of one of the same id"),
               true},
    OptionSpec{"notes", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "also tell who was evaluated elsewhere in between")},
    kArchiveOption,
    kFormatOption,
    kOutputOption};

/// The tournament that an imported one most likely is; the end when there is none.
app::ChronicleTournaments::iterator sameAs(const engine::Tournament& imported,
                                           app::ChronicleTournaments& tournaments)
{
    auto found = tournaments.end();
    int best = app::kSameTournament - 1;
    for (auto one = tournaments.begin(); one != tournaments.end(); ++one) {
        const engine::Tournament& other = (*one)->tournament;
        if (!app::canBeSame(imported.header.end, imported.participants.size(), other.header.end,
                            other.participants.size()))
            continue;
        if (const int like = app::likeness(imported, other); like > best) {
            best = like;
            found = one;
        }
    }
    return found;
}

/// Puts a tournament into its place among those of the work file, and says which that is.
void put(const TournamentSource& source, app::ChronicleTournaments& tournaments, engine::TournamentId next)
{
    const auto tell = [&](const QString& pattern, engine::TournamentId id, const std::string& name,
                          const char* code) {
        printMessage(source.file, 0, MessageLevel::Note,
                     ui::fillPattern(pattern, {QString::number(id.value()), ui::fromEngine(name)}), code);
    };
    const engine::Tournament& imported = source.content.tournament;
    const auto same = sameAs(imported, tournaments);
    if (same == tournaments.end()) {
        tournaments.push_back(std::make_shared<const app::ChronicleTournament>(
            app::ChronicleTournament{next, imported, source.arithmetic}));
        tell(Tr::tr("It would be added as %1 (%2)."), next, imported.header.name, "would-be-added");
        return;
    }
    app::ChronicleTournament replaced = **same;
    replaced.tournament = app::broughtInLine(imported, replaced.tournament);
    tell(Tr::tr("It would be taken over into %1 (%2)."), replaced.id, (*same)->tournament.header.name,
         "would-replace");
    *same = std::make_shared<const app::ChronicleTournament>(std::move(replaced));
}

/// The tournaments, with those that a new member played in the year before evaluated for him; each of these
/// is printed.
Outcome<app::ChronicleTournaments> withAfterwards(const QString& path, const QString& seat,
                                                  const app::ChronicleTournaments& tournaments,
                                                  std::shared_ptr<const engine::RuleCatalog> rules,
                                                  const app::PersonDecisions& decisions)
{
    bool isTournament = false;
    bool isNumber = false;
    const engine::TournamentId id(seat.section(u'.', 0, 0).toLongLong(&isTournament));
    const engine::ParticipantNumber number(seat.section(u'.', 1).toInt(&isNumber));
    const auto one = std::ranges::find_if(tournaments, [&](const auto& other) { return other->id == id; });
    const auto position = one == tournaments.end() ? std::nullopt : (*one)->tournament.indexOf(number);
    if (!isTournament || !isNumber || !position)
        return badUsage(
            ui::fillPattern(Tr::tr("--afterwards is “%1”; expected is a participant such as 12.3."), {seat}));
    const auto chronicle = app::chronicleOf(tournaments, std::move(rules), decisions);
    const auto seats = app::seatsBeforeMembership(chronicle, id, number);
    for (const app::SeatBefore& before : seats)
        printMessage(path, 0, MessageLevel::Note,
                     ui::fillPattern(Tr::tr("He played in %1 (%2, %3) as a non-member."),
                                     {QString::number(before.tournament.value()), ui::fromEngine(before.name),
                                      ui::formatDate(before.end)}),
                     "played-before");
    if (seats.empty())
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("He played in no tournament of the year before as a non-member."),
                     "nothing-played-before");
    return app::evaluatedAfterwards(tournaments, seats, (*one)->tournament.participants[*position]);
}

/// The rules with the adjustments that the command line names.
Outcome<std::shared_ptr<const engine::RuleCatalog>>
withAdjustments(const Arguments& arguments, std::shared_ptr<const engine::RuleCatalog> rules)
{
    for (const QString& name : arguments.values(u"adjustment")) {
        TRY(const auto added, readAdjustment(name));
        rules = app::withAdjustment(*rules, added);
    }
    return rules;
}

Outcome<ExitCode> writeImpact(const Arguments& arguments, const QString& path,
                              const app::Recalculation& impact)
{
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY_DO(writeData(isJson ? recalculationToJson(impact, true) : recalculationToText(impact, true),
                     arguments.output()));
    const ExitCode code = printSkipped(path, impact.skipped);
    printQuestions(path, impact);
    printOutside(path, impact, arguments.has(u"notes"));
    return code;
}

/// What adjustments would change in an archive.
Outcome<ExitCode> runInArchive(const Arguments& arguments)
{
    if (!arguments.files().isEmpty() || arguments.has(u"afterwards") || !arguments.has(u"adjustment"))
        return badUsage(Tr::tr("With --archive there is only the impact of --adjustment. Name no files."));
    TRY(const auto archive, archiveNamedBy(arguments));
    const QString& path = archive->address().text;
    TRY(const auto all, in(path, app::archivedTournaments(*archive)));
    TRY(const auto adjusted, withAdjustments(arguments, all.rules));
    const auto before = app::recalculate(all.tournaments, *all.rules, {}, all.removed);
    return writeImpact(arguments, path,
                       app::newIn(app::recalculate(all.tournaments, *adjusted, {}, all.removed), before));
}

Outcome<ExitCode> runImpact(const Arguments& arguments)
{
    if (arguments.has(u"archive"))
        return runInArchive(arguments);
    const auto afterwards = arguments.value(u"afterwards");
    const bool isMore = arguments.has(u"adjustment");
    if (afterwards ? arguments.files().size() != 1 : arguments.files().size() < (isMore ? 1 : 2))
        return badUsage(Tr::tr("Name a work file and the tournaments."));
    const QString& path = arguments.files().constFirst();
    TRY(const auto file, workFileNamedBy(arguments));
    TRY(const auto rules, in(path, app::rulesOf(*file)));
    TRY(const auto decisions, in(path, app::personDecisions(*file)));
    TRY(const auto summaries, in(path, file->tournaments()));
    TRY(auto tournaments, in(path, app::tournamentsIn(*file, *rules)));
    TRY(const auto removed, in(path, app::removedTournamentsIn(*file, *rules)));
    std::int64_t last = 0;
    for (const app::TournamentSummary& summary : summaries)
        last = std::max(last, summary.id.value());
    const auto before = app::recalculate(tournaments, *rules, decisions, removed);
    if (afterwards) {
        TRY(tournaments, withAfterwards(path, *afterwards, tournaments, rules, decisions));
    }
    for (const QString& name : arguments.files().sliced(1)) {
        TRY(const auto source, readTournament(name));
        put(source, tournaments, engine::TournamentId(++last));
    }
    TRY(const auto adjusted, withAdjustments(arguments, rules));
    const auto impact =
        app::newIn(app::recalculate(std::move(tournaments), *adjusted, decisions, removed), before);
    return writeImpact(arguments, path, impact);
}

} // namespace

constinit const Command kImpactCommand{
    "impact",
    "WORKFILE FILE...|--afterwards TOURNAMENT.NUMBER|--adjustment FILE | --archive ADDRESS --adjustment FILE "
    "[--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Shows what adding tournaments to a work file, or adjusting ratings, would "
                      "change."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A tournament that the work file has already would be replaced. All later tournaments whose "
        "players would begin with other ratings are listed, with the tournaments through which each "
        "change came. Nothing is written."),
    kImpactOptions,
    runImpact};

} // namespace zahlmeister::cli
