// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/store/unnamedpersons.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/impactdialog.h"
#include "ui/chronicle/impactsheet.h"
#include "ui/text/impacttext.h"
#include "ui/text/language.h"
#include "ui/widgets/messagebar.h"

namespace tst_impactdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

QPushButton* buttonOf(const QDialog& dialog, const QString& text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (QString(button->text()).remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace

/// The impact of a recalculation, applied and taken back.
class TestImpactDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void init();
    void cleanup();
    void tellsWhatWouldChange();
    void appliesAndTakesBack();
    void namesWhoStandsAgainstIt();
    void tellsWhatItWasBefore();
    void writesSheetAndTable();
    void namesNobodyWhoMayNotBeNamed();
    void followsEdits();
    void changesNothingInAFileThatCannotBeWritten();
    void saysNothingChanges();
    void countsTournaments();

private:
    [[nodiscard]] app::LiveChronicle& live() const { return m_session->chronicle(); }
    [[nodiscard]] bool becomesCurrent() const
    {
        return QTest::qWaitFor([this] { return live().isCurrent(); }, 5000);
    }
    /// The dialog shows the chain as it is.
    void settle() const
    {
        QVERIFY(becomesCurrent());
        QTest::qWait(50);
        QVERIFY(QTest::qWaitFor([this] { return m_dialog->impact() != nullptr; }, 2000));
    }
    [[nodiscard]] int ratingIn(engine::TournamentId id) const
    {
        return m_session->tournament(id)->tournament.participants.front().rating->value();
    }
    [[nodiscard]] QString why() const { return m_dialog->findChild<QPlainTextEdit*>()->toPlainText(); }
    [[nodiscard]] const Message& message() const { return m_dialog->findChild<MessageBar*>()->message(); }

    Translators m_translators{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ImpactDialog> m_dialog;
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
    engine::TournamentId m_third{0};
};

void TestImpactDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    const auto add = [&](std::int64_t id, int month, int games) {
        auto one = wonBy(id, day(month), 1700, 20, games);
        heroOf(one).club = "10101";
        heroOf(one).clubName = "SK Neustadt";
        return *m_session->addTournament(one.tournament);
    };
    m_first = add(1, 3, 5);
    m_second = add(2, 6, 1);
    m_third = add(3, 9, 1);
    live().start();
    m_dialog = std::make_unique<ImpactDialog>(*m_session);
    m_dialog->show();
    settle();
}

void TestImpactDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

// RULE: WO2026 3.7
void TestImpactDialog::tellsWhatWouldChange()
{
    QCOMPARE(impactText(*m_dialog->impact()), u"4 changes, 3 players, 2 tournaments."_s);
    const auto* tabs = m_dialog->findChild<QTabWidget*>();
    const auto* changes = qobject_cast<QTableView*>(tabs->widget(0));
    QCOMPARE(changes->model()->rowCount(), 4);
    const auto cell = [](const QTableView* table, int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(cell(changes, 0, 0), u"Held, Hans"_s);
    QCOMPARE(cell(changes, 0, 2), u"1700 – 20"_s);
    QVERIFY(cell(changes, 0, 7).contains(u"T2"_s));
    QCOMPARE(qobject_cast<QTableView*>(tabs->widget(1))->model()->rowCount(), 0);
    const auto* clubs = qobject_cast<QTableView*>(tabs->widget(2));
    QCOMPARE(clubs->model()->rowCount(), 1);
    QCOMPARE(cell(clubs, 0, 0), u"SK Neustadt"_s);
    QVERIFY2(why().contains(u"Held, Hans enters “T"_s), qPrintable(why()));
    QVERIFY2(totalsText(*m_dialog->impact()).contains(u"1–5"_s), qPrintable(totalsText(*m_dialog->impact())));
    // RULE: WO2026 6.2
    QVERIFY(rootsText(*m_dialog->impact()).contains(u"“T2”"_s));
}

void TestImpactDialog::appliesAndTakesBack()
{
    // The reason stands in the history of everybody concerned: none is no reason.
    const auto hints = [this] {
        return std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith(u"Only with a reason"_s) && label->isVisibleTo(label->window());
        });
    };
    QVERIFY(!buttonOf(*m_dialog, u"Apply"_s)->isEnabled() && hints());
    m_dialog->findChild<QLineEdit*>()->setText(u"  "_s);
    QVERIFY(!buttonOf(*m_dialog, u"Apply"_s)->isEnabled());
    m_dialog->findChild<QLineEdit*>()->setText(u"late report"_s);
    QVERIFY(buttonOf(*m_dialog, u"Apply"_s)->isEnabled() && !hints());
    buttonOf(*m_dialog, u"Apply"_s)->click();
    QVERIFY(ratingIn(m_second) > 1700);
    settle();
    QVERIFY(QTest::qWaitFor([this] { return m_dialog->impact()->lines.empty(); }, 2000));
    QVERIFY(!buttonOf(*m_dialog, u"Apply"_s)->isEnabled());
    const auto runs = app::recalculationRuns(*m_session->workFile());
    QCOMPARE(runs->front().reason, u"late report"_s);
    QCOMPARE(message().actionText, u"Undo"_s);
    const auto undo = message().action;
    // Who has forgotten to print it can still do so.
    const QString csv = m_folder->filePath(u"applied.csv"_s);
    QVERIFY(buttonOf(*m_dialog, u"Print…"_s)->isEnabled());
    m_dialog->saveTable(csv);
    QTRY_VERIFY(QFileInfo(csv).size() > 0);
    undo();
    QCOMPARE(ratingIn(m_second), 1700);
    QCOMPARE(ratingIn(m_third), 1700);
    settle();
    QVERIFY(QTest::qWaitFor([this] { return m_dialog->impact()->lines.size() == 4; }, 2000));
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(3);
    QVERIFY(!buttonOf(*m_dialog, u"Take back"_s)->isEnabled()); // it was
}

