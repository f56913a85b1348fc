// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/firststart.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

#include "app/files/fileinhand.h"
#include "app/files/fileplace.h"

using namespace Qt::StringLiterals;

namespace zahlmeister {

namespace {

constexpr int kPatience = 1000; // milliseconds
constexpr auto kVersion = QDataStream::Qt_6_4;
constexpr auto kTaken = "taken"_L1;
constexpr qint64 kLongestRequest = 64 * 1024;

/// One socket for each folder of data: starts with other data have nothing to do with each other.
QString socketName()
{
    const QByteArray data =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toUtf8() + qgetenv("USERNAME");
    const QString name =
        "zahlmeister-"_L1 +
        QString::fromLatin1(QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex().first(16));
#ifdef Q_OS_UNIX
    // This folder belongs to the user alone; Qt looks at that.
    const QString folder = qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")
                               ? QString()
                               : QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : folder + u'/' + name;
#else
    return name;
#endif
}

/// What another working folder would not find.
QString absolute(const QString& path)
{
    if (path.isEmpty())
        return path;
    const app::TournamentPath split = app::splitTournamentPath(path);
    const QString file = QFileInfo(split.file).absoluteFilePath();
    return split.tournament ? file + u'#' + *split.tournament : file;
}

} // namespace

FirstStart::FirstStart(QObject* parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &FirstStart::answer);
}

bool FirstStart::handOver(const QString& path)
{
    const QString name = socketName();
    // What the shell pipes in can be read here only.
    const bool isPipe = !path.isEmpty() && QFileInfo::exists(path) && !QFileInfo(path).isFile();
    if (name.isEmpty() || isPipe)
        return false;
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(kPatience))
        return false;
    QDataStream stream(&socket);
    stream.setVersion(kVersion);
    stream << absolute(path) << qgetenv("XDG_ACTIVATION_TOKEN");
    return socket.waitForBytesWritten(kPatience) && socket.waitForReadyRead(kPatience) &&
           socket.readAll() == QByteArrayView(kTaken.data(), kTaken.size());
}

void FirstStart::listen()
{
    const QString name = socketName();
    if (name.isEmpty() || m_server.listen(name))
        return;
    // A socket that a crash left behind, as nobody has answered handOver(). Another file of this name stays.
    if (const app::PathKind kind = app::pathKind(name);
        kind == app::PathKind::RegularFile || kind == app::PathKind::Folder)
        return;
    QLocalServer::removeServer(name);
    m_server.listen(name);
}

void FirstStart::answer()
{
    while (QLocalSocket* const socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            QDataStream stream(socket);
            stream.setVersion(kVersion);
            stream.startTransaction();
            QString path;
            QByteArray token;
            stream >> path >> token;
            if (socket->bytesAvailable() > kLongestRequest)
                socket->abort();
            if (!stream.commitTransaction())
                return;
            socket->write(kTaken.data(), kTaken.size());
            socket->flush();
            socket->disconnectFromServer();
            Q_EMIT called(path, token);
        });
    }
}

} // namespace zahlmeister
