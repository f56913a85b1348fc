// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/evaluatedtournament.h"

#include <algorithm>

#include "app/check/findinggroups.h"
#include "app/chronicle/anonymous.h"
#include "app/main/console/commandtext.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "engine/base/try.h"
#include "engine/check/check.h"
#include "engine/model/eloperiods.h"
#include "engine/model/teammatches.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

MessageLevel messageLevel(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return MessageLevel::Error;
    case engine::FindingLevel::Warning: return MessageLevel::Warning;
    case engine::FindingLevel::Note: break;
    }
    return MessageLevel::Note;
}

/// @param placed what stands for the place; given that of the finding
template <class Placed>
QString sentenceOf(const EvaluatedTournament& evaluated, const engine::Finding& finding, Placed placed)
{
    const ui::FindingText text =
        ui::findingText(finding, evaluated.tournament(), engine::descriptionOf(*evaluated.choice.version));
    const QString place = placed(text.place);
    const QString sentence = place.isEmpty() ? text.sentence : place % u": "_s % text.sentence;
    return text.clause.isEmpty() ? sentence : sentence % u" ("_s % text.clause % u')';
}

struct FindingMessage {
    int line;
    MessageLevel level;
    QString text;
    std::string_view code;
};

/// Several players as a place: their number, and the first few of them.
QString placeOf(const EvaluatedTournament& evaluated, const std::vector<std::size_t>& findings)
{
    constexpr std::size_t kShown = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(findings.size(), kShown); ++i)
        names +=
            ui::formatParticipant(evaluated.tournament(), *evaluated.findings[findings[i]].place.participant);
    const QString first = names.join(u"; "_s);
    const auto number = static_cast<int>(findings.size());
    if (findings.size() <= kShown)
        return ui::fillPattern(Tr::tr("%n players (%1)", nullptr, number), {first});
    return ui::fillPattern(Tr::tr("%n players, such as %1", nullptr, number), {first});
}

std::vector<FindingMessage> findingMessages(const EvaluatedTournament& evaluated)
{
    std::vector<FindingMessage> messages;
    for (const auto& same : app::findingGroups(evaluated.findings, evaluated.tournament())) {
        const engine::Finding& first = evaluated.findings[same.front()];
        const QString text = sentenceOf(evaluated, first, [&](const QString& place) {
            return same.size() == 1 ? place : placeOf(evaluated, same);
        });
        messages.push_back({evaluated.source.lineOf(first.place), messageLevel(first.level), text,
                            engine::findingCodeText(first.code)});
    }
    return messages;
}

} // namespace

Outcome<std::optional<std::size_t>> periodOption(const Arguments& arguments,
                                                 const engine::TournamentHeader& header)
{
    const auto month = arguments.value(u"period");
    if (!month)
        return std::optional<std::size_t>();
    const auto periods = engine::ratingPeriodsOf(header);
    QStringList months;
    for (const engine::RatingPeriod& period : periods)
        months += QString::fromStdString(period.first.iso().substr(0, 7));
    const auto index = months.indexOf(*month);
    if (index >= 0)
        return std::optional(static_cast<std::size_t>(index));
    return badUsage(
        months.empty()
            ? Tr::tr("--period is for tournaments of more than 30 days whose Elo is evaluated month by month "
                     "(elo_by_period).")
            : ui::fillPattern(Tr::tr("--period is “%1”; expected is one of %2."),
                              {*month, months.join(u", "_s)}));
}

bool EvaluatedTournament::hasErrors() const
{
    return std::ranges::any_of(findings, [](const engine::Finding& finding) {
        return finding.level == engine::FindingLevel::Error;
    });
}

Outcome<std::shared_ptr<const engine::RuleCatalog>> ruleCatalog(const Arguments& arguments)
{
    const auto path = arguments.value(u"rules-from");
    if (!path)
        return app::shippedRulesShared();
    TRY(const auto workFile, in(*path, app::WorkFile::open(*path, app::WorkFile::Access::ReadOnly)));
    return in(*path, app::rulesOf(*workFile));
}

