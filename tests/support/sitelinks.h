// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace zahlmeister::tests {

/// @brief The links within a site.
struct SiteLinks {
    int count = 0;
    QStringList broken = {}; ///< `FILE -> LINK`
};

/// @brief Follows every link of a site: to a file of it, and to the place there that it names.
/// @param files by their paths in the folder of the site
[[nodiscard]] SiteLinks linksOf(const std::map<QString, QByteArray>& files);

} // namespace zahlmeister::tests
