// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

#include <QDialog>
#include <QString>

namespace zahlmeister::ui {

/// @brief A heading and its keys: lines of key, tab, what it does.
struct KeyGroup {
    QString title;
    QString lines;
};

/// @brief Lines of a KeyGroup, from pairs of key and what it does.
[[nodiscard]] QString keyLines(std::initializer_list<std::pair<QString, QString>> keys);

/// @brief The keyboard map that F1 shows. Not modal: it may stay open beside the work; Escape closes it.
class KeyboardHelp : public QDialog {
    Q_OBJECT

public:
    KeyboardHelp(const std::vector<KeyGroup>& groups, QWidget* parent);
};

/// @brief Lets F1 show the keys of a dialog.
/// @param keys lines of a KeyGroup
void helpWithKeys(QDialog& dialog, const std::function<QString()>& keys);

} // namespace zahlmeister::ui
