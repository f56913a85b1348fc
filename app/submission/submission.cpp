// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/submission/submission.h"

#include <utility>

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/json/evaluationjson.h"
#include "app/formats/json/tournamentjson.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "app/store/samplemark.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Tournament;
using engine::TournamentId;

namespace {

constexpr qsizetype kLongestFileName = 80; // characters, without the ending

/// What summaryOf() reads, in its order.
const QString kSummaryColumns = u"id, tournament_id, made, is_written, handed_in, recipient, file_uuid"_s;
constexpr int kContentColumn = 7; // the first one after the summary

Result<SubmissionSummary> summaryOf(const WorkFile& file, const Statement& row)
{
    const auto made = row.date(2);
    const auto handedIn = row.date(4);
    if (!made || (!row.isNull(4) && !handedIn)) {
        return damagedRow(file.database(), "submission", "id " + row.utf8(0), made ? "handed_in" : "made");
    }
    return SubmissionSummary{SubmissionId(row.integer(0)),
                             TournamentId(row.integer(1)),
                             {*made, row.integer(3) != 0, handedIn},
                             row.text(5),
                             row.text(6).toLatin1()};
}

Result<std::vector<SubmissionSummary>> summaries(const WorkFile& file, Statement rows)
{
    return collected<SubmissionSummary>(std::move(rows),
                                        [&](const Statement& row) { return summaryOf(file, row); });
}

Result<SubmissionId> insertUnwritten(WorkFile& file, TournamentId id, const SubmissionRecord& record)
{
    return inTransaction(file, [&] {
        auto insert = file.database().statement(
            u"INSERT INTO submission"
            " (tournament_id, made, is_written, recipient, file_uuid, tournament, evaluation)"
            " VALUES (?, ?, 0, ?, ?, ?, ?) RETURNING id"_s);
        insert.bind(id.value())
            .bind(std::optional(record.made))
            .bind(record.recipient.isNull() ? u""_s : record.recipient)
            .bind(QString::fromLatin1(record.fileUuid))
            .bind(QString::fromUtf8(writeTournamentJson(record.tournament)))
            .bind(QString::fromUtf8(record.evaluation) + u""_s);
        return insert.next().transform([&](bool) { return SubmissionId(insert.integer(0)); });
    });
}

/// Carries a statement out for one submission.
Result<void> change(WorkFile& file, const QString& sql, SubmissionId id)
{
    return inTransaction(file, [&] { return file.database().statement(sql).bind(id.value()).run(); });
}

Result<void> confirmWritten(WorkFile& file, SubmissionId id)
{
    return change(file, u"UPDATE submission SET is_written = 1 WHERE id = ?"_s, id);
}

} // namespace

Result<void> adoptTournamentUuid(WorkFile& file, TournamentId id, const QByteArray& uuid)
{
    if (!isUuid(uuid)) {
        return failure(ErrorCode::OutOfRange,
                       {"tournament " + std::to_string(id.value()), "uuid", uuid.toStdString(), "UUID"});
    }
    TRY(const auto known, tournamentUuid(file, id));
    return known.isEmpty() ? setTournamentUuid(file, id, uuid.toLower()) : Result<void>();
}

Result<void> checkSnapshot(const Tournament& tournament)
{
    const auto read = readTournamentJson(writeTournamentJson(tournament), QString());
    if (!read.has_value())
        return tl::unexpected(read.error().front());
    return {};
}

Result<SubmissionId> recordSubmission(WorkFile& file, TournamentId id, const SubmissionRecord& record,
                                      const ReportWriter& write)
{
    if (isSample(file))
        return failure(ErrorCode::SampleOnly);
    TRY_DO(checkSnapshot(record.tournament));
    TRY_DO(tournamentUuid(file, id));
    TRY(const auto submission, insertUnwritten(file, id, record));
    if (auto written = write(); !written.has_value()) {
        TRY_DO(change(file, u"DELETE FROM submission WHERE id = ?"_s, submission));
        return tl::unexpected(std::move(written).error());
    }
    TRY_DO(confirmWritten(file, submission));
    return submission;
}

Result<void> writeSubmissionAgain(WorkFile& file, const SubmissionSummary& submission,
                                  const ReportWriter& write)
{
    TRY_DO(write());
    return submission.stage.isWritten ? Result<void>() : confirmWritten(file, submission.id);
}

