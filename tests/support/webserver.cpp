// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/webserver.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace zahlmeister::tests {

namespace {

QByteArray contentOf(const char* name)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA) + QStringLiteral("/tls/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return file.readAll();
}

} // namespace

WebConnection::WebConnection(QTcpSocket& socket) : QObject(&socket), m_socket(socket) { }

void WebConnection::write(const QByteArray& bytes)
{
    m_socket.write(bytes);
}

void WebConnection::close()
{
    m_socket.disconnectFromHost();
}

std::int64_t WebConnection::unsent() const
{
    return m_socket.bytesToWrite();
}

class WebServer::Listener : public QTcpServer {
public:
    Listener(const Answer& answerAll, Proof ofWhom) : answer(answerAll), proof(ofWhom) { }

    Answer answer;
    Proof proof;
    QList<WebRequest> requests = {};

protected:
    void incomingConnection(qintptr handle) override
    {
        auto* socket = new QSslSocket(this);
        auto* connection = new WebConnection(*socket);
        socket->setSocketDescriptor(handle);
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this,
                [this, socket, connection] { read(*socket, *connection); });
        if (proof == Proof::None)
            return;
        socket->setLocalCertificate(
            QSslCertificate(contentOf(proof == Proof::Good ? "localhost.crt" : "expired.crt")));
        // Of RSA: neither Qt's TLS of Windows nor Wine keeps any other for a server.
        socket->setPrivateKey(QSslKey(contentOf("localhost.key"), QSsl::Rsa));
        socket->startServerEncryption();
    }

private:
    void read(QTcpSocket& socket, WebConnection& connection)
    {
        // Requests without a body, so that an empty line is the end.
        if (!socket.peek(64 * 1024).contains("\r\n\r\n"))
            return;
        const QList<QByteArray> lines = socket.readAll().split('\n');
        WebRequest request{.target = lines.first().split(' ').value(1)};
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const qsizetype colon = lines[i].indexOf(':');
            if (colon > 0)
                request.headers.insert(lines[i].first(colon).toLower(), lines[i].mid(colon + 1).trimmed());
        }
        requests.append(request);
        answer(connection, request);
    }
};

WebServer::WebServer(const Answer& answer, Proof proof)
    : m_listener(std::make_unique<Listener>(answer, proof))
{
    if (!m_listener->listen(QHostAddress::LocalHost))
        qFatal("no port");
}

WebServer::~WebServer() = default;

bool WebServer::hasProofs()
{
#ifdef Q_OS_WIN
    return ::GetProcAddress(::GetModuleHandleW(L"ntdll.dll"), "wine_get_version") == nullptr;
#else
    return true;
#endif
}

QUrl WebServer::url(const QString& path) const
{
    // The certificates are for the name, not for the number.
    QUrl url(m_listener->proof == Proof::None ? QStringLiteral("http://127.0.0.1")
                                              : QStringLiteral("https://localhost"));
    url.setPort(m_listener->serverPort());
    return url.resolved(QUrl(path));
}

const QList<WebRequest>& WebServer::requests() const
{
    return m_listener->requests;
}

std::shared_ptr<const QSslConfiguration> WebServer::clientTls()
{
    const auto tls = std::make_shared<QSslConfiguration>(QSslConfiguration::defaultConfiguration());
    tls->setCaCertificates(
        {QSslCertificate(contentOf("localhost.crt")), QSslCertificate(contentOf("expired.crt"))});
    return tls;
}

void answer(WebConnection& connection, const QByteArray& status, const QByteArray& body,
            std::initializer_list<QByteArray> headers)
{
    QByteArray head = "HTTP/1.1 " + status +
                      "\r\nConnection: close\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const QByteArray& header : headers)
        head += header + "\r\n";
    connection.write(head + "\r\n" + body);
    connection.close();
}

} // namespace zahlmeister::tests
