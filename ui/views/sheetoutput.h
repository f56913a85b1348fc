// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"
#include "ui/widgets/messagebar.h"

class QProgressBar;
class QPushButton;

namespace zahlmeister::app {
class Worker;
}

namespace zahlmeister::ui {

class SheetPrinting;

/// @brief Says which files were written, and opens the one, or their folder.
[[nodiscard]] Message savedMessage(const QStringList& files);

/// @brief The buttons that write sheets into files or send them to a printer, and how far that has come.
///
/// Files are written on the other thread; pages go to a printer a few at a time.
class SheetOutput : public QWidget {
    Q_OBJECT

public:
    /// @param worker writes the files; must outlive this
    /// @param messages say what became of them; must outlive this
    SheetOutput(app::Worker& worker, MessageBar& messages, QWidget* parent);

    /// @brief Says what the files of such sheets can be: those of a league are PDF, web page, table or JSON.
    void setKind(SheetKind kind);

    /// @brief Whether there is something to write or to print.
    void setReady(bool ready);

    /// @brief Whether something is being written or printed; nothing else can be begun then.
    [[nodiscard]] bool isBusy() const;

    /// @brief Asks where, and writes.
    /// @param name of the file that is proposed
    void save(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request, bool perPlayer,
              const QString& name);

    /// @brief Writes into a file of the kind that its ending says, or into a folder when every player gets a
    /// file of his own.
    void write(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request, bool perPlayer,
               const QString& path);

    /// @brief Asks for a printer and prints.
    void print(const std::shared_ptr<const SheetLayout>& layout);

    /// @brief Presses the button that prints, if it can be pressed.
    void pressPrint();

    /// @brief The keys of the buttons, one line each: key, tab, what it does.
    [[nodiscard]] static QStringList keys();

Q_SIGNALS:
    /// @brief The buttons were pressed.
    void saveWanted();
    void printWanted();

private:
    [[nodiscard]] QPushButton* addButton(const QString& iconName, const QString& text, const QString& help,
                                         const QKeySequence& keys);
    void written(const Result<QStringList>& paths);
    /// Nothing is known yet of how far it has come.
    void restart();
    void updateEnabled();

    app::Worker& m_worker;
    MessageBar& m_messages;
    SheetPrinting* m_printing;
    QPushButton* m_save;
    QPushButton* m_print;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    bool m_isReady = false;
    bool m_isWriting = false;
};

} // namespace zahlmeister::ui