Outcome<const engine::RuleVersion*> ruleVersion(const QString& id, const engine::RuleCatalog& catalog)
{
    const auto found = catalog.find(id.toStdString());
    if (found.has_value())
        return *found;
    QStringList ids;
    for (const engine::RuleVersion& version : catalog.versions())
        ids.append(ui::fromEngine(version.id));
    return badUsage(ui::fillPattern(Tr::tr("The rule version “%1” is not known; there is: %2."),
                                    {id, ids.join(u", "_s)}));
}

std::optional<engine::Arithmetic> arithmeticOption(const Arguments& arguments)
{
    return engine::arithmeticFromText(arguments.value(u"arithmetic").value_or(QString()).toStdString());
}

Outcome<EvaluatedTournament> evaluateFile(const Arguments& arguments, bool trace,
                                          std::optional<engine::Date> today, Naming naming)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one tournament file, or WORKFILE#TOURNAMENT."));
    return evaluateFile(arguments, arguments.files().constFirst(), trace, today, naming);
}

Outcome<EvaluatedTournament> evaluateFile(const Arguments& arguments, const QString& file, bool trace,
                                          std::optional<engine::Date> today, Naming naming)
{
    TRY(auto source, readTournament(file));
    const auto rules = arguments.value(u"rules");
    if (rules) {
        TRY_DO(ruleVersion(*rules, *source.rules));
    }
    engine::Tournament& tournament = source.content.tournament;
    engine::settleTeams(tournament);
    if (rules)
        tournament.header.system = rules->toStdString();
    TRY(const auto choice, in(file, source.rules->choose(tournament.header)));
    const auto arithmetic = arithmeticOption(arguments);
    TRY(const auto period, periodOption(arguments, tournament.header));
    const engine::EvaluationOptions options{
        .arithmetic = arithmetic ? arithmetic : source.arithmetic, .trace = trace, .period = period};
    TRY(auto evaluation, in(file, engine::evaluate(tournament, *choice.version, options)));
    if (today && source.id) {
        // Read-only and a moment ago: what cannot be opened now is judged by today.
        if (const auto workFile = app::WorkFile::open(source.workFile, app::WorkFile::Access::ReadOnly);
            workFile.has_value())
            today = app::deadlineDay(**workFile, *source.id, *today);
    }
    auto findings = engine::check(tournament, choice, &evaluation, today);
    if (source.id && naming == Naming::Published) {
        TRY(const auto workFile,
            in(file, app::WorkFile::open(source.workFile, app::WorkFile::Access::ReadOnly)));
        TRY(auto published, in(file, app::publishedTournament(*workFile, *source.id, std::move(tournament))));
        tournament = std::move(published.tournament);
    }
    return EvaluatedTournament{std::move(source), choice, std::move(evaluation), std::move(findings)};
}

QString findingSentence(const EvaluatedTournament& evaluated, const engine::Finding& finding)
{
    return sentenceOf(evaluated, finding, [](const QString& place) { return place; });
}

app::FindingWording findingWording(const EvaluatedTournament& evaluated)
{
    return [&evaluated](const engine::Finding& finding) { return findingSentence(evaluated, finding); };
}

QStringList findingLines(const EvaluatedTournament& evaluated)
{
    QStringList lines;
    for (const FindingMessage& one : findingMessages(evaluated))
        lines += messageLine(evaluated.source.file, one.line, one.level, one.text, one.code);
    return lines;
}

void printFindings(const EvaluatedTournament& evaluated)
{
    for (const FindingMessage& one : findingMessages(evaluated))
        printMessage(evaluated.source.file, one.line, one.level, one.text, one.code);
}

Outcome<ExitCode> writeResult(const EvaluatedTournament& evaluated, const QByteArray& data,
                              const Arguments& arguments, bool isAboutErrors)
{
    const Output output = arguments.output();
    const bool isHeldBack =
        output.path && evaluated.hasErrors() && !isAboutErrors && !arguments.has(u"force");
    if (!isHeldBack)
        TRY_DO(writeData(data, output));
    printFindings(evaluated);
    if (isHeldBack) {
        printMessage(
            *output.path, 0, MessageLevel::Error,
            Tr::tr("The file was not written, because the findings have errors. --force writes it anyway."),
            "not-written");
    }
    return evaluated.hasErrors() ? ExitCode::DoneWithErrors : ExitCode::Done;
}

} // namespace zahlmeister::cli
