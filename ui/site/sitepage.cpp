// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/sitepage.h"

#include <QCryptographicHash>

#include "app/output/htmlpage.h"
#include "app/text/plaintext.h"
#include "ui/charts/chartmarkup.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr auto kSiteStyle = R"(
html { -webkit-text-size-adjust: 100%; } body { margin: 0 auto; padding: 0 1.2em 2em; max-width: 90em; } h1, h2, h3, p, li, dd, summary { overflow-wrap: anywhere; } p, main > ul { max-width: 52em; } thead th { overflow-wrap: normal; }
a { color: var(--main); } a:focus-visible, button:focus-visible, summary:focus-visible, .wide:focus-visible, figure:focus-visible, input:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.skip { position: absolute; left: -200vw; } .skip:focus { left: 1em; top: .3em; background: Canvas; padding: .4em; z-index: 1; }
header { border-bottom: 1px solid #8886; margin-bottom: 1.2em; padding: .8em 0 .4em; } header .site { font-weight: 600; font-size: 13pt; }
nav ul { display: flex; flex-wrap: wrap; gap: .2em 1.2em; margin: .3em 0 0; } nav a { display: inline-block; padding: .3em 0; min-height: 1.4em; } nav [aria-current] { font-weight: 600; text-decoration: none; color: inherit; }
footer { border-top: 1px solid #8886; margin-top: 2em; padding-top: .6em; font-size: .9em; } .mark { font-weight: 600; border: 2px solid; padding: .3em .6em; display: inline-block; }
h1 { font-size: 17pt; } h2 { font-size: 13pt; } dd { overflow-wrap: anywhere; min-width: 0; } dt, .symbol, .clause { opacity: 1; color: var(--quiet); }
tbody th { max-width: 26em; white-space: normal; overflow-wrap: break-word; } .games table { table-layout: fixed; width: 46em; } .games td { white-space: normal; overflow-wrap: break-word; } .games th:nth-child(1) { width: 2.6em; } .games th:nth-child(3), .games th:nth-child(6) { width: 4.6em; } .games th:nth-child(4) { width: 5.6em; }
thead th button { font: inherit; color: inherit; background: none; border: 0; padding: .2em 0; margin: 0; text-align: inherit; white-space: inherit; cursor: pointer; min-height: 24px; min-width: 24px; }
th[aria-sort] button::after { content: " ▲"; } th[aria-sort=descending] button::after { content: " ▼"; } tr:nth-child(even) > * { background: #8881; } tr[hidden] { display: none; }
details { border-bottom: 1px solid #8886; } summary { padding: .5em 0; cursor: pointer; font-weight: 600; } details > div { padding: 0 0 1em 1em; }
.search { margin: .6em 0; display: flex; gap: .6em; flex-wrap: wrap; align-items: center; } .search input { font: inherit; padding: .35em .5em; width: min(24em, 100%); } .more li { padding: .25em 0; }
.columns { columns: 22em; } .formula { overflow-x: auto; }
@media (max-width: 40em) { body { padding: 0 .7em 1.5em; font-size: 10.5pt; } dl { grid-template-columns: fit-content(40%) 1fr; gap: .2em .8em; } th, td { padding: .25em .4em; } tbody td:not([class]) { white-space: normal; min-width: 5.5em; } tbody th { max-width: 11em; } .games table { width: 34em; } figure { overflow-x: auto; } figure > svg { min-width: 40em; } details > div { padding-left: 0; } .formula { margin-left: .5em; } }
@media (min-width: 150em) { body { font-size: 14pt; } }
@media print { nav, .search, .skip, .more { display: none; } body { max-width: none; padding: 0; } tr:nth-child(even) > * { background: none; } tbody th { max-width: none; } thead th button { padding: 0; min-height: 0; min-width: 0; } figure > svg { min-width: 0; } .games table { width: 100%; } }
)";

// Sorts by a click on a head, searches in all tables, and unfolds what an address names.
constexpr auto kScript = R"(
(() => {
  const d = document, text = d.body.dataset;
  const plain = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ß/g, 'ss').toLowerCase();
  const number = s => { const m = s.replace(/½/g, '.5').replace(/\u2212/g, '-').replace(',', '.').replace(/[(±≤≥▲▼ ]/g, '').match(/^[+-]?(\d+(\.\d+)?|\.\d+)/); return m ? parseFloat(m[0]) : -Infinity; };
  const value = (row, i) => { const c = row.cells[i]; if (!c) return ''; const s = c.textContent.trim(); return c.dataset.order ? +c.dataset.order : c.classList.contains('r') ? number(s) : s; };
  const compare = (a, b) => typeof a === 'string' ? a.localeCompare(b, d.documentElement.lang, {numeric: true}) : a === b ? 0 : a < b ? -1 : 1;
  for (const table of d.querySelectorAll('table.sortable')) {
    const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
    heads.forEach((head, i) => {
      const button = d.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        const was = head.getAttribute('aria-sort'), down = was ? was === 'ascending' : head.classList.contains('r');
        heads.forEach(h => h.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const rows = [...body.rows].map(r => [value(r, i), r]);
        rows.sort((a, b) => down ? compare(b[0], a[0]) : compare(a[0], b[0]));
        body.append(...rows.map(r => r[1]));
      });
    });
  }
  const place = d.getElementById('search');
  if (place) {
    const label = d.createElement('label'), input = d.createElement('input'), found = d.createElement('span');
    label.textContent = text.search; label.htmlFor = input.id = 'q'; input.type = 'search'; input.autocomplete = 'off'; found.setAttribute('role', 'status');
    place.append(label, input, found);
    const rows = [...d.querySelectorAll('table.sortable tbody tr')].map(r => [plain(r.textContent), r]);
    const search = () => {
      const words = plain(input.value).split(/\s+/).filter(w => w);
      let count = 0;
      for (const [s, row] of rows) { row.hidden = !words.every(w => s.includes(w)); if (!row.hidden) count++; }
      found.textContent = words.length ? text.found.replace('%1', count).replace('%2', rows.length) : '';
      for (const a of d.querySelectorAll('a[data-further]')) a.href = a.href.split('#')[0] + (words.length ? '#q=' + encodeURIComponent(input.value) : '');
    };
    input.addEventListener('input', search);
    if (location.hash.startsWith('#q=')) { try { input.value = decodeURIComponent(location.hash.slice(3)); } catch (e) { } search(); }
  }
  const unfold = () => { const e = location.hash && d.getElementById(location.hash.slice(1)); if (e && e.tagName === 'DETAILS') { e.open = true; e.scrollIntoView(); } };
  addEventListener('hashchange', unfold);
  unfold();
})();
)";

const QByteArray& siteStyle()
{
    static const QByteArray kWhole = [] {
        return QString(app::webStyle() + chartStyle() + QString::fromUtf8(kSiteStyle)).toUtf8();
    }();
    return kWhole;
}

QByteArray sourceHash(const QByteArray& source)
{
    return "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + '\'';
}

QString navigation(const SiteFrame& frame, const SitePage& page)
{
    const std::pair<QString, QString> entries[]{
        {u"index.html"_s, SiteTr::tr("Start")},           {u"tournaments.html"_s, SiteTr::tr("Tournaments")},
        {u"players.html"_s, SiteTr::tr("Players")},       {u"list.html"_s, SiteTr::tr("Rating list")},
        {u"statistics.html"_s, SiteTr::tr("Statistics")}, {u"about.html"_s, SiteTr::tr("About this site")}};
    QString items;
    for (const auto& [file, name] : entries) {
        const bool isHere = file == page.file;
        items += u"<li><a href=\""_s + siteLink(page.file, file) +
                 (isHere ? u"\" aria-current=\"page\">"_s : u"\">"_s) + name.toHtmlEscaped() +
                 u"</a></li>\n"_s;
    }
    // The first page has the title of the site as its own.
    const QString title = page.title == frame.title
                              ? QString()
                              : u"<div class=\"site\">"_s + frame.title.toHtmlEscaped() + u"</div>\n"_s;
    return u"<header>\n"_s + title + u"<nav aria-label=\""_s +
           SiteTr::tr("Pages of this site").toHtmlEscaped() + u"\"><ul>\n"_s + items +
           u"</ul></nav>\n</header>\n"_s;
}

QString headOf(const SiteFrame& frame, const SitePage& page)
{
    const QString title = page.title == frame.title ? page.title : page.title + u" · "_s + frame.title;
    QString head = u"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                   "<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"generator\" content=\""_s +
                   programName().toHtmlEscaped() + u"\">\n"_s;
    if (frame.isPrivate || !page.isIndexed)
        head += u"<meta name=\"robots\" content=\"noindex, nofollow\">\n"_s;
    head += u"<title>"_s + title.toHtmlEscaped() + u"</title>\n<link rel=\"icon\" href=\"data:,\">\n"_s;
    if (page.hasFeed)
        head += u"<link rel=\"alternate\" type=\"application/atom+xml\" title=\""_s +
                SiteTr::tr("New tournaments").toHtmlEscaped() + u"\" href=\"feed.xml\">\n"_s;
    return head;
}

} // namespace

