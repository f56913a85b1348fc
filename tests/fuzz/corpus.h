// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>
#include <QtGlobal>

/// What the fuzzer found worth keeping, for tests without libFuzzer.
namespace zahlmeister::tests {

/// @brief A folder with inputs of one fuzz program.
class Corpus {
public:
    explicit Corpus(const QString& folder) : m_folder(folder) { }

    /// @brief The names of all inputs, without folders.
    /// @param pattern only those that fit, such as `swi-*`
    [[nodiscard]] QStringList names(const QString& pattern = QStringLiteral("*")) const
    {
        return m_folder.entryList({pattern}, QDir::Files);
    }

    /// @brief The bytes of an input; ends the test program when it cannot be read.
    [[nodiscard]] QByteArray contentOf(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        return file.readAll();
    }

private:
    QDir m_folder;
};

} // namespace zahlmeister::tests
