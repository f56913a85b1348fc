// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch/webload.h"

#include <algorithm>
#include <optional>

#include <QEventLoop>
#include <QFile>
#include <QList>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QSslError>
#include <QTimer>
#include <QUrlQuery>

#include "app/fetch/webaddress.h"
#include "app/files/filewriting.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kLookInterval = std::chrono::milliseconds(50);

constexpr int kOk = 200;
constexpr int kFirstRedirect = 300;
constexpr int kNotModified = 304;
constexpr int kFirstRefusal = 400;

/// Asks the system anew for every connection: a laptop changes its network.
class SystemProxy : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override
    {
        return systemProxyForQuery(query);
    }
};

/// A header that may be sent back as it came: short, printable, in one line.
QByteArray plainHeader(const QByteArray& value)
{
    constexpr qsizetype kLongest = 200;
    const bool isPlain =
        value.size() <= kLongest && std::ranges::all_of(value, [](char c) { return c >= ' ' && c < '\x7f'; });
    return isPlain ? value : QByteArray();
}

/// `list.zip` of `https://host/list.zip` and of `https://host/download?file=export/list.zip`.
QString nameOf(const QUrl& address)
{
    constexpr qsizetype kLongest = 100;
    QString name = address.fileName();
    const auto items = QUrlQuery(address).queryItems(QUrl::FullyDecoded);
    for (const auto& [key, value] : items) {
        if (key == u"file"_s && !value.isEmpty())
            name = value.section(u'/', -1);
    }
    name.removeIf([](QChar c) {
        return c.unicode() > 0x7f || !(c.isLetterOrNumber() || c == u'.' || c == u'-' || c == u'_');
    });
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.isEmpty() ? u"list"_s : name.right(kLongest);
}

class Load : public QObject {
public:
    Load(const WebState& known, const QString& path, const LoadRules& rules, const LoadProgress& progress)
        : m_known(known), m_file(path), m_rules(rules), m_progress(progress)
    {
        m_web.setProxyFactory(new SystemProxy); // which it owns
        m_web.setAutoDeleteReplies(true);
        m_silence.setSingleShot(true);
        m_silence.setInterval(rules.silence);
        m_total.setSingleShot(true);
        m_total.setInterval(rules.total);
        m_look.setInterval(kLookInterval);
        connect(&m_silence, &QTimer::timeout, this, [this] { stop(stopped("stalled")); });
        connect(&m_total, &QTimer::timeout, this, [this] { stop(stopped("too-long")); });
        connect(&m_look, &QTimer::timeout, this, [this] {
            if (m_progress && !m_progress(m_loaded.bytes, m_announced))
                stop({ErrorCode::Cancelled});
        });
    }

    Result<LoadedFile> run(const QUrl& address)
    {
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                         QFileDevice::ReadOwner | QFileDevice::WriteOwner))
            return writeFailure(m_file.fileName(), m_file.errorString(), 0);
        m_total.start();
        m_look.start();
        m_loaded.name = nameOf(address);
        ask(address);
        if (!m_isOver)
            m_loop.exec();
        m_file.close();
        if (m_error)
            return tl::unexpected(*m_error);
        return m_loaded;
    }

