// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartbars.h"

#include <algorithm>

#include "ui/charts/plotlibrary.h"

namespace zahlmeister::ui {

namespace {

constexpr double kLeastWidth = 2; // pixels
constexpr double kAir = 1;        // pixels between bars

class DayBars : public QCPBars {
public:
    DayBars(QCPAxis& across, QCPAxis& up, double width) : QCPBars(&across, &up), m_widest(width) { }

    void place(double pixels)
    {
        if (m_days.empty()) {
            for (const QCPBarsData& bar : *data())
                m_days.push_back(bar.key);
        }
        const QCPRange range = keyAxis()->range();
        const double scale = pixels / range.size();
        const auto inView = std::ranges::count_if(m_days, [&](double day) { return range.contains(day); });
        if (inView == 0 || !(scale > 0))
            return;
        const double width = std::clamp(pixels / static_cast<double>(inView) - kAir, kLeastWidth, m_widest);
        const std::vector<double> places = movedApart(m_days, (width + kAir) / scale);
        auto bar = data()->begin();
        for (const double place : places)
            (bar++)->key = place;
        setWidth(width);
    }

private:
    double m_widest;
    std::vector<double> m_days; ///< as they were given
};

} // namespace

std::vector<double> movedApart(const std::vector<double>& places, double step)
{
    // Without the steps that are needed anyway the places must not fall: those that do share their mean.
    struct Pool {
        double sum;
        std::size_t count;
        [[nodiscard]] double mean() const { return sum / static_cast<double>(count); }
    };
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < places.size(); ++i) {
        pools.push_back({places[i] - static_cast<double>(i) * step, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum;
            pools.back().count += last.count;
        }
    }
    std::vector<double> moved;
    moved.reserve(places.size());
    for (const Pool& pool : pools) {
        for (std::size_t i = 0; i < pool.count; ++i)
            moved.push_back(pool.mean() + static_cast<double>(moved.size()) * step);
    }
    return moved;
}

QCPBars* newDayBars(QCPAxis& across, QCPAxis& up, double width)
{
    auto* bars = new DayBars(across, up, width);
    bars->setWidthType(QCPBars::wtAbsolute);
    bars->setWidth(width);
    return bars;
}

void placeBars(QCustomPlot& plot, double width)
{
    for (int i = 0; i < plot.plottableCount(); ++i) {
        if (auto* bars = dynamic_cast<DayBars*>(plot.plottable(i)))
            bars->place(width);
    }
}

} // namespace zahlmeister::ui
