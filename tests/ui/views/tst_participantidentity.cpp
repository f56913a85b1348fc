// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/identify/trapdesk.h"
#include "tests/support/testmain.h"
#include "ui/models/participantsmodel.h"
#include "ui/views/grids/identityheader.h"
#include "ui/views/grids/participantsview.h"
#include "ui/views/participantspage.h"

namespace tst_participantidentity {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::Participant;
using tests::TrapDesk;
using ui::ParticipantField;

namespace {

/// The page with the lists behind it; keys go where the focus is.
class Page {
public:
    explicit Page(TrapDesk& desk) : m_desk(desk), page(desk.open().evaluation(), &desk.identification())
    {
        page.resize(1100, 600);
        page.show();
        page.activateWindow();
        (void)QTest::qWaitForWindowActive(&page);
        page.table().setFocus();
    }
    static void type(const QString& text)
    {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown, QString(c),
                                Qt::NoModifier);
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    [[nodiscard]] QListWidget* suggestions() const
    {
        return page.findChild<QListWidget*>(u"nameSuggestions"_s);
    }
    [[nodiscard]] bool suggests() const { return suggestions() != nullptr && suggestions()->isVisible(); }
    [[nodiscard]] QString explanation(int row) const
    {
        return page.findChild<ui::IdentityHeader*>(u"identityHeader"_s)->explanation(row);
    }
    [[nodiscard]] const Participant& participant(int number) const { return m_desk.participant(number); }

private:
    TrapDesk& m_desk;

public:
    /// An open editor gives its text away while the page is still there, as when a window is closed.
    ~Page() { page.close(); }
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    ui::ParticipantsPage page;
};

} // namespace

/// Identities in the participants table: signs, suggestions while a name is typed, overrides.
class TestParticipantIdentity : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void explainsEverySign();
    void asksForTheDialog();
    void suggestsPersonsWhileTyping();
    void suggestsNearNamesOnlyWhereNobodyHasIt();
    void enterWithoutSelectionTakesWhatWasTyped();
    void aRatingAgainstTheListIsAnOverride();
    void textOnlyTakesNoBirthDate();
};

void TestParticipantIdentity::explainsEverySign()
{
    TrapDesk desk;
    const Page page(desk);
    QVERIFY2(page.explanation(0).contains(u"Müller, Hans (40023)"_s), qPrintable(page.explanation(0)));
    QVERIFY(!page.explanation(1).isEmpty());
    QVERIFY2(page.explanation(6).contains(u"1250"_s) && page.explanation(6).contains(u"1234"_s),
             qPrintable(page.explanation(6)));
    QVERIFY(page.explanation(12).isEmpty()); // the empty row
    auto* summary = page.page.findChild<QLabel*>(u"identities"_s);
    QVERIFY2(summary->text().contains(u"12"_s), qPrintable(summary->text()));
}

void TestParticipantIdentity::asksForTheDialog()
{
    TrapDesk desk;
    Page page(desk);
    std::vector<int> wanted;
    connect(&page.page, &ui::ParticipantsPage::identifyRequested, this,
            [&](engine::ParticipantNumber number) { wanted.push_back(number.value()); });
    page.page.table().moveTo(3, ParticipantField::Name);
    Page::press(Qt::Key_F4);
    QCOMPARE(wanted, std::vector{4});
    // What is being typed is taken before.
    page.page.table().moveTo(3, ParticipantField::Birth);
    Page::type(u"1981"_s);
    Page::press(Qt::Key_F4);
    QCOMPARE(wanted, (std::vector{4, 4}));
    QCOMPARE(page.participant(4).birthYear, std::optional(1981));
    wanted.pop_back();
    page.page.table().moveTo(12, ParticipantField::Name); // nobody yet
    Page::press(Qt::Key_F4);
    QCOMPARE(wanted.size(), std::size_t{1});
}

void TestParticipantIdentity::suggestsPersonsWhileTyping()
{
    TrapDesk desk;
    Page page(desk);
    page.page.table().moveTo(12, ParticipantField::Name);
    Page::type(u"Oezt"_s);
    QTRY_VERIFY(page.suggests());
    QCOMPARE(page.suggestions()->count(), 1);
    QVERIFY(page.suggestions()->item(0)->text().startsWith(u"Öztürk, Gül"_s));
    Page::press(Qt::Key_Down);
    Page::press(Qt::Key_Return);
    const Participant& taken = page.participant(13);
    QCOMPARE(taken.name, "Öztürk, Gül");
    QCOMPARE(taken.club, "40023");
    QCOMPARE(taken.personId, "NU1012");
    QCOMPARE(taken.rating, engine::Rating::tryFrom(1550));
    QCOMPARE(taken.index, std::optional(20));
    QCOMPARE(taken.identity, engine::Identity::Person);
    QCOMPARE(page.page.table().currentIndex().row(), 13); // the next one can be typed
    QVERIFY(desk.open().document().drafts().empty());
    QVERIFY(desk.open().document().undo().has_value());
    QCOMPARE(desk.open().tournament().participants.size(), std::size_t{12});

    // Escape takes the suggestions away and leaves the text.
    page.page.table().moveTo(12, ParticipantField::Name);
    Page::type(u"Zwer"_s);
    QTRY_VERIFY(page.suggests());
    Page::press(Qt::Key_Escape);
    QVERIFY(!page.suggests());
    QCOMPARE(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text(), u"Zwer"_s);
}

