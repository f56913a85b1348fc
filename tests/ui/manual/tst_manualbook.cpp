// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <set>

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/rules/shippedrules.h"
#include "app/session/session.h"
#include "engine/findings/finding.h"
#include "tests/support/everyfield.h"
#include "tests/support/testmain.h"
#include "ui/manual/manualbook.h"
#include "ui/manual/manualformats.h"
#include "ui/manual/manualhtml.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/manualfilling.h"
#include "ui/windows/preferences.h"

namespace tst_manualbook {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::Language;
using ui::ManualBook;

namespace {

constexpr int kMostPages = 60;
constexpr qint64 kMostBytes = 10'000'000;

QSet<QString> idsOf(const QString& html)
{
    static const QRegularExpression id(u" id=\"([^\"]*)\""_s);
    QSet<QString> ids;
    for (auto match = id.globalMatch(html); match.hasNext();)
        ids += match.next().captured(1);
    return ids;
}

QStringList allOf(const QString& html, const QString& pattern)
{
    QStringList found;
    const QRegularExpression expression(pattern);
    for (auto match = expression.globalMatch(html); match.hasNext();)
        found += match.next().captured(1);
    return found;
}

} // namespace

/// The pages are all there, in both languages, and lead to each other.
class TestManualBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasEveryPageInBothLanguages();
    void hasTheSameIdsInBothLanguages();
    void leadsSomewhereWithEveryLink_data();
    void leadsSomewhereWithEveryLink();
    void tellsOfEveryFinding();
    void tellsOfEveryFormat();
    void tellsOfEveryParameter();
    void tellsOfEveryLoss();
    void explainsEveryWordOfTheGlossary();
    void hasNotesOnThingsThatExistOnly();
    void fillsEveryMark();
    void cutsAPageAtItsHeadings();
    void becomesOnePage();
    void isNotTooLarge();

private:
    const ManualBook& book(Language language)
    {
        return language == Language::German ? *m_german : *m_english;
    }

    ui::Translators m_translators{Language::German};
    app::Session m_session;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<ManualBook> m_german;
    std::unique_ptr<ManualBook> m_english;
};

void TestManualBook::initTestCase()
{
    m_window =
        std::make_unique<ui::MainWindow>(m_session, m_preferences, ui::Appearance::Light, Language::German);
    const auto filling = ui::manualFilling(*m_window, [] { return u"<p>here</p>"_s; });
    m_german = std::make_unique<ManualBook>(Language::German, filling);
    m_english = std::make_unique<ManualBook>(Language::English, filling);
}

void TestManualBook::hasEveryPageInBothLanguages()
{
    const QStringList pages = m_german->pages();
    QCOMPARE(m_english->pages(), pages);
    QVERIFY(pages.size() <= kMostPages);
    QCOMPARE(QSet<QString>(pages.begin(), pages.end()).size(), pages.size());
    QCOMPARE(pages.front(), u"keyboard"_s);
    for (const Language language : {Language::German, Language::English}) {
        QStringList files;
        for (QString file : QDir(u":/manual/"_s + ui::languageCode(language)).entryList(QDir::Files)) {
            file.chop(5);
            if (!file.endsWith(u"-more"_s)) // put in beside what is generated
                files += file;
        }
        QStringList sorted = pages;
        sorted.sort();
        files.sort();
        QCOMPARE(files, sorted);
        for (const QString& page : pages) {
            QVERIFY2(book(language).title(page).size() > 2, qPrintable(page));
            QVERIFY2(ui::plainText(book(language).html(page)).size() > 300, qPrintable(page));
        }
    }
    QVERIFY(book(Language::German).chapters().size() > 5);
    QVERIFY(book(Language::German).chapters()[1].title != book(Language::English).chapters()[1].title);
}

