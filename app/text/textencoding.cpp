// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/textencoding.h"

#include <string>

#include <QList>
#include <QStringEncoder>

namespace zahlmeister::app {

namespace {

constexpr char32_t kByteOrderMark = 0xfeff;

std::string_view viewOf(const QByteArray& data)
{
    return {data.constData(), static_cast<std::size_t>(data.size())};
}

QString withoutMark(QString text)
{
    if (text.startsWith(QChar(kByteOrderMark)))
        text.remove(0, 1);
    return text;
}

/// Eight-bit text, byte by byte, so that a byte without a character spoils nothing but itself.
QString decodeBytes(const QByteArray& data, ListEncoding encoding, bool& complete)
{
    QString text;
    text.reserve(data.size());
    for (const char byte : data) {
        const auto character = characterOf(byte, encoding);
        complete = complete && character;
        text += QChar(character.value_or(QChar::ReplacementCharacter));
    }
    return text;
}

QString decodeWith(const QByteArray& data, ListEncoding encoding, bool& complete)
{
    if (encoding == ListEncoding::Utf8) {
        complete = isUtf8(viewOf(data));
        return withoutMark(QString::fromUtf8(data));
    }
    if (isUnicode(encoding)) {
        std::string utf8;
        Utf16Decoder decoder(encoding == ListEncoding::Utf16BigEndian);
        decoder.decode(viewOf(data), utf8);
        const QString text = QString::fromStdString(utf8);
        complete = !text.contains(QChar(QChar::ReplacementCharacter));
        return withoutMark(text);
    }
    return decodeBytes(data, encoding, complete);
}

} // namespace

DecodedText decodeText(const QByteArray& data, ListEncoding dosCodePage)
{
    DecodedText decoded;
    decoded.ascii = isAscii(viewOf(data));
    decoded.encoding = detectListEncoding(viewOf(data), dosCodePage);
    decoded.text = decodeWith(data, decoded.encoding, decoded.complete);
    // Byte order marks inside come from files that were put together; nobody sees them, and they are no
    // letters.
    decoded.text.remove(QChar(kByteOrderMark));
    return decoded;
}

QString decodeAs(const QByteArray& data, ListEncoding encoding)
{
    bool complete = true;
    return decodeWith(data, encoding, complete);
}

EncodedText encodeAs(const QString& text, ListEncoding encoding)
{
    if (encoding == ListEncoding::Utf8)
        return {text.toUtf8(), 0};
    if (isUnicode(encoding)) {
        QStringEncoder encoder(encoding == ListEncoding::Utf16BigEndian ? QStringConverter::Utf16BE
                                                                        : QStringConverter::Utf16LE);
        return {encoder(text), 0};
    }
    EncodedText encoded;
    encoded.data.reserve(text.size());
    for (const char32_t character : text.toUcs4()) {
        if (const auto byte = byteOf(character, encoding)) {
            encoded.data += *byte;
            continue;
        }
        ++encoded.replaced;
        // The letter without its accent is better than none.
        // Not QString::fromUcs4(), which takes U+FEFF for a byte order mark and leaves it out.
        const QString parts =
            QStringView(QChar::fromUcs4(character)).toString().normalized(QString::NormalizationForm_D);
        encoded.data += byteOf(parts.front().unicode(), encoding).value_or('?');
    }
    return encoded;
}

} // namespace zahlmeister::app
