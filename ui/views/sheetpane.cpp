// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetpane.h"

#include <QKeySequence>
#include <QLabel>
#include <QToolButton>

#include "app/threads/worker.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString native(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

SheetPane::SheetPane(app::Worker& worker, QWidget* parent)
    : QWidget(parent), m_worker(worker), m_preview(new SheetPreview(this)), m_place(new QLabel(this))
{
    const Metrics metrics(this);
    const auto tool = [&](const QString& name, const QString& text, const QKeySequence& keys,
                          void (SheetPreview::*action)()) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setIcon(icon(name));
        button->setIconSize(QSize(metrics.toolIconSize(), metrics.toolIconSize()));
        button->setAccessibleName(text);
        button->setToolTip(text + u" ("_s + native(keys) + u')');
        connect(button, &QToolButton::clicked, m_preview, action);
        m_tools += button;
        return button;
    };
    auto* smaller = tool(u"zoom-out"_s, tr("Smaller"), QKeySequence::ZoomOut, &SheetPreview::zoomOut);
    auto* larger = tool(u"zoom-in"_s, tr("Larger"), QKeySequence::ZoomIn, &SheetPreview::zoomIn);
    auto* fit = tool(u"fit"_s, tr("As wide as the window"), Qt::CTRL | Qt::Key_0, &SheetPreview::fitWidth);
    auto* bar = rowOf(-1, {m_place, freeRoom(0), smaller, larger, fit});
    bar->setContentsMargins(metrics.margin(), metrics.grid() / 2, metrics.margin(), metrics.grid() / 2);
    fillColumn(this, {}, 0, {bar, {m_preview, 1}});
    connect(m_preview, &SheetPreview::viewChanged, this, &SheetPane::showViewState);
    showViewState();
}

QStringList SheetPane::keys()
{
    return {tr("Page up, Page down") + u'\t' + tr("Scroll the preview"),
            tr("Home, End") + u'\t' + tr("First or last page"),
            native(QKeySequence::ZoomIn) + u'\t' + tr("Larger"),
            native(QKeySequence::ZoomOut) + u'\t' + tr("Smaller"),
            native(Qt::CTRL | Qt::Key_0) + u'\t' + tr("As wide as the window")};
}

const std::shared_ptr<const SheetLayout>& SheetPane::sheets() const
{
    return m_preview->sheets();
}

void SheetPane::layOut(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request)
{
    m_isLayingOut = true;
    m_worker.start(
        this,
        [values = std::move(values), request](const std::stop_token&) {
            return layoutSheets(values->source(), request);
        },
        [this](const Result<SheetLayout>& layout) { showLayout(layout); });
}

void SheetPane::showLayout(const Result<SheetLayout>& layout)
{
    m_isLayingOut = false;
    if (layout.has_value())
        m_preview->setSheets(std::make_shared<const SheetLayout>(layout.value()));
    else
        showText(errorText(layout.error()));
    Q_EMIT laidOut();
}

void SheetPane::showText(const QString& sentence)
{
    m_preview->setEmptyText(sentence);
    m_preview->setSheets(nullptr);
}

void SheetPane::showViewState()
{
    const int count = m_preview->pageCount();
    m_place->setText(
        count == 0 ? QString()
                   : tr("Page %1 of %2").arg(formatCount(m_preview->currentPage()), formatCount(count)));
    m_preview->setAccessibleDescription(m_place->text());
    for (QToolButton* button : m_tools)
        button->setEnabled(count > 0);
}

} // namespace zahlmeister::ui
