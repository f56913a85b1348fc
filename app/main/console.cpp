// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "ui/text/errortext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

const QString kProgram = u"zahlmeister"_s;

MessageRecorder* s_recorder = nullptr;

tl::unexpected<Complaint> failedToWrite(const QString& path, const QString& reason)
{
    return failed(path, {ErrorCode::FileNotWritable, {path.toStdString(), reason.toStdString()}});
}

Outcome<ExitCode> writeToStandardOutput(const QByteArray& data)
{
    const auto size = static_cast<std::size_t>(data.size());
    if (std::fwrite(data.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return ExitCode::Done;
    // Who closed the pipe has read enough and needs no complaint.
    if (errno == EPIPE)
        return tl::unexpected(Complaint{ExitCode::FileFailed});
    return failedToWrite(u"-"_s, QString::fromLocal8Bit(std::strerror(errno)));
}

/// Devices and pipes cannot be replaced by a new file; QSaveFile would try.
bool isSpecial(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

template <class Device>
Outcome<ExitCode> writeToFile(const QByteArray& data, const QString& path)
{
    Device file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failedToWrite(path, file.errorString());
    bool done = file.write(data) == data.size() && file.flush();
    if constexpr (std::is_same_v<Device, QSaveFile>)
        done = done && file.commit();
    if (!done)
        return failedToWrite(path, file.errorString());
    return ExitCode::Done;
}

} // namespace

QString messageLevelText(MessageLevel level)
{
    switch (level) {
    case MessageLevel::Error: return u"error"_s;
    case MessageLevel::Warning: return u"warning"_s;
    case MessageLevel::Note: return u"note"_s;
    }
    return {};
}

MessageRecorder::MessageRecorder()
{
    s_recorder = this;
}

MessageRecorder::~MessageRecorder()
{
    s_recorder = nullptr;
}

QString messageLine(const QString& file, int line, MessageLevel level, const QString& text,
                    std::string_view code)
{
    // Even a file name may contain a line break.
    QString place = file;
    place.replace(u'\n', u' ').replace(u'\r', u' ');
    return place % u':' % QString::number(line) % u": "_s % messageLevelText(level) % u": "_s %
           text.simplified() % u" ["_s % QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())) %
           u']';
}

void printMessage(const QString& file, int line, MessageLevel level, const QString& text,
                  std::string_view code)
{
    const QByteArray bytes = messageLine(file, line, level, text, code).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    if (s_recorder)
        s_recorder->m_messages.push_back({file, line, level, text.simplified(), std::string(code)});
}

void printError(const QString& file, const Error& error)
{
    static_cast<void>(exitCodeOf(failed(file, error)));
}

tl::unexpected<Complaint> badUsage(const QString& text)
{
    return tl::unexpected(Complaint{ExitCode::BadUsage, text, errorCodeText(ErrorCode::BadUsage), kProgram});
}

tl::unexpected<Complaint> failed(const QString& file, const Error& error)
{
    return tl::unexpected(Complaint{ExitCode::FileFailed, ui::errorText(error), errorCodeText(error.code),
                                    file, error.position ? error.position->line : 0});
}

ExitCode exitCodeOf(const Outcome<ExitCode>& outcome)
{
    if (outcome.has_value())
        return *outcome;
    const Complaint& complaint = outcome.error();
    if (!complaint.text.isEmpty())
        printMessage(complaint.file, complaint.line, MessageLevel::Error, complaint.text, complaint.code);
    return complaint.exitCode;
}

Outcome<ExitCode> writeData(const QByteArray& data, const std::optional<QString>& path)
{
    if (!path)
        return writeToStandardOutput(data);
    return isSpecial(*path) ? writeToFile<QFile>(data, *path) : writeToFile<QSaveFile>(data, *path);
}

bool isOutputTerminal()
{
    return ::isatty(STDOUT_FILENO) == 1;
}

} // namespace zahlmeister::cli
