// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualbook.h"

#include <optional>

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString resource(const QString& name)
{
    QFile file(u":/manual/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A line is a page; `= Deutsch | English` begins a chapter.
std::vector<ManualChapter> readContents(Language language)
{
    std::vector<ManualChapter> chapters(1);
    for (const QString& line : resource(u"contents.txt"_s).split(u'\n')) {
        const QString text = line.section(u'#', 0, 0).trimmed();
        if (text.startsWith(u'='))
            chapters.push_back(
                {text.mid(1).section(u'|', static_cast<int>(language), static_cast<int>(language)).trimmed(),
                 {}});
        else if (!text.isEmpty())
            chapters.back().pages += text;
    }
    std::erase_if(chapters, [](const ManualChapter& chapter) { return chapter.pages.isEmpty(); });
    return chapters;
}

} // namespace

ManualBook::ManualBook(Language language, Filling filling)
    : m_language(language), m_filling(std::move(filling)), m_chapters(readContents(language))
{
}

QStringList ManualBook::pages() const
{
    QStringList all;
    for (const ManualChapter& chapter : m_chapters)
        all += chapter.pages;
    return all;
}

bool ManualBook::contains(const QString& page) const
{
    return pages().contains(page);
}

QString ManualBook::html(const QString& page) const
{
    const auto known = m_html.find(page);
    if (known != m_html.end())
        return known->second;
    if (!contains(page))
        return {};
    // Qt's own words, such as those of the keys, are there in the application's language only.
    std::optional<LanguageScope> scope;
    if (m_language != textLanguage())
        scope.emplace(m_language);
    return m_html[page] = filled(resource(languageCode(m_language) + u'/' + page + u".html"_s));
}

QString ManualBook::filled(QString html) const
{
    static const QRegularExpression mark(u"<p>\\{\\{([^}]+)\\}\\}</p>"_s);
    for (auto found = mark.match(html); found.hasMatch(); found = mark.match(html))
        html.replace(found.capturedStart(), found.capturedLength(),
                     m_filling ? m_filling(found.captured(1)) : QString());
    return html;
}

QString ManualBook::title(const QString& page) const
{
    const auto sections = sectionsOf(html(page));
    return sections.empty() ? QString() : sections.front().heading;
}

QString ManualBook::next(const QString& page, int step) const
{
    const QStringList all = pages();
    const qsizetype at = all.indexOf(page);
    return at < 0 ? QString() : all.value(at + step);
}

std::vector<ManualSection> sectionsOf(const QString& html)
{
    static const QRegularExpression heading(u"<h[1-4](?: id=\"([^\"]*)\")?>(.*?)</h[1-4]>"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    std::vector<ManualSection> sections;
    std::vector<qsizetype> starts;
    for (auto match = heading.globalMatch(html); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        sections.push_back(
            {sections.empty() ? QString() : found.captured(1), plainText(found.captured(2)), {}});
        starts.push_back(found.capturedStart());
    }
    starts.push_back(html.size());
    for (std::size_t i = 0; i < sections.size(); ++i)
        sections[i].html = html.mid(starts[i], starts[i + 1] - starts[i]);
    return sections;
}

QString plainText(const QString& html)
{
    static const QRegularExpression block(u"</?(p|li|tr|td|th|h[1-6]|div|pre|br)[^>]*>"_s);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = html;
    text.replace(block, u" "_s).remove(tag);
    for (const auto& [entity, letter] :
         {std::pair(u"&lt;"_s, u"<"_s), std::pair(u"&gt;"_s, u">"_s), std::pair(u"&quot;"_s, u"\""_s),
          std::pair(u"&#39;"_s, u"'"_s), std::pair(u"&amp;"_s, u"&"_s)})
        text.replace(entity, letter);
    return text.simplified();
}

std::map<QString, QString> manualNotes(const QString& file, Language language)
{
    std::map<QString, QString> notes;
    for (const ManualSection& section :
         sectionsOf(u"<h1></h1>"_s + resource(languageCode(language) + u'/' + file + u".html"_s)))
        notes[section.id] = section.html.section(u"</h2>"_s, 1);
    return notes;
}

QString pageOf(const QString& place)
{
    return place.section(u'#', 0, 0);
}

QString anchorOf(const QString& place)
{
    return place.section(u'#', 1);
}

} // namespace zahlmeister::ui
