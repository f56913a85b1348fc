// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/pdftext.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kMostMilliseconds = 20'000;
constexpr qsizetype kMostText = qsizetype(4) * 1024 * 1024; ///< more than a hundred pages can hold

/// What the file makes its reader do is bounded, whatever is in it.
void boundProcess(QProcess& process)
{
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] {
        constexpr rlim_t kBytes = rlim_t(1024) * 1024 * 1024;
        constexpr rlim_t kSeconds = kMostMilliseconds / 1000;
        const rlimit memory{kBytes, kBytes};
        const rlimit time{kSeconds, kSeconds};
        const rlimit files{0, 0};
        static_cast<void>(setrlimit(RLIMIT_AS, &memory));
        static_cast<void>(setrlimit(RLIMIT_CPU, &time));
        static_cast<void>(setrlimit(RLIMIT_FSIZE, &files)); // it writes into a pipe, and nowhere else
    });
#else
    Q_UNUSED(process);
#endif
}

/// Feeds the process and takes what it says, until it ends or has had enough of either.
bool runThrough(QProcess& process, const QByteArray& data, QByteArray& text)
{
    QElapsedTimer timer;
    timer.start();
    process.write(data);
    process.closeWriteChannel();
    constexpr int kStep = 50;
    while (process.state() != QProcess::NotRunning && timer.elapsed() < kMostMilliseconds &&
           text.size() <= kMostText) {
        process.waitForFinished(kStep);
        text += process.readAllStandardOutput();
    }
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished();
        return false;
    }
    text += process.readAllStandardOutput();
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

bool isPdf(const QByteArray& data)
{
    return data.startsWith("%PDF-");
}

tl::expected<QString, PdfProblem> textOfPdf(const QByteArray& data)
{
    if (data.size() > kMaximumPdfBytes)
        return tl::unexpected(PdfProblem::TooLarge);
    const QString reader = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (reader.isEmpty())
        return tl::unexpected(PdfProblem::NoReader);
    QProcess process;
    boundProcess(process);
    process.setStandardErrorFile(QProcess::nullDevice());
    // One page more than is allowed tells that there are more.
    process.start(reader, {u"-layout"_s, u"-enc"_s, u"UTF-8"_s, u"-eol"_s, u"unix"_s, u"-l"_s,
                           QString::number(kMaximumPdfPages + 1), u"-"_s, u"-"_s});
    QByteArray text;
    const bool isWhole = process.waitForStarted() && runThrough(process, data, text);
    const auto pages = text.count('\f');
    if (text.size() > kMostText || pages > kMaximumPdfPages)
        return tl::unexpected(PdfProblem::TooLarge);
    if (!isWhole)
        return tl::unexpected(PdfProblem::Failed);
    QString plain = QString::fromUtf8(text);
    plain.replace(u'\f', u'\n');
    if (plain.trimmed().isEmpty())
        return tl::unexpected(PdfProblem::NoText);
    return plain;
}

} // namespace zahlmeister::app
