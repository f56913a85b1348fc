// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

class QSslConfiguration;
class QTcpSocket;

/// A web server of the tests on this computer alone, that says what a test wants, true or not.
namespace zahlmeister::tests {

/// @brief What somebody asked for.
struct WebRequest {
    QByteArray target;                          ///< such as `/list.zip`
    QHash<QByteArray, QByteArray> headers = {}; ///< by their names in small letters
};

/// @brief The line to whoever asked; goes when it is closed.
class WebConnection : public QObject {
    Q_OBJECT

public:
    explicit WebConnection(QTcpSocket& socket);

    /// @brief Sends bytes, as soon as they can go.
    void write(const QByteArray& bytes);
    /// @brief Ends it when everything is sent.
    void close();
    /// @brief Bytes that were written and are not on their way yet.
    [[nodiscard]] std::int64_t unsent() const;

private:
    QTcpSocket& m_socket;
};

/// @brief Answers on a port of its own, in the thread that made it, while events are processed.
class WebServer : public QObject {
    Q_OBJECT

public:
    /// @brief Whether a server on this system can prove anything.
    [[nodiscard]] static bool hasProofs();

    /// @brief How it proves who it is.
    enum class Proof {
        None,    ///< http
        Good,    ///< https; a certificate for `localhost` that clientTls() believes
        Expired, ///< likewise, of the year 2000
    };

    /// @brief Writes an answer, at once or later, and may close the connection.
    using Answer = std::function<void(WebConnection& connection, const WebRequest& request)>;

    explicit WebServer(const Answer& answer, Proof proof = Proof::None);
    ~WebServer() override;

    /// @brief The address of something on this server.
    [[nodiscard]] QUrl url(const QString& path = QStringLiteral("/list.zip")) const;

    /// @brief What was asked so far.
    [[nodiscard]] const QList<WebRequest>& requests() const;

    /// @brief Believes the certificates of these servers, and no others.
    [[nodiscard]] static std::shared_ptr<const QSslConfiguration> clientTls();

private:
    class Listener;
    std::unique_ptr<Listener> m_listener;
};

/// @brief Writes a whole answer with its true length, and closes the connection.
/// @param status such as `200 OK`
/// @param headers lines without their ends
void answer(WebConnection& connection, const QByteArray& status, const QByteArray& body = {},
            std::initializer_list<QByteArray> headers = {});

} // namespace zahlmeister::tests
