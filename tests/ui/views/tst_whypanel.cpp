// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QToolButton>

#include "tests/support/testmain.h"
#include "tests/ui/support/openexample.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/language.h"
#include "ui/views/whypanel.h"

namespace tst_whypanel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using engine::Quantity;
using ui::DerivationTarget;
using ui::WhyPanel;

namespace {

/// All links of a document, in reading order.
QList<DerivationTarget> linksOf(const QTextDocument& document)
{
    QList<DerivationTarget> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (!format.isAnchor())
                continue;
            if (const auto target = ui::derivationTarget(QUrl(format.anchorHref())))
                links += *target;
        }
    }
    return links;
}

} // namespace

class TestWhyPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_translators.emplace(ui::Language::German);
        m_open = openExample();
        m_panel = std::make_unique<WhyPanel>(m_open->evaluation());
        m_panel->resize(420, 800);
        m_panel->show();
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        m_browser = m_panel->findChild<QTextBrowser*>();
    }

    void cleanup()
    {
        m_panel.reset();
        m_open.reset();
    }

    void hintAtFirst();
    void showsTheDerivation();
    void firstRatingHasItsIterationsAsATable();
    void followsLinksByKey();
    void goesBackAndForward();
    void followsEdits();
    void hiddenPanelCatchesUp();
    void saysWhenTheParticipantIsGone();
    void copies();
    void speaksTheLanguage();
    void nothingIsCutOffAtItsLeastWidth_data();
    void nothingIsCutOffAtItsLeastWidth();
    void namesAreNotBrokenInside();

private:
    QString text() const { return m_browser->toPlainText(); }

    std::optional<ui::Translators> m_translators;
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<WhyPanel> m_panel;
    QTextBrowser* m_browser = nullptr;
};

void TestWhyPanel::hintAtFirst()
{
    QVERIFY(!m_panel->target());
    QVERIFY2(text().contains(u"Zahl der Auswertung"_s), qPrintable(text()));
    const auto buttons = m_panel->findChildren<QToolButton*>();
    QVERIFY(!buttons.isEmpty());
    for (const QToolButton* button : buttons)
        QVERIFY(!button->isEnabled());
}

// RULE: WO2026 3.5.2
void TestWhyPanel::showsTheDerivation()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    QVERIFY2(text().contains(u"2245 – 32"_s), qPrintable(text()));
    QVERIFY2(text().contains(u"5,990"_s), qPrintable(text()));
    QVERIFY2(text().contains(u"3.5.2"_s), qPrintable(text()));
    QVERIFY(!linksOf(*m_browser->document()).isEmpty());
    // Indices are lowered, not written with a line.
    QVERIFY2(!text().contains(u"R_n"_s), qPrintable(text()));
}

// RULE: WO2026 Anhang 3.1.4
void TestWhyPanel::firstRatingHasItsIterationsAsATable()
{
    m_panel->explain(ParticipantNumber(9), Quantity::FirstRating);
    int longest = 0;
    for (const QTextFrame* frame : m_browser->document()->rootFrame()->childFrames()) {
        if (const auto* table = qobject_cast<const QTextTable*>(frame))
            longest = std::max(longest, table->rows());
    }
    QVERIFY2(longest >= 21, qPrintable(u"%1 rows\n%2"_s.arg(longest).arg(text())));
    for (const QString& value : {u"1544"_s, u"1430"_s, u"1476"_s})
        QVERIFY2(text().contains(value), qPrintable(text()));
}

void TestWhyPanel::followsLinksByKey()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    const QList<DerivationTarget> links = linksOf(*m_browser->document());
    m_browser->setFocus();
    QTest::keyClick(m_browser, Qt::Key_Tab);
    QTest::keyClick(m_browser, Qt::Key_Return);
    QVERIFY(m_panel->target() != std::optional(DerivationTarget{ParticipantNumber(1), Quantity::NewRating}));
    QVERIFY(links.contains(*m_panel->target()));
    QTest::keyClick(m_browser, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(m_panel->target() == std::optional(DerivationTarget{ParticipantNumber(1), Quantity::NewRating}));
}

void TestWhyPanel::goesBackAndForward()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    m_panel->explain(ParticipantNumber(1), Quantity::Expected);
    m_panel->explain(ParticipantNumber(7), Quantity::Performance);
    m_panel->goBack();
    m_panel->goBack();
    m_panel->goBack(); // the beginning: nothing happens
    QCOMPARE(m_panel->target()->quantity, Quantity::NewRating);
    m_panel->goForward();
    QCOMPARE(m_panel->target()->quantity, Quantity::Expected);
    // A new question forgets what lay ahead.
    m_panel->explain(ParticipantNumber(2), Quantity::Score);
    m_panel->goForward();
    QCOMPARE(m_panel->target()->quantity, Quantity::Score);
}

void TestWhyPanel::followsEdits()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    m_open->setResult(1, 2, engine::kBlackWins);
    const auto* player = m_open->evaluation().of(ParticipantNumber(1));
    QVERIFY2(text().contains(QString::number(*player->newRating)), qPrintable(text()));
    QVERIFY2(text().contains(u"vor der letzten Eingabe 2245 – 32"_s), qPrintable(text()));
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(text().contains(u"2245 – 32"_s));
}

void TestWhyPanel::hiddenPanelCatchesUp()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    m_panel->hide();
    m_open->setResult(1, 2, engine::kBlackWins);
    QVERIFY(text().contains(u"2245 – 32"_s));
    m_panel->show();
    const auto* player = m_open->evaluation().of(ParticipantNumber(1));
    QVERIFY2(text().contains(QString::number(*player->newRating)), qPrintable(text()));
}

