// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch/webaddress.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestAddress = 2000; ///< characters; what browsers take everywhere

constexpr auto kSecure = "https"_L1;
constexpr auto kInsecure = "http"_L1;

/// What is wrong with an address, as a word for Error::BadAddress; empty: nothing.
QString faultOf(const QUrl& address)
{
    if (address.scheme() != kSecure && address.scheme() != kInsecure)
        return u"scheme"_s;
    if (!address.isValid() || address.host().isEmpty())
        return u"host"_s;
    // It would stand in the settings, and go to the server that answers there.
    if (!address.userInfo().isEmpty())
        return u"password"_s;
    return {};
}

} // namespace

Result<QUrl> webAddress(const QString& typed)
{
    // A word and a colon is a scheme, unless a port follows: localhost:8080.
    static const QRegularExpression kScheme(u"^[A-Za-z][A-Za-z0-9+.-]*:(?!\\d)"_s);
    const QString text = typed.trimmed();
    const auto bad = [&](const QString& fault) {
        return failure(ErrorCode::BadAddress,
                       {text.left(kLongestAddress).toStdString(), fault.toStdString()});
    };
    if (text.isEmpty() || text.size() > kLongestAddress)
        return bad(u"host"_s);
    const bool hasScheme = kScheme.match(text).hasMatch();
    const QUrl address(hasScheme ? text : kSecure + u"://"_s + text, QUrl::StrictMode);
    if (const QString fault = faultOf(address); !fault.isEmpty())
        return bad(fault);
    return address.adjusted(QUrl::RemoveFragment);
}

Result<QUrl> redirectTarget(const QUrl& from, const QByteArray& location)
{
    const QUrl target = from.resolved(QUrl(QString::fromUtf8(location.trimmed()), QUrl::StrictMode))
                            .adjusted(QUrl::RemoveFragment);
    const auto bad = [&](const char* fault) {
        return failure(
            ErrorCode::BadRedirect,
            {from.host().toStdString(), target.toDisplayString().left(kLongestAddress).toStdString(), fault});
    };
    if (location.trimmed().isEmpty() || location.size() > kLongestAddress)
        return bad("no-address");
    if (!isEncrypted(target))
        return bad("not-https");
    if (!faultOf(target).isEmpty())
        return bad("no-address");
    return target;
}

bool isEncrypted(const QUrl& address)
{
    return address.scheme() == kSecure;
}

QString suggestedAddress(ListSource source)
{
    switch (source) {
    case ListSource::Dsb:
        return u"https://www.schachbund.de/files/wertungsportal/downloads/export/csv/LV-0-csv.zip"_s;
    case ListSource::Fide: return u"https://ratings.fide.com/download/players_list.zip"_s;
    case ListSource::SwissChess: break; // handed on with the program of that name
    }
    return {};
}

} // namespace zahlmeister::app
