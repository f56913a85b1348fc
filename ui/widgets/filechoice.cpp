// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filechoice.h"

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QRegularExpression>
#include <QStyle>

namespace zahlmeister::ui {

namespace {

/// Icons and words by what the system says of a file without opening it. Qt asks from a thread of its own.
class PlainIcons : public QAbstractFileIconProvider {
    Q_DECLARE_TR_FUNCTIONS(FileChoice)

public:
    PlainIcons()
        : m_file(QApplication::style()->standardIcon(QStyle::SP_FileIcon)),
          m_folder(QApplication::style()->standardIcon(QStyle::SP_DirIcon)),
          m_disk(QApplication::style()->standardIcon(QStyle::SP_DriveHDIcon)),
          m_fileWord(tr("File")),
          m_folderWord(tr("Folder"))
    {
    }

    [[nodiscard]] QIcon icon(IconType type) const override
    {
        switch (type) {
        case Folder:
        case Desktop:
        case Trashcan: return m_folder;
        case Computer:
        case Network:
        case Drive: return m_disk;
        case File: break;
        }
        return m_file;
    }
    [[nodiscard]] QIcon icon(const QFileInfo& info) const override
    {
        if (info.isRoot())
            return m_disk;
        return info.isDir() ? m_folder : m_file;
    }
    [[nodiscard]] QString type(const QFileInfo& info) const override
    {
        return info.isDir() ? m_folderWord : m_fileWord;
    }

private:
    QIcon m_file;
    QIcon m_folder;
    QIcon m_disk;
    QString m_fileWord;
    QString m_folderWord;
};

struct Choice {
    QFileDialog::FileMode mode;
    QFileDialog::AcceptMode accept = QFileDialog::AcceptOpen;
    QFileDialog::Options options = {};
    QString ending = {};
};

/// Gives a name the ending of the kind of file that is chosen, where there are several.
void followKind(QFileDialog& dialog)
{
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        static const QRegularExpression kEnding(QStringLiteral("\\*\\.(\\w+)"));
        const auto ending = kEnding.match(filter);
        if (!ending.hasMatch())
            return;
        dialog.setDefaultSuffix(ending.captured(1));
        const QString file = dialog.selectedFiles().value(0);
        if (!file.isEmpty() && !QFileInfo(file).isDir())
            dialog.selectFile(QFileInfo(file).completeBaseName() + u'.' + ending.captured(1));
    });
}

QStringList chosen(QWidget* parent, const QString& title, const QString& place, const QString& filter,
                   const Choice& choice)
{
    // Begins with the folder that it is given, and with Qt's icons: one where no work file lies.
    const PlainIcons icons;
    QFileDialog dialog(parent, title, QDir::rootPath(), filter);
    dialog.setIconProvider(const_cast<PlainIcons*>(&icons)); // which it only asks
    dialog.setOptions(choice.options);
    dialog.setAcceptMode(choice.accept);
    dialog.setFileMode(choice.mode);
    dialog.setDefaultSuffix(choice.ending); // before it asks whether a file may be replaced
    if (choice.accept == QFileDialog::AcceptSave)
        followKind(dialog);
    const QFileInfo info(place);
    if (place.isEmpty() || info.isDir()) {
        dialog.setDirectory(place.isEmpty() ? QDir::currentPath() : place);
    } else {
        dialog.setDirectory(info.absolutePath());
        dialog.selectFile(info.fileName());
    }
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

} // namespace

QString askForFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    return chosen(parent, title, folder, filter, {QFileDialog::ExistingFile}).value(0);
}

QStringList askForFiles(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    return chosen(parent, title, folder, filter, {QFileDialog::ExistingFiles});
}

QString askForFolder(QWidget* parent, const QString& title, const QString& folder)
{
    return chosen(parent, title, folder, {},
                  {QFileDialog::Directory, QFileDialog::AcceptOpen, QFileDialog::ShowDirsOnly})
        .value(0);
}

QString askForFileToWrite(QWidget* parent, const QString& title, const QString& proposed,
                          const QString& ending, const QString& filter, ExistingFile existing)
{
    const QFileDialog::Options options =
        existing == ExistingFile::IsTaken ? QFileDialog::DontConfirmOverwrite : QFileDialog::Options();
    return chosen(parent, title, proposed, filter,
                  {QFileDialog::AnyFile, QFileDialog::AcceptSave, options, ending})
        .value(0);
}

} // namespace zahlmeister::ui