private:
    void ask(const QUrl& address)
    {
        m_address = address;
        m_announced = -1;
        QNetworkRequest request(address);
        if (m_rules.tls)
            request.setSslConfiguration(*m_rules.tls);
        request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
        request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
        request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
        request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
        request.setRawHeader("User-Agent", "Zahlmeister");
        // Else Qt would unpack by itself, and what comes out is not what was loaded.
        request.setRawHeader("Accept-Encoding", "identity");
        if (!m_known.tag.isEmpty())
            request.setRawHeader("If-None-Match", m_known.tag);
        if (!m_known.lastModified.isEmpty())
            request.setRawHeader("If-Modified-Since", m_known.lastModified);
        m_silence.start();
        m_reply = m_web.get(request);
        connect(m_reply, &QNetworkReply::metaDataChanged, this, &Load::takeHead);
        connect(m_reply, &QNetworkReply::readyRead, this, &Load::takeBytes);
        connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
            // Nothing is ignored: the connection ends by itself. Only the reason is kept.
            m_distrust = errors.first().errorString();
        });
        connect(m_reply, &QNetworkReply::finished, this, &Load::end);
    }

    [[nodiscard]] std::string host() const { return m_address.host().toStdString(); }
    [[nodiscard]] Error stopped(const char* how) const { return {ErrorCode::TransferStopped, {host(), how}}; }
    [[nodiscard]] Error tooLarge() const
    {
        constexpr std::int64_t kMegabyte = 1'000'000;
        return {ErrorCode::TransferTooLarge, {host(), std::to_string(m_rules.bytes / kMegabyte)}};
    }

    [[nodiscard]] int status() const
    {
        return m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }

    void takeHead()
    {
        m_silence.start();
        if (status() == 0)
            return;
        if (status() != kOk) {
            // The page that comes with it, which may have no end, is of no use.
            m_reply->disconnect(this);
            m_reply->deleteLater();
            judge();
            return;
        }
        bool isNumber = false;
        const qint64 length = m_reply->rawHeader("Content-Length").trimmed().toLongLong(&isNumber);
        m_announced = isNumber ? length : -1;
        if (m_announced > m_rules.bytes)
            stop(tooLarge());
    }

    void takeBytes()
    {
        if (m_error || status() != kOk)
            return;
        m_silence.start();
        const QByteArray bytes = m_reply->readAll();
        m_loaded.bytes += bytes.size();
        if (m_loaded.bytes > m_rules.bytes) {
            stop(tooLarge());
        } else if (m_file.write(bytes) != bytes.size()) {
            stop(writeFailure(m_file.fileName(), m_file.errorString(), bytes.size()).value());
        }
    }

    void stop(const Error& error)
    {
        if (m_error)
            return;
        m_error = error;
        if (m_reply->isRunning())
            m_reply->abort(); // which leads to end()
        else
            over(error);
    }

    void end()
    {
        m_silence.stop();
        if (!m_error && m_reply->error() == QNetworkReply::NoError)
            takeBytes(); // what has come with the end
        if (m_isOver)
            return;
        if (m_error)
            over(m_error);
        else
            judge();
    }

    void judge()
    {
        const int code = status();
        if (code == 0)
            over(unreachable());
        else if (code >= kFirstRedirect && code < kFirstRefusal && code != kNotModified)
            goOn();
        else if (code == kNotModified && m_known != WebState())
            finish({.isUnchanged = true, .state = m_known, .name = m_loaded.name});
        else if (code != kOk)
            over(Error{ErrorCode::ServerRefused, {host(), std::to_string(code)}});
        else if (m_reply->error() != QNetworkReply::NoError ||
                 (m_announced >= 0 && m_announced != m_loaded.bytes))
            over(stopped("broken-off"));
        else
            finish({.bytes = m_loaded.bytes,
                    .state = {plainHeader(m_reply->rawHeader("ETag")),
                              plainHeader(m_reply->rawHeader("Last-Modified"))},
                    .name = m_loaded.name,
                    .modified = m_reply->header(QNetworkRequest::LastModifiedHeader).toDateTime()});
    }

    /// Somewhere else, as the server says.
    void goOn()
    {
        const auto target = redirectTarget(m_address, m_reply->rawHeader("Location"));
        if (!target.has_value()) {
            over(target.error());
            return;
        }
        if (m_redirects == m_rules.redirects) {
            over(Error{ErrorCode::BadRedirect, {host(), target->toDisplayString().toStdString(), "circle"}});
            return;
        }
        ++m_redirects;
        ask(*target);
    }

    [[nodiscard]] Error unreachable() const
    {
        const bool isDistrusted =
            !m_distrust.isEmpty() || m_reply->error() == QNetworkReply::SslHandshakeFailedError;
        const QString reason = m_distrust.isEmpty() ? m_reply->errorString() : m_distrust;
        return {isDistrusted ? ErrorCode::UntrustedServer : ErrorCode::NoConnection,
                {host(), reason.toStdString()}};
    }

    void finish(LoadedFile loaded)
    {
        m_loaded = std::move(loaded);
        over({});
    }

    void over(const std::optional<Error>& error)
    {
        m_error = error;
        m_isOver = true;
        m_loop.quit();
    }

    const WebState& m_known;
    QFile m_file;
    const LoadRules& m_rules;
    const LoadProgress& m_progress;
    QNetworkAccessManager m_web;
    QTimer m_silence;
    QTimer m_total;
    QTimer m_look; ///< for the progress
    QEventLoop m_loop;
    QUrl m_address;
    QNetworkReply* m_reply = nullptr; ///< goes by itself when it has finished
    QString m_distrust;               ///< why a certificate proves nothing
    LoadedFile m_loaded;
    std::int64_t m_announced = -1;
    int m_redirects = 0;
    bool m_isOver = false;
    std::optional<Error> m_error;
};

} // namespace

Result<LoadedFile> loadFile(const QUrl& address, const WebState& known, const QString& path,
                            const LoadRules& rules, const LoadProgress& progress)
{
    return Load(known, path, rules, progress).run(address);
}

} // namespace zahlmeister::app
