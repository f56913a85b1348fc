// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"

/// Small XML files as a tree. What a tournament file never needs is refused before it is parsed: document
/// types (and so entities that expand), endless tags, texts and depths.
namespace zahlmeister::app {

/// @brief An element with its text and its children; attributes are kept by their local names.
struct XmlElement {
    /// @brief One attribute.
    struct Attribute {
        QString name;
        QString value;
    };

    QString name;   ///< without its prefix
    QString text;   ///< its own, without that of its children, trimmed
    int line = 0;   ///< where its first tag ends, from 1
    int column = 0; ///< after that tag, from 1
    std::vector<Attribute> attributes = {};
    std::vector<XmlElement> children = {};

    /// @return the first child of that name; nullptr when there is none
    [[nodiscard]] const XmlElement* child(QStringView childName) const;
    /// @return the value of an attribute; a null string when there is none
    [[nodiscard]] QString attribute(QStringView attributeName) const;
    /// @brief Where it stands in the file.
    [[nodiscard]] ImportPlace place() const { return {{}, line, column}; }
};

/// @brief More than any tournament has; beyond, a file is refused.
inline constexpr qsizetype kMaximumXmlBytes = qsizetype(64) * 1024 * 1024;
inline constexpr int kMaximumXmlElements = 500'000;
inline constexpr int kMaximumXmlDepth = 16;
inline constexpr qsizetype kMaximumXmlTag = 16'384;  ///< characters of one tag, comment or declaration
inline constexpr qsizetype kMaximumXmlText = 16'384; ///< characters of one text

/// @brief A file that was read.
struct XmlDocument {
    XmlElement root;
    std::vector<ImportNote> notes = {}; ///< about the encoding
};

/// @brief Reads a whole file. Its encoding is that of its byte order mark, else the one it declares, else
/// the one in which it makes sense.
/// @return the tree, or the one note that refuses the file: Empty, TooLarge, Truncated, Malformed
[[nodiscard]] tl::expected<XmlDocument, ImportNote> readXml(const QByteArray& data);

/// @brief The name of the first tag of a text, without its prefix; looks at the beginning only.
/// @return empty when the text does not begin with a tag, but for declarations and comments
[[nodiscard]] QByteArray xmlRootName(const QByteArray& data);

/// @brief Whether the first tag of a text is of this name, with or without a prefix.
[[nodiscard]] bool hasXmlRoot(const QByteArray& data, QByteArrayView rootName);

} // namespace zahlmeister::app
