// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/xmltree.h"

#include <algorithm>

#include <QRegularExpression>
#include <QXmlStreamReader>

#include "app/text/textencoding.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kHead = 8192;      // of a file, in which its root begins
constexpr qsizetype kSnippet = 24;     // characters that a message quotes
constexpr int kMaximumAttributes = 64; // chess-results has about forty

ImportNote tooLarge(const char* what, qint64 limit, ImportPlace place = {})
{
    return refusalNote(ImportCode::TooLarge, {what, std::to_string(limit)}, std::move(place));
}

/// The encoding that the declaration names, where we know it better than by its letters.
std::optional<ListEncoding> declaredEncoding(const QByteArray& data)
{
    static const QRegularExpression declaration(u"^<\\?xml[^>]*\\bencoding\\s*=\\s*[\"']([^\"']*)"_s);
    const auto match = declaration.match(QString::fromLatin1(data.first(std::min(data.size(), kHead))));
    const QString name = match.captured(1).toLower();
    // Nobody means the control characters of ISO 8859-1, which windows-1252 has letters for.
    for (const auto latin :
         {"iso-8859-1"_L1, "iso-8859-15"_L1, "latin1"_L1, "windows-1252"_L1, "cp1252"_L1}) {
        if (name == latin)
            return ListEncoding::Windows1252;
    }
    return std::nullopt;
}

/// UTF-16 without a mark betrays itself by the zeros of its first tag.
std::optional<ListEncoding> unmarkedUtf16(const QByteArray& data)
{
    if (data.startsWith(QByteArrayView("<\0", 2)))
        return ListEncoding::Utf16LittleEndian;
    if (data.startsWith(QByteArrayView("\0<", 2)))
        return ListEncoding::Utf16BigEndian;
    return std::nullopt;
}

QString decodedXml(const QByteArray& data, std::vector<ImportNote>& notes)
{
    if (const auto utf16 = unmarkedUtf16(data))
        return decodeAs(data, *utf16);
    if (const auto declared = declaredEncoding(data))
        return decodeAs(data, *declared);
    DecodedText decoded = decodeText(data);
    const std::string encoding(listEncodingText(decoded.encoding));
    if (!isUnicode(decoded.encoding)) // XML without a declaration would have to be Unicode
        notes.push_back({ImportCode::EncodingChosen, ImportLevel::Doubt, {encoding}, {}});
    if (!decoded.complete)
        notes.push_back({ImportCode::BadText, ImportLevel::Doubt, {encoding}, {}});
    return std::move(decoded.text);
}

ImportPlace placeAt(QStringView text, qsizetype offset)
{
    const QStringView before = text.first(offset);
    const qsizetype lineStart = before.lastIndexOf(u'\n') + 1;
    return {{}, static_cast<int>(before.count(u'\n')) + 1, static_cast<int>(offset - lineStart) + 1};
}

std::string quoted(QStringView text, qsizetype offset)
{
    return text.sliced(std::min(offset, text.size())).left(kSnippet).toString().simplified().toStdString();
}

/// The end of the markup that begins at an offset, after its last character; -1 when it does not end.
qsizetype endOfMarkup(QStringView text, qsizetype offset)
{
    const QStringView rest = text.sliced(offset);
    for (const auto& [start, end] : {std::pair(u"<!--"_s, u"-->"_s), {u"<![CDATA["_s, u"]]>"_s}}) {
        if (!rest.startsWith(start))
            continue;
        const qsizetype found = text.indexOf(end, offset + start.size());
        return found < 0 ? -1 : found + end.size();
    }
    const qsizetype found = text.indexOf(u'>', offset);
    return found < 0 ? -1 : found + 1;
}

/// Looks through the text once, before any parser sees it: nothing in it may be longer than we can use, and
/// it may not declare a document type, whose entities could expand without end.
std::optional<ImportNote> findExcess(QStringView text)
{
    int elements = 0;
    qsizetype from = 0;
    for (;;) {
        const qsizetype open = text.indexOf(u'<', from);
        if ((open < 0 ? text.size() : open) - from > kMaximumXmlText)
            return tooLarge("text", kMaximumXmlText, placeAt(text, from));
        if (open < 0)
            return std::nullopt;
        const QStringView rest = text.sliced(open);
        if (rest.startsWith(u"<!") && !rest.startsWith(u"<!--") && !rest.startsWith(u"<![CDATA["))
            return refusalNote(ImportCode::Malformed, {quoted(text, open), "an element"},
                               placeAt(text, open));
        const qsizetype end = endOfMarkup(text, open);
        if ((end < 0 ? text.size() : end) - open > kMaximumXmlTag)
            return tooLarge("tag", kMaximumXmlTag, placeAt(text, open));
        if (end < 0)
            return refusalNote(ImportCode::Truncated, {">"}, placeAt(text, open));
        if (!rest.startsWith(u"</") && ++elements > kMaximumXmlElements)
            return tooLarge("elements", kMaximumXmlElements, placeAt(text, open));
        from = end;
    }
}

