// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/progressdelegate.h"

#include <algorithm>

#include <QPainter>

#include "app/entry/resultentry.h"
#include "app/entry/roundentry.h"
#include "engine/model/tableresult.h"
#include "ui/models/progressmodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr double kProgressDotScale = 0.14; // of the font's height
constexpr int kPadding = 6;                // design pixels at the edges of a cell

int colourWidth(const QFontMetrics& metrics)
{
    return std::max(metrics.horizontalAdvance(colourLetter(true)),
                    metrics.horizontalAdvance(colourLetter(false)));
}

int resultWidth(const QFont& font)
{
    return QFontMetrics(boldFont(font)).horizontalAdvance(QChar(0x00BD)) + 2;
}

} // namespace

ProgressDelegate::ProgressDelegate(const ProgressModel& model, const ChangeGlow& glow, QObject* parent)
    : GridDelegate(glow, parent), m_model(model)
{
}

int ProgressDelegate::cellWidth(const QFont& font, int largestNumber)
{
    const QFontMetrics metrics(font);
    const QString number(QString::number(std::max(largestNumber, 10)).size(), u'8');
    return metrics.horizontalAdvance(number) + colourWidth(metrics) + resultWidth(font) +
           metrics.horizontalAdvance(u'0') / 2 + 2 * Metrics(font).scaled(kPadding);
}

QRect ProgressDelegate::textRoom(const QRect& cell) const
{
    const int padding = static_cast<int>(kPadding * pixel());
    return cell.adjusted(padding, 0, -padding, 0);
}

void ProgressDelegate::paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    if (const engine::Bye* bye = m_model.byeAt(index.row(), index.column())) {
        painter.setPen(colors().forfeit);
        drawTextLine(painter, rect, Qt::AlignHCenter, byeText(*bye));
    }
    if (m_model.gamesAt(index.row(), index.column()) != nullptr) {
        paintGame(painter, rect, index);
    } else if (m_model.isOpen(index.row(), index.column())) {
        paintPlaceholder(painter, QRectF(rect).center(), kProgressDotScale, false);
    }
    if (const auto* doubt = m_model.doubtAt(index.row(), index.column()))
        paintSign(painter, rect, doubt->level);
}

void ProgressDelegate::paintGame(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const auto& games = *m_model.gamesAt(index.row(), index.column());
    const engine::Game& game = games.front();
    const bool isWhite = m_model.hasWhite(index.row(), game);
    const engine::GameResult table = engine::tableResult(game); // RULE: WO2026 2.2.5.2
    const engine::GameResult result = isWhite ? table : table.mirrored();
    const bool isPlayed = engine::isPlayed((isWhite ? game.result : game.result.mirrored()).white);
    const bool counts = result == engine::kNotPlayed || (isPlayed && game.rated);
    const QFontMetrics metrics = painter.fontMetrics();
    const int padding = static_cast<int>(kPadding * pixel());
    const int result0 = rect.right() - padding - resultWidth(font());
    const int colour0 = result0 - colourWidth(metrics) - metrics.horizontalAdvance(u'0') / 4;
    const auto part = [&](int left, int right) {
        return QRect(left, rect.top(), right - left, rect.height() - 1);
    };
    painter.setPen(counts ? colors().text : colors().forfeit);
    drawTextLine(painter, part(rect.left(), colour0), Qt::AlignRight,
                 QString::number((isWhite ? game.black : game.white).value()));
    // Where nobody played, nobody had a colour.
    if (isPlayed || result == engine::kNotPlayed) {
        painter.setPen(colors().note);
        drawTextLine(painter, part(colour0, result0), Qt::AlignHCenter, colourLetter(isWhite));
    }
    painter.setFont(boldFont(font()));
    painter.setPen(counts ? colors().text : colors().forfeit);
    drawTextLine(painter, part(result0, rect.right() - padding), Qt::AlignHCenter, formatSide(result.white));
    painter.setFont(markFont());
    const QString mark = games.size() > 1 ? QStringLiteral("+%1").arg(games.size() - 1)
                         : m_model.byeAt(index.row(), index.column()) ? QStringLiteral("+")
                         : app::isRareResult(result)                  ? QStringLiteral("*")
                         : !game.rated                                ? QStringLiteral("\u00B0")
                                                                      : QString();
    if (!mark.isEmpty()) {
        painter.setPen(games.size() > 1 ? colors().error : colors().note);
        painter.drawText(rect.adjusted(0, 0, -static_cast<int>(2 * pixel()), 0),
                         Qt::AlignRight | Qt::AlignTop, mark);
    }
    painter.setFont(font());
}

} // namespace zahlmeister::ui
