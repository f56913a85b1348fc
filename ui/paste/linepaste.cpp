// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/linepaste.h"

#include <functional>

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/entry/resultentry.h"
#include "ui/entry/roundplan.h"
#include "ui/entry/trialtournament.h"
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
std::optional<LineEntry> readListLine(const QString& text)
{
    static const QRegularExpression kHead(
        QStringLiteral("^(?:(?:runde|round|rd\\.?)\\s*([1-9]\\d{0,2})|([1-9]\\d{0,2})\\.\\s*(?:runde|round))"
                       "\\s*:?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto head = kHead.match(text); head.hasMatch())
        return RoundEntry{(head.hasCaptured(1) ? head.captured(1) : head.captured(2)).toInt()};
    return readLine(text);
}

/// Plans the lines of a text one after the other.
PastePlan planLines(const Tournament& tournament, const QString& text,
                    const std::function<RoundPlan(const Tournament&, const QString&)>& planOne)
{
    TrialTournament trial(tournament);
    PastePlan plan;
    int changed = 0;
    const QStringList lines = linesOf(text);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty())
            continue;
        const RoundPlan step = planOne(trial.tournament(), line);
        QString refusal = step.refusal;
        if (refusal.isEmpty() && trial.isContradictedBy(step.group.edits))
            refusal = LinePasteTr::tr("The game has another result already.");
        if (!refusal.isEmpty()) {
            plan.refusals.append(fillPattern(LinePasteTr::tr("Line %1, \u201C%2\u201D: %3"),
                                             {formatCount(i + 1), line, refusal}));
            continue;
        }
        trial.adopt(step.group.edits);
        changed += step.group.edits.empty() ? 0 : 1;
    }
    if (plan.refusals.isEmpty())
        plan.group = {{app::EditKind::Paste, {QString::number(changed)}}, trial.edits()};
    return plan;
}

RoundPlan planLineOf(const Tournament& tournament, int& round, const QString& line)
{
    const auto entry = readListLine(line);
    if (!entry)
        return refused(LinePasteTr::tr("This is no pairing. Expected is 12-5 1."));
    if (const auto* head = std::get_if<RoundEntry>(&*entry)) {
        round = head->round;
        return {};
    }
    return planLine(tournament, round, *entry);
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
        hasPairing = hasPairing || !std::holds_alternative<RoundEntry>(*entry);
    }
    return hasPairing;
}

PastePlan planPairingLines(const Tournament& tournament, int round, const QString& text)
{
    return planLines(tournament, text, [&round](const Tournament& trial, const QString& line) {
        return planLineOf(trial, round, line);
    });
}

std::optional<std::vector<std::optional<engine::GameResult>>> readResultLines(const QString& text)
{
    std::vector<std::optional<engine::GameResult>> results;
    QStringList lines = linesOf(text);
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    for (const QString& line : lines) {
        const auto read = resultsOfText(line.trimmed());
        if (!read || read->size() > 1)
            return std::nullopt;
        results.push_back(read->empty() ? std::nullopt : std::optional(read->front()));
    }
    return results.empty() ? std::nullopt : std::optional(std::move(results));
}

PastePlan planMatchLines(const Tournament& tournament, int round, const QString& text, int boards,
                         engine::HomeWhite custom)
{
    return planLines(tournament, text, [&](const Tournament& trial, const QString& line) -> RoundPlan {
        const auto entry = readMatch(line);
        if (!entry)
            return refused(
                LinePasteTr::tr("This is no match. Expected is, for example, %1.").arg(u"1-4 10\u00BD1"_s));
        RoundPlan plan = planMatch(trial, round, *entry, boards, custom);
        takeDateOfRound(plan, tournament, round);
        return plan;
    });
}

} // namespace zahlmeister::ui
