// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/date.h"
#include "engine/base/result.h"

/// What was published on web sites, page by page: who objects asks since when he was named where, and what
/// has to go.
namespace zahlmeister::app {

class WorkFile;

/// @brief A page of a site, as it is there or was.
struct PublishedPage {
    QString file;             ///< in the folder of the site
    QString profile = {};     ///< `web` or `board`
    std::string subject = {}; ///< uuid of the person or tournament that it is about; empty: of none alone
    QByteArray hash = {};     ///< SHA-256 of what it says, hexadecimal
    engine::Date first;       ///< day on which it was first written
    engine::Date last;        ///< day since which it says what it does
    std::optional<engine::Date> withdrawn = {}; ///< day on which it was taken away; nothing: it is there

    bool operator==(const PublishedPage&) const = default;
};

/// @brief What one run wrote and took away.
struct PagesOfRun {
    std::vector<PublishedPage> written = {}; ///< `first` and `withdrawn` are not looked at
    QStringList withdrawn = {};              ///< files
};

/// @brief Notes what was written and taken away, in one transaction. Who was there before keeps his first
/// day.
/// @param site its id
/// @return Error::ReadOnly, DiskFull, StorageFailure
Result<void> notePublishedPages(WorkFile& file, const QString& site, engine::Date day,
                                const PagesOfRun& pages);

/// @brief All pages of a site, by file.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<std::vector<PublishedPage>> publishedPages(const WorkFile& file, const QString& site);

/// @brief The ids of all sites of which a page was noted.
/// @return Error::StorageFailure
[[nodiscard]] Result<QStringList> publishedSites(const WorkFile& file);

} // namespace zahlmeister::app