QString siteLink(const QString& from, const QString& to)
{
    return u"../"_s.repeated(from.count(u'/')) + to;
}

/// Only what was written here may run or give a style; nothing is loaded, nothing is sent.
const QByteArray& sitePolicy()
{
    static const QByteArray kPolicy = "default-src 'none'; script-src " + sourceHash(QByteArray(kScript)) +
                                      "; style-src " + sourceHash(siteStyle()) +
                                      "; img-src data:; base-uri 'none'; form-action 'none'";
    return kPolicy;
}

QByteArray sitePageOf(const SiteFrame& frame, const SitePage& page)
{
    const QString words = page.hasSearch ? u" data-search=\""_s + SiteTr::tr("Search").toHtmlEscaped() +
                                               u"\" data-found=\""_s +
                                               SiteTr::tr("Found: %1 of %2").toHtmlEscaped() + u'"'
                                         : QString();
    const QString mark =
        frame.mark.isEmpty() ? QString() : u"<p class=\"mark\">"_s + frame.mark.toHtmlEscaped() + u"</p>\n"_s;
    const QString body = u"<body"_s + words + u">\n<a class=\"skip\" href=\"#main\">"_s +
                         SiteTr::tr("To the content").toHtmlEscaped() + u"</a>\n"_s +
                         navigation(frame, page) + u"<main id=\"main\" tabindex=\"-1\">\n"_s + mark +
                         siteHeading(1, page.title) +
                         (page.hasSearch ? u"<div class=\"search\" id=\"search\"></div>\n"_s : QString()) +
                         page.body + u"</main>\n<footer>"_s +
                         fillPattern(SiteTr::tr("Written with %1."), {programName()}).toHtmlEscaped() + u' ' +
                         siteAnchor(siteLink(page.file, u"about.html"_s),
                                    SiteTr::tr("What this site shows, and whom to write to")) +
                         u"</footer>\n"_s;
    return "<!DOCTYPE html>\n<html lang=\"" + frame.language.toUtf8() +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"" +
           sitePolicy() + "\">\n" + app::plainPage(headOf(frame, page)).toUtf8() + "<style>" + siteStyle() +
           "</style>\n</head>\n" + app::plainPage(body).toUtf8() + "<script>" + QByteArray(kScript) +
           "</script>\n</body>\n</html>\n";
}

