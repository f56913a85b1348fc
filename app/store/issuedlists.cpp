// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/issuedlists.h"

#include <QCryptographicHash>

#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "app/store/samplemark.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

QByteArray hashOfList(const QByteArray& content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

Result<std::int64_t> keepIssuedList(WorkFile& file, engine::Date issued, const QString& title,
                                    const QByteArray& request, const QByteArray& content,
                                    const std::function<Result<void>()>& give)
{
    if (isSample(file))
        return failure(ErrorCode::SampleOnly);
    const QString hash = QString::fromLatin1(hashOfList(content));
    return inTransaction(file, [&]() -> Result<std::int64_t> {
        {
            auto known = file.database().statement(
                u"SELECT id FROM issued_list WHERE hash = ? AND issued = ? AND title = ? AND content = ?"_s);
            known.bind(hash).bind(std::optional(issued)).bind(title).bind(content.toStdString());
            TRY(const auto found, known.next());
            const std::int64_t id = found ? known.integer(0) : 0;
            if (found)
                return (give ? give() : Result<void>()).transform([&] { return id; });
        }
        auto insert = file.database().statement(
            u"INSERT INTO issued_list (issued, title, request, content, hash) VALUES (?, ?, ?, ?, ?)"
            " RETURNING id"_s);
        insert.bind(std::optional(issued)).bind(title).bind(request.toStdString());
        insert.bind(content.toStdString()).bind(hash);
        TRY_DO(insert.next());
        const std::int64_t id = insert.integer(0);
        return (give ? give() : Result<void>()).transform([&] { return id; });
    });
}

Result<std::vector<IssuedListSummary>> issuedLists(const WorkFile& file)
{
    auto rows = file.database().statement(
        u"SELECT id, issued, title, request, hash FROM issued_list ORDER BY id DESC"_s);
    return collected<IssuedListSummary>(
        std::move(rows), [&](const Statement& row) -> Result<IssuedListSummary> {
            const auto issued = row.date(1);
            if (!issued)
                return damagedRow(file.database(), "issued_list", "id " + row.utf8(0), "issued");
            return IssuedListSummary{row.integer(0), *issued, row.text(2),
                                     QByteArray::fromStdString(row.utf8(3)),
                                     QByteArray::fromStdString(row.utf8(4))};
        });
}

Result<std::optional<QByteArray>> issuedListContent(const WorkFile& file, std::int64_t id)
{
    auto row = file.database().statement(u"SELECT content, hash FROM issued_list WHERE id = ?"_s);
    TRY(const auto found, row.bind(id).next());
    if (!found)
        return std::nullopt;
    QByteArray content = QByteArray::fromStdString(row.utf8(0));
    if (hashOfList(content) != QByteArray::fromStdString(row.utf8(1)))
        return damagedRow(file.database(), "issued_list", "id " + std::to_string(id), "content");
    return content;
}

} // namespace zahlmeister::app
