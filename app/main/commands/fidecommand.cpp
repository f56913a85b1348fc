// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/main/console/tournamentsource.h"
#include "app/submission/fidereport.h"
#include "app/text/calendar.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "engine/model/eloperiods.h"
#include "engine/model/teammatches.h"
#include "ui/text/fidereporttext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;

constexpr int kMostDays = 999;
constexpr int kMostCents = 99'999;

constexpr std::array kFideOptions{
    kFormatOption,
    OptionSpec{"edition", "trf26|trf16",
               QT_TRANSLATE_NOOP("CommandLine", "edition of the report, else trf26")},
    OptionSpec{
        "period", "MONTH",
        QT_TRANSLATE_NOOP("CommandLine",
                          "the report of one month, such as 2026-11, of an Elo that is evaluated month by "
                          "month; else of the whole tournament")},
    OptionSpec{"days", "N",
               QT_TRANSLATE_NOOP("CommandLine", "days after the last one by which the report is due")},
    OptionSpec{"fee", "CENTS", QT_TRANSLATE_NOOP("CommandLine", "fee of each player, in cents")},
    kOutputOption,
};

std::string_view codeOf(app::FideContradictionKind kind)
{
    using Kind = app::FideContradictionKind;
    switch (kind) {
    case Kind::Points: return "points";
    case Kind::Place: return "place";
    case Kind::Stated: return "stated";
    case Kind::GameLeftOut: return "game-left-out";
    case Kind::DayMissing: return "day-missing";
    case Kind::RateMissing: return "rate-missing";
    case Kind::Unreadable: break;
    }
    return "unreadable";
}

QByteArray toJson(const engine::Tournament& tournament, app::TrfEdition edition, const app::FideTerms& terms)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("edition", edition == app::TrfEdition::Trf26 ? "trf26" : "trf16");
    json.objects("contradictions", Layout::OneLine, app::fideContradictions(tournament, edition),
                 [&](const app::FideContradiction& one) {
                     json.member("code", codeOf(one.kind));
                     if (one.number)
                         json.member("number", one.number->value());
                     if (!one.criterion.empty())
                         json.member("criterion", one.criterion);
                     if (!one.reported.empty())
                         json.member("reported", one.reported);
                     if (!one.computed.empty())
                         json.member("computed", one.computed);
                 });
    json.objects("missing_fide_ids", Layout::OneLine, app::fideIdRequests(tournament),
                 [&](const app::FideIdRequest& one) {
                     json.member("number", one.number.value());
                     json.member("line", one.line.toStdString());
                     json.member("complete", one.isWhole);
                 });
    if (const auto day = app::fideDeadline(tournament, terms))
        json.member("due", day->iso());
    if (const auto fee = app::fideFee(tournament, terms))
        json.member("fee_cents", *fee);
    json.endObject();
    return json.take();
}

Outcome<ExitCode> runFide(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one tournament."));
    app::FideTerms terms;
    TRY(terms.days, arguments.integer(u"days", 1, kMostDays));
    TRY(terms.fee, arguments.integer(u"fee", 0, kMostCents));
    TRY(const auto source, readTournament(arguments.files().constFirst()));
    engine::Tournament tournament = source.content.tournament;
    engine::settleTeams(tournament);
    TRY(const auto period, periodOption(arguments, tournament.header));
    if (period)
        tournament =
            engine::tournamentOfPeriod(tournament, engine::ratingPeriodsOf(tournament.header), *period);
    const app::TrfEdition edition =
        arguments.value(u"edition") == u"trf16"_s ? app::TrfEdition::Trf16 : app::TrfEdition::Trf26;
    const bool isSound = app::fideContradictions(tournament, edition).empty();
    if (arguments.value(u"format") == u"json"_s) {
        TRY_DO(writeData(toJson(tournament, edition, terms), arguments.output()));
    } else {
        QStringList lines = ui::fideReportLines(tournament, edition);
        if (const QString text = ui::fideTermsText(tournament, terms); !text.isEmpty())
            lines += text;
        if (lines.isEmpty())
            lines += Tr::tr("Nothing contradicts the report, and everybody has a FIDE ID.");
        TRY_DO(writeData(writtenText(lines.join(u'\n') + u'\n'), arguments.output()));
    }
    return isSound ? ExitCode::Done : ExitCode::DoneWithErrors;
}

} // namespace

constinit const Command kFideCommand{
    "fide",
    "FILE [--edition trf26|trf16] [--period MONTH] [--days N] [--fee CENTS] [--format text|json] [--output "
    "OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Checks a report to the FIDE before it is written, and lists missing FIDE IDs."),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Points, places and tie-breaks are compared with the results. “convert” writes the "
                      "report. Days and fee are what the federation asks today; the program knows neither."),
    kFideOptions,
    runFide};

} // namespace zahlmeister::cli
