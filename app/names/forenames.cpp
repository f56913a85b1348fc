// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/forenames.h"

#include <algorithm>

#include <QFile>

#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

/// The words of a line, each of them once.
std::vector<std::string> formsOfLine(std::string_view line)
{
    std::vector<std::string> forms;
    for (const std::string_view word : wordsOf(line)) {
        // One form is one word, as it is in the index: the first of Hans-Peter.
        const std::string form = spelled(word, NameSpelling::Search);
        if (!form.empty() && std::ranges::find(forms, form) == forms.end())
            forms.push_back(form);
    }
    return forms;
}

QByteArray shippedTable()
{
    QFile file(QStringLiteral(":/names/forenames.txt"));
    [[maybe_unused]] const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    return file.readAll();
}

} // namespace

Forenames::Forenames(std::string_view table)
{
    while (!table.empty()) {
        const std::size_t end = std::min(table.find('\n'), table.size());
        const std::string_view line = table.substr(0, end);
        table.remove_prefix(std::min(end + 1, table.size()));
        if (line.starts_with('#'))
            continue;
        std::vector<std::string> forms = formsOfLine(line);
        if (forms.size() < 2)
            continue;
        const auto number = static_cast<std::uint32_t>(m_lines.size());
        for (const std::string& form : forms) {
            m_byText[form].push_back(number);
            auto& sounding = m_bySound[soundOf(form)];
            if (sounding.empty() || sounding.back() != number)
                sounding.push_back(number);
        }
        m_lines.push_back(std::move(forms));
    }
}

const Forenames& Forenames::shipped()
{
    static const Forenames kShipped(shippedTable().toStdString());
    return kShipped;
}

/// A form that is not in the table may be spelled another way there.
std::span<const std::uint32_t> Forenames::linesOf(std::string_view forename) const
{
    if (const auto known = m_byText.find(forename); known != m_byText.end())
        return known->second;
    const auto sounding = m_bySound.find(soundOf(forename));
    return sounding != m_bySound.end() ? std::span<const std::uint32_t>(sounding->second)
                                       : std::span<const std::uint32_t>();
}

bool Forenames::areForms(std::string_view a, std::string_view b) const
{
    const auto isNameOf = [&](std::uint32_t line, std::string_view forename) {
        const std::string& name = m_lines[line].front();
        return name == forename || soundOf(name) == soundOf(forename);
    };
    const auto ofA = linesOf(a);
    const auto ofB = linesOf(b);
    return a != b && std::ranges::any_of(ofA, [&](std::uint32_t line) {
               return std::ranges::find(ofB, line) != ofB.end() && (isNameOf(line, a) || isNameOf(line, b));
           });
}

std::vector<std::string_view> Forenames::formsOf(std::string_view forename) const
{
    const std::string sound = soundOf(forename);
    std::vector<std::string_view> forms;
    for (const std::uint32_t line : linesOf(forename)) {
        const std::string& name = m_lines[line].front();
        if (name == forename || soundOf(name) == sound)
            forms.insert(forms.end(), m_lines[line].begin(), m_lines[line].end());
        else
            forms.push_back(name);
    }
    std::ranges::sort(forms);
    forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
    std::erase(forms, forename);
    return forms;
}

} // namespace zahlmeister::app
