// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arrangement.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStandardPaths>

#include "ui/theme/metrics.h"

namespace zahlmeister::ui {

namespace {

template <class Layout>
Layout* filled(Layout* layout, const QWidget* of, std::initializer_list<Part> parts)
{
    layout->setContentsMargins({});
    layout->setSpacing(Metrics(of).grid());
    for (const Part& part : parts) {
        if (part.widget)
            layout->addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            layout->addLayout(part.layout, part.stretch);
        else
            layout->addStretch(part.stretch);
    }
    return layout;
}

} // namespace

QHBoxLayout* rowOf(const QWidget* of, std::initializer_list<Part> parts)
{
    return filled(new QHBoxLayout, of, parts);
}

QVBoxLayout* columnOf(const QWidget* of, std::initializer_list<Part> parts)
{
    return filled(new QVBoxLayout, of, parts);
}

QVBoxLayout* fillColumn(QWidget* widget, std::initializer_list<Part> parts)
{
    return filled(new QVBoxLayout(widget), widget, parts);
}

QHBoxLayout* fillRow(QWidget* widget, std::initializer_list<Part> parts)
{
    return filled(new QHBoxLayout(widget), widget, parts);
}

QVBoxLayout* fillDialog(QDialog* dialog, QSize firstSize, std::initializer_list<Part> parts,
                        QWidget* messages)
{
    QVBoxLayout* column = messages ? columnOf(dialog, parts) : fillColumn(dialog, parts);
    column->setContentsMargins(marginOf(dialog));
    if (messages)
        fillColumn(dialog, {messages, {column, 1}})->setSpacing(0);
    const Metrics metrics(dialog);
    dialog->resize(metrics.scaled(firstSize.width()), metrics.scaled(firstSize.height()));
    return column;
}

QMargins marginOf(const QWidget* of)
{
    const int margin = Metrics(of).margin();
    return {margin, margin, margin, margin};
}

QLabel* sentenceLabel(QWidget* parent, const QString& text)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

RoleLabel* quietLabel(QWidget* parent, const QString& text)
{
    auto* label = new RoleLabel(ColorRole::SecondaryText, text, parent);
    label->setWordWrap(true);
    return label;
}

QLabel* captionOf(const QString& text, QWidget* field)
{
    auto* label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    return label;
}

void say(RoleLabel& line, const QString& text, bool isProblem)
{
    line.setRole(isProblem ? ColorRole::Negative : ColorRole::SecondaryText);
    line.setText(text);
    line.show();
}

QString documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString askForTarget(QWidget* parent, const QString& title, const QString& name, const QString& ending,
                     const QString& filter)
{
    const QString path =
        QFileDialog::getSaveFileName(parent, title, documentsFolder() + u'/' + name + u'.' + ending, filter);
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + u'.' + ending;
}

void strengthen(QLabel& label, double factor, QFont::Weight weight)
{
    QFont font(label.font());
    if (factor != 1)
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    label.setFont(font);
}

} // namespace zahlmeister::ui
