// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/archiveaddress.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// What may be passed to libpq; all else could hold a password, or turn off what is relied on.
constexpr std::array kParameters{"sslmode"_L1,         "sslrootcert"_L1,     "sslcert"_L1,   "sslkey"_L1,
                                 "sslcrl"_L1,          "connect_timeout"_L1, "service"_L1,   "passfile"_L1,
                                 "keepalives_idle"_L1, "channel_binding"_L1, "gssencmode"_L1};
constexpr std::array kWeakModes{"disable"_L1, "allow"_L1, "prefer"_L1};
constexpr std::array kStrongModes{"require"_L1, "verify-ca"_L1, "verify-full"_L1};

tl::unexpected<Error> bad(const QString& text)
{
    return failure(ErrorCode::BadArchiveAddress, {text.toStdString()});
}

bool isLoopback(const QString& host)
{
    static const QRegularExpression kHere(u"^(localhost|127(\\.[0-9]{1,3}){3}|::1)$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return kHere.match(host).hasMatch();
}

/// Within apostrophes, as libpq reads them. Qt's driver takes a semicolon for the end of a parameter.
std::optional<QString> quoted(const QString& value)
{
    if (value.contains(u';') || value.contains(u'\'') || value.contains(u'\\') || value.contains(QChar(0)))
        return std::nullopt;
    return u'\'' + value + u'\'';
}

Result<void> takeParameters(const QUrl& url, ArchiveAddress& address, const QString& shown)
{
    QStringList options;
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    const bool hasPassword = std::ranges::any_of(
        items, [](const auto& item) { return item.first.contains("password"_L1, Qt::CaseInsensitive); });
    if (hasPassword)
        return failure(ErrorCode::PasswordInAddress);
    for (const auto& [name, value] : items) {
        const auto given = quoted(value);
        if (!given)
            return bad(shown);
        if (name == "host"_L1)
            address.host = value;
        else if (name == "user"_L1)
            address.user = value;
        else if (name == "dbname"_L1)
            address.database = value;
        else if (std::ranges::find(kParameters, name) == kParameters.end())
            return bad(shown);
        else if (name == "sslmode"_L1)
            address.sslMode = value;
        else
            options.append(name + u'=' + *given);
    }
    address.options = options.join(u';');
    return {};
}

/// No password passes in the clear, and no tournament unseen, where somebody could listen.
Result<void> demandTls(ArchiveAddress& address)
{
    const bool isHere = address.host.startsWith(u'/') || isLoopback(address.host);
    const bool isWeak = std::ranges::find(kWeakModes, address.sslMode) != kWeakModes.end();
    const bool isStrong = std::ranges::find(kStrongModes, address.sslMode) != kStrongModes.end();
    if (!address.sslMode.isEmpty() && !isWeak && !isStrong)
        return bad(address.text);
    if (isWeak && !isHere)
        return failure(ErrorCode::InsecureArchive,
                       {address.text.toStdString(), address.sslMode.toStdString()});
    if (address.sslMode.isEmpty())
        address.sslMode = isHere ? u"prefer"_s : u"require"_s;
    address.options += (address.options.isEmpty() ? "sslmode="_L1 : ";sslmode="_L1) + address.sslMode;
    return {};
}

} // namespace

bool ArchiveAddress::isAtRisk() const
{
    const bool isHere = !isServer || host.startsWith(u'/') || isLoopback(host);
    return !isHere && sslMode != "verify-full"_L1;
}

Result<ArchiveAddress> archiveAddress(const QString& text)
{
    ArchiveAddress address;
    address.text = text;
    if (text.startsWith("sqlite:"_L1)) {
        const QString path = text.sliced(qstrlen("sqlite:"));
        if (path.isEmpty())
            return bad(text);
        address.path = QFileInfo(path).absoluteFilePath();
        return address;
    }
    const QUrl url(text, QUrl::StrictMode);
    if (url.scheme() != "postgresql"_L1 && url.scheme() != "postgres"_L1)
        return bad(url.isValid() ? url.toString(QUrl::RemovePassword) : text.section(u':', 0, 0) + u':');
    if (!url.password().isEmpty())
        return failure(ErrorCode::PasswordInAddress);
    if (!url.isValid() || url.hasFragment())
        return bad(text.section(u':', 0, 0) + u':');
    address.isServer = true;
    address.host = url.host(QUrl::FullyDecoded);
    address.port = url.port();
    address.user = url.userName(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).sliced(url.path().isEmpty() ? 0 : 1);
    TRY_DO(takeParameters(url, address, text));
    for (const QString& part : {address.host, address.user, address.database}) {
        // Several hosts with one sslmode are more than is understood here.
        if (!quoted(part) || part.contains(u','))
            return bad(text);
    }
    TRY_DO(demandTls(address));
    return address;
}

} // namespace zahlmeister::app
