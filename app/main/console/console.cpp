// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/console.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <csignal>

#include <unistd.h>
#endif

#include "app/main/console/commandtext.h"
#include "app/text/plaintext.h"
#include "ui/text/errortext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

const QString kProgram = u"zahlmeister"_s;

MessageRecorder* s_recorder = nullptr;
bool s_isQuiet = false;

tl::unexpected<Complaint> failedToWrite(const QString& path, const QString& reason)
{
    return failed(path, {ErrorCode::FileNotWritable, {path.toStdString(), reason.toStdString()}});
}

#ifdef Q_OS_WIN
/// What a console is written to, which takes characters: its code page lacks letters, and half the arrows and
/// fractions of an explanation.
HANDLE consoleOf(std::FILE* stream)
{
    const int descriptor = ::_fileno(stream);
    if (descriptor < 0) // started without any
        return INVALID_HANDLE_VALUE;
    const auto handle = reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
    DWORD mode = 0;
    return ::GetConsoleMode(handle, &mode) != 0 ? handle : INVALID_HANDLE_VALUE;
}

bool writeToConsole(HANDLE console, const QString& text)
{
    constexpr qsizetype kAtOnce = 8000; // older consoles take 64 KiB
    for (qsizetype from = 0; from < text.size(); from += kAtOnce) {
        const QStringView part = QStringView(text).mid(from, kAtOnce);
        DWORD written = 0;
        if (::WriteConsoleW(console, part.utf16(), static_cast<DWORD>(part.size()), &written, nullptr) == 0)
            return false;
    }
    return true;
}
#endif

bool writeBytes(const QByteArray& bytes, std::FILE* stream)
{
#ifdef Q_OS_WIN
    if (const HANDLE console = consoleOf(stream); console != INVALID_HANDLE_VALUE)
        return writeToConsole(console, QString::fromUtf8(bytes));
#endif
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

Outcome<ExitCode> writeToStandardOutput(const QByteArray& data)
{
    if (writeBytes(data, stdout))
        return ExitCode::Done;
    // Who closed the pipe has read enough and needs no complaint.
    if (errno == EPIPE)
        return tl::unexpected(Complaint{ExitCode::FileFailed});
    return failedToWrite(u"-"_s, QString::fromLocal8Bit(std::strerror(errno)));
}

} // namespace

void prepareStandardStreams()
{
#ifdef Q_OS_WIN
    // The same bytes on every system, and a PDF file above all: nothing turns its line ends into two
    // characters.
    for (std::FILE* const stream : {stdout, stderr}) {
        if (const int descriptor = ::_fileno(stream); descriptor >= 0)
            ::_setmode(descriptor, _O_BINARY);
    }
#else
    // A closed pipe is an error of writing, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

QString messageLevelText(MessageLevel level)
{
    switch (level) {
    case MessageLevel::Error: return u"error"_s;
    case MessageLevel::Warning: return u"warning"_s;
    case MessageLevel::Note: return u"note"_s;
    }
    return {};
}

void writeMessages(app::JsonWriter& json, const std::vector<PrintedMessage>& messages)
{
    json.objects("messages", app::JsonWriter::Layout::OneLine, messages, [&](const PrintedMessage& message) {
        json.member("line", message.line);
        json.member("level", messageLevelText(message.level).toStdString());
        json.member("code", message.code);
        json.member("text", message.text.toStdString());
    });
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
    // Even a file name may contain a line break, and what a terminal obeys.
    return app::plainText(file) % u':' % QString::number(line) % u": "_s % messageLevelText(level) % u": "_s %
           app::plainText(text.simplified()) % u" ["_s %
           QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())) % u']';
}

void printErrorsAlone()
{
    s_isQuiet = true;
}

void printMessage(const QString& file, int line, MessageLevel level, const QString& text,
                  std::string_view code)
{
    const QByteArray bytes = messageLine(file, line, level, text, code).toUtf8() + '\n';
    if (!s_isQuiet || level == MessageLevel::Error)
        static_cast<void>(writeBytes(bytes, stderr)); // there is nobody else to tell
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
    const bool mayBe = error.code == ErrorCode::FileNotReplaced && error.args.back() == "other-content";
    return tl::unexpected(Complaint{ExitCode::FileFailed,
                                    mayBe ? ui::errorText(error) + u' ' + Tr::tr("--overwrite replaces it.")
                                          : ui::errorText(error),
                                    errorCodeText(error.code), file,
                                    error.position ? error.position->line : 0, ui::errorDetailText(error)});
}

ExitCode exitCodeOf(const Outcome<ExitCode>& outcome)
{
    if (outcome.has_value())
        return *outcome;
    const Complaint& complaint = outcome.error();
    if (!complaint.text.isEmpty())
        printMessage(complaint.file, complaint.line, MessageLevel::Error, complaint.text, complaint.code);
    if (!complaint.detail.isEmpty())
        printMessage(complaint.file, complaint.line, MessageLevel::Note, complaint.detail, complaint.code);
    return complaint.exitCode;
}

app::Replaces replacedBy(const Output& output)
{
    return output.overwrites ? app::Replaces::Any : app::Replaces::SameKind;
}

QByteArray writtenText(const QString& text)
{
    return app::plainPage(text).toUtf8();
}

Outcome<ExitCode> writeData(const QByteArray& data, const Output& output)
{
    if (!output.path)
        return writeToStandardOutput(data);
    TRY_DO(in(*output.path, app::writeFileSafely(data, *output.path, replacedBy(output))));
    return ExitCode::Done;
}

bool isOutputTerminal()
{
#ifdef Q_OS_WIN
    return consoleOf(stdout) != INVALID_HANDLE_VALUE;
#else
    return ::isatty(STDOUT_FILENO) == 1;
#endif
}

void printProgress(const QString& text, bool isDone)
{
#ifdef Q_OS_WIN
    const bool isTerminal = consoleOf(stderr) != INVALID_HANDLE_VALUE;
#else
    const bool isTerminal = ::isatty(STDERR_FILENO) == 1;
#endif
    if (isTerminal && !s_isQuiet)
        static_cast<void>(writeBytes((u'\r' + text + (isDone ? u"\n"_s : u""_s)).toUtf8(), stderr));
}

} // namespace zahlmeister::cli
