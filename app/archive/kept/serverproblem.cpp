// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/serverproblem.h"

#include <string_view>

#include <QRegularExpression>

#ifdef Q_OS_UNIX
#include <locale.h> // NOLINT(modernize-deprecated-headers): newlocale() is POSIX
#endif
#ifdef Q_OS_MACOS
#include <xlocale.h>
#endif

namespace zahlmeister::app {

namespace {

struct Problem {
    const char16_t* words; ///< a pattern
    std::string_view problem;
};

constexpr std::string_view kTlsDemanded = "tls-demanded";

/// The first one that fits counts. A server with two addresses, or asked with and without TLS, is told about
/// twice: what the server itself says is better than that nobody listened at the other address.
constexpr Problem kProblems[]{
    {u"password authentication failed|Passwort-Authentifizierung", "wrong-password"},
    {u"no password supplied", "no-password"},
    {u"database \".*\" does not exist|Datenbank ».*« existiert nicht", "no-database"},
    {u"role \".*\" does not exist|Rolle ».*« existiert nicht", "no-role"},
    {u"SSL encryption|SSL-Verschlüsselung", "not-admitted"}, // pg_hba.conf wants nobody with it either
    {u"no encryption|keine Verschlüsselung", kTlsDemanded},
    {u"pg_hba\\.conf|authentication failed|Authentifizierung für Benutzer|Zertifikatauthentifizierung|"
     u"client certificate|Client-Zertifikat|not permitted to log in|keine Berechtigung (zum|für)|"
     u"permission denied for database",
     "not-admitted"},
    {u"too many (clients|connections)|connection slots are reserved|zu viele Verbindungen|"
     u"verbleibenden Verbindungen",
     "too-many-connections"},
    {u"the database system is|not currently accepting connections|das Datenbanksystem|"
     u"akzeptiert gegenwärtig keine",
     "not-ready"},
    {u"terminating connection|server closed the connection|Verbindung wird abgebrochen", "connection-lost"},
    {u"could not translate host name", "no-host"},
    {u"service \".*\" not found|service file", "no-service"},
    {u"does not support SSL", "no-tls"},
    {u"root certificate", "no-root-certificate"},
    {u"certificate verify failed|server certificate|host name from server", "bad-certificate"},
    {u"SSL", "tls-failed"},
    {u"timeout expired|timed out", "no-answer"},
    {u"Connection refused|No such file or directory", "not-listening"},
    {u"No route to host|is unreachable|is down", "no-way"},
    {u"Connection reset|Broken pipe", "connection-lost"},
};

} // namespace

std::optional<std::string> serverProblem(const QString& words, QStringView sslMode)
{
    for (const Problem& one : kProblems) {
        // TLS was asked for, and the server says that it has none.
        const bool isMeant = one.problem != kTlsDemanded || sslMode == u"disable" || sslMode == u"allow";
        if (isMeant && QRegularExpression(QString::fromUtf16(one.words)).match(words).hasMatch())
            return std::string(one.problem);
    }
    return std::nullopt;
}

#ifdef Q_OS_UNIX
EnglishMessages::EnglishMessages()
    : m_english(::newlocale(LC_MESSAGES_MASK, "C", ::duplocale(LC_GLOBAL_LOCALE)))
{
    if (m_english)
        m_before = ::uselocale(static_cast<locale_t>(m_english));
}

EnglishMessages::~EnglishMessages()
{
    if (!m_english)
        return;
    ::uselocale(static_cast<locale_t>(m_before));
    ::freelocale(static_cast<locale_t>(m_english));
}
#else
EnglishMessages::EnglishMessages() = default; // libpq is built without translations there

EnglishMessages::~EnglishMessages() = default;
#endif

} // namespace zahlmeister::app
