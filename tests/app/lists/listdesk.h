// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "tests/support/listfiles.h"

/// A store of lists for tests, and the files to fill it.
namespace zahlmeister::tests {

/// @brief Three list dates.
inline const engine::Date kFirst = *engine::Date::tryFrom(2026, 9, 1);
inline const engine::Date kSecond = *engine::Date::tryFrom(2026, 10, 1);
inline const engine::Date kThird = *engine::Date::tryFrom(2026, 11, 1);

/// @brief A member of a club.
inline app::ListPerson member(const char* club, int number, const char* nuId, const char* last, int dwz,
                              int birthYear = 1980)
{
    app::ListPerson person;
    person.club = club;
    person.memberNumber = number;
    person.nuId = nuId;
    person.lastName = last;
    person.firstName = "Eva";
    person.birthYear = birthYear;
    person.status = app::MemberStatus::Active;
    person.dwz = engine::Rating::tryFrom(dwz);
    if (dwz > 0)
        person.index = 5;
    return person;
}

/// @brief A store of its own and files beside it.
class Desk {
public:
    [[nodiscard]] QString store() const { return m_folder.filePath(QStringLiteral("store")); }
    /// @brief Path of a file.
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    /// @brief Writes a file.
    QString write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

    /// @brief Writes a list file with these persons.
    QString write(const char* name, ListFile file, const std::vector<app::ListPerson>& persons) const
    {
        std::string text = tests::listFileHead(file);
        for (const app::ListPerson& person : persons)
            text += tests::listFileRow(file, person);
        return write(name, tests::encoded(text + tests::listFileTail(file), tests::usualEncoding(file)));
    }

    /// @brief Imports files as the list of a day.
    [[nodiscard]] Result<app::ListReport> import(const QStringList& files, engine::Date date,
                                                 const app::ListProgressFunction& progress = {}) const
    {
        const auto inspection = app::inspectList(files);
        if (!inspection.has_value())
            return tl::unexpected(inspection.error());
        return app::importList(store(), *inspection, date, progress);
    }

    /// @brief All rows as text, and all list dates: two stores with the same content give the same.
    [[nodiscard]] QString content() const
    {
        const auto store = app::ListStore::open(this->store());
        QString text;
        for (const app::ListSource source : app::kListSources) {
            const auto read = (*store)->visitRows(source, [&](const app::ListIndexRow& row) {
                text += QString::number(row.id) + u' ' +
                        QString::fromUtf8(row.lastName.data(), static_cast<qsizetype>(row.lastName.size())) +
                        u' ' + QString::number(row.dwz) + u' ' + QString::number(row.elo) +
                        (row.former ? u"-" : u"+") + u'\n';
                return true;
            });
            if (!read.has_value())
                return QStringLiteral("not readable");
        }
        const auto lists = (*store)->lists();
        if (!lists.has_value())
            return QStringLiteral("not readable");
        for (const app::StoredList& list : *lists)
            text += QString::fromStdString(list.date.iso()) + u' ' + QString::number(list.rows) + u'\n';
        return text;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace zahlmeister::tests
