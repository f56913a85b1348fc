// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTextLayout>

#include "tests/support/testmain.h"
#include "ui/theme/textline.h"

namespace tst_textline {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

namespace {

constexpr QSize kRow(300, 40);
constexpr int kDigitRoom = 20; // pixels at the left, in which nothing but the first digit stands

qreal ascentOf(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1'000'000);
    const qreal ascent = line.ascent();
    layout.endLayout();
    return ascent;
}

/// The rows of pixels in which the first digit of a text has ink, as that of a row in a table.
std::pair<int, int> inkOf(const std::function<void(QPainter&)>& draw)
{
    QImage image(kRow, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    draw(painter);
    painter.end();
    std::pair<int, int> ink(kRow.height(), -1);
    for (int y = 0; y < kRow.height(); ++y) {
        for (int x = 0; x < kDigitRoom; ++x) {
            if (qGray(image.pixel(x, y)) < 128)
                ink = {std::min(ink.first, y), std::max(ink.second, y)};
        }
    }
    return ink;
}

} // namespace

/// Rows of a table whose signs come of several fonts.
class TestTextLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsTheBaseline_data();
    void keepsTheBaseline();

private:
    QFont m_font;
    QString
        m_other; ///< a text that begins with a digit and has a glyph of another font, taller than this one
};

/// Looks for a font of this machine that lacks a glyph which a taller one, or a flatter one, lends it.
void TestTextLine::initTestCase()
{
    const QString kSigns = u"\u2212\u2260\u2713\u4e2d\u0e01\u0628\u2648"_s;
    for (const QString& family : QFontDatabase::families()) {
        QFont font(family);
        font.setPixelSize(18);
        for (const QChar sign : kSigns) {
            const QString text = u"8       "_s + sign;
            if (std::abs(ascentOf(text, font) - ascentOf(u"8"_s, font)) >= 2) {
                m_font = font;
                m_other = text;
                return;
            }
        }
    }
}

void TestTextLine::keepsTheBaseline_data()
{
    QTest::addColumn<bool>("isLaid");
    QTest::newRow("drawn") << false;
    QTest::newRow("laid out") << true;
}

void TestTextLine::keepsTheBaseline()
{
    QFETCH(const bool, isLaid);
    if (m_other.isEmpty())
        QSKIP("All fonts of this machine are of one height.");
    const auto draw = [&](const QString& text) {
        return inkOf([&](QPainter& painter) {
            painter.setFont(m_font);
            if (isLaid)
                laidLine(text, m_font).draw(painter, {0, 26});
            else
                drawTextLine(painter, QRect(QPoint(), kRow), Qt::AlignLeft, text);
        });
    };
    const auto plain = draw(u"8"_s);
    QVERIFY(plain.second > plain.first);
    const double middle = (kRow.height() - QFontMetricsF(m_font).height()) / 2;
    const QPointF start(0, isLaid ? 26 : middle + QFontMetricsF(m_font).ascent());
    const auto onBaseline = inkOf([&](QPainter& painter) {
        painter.setFont(m_font);
        painter.drawText(start, u"8"_s);
    });
    QVERIFY(std::abs(plain.second - onBaseline.second) <= 1);
    QVERIFY2(draw(m_other) == plain, qPrintable(m_font.family()));
    // What this is for: Qt itself moves the line.
    const auto moved = inkOf([&](QPainter& painter) {
        painter.setFont(m_font);
        painter.drawText(QRect(QPoint(), kRow), Qt::AlignLeft | Qt::AlignTop, m_other);
    });
    const auto still = inkOf([&](QPainter& painter) {
        painter.setFont(m_font);
        painter.drawText(QRect(QPoint(), kRow), Qt::AlignLeft | Qt::AlignTop, u"8"_s);
    });
    QVERIFY(moved != still);
}

ZAHLMEISTER_TEST(TestTextLine, QApplication)

} // namespace tst_textline

#include "tst_textline.moc"