void TestImpactDialog::namesWhoStandsAgainstIt()
{
    m_dialog->apply();
    const auto run = app::recalculationRuns(*m_session->workFile())->front().id;
    QVERIFY(m_session->openTournament(m_third).has_value());
    engine::Participant hero = m_session->document()->tournament().participants.front();
    hero.rating = engine::Rating(1650);
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}})
                .has_value());
    const int second = ratingIn(m_second);
    m_dialog->takeBack(run);
    QVERIFY(message().level == Message::Level::Warning);
    QCOMPARE(message().details, QStringList{u"T3: Held, Hans"_s});
    QCOMPARE(ratingIn(m_second), second);
}

void TestImpactDialog::tellsWhatItWasBefore()
{
    m_dialog->findChild<QLineEdit*>()->setText(u"late report"_s);
    m_dialog->apply();
    settle();
    auto late = wonBy(4, day(2), 1690, 25, 3);
    QVERIFY(m_session->addTournament(late.tournament).has_value());
    settle();
    QVERIFY(QTest::qWaitFor([this] { return !m_dialog->impact()->lines.empty(); }, 2000));
    auto* changes = qobject_cast<QTableView*>(m_dialog->findChild<QTabWidget*>()->widget(0));
    for (int row = 0; row < changes->model()->rowCount(); ++row) {
        changes->setCurrentIndex(changes->model()->index(row, 0));
        if (why().contains(u"Until "_s))
            break;
    }
    QVERIFY2(why().contains(u"entered with 1700 – 20"_s), qPrintable(why()));
    QVERIFY(why().contains(u"Reason of the recalculation: late report"_s));
    QVERIFY(why().contains(u"It came through T1 (Held)"_s));
}

void TestImpactDialog::writesSheetAndTable()
{
    const QString pdf = m_folder->filePath(u"impact.pdf"_s);
    m_dialog->saveSheet(pdf);
    QVERIFY(!buttonOf(*m_dialog, u"Save as PDF…"_s)->isEnabled()); // it is being set on another thread
    QVERIFY(!QFile::exists(pdf));
    QTRY_VERIFY(buttonOf(*m_dialog, u"Save as PDF…"_s)->isEnabled());
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
    const QString csv = m_folder->filePath(u"impact.csv"_s);
    m_dialog->saveTable(csv);
    QVERIFY(!buttonOf(*m_dialog, u"Save as CSV…"_s)->isEnabled()); // likewise
    QVERIFY(!QFile::exists(csv));
    QTRY_VERIFY(buttonOf(*m_dialog, u"Save as CSV…"_s)->isEnabled());
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(table.readAll());
    QCOMPARE(text.count(u"\r\n"_s), 5); // heads and four changes
    QVERIFY2(text.contains(u";Held, Hans;"_s) && text.contains(u";SK Neustadt"_s), qPrintable(text));
    m_dialog->saveTable(m_folder->filePath(u"none/impact.csv"_s));
    QTRY_VERIFY(message().level == Message::Level::Error);
}

