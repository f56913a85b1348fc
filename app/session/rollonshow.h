// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include <QObject>

#include "app/chronicle/personroll.h"

namespace zahlmeister::app {

/// @brief A roll that is shown and may become another one, wherever its persons come from.
class RollOnShow : public QObject {
    Q_OBJECT

public:
    explicit RollOnShow(QObject* parent = nullptr);

    /// @brief As of the last changed(); of nobody until there was one. Never null.
    [[nodiscard]] const std::shared_ptr<const PersonRoll>& roll() const { return m_roll; }

    /// @brief How many tournaments are read, and how many there are, for telling progress.
    [[nodiscard]] virtual std::pair<std::size_t, std::size_t> progress() const { return {0, 0}; }

    /// @brief Whether roll() is not that of all that is known now.
    [[nodiscard]] virtual bool isReading() const { return false; }

    /// @brief Whether roll() has only those whom a search found.
    [[nodiscard]] virtual bool isOfSearch() const { return false; }

Q_SIGNALS:
    /// @brief roll() changed.
    void changed();
    /// @brief progress() or isReading() changed.
    void progressed();

protected:
    /// @param isTold whether changed() says so
    void setRoll(std::shared_ptr<const PersonRoll> roll, bool isTold = true);

private:
    std::shared_ptr<const PersonRoll> m_roll;
};

} // namespace zahlmeister::app
