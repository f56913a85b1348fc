// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QWidget>

using namespace Qt::StringLiterals;

/// A program for tst_robot to drive: a field, a table, a shortcut that opens a modal dialog.
int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QWidget window;
    window.setObjectName(u"window"_s);
    auto* layout = new QVBoxLayout(&window);
    auto* field = new QLineEdit;
    field->setObjectName(u"field"_s);
    field->setAccessibleName(u"Name of the player"_s);
    layout->addWidget(field);
    auto* table = new QTableWidget(3, 3);
    table->setObjectName(u"table"_s);
    layout->addWidget(table);
    auto* ask = new QAction(u"&Ask"_s, &window);
    ask->setShortcut(u"Ctrl+D"_s);
    QObject::connect(ask, &QAction::triggered, &window, [&window] {
        QMessageBox box(&window);
        box.setObjectName(u"question"_s);
        box.exec();
        window.setWindowTitle(u"asked"_s);
    });
    window.addAction(ask);
    window.show();
    return QApplication::exec();
}
