// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualview.h"

#include <algorithm>

#include <QDesktopServices>
#include <QEvent>
#include <QImage>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

#include "ui/manual/manualbook.h"
#include "ui/manual/manualhtml.h"
#include "ui/manual/manualsearch.h"
#include "ui/print/sheetfonts.h"
#include "ui/theme/shippedfonts.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr auto kScheme = "manual"_L1;
constexpr int kLeastZoom = -3;
constexpr int kMostZoom = 15;
constexpr double kZoomStep = 0.1;

QUrl urlOf(const QString& place)
{
    QUrl url;
    url.setScheme(kScheme);
    url.setPath(u'/' + pageOf(place));
    if (const QString anchor = anchorOf(place); !anchor.isEmpty())
        url.setFragment(anchor);
    return url;
}

/// The page of an address; the ending that the written text has is no part of it.
QString pageAt(const QUrl& url)
{
    QString page = url.path().mid(1);
    if (page.endsWith(u".md"_s))
        page.chop(3);
    return page;
}

} // namespace

ManualView::ManualView(const ManualBook& book, QWidget* parent)
    : QTextBrowser(parent), m_book(book), m_opener([](const QUrl& url) { QDesktopServices::openUrl(url); })
{
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_again.setSingleShot(true);
    m_again.setInterval(0);
    connect(&m_again, &QTimer::timeout, this, &ManualView::showAgain);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Page of the manual"));
    document()->setDocumentMargin(Metrics(this).margin());
    connect(this, &QTextBrowser::anchorClicked, this, &ManualView::follow);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
        paintMarks();
        Q_EMIT pageChanged(pageAt(url)); // source() is still the page before
    });
    dress();
}

void ManualView::open(const QString& place)
{
    const QString page = pageOf(place);
    if (!m_book.contains(page))
        return;
    const bool isHere = page == this->page();
    dress();
    setSource(urlOf(place), QTextDocument::HtmlResource);
    if (!isHere)
        return;
    showAgain(); // what fills its marks may be another by now
    if (const QString anchor = anchorOf(place); !anchor.isEmpty())
        scrollToAnchor(anchor);
}

QString ManualView::page() const
{
    return pageAt(source());
}

void ManualView::mark(const QStringList& foldedWords)
{
    m_words = foldedWords;
    paintMarks();
}

void ManualView::setZoom(int step)
{
    m_zoom = std::clamp(step, kLeastZoom, kMostZoom);
    showAgain();
}

std::optional<bool> ManualView::print()
{
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    QTextDocument paper;
    QFont font(withSigns(sheetFontFamily())); // the window's may be one that Windows keeps out of a PDF
    font.setPointSizeF(10);
    paper.setDefaultFont(font);
    paper.setDefaultStyleSheet(manualStyle(lightPalette(), font));
    constexpr int kWidth = 600; // of the text on A4, at 96 to the inch
    QString html = manualBody(m_book.html(page()), kWidth, 1);
    html.replace(u"<img src=\"../"_s, u"<img src=\":/manual/"_s);
    paper.setHtml(html);
    paper.print(&printer);
    return printer.printerState() != QPrinter::Error && printer.printerState() != QPrinter::Aborted;
}

QVariant ManualView::loadResource(int type, const QUrl& name)
{
    // Not nothing: the document would look for a file of that name.
    const QVariant none = QByteArray();
    const QUrl url = urlOf(u"keyboard"_s).resolved(name); // all pages lie beside each other
    if (url.scheme() != kScheme)
        return none;
    if (type == QTextDocument::ImageResource) {
        const QString file = manualPicture(url.path());
        return file.isEmpty() ? none : QImage(file);
    }
    if (type != QTextDocument::HtmlResource && type != QTextDocument::UnknownResource)
        return none;
    m_room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 1;
    const double scale = Metrics(font()).scaled(100) / 100.0 * (1 + kZoomStep * m_zoom);
    return manualBody(m_book.html(pageAt(url)), std::max(m_room, 100), scale);
}

void ManualView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    const int room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 1;
    if (room != m_room && source().isValid())
        m_again.start();
}

void ManualView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && !m_isDressing)
        m_again.start();
}

void ManualView::follow(const QUrl& link)
{
    const QUrl url = source().resolved(link);
    if (url.scheme() == kScheme) {
        const QString page = pageAt(url);
        open(url.hasFragment() ? page + u'#' + url.fragment() : page);
    } else if (url.scheme() == u"https"_s) {
        m_opener(url);
    } else {
        Q_EMIT refused(url);
    }
}

/// Style and size of the text for the pages that are set from now on.
void ManualView::dress()
{
    m_isDressing = true;
    QFont font(this->font());
    font.setPointSizeF(
        std::max(6.0, (font.pointSizeF() > 0 ? font.pointSizeF() : 10) * (1 + kZoomStep * m_zoom)));
    document()->setDefaultFont(font);
    document()->setDefaultStyleSheet(manualStyle(palette(), font));
    m_isDressing = false;
}

/// Sets the page anew in another size or look, and stays where the reader is.
void ManualView::showAgain()
{
    if (!source().isValid() || m_isDressing)
        return;
    dress();
    const bool isAtTop = verticalScrollBar()->value() == 0;
    const int edge = static_cast<int>(document()->documentMargin());
    const int position = cursorForPosition({edge + 1, edge / 2}).position();
    const QSignalBlocker quiet(this);
    document()->setHtml(loadResource(QTextDocument::HtmlResource, source()).toString());
    (void)document()->size(); // so that all of it is laid out and can be scrolled to
    QTextCursor again(document());
    again.setPosition(isAtTop ? 0 : std::min(position, document()->characterCount() - 1));
    setTextCursor(again);
    verticalScrollBar()->setValue(isAtTop ? 0 : verticalScrollBar()->value() + cursorRect(again).top());
    paintMarks();
}

void ManualView::paintMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    static const QRegularExpression word(u"[\\p{L}\\p{N}]+"_s);
    QTextCharFormat format;
    format.setBackground(color(ColorRole::Glow, palette()));
    for (QTextBlock block = document()->begin(); block.isValid() && !m_words.isEmpty();
         block = block.next()) {
        for (auto match = word.globalMatch(block.text()); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            const QString folded = foldedForManual(found.captured());
            if (std::ranges::none_of(m_words,
                                     [&](const QString& one) { return folded.startsWith(u' ' + one); }))
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + static_cast<int>(found.capturedStart()));
            cursor.setPosition(block.position() + static_cast<int>(found.capturedEnd()),
                               QTextCursor::KeepAnchor);
            marks.append({cursor, format});
        }
    }
    setExtraSelections(marks);
}

} // namespace zahlmeister::ui
