// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sitelinks.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

SiteLinks linksOf(const std::map<QString, QByteArray>& files)
{
    static const QRegularExpression kLink(u" (?:href|src)=\"([^\"]*)\""_s);
    static const QRegularExpression kPlace(u" id=\"([^\"]*)\""_s);
    std::map<QString, QSet<QString>> places;
    for (const auto& [file, bytes] : files) {
        for (const auto& match : kPlace.globalMatch(QString::fromUtf8(bytes)))
            places[file].insert(match.captured(1));
    }
    SiteLinks links;
    for (const auto& [file, bytes] : files) {
        if (!file.endsWith(u".html"_s) && !file.endsWith(u".xml"_s))
            continue;
        for (const auto& match : kLink.globalMatch(QString::fromUtf8(bytes))) {
            const QString link = match.captured(1);
            if (link.startsWith(u'#') || link == u"data:,"_s)
                continue;
            const QString target =
                QDir::cleanPath(file.section(u'/', 0, -2) + u'/' + link.section(u'#', 0, 0));
            const QString found = target.startsWith(u'/') ? target.mid(1) : target;
            const QString place = link.section(u'#', 1);
            if (!files.contains(found) || (!place.isEmpty() && !places[found].contains(place)))
                links.broken += file + u" -> "_s + link;
            ++links.count;
        }
    }
    return links;
}

} // namespace zahlmeister::tests
