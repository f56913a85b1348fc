// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/robot/robotclient.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QThread>

#include "tests/support/robot/robotprotocol.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

constexpr int kStartMilliseconds = 30'000; // a sanitized program on a busy machine

} // namespace

RobotClient::RobotClient()
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
}

RobotClient::~RobotClient()
{
    kill();
}

Result<void> RobotClient::start(const QString& program, const QStringList& arguments,
                                const QStringList& environment)
{
    if (!QFileInfo(program).isExecutable())
        return failure(ErrorCode::FileNotFound, {program.toStdString()});
    const QString socket = path(u"robot"_s);
    m_socket.abort();
    QFile::remove(socket); // of a program that was killed
    auto variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"QT_PLUGIN_PATH"_s, QStringLiteral(ZAHLMEISTER_TEST_PLUGINS));
    variables.insert(u"QT_QPA_GENERIC_PLUGINS"_s, "zahlmeisterrobot:"_L1 + socket);
    if (!variables.contains(u"QT_QPA_PLATFORM"_s))
        variables.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    for (const auto name : {"HOME"_L1, "XDG_CONFIG_HOME"_L1, "XDG_DATA_HOME"_L1, "XDG_CACHE_HOME"_L1})
        variables.insert(name, path(u"home"_s));
    for (const QString& variable : environment)
        variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    m_process.setProcessEnvironment(variables);
    m_process.setWorkingDirectory(m_directory.path()); // what it writes anywhere goes with this object
    m_process.start(program, arguments);
    return connectTo(socket);
}

Result<void> RobotClient::connectTo(const QString& socket)
{
    // The program listens once it is that far, so the first attempts find nothing.
    for (QDeadlineTimer deadline(kStartMilliseconds); !deadline.hasExpired(); QThread::msleep(2)) {
        m_socket.connectToServer(socket);
        if (m_socket.waitForConnected(100)) {
            const auto answer = request(u"ping"_s);
            return answer.has_value() ? Result<void>() : tl::unexpected(answer.error());
        }
        if (!m_process.program().isEmpty() && (m_process.waitForFinished(0) || !isRunning()))
            return gone();
    }
    return gone();
}

Result<QString> RobotClient::request(const QString& line)
{
    send(line);
    return receive();
}

void RobotClient::send(const QString& line)
{
    m_socket.write(line.toUtf8() + '\n');
    m_socket.flush();
}

Result<QString> RobotClient::receive(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!m_socket.canReadLine()) {
        if (!m_socket.waitForReadyRead(static_cast<int>(deadline.remainingTime())) && !m_socket.canReadLine())
            return gone();
    }
    const QString line = QString::fromUtf8(m_socket.readLine()).chopped(1);
    const QString value = unescaped(line.section(u' ', 1));
    if (line.section(u' ', 0, 0) != "ok"_L1)
        return failure(ErrorCode::BadUsage, {value.toStdString()});
    return value;
}

void RobotClient::kill()
{
    if (!isRunning())
        return;
    m_process.kill();
    m_process.waitForFinished();
}

int RobotClient::waitForEnd(int milliseconds)
{
    if (!m_process.waitForFinished(milliseconds) && isRunning())
        return -1;
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

tl::unexpected<Error> RobotClient::gone()
{
    m_process.waitForFinished(0);
    return failure(ErrorCode::StorageFailure, {}, m_process.readAll().toStdString());
}

} // namespace zahlmeister::tests