/// Builds the tree of a text that holds nothing excessive.
class TreeBuilder {
public:
    explicit TreeBuilder(const QString& text) : m_text(text), m_reader(text) { }

    tl::expected<XmlElement, ImportNote> build()
    {
        while (!m_reader.atEnd()) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::StartElement:
                if (auto excess = enter())
                    return tl::unexpected(std::move(*excess));
                break;
            case QXmlStreamReader::EndElement: leave(); break;
            case QXmlStreamReader::Characters:
                if (!m_open.empty())
                    m_open.back().text += m_reader.text();
                break;
            default: break;
            }
        }
        if (m_reader.hasError())
            return tl::unexpected(syntaxError());
        return std::move(m_root);
    }

private:
    [[nodiscard]] ImportPlace here() const
    {
        return {{}, static_cast<int>(m_reader.lineNumber()), static_cast<int>(m_reader.columnNumber()) + 1};
    }

    std::optional<ImportNote> enter()
    {
        if (m_open.size() == kMaximumXmlDepth)
            return tooLarge("depth", kMaximumXmlDepth, here());
        const auto attributes = m_reader.attributes();
        if (attributes.size() > kMaximumAttributes)
            return tooLarge("attributes", kMaximumAttributes, here());
        XmlElement element;
        element.name = m_reader.name().toString();
        element.line = here().line;
        element.column = here().column;
        for (const QXmlStreamAttribute& attribute : attributes)
            element.attributes.push_back({attribute.name().toString(), attribute.value().toString()});
        m_open.push_back(std::move(element));
        return std::nullopt;
    }

    void leave()
    {
        XmlElement element = std::move(m_open.back());
        m_open.pop_back();
        element.text = element.text.trimmed();
        if (m_open.empty())
            m_root = std::move(element);
        else
            m_open.back().children.push_back(std::move(element));
    }

    [[nodiscard]] ImportNote syntaxError() const
    {
        if (m_reader.error() == QXmlStreamReader::PrematureEndOfDocumentError) {
            const QString missing = m_open.empty() ? u"<"_s : u"</"_s + m_open.back().name + u'>';
            return refusalNote(ImportCode::Truncated, {missing.toStdString()}, here());
        }
        return refusalNote(ImportCode::Malformed, {quoted(m_text, m_reader.characterOffset()), "XML"},
                           here());
    }

    const QString& m_text;
    QXmlStreamReader m_reader;
    std::vector<XmlElement> m_open;
    XmlElement m_root;
};

} // namespace

const XmlElement* XmlElement::child(QStringView childName) const
{
    const auto found =
        std::ranges::find_if(children, [&](const XmlElement& one) { return one.name == childName; });
    return found == children.end() ? nullptr : &*found;
}

QString XmlElement::attribute(QStringView attributeName) const
{
    const auto found =
        std::ranges::find_if(attributes, [&](const Attribute& one) { return one.name == attributeName; });
    return found == attributes.end() ? QString() : found->value;
}

tl::expected<XmlDocument, ImportNote> readXml(const QByteArray& data)
{
    if (data.size() > kMaximumXmlBytes)
        return tl::unexpected(tooLarge("bytes", kMaximumXmlBytes));
    XmlDocument document;
    const QString text = decodedXml(data, document.notes);
    if (QStringView(text).trimmed().isEmpty())
        return tl::unexpected(refusalNote(ImportCode::Empty, {}));
    if (auto excess = findExcess(text))
        return tl::unexpected(std::move(*excess));
    TRY(auto root, TreeBuilder(text).build());
    document.root = std::move(root);
    return document;
}

QByteArray xmlRootName(const QByteArray& data)
{
    QByteArray head = data.first(std::min(data.size(), kHead));
    head.replace('\0', ""); // UTF-16 becomes readable enough
    qsizetype at = head.indexOf('<');
    while (at >= 0) {
        const QByteArrayView rest = QByteArrayView(head).sliced(at);
        if (!rest.startsWith("<?") && !rest.startsWith("<!"))
            break;
        const QByteArrayView end = rest.startsWith("<!--") ? QByteArrayView("-->") : QByteArrayView(">");
        const qsizetype closed = head.indexOf(end, at);
        at = closed < 0 ? -1 : head.indexOf('<', closed + end.size());
    }
    if (at < 0)
        return {};
    const auto isEnd = [](char c) { return c == '>' || c == '/' || QByteArrayView(" \t\r\n").contains(c); };
    const auto* const nameEnd = std::find_if(head.cbegin() + at + 1, head.cend(), isEnd);
    const QByteArrayView name(head.cbegin() + at + 1, nameEnd);
    return name.sliced(name.indexOf(':') + 1).toByteArray();
}

bool hasXmlRoot(const QByteArray& data, QByteArrayView rootName)
{
    return xmlRootName(data) == rootName;
}

} // namespace zahlmeister::app
