// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_translations {

using namespace Qt::StringLiterals;
using zahlmeister::tests::contentOf;

namespace {

struct Message {
    QString context;
    QString source;
    bool numerus = false;
    QString type;             // of the translation element
    QStringList translations; // one; one for each plural form of a numerus message
};

Message readMessage(QXmlStreamReader& reader, const QString& context)
{
    Message message;
    message.context = context;
    message.numerus = reader.attributes().value("numerus"_L1) == "yes"_L1;
    while (reader.readNextStartElement()) {
        if (reader.name() == "source"_L1) {
            message.source = reader.readElementText();
        } else if (reader.name() != "translation"_L1) {
            reader.skipCurrentElement();
        } else {
            message.type = reader.attributes().value("type"_L1).toString();
            if (!message.numerus) {
                message.translations += reader.readElementText();
                continue;
            }
            while (reader.readNextStartElement())
                message.translations += reader.readElementText();
        }
    }
    return message;
}

QList<Message> readMessages(const QString& path)
{
    QList<Message> messages;
    QXmlStreamReader reader(contentOf(path));
    QString context;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == "name"_L1)
            context = reader.readElementText();
        else if (reader.name() == "message"_L1)
            messages += readMessage(reader, context);
    }
    return reader.hasError() ? QList<Message>() : messages;
}

/// The place markers of a text: %1, %2, ... and %n.
QSet<QString> markersOf(const QString& text)
{
    static const QRegularExpression marker(u"%(\\d+|n)"_s);
    QSet<QString> found;
    for (auto it = marker.globalMatch(text); it.hasNext();)
        found += it.next().captured();
    return found;
}

} // namespace

/// Every text of the program exists in every language, and the .ts files are what lupdate makes of the
/// sources.
class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isUpToDate_data();
    void isUpToDate();
    void isComplete_data();
    void isComplete();
    void saysOneWordForOneThing_data();
    void saysOneWordForOneThing();
    void countsHaveTheirForms();
};

void TestTranslations::isUpToDate_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("arguments");
    QTest::newRow("de") << u"zahlmeister_de.ts"_s << u"" LUPDATE_DE ""_s;
    QTest::newRow("en") << u"zahlmeister_en.ts"_s << u"" LUPDATE_EN ""_s;
}

void TestTranslations::isUpToDate()
{
    QFETCH(const QString, file);
    QFETCH(const QString, arguments);
    const QTemporaryDir directory;
    const QString original = QDir(u"" TRANSLATIONS_DIR ""_s).filePath(file);
    const QString copy = directory.filePath(file);
    QVERIFY(QFile::copy(original, copy));
    QProcess lupdate;
    lupdate.start(u"" LUPDATE ""_s, arguments.split(u'|') << copy);
    QVERIFY(lupdate.waitForFinished(120'000));
    QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());
    QVERIFY2(contentOf(copy) == contentOf(original),
             "run the target update_translations and translate what is new");
}

void TestTranslations::isComplete_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("de") << u"zahlmeister_de.ts"_s;
    QTest::newRow("en") << u"zahlmeister_en.ts"_s;
}

