// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/listfiles.h"

#include <array>
#include <map>
#include <string_view>

#include <QFile>
#include <QFileInfo>
#include <quazip.h>
#include <quazipfile.h>

namespace zahlmeister::tests {

namespace {

using app::ListPerson;

std::string text(std::optional<int> value)
{
    return value ? std::to_string(*value) : std::string();
}

std::string text(std::optional<engine::Rating> value)
{
    return value ? std::to_string(value->value()) : std::string();
}

std::string zero(std::optional<engine::Rating> value)
{
    return value ? std::to_string(value->value()) : "0";
}

std::string sexLetter(const ListPerson& person, char female)
{
    if (!person.sex)
        return {};
    return {person.sex == engine::Sex::Female ? female : 'M'};
}

std::string statusLetter(const ListPerson& person)
{
    if (!person.status)
        return {};
    return person.status == app::MemberStatus::Active ? "A" : "P";
}

/// As the nu portal does: in quotation marks only with a comma or a blank.
std::string quoted(const std::string& field)
{
    if (field.find_first_of(", \"") == std::string::npos)
        return field;
    std::string result = "\"";
    for (const char c : field)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + '"';
}

std::string joined(const std::vector<std::string>& fields, char separator)
{
    std::string row;
    for (std::size_t i = 0; i < fields.size(); ++i)
        row += (i == 0 ? "" : std::string(1, separator)) + (separator == ',' ? quoted(fields[i]) : fields[i]);
    return row + "\r\n";
}

std::string forenames(const ListPerson& person)
{
    return person.academicTitle.empty() ? person.firstName : person.firstName + ',' + person.academicTitle;
}

std::vector<std::string> dsbFields(ListFile file, const ListPerson& person)
{
    std::vector<std::string> fields;
    if (file == ListFile::DewisCsv2)
        fields.push_back(person.pkz);
    else if (file != ListFile::DewisCsv1)
        fields.push_back(person.nuId);
    for (std::string field :
         {person.club, text(person.memberNumber), statusLetter(person),
          person.lastName + ',' + forenames(person), sexLetter(person, 'W'),
          std::string(file == ListFile::DewisCsv1 || file == ListFile::DewisCsv2 ? "D" : ""),
          text(person.birthYear), text(person.lastEvaluation)})
        fields.push_back(std::move(field));
    if (file == ListFile::Dos) {
        fields.push_back(zero(person.dwz) + '-' + std::to_string(person.index.value_or(0)));
    } else {
        fields.push_back(text(person.dwz));
        fields.push_back(text(person.index));
    }
    for (std::string field : {text(person.elo), person.title, text(person.fideId), person.federation})
        fields.push_back(std::move(field));
    if (file == ListFile::Nu17 || file == ListFile::Nu20) {
        fields.push_back(forenames(person));
        fields.push_back(person.lastName);
    }
    if (file == ListFile::Nu20) {
        for (std::string field : {person.womenTitle, text(person.rapidElo), text(person.blitzElo)})
            fields.push_back(std::move(field));
    }
    return fields;
}

std::string padded(std::string value, std::size_t width)
{
    if (value.size() < width)
        value.resize(width, ' ');
    return value;
}

std::string fideFixed(ListFile file, const ListPerson& person)
{
    std::string row = padded(text(person.fideId), 15);
    row += padded(person.firstName.empty() ? person.lastName : person.lastName + ", " + person.firstName, 61);
    row += padded(person.federation, 4) + padded(sexLetter(person, 'F'), 4) + padded(person.title, 5);
    row += padded(person.womenTitle, 5) + padded(person.otherTitles, 15);
    if (file != ListFile::FideLegacy)
        row += padded("", 4);
    row += padded(zero(person.elo), 6) + padded("4", 4) + padded("20", 3);
    if (file != ListFile::FideStandard) {
        row += padded(zero(person.rapidElo), 6) + padded("0", 4) + padded("20", 3);
        row += padded(zero(person.blitzElo), 6) + padded("0", 4) + padded("20", 3);
    }
    row += padded(std::to_string(person.birthYear.value_or(0)), 6);
    const std::string flag = std::string(person.sex == engine::Sex::Female ? "w" : "") +
                             (person.status == app::MemberStatus::Passive ? "i" : "");
    return row + padded(flag, 4) + "\r\n";
}

std::string fideXml(const ListPerson& person)
{
    const auto element = [](const char* name, const std::string& content) {
        std::string safe;
        for (const char c : content)
            safe += c == '&' ? std::string("&amp;") : c == '<' ? std::string("&lt;") : std::string(1, c);
        return '<' + std::string(name) + '>' + safe + "</" + name + ">\n";
    };
    const std::string flag = std::string(person.sex == engine::Sex::Female ? "w" : "") +
                             (person.status == app::MemberStatus::Passive ? "i" : "");
    return "<player>\n" + element("fideid", text(person.fideId)) +
           element("name",
                   person.firstName.empty() ? person.lastName : person.lastName + ", " + person.firstName) +
           element("country", person.federation) + element("sex", sexLetter(person, 'F')) +
           element("title", person.title) + element("w_title", person.womenTitle) +
           element("o_title", person.otherTitles) + element("foa_title", "") +
           element("rating", zero(person.elo)) + element("games", "0") + element("k", "20") +
           element("rapid_rating", zero(person.rapidElo)) + element("rapid_games", "0") +
           element("rapid_k", "20") + element("blitz_rating", zero(person.blitzElo)) +
           element("blitz_games", "0") + element("blitz_k", "20") +
           element("birthday", std::to_string(person.birthYear.value_or(0))) + element("flag", flag) +
           "</player>\n";
}

std::string lstTitleCode(const std::string& title)
{
    static const std::map<std::string, std::string> kCodes{{"GM", "1"},  {"IM", "2"},  {"FM", "3"},
                                                           {"CM", "4"},  {"WGM", "6"}, {"WIM", "7"},
                                                           {"WFM", "8"}, {"WCM", "9"}};
    const auto found = kCodes.find(title);
    return found == kCodes.end() ? std::string() : found->second;
}

std::string lstRow(const ListPerson& person, const std::string& clubName)
{
    const std::string number = text(person.memberNumber);
    std::vector<std::string> fields{person.lastName + ',' + forenames(person),
                                    clubName,
                                    person.federation,
                                    text(person.elo),
                                    text(person.dwz),
                                    lstTitleCode(person.title),
                                    text(person.birthYear),
                                    person.nuId,
                                    text(person.fideId),
                                    number,
                                    sexLetter(person, 'W'),
                                    person.club,
                                    person.club.substr(0, 1),
                                    number,
                                    statusLetter(person),
                                    person.womenTitle,
                                    person.otherTitles,
                                    "",
                                    "",
                                    text(person.elo),
                                    "0",
                                    "",
                                    text(person.rapidElo),
                                    "0",
                                    "",
                                    text(person.blitzElo),
                                    "0",
                                    "0",
                                    "\""};
    return joined(fields, ';');
}

/// The bytes of a single-byte encoding by their characters.
const std::map<std::string, char, std::less<>>& bytesOf(app::ListEncoding encoding)
{
    static std::map<app::ListEncoding, std::map<std::string, char, std::less<>>> tables;
    auto& table = tables[encoding];
    const bool isNew = table.empty();
    for (int byte = 0x80; isNew && byte <= 0xff; ++byte) {
        const char raw = static_cast<char>(byte);
        std::string character;
        if (app::appendDecoded({&raw, 1}, encoding, character))
            table.emplace(character, raw);
    }
    return table;
}

QByteArray utf16(const std::string& utf8, bool bigEndian)
{
    QByteArray bytes;
    for (const QChar unit : QString::fromStdString(utf8)) {
        const char low = static_cast<char>(unit.unicode() & 0xff);
        const char high = static_cast<char>(unit.unicode() >> 8);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

} // namespace

app::ListEncoding usualEncoding(ListFile file)
{
    switch (file) {
    case ListFile::Dos: return app::ListEncoding::Cp850;
    case ListFile::Lst: return app::ListEncoding::Cp437;
    case ListFile::FideCombined:
    case ListFile::FideLegacy:
    case ListFile::FideStandard:
    case ListFile::FideXml: return app::ListEncoding::Utf8;
    default: return app::ListEncoding::Windows1252;
    }
}

std::string listFileHead(ListFile file)
{
    const std::string fide =
        "ID Number      Name                                                         Fed Sex Tit  "
        "WTit OTit           ";
    switch (file) {
    case ListFile::Nu17:
    case ListFile::Nu20:
        return std::string(
                   "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,"
                   "\"Letzte "
                   "Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname") +
               (file == ListFile::Nu20 ? ",FIDE-Frauentitel,FIDE-Elozahl-Schnellschach,FIDE-Elozahl-Blitz"
                                       : "") +
               "\r\n";
    case ListFile::DewisCsv2:
    case ListFile::DewisCsv1:
        return std::string(file == ListFile::DewisCsv2 ? "ID,VKZ" : "ZPS") +
               ",Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,"
               "Index,"
               "FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\r\n";
    case ListFile::FideCombined: return fide + "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
    case ListFile::FideLegacy: return fide + "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
    case ListFile::FideStandard: return fide + "FOA OCT26 Gms K  B-day Flag\r\n";
    case ListFile::FideXml: return "<playerslist>\n";
    default: return {};
    }
}

std::string listFileRow(ListFile file, const ListPerson& person, const std::string& clubName)
{
    switch (file) {
    case ListFile::FideCombined:
    case ListFile::FideLegacy:
    case ListFile::FideStandard: return fideFixed(file, person);
    case ListFile::FideXml: return fideXml(person);
    case ListFile::Lst: return lstRow(person, clubName);
    case ListFile::Dos: return joined(dsbFields(file, person), '|');
    default: return joined(dsbFields(file, person), ',');
    }
}

std::string listFileTail(ListFile file)
{
    return file == ListFile::FideXml ? "</playerslist>\n" : "";
}

QByteArray encoded(const std::string& utf8, app::ListEncoding encoding)
{
    switch (encoding) {
    case app::ListEncoding::Utf8: return QByteArray::fromStdString(utf8);
    case app::ListEncoding::Utf16LittleEndian: return utf16(utf8, false);
    case app::ListEncoding::Utf16BigEndian: return utf16(utf8, true);
    default: break;
    }
    const auto& bytes = bytesOf(encoding);
    QByteArray result;
    for (std::size_t i = 0; i < utf8.size();) {
        std::size_t length = 1;
        while (i + length < utf8.size() && (static_cast<unsigned char>(utf8[i + length]) & 0xc0) == 0x80)
            ++length;
        const std::string character = utf8.substr(i, length);
        i += length;
        if (length == 1) {
            result += character[0];
        } else if (const auto byte = bytes.find(character); byte != bytes.end()) {
            result += byte->second;
        } else {
            result += QByteArray::fromStdString(fideSpelling(character));
        }
    }
    return result;
}

bool writeListFile(const QString& path, const MadeUpLists& lists, ListFile file, int edition)
{
    QFile target(path);
    if (!target.open(QIODevice::WriteOnly))
        return false;
    const app::ListEncoding encoding = usualEncoding(file);
    target.write(encoded(listFileHead(file), encoding));
    const bool isFide = encoding == app::ListEncoding::Utf8;
    if (!isFide) {
        for (int number = 0; number < lists.rowsIn(edition); ++number) {
            if (const auto member = lists.member(number, edition))
                target.write(encoded(listFileRow(file, *member, "SC " + member->club), encoding));
        }
    }
    if (isFide || file == ListFile::Lst) {
        for (int number = 0; number < lists.fidePlayers(); ++number)
            target.write(QByteArray::fromStdString(listFileRow(file, lists.fidePlayer(number, edition))));
    }
    target.write(QByteArray::fromStdString(listFileTail(file)));
    return target.flush() && target.error() == QFile::NoError;
}

QByteArray clubFile(const std::vector<app::ListClub>& clubs)
{
    std::string text = "ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\n";
    for (const app::ListClub& club : clubs)
        text += joined({club.club, club.state, club.association, club.name}, ',');
    return encoded(text, app::ListEncoding::Windows1252);
}

QByteArray associationFile(const std::vector<app::ListAssociation>& associations)
{
    std::string text = "Verbandnummer,Landesverband,UebergeordneterVerband,Verbandname\r\n";
    for (const app::ListAssociation& association : associations)
        text +=
            joined({association.association, association.state, association.parent, association.name}, ',');
    return encoded(text, app::ListEncoding::Windows1252);
}

bool writeZip(const QString& path, const std::vector<std::pair<QString, QByteArray>>& members)
{
    QuaZip zip(path);
    if (!zip.open(QuaZip::mdCreate))
        return false;
    for (const auto& [name, content] : members) {
        QuaZipFile member(&zip);
        QuaZipNewInfo info(name);
        info.dateTime = QDateTime(QDate(2026, 11, 21), QTime(4, 15));
        if (!member.open(QIODevice::WriteOnly, info) || member.write(content) != content.size())
            return false;
        member.close();
    }
    zip.close();
    return zip.getZipError() == ZIP_OK;
}

bool zipFile(const QString& archive, const QString& file)
{
    constexpr qint64 kPiece = 1 << 20;
    QuaZip zip(archive);
    QFile source(file);
    if (!zip.open(QuaZip::mdCreate) || !source.open(QIODevice::ReadOnly))
        return false;
    QuaZipFile member(&zip);
    QuaZipNewInfo info(QFileInfo(file).fileName());
    info.dateTime = QDateTime(QDate(2026, 11, 21), QTime(4, 15));
    if (!member.open(QIODevice::WriteOnly, info))
        return false;
    while (!source.atEnd()) {
        const QByteArray piece = source.read(kPiece);
        if (member.write(piece) != piece.size())
            return false;
    }
    member.close();
    zip.close();
    return zip.getZipError() == ZIP_OK;
}

} // namespace zahlmeister::tests
