// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>
#include <QStringView>

/// What is wrong when a database server cannot be reached, recognised by the words of libpq and of the
/// server: a connection that was never made has no code of an error.
namespace zahlmeister::app {

/// @brief The known problem that these words are about.
/// @param words of libpq in English, and in them those of the server in English or German
/// @param sslMode of the connection: whether TLS was asked for at all
/// @return the second argument of Error::ArchiveUnreachable: one of `no-host not-listening no-answer no-way
/// wrong-password no-password no-role no-database not-admitted tls-demanded no-tls tls-failed bad-certificate
/// no-root-certificate too-many-connections not-ready no-service connection-lost`; nothing for all others
/// @source PostgreSQL 15, client and server messages with their German translations
[[nodiscard]] std::optional<std::string> serverProblem(const QString& words, QStringView sslMode);

/// @brief While this lives, libpq tells this thread in English what is wrong, whatever the user's language
/// is.
class EnglishMessages {
public:
    EnglishMessages();
    ~EnglishMessages();
    EnglishMessages(const EnglishMessages&) = delete;
    EnglishMessages& operator=(const EnglishMessages&) = delete;

private:
    void* m_english = nullptr; ///< a locale_t where there is one
    void* m_before = nullptr;
};

} // namespace zahlmeister::app