void TestParticipantIdentity::suggestsNearNamesOnlyWhereNobodyHasIt()
{
    TrapDesk desk;
    Page page(desk);
    const auto suggestedFor = [&](const QString& typed) {
        page.page.table().moveTo(12, ParticipantField::Name);
        QSignalSpy found(&desk.identification().finder(), &app::PersonFinder::found);
        Page::type(typed);
        QStringList names;
        if (!QTest::qWaitFor([&] { return !found.isEmpty() && found.last().front() == typed; }))
            return names;
        for (int row = 0; page.suggests() && row < page.suggestions()->count(); ++row)
            names += page.suggestions()->item(row)->text().section(u" \u00B7 "_s, 0, 0);
        Page::press(Qt::Key_Escape);
        Page::press(Qt::Key_Escape);
        return names;
    };
    QCOMPARE(suggestedFor(u"Müler"_s), QStringList(3, u"Müller, Hans"_s)); // a letter is missing
    QCOMPARE(suggestedFor(u"Nüller"_s), QStringList{});                    // another name
    QCOMPARE(suggestedFor(u"Müller"_s), QStringList(3, u"Müller, Hans"_s));
}

void TestParticipantIdentity::enterWithoutSelectionTakesWhatWasTyped()
{
    TrapDesk desk;
    Page page(desk);
    page.page.table().moveTo(12, ParticipantField::Name);
    Page::type(u"Müller, Hans"_s);
    QTRY_VERIFY(page.suggests());
    Page::press(Qt::Key_Return);
    QCOMPARE(page.participant(13).name, "Müller, Hans");
    QVERIFY(page.participant(13).personId.empty());
    // Typing goes on at once, whether anything was found or not.
    Page::type(u"X"_s);
    Page::press(Qt::Key_Return);
    QCOMPARE(page.participant(14).name, "X");
}

void TestParticipantIdentity::aRatingAgainstTheListIsAnOverride()
{
    TrapDesk desk;
    QVERIFY(desk.identification().identifyAll().has_value());
    desk.settle();
    Page page(desk);
    page.page.table().moveTo(0, ParticipantField::Rating);
    Page::type(u"1820"_s);
    Page::press(Qt::Key_Return);
    QCOMPARE(page.participant(1).overrides,
             (std::vector<engine::Override>{{engine::ListedValue::Rating, 1802, 1820, {}}}));
    const QModelIndex cell = page.page.table().model()->index(0, static_cast<int>(ParticipantField::Rating));
    QVERIFY2(cell.data(Qt::ToolTipRole).toString().contains(u"1802"_s),
             qPrintable(cell.data(Qt::ToolTipRole).toString()));
    // The reason is asked below the table, with his name: the cursor is in the next row already.
    const auto reasonHasFocus = [] {
        const QWidget* focus = QApplication::focusWidget();
        return focus != nullptr && focus->objectName() == u"ratingReason"_s;
    };
    QTRY_VERIFY(reasonHasFocus());
    QVERIFY(QApplication::focusWidget()->accessibleName().contains(u"1802"_s));
    QVERIFY(QApplication::focusWidget()->accessibleName().contains(u"Müller"_s));
    QCOMPARE(page.page.table().currentIndex().row(), 1);
    // Escape leaves it for later; Alt+W comes back to it from his row.
    Page::type(u"eval"_s);
    Page::press(Qt::Key_Escape);
    QVERIFY(page.page.table().hasFocus());
    QVERIFY(page.participant(1).overrides.front().reason.empty());
    page.page.table().moveTo(0, ParticipantField::Rating);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::AltModifier);
    QTRY_VERIFY(reasonHasFocus());
    Page::type(u"evaluated since"_s);
    Page::press(Qt::Key_Return);
    QCOMPARE(page.participant(1).overrides.front().reason, "evaluated since");
    QVERIFY(page.page.table().hasFocus());
    Page::type(u"1802"_s);
    Page::press(Qt::Key_Return);
    QVERIFY(page.participant(1).overrides.empty());
    QVERIFY(cell.data(Qt::ToolTipRole).toString().isEmpty());
}

// RULE: WO2026 3.4.3
void TestParticipantIdentity::textOnlyTakesNoBirthDate()
{
    TrapDesk desk;
    QVERIFY(desk.identification().markTextOnly(engine::ParticipantNumber(12)).has_value());
    Page page(desk);
    page.page.table().moveTo(11, ParticipantField::Birth);
    Page::type(u"03.05.1986"_s);
    Page::press(Qt::Key_Return);
    QCOMPARE(page.participant(12).birthYear, std::optional(1986));
    QVERIFY(!page.participant(12).birthDate);
}

ZAHLMEISTER_TEST(TestParticipantIdentity, QApplication)

} // namespace tst_participantidentity

#include "tst_participantidentity.moc"
