// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/database.h"
#include "engine/base/try.h"

#include <utility>

#include <QSqlError>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Statement::Statement(Database& database, QSqlQuery* query, std::optional<Error> error)
    : m_database(&database), m_query(query), m_error(std::move(error))
{
}

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database),
      m_query(std::exchange(other.m_query, nullptr)),
      m_error(std::move(other.m_error)),
      m_bound(other.m_bound),
      m_executed(other.m_executed)
{
}

Statement::~Statement()
{
    if (m_query)
        m_query->finish();
}

Statement& Statement::bind(std::int64_t value)
{
    if (m_query)
        m_query->bindValue(m_bound++, QVariant(static_cast<qlonglong>(value)));
    return *this;
}

Statement& Statement::bind(std::optional<int> value)
{
    if (value)
        return bind(std::int64_t{*value});
    return bind(QString());
}

Statement& Statement::bind(const QString& value)
{
    if (m_query)
        m_query->bindValue(m_bound++,
                           value.isNull() ? QVariant(QMetaType::fromType<QString>()) : QVariant(value));
    return *this;
}

Statement& Statement::bind(const std::string& value)
{
    return bind(value.empty() ? u""_s : QString::fromStdString(value));
}

Statement& Statement::bind(std::optional<engine::Date> value)
{
    return bind(value ? QString::fromStdString(value->iso()) : QString());
}

Statement& Statement::bind(const QVariant& value)
{
    if (m_query)
        m_query->bindValue(m_bound++, value);
    return *this;
}

Result<void> Statement::execute()
{
    m_executed = true;
    if (m_error)
        return tl::unexpected(*m_error);
    m_database->startClock();
    if (!m_query->exec())
        return tl::unexpected(m_database->errorOf(m_query->lastError()));
    return {};
}

Result<void> Statement::run()
{
    return execute();
}

Result<bool> Statement::next()
{
    if (!m_executed) {
        TRY_DO(execute());
    }
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        return tl::unexpected(m_database->errorOf(m_query->lastError()));
    return false;
}

bool Statement::isNull(int column) const
{
    return m_query->isNull(column);
}

bool Statement::isInteger(int column) const
{
    return m_query->value(column).typeId() == QMetaType::LongLong;
}

bool Statement::isText(int column) const
{
    return m_query->value(column).typeId() == QMetaType::QString;
}

std::int64_t Statement::integer(int column) const
{
    return m_query->value(column).toLongLong();
}

std::optional<int> Statement::optionalInteger(int column) const
{
    const QVariant value = m_query->value(column);
    if (value.isNull())
        return std::nullopt;
    return value.toInt();
}

QString Statement::text(int column) const
{
    return m_query->value(column).toString();
}

QVariant Statement::value(int column) const
{
    return m_query->value(column);
}

std::string Statement::utf8(int column) const
{
    return text(column).toStdString();
}

std::optional<engine::Date> Statement::date(int column) const
{
    return engine::Date::fromIso(utf8(column));
}

} // namespace zahlmeister::app
