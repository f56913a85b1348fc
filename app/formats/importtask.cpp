// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importtask.h"

#include <QFile>
#include <QFileInfo>
#include <QThread>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/table/tableformat.h"

namespace zahlmeister::app {

namespace {

Result<ImportFile> readFile(const QString& path)
{
    QFile file(path);
    const auto unreadable = [&] {
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), file.errorString().toStdString()});
    };
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::FileNotFound, {path.toStdString()});
    // Whoever opens a pipe waits for somebody to write into it.
    if (!info.isFile())
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), "not a regular file"});
    if (!file.open(QIODevice::ReadOnly))
        return unreadable();
    ImportFile read{info.fileName(), file.read(kMaximumTournamentFileSize + 1)};
    if (file.error() != QFile::NoError)
        return unreadable();
    if (read.data.size() > kMaximumTournamentFileSize) {
        return failure(ErrorCode::FileTooLarge,
                       {path.toStdString(), std::to_string(kMaximumTournamentFileSize / (1024 * 1024))});
    }
    return read;
}

} // namespace

ImportOutcome readTournamentFiles(const QStringList& paths)
{
    ImportOutcome outcome{.paths = paths};
    ImportInput input;
    for (const QString& path : paths) {
        auto file = readFile(path);
        if (!file.has_value()) {
            outcome.fileError = file.error();
            return outcome;
        }
        input.push_back(std::move(*file));
    }
    const TournamentFormat* format = recognisedFormat(input);
    if (format)
        outcome.format = format->id;
    outcome.result = importTournamentFile(input);
    if (!outcome.result.has_value() && isTableFormat(outcome.format)) {
        auto table = std::make_shared<TablesReading>(readTableFiles(input));
        if (!table->reading.columns.empty())
            outcome.table = std::move(table);
    }
    return outcome;
}

ImportTask::ImportTask(QObject* parent) : QObject(parent) { }

void ImportTask::start(const QStringList& paths)
{
    // The thread owns what it reads into, so that the task may go before it ends.
    auto outcome = std::make_shared<ImportOutcome>();
    QThread* thread = QThread::create([outcome, paths] { *outcome = readTournamentFiles(paths); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    connect(thread, &QThread::finished, this, [this, outcome] { Q_EMIT finished(outcome); });
    thread->start();
}

} // namespace zahlmeister::app
