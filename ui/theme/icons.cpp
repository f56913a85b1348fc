// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <memory>

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// Draws a monochrome SVG in a colour of the palette at the moment of painting, so that icons follow a change
/// of appearance without being made anew.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, std::optional<ColorRole> role) : m_name(std::move(name)), m_role(role) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    // size is in device pixels; scale only marks the result
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/, qreal scale) override
    {
        const QColor tone = colorOf(mode);
        const QString key = u"line-icon/%1/%2x%3/%4/%5"_s.arg(
            m_name, QString::number(size.width()), QString::number(size.height()), tone.name(QColor::HexArgb),
            QString::number(scale));
        QPixmap result;
        if (QPixmapCache::find(key, &result))
            return result;
        result = QPixmap(size);
        result.fill(Qt::transparent);
        if (!m_renderer)
            m_renderer = std::make_unique<QSvgRenderer>(u":/icons/%1.svg"_s.arg(m_name));
        QPainter painter(&result);
        painter.setRenderHint(QPainter::Antialiasing);
        m_renderer->render(&painter, QRectF(QPointF(), size));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(result.rect(), tone);
        painter.end();
        result.setDevicePixelRatio(scale);
        QPixmapCache::insert(key, result);
        return result;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name, m_role); }

    bool isNull() override { return m_name.isEmpty(); }

private:
    QColor colorOf(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return m_role ? color(*m_role, palette) : palette.color(QPalette::Active, QPalette::ButtonText);
    }

    QString m_name;
    std::optional<ColorRole> m_role;
    std::unique_ptr<QSvgRenderer> m_renderer;
};

} // namespace

QIcon icon(const QString& name, std::optional<ColorRole> role)
{
    return QIcon(new LineIconEngine(name, role));
}

QIcon programIcon()
{
    return QIcon(u":/icons/zahlmeister.svg"_s);
}

} // namespace zahlmeister::ui
