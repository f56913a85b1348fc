// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualsearch.h"

#include <algorithm>

#include "app/names/namefold.h"
#include "ui/manual/manualbook.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kWeight = 10;
constexpr int kShort = 300;         ///< characters of a section
constexpr qsizetype kExcerpt = 140; ///< characters

/// Some text around the first word that begins like one of the search, else the beginning.
QString excerptOf(const QString& plain, const QStringList& words)
{
    qsizetype at = 0;
    qsizetype from = 0;
    while (at < plain.size()) {
        const qsizetype end = plain.indexOf(u' ', at) < 0 ? plain.size() : plain.indexOf(u' ', at);
        const QString folded = foldedForManual(plain.mid(at, end - at));
        if (std::ranges::any_of(words, [&](const QString& word) { return folded.contains(u' ' + word); })) {
            from = at;
            break;
        }
        at = end + 1;
    }
    from = std::max<qsizetype>(0, from - kExcerpt / 3);
    if (from > 0)
        from = plain.indexOf(u' ', from) + 1;
    QString excerpt = plain.mid(from, kExcerpt);
    if (from + kExcerpt < plain.size())
        excerpt = excerpt.section(u' ', 0, -2) + u'…';
    return (from > 0 ? u"…"_s : QString()) + excerpt;
}

bool hasAll(const QString& folded, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return folded.contains(u' ' + word); });
}

} // namespace

QString foldedForManual(const QString& text)
{
    return u' ' + QString::fromStdString(app::spelled(text.toStdString(), app::NameSpelling::Search));
}

QStringList wordsOfSearch(const QString& text)
{
    return foldedForManual(text).split(u' ', Qt::SkipEmptyParts);
}

ManualSearch::ManualSearch(const ManualBook& book)
{
    for (const QString& page : book.pages()) {
        const auto sections = sectionsOf(book.html(page));
        for (const ManualSection& section : sections) {
            const QString plain = plainText(section.html.section(u"</h"_s, 1).section(u'>', 1));
            const bool isPage = section.id.isEmpty();
            m_entries.push_back({{isPage ? page : page + u'#' + section.id,
                                  sections.front().heading,
                                  isPage ? QString() : section.heading,
                                  {}},
                                 plain,
                                 foldedForManual(isPage ? section.heading : QString()),
                                 foldedForManual(section.heading),
                                 foldedForManual(section.heading + u' ' + plain)});
        }
    }
}

std::vector<ManualHit> ManualSearch::find(const QString& text, int most) const
{
    const QStringList words = wordsOfSearch(text);
    if (words.join(QString()).size() < 2)
        return {};
    std::vector<std::pair<int, const Entry*>> found;
    for (const Entry& entry : m_entries) {
        if (!hasAll(entry.text, words))
            continue;
        int weight = 0;
        for (const QString& word : words)
            weight += static_cast<int>(std::min<qsizetype>(entry.text.count(u' ' + word), 9));
        // The same words weigh more in a short section.
        weight = weight * kWeight / (1 + static_cast<int>(entry.text.size()) / kShort);
        weight += hasAll(entry.title, words) ? 1000 : hasAll(entry.heading, words) ? 500 : 0;
        found.emplace_back(weight, &entry);
    }
    std::ranges::stable_sort(found, std::greater(), &std::pair<int, const Entry*>::first);
    std::vector<ManualHit> hits;
    for (const auto& [weight, entry] : found) {
        if (static_cast<int>(hits.size()) == most)
            break;
        hits.push_back(entry->hit);
        hits.back().excerpt = excerptOf(entry->plain, words);
    }
    return hits;
}

} // namespace zahlmeister::ui