void TestTranslations::isComplete()
{
    QFETCH(const QString, file);
    const QList<Message> messages = readMessages(QDir(u"" TRANSLATIONS_DIR ""_s).filePath(file));
    QVERIFY(!messages.isEmpty());
    QStringList faults;
    for (const Message& message : messages) {
        const QString place = message.context + ": "_L1 + message.source;
        if (!message.type.isEmpty())
            faults += place + " is "_L1 + message.type;
        if (message.translations.size() != (message.numerus ? 2 : 1))
            faults += place + " lacks a form"_L1;
        for (const QString& translation : message.translations) {
            if (translation.isEmpty())
                faults += place + " is empty"_L1;
            // A singular may spell the number out ("ein Spieler"), every other marker is needed.
            if (markersOf(translation) - QSet{u"%n"_s} != markersOf(message.source) - QSet{u"%n"_s})
                faults += place + " has other markers"_L1;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslations::saysOneWordForOneThing_data()
{
    QTest::addColumn<bool>("inGerman");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("allowed"); // where the word means something else
    const auto row = [](const char* word, bool inGerman, const QString& other, int allowed = 0) {
        QTest::newRow(word) << inGerman << other << allowed;
    };
    // The words are those of the glossary in resources/manual.
    row("Spielebene", true, u"Organisationsebene"_s);
    row("Regelfassung", true, u"Regelversion"_s);
    row("offiziell", true, u"\\b[Aa]mtlich"_s);
    row("Eingangs-DWZ", true, u"Ausgangszahl|Eingangszahl|Eingangswert"_s);
    row("FIDE-Rating", true, u"FIDE-Zahl"_s);
    row("Gegnerschnitt", true, u"Gegnerdurchschnitt"_s);
    row("wertbar", true, u"gewerteten Partien"_s);
    row("Stellgröße", true, u"Parameter"_s);
    row("Spieler-ID", true, u"Personenkennzeichen|Personen-Id|FIDE-Id\\b"_s);
    row("Erst-DWZ", true, u"Erstwertung|[Ee]rste Zahl"_s);
    row("Verlust", true, u"Niederlage(?!n\\b)"_s);
    row("spielfrei", true, u"Freilos"_s);
    row("exakt", true, u"genau gerechnet"_s);
    row("Rechenweise", true, u"Rechenart"_s);
    row("Rechenweg", true, u"Herleitung"_s);
    row("zugeordnet", true, u"identifizier"_s);
    row("Enter", true, u"Eingabetaste|Strg\\+Eingabe"_s);
    row("Feld", true, u"\\bZelle"_s);
    row("Geburtsjahr", true, u"Jahrgang"_s);
    row("schreibgeschützt", true, u"nur lesbar"_s);
    row("Bemerkung", true, u"Vermerk|Anmerkung"_s);
    row("Einzelergebnisse", true, u"Einzelbogen"_s);
    row("Zusatzspieler", true, u"Neuling"_s);
    row("Bonuszeit, Zugzahlperiode", true, u"Zugabe|Zeitabschnitt"_s);
    row("ellipsis", true, u" …"_s, 5); // of a word that is left out
    row("rule version", false, u"[Rr]ule set"_s);
    row("first rating", false, u"[Ii]nitial rating"_s);
    row("carry-over game", false, u"[Cc]arryover|[Rr]esidual game"_s);
    row("bye", false, u"[Ff]ree round"_s);
    row("crosstable", false, u"[Cc]ross[ -]table"_s);
    row("finding", false, u"\\b[Ii]ssues?\\b"_s);
}

/// What another word has taken the place of is said nowhere.
void TestTranslations::saysOneWordForOneThing()
{
    QFETCH(const bool, inGerman);
    QFETCH(const QString, other);
    QFETCH(const int, allowed);
    const QRegularExpression pattern(other);
    const auto messages = readMessages(QDir(u"" TRANSLATIONS_DIR ""_s).filePath(u"zahlmeister_de.ts"_s));
    QVERIFY(!messages.isEmpty());
    QStringList found;
    for (const Message& message : messages) {
        for (const QString& text : inGerman ? message.translations : QStringList{message.source}) {
            if (text.contains(pattern))
                found += text;
        }
    }
    QVERIFY2(found.size() <= allowed, qPrintable(found.join(u'\n')));
}

/// A number before the plural of what it counts may be 1: such a text needs its forms.
void TestTranslations::countsHaveTheirForms()
{
    static const QRegularExpression counted(
        u"%\\d "
        u"(players|games|rounds|rows|lines|columns|participants|pairings|tournaments|ratings|files|lists|"
        "findings|errors|warnings|persons|boards|matches|teams|minutes|moves|days)\\b"_s);
    // Of these there are always several.
    const QSet<QString> several{u"Only the first %1 errors are shown. Correct them first."_s,
                                u"%1 players belong to clubs of other state associations."_s,
                                u"The tournament lasts %1 days, longer than a year."_s,
                                u"No game for %1 days, from %2 to %3."_s,
                                u"Were the last %1 games played, or lost by forfeit?"_s};
    const auto messages = readMessages(QDir(u"" TRANSLATIONS_DIR ""_s).filePath(u"zahlmeister_de.ts"_s));
    QVERIFY(!messages.isEmpty());
    QStringList found;
    for (const Message& message : messages) {
        if (!message.numerus && !several.contains(message.source) && counted.match(message.source).hasMatch())
            found += message.context + ": "_L1 + message.source;
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

ZAHLMEISTER_TEST(TestTranslations, QCoreApplication)

} // namespace tst_translations

#include "tst_translations.moc"
