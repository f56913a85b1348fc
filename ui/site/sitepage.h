// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/output/table.h"
#include "engine/base/date.h"

/// What all pages of a site have in common: head, navigation, style and script. A page needs nothing but
/// itself; what is in it can be read without the script, which only sorts, searches and unfolds.
namespace zahlmeister::ui {

/// @brief SiteTr::tr() translates what sites say.
class SiteTr {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

/// @brief What every page of a site says of it.
struct SiteFrame {
    QString title;          ///< of the site
    QString language;       ///< such as `de`
    QString mark = {};      ///< of the sample: a sentence on every page; else empty
    bool isPrivate = false; ///< no page is to be found by search machines
};

/// @brief A page.
struct SitePage {
    QString title;
    QString file;           ///< in the folder of the site
    QString body = {};      ///< markup below the heading
    bool isIndexed = true;  ///< search machines may find it
    bool hasSearch = false; ///< its tables can be searched
    bool hasFeed = false;   ///< names the feed of the site
};

/// @brief From one file of a site to another: `../index.html`.
[[nodiscard]] QString siteLink(const QString& from, const QString& to);

/// @brief The page as it is written: UTF-8, no characters that no text has, and a policy by which nothing but
/// the script of the program can run, whatever somebody is called.
[[nodiscard]] QByteArray sitePageOf(const SiteFrame& frame, const SitePage& page);

/// @brief The policy of all pages: it changes with whatever they share. To be asked once on the thread of the
/// application before pages are made.
[[nodiscard]] const QByteArray& sitePolicy();

/// @name Markup.
/// @{
[[nodiscard]] QString siteHeading(int level, const QString& text);
[[nodiscard]] QString siteParagraphs(const QStringList& texts);
/// @param link relative; both are escaped here
[[nodiscard]] QString siteAnchor(const QString& link, const QString& text);
/// @brief The same as a paragraph.
[[nodiscard]] QString siteWay(const QString& link, const QString& text);
/// @brief Ways to further pages, which paper leaves out; nothing when there are none.
[[nodiscard]] QString siteWays(const std::vector<std::pair<QString, QString>>& linksAndTexts);
/// @brief Names and values; empty values are left out. Values are markup.
[[nodiscard]] QString siteFacts(const std::vector<std::pair<QString, QString>>& facts);
/// @brief The same with values that are text.
[[nodiscard]] QString siteTexts(std::vector<std::pair<QString, QString>> facts);
/// @brief Terms of the program and what they mean, as text with indices.
[[nodiscard]] QString siteLegend(std::vector<std::pair<QString, QString>> terms);
/// @brief A day in a table that can be sorted.
[[nodiscard]] app::Table::Cell siteDay(engine::Date day);
/// @brief A table with its title as a heading and its remarks; nothing without rows.
/// @param isOfGames one of many alike, whose columns stand below each other
[[nodiscard]] QString siteTable(const app::Table& table, int headingLevel = 2, bool isOfGames = false);
/// @}

} // namespace zahlmeister::ui
