// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a package has beside the program into a folder: the man page in every language, and the
// completion for bash. It is run when the program is built.
#include <cstdio>

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

#include "app/main/completion.h"
#include "app/main/manpage.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;

namespace {

bool write(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return true;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3) {
        std::fputs("Usage: zahlmeister_writepages FOLDER DAY\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QString day = QString::fromLatin1(argv[2]);
    bool isWritten = write(folder.filePath(u"zahlmeister.bash"_s), cli::bashCompletion());
    for (const ui::Language language : {ui::Language::English, ui::Language::German}) {
        const ui::Translators translators(language);
        const QString name = language == ui::Language::German ? u"zahlmeister.de.1"_s : u"zahlmeister.1"_s;
        isWritten = write(folder.filePath(name), cli::manPage(day)) && isWritten;
    }
    return isWritten ? 0 : 1;
}
