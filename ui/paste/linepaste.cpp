// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/linepaste.h"

#include <functional>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/entry/resultentry.h"
#include "app/entry/roundplan.h"
#include "app/entry/trialtournament.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Tournament;

struct LinePasteTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::LinePaste)
};

QStringList linesOf(QString text)
{
    return pastedLines(text.replace(u'\t', u' '));
}

/// `Runde 3`, `3. Runde:` and `Round 3` beside what is typed, `r3`.
std::optional<app::LineEntry> readListLine(const QString& text)
{
    static const QRegularExpression kHead(
        QStringLiteral("^(?:(?:runde|round|rd\\.?)\\s*([1-9]\\d{0,2})|([1-9]\\d{0,2})\\.\\s*(?:runde|round))"
                       "\\s*:?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto head = kHead.match(text); head.hasMatch())
        return app::RoundEntry{(head.hasCaptured(1) ? head.captured(1) : head.captured(2)).toInt()};
    return app::readLine(text);
}

/// Plans the lines of a text one after the other.
/// @param expected the refusal of a line of which planOne makes nothing
PastePlan
planLines(const Tournament& tournament, const QString& text, const QString& expected,
          const std::function<std::optional<app::RoundPlan>(const Tournament&, const QString&)>& planOne)
{
    app::TrialTournament trial(tournament);
    PastePlan plan;
    int changed = 0;
    const QStringList lines = linesOf(text);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty())
            continue;
        const auto step = planOne(trial.tournament(), line);
        QString refusal = step ? noteText(step->refusal, tournament) : expected;
        if (refusal.isEmpty() && trial.isContradictedBy(step->edits))
            refusal = LinePasteTr::tr("The game has another result already.");
        if (!refusal.isEmpty()) {
            plan.refusals.append(fillPattern(LinePasteTr::tr("Line %1, \u201C%2\u201D: %3"),
                                             {formatCount(i + 1), line, refusal}));
            continue;
        }
        trial.adopt(step->edits);
        changed += step->edits.empty() ? 0 : 1;
    }
    if (plan.refusals.isEmpty())
        plan.group = {{app::EditKind::Paste, {QString::number(changed)}}, trial.edits()};
    return plan;
}

std::optional<app::RoundPlan> planLineOf(const Tournament& tournament, int& round, const QString& line)
{
    const auto entry = readListLine(line);
    if (!entry)
        return std::nullopt;
    if (const auto* head = std::get_if<app::RoundEntry>(&*entry)) {
        round = head->round;
        return app::RoundPlan{};
    }
    return app::planLine(tournament, round, *entry);
}

} // namespace

bool isPairingList(const QString& text)
{
    bool hasPairing = false;
    for (const QString& line : linesOf(text)) {
        if (line.trimmed().isEmpty())
            continue;
        const auto entry = readListLine(line.trimmed());
        if (!entry)
            return false;
        hasPairing = hasPairing || !std::holds_alternative<app::RoundEntry>(*entry);
    }
    return hasPairing;
}

PastePlan planPairingLines(const Tournament& tournament, int round, const QString& text)
{
    return planLines(
        tournament, text, LinePasteTr::tr("This is no pairing. Expected is 12-5 1."),
        [&round](const Tournament& trial, const QString& line) { return planLineOf(trial, round, line); });
}

std::optional<std::vector<std::optional<engine::GameResult>>> readResultLines(const QString& text)
{
    std::vector<std::optional<engine::GameResult>> results;
    QStringList lines = linesOf(text);
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    for (const QString& line : lines) {
        const auto read = app::resultsOfText(line.trimmed());
        if (!read || read->size() > 1)
            return std::nullopt;
        results.push_back(read->empty() ? std::nullopt : std::optional(read->front()));
    }
    return results.empty() ? std::nullopt : std::optional(std::move(results));
}

PastePlan planMatchLines(const Tournament& tournament, int round, const QString& text, int boards,
                         engine::HomeWhite custom)
{
    const QString expected =
        LinePasteTr::tr("This is no match. Expected is, for example, %1.").arg(u"1-4 10\u00BD1"_s);
    return planLines(tournament, text, expected,
                     [&](const Tournament& trial, const QString& line) -> std::optional<app::RoundPlan> {
                         const auto entry = app::readMatch(line);
                         if (!entry)
                             return std::nullopt;
                         app::RoundPlan plan = app::planMatch(trial, round, *entry, boards, custom);
                         app::takeDateOfRound(plan, tournament, round);
                         return plan;
                     });
}

} // namespace zahlmeister::ui