// RULE: WO2026 4.1.1, 6.5
void TestImpactDialog::namesNobodyWhoMayNotBeNamed()
{
    const auto textOf = [&] {
        const auto unnamed = *app::unnamedPersons(*m_session->workFile());
        const auto& chronicle = *live().chronicle();
        const SheetLayout layout = layoutImpact(*m_dialog->impact(), chronicle, {chronicle, unnamed, day(12)},
                                                {}, Language::English, day(12));
        QStringList texts;
        for (const SheetPage& page : layout.pages) {
            for (const TextRun& run : page.runs)
                texts += run.text;
        }
        return texts.join(u' ');
    };
    QVERIFY(textOf().contains(u"Held, Hans"_s) && textOf().contains(u"SK Neustadt"_s));
    QVERIFY(textOf().contains(u"(Held)"_s)); // on the ways of the others
    for (const auto kind : {app::UnnamedKind::Objection, app::UnnamedKind::Anonymous}) {
        const auto id =
            app::addUnnamedPerson(*m_session->workFile(), {.kind = kind,
                                                           .tournament = m_first,
                                                           .participant = engine::ParticipantNumber(1),
                                                           .name = "Held, Hans",
                                                           .decided = day(12)});
        const QString text = textOf();
        QVERIFY2(!text.contains(u"Held"_s) && !text.contains(u"SK Neustadt"_s), qPrintable(text));
        QVERIFY2(text.contains(u"1 player who objected or is anonymous is not named"_s), qPrintable(text));
        const QString csv = m_folder->filePath(u"unnamed.csv"_s);
        QFile::remove(csv);
        m_dialog->saveTable(csv);
        QTRY_VERIFY(buttonOf(*m_dialog, u"Save as CSV…"_s)->isEnabled());
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QCOMPARE(written.count("\r\n"), 5); // with every change
        QVERIFY2(!written.contains("Held") && !written.contains("SK Neustadt"), written.constData());
        // The window names everybody.
        QVERIFY(why().contains(u"Held, Hans"_s));
        QVERIFY(app::removeUnnamedPerson(*m_session->workFile(), *id).has_value());
    }
}

void TestImpactDialog::followsEdits()
{
    QVERIFY(m_session->openTournament(m_first).has_value());
    engine::Game game = m_session->document()->tournament().games.front();
    game.result = engine::kBlackWins;
    const auto before = m_dialog->impact()->lines.front().change.entryAfter;
    QVERIFY(m_session->document()->apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
    m_dialog->apply(); // what is on show is older than the edit
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY(
        QTest::qWaitFor([&] { return m_dialog->impact()->lines.front().change.entryAfter != before; }, 1000));
}

void TestImpactDialog::changesNothingInAFileThatCannotBeWritten()
{
    m_dialog.reset();
    const QString path = m_session->workFile()->path();
    m_session = std::make_unique<app::Session>();
    QFile::setPermissions(path, QFile::ReadOwner);
    QVERIFY(QFile::rename(path, m_folder->filePath(u"b.zahlmeister"_s)));
    const auto holder = app::WorkFile::open(m_folder->filePath(u"b.zahlmeister"_s)); // somebody else has it
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"b.zahlmeister"_s)).has_value());
    QVERIFY(!m_session->isWritable());
    live().start();
    m_dialog = std::make_unique<ImpactDialog>(*m_session);
    settle();
    QVERIFY(QTest::qWaitFor([this] { return m_dialog->impact()->lines.size() == 4; }, 2000));
    QVERIFY(!buttonOf(*m_dialog, u"Apply"_s)->isEnabled());
    m_dialog->apply();
    QVERIFY(message().level == Message::Level::Error);
}

void TestImpactDialog::saysNothingChanges()
{
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"empty.zahlmeister"_s)).has_value());
    settle();
    QVERIFY(QTest::qWaitFor([this] { return m_dialog->impact()->lines.empty(); }, 2000));
    QCOMPARE(impactText(*m_dialog->impact()),
             u"Nothing changes: every tournament follows from the ones before."_s);
    QVERIFY(!buttonOf(*m_dialog, u"Print…"_s)->isEnabled());
}

void TestImpactDialog::countsTournaments()
{
    QCOMPARE(staleText(0), QString());
    QCOMPARE(staleText(1), u"1 later tournament now begins with other numbers."_s);
    QCOMPARE(staleText(3), u"3 later tournaments now begin with other numbers."_s);
    m_translators.use(Language::German);
    QCOMPARE(staleText(3), u"3 spätere Turniere beginnen jetzt mit anderen Zahlen."_s);
    m_translators.use(Language::English);
}

ZAHLMEISTER_TEST(TestImpactDialog, QApplication)

} // namespace tst_impactdialog

#include "tst_impactdialog.moc"
