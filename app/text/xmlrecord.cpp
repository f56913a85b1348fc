// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/xmlrecord.h"

#include <algorithm>

#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kIsoDate = 10; // characters
constexpr qsizetype kShownValue = 100;
constexpr std::size_t kMaximumNotes = 1000;    // that refuse nothing
constexpr std::size_t kMaximumRefusals = 1000; // beside them
constexpr std::size_t kSearchedNotes = 100;    // for one of the same part

} // namespace

QString XmlRecord::value(QStringView name) const
{
    if (m_fields == XmlFields::Attributes)
        return m_element.attribute(name).simplified();
    const XmlElement* child = m_element.child(name);
    return child ? child->text : QString();
}

std::string XmlRecord::text(QStringView name) const
{
    return value(name).toStdString();
}

std::string XmlRecord::requiredText(QStringView name) const
{
    std::string found = text(name);
    if (found.empty())
        note(ImportCode::MissingValue, ImportLevel::Refused, {name.toString().toStdString()});
    return found;
}

std::optional<int> XmlRecord::toNumber(const QString& text, QStringView name, int minimum, int maximum,
                                       ImportLevel level) const
{
    const std::string field = name.toString().toStdString();
    const std::string shown = text.left(kShownValue).toStdString();
    const bool isNumber =
        !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (!isNumber) {
        note(ImportCode::BadNumber, level, {field, shown});
        return std::nullopt;
    }
    bool fits = false;
    const qint64 number = text.toLongLong(&fits);
    if (!fits || number < minimum || number > maximum) {
        note(ImportCode::OutOfRange, level,
             {field, shown, std::to_string(minimum) + "–" + std::to_string(maximum)});
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<int> XmlRecord::number(QStringView name, int minimum, int maximum, ImportLevel level) const
{
    const QString text = value(name);
    return text.isEmpty() ? std::nullopt : toNumber(text, name, minimum, maximum, level);
}

std::optional<int> XmlRecord::numberOrZero(QStringView name, int maximum, ImportLevel level) const
{
    const QString text = value(name);
    const bool isZero = std::ranges::all_of(text, [](QChar c) { return c == u'0'; });
    return isZero ? std::nullopt : toNumber(text, name, 1, maximum, level);
}

std::optional<int> XmlRecord::requiredNumber(QStringView name, int minimum, int maximum) const
{
    if (value(name).isEmpty()) {
        note(ImportCode::MissingValue, ImportLevel::Refused, {name.toString().toStdString()});
        return std::nullopt;
    }
    return number(name, minimum, maximum, ImportLevel::Refused);
}

std::optional<engine::Date> XmlRecord::date(QStringView name) const
{
    const QString text = value(name);
    if (text.isEmpty())
        return std::nullopt;
    // A time or a time zone may follow, as in xs:dateTime.
    const bool isDay =
        text.size() == kIsoDate || (text.size() > kIsoDate && u"TZ+-"_s.contains(text[kIsoDate]));
    const auto found = isDay ? engine::Date::fromIso(text.left(kIsoDate).toStdString()) : std::nullopt;
    if (!found) {
        note(ImportCode::BadDate, ImportLevel::Doubt,
             {name.toString().toStdString(), text.left(kShownValue).toStdString()});
    }
    return found;
}

void XmlRecord::note(ImportCode code, ImportLevel level, std::vector<std::string> args) const
{
    addNote(m_notes, {code, level, std::move(args), m_element.place()});
}

void XmlRecord::checkNames(std::initializer_list<std::u16string_view> known) const
{
    QStringList seen;
    for (const XmlElement& child : m_element.children) {
        const bool isKnown = std::ranges::any_of(known, [&](std::u16string_view name) {
            return child.name == QStringView(name.data(), static_cast<qsizetype>(name.size()));
        });
        const std::string name = child.name.left(kShownValue).toStdString();
        if (!isKnown) {
            addNote(m_notes, {ImportCode::UnknownPart, ImportLevel::Adjusted, {name}, child.place()});
        } else if (seen.contains(child.name)) {
            addNote(m_notes, refusalNote(ImportCode::Malformed,
                                         {"<" + name + ">", "</" + m_element.name.toStdString() + ">"},
                                         child.place()));
        } else {
            seen.append(child.name);
        }
    }
}

void addNote(std::vector<ImportNote>& notes, ImportNote note)
{
    const bool refuses = note.level == ImportLevel::Refused;
    if (notes.size() >= kMaximumNotes + (refuses ? kMaximumRefusals : 0))
        return;
    if (note.code == ImportCode::UnknownPart) {
        const auto searched = std::min(notes.size(), kSearchedNotes);
        for (std::size_t i = 0; i < searched; ++i) {
            if (notes[i].code == note.code && notes[i].args == note.args)
                return;
        }
    }
    notes.push_back(std::move(note));
}

bool isRefused(const std::vector<ImportNote>& notes)
{
    return std::ranges::any_of(notes,
                               [](const ImportNote& one) { return one.level == ImportLevel::Refused; });
}

} // namespace zahlmeister::app
