// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "ui/delegates/griddelegate.h"

namespace zahlmeister::tests {

/// @brief A grid of results on screen, with the focus.
template <class Model, class View>
struct GridOnScreen {
    explicit GridOnScreen(const engine::Tournament& tournament)
        : open(tournament), model(open.evaluation()), view(model)
    {
        view.resize(900, 700);
        view.show();
        view.setFocus();
        (void)QTest::qWaitForWindowExposed(&view);
    }

    /// @brief Types characters.
    void type(const QString& keys) { QTest::keyClicks(&view, keys); }
    /// @brief Presses one key.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view, key, modifiers);
    }

    /// @brief Where the cursor is.
    [[nodiscard]] ui::GridCursor at() const { return view.cursor(); }
    /// @brief What a cell shows.
    [[nodiscard]] QString cell(int row, int column) const
    {
        return model.index(row, column).data().toString();
    }
    /// @brief The games as gameLines().
    [[nodiscard]] QStringList games() const { return gameLines(open.tournament()); }

    OpenTournament open;
    Model model;
    View view;
};

} // namespace zahlmeister::tests
