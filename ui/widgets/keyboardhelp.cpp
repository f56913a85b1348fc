// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keyboardhelp.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

QString keyLines(std::initializer_list<std::pair<QString, QString>> keys)
{
    QStringList lines;
    for (const auto& [key, what] : keys)
        lines += key + u'\t' + what;
    return lines.join(u'\n');
}

KeyboardHelp::KeyboardHelp(const std::vector<KeyGroup>& groups, QWidget* parent) : QDialog(parent)
{
    const Metrics metrics(this);
    setWindowTitle(tr("Keyboard"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* content = new QWidget(this);
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.margin());
    grid->setHorizontalSpacing(metrics.groupGap());
    grid->setVerticalSpacing(metrics.scaled(4));
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const KeyGroup& group : groups) {
        if (group.lines.isEmpty())
            continue;
        if (row > 0)
            grid->setRowMinimumHeight(row++, metrics.margin());
        auto* title = new QLabel(group.title, content);
        QFont bold(title->font());
        bold.setBold(true);
        title->setFont(bold);
        grid->addWidget(title, row++, 0, 1, 2);
        for (const QString& line : group.lines.split(u'\n', Qt::SkipEmptyParts)) {
            const QString key = line.section(u'\t', 0, 0);
            auto* name = new RoleLabel(ColorRole::Accent, key, content);
            auto* what = new QLabel(line.section(u'\t', 1), content);
            what->setWordWrap(true);
            grid->addWidget(name, row, 0, Qt::AlignLeft | Qt::AlignTop);
            grid->addWidget(what, row++, 1);
        }
    }
    grid->setRowStretch(row, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(windowTitle());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scroll);
    const QSize wanted = content->sizeHint();
    resize(wanted.width() + metrics.scaled(160),
           std::min(wanted.height() + metrics.margin(), metrics.scaled(640)));
}

void helpWithKeys(QDialog& dialog, const std::function<QString()>& keys)
{
    auto* shortcut = new QShortcut(Qt::Key_F1, &dialog);
    QObject::connect(shortcut, &QShortcut::activated, &dialog, [&dialog, keys] {
        delete dialog.findChild<KeyboardHelp*>(); // of another page, say
        auto* help = new KeyboardHelp({{dialog.windowTitle(), keys()}}, &dialog);
        help->show();
    });
}

} // namespace zahlmeister::ui
