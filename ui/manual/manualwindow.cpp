// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualwindow.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "app/files/filewriting.h"
#include "ui/manual/manualhtml.h"
#include "ui/manual/manualview.h"
#include "ui/print/printerrun.h"
#include "ui/print/sheetfonts.h"
#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kManualWindowSize(1000, 760); ///< design pixels
constexpr int kPlaceRole = Qt::UserRole;

} // namespace

ManualWindow::ManualWindow(const ManualBook& book, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_book(book),
      m_words(new QLineEdit(this)),
      m_side(new QStackedWidget(this)),
      m_contents(new QTreeWidget(m_side)),
      m_hits(new QListWidget(m_side)),
      m_view(new ManualView(book, this)),
      m_message(quietLabel(this))
{
    setWindowTitle(tr("Manual"));
    setObjectName(u"manual"_s);
    m_side->addWidget(m_contents);
    m_side->addWidget(m_hits);
    m_hits->setAccessibleName(tr("Places found"));
    m_hits->setWordWrap(true);
    m_hits->setPalette(viewPalette(palette()));
    new EmptyHint(*m_hits, tr("Nothing in the manual has these words."));
    buildContents();
    m_words->setPlaceholderText(tr("Search the manual (Ctrl+F)"));
    m_words->setAccessibleName(tr("Search the manual"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    QSplitter* parts = splitterOf(this, m_side, m_view, {1, 3});
    auto* column = fillDialog(this, kManualWindowSize, {buildBar(), {parts, 1}, m_message});
    column->setContentsMargins(allAround(Metrics(this).grid()));
    m_message->hide();

    connect(m_words, &QLineEdit::textChanged, this, &ManualWindow::search);
    const auto go = [this](const QString& place) { m_view->open(place); };
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [go](const QTreeWidgetItem* item) {
        if (item && item->data(0, kPlaceRole).isValid())
            go(item->data(0, kPlaceRole).toString());
    });
    connect(m_hits, &QListWidget::currentItemChanged, this, [go](const QListWidgetItem* item) {
        if (item)
            go(item->data(kPlaceRole).toString());
    });
    connect(m_hits, &QListWidget::itemActivated, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_contents, &QTreeWidget::itemActivated, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view, &ManualView::pageChanged, this, &ManualWindow::showPlace);
    connect(m_view, &ManualView::refused, this, [this](const QUrl& url) {
        say(*m_message,
            tr("%1 was not opened: the manual opens addresses that begin with https only.")
                .arg(url.toDisplayString()),
            true);
    });
    m_view->setFocus();
}

void ManualWindow::openAt(const QString& place)
{
    m_words->clear();
    m_view->open(place);
    show();
    raise();
    activateWindow();
}

QString ManualWindow::keyboardHelp()
{
    return keyLines({{tr("Ctrl+F"), tr("Search; Down goes to the places found, Esc back to the contents")},
                     {tr("F6"), tr("From the contents to the page and back")},
                     {tr("Tab, Enter"), tr("On the page: to the next link, and follow it")},
                     {tr("Alt+Left, Alt+Right"), tr("Back to the page before, forward again")},
                     {tr("Ctrl+Page Up, Ctrl+Page Down"), tr("The page before, the next page of the manual")},
                     {tr("Ctrl++, Ctrl+\u2212, Ctrl+0"), tr("Larger, smaller, normal size")},
                     {tr("Ctrl+P"), tr("Print the page")},
                     {tr("Ctrl+S"), tr("Save the whole manual as one web page")},
                     {tr("Esc"), tr("Close")}});
}

QToolButton* ManualWindow::tool(const QString& iconName, const QString& text, const QKeySequence& key)
{
    auto* button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    assignShortcut(*button, key, text);
    return button;
}

QWidget* ManualWindow::buildBar()
{
    auto* bar = new QWidget(this);
    m_back = tool(u"left"_s, tr("Back"), Qt::ALT | Qt::Key_Left);
    m_forward = tool(u"right"_s, tr("Forward"), Qt::ALT | Qt::Key_Right);
    auto* larger = tool(u"zoom-in"_s, tr("Larger"), QKeySequence::ZoomIn);
    auto* smaller = tool(u"zoom-out"_s, tr("Smaller"), QKeySequence::ZoomOut);
    auto* print = tool(u"print"_s, tr("Print the page"), QKeySequence::Print);
    print->setObjectName(u"print"_s);
    auto* save = tool(u"export"_s, tr("Save the whole manual as one web page"), QKeySequence::Save);
    fillRow(bar, {m_back, m_forward, {m_words, 1}, smaller, larger, print, save});
    connect(m_back, &QToolButton::clicked, m_view, &ManualView::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &ManualView::forward);
    connect(m_view, &ManualView::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &ManualView::forwardAvailable, m_forward, &QWidget::setEnabled);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(larger, &QToolButton::clicked, this, [this] { m_view->setZoom(m_view->zoom() + 1); });
    connect(smaller, &QToolButton::clicked, this, [this] { m_view->setZoom(m_view->zoom() - 1); });
    connect(print, &QToolButton::clicked, this, &ManualWindow::print);
    connect(save, &QToolButton::clicked, this, &ManualWindow::saveAsHtml);
    const auto onKey = [this](const QKeySequence& key, auto act) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    onKey(QKeySequence::Find, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
    onKey(Qt::CTRL | Qt::Key_0, [this] { m_view->setZoom(0); });
    onKey(Qt::Key_F6, [this] {
        QWidget* next = m_view->hasFocus() ? m_side->currentWidget() : m_view;
        next->setFocus(Qt::ShortcutFocusReason);
    });
    onKey(Qt::CTRL | Qt::Key_PageUp, [this] { m_view->open(m_book.next(m_view->page(), -1)); });
    onKey(Qt::CTRL | Qt::Key_PageDown, [this] { m_view->open(m_book.next(m_view->page(), 1)); });
    return bar;
}

void ManualWindow::buildContents()
{
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setPalette(viewPalette(palette()));
    m_contents->setRootIsDecorated(false);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    for (const ManualChapter& chapter : m_book.chapters()) {
        QTreeWidgetItem* above = m_contents->invisibleRootItem();
        if (!chapter.title.isEmpty()) {
            above = new QTreeWidgetItem(m_contents, {chapter.title});
            above->setFlags(Qt::ItemIsEnabled);
            QFont bold(m_contents->font());
            bold.setBold(true);
            above->setFont(0, bold);
        }
        for (const QString& page : chapter.pages) {
            auto* item = new QTreeWidgetItem(above, {m_book.title(page)});
            item->setData(0, kPlaceRole, page);
            item->setToolTip(0, item->text(0));
        }
    }
    m_contents->expandAll();
    installContextMenu(*m_contents);
    installContextMenu(*m_hits);
}

void ManualWindow::search(const QString& text)
{
    const QStringList words = wordsOfSearch(text);
    m_view->mark(words);
    if (words.join(QString()).size() < 2) {
        m_side->setCurrentWidget(m_contents);
        showPlace(m_view->page());
        return;
    }
    if (!m_search)
        m_search.emplace(m_book);
    const QSignalBlocker quiet(m_hits);
    m_hits->clear();
    for (const ManualHit& hit : m_search->find(text)) {
        const QString head = hit.heading.isEmpty() ? hit.title : hit.title + u" › "_s + hit.heading;
        auto* item = new QListWidgetItem(head + u'\n' + hit.excerpt, m_hits);
        item->setData(kPlaceRole, hit.place);
    }
    m_side->setCurrentWidget(m_hits);
}

void ManualWindow::showPlace(const QString& page)
{
    m_message->hide();
    const QSignalBlocker quiet(m_contents);
    for (QTreeWidgetItemIterator at(m_contents); *at; ++at) {
        if ((*at)->data(0, kPlaceRole).toString() == page && !page.isEmpty())
            m_contents->setCurrentItem(*at);
    }
    setWindowTitle(m_book.title(page) + u" – "_s + tr("Manual"));
}

void ManualWindow::print()
{
    const auto tell = [this](const Message& message) {
        say(*m_message, message.text, message.level != Message::Level::Note);
    };
    if (const auto none = noPrinterMessage(tr("The manual can be saved as one web page.")))
        tell(*none);
    else if (const auto font = requireSheetFont(sheetFontFamily()); !font.has_value())
        tell({Message::Level::Warning, errorText(font.error())});
    else if (const auto complete = m_view->print())
        tell(printedMessage(*complete));
}

void ManualWindow::saveAsHtml()
{
    const QString path = askForTarget(this, tr("Save the manual"), tr("Manual of Zahlmeister"), u"html"_s,
                                      tr("Web page (*.html)"));
    if (path.isEmpty())
        return;
    const auto written = app::writeFileSafely(manualAsOnePage(m_book), path);
    say(*m_message,
        written.has_value() ? tr("The manual was written to %1.").arg(path) : errorText(written.error()),
        !written.has_value());
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_words->text().isEmpty()) {
        m_words->clear();
        m_view->setFocus();
        return;
    }
    // Typing on the page begins a search.
    const QString typed = event->text();
    if (!typed.isEmpty() && (typed.front().isLetterOrNumber() || typed.front().isPunct())) {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->setText(typed);
        return;
    }
    QDialog::keyPressEvent(event);
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_words || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter)
        return QDialog::eventFilter(watched, event);
    if (m_side->currentWidget() == m_hits && m_hits->count() > 0) {
        m_hits->setCurrentRow(0);
        if (key == Qt::Key_Down)
            m_hits->setFocus(Qt::TabFocusReason);
        else
            m_view->setFocus(Qt::TabFocusReason);
    }
    return true;
}

} // namespace zahlmeister::ui
