// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPaintDevice>
#include <QPaintEngine>
#include <QRectF>
#include <QString>

namespace zahlmeister::tests {

/// @brief A piece of text on a PaintedTexts.
struct PaintedText {
    QString text;
    QRectF where;
};

/// @brief A device on which nothing is seen: it remembers which texts were painted, and where.
class PaintedTexts : public QPaintDevice {
public:
    [[nodiscard]] const std::vector<PaintedText>& texts() const { return m_engine.texts; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric wanted) const override
    {
        constexpr int kSize = 4000;
        constexpr int kDots = 96;
        switch (wanted) {
        case PdmWidth:
        case PdmHeight: return kSize;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return kDots;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth: return 32;
        default: return 0;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) { }
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& /*state*/) override { }
        void drawPixmap(const QRectF& /*r*/, const QPixmap& /*p*/, const QRectF& /*s*/) override { }
        void drawPath(const QPainterPath& /*path*/) override { }
        void drawPolygon(const QPointF* /*p*/, int /*n*/, PolygonDrawMode /*mode*/) override { }
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            texts.push_back({item.text(), QRectF(at.x(), at.y() - item.ascent(), item.width(),
                                                 item.ascent() + item.descent())});
        }
        [[nodiscard]] Type type() const override { return User; }

        std::vector<PaintedText> texts;
    };

    mutable Engine m_engine;
};

} // namespace zahlmeister::tests