QString siteHeading(int level, const QString& text)
{
    const QString tag = u'h' + QString::number(level);
    return u'<' + tag + u'>' + text.toHtmlEscaped() + u"</"_s + tag + u">\n"_s;
}

QString siteParagraphs(const QStringList& texts)
{
    QString html;
    for (const QString& text : texts) {
        if (!text.isEmpty())
            html += u"<p>"_s + text.toHtmlEscaped() + u"</p>\n"_s;
    }
    return html;
}

QString siteAnchor(const QString& link, const QString& text)
{
    return u"<a href=\""_s + link.toHtmlEscaped() + u"\">"_s + text.toHtmlEscaped() + u"</a>"_s;
}

QString siteWay(const QString& link, const QString& text)
{
    return u"<p>"_s + siteAnchor(link, text) + u"</p>\n"_s;
}

QString siteWays(const std::vector<std::pair<QString, QString>>& linksAndTexts)
{
    QString items;
    for (const auto& [link, text] : linksAndTexts)
        items += u"<li>"_s + siteAnchor(link, text) + u"</li>\n"_s;
    return items.isEmpty() ? QString() : u"<ul class=\"more\">\n"_s + items + u"</ul>\n"_s;
}

QString siteLegend(std::vector<std::pair<QString, QString>> terms)
{
    for (auto& [term, meaning] : terms)
        meaning = app::htmlText(meaning);
    return siteFacts(terms);
}

app::Table::Cell siteDay(engine::Date day)
{
    return {.text = formatDate(day),
            .order = (day.year() * std::int64_t{100} + day.month()) * 100 + day.day()};
}

QString siteFacts(const std::vector<std::pair<QString, QString>>& facts)
{
    QString items;
    for (const auto& [name, value] : facts) {
        if (!value.isEmpty())
            items += u"<dt>"_s + app::htmlText(name) + u"</dt><dd>"_s + value + u"</dd>\n"_s;
    }
    return items.isEmpty() ? QString() : u"<dl>\n"_s + items + u"</dl>\n"_s;
}

QString siteTexts(std::vector<std::pair<QString, QString>> facts)
{
    for (auto& [name, value] : facts)
        value = value.toHtmlEscaped();
    return siteFacts(facts);
}

QString siteTable(const app::Table& table, int headingLevel, bool isOfGames)
{
    if (table.rows.empty())
        return {};
    const QString heading = table.title.isEmpty() ? QString() : siteHeading(headingLevel, table.title);
    const QString label = table.title.isEmpty() ? SiteTr::tr("Table") : table.title;
    const QString markup = app::htmlTable(table, {.label = label, .isSortable = true, .isShort = true});
    return heading + (isOfGames ? u"<div class=\"games\">"_s + markup + u"</div>\n"_s : markup) +
           siteParagraphs(table.remarks);
}

} // namespace zahlmeister::ui
