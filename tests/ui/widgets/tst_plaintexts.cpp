// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>

#include "app/session/session.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/widgets/plaintexts.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/tournamentview.h"

namespace tst_plaintexts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// Names that look like HTML, everywhere where texts are shown.
class TestPlainTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void labels();
    void ownHtmlStays();
    void allViews();

private:
    void hover(QWidget& widget, const QPoint& place, const QString& expected);
    void walkViews(const QWidget& window);

    QTemporaryDir m_folder;
    QString m_image; ///< `<img src="…">`
    int m_hovered = 0;
};

void TestPlainTexts::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    new ui::PlainTexts(*qobject_cast<QApplication*>(QCoreApplication::instance()));
    m_image = u"<img src=\"file://%1\">"_s.arg(m_folder.filePath(u"secret.png"_s));
}

void TestPlainTexts::labels()
{
    QLabel label(m_image);
    QLabel own(u"<b>bold</b>"_s);
    own.setTextFormat(Qt::RichText);
    label.sizeHint();
    own.sizeHint();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(own.textFormat(), Qt::RichText);
    // As wide as its letters, not as an image that does not exist.
    QVERIFY(label.sizeHint().width() > label.fontMetrics().horizontalAdvance(m_image) / 2);
}

/// Lets the mouse rest at a place, and looks at what is shown.
void TestPlainTexts::hover(QWidget& widget, const QPoint& place, const QString& expected)
{
    QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &event);
    QVERIFY2(!QToolTip::text().contains(u"<img"_s), qPrintable(QToolTip::text()));
    if (!QToolTip::text().isEmpty() && expected.contains(u"<img"_s))
        ++m_hovered;
}

void TestPlainTexts::ownHtmlStays()
{
    QWidget widget;
    widget.setToolTip(u"a < b"_s);
    QHelpEvent event(QEvent::ToolTip, {}, {});
    QCoreApplication::sendEvent(&widget, &event);
    QCOMPARE(QToolTip::text(), u"a < b"_s);
    widget.setToolTip(m_image + u"\nsecond line"_s);
    QCoreApplication::sendEvent(&widget, &event);
    QCOMPARE(QToolTip::text(), ui::plainToolTip(m_image + u"\nsecond line"_s));
    QVERIFY(QToolTip::text().contains(u"&lt;img"_s));
    QVERIFY(QToolTip::text().contains(u"<br"_s));
}

void TestPlainTexts::walkViews(const QWidget& window)
{
    constexpr int kLast = 20; // rows and columns are all alike
    for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model())
            continue;
        const auto* header = qobject_cast<QHeaderView*>(view);
        for (int section = 0; header && section < std::min(header->count(), kLast); ++section) {
            const int at = header->sectionViewportPosition(section) + header->sectionSize(section) / 2;
            const bool isLying = header->orientation() == Qt::Horizontal;
            hover(*view->viewport(), isLying ? QPoint(at, 3) : QPoint(3, at),
                  view->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString());
        }
        for (int row = 0; !header && row < std::min(view->model()->rowCount(view->rootIndex()), kLast);
             ++row) {
            for (int column = 0; column < std::min(view->model()->columnCount(view->rootIndex()), kLast);
                 ++column) {
                const QModelIndex index = view->model()->index(row, column, view->rootIndex());
                if (const QRect place = view->visualRect(index);
                    view->viewport()->rect().contains(place.center()))
                    hover(*view->viewport(), place.center(), index.data(Qt::ToolTipRole).toString());
            }
        }
    }
}

void TestPlainTexts::allViews()
{
    engine::Tournament tournament = tests::woExample();
    const std::string image = m_image.toStdString();
    tournament.header.name = tournament.header.place = tournament.header.evaluator = image;
    for (engine::Participant& participant : tournament.participants) {
        participant.name = image + ", " + std::to_string(participant.number.value());
        participant.clubName = participant.team = image;
        participant.overrides = {{.value = engine::ListedValue::Rating, .listed = 1, .reason = image}};
    }
    for (engine::Game& game : tournament.games)
        game.note = image;
    app::Session session;
    QVERIFY(session.openWorkFile(m_folder.filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(session.addTournament(tournament).has_value());
    ui::Preferences preferences;
    ui::MainWindow window(session, preferences, ui::Appearance::Light, ui::Language::German);
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (int page = 0; page < ui::TournamentView::kPages; ++page) {
        window.showPage(static_cast<ui::TournamentView::Page>(page));
        QCoreApplication::processEvents();
        walkViews(window);
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisible() && !widget->toolTip().isEmpty())
                hover(*widget, widget->rect().center(), widget->toolTip());
        }
        for (const QLabel* label : window.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(u"<img"_s))
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        for (const QTextEdit* text : window.findChildren<QTextEdit*>())
            QVERIFY(!text->toHtml().contains(u"<img"_s));
    }
    QVERIFY2(m_hovered >= 10, qPrintable(QString::number(m_hovered)));
}

ZAHLMEISTER_TEST(TestPlainTexts, QApplication)

} // namespace tst_plaintexts

#include "tst_plaintexts.moc"
