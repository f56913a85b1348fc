// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arrangement.h"

#include <vector>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStandardPaths>
#include <QUrl>

#include "ui/theme/metrics.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

template <class Layout, class Parts>
Layout* filled(Layout* layout, const QMargins& margins, int spacing, const Parts& parts)
{
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    for (const Part& part : parts) {
        if (part.widget)
            layout->addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            layout->addLayout(part.layout, part.stretch);
        else if (part.room > 0)
            layout->addSpacing(part.room);
        else
            layout->addStretch(part.stretch);
    }
    return layout;
}

} // namespace

QHBoxLayout* rowOf(int spacing, std::initializer_list<Part> parts)
{
    return filled(new QHBoxLayout, {}, spacing, parts);
}

QVBoxLayout* columnOf(int spacing, std::initializer_list<Part> parts)
{
    return filled(new QVBoxLayout, {}, spacing, parts);
}

QHBoxLayout* rowOf(const QWidget* of, std::initializer_list<Part> parts)
{
    return rowOf(Metrics(of).grid(), parts);
}

QVBoxLayout* columnOf(const QWidget* of, std::initializer_list<Part> parts)
{
    return columnOf(Metrics(of).grid(), parts);
}

QVBoxLayout* fillColumn(QWidget* widget, const QMargins& margins, int spacing,
                        std::initializer_list<Part> parts)
{
    return filled(new QVBoxLayout(widget), margins, spacing, parts);
}

QHBoxLayout* fillRow(QWidget* widget, const QMargins& margins, int spacing, std::initializer_list<Part> parts)
{
    return filled(new QHBoxLayout(widget), margins, spacing, parts);
}

QVBoxLayout* fillColumn(QWidget* widget, std::initializer_list<Part> parts)
{
    return fillColumn(widget, {}, Metrics(widget).grid(), parts);
}

QHBoxLayout* fillRow(QWidget* widget, std::initializer_list<Part> parts)
{
    return fillRow(widget, {}, Metrics(widget).grid(), parts);
}

QVBoxLayout* fillDialog(QDialog* dialog, QSize firstSize, std::initializer_list<Part> parts,
                        QWidget* messages)
{
    std::vector<Part> all(parts);
    Part& last = all.back();
    if (auto* box = qobject_cast<QDialogButtonBox*>(last.widget))
        last = withHelp(dialog, box);
    else if (auto* row = qobject_cast<QHBoxLayout*>(last.layout))
        row->addWidget(helpButton(dialog));
    auto* column = messages ? new QVBoxLayout : new QVBoxLayout(dialog);
    filled(column, marginOf(dialog), Metrics(dialog).grid(), all);
    if (messages)
        fillColumn(dialog, {messages, {column, 1}})->setSpacing(0);
    const Metrics metrics(dialog);
    dialog->resize(QSize(metrics.scaled(firstSize.width()), metrics.scaled(firstSize.height()))
                       .boundedTo(roomOnScreen(dialog)));
    return column;
}

QDialogButtonBox* closeBox(QDialog* dialog, std::initializer_list<QPushButton*> commands)
{
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    for (QPushButton* command : commands)
        box->addButton(command, QDialogButtonBox::ActionRole);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

QDialogButtonBox* answerBox(QDialog* dialog, const QString& verb)
{
    auto* box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    box->button(QDialogButtonBox::Ok)->setText(verb);
    box->button(QDialogButtonBox::Cancel)->setText(QCoreApplication::translate("Arrangement", "Cancel"));
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

QMargins marginOf(const QWidget* of)
{
    return allAround(Metrics(of).margin());
}

QFormLayout* formOf(const QWidget* of)
{
    const Metrics metrics(of);
    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setHorizontalSpacing(metrics.margin());
    form->setVerticalSpacing(metrics.grid());
    return form;
}

void addRow(QFormLayout& form, const QString& caption, QLayout* row, QWidget* field)
{
    form.addRow(caption, row);
    if (auto* label = qobject_cast<QLabel*>(form.labelForField(row)))
        label->setBuddy(field);
}

void addRow(QFormLayout& form, const QString& caption, QWidget* field, const QString& hint)
{
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(QString(caption).remove(u'&'));
    if (hint.isEmpty())
        return form.addRow(caption, field);
    // The hint is read together with the field, so screen readers get it as the field's description.
    field->setAccessibleDescription(hint);
    QWidget* parent = field->parentWidget();
    addRow(form, caption,
           rowOf(parent, {field, new RoleLabel(ColorRole::SecondaryText, hint, parent), freeRoom()}), field);
}

QSplitter* splitterOf(QWidget* parent, QWidget* left, QWidget* right, std::pair<int, int> shares)
{
    auto* splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, shares.first);
    splitter->setStretchFactor(1, shares.second);
    return splitter;
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

QStringList localFiles(const QMimeData& dropped)
{
    QStringList files;
    for (const QUrl& url : dropped.urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

QString documentsFolder()
{
    // The choice of files would take the name of a folder that is not there for that of a file.
    for (const QString& folder : {QSettings().value(kFolderSetting).toString(),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

QString askForTarget(QWidget* parent, const QString& title, const QString& name, const QString& ending,
                     const QString& filter)
{
    return askForFileToWrite(parent, title, documentsFolder() + u'/' + name + u'.' + ending, ending, filter);
}

void strengthen(QLabel& label, double factor, QFont::Weight weight)
{
    QFont font(label.font());
    if (factor != 1)
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    label.setFont(font);
}

void assignShortcut(QAbstractButton& button, const QKeySequence& key, const QString& help)
{
    // QAbstractButton::setShortcut() would put the key in place of the letter, which stays underlined.
    auto* shortcut = new QShortcut(key, &button);
    QObject::connect(shortcut, &QShortcut::activated, &button, &QAbstractButton::click);
    const QString keys = key.toString(QKeySequence::NativeText);
    button.setToolTip(help.isEmpty() ? keys : help + u" ("_s + keys + u')');
}

} // namespace zahlmeister::ui