Result<void> setHandedIn(WorkFile& file, SubmissionId id, std::optional<engine::Date> day)
{
    return inTransaction(file, [&] {
        auto update = file.database().statement(u"UPDATE submission SET handed_in = ? WHERE id = ?"_s);
        return update.bind(day).bind(id.value()).run();
    });
}

Result<std::vector<SubmissionSummary>> submissionsOf(const WorkFile& file, TournamentId id)
{
    auto row = file.database().statement(u"SELECT "_s + kSummaryColumns +
                                         u" FROM submission WHERE tournament_id = ? ORDER BY id DESC"_s);
    row.bind(id.value());
    return summaries(file, std::move(row));
}

engine::Date deadlineDay(const WorkFile& file, TournamentId id, engine::Date today)
{
    // RULE: WO2026 6.2
    // An unreadable list of submissions is reported where they are shown.
    const auto submissions = submissionsOf(file, id);
    if (!submissions.has_value())
        return today;
    for (const SubmissionSummary& submission : *submissions)
        today = std::min(today, submission.stage.handedIn.value_or(today));
    return today;
}

Result<std::vector<SubmissionSummary>> latestSubmissions(const WorkFile& file)
{
    auto row = file.database().statement(
        u"SELECT "_s + kSummaryColumns +
        u" FROM submission"
        " WHERE id IN (SELECT max(id) FROM submission GROUP BY tournament_id) ORDER BY tournament_id"_s);
    return summaries(file, std::move(row));
}

Result<SubmissionRecord> readSubmission(const WorkFile& file, SubmissionId id)
{
    auto row = file.database().statement(u"SELECT "_s + kSummaryColumns +
                                         u", tournament, evaluation FROM submission WHERE id = ?"_s);
    TRY(const auto found, row.bind(id.value()).next());
    if (!found)
        return failure(ErrorCode::UnknownTournament, {"submission " + std::to_string(id.value())});
    TRY(const auto summary, summaryOf(file, row));
    auto tournament = readStoredTournamentJson(row.text(kContentColumn).toUtf8(), u"submission"_s);
    if (!tournament.has_value())
        return damagedRow(file.database(), "submission", "id " + row.utf8(0), "tournament");
    return SubmissionRecord{summary.stage.made, summary.recipient, summary.fileUuid, std::move(*tournament),
                            row.text(kContentColumn + 1).toUtf8()};
}

QByteArray evaluationOfSubmission(const FileOrigin& origin, const Tournament& tournament,
                                  const engine::RuleVersion& version, const engine::Evaluation& evaluation,
                                  const std::vector<engine::Finding>& findings)
{
    JsonWriter json;
    json.beginObject();
    json.member("created", origin.created.toStdString());
    json.member("program", origin.program.toStdString());
    writeEvaluationMembers(json, tournament, version, evaluation, findings);
    json.endObject();
    return json.take();
}

FileOrigin originOf(const QByteArray& evaluation)
{
    const QJsonObject object = QJsonDocument::fromJson(evaluation).object();
    return {object.value("created"_L1).toString(), object.value("program"_L1).toString()};
}

Result<QString> lastRecipient(const WorkFile& file, const std::string& level)
{
    auto row = file.database().statement(
        u"SELECT recipient FROM submission JOIN tournament ON tournament.id = submission.tournament_id"
        " WHERE level = ? AND recipient <> '' ORDER BY submission.id DESC LIMIT 1"_s);
    return row.bind(level).next().transform([&](bool found) { return found ? row.text(0) : QString(); });
}

TournamentDifference differenceSince(const Tournament& submitted, const Tournament& today)
{
    return differenceOf(submittedPart(submitted), submittedPart(today));
}

bool isChangedSince(const Tournament& submitted, const Tournament& today)
{
    return !isSameSubmission(submitted, today);
}

QString suggestedFileName(const engine::TournamentHeader& header)
{
    QString name;
    for (const QChar character :
         QString::fromStdString(header.name).normalized(QString::NormalizationForm_C)) {
        const bool isGood = character.isLetterOrNumber() || character == u'-' || character == u'.';
        if (isGood)
            name += character;
        else if (!name.isEmpty() && !name.endsWith(u'_'))
            name += u'_';
    }
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    name.truncate(kLongestFileName);
    while (name.endsWith(u'_') || name.endsWith(u'.'))
        name.chop(1);
    if (name.isEmpty())
        name = u"Turnier"_s;
    if (header.end)
        name += u'_' + QString::fromStdString(header.end->iso());
    return name + u".xml"_s;
}

} // namespace zahlmeister::app