void TestWhyPanel::saysWhenTheParticipantIsGone()
{
    m_panel->explain(ParticipantNumber(16), Quantity::Group);
    QVERIFY(!text().contains(u"nicht mehr im Turnier"_s));
    std::vector<app::Edit> edits;
    for (const engine::Game& game : m_open->tournament().games) {
        if (game.white == ParticipantNumber(16) || game.black == ParticipantNumber(16))
            edits.push_back(app::RemoveGame{game.id});
    }
    edits.push_back(app::RemoveParticipant{ParticipantNumber(16)});
    m_open->apply(std::move(edits));
    QVERIFY2(text().contains(u"nicht mehr im Turnier"_s), qPrintable(text()));
}

void TestWhyPanel::copies()
{
    m_panel->explain(ParticipantNumber(1), Quantity::NewRating);
    m_panel->copyAll();
    const QMimeData* content = QApplication::clipboard()->mimeData();
    QVERIFY(content->text().contains(u"2245 – 32"_s));
    QVERIFY(content->hasHtml());
}

void TestWhyPanel::speaksTheLanguage()
{
    m_panel->explain(ParticipantNumber(1), Quantity::Expected);
    QVERIFY(text().contains(u"5,990"_s));
    // The program builds its window anew for another language.
    m_translators->use(ui::Language::English);
    m_panel = std::make_unique<WhyPanel>(m_open->evaluation());
    m_browser = m_panel->findChild<QTextBrowser*>();
    m_panel->show();
    m_panel->explain(ParticipantNumber(1), Quantity::Expected);
    QVERIFY2(text().contains(u"5.990"_s), qPrintable(text()));
}

void TestWhyPanel::nothingIsCutOffAtItsLeastWidth_data()
{
    QTest::addColumn<QString>("tournament");
    QTest::addColumn<QString>("version");
    QTest::addColumn<ui::Language>("language");
    for (const char* version : {"dwz-2026", "dwz-2013", "dwz-2004", "fwz-2019"})
        QTest::addRow("%s", version) << u"wo-2026"_s << QString::fromLatin1(version) << ui::Language::German;
    QTest::newRow("ingo") << u"ingo-1960"_s << QString() << ui::Language::German;
    QTest::newRow("English") << u"wo-2026"_s << u"dwz-2026"_s << ui::Language::English;
}

void TestWhyPanel::nothingIsCutOffAtItsLeastWidth()
{
    QFETCH(QString, tournament);
    QFETCH(QString, version);
    QFETCH(ui::Language, language);
    m_translators->use(language);
    engine::Tournament wide = OpenTournament::read(tournament);
    if (!version.isEmpty())
        wide.header.system = version.toStdString();
    for (engine::Participant& participant : wide.participants)
        participant.name = "Freifrau von Oberhummersdorf-Wolkensteinburg, Maximiliane-Charlotte Alexandra";
    m_panel.reset();
    m_open = std::make_unique<OpenTournament>(wide);
    m_panel = std::make_unique<WhyPanel>(m_open->evaluation());
    m_browser = m_panel->findChild<QTextBrowser*>();
    m_panel->resize(m_panel->minimumSizeHint().width(), 700);
    m_panel->show();
    QCOMPARE(m_browser->width(), m_browser->minimumWidth());
    QStringList cut;
    // Rated, first and second stage, without a rating, and with all of his games won.
    for (const int number : {1, 4, 9, 13}) {
        const ParticipantNumber participant(number);
        for (int quantity = 0; quantity <= int(Quantity::NewIndex); ++quantity) {
            m_panel->explain(participant, static_cast<Quantity>(quantity));
            if (const int over = m_browser->horizontalScrollBar()->maximum(); over > 0)
                cut += u"player %1, quantity %2: %3 px"_s.arg(number).arg(quantity).arg(over);
        }
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TestWhyPanel::namesAreNotBrokenInside()
{
    engine::Tournament named = OpenTournament::read(u"wo-2026"_s);
    for (engine::Participant& participant : named.participants)
        participant.name = "Østergård, Christoffer";
    named.participants[1].name = "Hauptmannsberger-Østergård, Ib";
    m_panel.reset();
    m_open = std::make_unique<OpenTournament>(named);
    m_panel = std::make_unique<WhyPanel>(m_open->evaluation());
    m_browser = m_panel->findChild<QTextBrowser*>();
    m_panel->show();
    for (int quantity = 0; quantity <= int(Quantity::NewIndex); ++quantity) {
        m_panel->explain(ParticipantNumber(1), static_cast<Quantity>(quantity));
        QString text = m_browser->toPlainText();
        QVERIFY2(!text.remove(u"Christoffer"_s).remove(u"Østergård"_s).contains(QChar(0x200B)),
                 qPrintable(QString::number(quantity)));
    }
    // What is too long ends with a sign; the tool tip has all of it.
    m_panel->explain(ParticipantNumber(1), Quantity::Expected);
    const QTextDocument& document = *m_browser->document();
    const QTextCursor found = document.find(u"Hauptmann"_s);
    QVERIFY(!found.isNull());
    QVERIFY(found.block().text().contains(u'…'));
    QCOMPARE(found.charFormat().toolTip(), u"Hauptmannsberger-Østergård, Ib"_s);
}

ZAHLMEISTER_TEST(TestWhyPanel, QApplication)

} // namespace tst_whypanel

#include "tst_whypanel.moc"
