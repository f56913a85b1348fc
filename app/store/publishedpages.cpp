// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/publishedpages.h"

#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<void> notePublishedPages(WorkFile& file, const QString& site, engine::Date day,
                                const PagesOfRun& pages)
{
    return inTransaction(file, [&]() -> Result<void> {
        auto write = file.database().statement(
            u"INSERT INTO published_page (site, file, profile, subject, hash, first, last)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (site, file) DO UPDATE SET"
            " profile = ?3, subject = ?4, hash = ?5, last = ?6, withdrawn = NULL"_s);
        for (const PublishedPage& page : pages.written) {
            write.reset();
            write.bind(site).bind(page.file).bind(page.profile).bind(page.subject);
            TRY_DO(write.bind(page.hash.toStdString()).bind(day).run());
        }
        auto withdraw = file.database().statement(
            u"UPDATE published_page SET withdrawn = ? WHERE site = ? AND file = ? AND withdrawn IS NULL"_s);
        for (const QString& one : pages.withdrawn) {
            withdraw.reset();
            TRY_DO(withdraw.bind(day).bind(site).bind(one).run());
        }
        return {};
    });
}

Result<std::vector<PublishedPage>> publishedPages(const WorkFile& file, const QString& site)
{
    auto rows = file.database().statement(
        u"SELECT file, profile, subject, hash, first, last, withdrawn FROM published_page"
        " WHERE site = ? ORDER BY file"_s);
    rows.bind(site);
    return collected<PublishedPage>(std::move(rows), [&](const Statement& row) -> Result<PublishedPage> {
        const auto first = row.date(4);
        const auto last = row.date(5);
        if (!first || !last)
            return damagedRow(file.database(), "published_page", "file " + row.utf8(0),
                              first ? "last" : "first");
        return PublishedPage{row.text(0), row.text(1), row.utf8(2), QByteArray::fromStdString(row.utf8(3)),
                             *first,      *last,       row.date(6)};
    });
}

Result<QStringList> publishedSites(const WorkFile& file)
{
    auto rows = file.database().statement(u"SELECT DISTINCT site FROM published_page ORDER BY site"_s);
    return collected<QString>(std::move(rows), [](const Statement& row) { return row.text(0); })
        .transform([](const std::vector<QString>& sites) { return QStringList(sites.begin(), sites.end()); });
}

} // namespace zahlmeister::app