void TestManualBook::hasTheSameIdsInBothLanguages()
{
    QStringList faults;
    for (const QString& page : m_german->pages()) {
        const auto german = idsOf(m_german->html(page));
        const auto english = idsOf(m_english->html(page));
        for (const QString& id : (german - english) + (english - german))
            faults += page + u'#' + id;
        if (!german.contains(page))
            faults += page + u": its first heading has another id"_s;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestManualBook::leadsSomewhereWithEveryLink_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("German") << static_cast<int>(Language::German);
    QTest::newRow("English") << static_cast<int>(Language::English);
}

void TestManualBook::leadsSomewhereWithEveryLink()
{
    QFETCH(const int, language);
    const ManualBook& pages = book(static_cast<Language>(language));
    const QString pictures = u"../pictures/%1/"_s.arg(ui::languageCode(pages.language()));
    QStringList faults;
    for (const QString& page : pages.pages()) {
        for (const QString& link : allOf(pages.html(page), u" href=\"([^\"]*)\""_s)) {
            if (link.startsWith(u"https://"_s))
                continue;
            static const QRegularExpression local(u"^(?:([a-z0-9-]+)\\.md)?(?:#(.+))?$"_s);
            const auto found = local.match(link);
            const QString target = found.captured(1).isEmpty() ? page : found.captured(1);
            const QString id = found.captured(2);
            if (link.isEmpty() || !found.hasMatch() || !pages.contains(target) ||
                (!id.isEmpty() && !idsOf(pages.html(target)).contains(id)))
                faults += page + u": "_s + link;
        }
        for (const QString& picture : allOf(pages.html(page), u"<img src=\"([^\"]*)\""_s)) {
            if (!picture.startsWith(pictures) || !QFile::exists(ui::manualPicture(picture)))
                faults += page + u": "_s + picture;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestManualBook::tellsOfEveryFinding()
{
    for (const Language language : {Language::German, Language::English}) {
        const QString html = book(language).html(u"findings"_s);
        const auto ids = idsOf(html);
        for (int code = 0; code <= static_cast<int>(engine::kLastFindingCode); ++code) {
            const QString id =
                ui::fromEngine(engine::findingCodeText(static_cast<engine::FindingCode>(code)));
            QVERIFY2(ids.contains(id), qPrintable(id));
        }
        QVERIFY(!ui::plainText(html).contains(QRegularExpression(u"%\\d"_s)));
    }
    QVERIFY(m_german->html(u"findings"_s).contains(u"Es fehlt das Enddatum des Turniers."_s));
    QVERIFY(m_english->html(u"findings"_s).contains(u"The end date of the tournament is missing."_s));
}

void TestManualBook::tellsOfEveryFormat()
{
    for (const Language language : {Language::German, Language::English}) {
        const auto ids = idsOf(book(language).html(u"formats"_s));
        for (const app::TournamentFormat& format : app::tournamentFormats())
            QVERIFY2(ids.contains(ui::fromEngine(format.id)), format.id.data());
    }
}

void TestManualBook::tellsOfEveryParameter()
{
    const QString german = m_german->html(u"parameters"_s);
    const QString english = m_english->html(u"parameters"_s);
    for (const engine::RuleVersion& version : app::shippedRules().versions()) {
        QVERIFY(idsOf(german).contains(ui::fromEngine(version.id)));
        for (const engine::Parameter& parameter : version.parameters) {
            QVERIFY2(german.contains(ui::fromEngine(parameter.german).toHtmlEscaped()),
                     parameter.name.data());
            QVERIFY2(english.contains(ui::fromEngine(parameter.english).toHtmlEscaped()),
                     parameter.name.data());
        }
    }
}

/// What a format loses of any tournament stands in its entry.
void TestManualBook::tellsOfEveryLoss()
{
    using enum app::ExportLossCode;
    // Letters, lengths and years depend on what was typed.
    static const std::set<app::ExportLossCode> kOfValues{Header, Characters, LongTexts, Computers, Colours};
    QSet<QString> faults;
    for (const ui::FormatEntry& entry : ui::describedFormats()) {
        const app::TournamentFormat* format = app::formatById(entry.id.toStdString());
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 24 && format->losses; ++seed) {
            engine::Tournament tournament = tests::everyFieldTournament(seed);
            tests::completeBirths(tournament);
            const auto losses = app::lossesOf(*format, {.tournament = tournament});
            if (!format->write({.tournament = tournament}).has_value() ||
                std::ranges::find(losses, Unreadable, &app::ExportLoss::code) != losses.end())
                continue;
            ++compared;
            for (const app::ExportLoss& loss : losses) {
                // A report takes ids without the blanks around them, and a VKZ of dashes for none, or has
                // teams for the games of matches.
                const bool isTyped =
                    ((loss.code == PersonIds || loss.code == Clubs) && entry.id == u"dsb-xml") ||
                    (loss.code == GameTeams && entry.id == u"trf26");
                if (!isTyped && !kOfValues.contains(loss.code) &&
                    !entry.losses.contains(ui::lossName(loss.code)))
                    faults += entry.id + u": "_s + ui::lossName(loss.code);
            }
        }
        QVERIFY2(!format->losses || compared >= 3, qPrintable(entry.id));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.values().join(u'\n')));
    QVERIFY(ui::describedFormats().front().losses == u"Es nimmt alles auf."_s);
}

/// The glossary of the code and those of the manual have the same words.
void TestManualBook::explainsEveryWordOfTheGlossary()
{
    QFile file(QStringLiteral(GLOSSARY));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression row(u"^\\| ([^|]+) \\|"_s, QRegularExpression::MultilineOption);
    const QString german = ui::plainText(m_german->html(u"glossary"_s));
    const QString english = ui::plainText(m_english->html(u"glossary"_s));
    int words = 0;
    for (auto match = row.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
        const QString word = match.next().captured(1);
        if (word == u"German" || word.startsWith(u'-'))
            continue;
        ++words;
        QVERIFY2(german.contains(word), qPrintable(word));
        QVERIFY2(english.contains(word), qPrintable(word));
    }
    QVERIFY(words > 40);
}

void TestManualBook::hasNotesOnThingsThatExistOnly()
{
    for (const Language language : {Language::German, Language::English}) {
        const auto findings = idsOf(book(language).html(u"findings"_s));
        const auto formats = idsOf(book(language).html(u"formats"_s));
        for (const auto& [id, html] : ui::manualNotes(u"findings-more"_s, language))
            QVERIFY2(id.isEmpty() || findings.contains(id), qPrintable(id));
        for (const auto& [id, html] : ui::manualNotes(u"formats-more"_s, language))
            QVERIFY2(id.isEmpty() || formats.contains(id), qPrintable(id));
    }
}

void TestManualBook::fillsEveryMark()
{
    QSet<QString> asked;
    const ManualBook asking(Language::German, [&asked](const QString& name) {
        asked += name;
        return QString();
    });
    for (const QString& page : asking.pages())
        QVERIFY2(!asking.html(page).contains(u"{{"_s), qPrintable(page));
    for (const QString& sheet : ui::keySheets())
        QVERIFY2(asked.contains(u"keys "_s + sheet), qPrintable(sheet));
    const auto filling = ui::manualFilling(*m_window, [] { return u"here"_s; });
    for (const QString& name : asked)
        QVERIFY2(!filling(name).isEmpty() &&
                     filling(name) != ui::manualFilling(*m_window, {})(u"keys nothing"_s),
                 qPrintable(name));
    QVERIFY(m_german->html(u"keyboard"_s).contains(u"<p>here</p>"_s));
}

void TestManualBook::cutsAPageAtItsHeadings()
{
    const auto sections = ui::sectionsOf(
        u"<h1 id=\"a\">A &amp; B</h1><p>x</p><h2 id=\"c\"><em>C</em></h2><p>y</p><h2>D</h2>z"_s);
    QCOMPARE(sections.size(), std::size_t(3));
    QCOMPARE(sections[0].id, QString());
    QCOMPARE(sections[0].heading, u"A & B"_s);
    QCOMPARE(sections[1].id, u"c"_s);
    QCOMPARE(sections[1].heading, u"C"_s);
    QCOMPARE(ui::plainText(sections[1].html), u"C y"_s);
    QVERIFY(ui::sectionsOf(u"<p>no heading</p>"_s).empty());
}

/// All pages, with ids and links of their own, and with nothing that must be loaded.
void TestManualBook::becomesOnePage()
{
    const QString html = QString::fromUtf8(ui::manualAsOnePage(*m_german));
    const auto ids = idsOf(html);
    for (const QString& page : m_german->pages())
        QVERIFY2(ids.contains(page), qPrintable(page));
    for (const QString& link : allOf(html, u" href=\"([^\"]*)\""_s))
        QVERIFY2(link.startsWith(u"https://"_s) || (link.startsWith(u'#') && ids.contains(link.mid(1))),
                 qPrintable(link));
    for (const QString& source : allOf(html, u" src=\"([^\"]{0,30})"_s))
        QVERIFY2(source.startsWith(u"data:image/png"_s), qPrintable(source));
    QVERIFY(!html.contains(u"<script"_s));
    QCOMPARE(allOf(html, u" id=\"([^\"]*)\""_s).size(), ids.size());
}

void TestManualBook::isNotTooLarge()
{
    qint64 bytes = 0;
    for (QDirIterator files(u":/manual"_s, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        bytes += QFileInfo(files.next()).size();
    QVERIFY2(bytes < kMostBytes, qPrintable(QString::number(bytes)));
}

ZAHLMEISTER_TEST(TestManualBook, QApplication)

} // namespace tst_manualbook

#include "tst_manualbook.moc"
