<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AdjustmentText</name>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>up to %1: %2</source>
        <extracomment>a range of ratings and its formula: &quot;up to 1500: R + 20&quot;</extracomment>
        <translation>bis %1: %2</translation>
    </message>
    <message>
        <source>above: %1</source>
        <extracomment>likewise for the ratings above all ranges</extracomment>
        <translation>darüber: %1</translation>
    </message>
    <message>
        <source>youth players</source>
        <translation>Jugendliche</translation>
    </message>
    <message>
        <source>juniors</source>
        <translation>Junioren</translation>
    </message>
    <message>
        <source>adults</source>
        <translation>Erwachsene</translation>
    </message>
</context>
<context>
    <name>ArchiveText</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>A file, for one computer.</source>
        <translation>Eine Datei, für einen Rechner.</translation>
    </message>
    <message>
        <source>A server on this computer, reached by a socket.</source>
        <translation>Ein Server auf diesem Rechner, über einen Socket.</translation>
    </message>
    <message>
        <source>The server that the service file or the environment names.</source>
        <translation>Der Server, den die Dienstdatei oder die Umgebung nennt.</translation>
    </message>
    <message>
        <source>The server %1, encrypted, its certificate and name checked (sslmode=verify-full).</source>
        <translation>Der Server %1, verschlüsselt; Zertifikat und Name werden geprüft (sslmode=verify-full).</translation>
    </message>
    <message>
        <source>The server %1 on this computer, encrypted if it offers that (sslmode=prefer).</source>
        <translation>Der Server %1 auf diesem Rechner, verschlüsselt, wenn er das anbietet (sslmode=prefer).</translation>
    </message>
    <message>
        <source>The server %1 (sslmode=%2).</source>
        <translation>Der Server %1 (sslmode=%2).</translation>
    </message>
    <message>
        <source>file, only to be read</source>
        <translation>Datei, nur zum Lesen</translation>
    </message>
    <message>
        <source>file of this computer</source>
        <translation>Datei auf diesem Rechner</translation>
    </message>
    <message>
        <source>without TLS</source>
        <translation>ohne TLS</translation>
    </message>
    <message>
        <source>server on this computer, by a socket, %1</source>
        <translation>Server auf diesem Rechner, über einen Socket, %1</translation>
    </message>
    <message>
        <source>server of the service file, %1, sslmode=%2</source>
        <translation>Server aus der Dienstdatei, %1, sslmode=%2</translation>
    </message>
    <message>
        <source>server %1, %2, sslmode=%3</source>
        <translation>Server %1, %2, sslmode=%3</translation>
    </message>
    <message>
        <source>Nobody checks whether this is the right server, so somebody in between could read along. Use sslmode=verify-full with the certificate of the server.</source>
        <translation>Niemand prüft, ob das der richtige Server ist; wer dazwischen sitzt, könnte mitlesen. Sicher ist sslmode=verify-full mit dem Zertifikat des Servers.</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>publish in all organisation levels</source>
        <translation>in allen Ebenen veröffentlichen</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>veröffentlichen</translation>
    </message>
    <message>
        <source>publish in %1</source>
        <translation>in %1 veröffentlichen</translation>
    </message>
    <message>
        <source>no organisation level</source>
        <translation>keiner Ebene</translation>
    </message>
    <message>
        <source>recalculate</source>
        <translation>neu berechnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed here</source>
        <translation>hier entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>%1 was published as revision %2.</source>
        <translation>%1 ist als Fassung %2 veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 is there already as revision %2.</source>
        <translation>%1 ist als Fassung %2 schon da.</translation>
    </message>
    <message>
        <source>%1 was not published: revision %2 by %3 is there, which you have not seen.</source>
        <translation>%1 wurde nicht veröffentlicht: Im Archiv ist Fassung %2 von %3, die Sie noch nicht gesehen haben.</translation>
    </message>
    <message>
        <source>New revisions: %1. Tournaments computed: %2. Participations that are new or changed: %3.</source>
        <translation>Neue Fassungen: %1. Berechnete Turniere: %2. Neue oder geänderte Teilnahmen: %3.</translation>
    </message>
    <message>
        <source>Revisions that cannot be read and were left out: %1 (%2).</source>
        <translation>Fassungen, die nicht zu lesen sind und nicht mitgerechnet wurden: %1 (%2).</translation>
    </message>
    <message>
        <source>Nothing follows for the tournaments of the archive.</source>
        <translation>Für die Turniere des Archivs folgt daraus nichts.</translation>
    </message>
    <message>
        <source>Tournaments computed again: %1. Participations that changed: %2.</source>
        <translation>Neu berechnete Turniere: %1. Geänderte Teilnahmen: %2.</translation>
    </message>
    <message>
        <source>only the work file has %1</source>
        <translation>nur die Arbeitsdatei hat %1</translation>
    </message>
    <message>
        <source>only the archive has %1</source>
        <translation>nur das Archiv hat %1</translation>
    </message>
    <message>
        <source>%1 is not the same in both</source>
        <translation>%1 ist nicht in beiden dieselbe</translation>
    </message>
    <message>
        <source>The adjustments of ratings differ: %1. Until they agree, the work file and the archive compute different ratings from the same tournaments.</source>
        <translation>Die Anpassungen der Wertungszahlen sind verschieden: %1. Solange das so ist, rechnen Arbeitsdatei und Archiv aus denselben Turnieren Verschiedenes.</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The manual about this dialog (F1)</source>
        <translation>Was das Handbuch dazu sagt (F1)</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 bis %2)</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
</context>
<context>
    <name>ChronicleList</name>
    <message>
        <source>Issued</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>issued on %1, SHA-256 %2</source>
        <translation>ausgegeben am %1, SHA-256 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) may not be published any more.</source>
        <translation>
            <numerusform>Ein Name darf nicht mehr veröffentlicht werden.</numerusform>
            <numerusform>%n Namen dürfen nicht mehr veröffentlicht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Spielebene %1</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Wertungsliste</translation>
    </message>
    <message>
        <source>All clubs</source>
        <translation>Alle Vereine</translation>
    </message>
    <message>
        <source>women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielebene</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Birth years</source>
        <translation>Geburtsjahre</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last tournament</source>
        <translation>Letztes Turnier</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>VKZ</source>
        <extracomment>Verbands-/Vereinskennziffer</extracomment>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgeführt</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(nicht genannt)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Changes are what was won in play: earlier ratings are on the level of this list (Anhang 4).</source>
        <translation>Änderungen sind das, was erspielt wurde: Frühere Wertungszahlen sind auf die Skala dieser Liste umgerechnet (Anhang 4).</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of unknown sex or birth year are left out.</source>
        <translation>
            <numerusform>Ein Spieler fehlt, weil Geschlecht oder Geburtsjahr nicht bekannt ist.</numerusform>
            <numerusform>%n Spieler fehlen, weil Geschlecht oder Geburtsjahr nicht bekannt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players whose birth year is not known count as adults (3.2).</source>
        <translation>Spieler mit unbekanntem Geburtsjahr zählen als Erwachsene (3.2).</translation>
    </message>
    <message numerus="yes">
        <source>As known today, %n player(s) would stand otherwise in this list.</source>
        <translation>
            <numerusform>Nach heutigem Stand stünde ein Spieler anders in dieser Liste.</numerusform>
            <numerusform>Nach heutigem Stand stünden %n Spieler anders in dieser Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today also: %1.</source>
        <translation>Heute außerdem: %1.</translation>
    </message>
    <message>
        <source>named</source>
        <translation>genannt</translation>
    </message>
    <message>
        <source>text-only</source>
        <translation>textuell</translation>
    </message>
    <message>
        <source>objection</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>anonymous</source>
        <translation>anonym</translation>
    </message>
    <message>
        <source>List of tournaments</source>
        <translation>Turnierliste</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Spielebenen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Auswerter</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournament ID</source>
        <translation>Turnier-ID</translation>
    </message>
    <message>
        <source>Evaluated on</source>
        <translation>Ausgewertet am</translation>
    </message>
    <message>
        <source>Last computed</source>
        <translation>Zuletzt berechnet</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Naming in publications</source>
        <translation>Nennung in Veröffentlichungen</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>all ages</source>
        <translation>alle Altersgruppen</translation>
    </message>
    <message>
        <source>youth (up to %1)</source>
        <translation>Jugendliche (bis %1)</translation>
    </message>
    <message>
        <source>juniors (%1 to %2)</source>
        <translation>Junioren (%1 bis %2)</translation>
    </message>
    <message>
        <source>adults (from %1 on)</source>
        <translation>Erwachsene (ab %1)</translation>
    </message>
    <message>
        <source>seniors (from %1 on)</source>
        <translation>Senioren (ab %1)</translation>
    </message>
    <message>
        <source>These are the last %1: earlier ones are listed when you choose days or a level.</source>
        <translation>Das sind die letzten %1: Frühere stehen da, wenn Sie Tage oder eine Ebene wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see who evaluated them, nor their games.</source>
        <translation>
            <numerusform>Von %n Turnier dürfen Sie nicht sehen, wer es ausgewertet hat, und auch die Partien nicht.</numerusform>
            <numerusform>Von %n Turnieren dürfen Sie nicht sehen, wer sie ausgewertet hat, und auch die Partien nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are left out, because you may not see who evaluated them.</source>
        <translation>
            <numerusform>%n Turnier fehlt, weil Sie nicht sehen dürfen, wer es ausgewertet hat.</numerusform>
            <numerusform>%n Turniere fehlen, weil Sie nicht sehen dürfen, wer sie ausgewertet hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Elo preview</source>
        <extracomment>what our tournaments would have changed of the Elo</extracomment>
        <translation>Elo-Vorschau</translation>
    </message>
    <message>
        <source>Elo: from the newest list of the federation that a tournament records (%1).</source>
        <translation>Elo: aus der jüngsten Verbandsliste, die ein Turnier nennt (%1).</translation>
    </message>
    <message>
        <source>Elo preview: by how much the tournaments entered with that Elo would have changed it, each by itself; the FIDE does the rating.</source>
        <translation>Elo-Vorschau: um wie viel die mit dieser Elo begonnenen Turniere sie geändert hätten, jedes für sich; gewertet wird von der FIDE.</translation>
    </message>
    <message>
        <source>As known today, all ratings are the same.</source>
        <translation>Nach heutigem Stand sind alle Wertungszahlen dieselben.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The option %1 is not known.</source>
        <translation>Die Option %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>Die Option %1 ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>Zur Option %1 gehört kein Wert.</translation>
    </message>
    <message>
        <source>The option %1 needs a value: %1 %2.</source>
        <translation>Die Option %1 braucht einen Wert: %1 %2.</translation>
    </message>
    <message>
        <source>--%1 is “%2”; expected is one of: %3.</source>
        <translation>Bei --%1 steht „%2“; möglich sind: %3.</translation>
    </message>
    <message>
        <source>--%1 is “%2”; expected is a whole number from %3 to %4.</source>
        <translation>Bei --%1 steht „%2“; erwartet wird eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>rule version, else the newest</source>
        <translation>Regelfassung, sonst die neueste</translation>
    </message>
    <message>
        <source>rating of the player; none for a first rating</source>
        <translation>Wertungszahl des Spielers; ohne Angabe: Erst-DWZ</translation>
    </message>
    <message>
        <source>index of the rating</source>
        <translation>Index zur Wertungszahl</translation>
    </message>
    <message>
        <source>year of the tournament&apos;s end minus year of birth; none: adult</source>
        <translation>Jahr des Turnierendes minus Geburtsjahr; ohne Angabe: Erwachsener</translation>
    </message>
    <message>
        <source>a game: the opponent&apos;s rating and 1, 0.5 or 0; repeatable</source>
        <translation>eine Partie: Wertungszahl des Gegners und 1, 0.5 oder 0; mehrfach möglich</translation>
    </message>
    <message>
        <source>points, with --expected and --games instead of --game</source>
        <translation>Punkte, mit --expected und --games anstelle von --game</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>Punkterwartung</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>Anzahl der Partien</translation>
    </message>
    <message>
        <source>exactly, or with the printed tables; else as the rule version says</source>
        <translation>exakt oder mit den gedruckten Tabellen; sonst wie in der Regelfassung</translation>
    </message>
    <message>
        <source>format of the output, else text</source>
        <translation>Format der Ausgabe, sonst text</translation>
    </message>
    <message>
        <source>file to write, else standard output</source>
        <translation>Datei für die Ausgabe, sonst Standardausgabe</translation>
    </message>
    <message>
        <source>--game is “%1”; expected is a rating and 1, 0.5 or 0, such as 1850:0.5.</source>
        <translation>Bei --game steht „%1“; erwartet werden eine Wertungszahl und 1, 0.5 oder 0, etwa 1850:0.5.</translation>
    </message>
    <message>
        <source>--score is “%1”; expected are points such as 3 or 3.5.</source>
        <translation>Bei --score steht „%1“; erwartet werden Punkte wie 3 oder 3.5.</translation>
    </message>
    <message>
        <source>--expected is “%1”; expected is a number such as 3.891.</source>
        <translation>Bei --expected steht „%1“; erwartet wird eine Zahl wie 3.891.</translation>
    </message>
    <message>
        <source>Give --game for each game, or --score, --expected and --games together.</source>
        <translation>Bitte für jede Partie --game angeben oder --score, --expected und --games zusammen.</translation>
    </message>
    <message>
        <source>--score, --expected and --games need --rating; a first rating needs each --game.</source>
        <translation>--score, --expected und --games brauchen --rating; für eine Erst-DWZ ist jede Partie mit --game anzugeben.</translation>
    </message>
    <message>
        <source>--score is more than --games allows.</source>
        <translation>--score ist größer, als --games zulässt.</translation>
    </message>
    <message>
        <source>--expected is more than --games allows.</source>
        <translation>--expected ist größer, als --games zulässt.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Not enough for a first rating; the games are kept as carry-over games.</source>
        <translation>Für eine Erst-DWZ reicht es nicht; die Partien werden als Restpartien gesammelt.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>Evaluates one player by hand.</source>
        <translation>Wertet einen einzelnen Spieler von Hand aus.</translation>
    </message>
    <message>
        <source>rule version; else the tournament&apos;s own, else that of its end date</source>
        <translation>Regelfassung; sonst die des Turniers, sonst die zum Enddatum</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists the findings about a tournament.</source>
        <translation>Nennt, was an einem Turnier auffällt.</translation>
    </message>
    <message>
        <source>language of the texts, never of JSON keys</source>
        <translation>Sprache der Texte, nie der JSON-Schlüssel</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Rückgabewerte:</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>done, with errors in the findings: the evaluation goes to standard output, but --output writes no file unless --force is given</source>
        <translation>erledigt, aber die Prüfung hat Fehler gefunden: Die Auswertung geht auf die Standardausgabe, --output schreibt nur mit --force eine Datei</translation>
    </message>
    <message>
        <source>the command line cannot be understood</source>
        <translation>der Aufruf ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>a file cannot be read, understood or written</source>
        <translation>eine Datei lässt sich nicht lesen, verstehen oder schreiben</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Starts the window and opens a work file or a tournament file.</source>
        <translation>Startet das Fenster und öffnet eine Arbeitsdatei oder eine Turnierdatei.</translation>
    </message>
    <message>
        <source>Works without a window or a display.</source>
        <translation>Arbeitet ohne Fenster und ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Unterbefehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>show this help; with a subcommand, its own</source>
        <translation>diese Hilfe zeigen; bei einem Unterbefehl dessen Hilfe</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version zeigen</translation>
    </message>
    <message>
        <source>Data goes to standard output or --output. Messages go to standard error, one a line, as FILE:LINE: level: text [code]; LINE is 0 where there is none.</source>
        <translation>Daten gehen auf die Standardausgabe oder nach --output. Meldungen gehen auf die Fehlerausgabe, jede in einer Zeile als FILE:LINE: Stufe: Text [Code]; LINE ist 0, wo es keine Zeile gibt.</translation>
    </message>
    <message>
        <source>“zahlmeister %1 --help” shows what there is.</source>
        <translation>„zahlmeister %1 --help“ zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>--lang is “%1”; expected is de or en.</source>
        <translation>Bei --lang steht „%1“; erwartet wird de oder en.</translation>
    </message>
    <message>
        <source>“zahlmeister --help” shows what there is.</source>
        <translation>„zahlmeister --help“ zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>“%1” is no subcommand, and the window opens one file only.</source>
        <translation>„%1“ ist kein Unterbefehl, und das Fenster öffnet nur eine Datei.</translation>
    </message>
    <message>
        <source>add how every number came about</source>
        <translation>zu jeder Zahl erklären, wie sie zustande kam</translation>
    </message>
    <message>
        <source>write the file even with errors in the findings</source>
        <translation>die Datei auch bei Fehlern in der Prüfung schreiben</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Old index</source>
        <translation>Index alt</translation>
    </message>
    <message>
        <source>New index</source>
        <translation>Index neu</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>A PDF file needs --output OUT.pdf.</source>
        <translation>Eine PDF-Datei braucht --output OUT.pdf.</translation>
    </message>
    <message>
        <source>--explain adds nothing to this format; text, html and json have explanations.</source>
        <translation>--explain wirkt bei diesem Format nicht; Erklärungen gibt es in text, html und json.</translation>
    </message>
    <message>
        <source>Evaluates a tournament.</source>
        <translation>Wertet ein Turnier aus.</translation>
    </message>
    <message>
        <source>csv has the columns of the evaluation sheet, ratings and indices apart: UTF-8, separated by semicolons, with the decimal mark of the language.</source>
        <translation>csv hat die Spalten des Auswertungsbogens, Wertungszahlen und Indizes getrennt: UTF-8, Semikolon als Trenner, Dezimalzeichen der Sprache.</translation>
    </message>
    <message>
        <source>The rule version “%1” is not known; there is: %2.</source>
        <translation>Die Regelfassung „%1“ ist nicht bekannt; es gibt: %2.</translation>
    </message>
    <message>
        <source>Name one tournament file, or WORKFILE#TOURNAMENT.</source>
        <translation>Bitte eine Turnierdatei oder WORKFILE#TOURNAMENT angeben.</translation>
    </message>
    <message>
        <source>--output names the file that is read; it would be lost.</source>
        <translation>--output ist die Datei, die gelesen wird; sie würde überschrieben.</translation>
    </message>
    <message>
        <source>The file was not written, because the findings have errors. --force writes it anyway.</source>
        <translation>Die Datei wurde nicht geschrieben, weil die Prüfung Fehler gefunden hat. Mit --force wird sie trotzdem geschrieben.</translation>
    </message>
    <message>
        <source>Tournament ID</source>
        <translation>Turnier-ID</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielebene</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Turnierart</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Evaluator</source>
        <translation>Auswerter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>Joint iteration</source>
        <translation>Gesamtiteration</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Tournaments that end</source>
        <translation>Turnierende</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Name one rule version, or none for the list of all.</source>
        <translation>Eine Regelfassung angeben; ohne Angabe erscheint die Liste aller Regelfassungen.</translation>
    </message>
    <message>
        <source>Lists the rule versions, or shows one with its parameters and tables.</source>
        <translation>Nennt die Regelfassungen oder zeigt eine mit ihren Stellgrößen und Tabellen.</translation>
    </message>
    <message>
        <source>file to write</source>
        <translation>Datei für die Ausgabe</translation>
    </message>
    <message>
        <source>--player is “%1”; expected is a participant&apos;s number.</source>
        <translation>Bei --player steht „%1“; erwartet wird die Nummer eines Teilnehmers.</translation>
    </message>
    <message>
        <source>Name the file to write: --output OUT.pdf.</source>
        <translation>Bitte die Datei für die Ausgabe angeben: --output OUT.pdf.</translation>
    </message>
    <message>
        <source>Several tournaments have this name. Name one by its number: %1.</source>
        <translation>Mehrere Turniere heißen so. Bitte die Nummer angeben: %1.</translation>
    </message>
    <message>
        <source>This is a work file. Name one of its tournaments as %1#NUMBER: %2.</source>
        <translation>Das ist eine Arbeitsdatei. Bitte ein Turnier daraus als %1#NUMMER angeben: %2.</translation>
    </message>
    <message>
        <source>number of a player whose sheet is wanted, repeatable; else all</source>
        <translation>Nummer eines Spielers, dessen Blatt gewünscht ist, mehrfach möglich; sonst alle</translation>
    </message>
    <message>
        <source>Say with --kind which sheets are wanted: %1.</source>
        <translation>Mit --kind angeben, welche Blätter gewünscht sind: %1.</translation>
    </message>
    <message>
        <source>--player is for sheets about single players; this one has all players.</source>
        <translation>--player gilt für Blätter einzelner Spieler; dieses enthält alle Spieler.</translation>
    </message>
    <message>
        <source>where the rating comes from; decides an index not given</source>
        <translation>Herkunft der Wertungszahl; bestimmt den Index, wenn keiner angegeben ist</translation>
    </message>
    <message>
        <source>shows the games with this K, too, as an evaluation or a table has it</source>
        <translation>zeigt die Partien auch mit diesem K, etwa aus einer Auswertung oder Tabelle</translation>
    </message>
    <message>
        <source>what a win, a draw and a loss against this opponent would bring; repeatable</source>
        <translation>was Sieg, Remis und Verlust gegen diesen Gegner brächten; mehrfach möglich</translation>
    </message>
    <message>
        <source>by the rules of thumb of documents that have some</source>
        <translation>als Überschlagsrechnung, wo die Ordnung eine kennt</translation>
    </message>
    <message>
        <source>corrects an evaluation that was made with this rating instead of --rating</source>
        <translation>berichtigt eine Auswertung, in der diese Wertungszahl statt --rating eingesetzt war</translation>
    </message>
    <message>
        <source>mean of several first ratings, weighted by their games; repeatable</source>
        <translation>Mittel mehrerer Erst-DWZ, gewichtet nach Partien; mehrfach möglich</translation>
    </message>
    <message>
        <source>converts --rating and --index as of the rules&apos; beginning</source>
        <translation>stellt --rating und --index auf die Regelfassung um</translation>
    </message>
    <message>
        <source>say how the result came about</source>
        <translation>den Rechenweg erklären</translation>
    </message>
    <message>
        <source>%1 came without a conversion of ratings.</source>
        <translation>%1 kennt keine Umstellung der Wertungszahlen.</translation>
    </message>
    <message>
        <source>%1 has no rules of thumb.</source>
        <translation>%1 kennt keine Überschlagsrechnung.</translation>
    </message>
    <message>
        <source>%1 has no corrections from the expected score alone.</source>
        <translation>%1 kennt keine Berichtigung allein aus der Punkterwartung.</translation>
    </message>
    <message>
        <source>Also asks what the next game would bring (--next), corrects an evaluation that began with a wrong rating (--instead-of), and converts a rating (--convert).</source>
        <translation>Zeigt auch, was die nächste Partie brächte (--next), berichtigt eine Auswertung mit falscher Eingangs-DWZ (--instead-of) und stellt Wertungszahlen um (--convert).</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>With K = %1, game by game:</source>
        <translation>Mit K = %1, Partie für Partie:</translation>
    </message>
    <message>
        <source>New rating: %1</source>
        <translation>Neue Wertungszahl: %1</translation>
    </message>
    <message>
        <source>Next opponent</source>
        <translation>Nächster Gegner</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>a rough calculation</source>
        <translation>überschlägig gerechnet</translation>
    </message>
    <message>
        <source>Mean of the first ratings: %1</source>
        <translation>Mittel der Erst-DWZ: %1</translation>
    </message>
    <message>
        <source>--k is “%1”; expected is a number such as 33.7.</source>
        <translation>Bei --k steht „%1“; erwartet wird eine Zahl wie 33.7.</translation>
    </message>
    <message>
        <source>--next is “%1”; expected is the rating of an opponent.</source>
        <translation>Bei --next steht „%1“; erwartet wird die Wertungszahl eines Gegners.</translation>
    </message>
    <message>
        <source>--mean is “%1”; expected is a rating and a number of games, such as 1520:6.</source>
        <translation>Bei --mean steht „%1“; erwartet werden Wertungszahl und Partienzahl, etwa 1520:6.</translation>
    </message>
    <message>
        <source>--estimate, --instead-of, --convert and --mean exclude each other.</source>
        <translation>--estimate, --instead-of, --convert und --mean schließen einander aus.</translation>
    </message>
    <message>
        <source>--convert needs --rating and --index, and no games.</source>
        <translation>--convert braucht --rating und --index, aber keine Partien.</translation>
    </message>
    <message>
        <source>--mean needs nothing but the first ratings and their games.</source>
        <translation>--mean braucht nur die Erst-DWZ mit ihren Partienzahlen.</translation>
    </message>
    <message>
        <source>--estimate needs --game for each game.</source>
        <translation>--estimate braucht --game für jede Partie.</translation>
    </message>
    <message>
        <source>--instead-of needs the right rating with --rating, and --score, --expected and --games as they were.</source>
        <translation>--instead-of braucht die richtige Wertungszahl mit --rating sowie --score, --expected und --games der alten Auswertung.</translation>
    </message>
    <message>
        <source>format of the output, else text; pdf: the tables of one version</source>
        <translation>Format der Ausgabe, sonst text; pdf: die Tabellen einer Regelfassung</translation>
    </message>
    <message>
        <source>--format pdf needs a rule version and a file: --output OUT.pdf.</source>
        <translation>--format pdf braucht eine Regelfassung und eine Datei: --output OUT.pdf.</translation>
    </message>
    <message>
        <source>day whose ratings the list holds, such as 2026-10-01; else what the file says</source>
        <translation>Stand der Liste, etwa 2026-10-01; sonst der aus der Datei</translation>
    </message>
    <message>
        <source>at most so many players, else 20</source>
        <translation>Höchstzahl der Spieler, sonst 20</translation>
    </message>
    <message>
        <source>folder of the lists, else that of the program</source>
        <translation>Ordner der Listen, sonst der des Programms</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 vom %2 (%3)</translation>
    </message>
    <message>
        <source>Which file is to be imported?</source>
        <translation>Welche Datei soll eingelesen werden?</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Mit Wertung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Imports the rating lists of DSB, FIDE and Swiss-Chess, and finds players in them.</source>
        <translation>Liest die Wertungslisten von DSB, FIDE und Swiss-Chess ein und findet Spieler darin.</translation>
    </message>
    <message>
        <source>Files are recognised by their content, packed or unpacked; several files, such as spieler.csv and vereine.csv, are one list. Rows that are not taken are messages; the list is imported without them.</source>
        <translation>Dateien werden am Inhalt erkannt, gepackt oder entpackt; mehrere Dateien wie spieler.csv und vereine.csv sind eine Liste. Zeilen, die nicht übernommen werden, erscheinen als Meldungen; die Liste wird ohne sie eingelesen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>DWZ</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>second rule version of a comparison</source>
        <translation>zweite Regelfassung eines Vergleichs</translation>
    </message>
    <message>
        <source>--with names the second rule version of --kind comparison.</source>
        <translation>--with nennt die zweite Regelfassung für --kind comparison.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>work file whose rule versions are to be known, too</source>
        <translation>Arbeitsdatei, deren Regelfassungen ebenfalls gelten</translation>
    </message>
    <message>
        <source>day by which deadlines are judged, as 2026-12-31; else that of the computer</source>
        <translation>Stichtag für die Fristen, etwa 2026-12-31; sonst heute</translation>
    </message>
    <message>
        <source>FILE is a tournament file in any format that “zahlmeister convert --help” names, or WORKFILE#TOURNAMENT: a work file with the number or the name of one of its tournaments.</source>
        <translation>FILE ist eine Turnierdatei in einem der Formate, die „zahlmeister convert --help“ nennt, oder WORKFILE#TOURNAMENT: eine Arbeitsdatei mit der Nummer oder dem Namen eines ihrer Turniere.</translation>
    </message>
    <message>
        <source>format of IN, else by its content</source>
        <translation>Format von IN, sonst nach dem Inhalt</translation>
    </message>
    <message>
        <source>format of OUT, else by its ending</source>
        <translation>Format von OUT, sonst nach der Endung</translation>
    </message>
    <message>
        <source>The format “%1” cannot be written; there is: %2.</source>
        <translation>Das Format „%1“ kann nicht geschrieben werden; möglich sind: %2.</translation>
    </message>
    <message>
        <source>The ending of %1 names no format. Name one with --to; there is: %2.</source>
        <translation>Die Endung von %1 nennt kein Format. Bitte eines mit --to angeben; möglich sind: %2.</translation>
    </message>
    <message>
        <source>Formats:</source>
        <translation>Formate:</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>wird gelesen und geschrieben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>The format “%1” cannot be read; there is: %2.</source>
        <translation>Das Format „%1“ kann nicht gelesen werden; möglich sind: %2.</translation>
    </message>
    <message>
        <source>The tournament would be overwritten. Name another file to write.</source>
        <translation>Das Turnier würde überschrieben. Bitte eine andere Zieldatei angeben.</translation>
    </message>
    <message>
        <source>--k needs --rating, and --game for each game or the totals.</source>
        <translation>--k braucht --rating und dazu --game für jede Partie oder die Summen.</translation>
    </message>
    <message>
        <source>--rating needs --index; only with --source fide or national do the rules give one.</source>
        <translation>Zu --rating gehört --index; nur bei --source fide oder national ergibt er sich aus der Ordnung.</translation>
    </message>
    <message>
        <source>--next cannot go with --estimate, --instead-of, --convert or --mean.</source>
        <translation>--next verträgt sich nicht mit --estimate, --instead-of, --convert und --mean.</translation>
    </message>
    <message>
        <source>There is no rating list to search. “zahlmeister players import FILE” brings one in.</source>
        <translation>Es gibt noch keine Wertungsliste. „zahlmeister players import FILE“ liest eine ein.</translation>
    </message>
    <message>
        <source>only show what would change, and write nothing</source>
        <translation>nur zeigen, was sich ändern würde, und nichts schreiben</translation>
    </message>
    <message>
        <source>The tournament has no end date, so it has no place in the order and was left out.</source>
        <translation>Dem Turnier fehlt das Enddatum; deshalb hat es keinen Platz in der Reihenfolge und blieb unberücksichtigt.</translation>
    </message>
    <message>
        <source>%1 (%2) enters with %3, but the tournament before left him with %4. He was evaluated elsewhere in between, so his entry stays.</source>
        <translation>%1 (%2) bringt %3 mit, hatte aber nach dem vorhergehenden Turnier %4. Er wurde inzwischen anderswo ausgewertet; seine Eingangs-DWZ bleibt.</translation>
    </message>
    <message>
        <source>Name one work file.</source>
        <translation>Bitte genau eine Arbeitsdatei angeben.</translation>
    </message>
    <message>
        <source>Lets every tournament of a work file begin with what the ones before gave.</source>
        <translation>Berechnet alle Turniere einer Arbeitsdatei in ihrer Reihenfolge neu (Berechnungslauf).</translation>
    </message>
    <message>
        <source>For tournaments that were handed in late or corrected: all later ones are computed anew in the order of their end dates. Ratings that were set by hand stay, and so do those of players who were evaluated elsewhere in between. In the window every changed tournament can undo it.</source>
        <translation>Für verspätet eingereichte oder berichtigte Turniere: Alle späteren werden in der Reihenfolge ihrer Enddaten neu berechnet. Von Hand gesetzte Wertungszahlen bleiben, ebenso die von Spielern, die inzwischen anderswo ausgewertet wurden. Im Fenster lässt sich der Schritt in jedem geänderten Turnier zurücknehmen.</translation>
    </message>
    <message>
        <source>Entry
before</source>
        <translation>Wertungszahl alt,
bisher</translation>
    </message>
    <message>
        <source>Entry
now</source>
        <translation>Wertungszahl alt,
jetzt</translation>
    </message>
    <message>
        <source>New rating
before</source>
        <translation>Wertungszahl neu,
bisher</translation>
    </message>
    <message>
        <source>New rating
now</source>
        <translation>Wertungszahl neu,
jetzt</translation>
    </message>
    <message>
        <source>Nothing changes: every tournament follows from the ones before.</source>
        <translation>Es ändert sich nichts: Jedes Turnier schließt an die vorhergehenden an.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) would change; nothing was written.</source>
        <translation>
            <numerusform>%n Turnier würde sich ändern; geschrieben wurde nichts.</numerusform>
            <numerusform>%n Turniere würden sich ändern; geschrieben wurde nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) changed.</source>
        <translation>
            <numerusform>%n Turnier wurde geändert.</numerusform>
            <numerusform>%n Turniere wurden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>format of the answer when OUT is a work file, else text</source>
        <translation>Format der Antwort, wenn OUT eine Arbeitsdatei ist, sonst Text</translation>
    </message>
    <message>
        <source>Name a tournament file and the file to write, or tournament files and the work file that takes them.</source>
        <translation>Bitte eine Turnierdatei und die zu schreibende Datei angeben, oder Turnierdateien und die Arbeitsdatei, die sie aufnimmt.</translation>
    </message>
    <message>
        <source>Turns a tournament file of one format into another, or puts tournaments into a work file.</source>
        <translation>Wandelt eine Turnierdatei von einem Format in ein anderes um oder nimmt Turniere in eine Arbeitsdatei auf.</translation>
    </message>
    <message>
        <source>%1: added as %2 (%3)</source>
        <translation>%1: aufgenommen als %2 (%3)</translation>
    </message>
    <message>
        <source>%1: is there already as %2 (%3)</source>
        <translation>%1: ist schon vorhanden als %2 (%3)</translation>
    </message>
    <message>
        <source>%1: is there as %2 (%3) with other content, and was not taken over</source>
        <translation>%1: ist als %2 (%3) mit anderem Inhalt vorhanden und wurde nicht übernommen</translation>
    </message>
    <message>
        <source>%1: was not taken over</source>
        <translation>%1: wurde nicht übernommen</translation>
    </message>
    <message>
        <source>This is the sample club, from which no tournament can be handed in or exported. Nothing was put into it; name a work file of your own, or a new one.</source>
        <translation>Das ist der Musterverein; daraus lässt sich kein Turnier einreichen oder exportieren. Es wurde nichts hineingelegt. Geben Sie eine eigene Arbeitsdatei an oder eine neue.</translation>
    </message>
    <message>
        <source>Name the damaged work file and a new one.</source>
        <translation>Bitte die beschädigte Arbeitsdatei und eine neue angeben.</translation>
    </message>
    <message>
        <source>Writes everything that is sound in a damaged work file into a new one.</source>
        <translation>Schreibt alles, was in einer beschädigten Arbeitsdatei heil ist, in eine neue.</translation>
    </message>
    <message>
        <source>For work files that cannot be opened, because pages or values are damaged or another program has changed their tables. What is not sound is listed with its table, row and column; the exit code is 1 then. The damaged file stays as it is, and the new one must not exist.</source>
        <translation>Für Arbeitsdateien, die sich nicht öffnen lassen, weil Seiten oder Werte beschädigt sind oder ein anderes Programm ihre Tabellen verändert hat. Was nicht heil ist, wird mit Tabelle, Zeile und Spalte aufgeführt; der Endestatus ist dann 1. Die beschädigte Datei bleibt, wie sie ist, und die neue darf es noch nicht geben.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>set by the referee</source>
        <translation>vom Wertungsreferenten gesetzt</translation>
    </message>
    <message>
        <source>from a list</source>
        <translation>aus einer Liste</translation>
    </message>
    <message>
        <source>persons merged</source>
        <translation>Personen zusammengeführt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Nachher</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) elsewhere</source>
        <translation>
            <numerusform>%n&#xa0;Auswertung anderswo</numerusform>
            <numerusform>%n&#xa0;Auswertungen anderswo</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Entries between the tournaments</source>
        <translation>Einträge zwischen den Turnieren</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>--%1 is “%2”; expected is a day such as 2026-10-01.</source>
        <translation>Bei --%1 steht „%2“; erwartet wird ein Tag wie 2026-10-01.</translation>
    </message>
    <message>
        <source>Name a work file and a person.</source>
        <translation>Nennen Sie eine Arbeitsdatei und eine Person.</translation>
    </message>
    <message>
        <source>Nobody is “%1” in this work file; “persons” lists who is.</source>
        <translation>In dieser Arbeitsdatei gibt es niemanden namens „%1“; „persons“ listet alle auf.</translation>
    </message>
    <message>
        <source>Several persons are “%1”; name one of the IDs %2.</source>
        <translation>Es gibt mehrere Personen namens „%1“; nennen Sie eine der Nummern %2.</translation>
    </message>
    <message>
        <source>Shows a player over all tournaments of a work file.</source>
        <translation>Zeigt einen Spieler über alle Turniere einer Arbeitsdatei.</translation>
    </message>
    <message>
        <source>day of the list, such as 2026-10-01; else today</source>
        <translation>Tag der Liste, etwa 2026-10-01; sonst heute</translation>
    </message>
    <message>
        <source>tell the change since that day</source>
        <translation>auch die Änderung seit diesem Tag angeben</translation>
    </message>
    <message>
        <source>the members of one club</source>
        <translation>nur die Mitglieder eines Vereins</translation>
    </message>
    <message>
        <source>the clubs of one organisation level, such as C00</source>
        <translation>nur die Vereine einer Spielebene, etwa C00</translation>
    </message>
    <message>
        <source>--level is “%1”; expected is an organisation level such as C00.</source>
        <translation>Bei --level steht „%1“; erwartet wird eine Spielebene wie C00.</translation>
    </message>
    <message>
        <source>Lists the ratings of a day, best first.</source>
        <translation>Listet die Wertungszahlen eines Tages auf, die höchste zuerst.</translation>
    </message>
    <message>
        <source>rule version whose rating system is listed, such as fwz-2019; else the DWZ of the day</source>
        <translation>Regelfassung, deren Wertungszahlen aufgelistet werden, etwa fwz-2019; sonst die DWZ des Tages</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are missing because sex or year of birth is not known.</source>
        <translation>
            <numerusform>%n&#xa0;Spieler fehlt, weil Geschlecht oder Geburtsjahr nicht bekannt ist.</numerusform>
            <numerusform>%n&#xa0;Spieler fehlen, weil Geschlecht oder Geburtsjahr nicht bekannt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>round of a league whose matches are wanted, or up to which its table counts; else all</source>
        <translation>Runde einer Liga, deren Kämpfe gewünscht sind oder bis zu der die Tabelle zählt; sonst alle</translation>
    </message>
    <message>
        <source>--round is for leagues; this tournament has no matches of teams.</source>
        <translation>--round ist für Ligen; dieses Turnier hat keine Mannschaftskämpfe.</translation>
    </message>
    <message>
        <source>--team is for leagues; this tournament has no teams.</source>
        <translation>--team ist für Ligen; dieses Turnier hat keine Mannschaften.</translation>
    </message>
    <message>
        <source>--team is “%1”; there is: %2.</source>
        <translation>--team ist „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>No list of the number %1 was given out.</source>
        <translation>Es wurde keine Liste mit der Nummer %1 ausgegeben.</translation>
    </message>
    <message>
        <source>--format %1 needs a file: --output OUT.%1.</source>
        <translation>--format %1 braucht eine Datei: --output OUT.%1.</translation>
    </message>
    <message>
        <source>Either a new list is kept, or with --issued one that was kept is shown.</source>
        <translation>Entweder wird eine neue Liste festgehalten oder mit --issued eine festgehaltene gezeigt.</translation>
    </message>
    <message>
        <source>keep the list in the work file as it is given out, with the hash that stands on it</source>
        <translation>die Liste so in der Arbeitsdatei festhalten, wie sie ausgegeben wird, mit der Prüfsumme, die auf ihr steht</translation>
    </message>
    <message>
        <source>a list that was given out before, as it was then, and what differs today; “list” tells which there are</source>
        <translation>eine früher ausgegebene Liste, wie sie damals war, und was heute anders ist; „list“ sagt, welche es gibt</translation>
    </message>
    <message>
        <source>only women, or only players of that age in the year of the list: youth and juniors by the rules of the day, seniors from 60 years on; may be given for both</source>
        <translation>nur Frauen oder nur Spieler dieses Alters im Jahr der Liste: Jugendliche und Junioren nach der Regelfassung des Tages, Senioren ab 60 Jahren; kann für beides angegeben werden</translation>
    </message>
    <message>
        <source>only players born in that year or later</source>
        <translation>nur Spieler, die in diesem Jahr oder später geboren sind</translation>
    </message>
    <message>
        <source>only players born in that year or before</source>
        <translation>nur Spieler, die in diesem Jahr oder früher geboren sind</translation>
    </message>
    <message>
        <source>order of the list, else that of the ratings</source>
        <translation>Reihenfolge der Liste, sonst nach Wertungszahl</translation>
    </message>
    <message>
        <source>Name one age with --group, beside women.</source>
        <translation>Bitte mit --group neben women nur ein Alter nennen.</translation>
    </message>
    <message>
        <source>that ended on that day or later</source>
        <translation>die an diesem Tag oder später endeten</translation>
    </message>
    <message>
        <source>that ended on that day or before</source>
        <translation>die an diesem Tag oder früher endeten</translation>
    </message>
    <message>
        <source>of one organisation level, such as C00, and those below it</source>
        <translation>einer Spielebene wie C00 und der darunter</translation>
    </message>
    <message>
        <source>whose evaluator&apos;s name holds that</source>
        <translation>deren Auswerter das im Namen hat</translation>
    </message>
    <message>
        <source>Lists the tournaments of a work file in the order of evaluation.</source>
        <translation>Listet die Turniere einer Arbeitsdatei in der Reihenfolge der Auswertung auf.</translation>
    </message>
    <message>
        <source>It would be added as %1 (%2).</source>
        <translation>Es würde als %1 (%2) hinzugefügt.</translation>
    </message>
    <message>
        <source>It would be taken over into %1 (%2).</source>
        <translation>Es würde in %1 (%2) übernommen.</translation>
    </message>
    <message>
        <source>Name a work file and the tournaments.</source>
        <translation>Bitte eine Arbeitsdatei und die Turniere angeben.</translation>
    </message>
    <message>
        <source>A tournament that the work file has already would be replaced. All later tournaments whose players would begin with other ratings are listed, with the tournaments through which each change came. Nothing is written.</source>
        <translation>Ein Turnier, das die Arbeitsdatei schon hat, würde ersetzt. Aufgeführt werden alle späteren Turniere, deren Spieler mit anderen Wertungszahlen beginnen würden, zu jeder Änderung mit den Turnieren, durch die sie kam. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>first day of the span; else the end of the first tournament</source>
        <translation>erster Tag des Zeitraums; sonst das Enddatum des ersten Turniers</translation>
    </message>
    <message>
        <source>last day; else today or the end of the last tournament, whichever is later</source>
        <translation>letzter Tag; sonst heute oder das Enddatum des letzten Turniers, was davon später ist</translation>
    </message>
    <message>
        <source>Tells how the ratings are distributed and whether P(D) holds.</source>
        <translation>Sagt, wie die Wertungszahlen verteilt sind und ob P(D) gilt.</translation>
    </message>
    <message>
        <source>Statistics from %1</source>
        <translation>Statistik vom %1</translation>
    </message>
    <message>
        <source>evaluates chess tournaments by the rules of the DWZ</source>
        <translation>wertet Schachturniere nach den Regeln der DWZ aus</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>UNTERBEFEHLE</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>EXIT-STATUS</translation>
    </message>
    <message>
        <source>The manual is written as a whole; no file can be named.</source>
        <translation>Das Handbuch wird als Ganzes geschrieben; eine Datei gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Writes the manual as one web page.</source>
        <translation>Schreibt das Handbuch als eine Webseite.</translation>
    </message>
    <message>
        <source>sqlite:PATH for a file, or postgresql://[USER@]HOST[:PORT]/DATABASE</source>
        <translation>sqlite:PFAD für eine Datei oder postgresql://[BENUTZER@]RECHNER[:PORT]/DATENBANK</translation>
    </message>
    <message>
        <source>with create: archive that moves to the new place</source>
        <translation>bei create: Archiv, das an den neuen Ort umzieht</translation>
    </message>
    <message>
        <source>who publishes, else the evaluator of the tournament</source>
        <translation>wer veröffentlicht, sonst der Auswerter des Turniers</translation>
    </message>
    <message>
        <source>publish over revision N, which you have seen and which is to be replaced</source>
        <translation>veröffentlicht über Fassung N, die Sie gesehen haben und die ersetzt werden soll</translation>
    </message>
    <message>
        <source>publish even with errors in the findings</source>
        <translation>veröffentlicht auch bei Fehlern in den Befunden</translation>
    </message>
    <message>
        <source>compute every tournament, not only what was published since the last run</source>
        <translation>rechnet jedes Turnier, nicht nur, was seit dem letzten Lauf veröffentlicht wurde</translation>
    </message>
    <message>
        <source>recalculate again and again until the program is stopped</source>
        <translation>rechnet immer wieder, bis das Programm beendet wird</translation>
    </message>
    <message>
        <source>time between two recalculations of --watch, else 60</source>
        <translation>Zeit zwischen zwei Berechnungsläufen von --watch, sonst 60</translation>
    </message>
    <message>
        <source>Name the archive with --archive sqlite:PATH or --archive postgresql://....</source>
        <translation>Nennen Sie das Archiv mit --archive sqlite:PFAD oder --archive postgresql://....</translation>
    </message>
    <message>
        <source>Name the file to write with --output.</source>
        <translation>Nennen Sie mit --output die Datei, die geschrieben werden soll.</translation>
    </message>
    <message>
        <source>--watch computes what is new; --complete is done once, without it.</source>
        <translation>--watch rechnet, was neu ist; --complete gibt es einmalig, ohne --watch.</translation>
    </message>
    <message>
        <source>--interval belongs to --watch.</source>
        <translation>--interval gehört zu --watch.</translation>
    </message>
    <message>
        <source>Keeps the tournaments of an association in an archive that several referees share.</source>
        <translation>Führt die Turniere eines Verbands in einem Archiv, das sich mehrere Referenten teilen.</translation>
    </message>
    <message>
        <source>%1 (%2): was not published</source>
        <translation>%1 (%2): wurde nicht veröffentlicht</translation>
    </message>
    <message>
        <source>%1 (%2): published as revision %3</source>
        <translation>%1 (%2): als Fassung %3 veröffentlicht</translation>
    </message>
    <message>
        <source>%1 (%2): is there already as revision %3</source>
        <translation>%1 (%2): liegt schon als Fassung %3 vor</translation>
    </message>
    <message>
        <source>%1 (%2): was not published: revision %3 by %4 is there, and you have seen revision %5</source>
        <translation>%1 (%2): wurde nicht veröffentlicht: Es liegt Fassung %3 von %4 vor, und Sie haben Fassung %5 gesehen</translation>
    </message>
    <message numerus="yes">
        <source>There are %n error(s) among the findings; “zahlmeister check” shows them. --force publishes the tournament all the same.</source>
        <translation>
            <numerusform>Unter den Befunden ist %n Fehler; „zahlmeister check“ zeigt ihn. Mit --force wird das Turnier trotzdem veröffentlicht.</numerusform>
            <numerusform>Unter den Befunden sind %n Fehler; „zahlmeister check“ zeigt sie. Mit --force wird das Turnier trotzdem veröffentlicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a work file, or tournaments as WORKFILE#TOURNAMENT.</source>
        <translation>Nennen Sie eine Arbeitsdatei oder Turniere als ARBEITSDATEI#TURNIER.</translation>
    </message>
    <message>
        <source>--seen is about one tournament. Name it as WORKFILE#TOURNAMENT.</source>
        <translation>--seen betrifft ein einzelnes Turnier. Nennen Sie es als ARBEITSDATEI#TURNIER.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Noch nicht gerechnet</translation>
    </message>
    <message>
        <source>Last recalculation</source>
        <translation>Letzter Berechnungslauf</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>computed by others than this program has</source>
        <translation>mit anderen gerechnet, als dieses Programm hat</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>Veröffentlicht von</translation>
    </message>
    <message>
        <source>Name the person as WORKFILE#TOURNAMENT --number N, and a --reason.</source>
        <translation>Nennen Sie die Person als ARBEITSDATEI#TURNIER --number N und mit --reason einen Grund.</translation>
    </message>
    <message numerus="yes">
        <source>The name was taken out of %n revision(s).</source>
        <translation>
            <numerusform>Der Name wurde aus %n Fassung entfernt.</numerusform>
            <numerusform>Der Name wurde aus %n Fassungen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 is %2, which is after --%3, %4.</source>
        <translation>--%1 ist %2 und liegt damit nach --%3, %4.</translation>
    </message>
    <message>
        <source>--club is “%1”; expected is a VKZ of five letters and digits, such as C0101.</source>
        <translation>Bei --club steht „%1“; erwartet wird eine VKZ aus fünf Buchstaben und Ziffern, etwa C0101.</translation>
    </message>
    <message>
        <source>Nobody in this work file was ever in the club %1.</source>
        <translation>In dieser Arbeitsdatei war noch niemand im Verein %1.</translation>
    </message>
    <message>
        <source>Nobody in this work file was ever in a club of the level %1.</source>
        <translation>In dieser Arbeitsdatei war noch niemand in einem Verein der Spielebene %1.</translation>
    </message>
    <message>
        <source>Nobody is “%1” in this archive.</source>
        <translation>Niemand ist „%1“ in diesem Archiv.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see the games: what they left the player with is there, and no more.</source>
        <translation>
            <numerusform>Die Partien von %n Turnier dürfen Sie nicht sehen; da steht nur, womit der Spieler es verließ.</numerusform>
            <numerusform>Die Partien von %n Turnieren dürfen Sie nicht sehen; da steht nur, womit der Spieler sie verließ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a person.</source>
        <translation>Nennen Sie eine Person.</translation>
    </message>
    <message>
        <source>A person is named by his ID from “persons”, by the federation&apos;s or the FIDE ID, or by his whole name. The tournaments stand in the order of their evaluation; a new rating in brackets was not recorded. With --archive it is the card of a whole association.</source>
        <translation>Eine Person wird mit ihrer Nummer aus „persons“, der Nummer des Verbandes, der FIDE-ID oder ihrem ganzen Namen genannt. Die Turniere stehen in der Reihenfolge ihrer Auswertung; was in Klammern steht, wurde nicht festgehalten. Mit --archive ist es die Karteikarte eines ganzen Verbands.</translation>
    </message>
    <message>
        <source>Name either a work file or an archive.</source>
        <translation>Nennen Sie entweder eine Arbeitsdatei oder ein Archiv.</translation>
    </message>
    <message>
        <source>Lists that were given out are kept in a work file, not in an archive.</source>
        <translation>Herausgegebene Listen bewahrt eine Arbeitsdatei auf, kein Archiv.</translation>
    </message>
    <message>
        <source>What the tournaments of the work file that had ended by then left their players with. Only members of a club are listed, and nobody who objected; ratings from before June 2026 are converted for days after it, also when they are compared. In the ranking of correspondence chess stands who has five tournaments; the lists of groups and by name have everybody who is active. With --archive it is the list of a whole association, as far as its archive is computed.</source>
        <translation>Womit die bis dahin beendeten Turniere der Arbeitsdatei ihre Spieler entlassen haben. Aufgeführt werden nur Vereinsmitglieder und niemand, der widersprochen hat; Wertungszahlen von vor Juni 2026 werden für spätere Tage umgerechnet, auch beim Vergleich. In der Rangliste des Fernschachs steht, wer fünf Turniere hat; in den Listen der Gruppen und nach Namen stehen alle Aktiven. Mit --archive ist es die Liste eines ganzen Verbands, soweit dessen Archiv gerechnet ist.</translation>
    </message>
    <message numerus="yes">
        <source>The games of %n tournament(s) are missing, because you may not see them.</source>
        <translation>
            <numerusform>Die Partien von %n Turnier fehlen, weil Sie sie nicht sehen dürfen.</numerusform>
            <numerusform>Die Partien von %n Turnieren fehlen, weil Sie sie nicht sehen dürfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>About the DWZ of all members in the work file: its distribution on the last day, a fixed cohort over the years, points that come and go, games between regions, and reached against expected scores by the difference of the ratings. Nobody is named, and groups of one or two are left out. With --archive they are those of a whole association, as far as its archive is computed.</source>
        <translation>Über die DWZ aller Mitglieder in der Arbeitsdatei: die Verteilung am letzten Tag, eine feste Gruppe über die Jahre, Punkte, die kommen und gehen, Partien zwischen Regionen sowie erzielte und erwartete Punkte nach der DWZ-Differenz. Niemand wird genannt, und Gruppen von einem oder zwei Spielern fehlen. Mit --archive sind es die eines ganzen Verbands, soweit dessen Archiv gerechnet ist.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see who evaluated them, nor their games.</source>
        <translation>
            <numerusform>Von %n Turnier dürfen Sie nicht sehen, wer es ausgewertet hat, und auch die Partien nicht.</numerusform>
            <numerusform>Von %n Turnieren dürfen Sie nicht sehen, wer sie ausgewertet hat, und auch die Partien nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each with its evaluators, the day on which its first report was made, and the day of the last recalculation that changed it. With --archive they are those of a whole association, with the days on which they were published first and last.</source>
        <translation>Jedes mit seinen Auswertern, dem Tag, an dem die erste Meldung geschrieben wurde, und dem Tag des letzten Berechnungslaufs, der es geändert hat. Mit --archive sind es die eines ganzen Verbands, mit den Tagen, an denen sie zuerst und zuletzt veröffentlicht wurden.</translation>
    </message>
    <message>
        <source>replace the file to write also when its content is of another kind</source>
        <translation>die zu schreibende Datei auch ersetzen, wenn ihr Inhalt von anderer Art ist</translation>
    </message>
    <message>
        <source>--overwrite replaces it.</source>
        <translation>--overwrite ersetzt sie.</translation>
    </message>
    <message>
        <source>%1 (%2) is entered with a list that is younger than the tournament. What did he have before? Until that is said, he enters with what the tournaments before left him with.</source>
        <translation>%1 (%2) ist mit einer Liste eingetragen, die jünger ist als das Turnier. Was hatte er vorher? Bis das feststeht, beginnt er mit dem, was die Turniere davor ergeben.</translation>
    </message>
    <message>
        <source>%1 (%2) is entered with a rating on the level of later rules than those of the tournament. What did he have then?</source>
        <translation>%1 (%2) ist mit einer Zahl auf dem Niveau späterer Regeln eingetragen, als für das Turnier gelten. Was hatte er damals?</translation>
    </message>
    <message>
        <source>%1 (%2) was entered with what another tournament left somebody else with, as it turned out. What did he have? Until that is said, he is unrated.</source>
        <translation>%1 (%2) wurde mit dem Ergebnis eines Turniers eingetragen, in dem, wie sich zeigte, jemand anderes gespielt hat. Was hatte er? Bis das feststeht, beginnt er ohne Wertungszahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) stay, since their players were evaluated elsewhere in between; --notes tells which.</source>
        <translation>
            <numerusform>%n Eintrag bleibt, weil sein Spieler dazwischen anderswo ausgewertet wurde; --notes nennt ihn.</numerusform>
            <numerusform>%n Einträge bleiben, weil ihre Spieler dazwischen anderswo ausgewertet wurden; --notes nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>what is in the work file with other content is brought in line with IN</source>
        <translation>was in der Arbeitsdatei anders steht, wird an IN angeglichen</translation>
    </message>
    <message>
        <source>add a tournament even if it looks like one in the work file</source>
        <translation>ein Turnier auch dann hinzufügen, wenn es einem der Arbeitsdatei gleicht</translation>
    </message>
    <message>
        <source>Either --replace or --as-new.</source>
        <translation>Entweder --replace oder --as-new.</translation>
    </message>
    <message>
        <source>The format of IN is found by its content, that of OUT by its ending; OUT may be - for standard output. What the format of OUT cannot carry is said before it is written. A work file is made when it is missing; tournaments that are there already stay as they are, unless --replace is given.</source>
        <translation>Das Format von IN wird am Inhalt erkannt, das von OUT an der Endung; OUT kann - für die Standardausgabe sein. Was das Format von OUT nicht fasst, wird vor dem Schreiben gesagt. Eine fehlende Arbeitsdatei wird angelegt; Turniere, die schon da sind, bleiben, wie sie sind, wenn nicht --replace genannt ist.</translation>
    </message>
    <message>
        <source>also tell who was evaluated elsewhere in between</source>
        <translation>auch nennen, wer dazwischen anderswo ausgewertet wurde</translation>
    </message>
    <message>
        <source>%1: takes the place of what was there as %2 (%3)</source>
        <translation>%1: ersetzt, was als %2 (%3) da war</translation>
    </message>
    <message>
        <source>The tournament ended more than a year ago: a correction is a matter of the association now (6.2).</source>
        <translation>Das Turnier ist seit mehr als einem Jahr zu Ende: Eine Korrektur ist jetzt Sache des Verbandes (6.2).</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are to be computed anew, so the list is not up to date; “zahlmeister recalculate” does it. Until then it is kept with --stale only.</source>
        <translation>
            <numerusform>%n Turnier ist neu zu berechnen, die Liste ist also nicht auf dem Stand; das tut „zahlmeister recalculate“. Bis dahin wird sie nur mit --stale festgehalten.</numerusform>
            <numerusform>%n Turniere sind neu zu berechnen, die Liste ist also nicht auf dem Stand; das tut „zahlmeister recalculate“. Bis dahin wird sie nur mit --stale festgehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep the list although tournaments are to be computed anew first</source>
        <translation>die Liste festhalten, obwohl vorher noch Turniere neu zu berechnen sind</translation>
    </message>
    <message>
        <source>this person and the one named behind it are one</source>
        <translation>diese Person und die dahinter genannte sind dieselbe</translation>
    </message>
    <message>
        <source>participant N of tournament T is somebody else</source>
        <translation>Teilnehmer N des Turniers T ist jemand anderes</translation>
    </message>
    <message>
        <source>with --part: who stays as he is; all others go with T.N</source>
        <translation>mit --part: wer bleibt, wer er ist; alle anderen gehen mit T.N</translation>
    </message>
    <message>
        <source>why it is decided so</source>
        <translation>warum so entschieden wird</translation>
    </message>
    <message>
        <source>take a decision back: the one whose number is named, else the last</source>
        <translation>eine Entscheidung zurücknehmen: die mit der genannten Nummer, sonst die letzte</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>split</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>refused: somebody would sit in a tournament twice</source>
        <translation>abgelehnt: Jemand säße zweimal in einem Turnier</translation>
    </message>
    <message>
        <source>Nobody is “%1” in this work file.</source>
        <translation>In dieser Arbeitsdatei ist niemand „%1“.</translation>
    </message>
    <message>
        <source>Nobody sits on “%1”; write the tournament&apos;s number, a dot and the participant&apos;s number.</source>
        <translation>Auf „%1“ sitzt niemand; zu schreiben sind die Nummer des Turniers, ein Punkt und die Nummer des Teilnehmers.</translation>
    </message>
    <message>
        <source>Both are the same person already.</source>
        <translation>Beide sind schon dieselbe Person.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not one person.</source>
        <translation>„%1“ und „%2“ sind nicht dieselbe Person.</translation>
    </message>
    <message>
        <source>He took part in nothing else; there is nothing to split.</source>
        <translation>Er hat an nichts anderem teilgenommen; es gibt nichts zu trennen.</translation>
    </message>
    <message>
        <source>Nothing was decided about persons of this work file.</source>
        <translation>Über Personen dieser Arbeitsdatei wurde nichts entschieden.</translation>
    </message>
    <message>
        <source>There is no decision %1.</source>
        <translation>Eine Entscheidung %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Either two persons are merged, or one is split, or a decision is taken back.</source>
        <translation>Entweder werden zwei Personen zusammengeführt, oder eine wird getrennt, oder eine Entscheidung wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Name two persons: --merge A B.</source>
        <translation>Zwei Personen sind zu nennen: --merge A B.</translation>
    </message>
    <message>
        <source>Lists everybody who took part in a tournament of a work file; merges or splits persons.</source>
        <translation>Nennt alle, die an einem Turnier einer Arbeitsdatei teilgenommen haben; führt Personen zusammen oder trennt sie.</translation>
    </message>
    <message>
        <source>why, for everybody whose numbers change</source>
        <translation>warum, für alle, deren Zahlen sich ändern</translation>
    </message>
    <message>
        <source>%1 names no tournament; write WORKFILE#TOURNAMENT.</source>
        <translation>%1 nennt kein Turnier; zu schreiben ist ARBEITSDATEI#TURNIER.</translation>
    </message>
    <message>
        <source>%1: nothing was done</source>
        <translation>%1: nichts geschehen</translation>
    </message>
    <message>
        <source>%1: is in the waste basket (%2)</source>
        <translation>%1: liegt im Papierkorb (%2)</translation>
    </message>
    <message>
        <source>%1: is out of the waste basket (%2)</source>
        <translation>%1: ist aus dem Papierkorb zurück (%2)</translation>
    </message>
    <message>
        <source>Name a tournament: WORKFILE#TOURNAMENT.</source>
        <translation>Ein Turnier ist zu nennen: ARBEITSDATEI#TURNIER.</translation>
    </message>
    <message>
        <source>Puts tournaments of a work file into the waste basket.</source>
        <translation>Legt Turniere einer Arbeitsdatei in den Papierkorb.</translation>
    </message>
    <message>
        <source>Nothing is deleted: “zahlmeister restore” takes them out again. A tournament is named by its number or its name. What follows for later ones “zahlmeister recalculate” does.</source>
        <translation>Gelöscht wird nichts: „zahlmeister restore“ holt sie zurück. Ein Turnier wird mit Nummer oder Namen genannt. Was für spätere folgt, tut „zahlmeister recalculate“.</translation>
    </message>
    <message>
        <source>Takes tournaments of a work file out of the waste basket.</source>
        <translation>Holt Turniere einer Arbeitsdatei aus dem Papierkorb.</translation>
    </message>
    <message>
        <source>A tournament in the waste basket is named by its number.</source>
        <translation>Ein Turnier im Papierkorb wird mit seiner Nummer genannt.</translation>
    </message>
    <message>
        <source>Files read: %1 of %2</source>
        <translation>Gelesene Dateien: %1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2) may be one of several persons with these data. Until that is said with “zahlmeister persons --merge” or “--part”, he is somebody else.</source>
        <translation>%1 (%2) kann eine von mehreren Personen mit diesen Angaben sein. Bis das mit „zahlmeister persons --merge“ oder „--part“ gesagt ist, gilt er als jemand anderes.</translation>
    </message>
    <message>
        <source>from a work file to JSON: also who participants are and where entries come from</source>
        <translation>aus einer Arbeitsdatei nach JSON: auch, wer die Teilnehmer sind und woher ihre Zahlen stammen</translation>
    </message>
    <message>
        <source>With a text only those whose name, club or number holds it. Who somebody is is recorded when he comes in: a person is known again by the federation&apos;s ID, else by the FIDE ID, by club and member number, by name and year of birth, or by name and club. What the data do not tell is decided with --merge and --part, and taken back with --undo; what follows for ratings “zahlmeister recalculate” does.</source>
        <translation>Mit einem Text nur die, deren Name, Verein oder Nummer ihn enthält. Wer jemand ist, wird festgehalten, wenn er hinzukommt: Eine Person wird an der ID des Verbands erkannt, sonst an der FIDE-ID, an Verein und Mitgliedsnummer, an Name und Geburtsjahr oder an Name und Verein. Was die Angaben nicht sagen, wird mit --merge und --part entschieden und mit --undo zurückgenommen; was daraus für Wertungszahlen folgt, rechnet „zahlmeister recalculate“.</translation>
    </message>
    <message>
        <source>Nothing was decided about persons of this archive.</source>
        <translation>Über Personen dieses Archivs wurde nichts entschieden.</translation>
    </message>
    <message>
        <source>An archive wants to know why: --reason TEXT.</source>
        <translation>Ein Archiv will wissen, warum: --reason TEXT.</translation>
    </message>
    <message>
        <source>There are more than these; write more of the name.</source>
        <translation>Es gibt noch mehr; schreiben Sie mehr vom Namen.</translation>
    </message>
    <message>
        <source>with anonymise and object: number of the participant</source>
        <translation>bei anonymise und object: Nummer des Teilnehmers</translation>
    </message>
    <message>
        <source>with anonymise and object: for the journal, without the name</source>
        <translation>bei anonymise und object: für das Journal, ohne den Namen</translation>
    </message>
    <message>
        <source>with object: the objection is taken back</source>
        <translation>bei object: der Widerspruch wird zurückgenommen</translation>
    </message>
    <message>
        <source>The objection was noted before.</source>
        <translation>Der Widerspruch war schon vermerkt.</translation>
    </message>
    <message>
        <source>There is no objection.</source>
        <translation>Es gibt keinen Widerspruch.</translation>
    </message>
    <message>
        <source>The objection is noted: no list and no card of the archive names the person any more.</source>
        <translation>Der Widerspruch ist vermerkt: Keine Liste und keine Karteikarte des Archivs nennt die Person mehr.</translation>
    </message>
    <message>
        <source>The objection is taken back.</source>
        <translation>Der Widerspruch ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Expected is “create”, “publish WORKFILE...”, “recalculate”, “status”, “history PERSON”, “persons”, “ratings”, “adjustments”, “export”, “anonymise” or “object”.</source>
        <translation>Erwartet wird „create“, „publish ARBEITSDATEI...“, „recalculate“, „status“, „history PERSON“, „persons“, „ratings“, „adjustments“, „export“, „anonymise“ oder „object“.</translation>
    </message>
    <message>
        <source>publish hands in the tournaments of a work file that are new or changed, or the one that is named; where somebody else has published a revision that you have not seen, both are compared and nothing is written. recalculate lets every tournament begin with what the ones before gave. history, persons, ratings, tournaments and statistics show the card of a player, who there is, the list of a day, that of the tournaments, and the statistics, as the subcommands of these names do, with their options; persons also merges and splits, and adjustments adjusts ratings, which stands in the journal. export writes the archive into a file, of which create --from makes an archive at another place. anonymise takes the name of a former member out of everything that was published, for ever; ratings and results stay. object notes that somebody objects to being published: no list and no card names him, until --withdraw takes it back. Passwords stand in ~/.pgpass or a service file, never in the address.</source>
        <translation>publish veröffentlicht die Turniere einer Arbeitsdatei, die neu oder geändert sind, oder das genannte; hat jemand anders eine Fassung veröffentlicht, die Sie nicht gesehen haben, werden beide verglichen, und geschrieben wird nichts. recalculate lässt jedes Turnier mit dem beginnen, was die früheren ergaben. history, persons, ratings, tournaments und statistics zeigen die Karteikarte eines Spielers, wen es gibt, die Liste eines Tages, die der Turniere und die Statistik wie die Unterkommandos dieses Namens, mit deren Optionen; persons führt auch Personen zusammen und trennt sie, adjustments passt Wertungszahlen an, was beides im Journal steht. export schreibt das Archiv in eine Datei, aus der create --from an anderer Stelle wieder ein Archiv macht. anonymise entfernt den Namen eines ehemaligen Mitglieds für immer aus allem, was veröffentlicht wurde; Wertungszahlen und Ergebnisse bleiben. object vermerkt, dass jemand der Veröffentlichung widerspricht: Keine Liste und keine Karteikarte nennt dann seinen Namen, bis --withdraw es zurücknimmt. Passwörter stehen in ~/.pgpass oder einer Dienstdatei (service file), nie in der Adresse.</translation>
    </message>
    <message>
        <source>only errors among the messages on standard error</source>
        <translation>von den Meldungen auf der Fehlerausgabe nur die Fehler</translation>
    </message>
    <message>
        <source>A word of the command line, such as the name of a file, is not in UTF-8. Nothing was done, because it would be another file; give it another name.</source>
        <translation>Ein Wort der Kommandozeile, etwa der Name einer Datei, ist kein UTF-8. Nichts wurde getan, weil es eine andere Datei träfe; geben Sie ihr einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n players (%1)</source>
        <translation>
            <numerusform>%n Spieler (%1)</numerusform>
            <numerusform>%n Spieler (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players, such as %1</source>
        <translation>
            <numerusform>%n Spieler, etwa %1</numerusform>
            <numerusform>%n Spieler, etwa %1</numerusform>
        </translation>
    </message>
    <message>
        <source>edition of C.07; else that of the first day</source>
        <translation>Fassung der C.07, sonst die des ersten Tages</translation>
    </message>
    <message>
        <source>the last round that counts</source>
        <translation>die letzte Runde, die zählt</translation>
    </message>
    <message>
        <source>add what every round gives to every tie-break</source>
        <translation>dazu, was jede Runde zu jeder Feinwertung beiträgt</translation>
    </message>
    <message>
        <source>--tie-breaks has “%1”, which is no tie-break of FIDE C.07.</source>
        <translation>--tie-breaks enthält „%1“; das ist keine Feinwertung der FIDE C.07.</translation>
    </message>
    <message>
        <source>--round is %1; the last round with results is %2.</source>
        <translation>--round ist %1; die letzte Runde mit Ergebnissen ist %2.</translation>
    </message>
    <message>
        <source>%1 is a tie-break of teams.</source>
        <translation>%1 ist eine Feinwertung für Mannschaften.</translation>
    </message>
    <message>
        <source>Name one tournament.</source>
        <translation>Bitte ein Turnier nennen.</translation>
    </message>
    <message>
        <source>Writes the final table, and what decided each place.</source>
        <translation>Schreibt die Abschlusstabelle und wodurch jeder Platz entschieden ist.</translation>
    </message>
    <message>
        <source>codes of FIDE C.07 such as BH/C1,BH,SB, or a usual list by its name; else that of the tournament, or the usual one of its kind</source>
        <translation>Kürzel von FIDE C.07 wie BH/C1,BH,SB oder eine übliche Liste mit ihrem Namen; sonst die des Turniers oder die übliche seiner Art</translation>
    </message>
    <message>
        <source>write the answer to a complaint of this participant, and nothing else</source>
        <translation>nur die Antwort auf eine Reklamation dieses Teilnehmers schreiben</translation>
    </message>
    <message>
        <source>Two official evaluations: name one, and the games of it.</source>
        <translation>Zwei offizielle Auswertungen: Nennen Sie eine und deren Partien.</translation>
    </message>
    <message>
        <source>The official evaluation agrees in all numbers.</source>
        <translation>Die offizielle Auswertung stimmt in allen Zahlen überein.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) deviate.</source>
        <translation>
            <numerusform>Bei einem Spieler gibt es Abweichungen.</numerusform>
            <numerusform>Bei %n Spielern gibt es Abweichungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no participant %1.</source>
        <translation>Es gibt keinen Teilnehmer %1.</translation>
    </message>
    <message>
        <source>Name a tournament and its official evaluation.</source>
        <translation>Nennen Sie ein Turnier und seine offizielle Auswertung.</translation>
    </message>
    <message>
        <source>Compares a tournament with its official evaluation.</source>
        <translation>Vergleicht ein Turnier mit seiner offiziellen Auswertung.</translation>
    </message>
    <message>
        <source>OFFICIAL is what the federation&apos;s portal answers (JSON), a spreadsheet or a saved page; GAMES its games, where they are a file of their own. Each difference has its probable cause.</source>
        <translation>OFFICIAL ist, was das Portal des Verbands antwortet (JSON), eine Tabelle oder eine gespeicherte Seite; GAMES sind seine Partien, wenn sie eine eigene Datei sind. Zu jeder Abweichung steht die wahrscheinliche Ursache.</translation>
    </message>
    <message>
        <source>of changes: the stored list to begin with, else the one before the last</source>
        <translation>bei changes: die gespeicherte Liste, mit der begonnen wird, sonst die vorletzte</translation>
    </message>
    <message>
        <source>of changes: the stored list to end with, else the newest</source>
        <translation>bei changes: die gespeicherte Liste, mit der geendet wird, sonst die neueste</translation>
    </message>
    <message>
        <source>of changes: whose list, else that of the DSB</source>
        <translation>bei changes: wessen Liste, sonst die des DSB</translation>
    </message>
    <message>
        <source>There are no two lists to compare. “zahlmeister players lists” says which are stored.</source>
        <translation>Es gibt keine zwei Listen zum Vergleichen. „zahlmeister players lists“ sagt, welche gespeichert sind.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Expected is “import FILE”, “search TEXT”, “lists” or “changes”.</source>
        <translation>Erwartet wird „import FILE“, „search TEXT“, „lists“ oder „changes“.</translation>
    </message>
    <message>
        <source>shows the games by the approximation of Anhang 2.1, too, which is not binding</source>
        <translation>zeigt die Partien auch mit der Näherungsformel aus Anhang 2.1, die unverbindlich ist</translation>
    </message>
    <message>
        <source>Approximations stand in the Wertungsordnung of 2026 only.</source>
        <translation>Näherungsformeln stehen nur in der Wertungsordnung von 2026.</translation>
    </message>
    <message>
        <source>--approximate needs --rating, and --game for each game.</source>
        <translation>--approximate braucht --rating und für jede Partie --game.</translation>
    </message>
    <message>
        <source>A fixed K is provided for text-only participants (Anhang 3.1.9, footnote 13).</source>
        <translation>Für textuelle Teilnehmer darf ein fester K-Wert verwendet werden (Anhang 3.1.9, Fußnote 13).</translation>
    </message>
    <message>
        <source>By the approximation of Anhang 2.1, which is not binding, game by game:</source>
        <translation>Mit der Näherungsformel aus Anhang 2.1, die unverbindlich ist, Partie für Partie:</translation>
    </message>
    <message>
        <source>order of the players; else as they are numbered</source>
        <translation>Reihenfolge der Spieler; sonst nach Nummern</translation>
    </message>
    <message>
        <source>only the players of this club</source>
        <translation>nur die Spieler dieses Vereins</translation>
    </message>
    <message>
        <source>only the players of this team, by its name or number</source>
        <translation>nur die Spieler dieser Mannschaft, nach Name oder Nummer</translation>
    </message>
    <message>
        <source>--club is “%1”; there is: %2.</source>
        <translation>--club ist „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>JSON has everybody, in the order of the numbers: without --order, --club and --team.</source>
        <translation>JSON enthält alle, nach Nummern geordnet: ohne --order, --club und --team.</translation>
    </message>
    <message>
        <source>--club is for the evaluation and for scoresheets.</source>
        <translation>--club ist für die Auswertung und die Einzelergebnisse.</translation>
    </message>
    <message>
        <source>--order is for sheets with all players.</source>
        <translation>--order ist für Blätter mit allen Spielern.</translation>
    </message>
    <message>
        <source>name of a team, or its number in the league, whose players, matches, sheet or scoresheets are wanted; else all</source>
        <translation>Name einer Mannschaft oder ihre Nummer in der Liga, deren Spieler, Kämpfe, Blatt oder Einzelergebnisse gewünscht sind; sonst alle</translation>
    </message>
    <message>
        <source>only women, u18 (youth up to 18), s60 (seniors from 60), rating:1400-1599 (either may be missing), or teams:4 (the best four of a team or club)</source>
        <translation>nur women (Frauen), u18 (Jugend bis 18), s60 (Senioren ab 60), rating:1400-1599 (eines von beiden darf fehlen) oder teams:4 (die besten vier einer Mannschaft oder eines Vereins)</translation>
    </message>
    <message>
        <source>A tournament of teams has no categories of players.</source>
        <translation>Ein Mannschaftsturnier hat keine Kategorien von Spielern.</translation>
    </message>
    <message>
        <source>--category is “%1”; expected is women, u18, s60, rating:1400-1599 or teams:4.</source>
        <translation>--category ist „%1“; erwartet wird women, u18, s60, rating:1400-1599 oder teams:4.</translation>
    </message>
    <message>
        <source>Tie-breaks are those of FIDE C.07, for players and teams. Where nothing decides, places are shared. What the organiser&apos;s own table says in the file is compared with it. Usual lists have names:</source>
        <translation>Feinwertungen sind die von FIDE C.07, für Spieler und Mannschaften. Wo nichts entscheidet, werden Plätze geteilt. Was die Tabelle des Ausrichters in der Datei angibt, wird damit verglichen. Übliche Listen haben Namen:</translation>
    </message>
    <message>
        <source>edition of the report, else trf26</source>
        <translation>Ausgabe der Meldung, sonst trf26</translation>
    </message>
    <message>
        <source>days after the last one by which the report is due</source>
        <translation>Tage nach dem letzten, bis zu denen die Meldung fällig ist</translation>
    </message>
    <message>
        <source>fee of each player, in cents</source>
        <translation>Gebühr je Spieler, in Cent</translation>
    </message>
    <message>
        <source>Nothing contradicts the report, and everybody has a FIDE ID.</source>
        <translation>Nichts widerspricht der Meldung, und alle haben eine FIDE-ID.</translation>
    </message>
    <message>
        <source>Checks a report to the FIDE before it is written, and lists missing FIDE IDs.</source>
        <translation>Prüft eine Meldung an die FIDE, bevor sie geschrieben wird, und nennt fehlende FIDE-IDs.</translation>
    </message>
    <message>
        <source>Points, places and tie-breaks are compared with the results. “convert” writes the report. Days and fee are what the federation asks today; the program knows neither.</source>
        <translation>Punkte, Plätze und Feinwertungen werden mit den Ergebnissen verglichen. „convert“ schreibt die Meldung. Tage und Gebühr sind, was der Verband heute verlangt; das Programm kennt beides nicht.</translation>
    </message>
    <message>
        <source>in place of files: the tournaments of the year before, in which a new member played as a non-member, evaluated for him (document 000, 3.4.3)</source>
        <translation>statt Dateien: die Turniere des Jahres davor, in denen ein neues Mitglied als Vereinsloser spielte, nachträglich für ihn gewertet (Dokument 000, 3.4.3)</translation>
    </message>
    <message>
        <source>--afterwards is “%1”; expected is a participant such as 12.3.</source>
        <translation>--afterwards ist „%1“; erwartet wird ein Teilnehmer wie 12.3.</translation>
    </message>
    <message>
        <source>He played in %1 (%2, %3) as a non-member.</source>
        <translation>Er spielte in %1 (%2, %3) als Vereinsloser.</translation>
    </message>
    <message>
        <source>He played in no tournament of the year before as a non-member.</source>
        <translation>Er spielte im Jahr davor in keinem Turnier als Vereinsloser.</translation>
    </message>
    <message>
        <source>folder of the site; it is made when it is not there</source>
        <translation>Ordner der Webseite; er wird angelegt, wenn es ihn nicht gibt</translation>
    </message>
    <message>
        <source>only tournaments that ended on that day or later</source>
        <translation>nur Turniere, die an diesem Tag oder später endeten</translation>
    </message>
    <message>
        <source>for everybody (web, if nothing is said) or for the board of the club, with numbers of players, age groups and K</source>
        <translation>für alle (web, wenn nichts gesagt wird) oder für den Vereinsvorstand (board), mit Spieler-IDs, Altersgruppen und K</translation>
    </message>
    <message>
        <source>how who is under age is named, else with initials</source>
        <translation>wie Minderjährige genannt werden, sonst mit Initialen</translation>
    </message>
    <message>
        <source>title of the site, else the name of the club</source>
        <translation>Titel der Webseite, sonst der Name des Vereins</translation>
    </message>
    <message>
        <source>whom to write to, as the site shows it</source>
        <translation>an wen man sich wendet, wie es auf der Webseite steht</translation>
    </message>
    <message>
        <source>only say what the profile shows of whom, and write nothing</source>
        <translation>nur sagen, was das Profil von wem zeigt, und nichts schreiben</translation>
    </message>
    <message>
        <source>--overwrite writes there all the same; files that have the name of a page are replaced.</source>
        <translation>--overwrite schreibt trotzdem dorthin; Dateien, die den Namen einer Seite haben, werden ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n Datei geschrieben</numerusform>
            <numerusform>%n Dateien geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer part of the site; to be deleted on the server, too:</source>
        <translation>Gehört nicht mehr zur Webseite und ist auch auf dem Server zu löschen:</translation>
    </message>
    <message>
        <source>The site is written, but the work file does not know when: %1</source>
        <translation>Die Webseite ist geschrieben, aber die Arbeitsdatei konnte es nicht festhalten: %1</translation>
    </message>
    <message>
        <source>Name the folder of the site: --output FOLDER.</source>
        <translation>Nennen Sie den Ordner der Webseite: --output ORDNER.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Pages that need nothing but themselves, for a web space, a folder or a stick. Only what has changed is written again; what has to go is removed and named. A list in the folder says which files are the site&apos;s; nothing else in it is touched, and a folder with something else in it is refused without --overwrite. With the profile web no file shows numbers of players, age groups or K.</source>
        <translation>Seiten, die nichts außer sich selbst brauchen, für einen Webspace, einen Ordner oder einen Stick. Neu geschrieben wird nur, was sich geändert hat; was wegmuss, wird entfernt und genannt. Welche Dateien zur Webseite gehören, steht in einer Liste im Ordner; alles andere darin bleibt unberührt, und in einen Ordner mit anderem Inhalt wird ohne --overwrite nichts geschrieben. Im Profil web nennt keine Datei Spieler-IDs, Altersgruppen oder K.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>evaluation: the evaluation sheet; scoresheets: the games of players; first-ratings: how first ratings came about; crosstable: all results; findings: what was found; query-letter: a letter to the club about what is missing; notice: a letter that tells the organiser of the evaluation; new-ratings: who has a new rating; comparison: the new ratings under two rule versions; league: the table of a league with what teams and players did; matches: all matches board by board; teams: a sheet for each team; schedule: the programme of a league with the results so far; lineups: the line-ups with their numbers; cards: a card for each match, to be filled in or filled; all: evaluation, crosstable or the sheets of the league, scoresheets, first ratings and findings in one file</source>
        <translation>evaluation: Auswertungsbogen; scoresheets: Einzelergebnisse der Spieler; first-ratings: wie die Erst-DWZ entstanden; crosstable: alle Ergebnisse; findings: Prüfbericht; query-letter: Rückfrage an den Verein; notice: ein Hinweis an den Veranstalter auf die Auswertung; new-ratings: wer eine neue Wertungszahl hat; comparison: die neuen Wertungszahlen nach zwei Regelfassungen; league: die Ligatabelle mit dem, was Mannschaften und Spieler erreicht haben; matches: alle Kämpfe Brett für Brett; teams: ein Blatt je Mannschaft; schedule: der Spielplan einer Liga mit den Ergebnissen bisher; lineups: die Meldungen mit ihren Nummern; cards: eine Spielberichtskarte für jeden Kampf, zum Ausfüllen oder ausgefüllt; all: Auswertungsbogen, Kreuztabelle oder die Blätter der Liga, Einzelergebnisse, Erst-DWZ und Prüfbericht in einer Datei</translation>
    </message>
    <message>
        <source>format of the sheets of a league, else pdf</source>
        <translation>Format der Blätter einer Liga, sonst pdf</translation>
    </message>
    <message>
        <source>--round is for the table, the matches and the schedule of a league.</source>
        <translation>--round gilt für Tabelle, Kämpfe und Spielplan einer Liga.</translation>
    </message>
    <message>
        <source>--team is for the evaluation, scoresheets and the sheets of a league but its table.</source>
        <translation>--team gilt für Auswertung, Einzelergebnisse und die Blätter einer Liga außer ihrer Tabelle.</translation>
    </message>
    <message>
        <source>--format is for the sheets of a league; others are PDF.</source>
        <translation>--format gilt für die Blätter einer Liga; andere sind PDF.</translation>
    </message>
    <message>
        <source>Prints sheets to a PDF file; those of a league to other files, too.</source>
        <translation>Druckt Blätter in eine PDF-Datei; die einer Liga auch in andere Dateien.</translation>
    </message>
    <message>
        <source>only this month, such as 2026-11, of an Elo that is evaluated month by month; else all of them together</source>
        <translation>nur diesen Monat, etwa 2026-11, einer Elo, die Monat für Monat ausgewertet wird; sonst alle zusammen</translation>
    </message>
    <message>
        <source>--period is for tournaments of more than 30 days whose Elo is evaluated month by month (elo_by_period).</source>
        <translation>--period gibt es für Turniere von mehr als 30 Tagen, deren Elo Monat für Monat ausgewertet wird (elo_by_period).</translation>
    </message>
    <message>
        <source>--period is “%1”; expected is one of %2.</source>
        <translation>--period ist „%1“; erwartet wird eines von %2.</translation>
    </message>
    <message>
        <source>store the adjustment of a JSON file; one of the same id is replaced</source>
        <translation>die Anpassung einer JSON-Datei speichern; eine mit derselben Kennung wird ersetzt</translation>
    </message>
    <message>
        <source>take the adjustment of this id back</source>
        <translation>die Anpassung mit dieser Kennung zurücknehmen</translation>
    </message>
    <message>
        <source>with --archive and --remove: for the journal, without names</source>
        <translation>mit --archive und --remove: fürs Journal, ohne Namen</translation>
    </message>
    <message>
        <source>with --archive: who does it, for the journal</source>
        <translation>mit --archive: wer es tut, fürs Journal</translation>
    </message>
    <message>
        <source>There are no adjustments.</source>
        <translation>Es gibt keine Anpassungen.</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>--reason and --publisher belong to --archive.</source>
        <translation>--reason und --publisher gehören zu --archive.</translation>
    </message>
    <message>
        <source>What follows in the tournaments “zahlmeister recalculate” writes.</source>
        <translation>Was daraus in den Turnieren folgt, schreibt „zahlmeister recalculate“.</translation>
    </message>
    <message>
        <source>Lists the adjustments of ratings in a work file or an archive, adds or removes some.</source>
        <translation>Nennt die Anpassungen der Wertungszahlen einer Arbeitsdatei oder eines Archivs, speichert welche oder nimmt sie zurück.</translation>
    </message>
    <message>
        <source>An adjustment changes the ratings of everybody, of a region or of an age group on a day, by a formula for each range of ratings (document 000, 2.2.1, 3.7). Tournaments that end on the day or later begin with adjusted ratings. “zahlmeister impact WORKFILE --adjustment FILE” shows what one would change. In an archive an administrator makes them and takes them back; it stands in the journal, and what follows is computed at once.</source>
        <translation>Eine Anpassung ändert an einem Tag die Wertungszahlen aller, einer Region oder einer Altersgruppe, mit einer Formel je Bereich (Dokument 000, 2.2.1, 3.7). Turniere, die an diesem Tag oder später enden, beginnen mit angepassten Zahlen. „zahlmeister impact ARBEITSDATEI --adjustment DATEI“ zeigt, was eine ändern würde. In einem Archiv nimmt sie der Verwalter vor und zurück; es steht im Journal, und was daraus folgt, wird sofort berechnet.</translation>
    </message>
    <message>
        <source>with or without tournaments: an adjustment of ratings that is made (JSON; document 000, 2.2.1); it takes the place of one of the same id</source>
        <translation>mit oder ohne Turniere: eine Anpassung der Wertungszahlen (JSON; Dokument 000, 2.2.1); sie tritt an die Stelle der mit derselben Kennung</translation>
    </message>
    <message>
        <source>Shows what adding tournaments to a work file, or adjusting ratings, would change.</source>
        <translation>Zeigt, was sich durch weitere Turniere in einer Arbeitsdatei oder durch eine Anpassung ändern würde.</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>Anpassung</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are left out, because you may not see all that they follow from.</source>
        <translation>
            <numerusform>%n Turnier fehlt, weil Sie nicht alles sehen dürfen, woraus es folgt.</numerusform>
            <numerusform>%n Turniere fehlen, weil Sie nicht alles sehen dürfen, woraus sie folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes a web site of the tournaments, players and ratings of a work file or an archive.</source>
        <translation>Schreibt eine Webseite mit den Turnieren, Spielern und Wertungszahlen einer Arbeitsdatei oder eines Archivs.</translation>
    </message>
    <message>
        <source>work file or archive whose tournaments are played again; else what the study names</source>
        <translation>Arbeitsdatei oder Archiv, dessen Turniere noch einmal gerechnet werden; sonst, was die Untersuchung nennt</translation>
    </message>
    <message>
        <source>with new and add: rule version that a variant changes</source>
        <translation>bei new und add: Regelfassung, die eine Variante ändert</translation>
    </message>
    <message>
        <source>parameter of the variant, such as r=0.1; the numbers of a row are separated by commas</source>
        <translation>Stellgröße der Variante, etwa r=0.1; die Zahlen einer Reihe sind durch Kommas getrennt</translation>
    </message>
    <message>
        <source>adjustment of the variant, a file as of the command adjustments</source>
        <translation>Anpassung der Variante, eine Datei wie beim Befehl adjustments</translation>
    </message>
    <message>
        <source>day from which the variant is in force; else as its rules</source>
        <translation>Tag, von dem an die Variante gilt; sonst wie ihre Regeln</translation>
    </message>
    <message>
        <source>what the variant is called</source>
        <translation>wie die Variante heißt</translation>
    </message>
    <message>
        <source>what the rules are compared by, too</source>
        <translation>womit die Regeln außerdem verglichen werden</translation>
    </message>
    <message>
        <source>what the variant has to reach, against the rules in force; with “value ” before it by itself: log_loss, brier, slope, accuracy, inflation, mean, newcomers_error, moved_over_50</source>
        <translation>was die Variante gegen die geltenden Regeln erreichen muss; mit „value “ davor für sich: log_loss, brier, slope, accuracy, inflation, mean, newcomers_error, moved_over_50</translation>
    </message>
    <message>
        <source>title of the study</source>
        <translation>Titel der Untersuchung</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>was gefragt ist</translation>
    </message>
    <message>
        <source>first end of the tournaments whose games are foretold</source>
        <translation>erstes Ende der Turniere, deren Partien vorhergesagt werden</translation>
    </message>
    <message>
        <source>last end of these</source>
        <translation>letztes Ende</translation>
    </message>
    <message>
        <source>with sweep: values to try, NAME[3] for the third of a row; twice for two parameters</source>
        <translation>bei sweep: Werte zum Durchprobieren, NAME[3] für die dritte Zahl einer Reihe; zweimal für zwei Stellgrößen</translation>
    </message>
    <message>
        <source>with sweep: the best value is chosen by the tournaments up to this day, and judged by those after it</source>
        <translation>bei sweep: Der beste Wert wird nach den Turnieren bis zu diesem Tag gewählt und an denen danach gemessen</translation>
    </message>
    <message>
        <source>with simulate: players at any time, else 2000</source>
        <translation>bei simulate: Spieler zu jeder Zeit, sonst 2000</translation>
    </message>
    <message>
        <source>with simulate: years, else 10</source>
        <translation>bei simulate: Jahre, sonst 10</translation>
    </message>
    <message>
        <source>with simulate: which of all worlds, else 1</source>
        <translation>bei simulate: welche aller Welten, sonst 1</translation>
    </message>
    <message>
        <source>with --format json: add all games with running numbers for persons; not for publication</source>
        <translation>mit --format json: auch alle Partien mit laufenden Nummern statt Personen; nicht zur Veröffentlichung</translation>
    </message>
    <message>
        <source>The study names no tournaments: --data WORKFILE or ARCHIVE.</source>
        <translation>Die Untersuchung nennt keine Turniere: --data ARBEITSDATEI oder ARCHIV.</translation>
    </message>
    <message>
        <source>There is a study of this name: add puts something into it, --overwrite replaces it.</source>
        <translation>Es gibt schon eine Untersuchung dieses Namens: add fügt ihr etwas hinzu, --overwrite ersetzt sie.</translation>
    </message>
    <message>
        <source>--with-games needs --format json.</source>
        <translation>--with-games braucht --format json.</translation>
    </message>
    <message>
        <source>With its games the report is not for publication: who has played whom tells who somebody is.</source>
        <translation>Mit seinen Partien ist der Bericht nicht zur Veröffentlichung bestimmt: Wer gegen wen gespielt hat, verrät, wer jemand ist.</translation>
    </message>
    <message>
        <source>--parameter is “%1”; expected is NAME=FROM:TO:STEP, such as r=0.04:0.16:0.01.</source>
        <translation>Bei --parameter steht „%1“; erwartet wird NAME=VON:BIS:SCHRITT, etwa r=0.04:0.16:0.01.</translation>
    </message>
    <message>
        <source>Name one parameter or two: --parameter NAME=FROM:TO:STEP.</source>
        <translation>Bitte eine oder zwei Stellgrößen nennen: --parameter NAME=VON:BIS:SCHRITT.</translation>
    </message>
    <message>
        <source>Name the work file to write: --output WORKFILE.zahlmeister.</source>
        <translation>Bitte die Arbeitsdatei nennen, die geschrieben wird: --output ARBEITSDATEI.zahlmeister.</translation>
    </message>
    <message>
        <source>Say what to do, and name the study: new, add, run, sweep or simulate STUDY.json.</source>
        <translation>Bitte sagen, was zu tun ist, und die Untersuchung nennen: new, add, run, sweep oder simulate STUDY.json.</translation>
    </message>
    <message>
        <source>“%1” is nothing to do with a study; expected is new, add, run, sweep or simulate.</source>
        <translation>„%1“ lässt sich mit einer Untersuchung nicht tun; möglich sind new, add, run, sweep und simulate.</translation>
    </message>
    <message>
        <source>Plays all tournaments again with other rules, and compares the forecasts.</source>
        <translation>Rechnet alle Turniere mit anderen Regeln noch einmal und vergleicht die Vorhersagen.</translation>
    </message>
    <message>
        <source>A study is a small file: which tournaments, which variants of the rules, by what they are judged. new writes one, add puts a further variant into it, run plays all tournaments again and reports how well games are foretold, what happens to the level, to newcomers, and who would stand where. sweep tries many values of a parameter. simulate writes a work file of players whose strength is known. Nothing is written into work file or archive, and nobody is named.</source>
        <translation>Eine Untersuchung ist eine kleine Datei: welche Turniere, welche Varianten der Regeln, woran sie gemessen werden. new schreibt eine, add fügt eine weitere Variante hinzu, run rechnet alle Turniere noch einmal und berichtet, wie gut Partien vorhergesagt werden, was mit dem Niveau und mit Zusatzspielern geschieht und wer wo stünde. sweep probiert viele Werte einer Stellgröße durch. simulate schreibt eine Arbeitsdatei mit Spielern, deren Stärke bekannt ist. In Arbeitsdatei oder Archiv wird nichts geschrieben, und niemand wird genannt.</translation>
    </message>
    <message>
        <source>--set is “%1”; expected is NAME=NUMBER, such as r=0.1.</source>
        <translation>Bei --set steht „%1“; erwartet wird NAME=ZAHL, etwa r=0.1.</translation>
    </message>
    <message>
        <source>--criterion is “%1”; expected is MEASURE&lt;=NUMBER or MEASURE&gt;=NUMBER, such as log_loss&lt;=-0.001.</source>
        <translation>Bei --criterion steht „%1“; erwartet wird GRÖSSE&lt;=ZAHL oder GRÖSSE&gt;=ZAHL, etwa log_loss&lt;=-0.001.</translation>
    </message>
    <message>
        <source>--set, --since and --criterion need --rules ID, or --name of a variant.</source>
        <translation>--set, --since und --criterion brauchen --rules ID oder --name einer Variante.</translation>
    </message>
    <message>
        <source>Two variants of the study are called “%1”: --name gives another name.</source>
        <translation>Zwei Varianten der Untersuchung heißen „%1“: --name gibt einen anderen Namen.</translation>
    </message>
    <message>
        <source>to a report for the FIDE: the games of one month, such as 2026-11, of an Elo that is evaluated month by month</source>
        <translation>für eine Meldung an die FIDE: die Partien eines Monats, etwa 2026-11, einer Elo, die monatsweise ausgewertet wird</translation>
    </message>
    <message>
        <source>--period is for reports to the FIDE, such as trf26.</source>
        <translation>--period gilt für Meldungen an die FIDE, etwa trf26.</translation>
    </message>
    <message>
        <source>the report of one month, such as 2026-11, of an Elo that is evaluated month by month; else of the whole tournament</source>
        <translation>die Meldung eines Monats, etwa 2026-11, einer Elo, die monatsweise ausgewertet wird; sonst des ganzen Turniers</translation>
    </message>
    <message>
        <source>With --archive there is only the impact of --adjustment. Name no files.</source>
        <translation>Mit --archive gibt es nur die Auswirkung von --adjustment. Nennen Sie keine Dateien.</translation>
    </message>
</context>
<context>
    <name>Derivation</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message numerus="yes">
        <source>All %n step(s)</source>
        <translation>
            <numerusform>Der einzige Schritt</numerusform>
            <numerusform>Alle %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>from this tournament</source>
        <translation>aus diesem Turnier</translation>
    </message>
    <message>
        <source>Games that do not count</source>
        <translation>Nicht wertbare Partien</translation>
    </message>
    <message>
        <source>Rd.</source>
        <comment>round</comment>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>carry-over game %1</source>
        <translation>Restpartie %1</translation>
    </message>
    <message>
        <source>fictitious draw</source>
        <translation>fiktives Remis</translation>
    </message>
    <message>
        <source>Rating R</source>
        <translation>Wertung R</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>These rules give %1 no such number.</source>
        <translation>Nach diesen Regeln gibt es für %1 keine solche Zahl.</translation>
    </message>
    <message>
        <source>%1 counts in R_h with the old rating %2, in R_c with the performance of this tournament, %3: R_h comes first, and only then is known who is so much better than his old rating that his performance takes its place.</source>
        <translation>%1 zählt in R_h mit der alten Wertungszahl %2, in R_c mit der Leistung in diesem Turnier, %3: R_h wird zuerst gerechnet, und erst danach ist bekannt, bei wem die Leistung so weit über der alten Zahl liegt, dass sie an deren Stelle tritt.</translation>
    </message>
</context>
<context>
    <name>DerivationDocument</name>
    <message>
        <source>before the last edit %1</source>
        <translation>vor der letzten Eingabe %1</translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>tournament ID</source>
        <translation>Turnier-ID</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>start date</source>
        <translation>Anfangsdatum</translation>
    </message>
    <message>
        <source>end date</source>
        <translation>Enddatum</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Spielebene</translation>
    </message>
    <message>
        <source>kind of tournament</source>
        <translation>Turnierart</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>rule version</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>youth class</source>
        <translation>Jugendklasse</translation>
    </message>
    <message>
        <source>evaluator</source>
        <translation>Auswerter</translation>
    </message>
    <message>
        <source>hybrid tournament</source>
        <translation>Hybridturnier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>member number</source>
        <translation>Mitgliedsnummer</translation>
    </message>
    <message>
        <source>membership</source>
        <translation>Mitgliedschaft</translation>
    </message>
    <message>
        <source>person ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>year of birth</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>source of the rating</source>
        <translation>Herkunft der Wertungszahl</translation>
    </message>
    <message>
        <source>chess computer</source>
        <translation>Schachcomputer</translation>
    </message>
    <message>
        <source>carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Tournament: %1</source>
        <translation>Turnier: %1</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer hinzufügen</numerusform>
            <numerusform>%n Teilnehmer hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer löschen</numerusform>
            <numerusform>%n Teilnehmer löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Result %1–%2 %3</source>
        <translation>Ergebnis %1–%2 %3</translation>
    </message>
    <message>
        <source>Clear result %1–%2</source>
        <translation>Ergebnis %1–%2 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n Feld leeren</numerusform>
            <numerusform>%n Felder leeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>%n Feld einfügen</numerusform>
            <numerusform>%n Felder einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Renumber the participants</source>
        <translation>Teilnehmer neu nummerieren</translation>
    </message>
    <message>
        <source>Tournament data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>rating as a bound</source>
        <translation>Wertungszahl nur als Grenze</translation>
    </message>
    <message>
        <source>unfinished games</source>
        <translation>offene Partien</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>values set by the referee</source>
        <translation>Werte des Wertungsreferenten</translation>
    </message>
    <message>
        <source>Identity of %1</source>
        <translation>Zuordnung von %1</translation>
    </message>
    <message numerus="yes">
        <source>Identify %n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer zuordnen</numerusform>
            <numerusform>%n Teilnehmer zuordnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bye of %1 in round %2</source>
        <translation>Spielfrei für %1 in Runde %2</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Paarungen der Runde %1</translation>
    </message>
    <message>
        <source>Acceptance of a warning</source>
        <translation>Bestätigung einer Warnung</translation>
    </message>
    <message>
        <source>Repair of a finding</source>
        <translation>Behebung eines Befunds</translation>
    </message>
    <message>
        <source>What-if adopted</source>
        <translation>Übernahme aus „Was wäre, wenn“</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Recalculation</source>
        <translation>Berechnungslauf</translation>
    </message>
    <message>
        <source>end of the membership</source>
        <translation>Ende der Mitgliedschaft</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>announcement of the rating</source>
        <translation>Ankündigung der Auswertung</translation>
    </message>
    <message>
        <source>%1, but for the date of birth</source>
        <translation>%1, ohne das Geburtsdatum</translation>
    </message>
    <message>
        <source>play-offs</source>
        <translation>Stichkämpfe</translation>
    </message>
    <message>
        <source>second evaluator</source>
        <translation>zweiter Auswerter</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>official tournament</source>
        <translation>offizielles Turnier</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>teams and line-ups</source>
        <translation>Mannschaften und Meldungen</translation>
    </message>
    <message>
        <source>boards of a match</source>
        <translation>Bretter je Wettkampf</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>result for the table</source>
        <translation>Ergebnis für die Tabelle</translation>
    </message>
    <message>
        <source>Game %1 – %2</source>
        <translation>Partie %1 – %2</translation>
    </message>
    <message>
        <source>Recalculation taken back</source>
        <translation>Berechnungslauf zurückgenommen</translation>
    </message>
    <message>
        <source>time of processing</source>
        <translation>Zeit der Bearbeitung</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>edition of the tie-breaks</source>
        <translation>Ausgabe der Feinwertungen</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>what wins a match</source>
        <translation>Wann ein Kampf gewonnen ist</translation>
    </message>
    <message>
        <source>colours of the home team</source>
        <translation>Farben der Heimmannschaft</translation>
    </message>
    <message>
        <source>teams that go up</source>
        <translation>Aufsteiger</translation>
    </message>
    <message>
        <source>teams that go down</source>
        <translation>Absteiger</translation>
    </message>
    <message>
        <source>penalty points</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>day of the line-ups</source>
        <translation>Stichtag der Meldungen</translation>
    </message>
    <message>
        <source>limit of the line-ups</source>
        <translation>Grenze der Meldungen</translation>
    </message>
    <message>
        <source>appearances of substitutes</source>
        <translation>Einsätze als Ersatz</translation>
    </message>
    <message>
        <source>late registrations</source>
        <translation>Nachmeldungen</translation>
    </message>
    <message>
        <source>guests in a match</source>
        <translation>Gäste in einem Kampf</translation>
    </message>
    <message>
        <source>matches of one day</source>
        <translation>Kämpfe eines Tages</translation>
    </message>
    <message>
        <source>figures of the table</source>
        <translation>Angaben der Tabelle</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>K of the Elo</source>
        <translation>K der Elo</translation>
    </message>
    <message>
        <source>list of the Elo</source>
        <translation>Liste der Elo</translation>
    </message>
    <message>
        <source>season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Elo by month</source>
        <translation>Elo nach Monaten</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The tournament has no participants yet. Enter the first one in the table of participants.</source>
        <translation>Das Turnier hat noch keine Teilnehmer. Zuerst die Teilnehmer in die Teilnehmertabelle eingeben.</translation>
    </message>
    <message>
        <source>Player %1 has more games than can be evaluated. Check whether games were entered twice.</source>
        <translation>Spieler %1 hat mehr Partien, als sich auswerten lassen. Bitte prüfen, ob Partien doppelt eingegeben sind.</translation>
    </message>
    <message>
        <source>The rule version “%1” is not known. Choose one of those on offer, or none: then the end date decides.</source>
        <translation>Die Regelfassung „%1“ ist nicht bekannt. Bitte eine der angebotenen wählen oder keine: Dann entscheidet das Enddatum.</translation>
    </message>
    <message>
        <source>The rule version “%1” lacks the parameter “%2”; nothing can be computed with it.</source>
        <translation>In der Regelfassung „%1“ fehlt die Stellgröße „%2“; mit ihr lässt sich nicht rechnen.</translation>
    </message>
    <message>
        <source>The parameter “%2” of the rule version “%1” has a value that makes no sense; nothing can be computed with it.</source>
        <translation>Die Stellgröße „%2“ der Regelfassung „%1“ hat keinen sinnvollen Wert; mit ihr lässt sich nicht rechnen.</translation>
    </message>
    <message>
        <source>There is no player with the number %1.</source>
        <translation>Es gibt keinen Spieler mit der Nummer %1.</translation>
    </message>
    <message>
        <source>This game is not in the tournament any more.</source>
        <translation>Diese Partie gibt es im Turnier nicht mehr.</translation>
    </message>
    <message>
        <source>Two players have the number %1. Give one of them another number.</source>
        <translation>Zwei Spieler haben die Nummer %1. Bitte einem von ihnen eine andere geben.</translation>
    </message>
    <message>
        <source>Player %1 cannot play against himself.</source>
        <translation>Spieler %1 kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>This rating system does not have the quantity “%1”.</source>
        <translation>Die Größe „%1“ gibt es in diesem Wertungssystem nicht.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Die Datei %1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>The file %1 is larger than %2 MiB, so it is no tournament file. It was not read.</source>
        <translation>Die Datei %1 ist größer als %2&#xa0;MiB und damit keine Turnierdatei. Sie wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 is not a work file of Zahlmeister. The file was left as it is.</source>
        <translation>%1 ist keine Arbeitsdatei von Zahlmeister. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Zahlmeister (file version %2, this program knows %3). It can only be looked at; install the newer version to edit it.</source>
        <translation>%1 stammt von einer neueren Version von Zahlmeister (Dateiversion %2, dieses Programm kennt %3). Sie kann nur angesehen werden; zum Bearbeiten bitte die neuere Version installieren.</translation>
    </message>
    <message>
        <source>%1 is open in another Zahlmeister (computer %2, process %3). Here it can only be looked at; close it there to edit it here.</source>
        <translation>%1 ist in einem anderen Zahlmeister geöffnet (Computer %2, Prozess %3). Hier kann sie nur angesehen werden; zum Bearbeiten dort schließen.</translation>
    </message>
    <message>
        <source>%1 can only be looked at; nothing was changed.</source>
        <translation>%1 kann nur angesehen werden; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1. The last input was not stored; make room and repeat it.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr für %1. Die letzte Eingabe ist nicht gespeichert; bitte Platz schaffen und sie wiederholen.</translation>
    </message>
    <message>
        <source>%1 could not be written. The last input was not stored; check the disk and repeat it.</source>
        <translation>%1 ließ sich nicht schreiben. Die letzte Eingabe ist nicht gespeichert; bitte den Datenträger prüfen und sie wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is no tournament “%1” in this work file.</source>
        <translation>In dieser Arbeitsdatei gibt es kein Turnier „%1“.</translation>
    </message>
    <message>
        <source>%1 cannot be understood: in line %2, column %3, %4 is expected.</source>
        <translation>%1 ist nicht zu verstehen: In Zeile %2, Spalte %3 wird %4 erwartet.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is not known. Check its spelling or remove it.</source>
        <translation>%1: Der Schlüssel „%2“ ist nicht bekannt. Bitte die Schreibweise prüfen oder ihn entfernen.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: Der Schlüssel „%2“ fehlt.</translation>
    </message>
    <message>
        <source>%1: the key “%2” occurs twice.</source>
        <translation>%1: Der Schlüssel „%2“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>%1: “%2” must be %3.</source>
        <translation>%1: Bei „%2“ muss %3 stehen.</translation>
    </message>
    <message>
        <source>%1: “%2” is “%3”; expected is %4.</source>
        <translation>%1: Bei „%2“ steht „%3“; erwartet wird %4.</translation>
    </message>
    <message>
        <source>%1: “%2” has the value %3, which occurred before. It must be unique.</source>
        <translation>%1: „%2“ hat den Wert %3, den es schon gibt. Er darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>%1: players %2 and %3 meet in round %4 for the second time. Remove one of the games or correct the round.</source>
        <translation>%1: Die Spieler %2 und %3 treffen in Runde %4 zum zweiten Mal aufeinander. Bitte eine der Partien löschen oder die Runde berichtigen.</translation>
    </message>
    <message>
        <source>Only the first %1 errors are shown. Correct them first.</source>
        <translation>Es werden nur die ersten %1 Fehler gezeigt. Bitte zuerst diese berichtigen.</translation>
    </message>
    <message>
        <source>%1 is in none of the formats that Zahlmeister reads.</source>
        <translation>%1 hat kein Format, das Zahlmeister lesen kann.</translation>
    </message>
    <message>
        <source>The command line cannot be understood: %1</source>
        <translation>Der Aufruf ist nicht zu verstehen: %1</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a key in quotation marks</source>
        <translation>ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <translation>ein Komma oder eine schließende geschweifte Klammer</translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <translation>ein Komma oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the closing quotation mark of the text</source>
        <translation>das schließende Anführungszeichen des Textes</translation>
    </message>
    <message>
        <source>a valid escape sequence</source>
        <translation>eine gültige Escape-Folge</translation>
    </message>
    <message>
        <source>the second half of a character</source>
        <translation>die zweite Hälfte eines Zeichens</translation>
    </message>
    <message>
        <source>text without control characters</source>
        <translation>Text ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>less nesting</source>
        <translation>eine geringere Verschachtelung</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>text that can be printed</source>
        <translation>druckbarer Text</translation>
    </message>
    <message>
        <source>exactly three characters</source>
        <translation>eine Angabe mit genau drei Zeichen</translation>
    </message>
    <message>
        <source>exactly five characters</source>
        <translation>eine Angabe mit genau fünf Zeichen</translation>
    </message>
    <message>
        <source>a moment such as 2026-11-29T18:05:09.120Z</source>
        <translation>ein Zeitpunkt wie 2026-11-29T18:05:09.120Z</translation>
    </message>
    <message>
        <source>a day such as 2026-12-12</source>
        <translation>ein Datum wie 2026-12-12</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>carry-over game</source>
        <translation>Restpartie</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1: “%2” names player %3, who is not among the participants.</source>
        <translation>%1: „%2“ nennt Spieler %3, den es unter den Teilnehmern nicht gibt.</translation>
    </message>
    <message>
        <source>%1: player %2 cannot play against himself.</source>
        <translation>%1: Spieler %2 kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>%1 is none of the rating lists that Zahlmeister reads: those of the DSB, of the FIDE, and of Swiss-Chess. Nothing was imported.</source>
        <translation>%1 ist keine der Wertungslisten, die Zahlmeister liest: DSB, FIDE und Swiss-Chess. Es wurde nichts eingelesen.</translation>
    </message>
    <message>
        <source>%1 belongs to another federation than the files before it. Import the lists one after the other.</source>
        <translation>%1 gehört zu einem anderen Verband als die Dateien davor. Bitte die Listen nacheinander einlesen.</translation>
    </message>
    <message>
        <source>The list %1 lacks the column “%2”. Nothing was imported.</source>
        <translation>In der Liste %1 fehlt die Spalte „%2“. Es wurde nichts eingelesen.</translation>
    </message>
    <message>
        <source>The archive %1 is damaged and cannot be unpacked. Download it once more. The stored list was left as it is.</source>
        <translation>Das Archiv %1 ist beschädigt und lässt sich nicht entpacken. Bitte noch einmal herunterladen. Die gespeicherte Liste blieb unverändert.</translation>
    </message>
    <message>
        <source>The archive %1 unpacks to more than any rating list holds (at most %2 MiB). It was not read.</source>
        <translation>Das Archiv %1 enthält entpackt mehr als jede Wertungsliste (höchstens %2&#xa0;MiB). Es wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>There is no stored list of %1.</source>
        <translation>Vom %1 ist keine Liste gespeichert.</translation>
    </message>
    <message>
        <source>The rule version “%1” cannot be stored. It needs %2.</source>
        <translation>Die Regelfassung „%1“ lässt sich nicht speichern. Sie braucht %2.</translation>
    </message>
    <message>
        <source>The rule version “%1” is used by the tournament “%2”. Choose another one there before you remove it.</source>
        <translation>Nach der Regelfassung „%1“ wird das Turnier „%2“ ausgewertet. Bitte dort zuerst eine andere wählen.</translation>
    </message>
    <message>
        <source>an id of small letters, digits, and hyphens</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>a title</source>
        <translation>einen Titel</translation>
    </message>
    <message>
        <source>a last day that is not before its first day</source>
        <translation>einen letzten Tag, der nicht vor dem ersten liegt</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>The list %1 is damaged. Usable rows: %3, unusable ones: %2, the first of these in line %4. The stored list was left as it is.</source>
        <translation>Die Liste %1 ist beschädigt. Brauchbare Zeilen: %3, unbrauchbare: %2, die erste davon in Zeile %4. Die gespeicherte Liste blieb unverändert.</translation>
    </message>
    <message>
        <source>%1 is %2, not an ordinary file. Nothing was opened and nothing changed.</source>
        <translation>%1 ist %2, keine gewöhnliche Datei. Es wurde nichts geöffnet und nichts verändert.</translation>
    </message>
    <message>
        <source>Beside %1 lies the log of another state of this file, such as after copying a backup over it. Nothing was changed; copies of both are in %2.</source>
        <translation>Neben %1 liegt das Protokoll eines anderen Stands dieser Datei, etwa weil eine Sicherung darüberkopiert wurde. Es wurde nichts verändert; Kopien von beiden liegen in %2.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 seconds; the query was stopped. If that happens again, the file is damaged or comes from another program.</source>
        <translation>%1 hat nicht innerhalb von %2 Sekunden geantwortet; die Abfrage wurde abgebrochen. Geschieht das wieder, ist die Datei beschädigt oder stammt von einem anderen Programm.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a device or a pipe</source>
        <translation>ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>a link to a file that does not exist</source>
        <translation>ein Verweis auf eine Datei, die es nicht gibt</translation>
    </message>
    <message>
        <source>at most 10,000 characters</source>
        <translation>höchstens 10.000 Zeichen</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>es ist eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>it is the work file that is open</source>
        <translation>es ist die geöffnete Arbeitsdatei</translation>
    </message>
    <message>
        <source>%1 was changed by another program (%2). It was not opened and nothing in it was changed. What is sound in it can be rescued into a new work file; or open a backup copy of it.</source>
        <translation>%1 wurde von einem anderen Programm verändert (%2). Die Datei wurde nicht geöffnet und nichts darin geändert. Was darin heil ist, lässt sich in eine neue Arbeitsdatei retten; oder öffnen Sie eine Sicherungskopie.</translation>
    </message>
    <message>
        <source>Cancelled. What was stored is as it was.</source>
        <translation>Abgebrochen. Was gespeichert war, ist unverändert.</translation>
    </message>
    <message>
        <source>at most 200 characters</source>
        <translation>höchstens 200 Zeichen</translation>
    </message>
    <message>
        <source>the folder does not exist and cannot be made here</source>
        <translation>den Ordner gibt es nicht, und er lässt sich hier nicht anlegen</translation>
    </message>
    <message>
        <source>its name is not written in UTF-8; rename it</source>
        <translation>ihr Name ist nicht in UTF-8 geschrieben; benennen Sie sie um</translation>
    </message>
    <message>
        <source>In %1 a value is damaged: table “%2”, row %3, column “%4”. What is sound in it can be rescued into a new work file.</source>
        <translation>In %1 ist ein Wert beschädigt: Tabelle „%2“, Zeile %3, Spalte „%4“. Was darin heil ist, lässt sich in eine neue Arbeitsdatei retten.</translation>
    </message>
    <message>
        <source>%1 is damaged. What is sound in it can be rescued into a new work file; or open a backup copy of it.</source>
        <translation>%1 ist beschädigt. Was darin heil ist, lässt sich in eine neue Arbeitsdatei retten; oder öffnen Sie eine Sicherungskopie.</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>sie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Nothing can be rescued from %1. Open a backup copy of it.</source>
        <translation>Aus %1 lässt sich nichts retten. Öffnen Sie eine Sicherungskopie.</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>ein anderes Programm hat sie geöffnet; schließen Sie sie dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>without this font letters or signs would be missing on paper; install Zahlmeister again, on Debian the package fonts-noto-core</source>
        <translation>ohne diese Schrift fehlten auf Papier Buchstaben oder Zeichen; installieren Sie Zahlmeister neu, unter Debian das Paket fonts-noto-core</translation>
    </message>
    <message>
        <source>%1 is doubtful: %4. Players in it: %2, in the stored list: %3.</source>
        <translation>%1 ist zweifelhaft: %4. Spieler darin: %2, in der gespeicherten Liste: %3.</translation>
    </message>
    <message>
        <source>“%1” is no address of a list: %2.</source>
        <translation>„%1“ ist keine Adresse einer Liste: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. The stored list was left as it is.</source>
        <translation>%1 ist nicht erreichbar: %2. Die gespeicherte Liste bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Who answers at %1 cannot prove to be %1: %2. Nothing was loaded.</source>
        <translation>Wer unter %1 antwortet, kann sich nicht als %1 ausweisen: %2. Es wurde nichts geladen.</translation>
    </message>
    <message>
        <source>%1 does not give the list (answer %2). Look on the federation&apos;s pages whether its address is another one now.</source>
        <translation>%1 gibt die Liste nicht heraus (Antwort %2). Sehen Sie auf den Seiten des Verbands nach, ob die Adresse inzwischen anders lautet.</translation>
    </message>
    <message>
        <source>%1 leads on to “%2”, %3. Nothing was loaded.</source>
        <translation>%1 verweist weiter auf „%2“, %3. Es wurde nichts geladen.</translation>
    </message>
    <message>
        <source>The list of %1 did not come whole: %2. The stored list was left as it is; try again later.</source>
        <translation>Die Liste von %1 ist nicht vollständig angekommen: %2. Die gespeicherte Liste bleibt, wie sie ist; versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>What %1 gives is larger than any rating list (more than %2 MB). It was not loaded.</source>
        <translation>Was %1 liefert, ist größer als jede Wertungsliste (mehr als %2 MB). Es wurde nicht geladen.</translation>
    </message>
    <message>
        <source>%1 gave %2. The stored list was left as it is.</source>
        <translation>%1 lieferte %2. Die gespeicherte Liste bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This is the sample club: nobody in it exists, so nothing of it is handed in or given out.</source>
        <translation>Das ist der Musterverein: Niemand darin existiert, deshalb wird nichts davon eingereicht oder herausgegeben.</translation>
    </message>
    <message>
        <source>many are missing</source>
        <translation>viele fehlen</translation>
    </message>
    <message>
        <source>it ends in the middle of a line</source>
        <translation>sie endet mitten in einer Zeile</translation>
    </message>
    <message>
        <source>it must begin with https://</source>
        <translation>sie muss mit https:// beginnen</translation>
    </message>
    <message>
        <source>it names no server</source>
        <translation>sie nennt keinen Server</translation>
    </message>
    <message>
        <source>a name or password must not stand in it</source>
        <translation>ein Name oder Kennwort darf nicht darin stehen</translation>
    </message>
    <message>
        <source>which is not encrypted</source>
        <translation>was nicht verschlüsselt ist</translation>
    </message>
    <message>
        <source>and so on without an end</source>
        <translation>und so weiter ohne Ende</translation>
    </message>
    <message>
        <source>which is no address of the web</source>
        <translation>was keine Adresse im Netz ist</translation>
    </message>
    <message>
        <source>nothing more came for too long</source>
        <translation>es kam zu lange nichts mehr</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>es hat zu lange gedauert</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>die Verbindung ist abgerissen</translation>
    </message>
    <message>
        <source>a web page instead of a list</source>
        <translation>eine Webseite statt einer Liste</translation>
    </message>
    <message>
        <source>something that is no rating list</source>
        <translation>etwas, das keine Wertungsliste ist</translation>
    </message>
    <message>
        <source>the list of another federation</source>
        <translation>die Liste eines anderen Verbands</translation>
    </message>
    <message>
        <source>In the archive, %1 cannot be read: its content is damaged or was made by somebody else. Nothing was changed.</source>
        <translation>Im Archiv ist %1 nicht zu lesen: Der Inhalt ist beschädigt oder stammt von einem fremden Programm. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is no address of an archive. Write sqlite:PATH for a file or postgresql://HOST/DATABASE for a server.</source>
        <translation>„%1“ ist keine Adresse eines Archivs. Erwartet wird sqlite:PFAD für eine Datei oder postgresql://RECHNER/DATENBANK für einen Server.</translation>
    </message>
    <message>
        <source>The address of the archive contains a password. Leave it out and put it into ~/.pgpass or a service file.</source>
        <translation>In der Adresse des Archivs steht ein Passwort. Bitte dort weglassen und in ~/.pgpass oder einer Dienstdatei (service file) hinterlegen.</translation>
    </message>
    <message>
        <source>The archive %1 is on another computer, and with sslmode=%2 anybody could listen. Use at least sslmode=require, better verify-full.</source>
        <translation>Das Archiv %1 liegt auf einem anderen Rechner, und mit sslmode=%2 könnte jeder mitlesen. Nötig ist mindestens sslmode=require, besser verify-full.</translation>
    </message>
    <message>
        <source>There is no archive at %1. Check the address, or create the archive first.</source>
        <translation>Unter %1 liegt kein Archiv. Bitte die Adresse prüfen oder das Archiv zuerst anlegen.</translation>
    </message>
    <message>
        <source>At %1 there is something already. Nothing was changed; choose another place.</source>
        <translation>Unter %1 gibt es schon etwas. Es wurde nichts geändert; bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Writing to the archive %1 needs Zahlmeister %2 or newer. With this version it can only be looked at.</source>
        <translation>Um in das Archiv %1 zu schreiben, braucht es Zahlmeister %2 oder neuer. Mit dieser Version lässt es sich nur ansehen.</translation>
    </message>
    <message>
        <source>The archive %1 was made by a newer version of Zahlmeister. It can only be opened with that one.</source>
        <translation>Das Archiv %1 stammt von einer neueren Version von Zahlmeister und lässt sich nur mit dieser öffnen.</translation>
    </message>
    <message>
        <source>The archive %1 was made by an older version of Zahlmeister. On a server its administrator runs packaging/archive/setup once more; a file is opened once on a local disk.</source>
        <translation>Das Archiv %1 stammt von einer älteren Version von Zahlmeister. Auf einem Server führt sein Verwalter packaging/archive/setup noch einmal aus; eine Datei wird einmal auf einem lokalen Datenträger geöffnet.</translation>
    </message>
    <message>
        <source>The archive %1 was computed by other rules or another version of the evaluation. Only a complete recalculation can go on from there.</source>
        <translation>Das Archiv %1 wurde mit anderen Regeln oder einer anderen Version der Auswertung berechnet. Weiterrechnen lässt sich nur mit einem vollständigen Berechnungslauf.</translation>
    </message>
    <message>
        <source>The archive %1 lies in a network or cloud folder, where several computers would damage it. There it can only be looked at; for several referees, use a server.</source>
        <translation>Das Archiv %1 liegt in einem Netz- oder Cloud-Ordner, wo mehrere Rechner es beschädigen würden. Dort lässt es sich nur ansehen; für mehrere Referenten ist ein Server gedacht.</translation>
    </message>
    <message>
        <source>The archive %1 cannot be reached: %2.</source>
        <translation>Das Archiv %1 ist nicht erreichbar: %2.</translation>
    </message>
    <message>
        <source>Somebody else is writing to the archive %1. Nothing was changed; try again in a while.</source>
        <translation>Jemand anderes schreibt gerade in das Archiv %1. Es wurde nichts geändert; bitte später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The archive %1 reports an error, and nothing was changed: %2.</source>
        <translation>Das Archiv %1 meldet einen Fehler, und es wurde nichts geändert: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not there (on Debian and Ubuntu the package libqt6sql6-psql; the program for Windows has none)</source>
        <translation>Qts Treiber für PostgreSQL fehlt (unter Debian und Ubuntu das Paket libqt6sql6-psql; das Programm für Windows hat keinen)</translation>
    </message>
    <message>
        <source>your role does not have the right to do this</source>
        <translation>Ihre Rolle hat dazu kein Recht</translation>
    </message>
    <message>
        <source>the revision that you have seen is not there any more, or your role does not show it</source>
        <translation>die Fassung, die Sie gesehen haben, gibt es nicht mehr, oder Ihre Rolle zeigt sie nicht</translation>
    </message>
    <message>
        <source>it has revisions that are not computed yet; let a recalculation run first</source>
        <translation>es enthält Fassungen, die noch nicht gerechnet sind; lassen Sie zuerst einen Berechnungslauf laufen</translation>
    </message>
    <message>
        <source>he was a member when he last played, and members cannot be made anonymous (4.1.1)</source>
        <translation>er war Mitglied, als er zuletzt spielte, und Mitglieder lassen sich nicht anonymisieren (4.1.1)</translation>
    </message>
    <message>
        <source>its database refused what it was asked</source>
        <translation>Seine Datenbank hat abgelehnt, was sie tun sollte</translation>
    </message>
    <message>
        <source>the file cannot be opened; check its folder and your rights there</source>
        <translation>Die Datei lässt sich nicht öffnen; prüfen Sie den Ordner und Ihre Rechte darin</translation>
    </message>
    <message>
        <source>the server refused the connection</source>
        <translation>Der Server hat die Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>there is no computer of this name; check the name in the address, and whether this computer is connected to the network</source>
        <translation>Es gibt keinen Rechner dieses Namens; prüfen Sie den Namen in der Adresse, und ob dieser Computer mit dem Netz verbunden ist</translation>
    </message>
    <message>
        <source>no database server answers there; it does not run, or its port is another one</source>
        <translation>Dort antwortet kein Datenbankserver; er läuft nicht, oder sein Port ist ein anderer</translation>
    </message>
    <message>
        <source>the server did not answer in time; it is switched off, or a firewall stands in between</source>
        <translation>Der Server hat nicht rechtzeitig geantwortet; er ist ausgeschaltet, oder eine Firewall steht dazwischen</translation>
    </message>
    <message>
        <source>the network has no way to this computer; check your connection, or the VPN of your association</source>
        <translation>Das Netz kennt keinen Weg zu diesem Rechner; prüfen Sie Ihre Verbindung oder das VPN Ihres Verbands</translation>
    </message>
    <message>
        <source>the server does not accept this user with this password</source>
        <translation>Der Server nimmt diesen Benutzer mit diesem Passwort nicht an</translation>
    </message>
    <message>
        <source>the server asks for a password, and there is none: neither typed nor in the password file (.pgpass)</source>
        <translation>Der Server verlangt ein Passwort, und es gibt keins: weder eingetippt noch in der Passwortdatei (.pgpass)</translation>
    </message>
    <message>
        <source>the server has no database of this name; it stands last in the address</source>
        <translation>Der Server hat keine Datenbank dieses Namens; er steht am Ende der Adresse</translation>
    </message>
    <message>
        <source>the server does not know this user; ask whoever keeps it for an account</source>
        <translation>Der Server kennt diesen Benutzer nicht; lassen Sie sich vom Betreuer des Servers ein Konto geben</translation>
    </message>
    <message>
        <source>the server does not admit this user from this computer; ask whoever keeps it (pg_hba.conf, rights of the role)</source>
        <translation>Der Server lässt diesen Benutzer von diesem Computer aus nicht zu; fragen Sie den Betreuer des Servers (pg_hba.conf, Rechte der Rolle)</translation>
    </message>
    <message>
        <source>the server admits nobody without encryption; put sslmode=require or sslmode=verify-full into the address</source>
        <translation>Der Server lässt ohne Verschlüsselung niemanden zu; schreiben Sie sslmode=require oder sslmode=verify-full in die Adresse</translation>
    </message>
    <message>
        <source>the server offers no encryption (TLS), and without it nothing is sent over the network; ask whoever keeps it</source>
        <translation>Der Server bietet keine Verschlüsselung (TLS) an, und ohne sie wird nichts über das Netz geschickt; fragen Sie den Betreuer des Servers</translation>
    </message>
    <message>
        <source>an encrypted connection (TLS) did not come about</source>
        <translation>Eine verschlüsselte Verbindung (TLS) kam nicht zustande</translation>
    </message>
    <message>
        <source>the certificate of the server does not prove that it is the right one; nothing was sent. Ask whoever keeps it for its certificate</source>
        <translation>Das Zertifikat des Servers beweist nicht, dass es der richtige ist; geschickt wurde nichts. Lassen Sie sich vom Betreuer des Servers das Zertifikat geben</translation>
    </message>
    <message>
        <source>the certificate to check the server by is missing; name its file in the address with sslrootcert</source>
        <translation>Das Zertifikat, mit dem der Server geprüft wird, fehlt; nennen Sie seine Datei in der Adresse mit sslrootcert</translation>
    </message>
    <message>
        <source>the server has too many connections at the moment; try again in a while</source>
        <translation>Der Server hat gerade zu viele Verbindungen; versuchen Sie es später noch einmal</translation>
    </message>
    <message>
        <source>the server is just starting or shutting down; try again in a while</source>
        <translation>Der Server fährt gerade hoch oder herunter; versuchen Sie es gleich noch einmal</translation>
    </message>
    <message>
        <source>the service in the address stands in no service file of this computer (pg_service.conf)</source>
        <translation>Der Dienst in der Adresse steht in keiner Dienstdatei dieses Computers (pg_service.conf)</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>Die Verbindung ist abgerissen</translation>
    </message>
    <message>
        <source>In the words of the database: %1</source>
        <translation>Im Wortlaut der Datenbank: %1</translation>
    </message>
    <message>
        <source>There is no connection to the archive.</source>
        <translation>Es besteht keine Verbindung zum Archiv.</translation>
    </message>
    <message>
        <source>%1 was not replaced: it is %2. Nothing was written; name another file.</source>
        <translation>%1 wurde nicht ersetzt: Dort liegt %2. Es wurde nichts geschrieben; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The work file %1 is no longer there: it, or the log beside it, was renamed, moved, deleted or replaced while it was open. Nothing more is stored until you decide where to go on.</source>
        <translation>Die Arbeitsdatei %1 ist nicht mehr an ihrem Platz: Sie oder das Protokoll neben ihr wurde umbenannt, verschoben, gelöscht oder ersetzt, während sie geöffnet war. Bis Sie entscheiden, wo es weitergeht, wird nichts mehr gespeichert.</translation>
    </message>
    <message>
        <source>Beside %1 lies %2, which Zahlmeister did not leave there; opening the two together could delete files. Nothing was opened and nothing changed. Move %2 elsewhere and open the file again.</source>
        <translation>Neben %1 liegt %2, das nicht von Zahlmeister stammt; beide zusammen zu öffnen, könnte Dateien löschen. Es wurde nichts geöffnet und nichts geändert. Verschieben Sie %2 an einen anderen Ort und öffnen Sie die Datei dann erneut.</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>es gibt schon eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>its name is needed for the lock of the work file, and it is no such lock; rename it</source>
        <translation>ihren Namen braucht die Sperre der Arbeitsdatei, und sie ist keine; benennen Sie sie um</translation>
    </message>
    <message>
        <source>a work file of Zahlmeister</source>
        <translation>eine Arbeitsdatei von Zahlmeister</translation>
    </message>
    <message>
        <source>a store of rating lists of Zahlmeister</source>
        <translation>ein Bestand von Wertungslisten von Zahlmeister</translation>
    </message>
    <message>
        <source>an archive of Zahlmeister</source>
        <translation>ein Archiv von Zahlmeister</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>eine Datenbank</translation>
    </message>
    <message>
        <source>there, but it cannot be read</source>
        <translation>eine Datei, die sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>there already with content of another kind</source>
        <translation>schon eine Datei mit Inhalt anderer Art</translation>
    </message>
    <message>
        <source>%1 was made by a trial version of before release 0.1.0 (file version %2), which this program cannot read. The file was left as it is.</source>
        <translation>%1 stammt von einer Probefassung vor der Version 0.1.0 (Dateiversion %2), die dieses Programm nicht lesen kann. Die Datei wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>it could not be removed</source>
        <translation>sie ließ sich nicht entfernen</translation>
    </message>
    <message>
        <source>The parameter “%2” of the rule version “%1” has a value that makes no sense; nothing can be computed with it. Expected: %3.</source>
        <translation>Die Stellgröße „%2“ der Regelfassung „%1“ hat keinen sinnvollen Wert; mit ihr lässt sich nicht rechnen. Erwartet: %3.</translation>
    </message>
    <message>
        <source>ranges whose upper bounds ascend, the last one without a bound</source>
        <translation>Bereiche mit steigenden oberen Grenzen, der letzte ohne Grenze</translation>
    </message>
    <message>
        <source>the beginning of a VKZ: digits and capital letters</source>
        <translation>der Anfang einer VKZ: Ziffern und Großbuchstaben</translation>
    </message>
    <message>
        <source>small letters, digits, hyphens, dots and underscores</source>
        <translation>Kleinbuchstaben, Ziffern, Bindestriche, Punkte und Unterstriche</translation>
    </message>
</context>
<context>
    <name>EvaluationTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>FideReport</name>
    <message>
        <source>%1 has %2 points in the report, but %3 in the final table.</source>
        <translation>%1 hat in der Meldung %2 Punkte, in der Endtabelle aber %3.</translation>
    </message>
    <message>
        <source>%1 has place %2 in the report, but %3 in the final table.</source>
        <translation>%1 hat in der Meldung Platz %2, in der Endtabelle aber %3.</translation>
    </message>
    <message>
        <source>%1: the organiser&apos;s table says %2 %3, the results give %4.</source>
        <translation>%1: Die Tabelle des Ausrichters nennt %2 %3, aus den Ergebnissen folgt %4.</translation>
    </message>
    <message>
        <source>The game %1 – %2 has no result and is left out.</source>
        <translation>Die Partie %1 – %2 hat kein Ergebnis und fehlt in der Meldung.</translation>
    </message>
    <message>
        <source>The first or the last day is missing.</source>
        <translation>Der erste oder der letzte Tag fehlt.</translation>
    </message>
    <message>
        <source>The time control is missing, and so which list it is for.</source>
        <translation>Die Bedenkzeit fehlt und damit, für welche Liste gemeldet wird.</translation>
    </message>
    <message>
        <source>Readers of FIDE reports refuse it.</source>
        <translation>Leser von FIDE-Meldungen weisen sie zurück.</translation>
    </message>
    <message>
        <source>Read again, the number of its games is %1, not %2.</source>
        <translation>Wieder eingelesen hat sie %1 statt %2 Partien.</translation>
    </message>
    <message>
        <source>A FIDE ID is asked for with the consent of the player alone.</source>
        <translation>Eine FIDE-ID wird nur mit Einverständnis des Spielers beantragt.</translation>
    </message>
    <message>
        <source>due by %1</source>
        <translation>fällig bis %1</translation>
    </message>
    <message>
        <source>fee %1 €</source>
        <translation>Gebühr %1 €</translation>
    </message>
    <message>
        <source>Elo report: %1</source>
        <translation>Elo-Meldung: %1</translation>
    </message>
    <message>
        <source>(as entered on %1)</source>
        <translation>(so eingetragen am %1)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID:</source>
        <translation>
            <numerusform>%n Spieler ohne FIDE-ID:</numerusform>
            <numerusform>%n Spieler ohne FIDE-ID:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>%1, values cut: %2 below, %3 above</source>
        <translation>%1, Streichwerte: %2 unten, %3 oben</translation>
    </message>
    <message>
        <source>%1, values cut: %2 below</source>
        <translation>%1, Streichwerte: %2 unten</translation>
    </message>
    <message>
        <source>Tie-breaks by FIDE C.07, edition of %1.</source>
        <translation>Feinwertungen nach FIDE C.07, Fassung %1.</translation>
    </message>
    <message>
        <source>The edition of 2024-08 stands for that of 2024-04 as well.</source>
        <translation>Die Fassung 2024-08 steht auch für die Fassung 2024-04.</translation>
    </message>
    <message>
        <source>%1 must not be used where everybody meets everybody (C.07, article 8).</source>
        <translation>%1 darf im Rundenturnier nicht verwendet werden (C.07, Artikel 8).</translation>
    </message>
    <message>
        <source>Places that nothing decides are shared.</source>
        <translation>Plätze, die nichts entscheidet, werden geteilt.</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Abschlusstabelle</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>gedachter Gegner</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played for it</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Ages count in the year of the first day.</source>
        <translation>Das Alter zählt im Jahr des ersten Tages.</translation>
    </message>
    <message>
        <source>Players without a rating are in the lowest group.</source>
        <translation>Spieler ohne Wertungszahl stehen in der untersten Gruppe.</translation>
    </message>
    <message>
        <source>Organiser&apos;s table</source>
        <translation>Tabelle des Ausrichters</translation>
    </message>
    <message>
        <source>Youth up to %1</source>
        <translation>Jugend bis %1</translation>
    </message>
    <message>
        <source>Seniors from %1</source>
        <translation>Senioren ab %1</translation>
    </message>
    <message>
        <source>Ratings up to %1</source>
        <translation>Wertungszahlen bis %1</translation>
    </message>
    <message>
        <source>Ratings from %1</source>
        <translation>Wertungszahlen ab %1</translation>
    </message>
    <message>
        <source>Ratings %1 to %2</source>
        <translation>Wertungszahlen %1 bis %2</translation>
    </message>
    <message>
        <source>Teams of %1</source>
        <translation>Mannschaften zu %1</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Frauen</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>The tournament has no name yet.</source>
        <translation>Das Turnier hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The name belongs to the tournament data that must be submitted.</source>
        <translation>Der Name muss mit eingereicht werden. Tragen Sie ihn in den Turnierdaten ein.</translation>
    </message>
    <message>
        <source>The place of the tournament is missing.</source>
        <translation>Der Spielort des Turniers fehlt.</translation>
    </message>
    <message>
        <source>The place belongs to the tournament data that must be submitted.</source>
        <translation>Der Spielort muss mit eingereicht werden. Tragen Sie ihn in den Turnierdaten ein.</translation>
    </message>
    <message>
        <source>The start date of the tournament is missing.</source>
        <translation>Das Anfangsdatum des Turniers fehlt.</translation>
    </message>
    <message>
        <source>Among tournaments that end on the same day, the one that started earlier is evaluated first.</source>
        <translation>Enden mehrere Turniere am selben Tag, wird das früher begonnene zuerst ausgewertet.</translation>
    </message>
    <message>
        <source>The end date of the tournament is missing.</source>
        <translation>Es fehlt das Enddatum des Turniers.</translation>
    </message>
    <message>
        <source>It decides which rules apply, how old the players are, and in which order tournaments are evaluated.</source>
        <translation>Es entscheidet, welche Regeln gelten, wie alt die Spieler sind und in welcher Reihenfolge Turniere ausgewertet werden.</translation>
    </message>
    <message>
        <source>The tournament ends before it starts.</source>
        <translation>Das Enddatum liegt vor dem Anfangsdatum.</translation>
    </message>
    <message>
        <source>Correct the start date or the end date.</source>
        <translation>Berichtigen Sie das Anfangs- oder das Enddatum.</translation>
    </message>
    <message>
        <source>The organisation level of the tournament is missing.</source>
        <translation>Die Spielebene des Turniers fehlt.</translation>
    </message>
    <message>
        <source>The first three characters of the VKZ say who held the tournament and who evaluates it; 000 is the German federation itself.</source>
        <translation>Die ersten drei Stellen der VKZ sagen, wer das Turnier ausgerichtet hat und wer es auswertet; 000 steht für den DSB.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Die Bedenkzeit fehlt.</translation>
    </message>
    <message>
        <source>It must be given. A game needs at least 90 minutes a player, 60 minutes in youth tournaments of U12 and younger.</source>
        <translation>Geben Sie sie an. Gewertet wird ab 90 Minuten je Spieler und Partie, bei Jugendturnieren der U12 und jünger ab 60 Minuten.</translation>
    </message>
    <message>
        <source>The mode of the tournament is missing.</source>
        <translation>Der Modus des Turniers fehlt.</translation>
    </message>
    <message>
        <source>Say how it was played: round robin, Swiss system or another way.</source>
        <translation>Geben Sie an, wie gespielt wurde: Rundenturnier, Schweizer System oder anders.</translation>
    </message>
    <message>
        <source>The rules %1 are not in force at the end of the tournament, %2.</source>
        <translation>Die Regelfassung %1 gilt am Turnierende (%2) nicht.</translation>
    </message>
    <message>
        <source>The program has no rules for this day and computes with the nearest ones. The numbers are not official.</source>
        <translation>Für diesen Tag hat das Programm keine Regelfassung und rechnet mit der nächstliegenden. Die Zahlen sind nicht offiziell.</translation>
    </message>
    <message>
        <source>The tournament is computed with the rules %1, though %2 are in force at its end.</source>
        <translation>Gerechnet wird nach der Regelfassung %1, obwohl am Turnierende %2 gilt.</translation>
    </message>
    <message>
        <source>Someone chose these rules by hand. Clear the choice, and the end date decides again.</source>
        <translation>Diese Regelfassung ist von Hand gewählt. Nehmen Sie die Wahl zurück, dann entscheidet wieder das Enddatum.</translation>
    </message>
    <message>
        <source>The tournament lasts %1 days, longer than a year.</source>
        <translation>Das Turnier dauert %1 Tage und damit länger als ein Jahr.</translation>
    </message>
    <message>
        <source>If it was interrupted for more than eight weeks, its parts are rated as tournaments of their own.</source>
        <translation>War es mehr als acht Wochen unterbrochen, werden die Abschnitte als eigene Turniere gewertet.</translation>
    </message>
    <message>
        <source>The tournament has no participants yet.</source>
        <translation>Das Turnier hat noch keine Teilnehmer.</translation>
    </message>
    <message>
        <source>Enter the players in the table of participants.</source>
        <translation>Tragen Sie die Spieler in die Teilnehmertabelle ein.</translation>
    </message>
    <message>
        <source>The player has no name.</source>
        <translation>Der Spieler hat keinen Namen.</translation>
    </message>
    <message>
        <source>Surname and forename must be given, as “Müller, Hans”.</source>
        <translation>Anzugeben sind Name und Vorname, in der Form „Müller, Hans“.</translation>
    </message>
    <message>
        <source>The member has no club.</source>
        <translation>Bei dem Mitglied fehlt die VKZ des Vereins.</translation>
    </message>
    <message>
        <source>For members the club must be given. A player without a club is not a member; clear the mark.</source>
        <translation>Bei DSB-Mitgliedern ist der Verein anzugeben. Wer keinem Verein angehört, ist kein Mitglied; dann nehmen Sie das Häkchen „Mitglied“ heraus.</translation>
    </message>
    <message>
        <source>The year of birth is missing.</source>
        <translation>Das Geburtsjahr fehlt.</translation>
    </message>
    <message>
        <source>By the year of birth the player&apos;s age is %1.</source>
        <translation>Nach dem Geburtsjahr ist das Alter des Spielers %1.</translation>
    </message>
    <message>
        <source>Check the year; two figures may be swapped.</source>
        <translation>Prüfen Sie das Jahr; vielleicht sind zwei Ziffern vertauscht.</translation>
    </message>
    <message>
        <source>Year of birth and date of birth contradict each other.</source>
        <translation>Geburtsjahr und Geburtsdatum widersprechen sich.</translation>
    </message>
    <message>
        <source>The date is used. Correct one of the two.</source>
        <translation>Gerechnet wird mit dem Datum. Berichtigen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>The same person is also player %1.</source>
        <translation>Diese Person steht auch als Spieler %1 in der Liste.</translation>
    </message>
    <message>
        <source>Remove one of the two and move its games, or correct name and IDs.</source>
        <translation>Löschen Sie einen der beiden und übertragen Sie seine Partien, oder berichtigen Sie Namen und Kennungen.</translation>
    </message>
    <message>
        <source>The rating is below %1.</source>
        <translation>Die Wertungszahl liegt unter %1.</translation>
    </message>
    <message>
        <source>The player enters with a rating of another system.</source>
        <translation>Der Spieler tritt mit der Wertungszahl eines anderen Systems an.</translation>
    </message>
    <message>
        <source>The player has no game.</source>
        <translation>Der Spieler hat keine Partie.</translation>
    </message>
    <message>
        <source>Nothing is evaluated for him; rating and index stay.</source>
        <translation>Für ihn wird nichts ausgewertet; Wertungszahl und Index bleiben.</translation>
    </message>
    <message>
        <source>No game has been entered yet.</source>
        <translation>Es ist noch keine Partie eingegeben.</translation>
    </message>
    <message>
        <source>Type the results into the crosstable.</source>
        <translation>Geben Sie die Ergebnisse in die Kreuztabelle ein.</translation>
    </message>
    <message>
        <source>The result of this game is missing.</source>
        <translation>Das Ergebnis dieser Partie fehlt.</translation>
    </message>
    <message>
        <source>Until it is entered, the game does not count.</source>
        <translation>Solange es fehlt, zählt die Partie nicht.</translation>
    </message>
    <message>
        <source>The player has two games in round %1.</source>
        <translation>Der Spieler hat in Runde %1 zwei Partien.</translation>
    </message>
    <message>
        <source>Correct the round of one of them, or its pairing.</source>
        <translation>Berichtigen Sie bei einer von ihnen die Runde oder die Paarung.</translation>
    </message>
    <message>
        <source>The game is in round %1, but the last round is %2.</source>
        <translation>Die Partie steht in Runde %1, die letzte Runde ist aber %2.</translation>
    </message>
    <message>
        <source>Correct the round or the number of rounds.</source>
        <translation>Berichtigen Sie die Runde oder die Rundenzahl.</translation>
    </message>
    <message>
        <source>The two play each other more than once, without rounds.</source>
        <translation>Die beiden spielen mehrmals gegeneinander, ohne dass Runden angegeben sind.</translation>
    </message>
    <message>
        <source>Every one of these games counts. If one was entered twice, delete it; in a double round robin give the rounds.</source>
        <translation>Jede dieser Partien zählt. Ist eine doppelt eingegeben, löschen Sie sie; in einem doppelrundigen Turnier geben Sie die Runden an.</translation>
    </message>
    <message>
        <source>The result %1 gives the two less than one point together.</source>
        <translation>Das Ergebnis %1 gibt beiden zusammen weniger als einen Punkt.</translation>
    </message>
    <message>
        <source>Only an arbiter&apos;s decision makes such a result. Check it.</source>
        <translation>So ein Ergebnis gibt es nur durch eine Entscheidung des Schiedsrichters. Prüfen Sie es.</translation>
    </message>
    <message>
        <source>The game was played on %1, outside the dates of the tournament.</source>
        <translation>Die Partie wurde am %1 gespielt, außerhalb der Turnierzeit.</translation>
    </message>
    <message>
        <source>Correct the day of the game or the dates of the tournament.</source>
        <translation>Berichtigen Sie den Tag der Partie oder den Zeitraum des Turniers.</translation>
    </message>
    <message>
        <source>The carry-over game of %1 has expired.</source>
        <translation>Die Restpartie vom %1 ist verfallen.</translation>
    </message>
    <message>
        <source>Carry-over games are dropped two years after the end of their tournament. It does not count.</source>
        <translation>Restpartien werden zwei Jahre nach dem Ende ihres Turniers verworfen. Diese zählt nicht mehr.</translation>
    </message>
    <message>
        <source>A carry-over game has no date.</source>
        <translation>Eine Restpartie hat kein Datum.</translation>
    </message>
    <message>
        <source>So nobody can tell whether it has expired. It counts; add the end date of its tournament.</source>
        <translation>So lässt sich nicht sagen, ob sie verfallen ist. Einstweilen zählt sie; tragen Sie das Enddatum ihres Turniers nach.</translation>
    </message>
    <message>
        <source>The player has a rating and carry-over games.</source>
        <translation>Der Spieler hat eine Wertungszahl und Restpartien.</translation>
    </message>
    <message>
        <source>He, and every newcomer whom he did not beat, won all other games: any high number would fit. The number shown is where the iteration stopped. Ask the rating centre.</source>
        <translation>Er und die Zusatzspieler, gegen die er nicht gewonnen hat, haben alle übrigen Partien gewonnen: Jede hohe Zahl würde passen. Ausgewiesen ist der Wert, bei dem die Iteration endete. Fragen Sie bei der Wertungszentrale nach.</translation>
    </message>
    <message>
        <source>The joint iteration did not settle within %1 steps.</source>
        <translation>Die Gesamtiteration ist nach %1 Schritten nicht zur Ruhe gekommen.</translation>
    </message>
    <message>
        <source>The first ratings are the values of the last step. Ask the rating centre before submitting them.</source>
        <translation>Die Erst-DWZ sind die Werte des letzten Schritts. Fragen Sie vor dem Einreichen bei der Wertungszentrale nach.</translation>
    </message>
    <message>
        <source>Check whether the right person and the right rating are entered.</source>
        <translation>Prüfen Sie, ob die richtige Person und die richtige Wertungszahl eingetragen sind.</translation>
    </message>
    <message>
        <source>Round %1, %2 – %3</source>
        <translation>Runde %1, %2 – %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The iteration finds no first rating for this player.</source>
        <translation>Die Iteration findet für diesen Spieler keine erste Wertungszahl.</translation>
    </message>
    <message>
        <source>No rating fits his results. As after nothing but wins or nothing but losses, he gets the average of his opponents, changed by %1 points.</source>
        <translation>Zu seinen Ergebnissen passt keine Wertungszahl. Wie nach lauter Siegen oder lauter Verlusten gilt der Gegnerschnitt, verändert um %1 Punkte.</translation>
    </message>
    <message>
        <source>With all games of this player the iteration found no end.</source>
        <translation>Mit allen Partien dieses Spielers fand die Iteration kein Ende.</translation>
    </message>
    <message>
        <source>It was repeated without his games against opponents who won or lost everything, because their first rating is fixed.</source>
        <translation>Sie wurde ohne seine Partien gegen Gegner wiederholt, die alles gewonnen oder alles verloren haben: Deren erste Wertungszahl steht fest.</translation>
    </message>
    <message>
        <source>Without it the player is computed as an adult. Juniors and youth have another coefficient.</source>
        <translation>Ohne Geburtsjahr wird der Spieler als Erwachsener gerechnet; für Jugendliche und Junioren gilt ein anderer Entwicklungsfaktor.</translation>
    </message>
    <message>
        <source>The {rating} has no index.</source>
        <translation>Zur {rating} fehlt der Index.</translation>
    </message>
    <message>
        <source>The index decides the coefficient. In rating lists it stands behind the rating: 1500 – 12. Without it the player is computed as with the lowest index.</source>
        <translation>Vom Index hängt der Entwicklungsfaktor ab. In Wertungslisten steht er hinter der Wertungszahl: 1500&#xa0;–&#xa0;12. Ohne ihn wird der Spieler wie mit dem kleinsten Index gerechnet.</translation>
    </message>
    <message>
        <source>There is no {rating} that low. Check the number.</source>
        <translation>So niedrig ist keine {rating}. Prüfen Sie die Zahl.</translation>
    </message>
    <message>
        <source>FIDE ratings, or else national ones, take the place of the {rating} if the rating centre considers them comparable.</source>
        <translation>An die Stelle der {rating} tritt das FIDE-Rating, nachrangig eine nationale Wertungszahl, wenn die Wertungszentrale sie als vergleichbar einstuft.</translation>
    </message>
    <message>
        <source>Carry-over games only serve a first {rating}; here they do not count. Check the rating.</source>
        <translation>Restpartien dienen nur der Erst-{rating}; hier zählen sie nicht. Prüfen Sie die Wertungszahl.</translation>
    </message>
    <message>
        <source>The first {rating} of this player has no upper bound.</source>
        <translation>Die Erst-{rating} dieses Spielers ist nach oben nicht begrenzt.</translation>
    </message>
    <message>
        <source>The organisation level “%1” is not one.</source>
        <translation>„%1“ ist keine Spielebene.</translation>
    </message>
    <message>
        <source>It is the first three characters of a VKZ, such as 000 or C05.</source>
        <translation>Sie besteht aus den ersten drei Stellen einer VKZ, etwa 000 oder C05.</translation>
    </message>
    <message>
        <source>The number of rounds is missing.</source>
        <translation>Die Anzahl der Runden fehlt.</translation>
    </message>
    <message>
        <source>The last round with a game is %1. With the number given, a forgotten round is noticed.</source>
        <translation>Die letzte Runde mit einer Partie ist %1. Ist die Zahl angegeben, fällt eine vergessene Runde auf.</translation>
    </message>
    <message>
        <source>No game has its day.</source>
        <translation>Keine Partie hat ein Datum.</translation>
    </message>
    <message>
        <source>Giving the days of the rounds is desirable. Without them nobody sees a break of more than eight weeks.</source>
        <translation>Die Angabe der Rundentermine ist wünschenswert. Ohne sie ist eine Unterbrechung von mehr als acht Wochen nicht zu erkennen.</translation>
    </message>
    <message>
        <source>“%1” tells of an online tournament, but it is not marked as a hybrid one.</source>
        <translation>„%1“ klingt nach einem Online-Turnier, es ist aber nicht als Hybridturnier gekennzeichnet.</translation>
    </message>
    <message>
        <source>Hybrid tournaments must be marked as such. Purely online tournaments are not rated.</source>
        <translation>Hybridturniere sind als solche zu kennzeichnen. Reine Online-Turniere werden nicht gewertet.</translation>
    </message>
    <message>
        <source>This is a hybrid tournament.</source>
        <translation>Das ist ein Hybridturnier.</translation>
    </message>
    <message>
        <source>Unless it is official or FIDE-rated, the rating centre decides about it on application. Accept this with the reason why it may be rated.</source>
        <translation>Ist es weder offiziell noch FIDE-gewertet, entscheidet die Wertungszentrale auf Antrag. Bestätigen Sie die Warnung und begründen Sie, warum das Turnier gewertet werden darf.</translation>
    </message>
    <message>
        <source>Two players only: this is a match.</source>
        <translation>Nur zwei Spieler: Das ist ein Zweikampf.</translation>
    </message>
    <message>
        <source>Matches follow rules of their own: both need a rating, and there is no special rating. Mark the tournament as a match.</source>
        <translation>Für Zweikämpfe gelten eigene Regeln: Beide brauchen eine DWZ, und es gibt keine Sonderwertung. Kennzeichnen Sie das Turnier als Zweikampf.</translation>
    </message>
    <message>
        <source>The tournament is marked as a match, but the number of its players is %1.</source>
        <translation>Das Turnier ist als Zweikampf gekennzeichnet, die Zahl der Spieler ist aber %1.</translation>
    </message>
    <message>
        <source>A match has two players. Correct the kind of tournament or the participants.</source>
        <translation>Ein Zweikampf hat zwei Spieler. Berichtigen Sie die Turnierart oder die Teilnehmer.</translation>
    </message>
    <message>
        <source>The tournament was held abroad.</source>
        <translation>Das Turnier fand im Ausland statt.</translation>
    </message>
    <message>
        <source>It is rated if a FIDE rating is intended, or on application, as a rule four weeks before it begins.</source>
        <translation>Es wird gewertet, wenn eine FIDE-Wertung vorgesehen ist, sonst auf Antrag, in der Regel vier Wochen vor Beginn.</translation>
    </message>
    <message>
        <source>“%1” tells of a theme tournament.</source>
        <translation>„%1“ klingt nach einem Thematurnier.</translation>
    </message>
    <message>
        <source>Tournaments with prescribed opening moves are not rated. If the moves were free, accept this with that reason.</source>
        <translation>Turniere mit vorgegebenen Eröffnungszügen werden nicht gewertet. Waren die Züge frei, bestätigen Sie die Warnung mit dieser Begründung.</translation>
    </message>
    <message>
        <source>“%1” tells of another game than chess by the FIDE laws.</source>
        <translation>„%1“ klingt nicht nach Partien im Sinne der FIDE-Regeln.</translation>
    </message>
    <message>
        <source>Only games played by the FIDE laws of chess can be rated. If the name misleads, accept this with that reason.</source>
        <translation>Gewertet werden nur Partien nach den FIDE-Schachregeln. Täuscht der Name, bestätigen Sie die Warnung mit dieser Begründung.</translation>
    </message>
    <message>
        <source>“%1” tells of a handicap tournament.</source>
        <translation>„%1“ klingt nach einem Vorgabeturnier.</translation>
    </message>
    <message>
        <source>Games with odds of pieces or time are not rated. If the conditions were equal, accept this with that reason.</source>
        <translation>Partien mit Figuren- oder Zeitvorgabe werden nicht gewertet. Waren die Bedingungen gleich, bestätigen Sie die Warnung mit dieser Begründung.</translation>
    </message>
    <message>
        <source>The time control was not understood: “%1”.</source>
        <translation>Die Bedenkzeit ist nicht zu verstehen: „%1“.</translation>
    </message>
    <message>
        <source>So the program cannot check whether it suffices. Write it as “90 min/40 moves + 30 min + 30 s/move”.</source>
        <translation>Ob sie ausreicht, lässt sich so nicht prüfen. Schreiben Sie zum Beispiel „90 min/40 Züge + 30 min + 30 s/Zug“.</translation>
    </message>
    <message>
        <source>The time control gives %1 min; at least %2 min are needed.</source>
        <translation>Die Bedenkzeit beträgt %1&#xa0;min, nötig sind mindestens %2&#xa0;min.</translation>
    </message>
    <message>
        <source>Time is counted per player, with the increments of 60 moves. Such games are not rated.</source>
        <translation>Gerechnet wird je Spieler, mit der Bonuszeit für 60 Züge. Solche Partien werden nicht gewertet.</translation>
    </message>
    <message>
        <source>The first period has %1 min; at least %2 min are needed.</source>
        <translation>Für die erste Zugzahlperiode sind %1&#xa0;min vorgesehen, nötig sind mindestens %2&#xa0;min.</translation>
    </message>
    <message>
        <source>If the time is divided, the first period must give every player that much. Such games are not rated.</source>
        <translation>Wird die Bedenkzeit unterteilt, muss jeder Spieler für die erste Zugzahlperiode so viel haben. Solche Partien werden nicht gewertet.</translation>
    </message>
    <message>
        <source>Days for ten moves: %1; at least %2 are needed.</source>
        <translation>Tage für zehn Züge: %1; nötig sind mindestens %2.</translation>
    </message>
    <message>
        <source>Faster tournaments are not rated.</source>
        <translation>Schnellere Turniere werden nicht gewertet.</translation>
    </message>
    <message>
        <source>The increment is %1 s a move; it should be %2 s.</source>
        <translation>Die Bonuszeit beträgt %1 s je Zug, sie soll %2 s betragen.</translation>
    </message>
    <message>
        <source>This does not prevent the evaluation.</source>
        <translation>Der Auswertung steht das nicht entgegen.</translation>
    </message>
    <message>
        <source>Moves of the first period: %1; there should be %2.</source>
        <translation>Züge der ersten Zugzahlperiode: %1, vorgesehen sind %2.</translation>
    </message>
    <message>
        <source>“%1” tells of rapid or blitz chess.</source>
        <translation>„%1“ klingt nach Schnell- oder Blitzschach.</translation>
    </message>
    <message>
        <source>Such games are too short to be rated. Give the time control; if it suffices, this warning goes.</source>
        <translation>Solche Partien sind zu kurz für eine Wertung. Geben Sie die Bedenkzeit an; reicht sie aus, entfällt die Warnung.</translation>
    </message>
    <message>
        <source>By its name this is a tournament of class %1, but the class is not given.</source>
        <translation>Dem Namen nach ist das ein Turnier der Klasse %1, die Klasse ist aber nicht angegeben.</translation>
    </message>
    <message>
        <source>Classes U12 and younger may play with 60 minutes. Enter the class in the tournament data.</source>
        <translation>In den Klassen U12 und jünger genügen 60 Minuten. Tragen Sie die Klasse in den Turnierdaten ein.</translation>
    </message>
    <message>
        <source>No game for %1 days, from %2 to %3.</source>
        <translation>%1 Tage ohne Partie, vom %2 bis zum %3.</translation>
    </message>
    <message>
        <source>After a break of more than eight weeks the parts are rated as tournaments of their own, as a rule.</source>
        <translation>Nach einer Unterbrechung von mehr als acht Wochen werden die Abschnitte in der Regel als eigene Turniere gewertet.</translation>
    </message>
    <message>
        <source>The last game was played on %1, but the tournament ends on %2.</source>
        <translation>Die letzte Partie war am %1, als Ende ist der %2 angegeben.</translation>
    </message>
    <message>
        <source>The day of the last game decides the order of evaluations. Correct the end date, or add the missing days.</source>
        <translation>Für die Reihenfolge der Auswertungen zählt der Tag der letzten Partie. Berichtigen Sie das Enddatum oder ergänzen Sie die fehlenden Termine.</translation>
    </message>
    <message>
        <source>The tournament ends only on %1.</source>
        <translation>Das Turnier endet erst am %1.</translation>
    </message>
    <message>
        <source>It is rated after its end. Until then the numbers are a preview.</source>
        <translation>Gewertet wird nach Beendigung. Bis dahin sind die Zahlen eine Vorschau.</translation>
    </message>
    <message>
        <source>The player&apos;s forename is missing.</source>
        <translation>Der Vorname des Spielers fehlt.</translation>
    </message>
    <message>
        <source>Nobody has decided yet who this player is.</source>
        <translation>Es ist noch nicht entschieden, wer dieser Spieler ist.</translation>
    </message>
    <message>
        <source>Tie him to a person of the list, or say that he is new or no member.</source>
        <translation>Ordnen Sie ihn einer Person aus der Liste zu, oder legen Sie fest, dass er neu oder kein Mitglied ist.</translation>
    </message>
    <message>
        <source>The new player has no club, so that nothing is recorded of him.</source>
        <translation>Der neue Spieler hat keinen Verein; so wird für ihn nichts gespeichert.</translation>
    </message>
    <message>
        <source>Enter the VKZ of his club. If he is in no club, identify him as text-only.</source>
        <translation>Tragen Sie die VKZ seines Vereins ein. Ist er in keinem Verein, ordnen Sie ihn als textuell zu.</translation>
    </message>
    <message>
        <source>Is the player a member? Then his club and its number (VKZ) are missing.</source>
        <translation>Ist der Spieler Mitglied? Dann fehlen Verein und VKZ.</translation>
    </message>
    <message>
        <source>“%1” is not a club number.</source>
        <translation>„%1“ ist keine VKZ.</translation>
    </message>
    <message>
        <source>The VKZ of a club has five characters, such as C0512.</source>
        <translation>Die VKZ eines Vereins hat fünf Stellen, etwa C0512.</translation>
    </message>
    <message>
        <source>The member number within the club is missing.</source>
        <translation>Die Mitgliedsnummer im Verein fehlt.</translation>
    </message>
    <message>
        <source>For members, club and member number must be given; the player&apos;s ID helps as well.</source>
        <translation>Bei Mitgliedern sind Verein und Mitgliedsnummer anzugeben; auch die Spieler-ID hilft.</translation>
    </message>
    <message>
        <source>It is not given whether the player is registered as male or female.</source>
        <translation>Das Geschlecht im Spielbetrieb (m/w) fehlt.</translation>
    </message>
    <message>
        <source>It must be given for players who are not in the list of members.</source>
        <translation>Es ist bei Spielern anzugeben, die nicht in der Mitgliederliste stehen.</translation>
    </message>
    <message>
        <source>The new member&apos;s date of birth is missing.</source>
        <translation>Das Geburtsdatum des neuen Mitglieds fehlt.</translation>
    </message>
    <message>
        <source>It must be given for members who were registered in the current half-year.</source>
        <translation>Es ist bei Mitgliedern anzugeben, die im laufenden Halbjahr angemeldet wurden.</translation>
    </message>
    <message>
        <source>The full date of birth of a text-only participant is kept.</source>
        <translation>Zu einem textuellen Teilnehmer ist das volle Geburtsdatum gespeichert.</translation>
    </message>
    <message>
        <source>No member: his data are restricted. The year of birth is enough.</source>
        <translation>Er ist kein Mitglied; von ihm wird nur das Nötige erfasst. Das Geburtsjahr genügt.</translation>
    </message>
    <message>
        <source>The participant is a text-only one, but marked as a member.</source>
        <translation>Der Teilnehmer ist textuell, aber als Mitglied gekennzeichnet.</translation>
    </message>
    <message>
        <source>Members get their {rating}. Clear the mark, or tie him to his person.</source>
        <translation>Mitglieder erhalten ihre {rating}. Nehmen Sie die Kennzeichnung zurück, oder ordnen Sie ihn seiner Person zu.</translation>
    </message>
    <message>
        <source>The club %1 belongs to another state association than the tournament (%2).</source>
        <translation>Der Verein %1 gehört zu einem anderen Landesverband als das Turnier (%2).</translation>
    </message>
    <message>
        <source>Check that it is the right person and the right club.</source>
        <translation>Prüfen Sie, ob Person und Verein stimmen.</translation>
    </message>
    <message>
        <source>%1 players belong to clubs of other state associations.</source>
        <translation>%1 Spieler gehören zu Vereinen anderer Landesverbände.</translation>
    </message>
    <message>
        <source>In an open tournament that is usual; then agree with the referees in charge beforehand. Otherwise check the organisation level.</source>
        <translation>Bei einem offenen Turnier ist das üblich; dann ist eine vorherige Absprache mit den Referenten nötig. Prüfen Sie sonst die Spielebene.</translation>
    </message>
    <message>
        <source>The player has no team.</source>
        <translation>Der Spieler hat keine Mannschaft.</translation>
    </message>
    <message>
        <source>In team matches every player belongs to a team.</source>
        <translation>Bei Mannschaftskämpfen gehört jeder Spieler zu einer Mannschaft.</translation>
    </message>
    <message>
        <source>The {rating} has the index 0.</source>
        <translation>Die {rating} hat den Index 0.</translation>
    </message>
    <message>
        <source>The index is 1 after the first evaluation and rises with each. Check the number.</source>
        <translation>Der Index ist nach der ersten Auswertung 1 und steigt mit jeder weiteren. Prüfen Sie die Zahl.</translation>
    </message>
    <message>
        <source>An index of %1 is given, but no {rating}.</source>
        <translation>Angegeben ist der Index %1, aber keine {rating}.</translation>
    </message>
    <message>
        <source>Whoever has an index has a {rating}. Add it, or remove the index.</source>
        <translation>Wer einen Index hat, hat auch eine {rating}. Ergänzen Sie sie, oder löschen Sie den Index.</translation>
    </message>
    <message>
        <source>The rating of another system enters with the index %1 instead of %2.</source>
        <translation>Die Wertungszahl eines anderen Systems geht mit Index %1 statt %2 ein.</translation>
    </message>
    <message>
        <source>As a rule a FIDE rating taken over gets this index. Check whether the player has a {rating} already.</source>
        <translation>In der Regel erhält eine übernommene Wertungszahl diesen Index. Prüfen Sie, ob der Spieler schon eine {rating} hat.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>Prüfen Sie die Zahl.</translation>
    </message>
    <message>
        <source>The referee entered %2 instead of %1: %3.</source>
        <translation>Der Referent hat %2 statt %1 eingetragen: %3.</translation>
    </message>
    <message>
        <source>In exceptional cases a more fitting value may be entered. It is printed with its reason.</source>
        <translation>In Ausnahmefällen kann ein angemessenerer Wert eingetragen werden. Er wird mit der Begründung gedruckt.</translation>
    </message>
    <message>
        <source>The player has a rating, but is in no list.</source>
        <translation>Der Spieler hat eine Wertungszahl, steht aber in keiner Liste.</translation>
    </message>
    <message>
        <source>Statements of players about their rating must be checked. If that is impossible, he counts as unrated.</source>
        <translation>Eigenangaben müssen überprüft werden. Ist das nicht möglich, wird er wie ungewertet behandelt.</translation>
    </message>
    <message>
        <source>A FIDE rating is entered, but the FIDE ID is missing.</source>
        <translation>Ein FIDE-Rating ist eingetragen, aber die FIDE-ID fehlt.</translation>
    </message>
    <message>
        <source>With the ID the rating can be looked up in the current list.</source>
        <translation>Mit der ID lässt sich das Rating in der aktuellen Liste nachsehen.</translation>
    </message>
    <message>
        <source>A national rating is entered although the player has a FIDE ID.</source>
        <translation>Eingetragen ist eine nationale Wertungszahl, obwohl der Spieler eine FIDE-ID hat.</translation>
    </message>
    <message>
        <source>FIDE ratings come first. Check whether he has one.</source>
        <translation>FIDE-Ratings gehen vor. Prüfen Sie, ob er eines hat.</translation>
    </message>
    <message>
        <source>Games against this computer do not count: %1.</source>
        <translation>Partien gegen diesen Computer zählen nicht: %1.</translation>
    </message>
    <message>
        <source>Nothing needs to be done. They are left out of the evaluation.</source>
        <translation>Sie müssen nichts tun; diese Partien bleiben unberücksichtigt.</translation>
    </message>
    <message>
        <source>A rating of %1 is entered for the computer.</source>
        <translation>Für den Computer ist die Wertungszahl %1 eingetragen.</translation>
    </message>
    <message>
        <source>There are no ratings of computers; the number has no effect.</source>
        <translation>Für Schachcomputer werden keine Wertungszahlen geführt; die Zahl hat keine Wirkung.</translation>
    </message>
    <message>
        <source>“%1” in the name tells of a computer.</source>
        <translation>„%1“ im Namen klingt nach einem Schachcomputer.</translation>
    </message>
    <message>
        <source>Computers must be marked as such, and games against them do not count.</source>
        <translation>Schachcomputer sind kenntlich zu machen, Partien gegen sie zählen nicht.</translation>
    </message>
    <message>
        <source>The player has nothing but forfeits.</source>
        <translation>Der Spieler hat nur kampflose Ergebnisse.</translation>
    </message>
    <message>
        <source>Games missing in a complete round robin: %1 of %2.</source>
        <translation>Zum vollständigen Rundenturnier fehlende Partien: %1 von %2.</translation>
    </message>
    <message>
        <source>Enter all results; players who withdrew are not struck out, their games are forfeits.</source>
        <translation>Tragen Sie alle Ergebnisse ein; Zurückgetretene werden nicht gestrichen, ihre Partien sind kampflos.</translation>
    </message>
    <message>
        <source>Games marked as not to be rated: %1.</source>
        <translation>Von der Wertung ausgenommene Partien: %1.</translation>
    </message>
    <message>
        <source>Tournaments are rated as a whole; parts only in special cases. Accept this with the reason.</source>
        <translation>Turniere werden als Ganzes ausgewertet, Teile nur in Sonderfällen. Bestätigen Sie die Warnung mit der Begründung.</translation>
    </message>
    <message>
        <source>Games without a round, though others have one: %1.</source>
        <translation>Partien ohne Runde, obwohl andere eine haben: %1.</translation>
    </message>
    <message>
        <source>Add the rounds, so that games of one round can be compared.</source>
        <translation>Ergänzen Sie die Runden, damit sich die Partien einer Runde vergleichen lassen.</translation>
    </message>
    <message>
        <source>The player has neither game nor bye in these rounds: %1.</source>
        <translation>Der Spieler hat in diesen Runden keine Partie und ist nicht spielfrei: %1.</translation>
    </message>
    <message>
        <source>If he had a bye or was absent, enter it. Players who withdrew are not struck out.</source>
        <translation>War er spielfrei oder abwesend, tragen Sie es ein. Zurückgetretene dürfen nicht gestrichen werden.</translation>
    </message>
    <message>
        <source>The player has a bye and a game in round %1.</source>
        <translation>Der Spieler ist in Runde %1 spielfrei und hat dort auch eine Partie.</translation>
    </message>
    <message>
        <source>One of the two is wrong. Remove the bye or the game.</source>
        <translation>Eines von beiden stimmt nicht. Löschen Sie den Eintrag „spielfrei“ oder die Partie.</translation>
    </message>
    <message>
        <source>The player has a bye in round %1, but the last round is %2.</source>
        <translation>Der Spieler ist in Runde %1 spielfrei, die letzte Runde ist aber %2.</translation>
    </message>
    <message>
        <source>These two met %1 times, more often than others.</source>
        <translation>Diese beiden haben %1-mal gegeneinander gespielt, öfter als andere.</translation>
    </message>
    <message>
        <source>The two played both games with the same colours.</source>
        <translation>Die beiden haben beide Partien mit denselben Farben gespielt.</translation>
    </message>
    <message>
        <source>In a double round robin colours change. Check the colours; the rating does not depend on them.</source>
        <translation>Im doppelrundigen Turnier wechseln die Farben. Prüfen Sie sie; für die Wertung sind sie ohne Belang.</translation>
    </message>
    <message>
        <source>Both players belong to the team %1.</source>
        <translation>Beide Spieler gehören zur Mannschaft %1.</translation>
    </message>
    <message>
        <source>Players of one team do not meet in a team match. Correct the team or the pairing.</source>
        <translation>Spieler einer Mannschaft treffen nicht aufeinander. Berichtigen Sie die Mannschaft oder die Paarung.</translation>
    </message>
    <message>
        <source>This player of the match had no {rating} before.</source>
        <translation>Dieser Spieler des Zweikampfs hatte vorher keine {rating}.</translation>
    </message>
    <message>
        <source>A match is rated only if both players have one.</source>
        <translation>Ein Zweikampf wird nur gewertet, wenn beide Spieler vorher eine haben.</translation>
    </message>
    <message>
        <source>The players form %1 groups that do not meet.</source>
        <translation>Die Spieler bilden %1 Gruppen, die nicht gegeneinander spielen.</translation>
    </message>
    <message>
        <source>Every group is a tournament of its own.</source>
        <translation>Jede Gruppe ist ein eigenes Turnier.</translation>
    </message>
    <message>
        <source>A carry-over game is dated %1, after the end of this tournament.</source>
        <translation>Eine Restpartie trägt das Datum %1, nach dem Ende dieses Turniers.</translation>
    </message>
    <message>
        <source>Carry-over games come from earlier tournaments. Correct the date.</source>
        <translation>Restpartien stammen aus früheren Turnieren. Berichtigen Sie das Datum.</translation>
    </message>
    <message>
        <source>A play-off is a tournament of its own; if it is included, its day and time control are given. If a game was entered twice, delete it.</source>
        <translation>Ein Stichkampf ist ein eigenes Turnier; wird er einbezogen, sind Termin und Bedenkzeit anzugeben. Ist eine Partie doppelt eingegeben, löschen Sie sie.</translation>
    </message>
    <message>
        <source>The player&apos;s last %1 results are zeros.</source>
        <translation>Die letzten %1 Ergebnisse des Spielers sind Nullen.</translation>
    </message>
    <message>
        <source>Perhaps he had withdrawn by then. Games that were not played are entered with + and −; they do not count.</source>
        <translation>Vielleicht war er schon zurückgetreten. Kampflose Partien werden mit + und − eingegeben; sie zählen nicht.</translation>
    </message>
    <message>
        <source>The leagues do not begin or end on the same day: %1 to %2.</source>
        <translation>Die Klassen beginnen oder enden nicht am selben Tag: %1 bis %2.</translation>
    </message>
    <message>
        <source>Several leagues can be rated as one tournament, as a rule only if they begin and end together.</source>
        <translation>Mehrere Klassen können als ein Turnier gewertet werden, im Allgemeinen nur bei gleichem Start- und Endtermin.</translation>
    </message>
    <message>
        <source>The performance differs from the rating by %1 points.</source>
        <translation>Die Turnierleistung weicht um %1 Punkte von der Wertungszahl ab.</translation>
    </message>
    <message>
        <source>Nothing says that both players agreed on the rating beforehand.</source>
        <translation>Nichts sagt, dass beide Spieler die Auswertung vorher vereinbart haben.</translation>
    </message>
    <message>
        <source>A match is rated only if that was agreed before it began. Ask, and mark it in the data of the tournament.</source>
        <translation>Ein Zweikampf wird nur ausgewertet, wenn das vor Beginn vereinbart war. Fragen Sie nach, und vermerken Sie es in den Turnierdaten.</translation>
    </message>
    <message>
        <source>The time to submit the tournament ended on %1.</source>
        <translation>Die Einreichungsfrist ist am %1 abgelaufen.</translation>
    </message>
    <message>
        <source>There is no claim to an evaluation any more; in special cases it is still possible. Accept this with the reason.</source>
        <translation>Ein Anspruch auf Auswertung besteht nicht mehr; in besonderen Fällen ist sie noch zulässig. Bestätigen Sie mit der Begründung.</translation>
    </message>
    <message>
        <source>The last day to evaluate the tournament was %1.</source>
        <translation>Ausgewertet werden durfte das Turnier bis zum %1.</translation>
    </message>
    <message>
        <source>Only administrators may still evaluate it. Ask the rating centre.</source>
        <translation>Nun dürfen es nur noch Administratoren auswerten. Wenden Sie sich an die Wertungszentrale.</translation>
    </message>
    <message>
        <source>The player was a member until %1.</source>
        <translation>Der Spieler war bis zum %1 Mitglied.</translation>
    </message>
    <message>
        <source>Until %2 his {rating} is carried on like a member&apos;s; in whatever is published he appears as a text-only participant.</source>
        <translation>Bis zum %2 wird seine {rating} wie die eines Mitglieds weitergeführt; in Veröffentlichungen erscheint er als textueller Teilnehmer.</translation>
    </message>
    <message>
        <source>Since %2 former members are text-only participants: nothing is recorded of him.</source>
        <translation>Seit dem %2 gilt er als textueller Teilnehmer: Für ihn wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The rating %1 is hardly anybody&apos;s.</source>
        <translation>Eine Wertungszahl von %1 hat kaum jemand.</translation>
    </message>
    <message>
        <source>The carry-over game of %1 against %2 counts as one against %3.</source>
        <translation>Die Restpartie vom %1 gegen %2 zählt als Partie gegen %3.</translation>
    </message>
    <message>
        <source>It was played before the level of all ratings was raised, so the opponent&apos;s rating is converted. The regulation does not spell this out; the rule version can switch it off.</source>
        <translation>Sie wurde vor der Anhebung des DWZ-Niveaus gespielt; deshalb wird die Zahl des Gegners umgerechnet. Die Wertungsordnung spricht das nicht aus; in der Regelfassung lässt es sich abschalten.</translation>
    </message>
    <message>
        <source>Nobody has enough games: %1 at most, and %2 are needed.</source>
        <translation>Niemand hat genug Partien: höchstens %1, nötig sind %2.</translation>
    </message>
    <message>
        <source>The evaluation changes nothing, and nobody gets a first {rating}.</source>
        <translation>Die Auswertung ändert nichts, und niemand erhält eine erste {rating}.</translation>
    </message>
    <message>
        <source>What is the tournament called?</source>
        <translation>Wie heißt das Turnier?</translation>
    </message>
    <message>
        <source>Where was it played?</source>
        <translation>Wo wurde gespielt?</translation>
    </message>
    <message>
        <source>On which day did it begin?</source>
        <translation>An welchem Tag hat es begonnen?</translation>
    </message>
    <message>
        <source>On which day was the last game played?</source>
        <translation>An welchem Tag war die letzte Partie?</translation>
    </message>
    <message>
        <source>Which are the first and the last day? The dates given contradict each other.</source>
        <translation>Welches sind der erste und der letzte Spieltag? Die Angaben widersprechen sich.</translation>
    </message>
    <message>
        <source>Which time control was used?</source>
        <translation>Mit welcher Bedenkzeit wurde gespielt?</translation>
    </message>
    <message>
        <source>How was it played: round robin, Swiss system or otherwise?</source>
        <translation>Wie wurde gespielt: Rundenturnier, Schweizer System oder anders?</translation>
    </message>
    <message>
        <source>Was it played at the board, or online with arbiters present?</source>
        <translation>Wurde am Brett gespielt oder online unter Aufsicht?</translation>
    </message>
    <message>
        <source>Had both players agreed before the match began that it should be rated?</source>
        <translation>Hatten beide Spieler die Auswertung vor Beginn des Zweikampfs vereinbart?</translation>
    </message>
    <message>
        <source>Were opening moves prescribed?</source>
        <translation>Waren Eröffnungszüge vorgegeben?</translation>
    </message>
    <message>
        <source>Was it played by the FIDE laws of chess?</source>
        <translation>Wurde nach den FIDE-Schachregeln gespielt?</translation>
    </message>
    <message>
        <source>Were the conditions the same for both sides?</source>
        <translation>Galten für beide Seiten dieselben Bedingungen?</translation>
    </message>
    <message>
        <source>Which time control was used? What is given cannot be understood.</source>
        <translation>Mit welcher Bedenkzeit wurde gespielt? Die Angabe ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The time control given is %1 min a player; %2 min are needed. Is that right?</source>
        <translation>Angegeben sind %1&#xa0;min Bedenkzeit je Spieler, nötig sind %2&#xa0;min. Stimmt das?</translation>
    </message>
    <message>
        <source>The first period given is %1 min; %2 min are needed. Is that right?</source>
        <translation>Für die erste Zugzahlperiode sind %1&#xa0;min angegeben, nötig sind %2&#xa0;min. Stimmt das?</translation>
    </message>
    <message>
        <source>Was this a rapid or blitz tournament?</source>
        <translation>War das ein Schnell- oder Blitzturnier?</translation>
    </message>
    <message>
        <source>Was there really no game from %2 to %3?</source>
        <translation>Wurde vom %2 bis zum %3 wirklich nicht gespielt?</translation>
    </message>
    <message>
        <source>The last game with a day was on %1, the end is given as %2. Which is right?</source>
        <translation>Die letzte Partie mit Datum war am %1, als Ende ist der %2 angegeben. Was stimmt?</translation>
    </message>
    <message>
        <source>What is the player&apos;s name?</source>
        <translation>Wie heißt der Spieler?</translation>
    </message>
    <message>
        <source>What is the forename?</source>
        <translation>Wie lautet der Vorname?</translation>
    </message>
    <message>
        <source>Who is this? Please give club, member number and year of birth, or say that the player belongs to no club.</source>
        <translation>Um wen handelt es sich? Bitte nennen Sie Verein, Mitgliedsnummer und Geburtsjahr, oder teilen Sie mit, dass der Spieler keinem Verein angehört.</translation>
    </message>
    <message>
        <source>For which club does the member play?</source>
        <translation>Welchem Verein gehört das Mitglied an?</translation>
    </message>
    <message>
        <source>What is the number (VKZ) of the club? “%1” is none.</source>
        <translation>Wie lautet die VKZ des Vereins? „%1“ ist keine.</translation>
    </message>
    <message>
        <source>What is the member number?</source>
        <translation>Wie lautet die Mitgliedsnummer?</translation>
    </message>
    <message>
        <source>Male or female (as registered for play)?</source>
        <translation>Männlich oder weiblich (im Spielbetrieb)?</translation>
    </message>
    <message>
        <source>What is the new member&apos;s date of birth?</source>
        <translation>Wann ist das neue Mitglied geboren?</translation>
    </message>
    <message>
        <source>In which year was the player born?</source>
        <translation>In welchem Jahr ist der Spieler geboren?</translation>
    </message>
    <message>
        <source>Is the year of birth right? By it the player&apos;s age would be %1.</source>
        <translation>Stimmt das Geburtsjahr? Danach wäre das Alter des Spielers %1.</translation>
    </message>
    <message>
        <source>Year of birth and date of birth contradict each other. Which is right?</source>
        <translation>Geburtsjahr und Geburtsdatum widersprechen sich. Was stimmt?</translation>
    </message>
    <message>
        <source>Is this the same person as player %1?</source>
        <translation>Ist das dieselbe Person wie Spieler %1?</translation>
    </message>
    <message>
        <source>For which team did the player play?</source>
        <translation>Für welche Mannschaft hat er gespielt?</translation>
    </message>
    <message>
        <source>Where does the rating come from? Please name the list and the player&apos;s ID.</source>
        <translation>Woher stammt die Wertungszahl? Bitte nennen Sie Liste und Spieler-ID.</translation>
    </message>
    <message>
        <source>What is the FIDE ID?</source>
        <translation>Wie lautet die FIDE-ID?</translation>
    </message>
    <message>
        <source>Is this a chess computer?</source>
        <translation>Ist das ein Schachcomputer?</translation>
    </message>
    <message>
        <source>What was the result?</source>
        <translation>Wie ging die Partie aus?</translation>
    </message>
    <message>
        <source>Games are missing: %1 of %2. Please send their results; games that were not played are marked with + and −.</source>
        <translation>Es fehlen Partien: %1 von %2. Bitte senden Sie die Ergebnisse; kampflose werden mit + und − gekennzeichnet.</translation>
    </message>
    <message>
        <source>Two games are given in round %1. Which one is right?</source>
        <translation>In Runde %1 sind zwei Partien angegeben. Welche stimmt?</translation>
    </message>
    <message>
        <source>A bye and a game are given in round %1. Which one is right?</source>
        <translation>In Runde %1 ist der Spieler als spielfrei und mit einer Partie angegeben. Was stimmt?</translation>
    </message>
    <message>
        <source>The game is given in round %1 of %2. In which round was it played?</source>
        <translation>Die Partie steht in Runde %1 von %2. In welcher Runde wurde sie gespielt?</translation>
    </message>
    <message>
        <source>Did these two really meet more than once?</source>
        <translation>Haben diese beiden wirklich mehrmals gegeneinander gespielt?</translation>
    </message>
    <message>
        <source>These two met %1 times. Was it a play-off? Then please give its day and time control.</source>
        <translation>Diese beiden haben %1-mal gespielt. War es ein Stichkampf? Dann nennen Sie bitte Termin und Bedenkzeit.</translation>
    </message>
    <message>
        <source>Both belong to the team %1. Which team is right?</source>
        <translation>Beide gehören zur Mannschaft %1. Welche Mannschaft stimmt?</translation>
    </message>
    <message>
        <source>Is the result %1 right?</source>
        <translation>Stimmt das Ergebnis %1?</translation>
    </message>
    <message>
        <source>Was it really played on %1, outside the dates of the tournament?</source>
        <translation>Wurde sie wirklich am %1 gespielt, außerhalb des Turnierzeitraums?</translation>
    </message>
    <message>
        <source>Were the last %1 games played, or lost by forfeit?</source>
        <translation>Wurden die letzten %1 Partien gespielt oder kampflos verloren?</translation>
    </message>
    <message>
        <source>There are %1 groups that did not meet. Were they tournaments of their own?</source>
        <translation>%1 Gruppen haben nicht gegeneinander gespielt. Waren das eigene Turniere?</translation>
    </message>
    <message>
        <source>Is this the right person? The result is %1 points off the rating.</source>
        <translation>Ist das die richtige Person? Das Ergebnis weicht um %1 Punkte von der Wertungszahl ab.</translation>
    </message>
    <message>
        <source>It was a round robin</source>
        <translation>Es war ein Rundenturnier</translation>
    </message>
    <message>
        <source>It was a Swiss tournament</source>
        <translation>Es wurde nach Schweizer System gespielt</translation>
    </message>
    <message>
        <source>It was a Scheveningen tournament</source>
        <translation>Es wurde nach Scheveninger System gespielt</translation>
    </message>
    <message>
        <source>It was a knock-out tournament</source>
        <translation>Es war ein K.-o.-Turnier</translation>
    </message>
    <message>
        <source>It was played freely</source>
        <translation>Die Paarungen waren frei</translation>
    </message>
    <message>
        <source>Set the end to %1</source>
        <translation>Ende auf %1 setzen</translation>
    </message>
    <message>
        <source>Swap start and end</source>
        <translation>Anfang und Ende tauschen</translation>
    </message>
    <message>
        <source>Include %1 in the dates</source>
        <translation>Zeitraum bis %1 erweitern</translation>
    </message>
    <message>
        <source>Set the number of rounds to %1</source>
        <translation>Rundenzahl auf %1 setzen</translation>
    </message>
    <message>
        <source>Mark as a match</source>
        <translation>Als Zweikampf kennzeichnen</translation>
    </message>
    <message>
        <source>Mark as a tournament of individuals</source>
        <translation>Als Einzelturnier kennzeichnen</translation>
    </message>
    <message>
        <source>Mark as a hybrid tournament</source>
        <translation>Als Hybridturnier kennzeichnen</translation>
    </message>
    <message>
        <source>Both had agreed on it before</source>
        <translation>Vorherige Vereinbarung vermerken</translation>
    </message>
    <message>
        <source>Set the class to %1</source>
        <translation>Klasse %1 eintragen</translation>
    </message>
    <message>
        <source>Let the end date decide</source>
        <translation>Das Enddatum entscheiden lassen</translation>
    </message>
    <message>
        <source>Take the year %1 of the date</source>
        <translation>Geburtsjahr %1 aus dem Datum übernehmen</translation>
    </message>
    <message>
        <source>Keep the year only</source>
        <translation>Nur das Geburtsjahr behalten</translation>
    </message>
    <message>
        <source>Clear the mark of membership</source>
        <translation>Nicht als Mitglied führen</translation>
    </message>
    <message>
        <source>Mark as a computer</source>
        <translation>Als Computer kennzeichnen</translation>
    </message>
    <message>
        <source>Clear the rating</source>
        <translation>Wertungszahl löschen</translation>
    </message>
    <message>
        <source>Clear the index</source>
        <translation>Index löschen</translation>
    </message>
    <message>
        <source>Set the index to %1</source>
        <translation>Index auf %1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>Drop %n carry-over game(s)</source>
        <translation>
            <numerusform>%n Restpartie löschen</numerusform>
            <numerusform>%n Restpartien löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n zero(s) into forfeits</source>
        <translation>
            <numerusform>%n Null als kampflos eintragen</numerusform>
            <numerusform>%n Nullen als kampflos eintragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the bye of round %1</source>
        <translation>„Spielfrei“ in Runde %1 löschen</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Diese Partie löschen</translation>
    </message>
    <message>
        <source>Tournament data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Dates and deadlines</source>
        <translation>Termine und Fristen</translation>
    </message>
    <message>
        <source>Data of the participants</source>
        <translation>Angaben zu den Teilnehmern</translation>
    </message>
    <message>
        <source>Who the participants are</source>
        <translation>Zuordnung der Teilnehmer</translation>
    </message>
    <message>
        <source>Ratings and carry-over games</source>
        <translation>Wertungszahlen und Restpartien</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Rules and evaluation</source>
        <translation>Regelfassung und Auswertung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) open</source>
        <translation>
            <numerusform>%n Warnung offen</numerusform>
            <numerusform>%n Warnungen offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n bestätigt</numerusform>
            <numerusform>%n bestätigt</numerusform>
        </translation>
    </message>
    <message>
        <source>all right</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Ready to submit.</source>
        <translation>Bereit zur Einreichung.</translation>
    </message>
    <message>
        <source>Ready as soon as the warnings are settled or accepted.</source>
        <translation>Bereit, sobald die Warnungen behoben oder bestätigt sind.</translation>
    </message>
    <message>
        <source>Not ready to submit: errors must be settled.</source>
        <translation>Noch nicht bereit: Fehler müssen behoben werden.</translation>
    </message>
    <message>
        <source>An open is rated only by prior arrangement.</source>
        <translation>Ein offenes Turnier wird nur nach vorheriger Absprache ausgewertet.</translation>
    </message>
    <message>
        <source>Agree with the base referee first, then upwards. Tournaments that are marked as official ones need none.</source>
        <translation>Sprechen Sie es zuerst mit dem Basisreferenten ab, dann nach oben. Turniere, die als offiziell gekennzeichnet sind, brauchen das nicht.</translation>
    </message>
    <message>
        <source>This text has %1 characters; no more than %2 can be entered.</source>
        <translation>Dieser Text hat %1 Zeichen; eingegeben werden können höchstens %2.</translation>
    </message>
    <message>
        <source>It comes from an earlier version of the program. Shorten it: files with longer texts are not read.</source>
        <translation>Er stammt aus einer früheren Programmfassung. Kürzen Sie ihn, denn Dateien mit längeren Texten werden nicht gelesen.</translation>
    </message>
    <message>
        <source>Round %1: no match of %2.</source>
        <translation>Runde %1: kein Wettkampf von %2.</translation>
    </message>
    <message>
        <source>Others of the league play in this round. Enter the match that is missing.</source>
        <translation>Andere der Liga spielen in dieser Runde. Tragen Sie den fehlenden Wettkampf ein.</translation>
    </message>
    <message>
        <source>Round %1: against whom did %2 play, and with which results?</source>
        <translation>Runde %1: Gegen wen hat %2 gespielt und mit welchen Ergebnissen?</translation>
    </message>
    <message>
        <source>%1 and %2 meet %3 times, more often than the rounds allow.</source>
        <translation>%1 und %2 treffen %3-mal aufeinander, öfter, als die Runden zulassen.</translation>
    </message>
    <message>
        <source>Perhaps one of the matches was entered in two rounds. Remove it there.</source>
        <translation>Vielleicht ist ein Wettkampf in zwei Runden eingetragen. Entfernen Sie ihn dort.</translation>
    </message>
    <message>
        <source>%1 and %2 are given as meeting %3 times. Is that right?</source>
        <translation>%1 und %2 sind %3-mal gegeneinander angegeben. Stimmt das?</translation>
    </message>
    <message>
        <source>%1 against %2 has board %3 twice.</source>
        <translation>%1 gegen %2 hat Brett %3 zweimal.</translation>
    </message>
    <message>
        <source>Perhaps the match was entered twice. Remove one of the games, or correct its board.</source>
        <translation>Vielleicht ist der Wettkampf doppelt eingetragen. Entfernen Sie eine der Partien, oder berichtigen Sie ihr Brett.</translation>
    </message>
    <message>
        <source>%1 against %2: which game was played on board %3?</source>
        <translation>%1 gegen %2: Welche Partie wurde an Brett %3 gespielt?</translation>
    </message>
    <message>
        <source>Round %2, %1: somebody on a board before %3 stands below this player in the line-up.</source>
        <translation>Runde %2, %1: Vor Brett %3 sitzt jemand, der in der Meldung hinter diesem Spieler steht.</translation>
    </message>
    <message>
        <source>Boards follow the order of the line-up. The rating does not depend on it, but a result may stand with the wrong player.</source>
        <translation>Die Bretter folgen der Reihenfolge der Meldung. Für die Wertung ist sie ohne Belang, aber ein Ergebnis kann beim falschen Spieler stehen.</translation>
    </message>
    <message>
        <source>Round %3, %1 against %2: number of boards %4, of other matches %5.</source>
        <translation>Runde %3, %1 gegen %2: Bretter %4, in anderen Wettkämpfen %5.</translation>
    </message>
    <message>
        <source>So the score of the match does not add up. Enter what is missing; a board on which nobody sat is typed as U.</source>
        <translation>So geht das Ergebnis des Wettkampfs nicht auf. Tragen Sie ein, was fehlt; ein unbesetztes Brett wird als U getippt.</translation>
    </message>
    <message>
        <source>The player played for several teams: %1.</source>
        <translation>Der Spieler hat für mehrere Mannschaften gespielt: %1.</translation>
    </message>
    <message>
        <source>For the evaluation he is one person, and all of his games count.</source>
        <translation>Für die Auswertung ist er eine Person, und alle seine Partien zählen.</translation>
    </message>
    <message>
        <source>The player was not in the line-up of %1 on the day of round %2.</source>
        <translation>Der Spieler stand am Tag von Runde %2 nicht in der Meldung von %1.</translation>
    </message>
    <message>
        <source>Correct the line-up with its days, or the player of the board.</source>
        <translation>Berichtigen Sie die Meldung mit ihren Tagen oder den Spieler des Bretts.</translation>
    </message>
    <message>
        <source>The tournament is an international one.</source>
        <translation>Das Turnier ist international.</translation>
    </message>
    <message>
        <source>Results of international tournaments do not count for a national rating.</source>
        <translation>Ergebnisse internationaler Turniere werden für die nationale Wertungszahl nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>%1 on the board counts for the rating, %2 for the table.</source>
        <translation>Für die Wertung zählt %1 am Brett, für die Tabelle %2.</translation>
    </message>
    <message>
        <source>Results that were awarded later do not change the rating of games that ended properly on the board.</source>
        <translation>Nachträglich zugesprochene Ergebnisse ändern die Wertung von Partien nicht, die ordnungsgemäß am Brett beendet wurden.</translation>
    </message>
    <message>
        <source>Ingo number %1 and tournament result %2 are far apart.</source>
        <translation>Ingozahl %1 und Turniererfolgszahl %2 liegen weit auseinander.</translation>
    </message>
    <message>
        <source>If the number is out of date, or a youth player improved strongly once more, rule C III may be applied with the consent of the superior evaluator. It was not. Accept this with what was agreed.</source>
        <translation>Ist die Zahl veraltet oder hat sich ein Jugendlicher wiederholt stark verbessert, darf im Einvernehmen mit dem zuständigen Hauptbearbeiter nach C&#xa0;III gerechnet werden. Das ist hier nicht geschehen. Bestätigen Sie dies mit dem, was vereinbart wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%n with other numbers than before</source>
        <translation>
            <numerusform>%n&#xa0;mit anderen Zahlen als zuvor</numerusform>
            <numerusform>%n&#xa0;mit anderen Zahlen als zuvor</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to submit: run the recalculation first.</source>
        <translation>Nicht bereit: zuerst den Berechnungslauf ausführen.</translation>
    </message>
    <message>
        <source>Surname and forename must be given, as “Müller, Hans”. A row too many among the participants is removed by Ctrl+Delete.</source>
        <translation>Anzugeben sind Name und Vorname, in der Form „Müller, Hans“. Eine überzählige Zeile bei den Teilnehmern entfernt Strg+Entf.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n empty row(s)</source>
        <translation>
            <numerusform>%n leere Zeile entfernen</numerusform>
            <numerusform>%n leere Zeilen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee entered %2 instead of %1 without a reason.</source>
        <translation>Statt %1 wurde %2 eingetragen, ohne Begründung.</translation>
    </message>
    <message>
        <source>Such a value is printed with its reason. Enter it below the table of participants, or take the listed value again.</source>
        <translation>Ein solcher Wert wird mit seiner Begründung gedruckt. Tragen Sie sie unter der Tabelle der Teilnehmer ein, oder nehmen Sie wieder den Wert der Liste.</translation>
    </message>
    <message>
        <source>No game has its round, so rounds and colours are not known.</source>
        <translation>Keine Partie hat eine Runde; Runden und Farben sind also nicht bekannt.</translation>
    </message>
    <message>
        <source>The report to the federation must have both: it counts rounds of its own, and gives White to the player in whose row the result was typed. If they are known, enter them in the rounds or in the progress table. The rating does not depend on them.</source>
        <translation>Die Meldung an den Verband verlangt beides: Sie zählt eigene Runden, und Weiß hat, in wessen Zeile das Ergebnis getippt wurde. Sind sie bekannt, tragen Sie sie unter Runden oder in der Fortschrittstabelle ein. Auf die Wertung haben sie keinen Einfluss.</translation>
    </message>
    <message>
        <source>%1 against %2 has a board %3; a match has %4.</source>
        <translation>%1 gegen %2 hat ein Brett %3; ein Wettkampf hat %4.</translation>
    </message>
    <message>
        <source>Perhaps a digit too many was typed. Correct the board, or the number of boards of a match; tie-breaks of the league depend on both.</source>
        <translation>Vielleicht ist eine Ziffer zu viel eingegeben. Berichtigen Sie das Brett oder die Zahl der Bretter je Wettkampf; die Feinwertungen der Liga hängen von beidem ab.</translation>
    </message>
    <message>
        <source>%1 against %2: on which board was the game played that stands at board %3?</source>
        <translation>%1 gegen %2: An welchem Brett wurde die Partie gespielt, die bei Brett %3 steht?</translation>
    </message>
    <message>
        <source>Line-up of %1: with %2 the player stands below %3 with %4; the league allows %5.</source>
        <translation>Meldung von %1: mit %2 unter %3 mit %4 gemeldet; die Liga erlaubt %5.</translation>
    </message>
    <message>
        <source>Move him up in the line-up, or correct the rating of the day by which it is ordered. The limit is one of the rules of the league.</source>
        <translation>In der Meldung nach oben rücken oder die Wertungszahl des Stichtags berichtigen. Die Grenze steht in den Regeln der Liga.</translation>
    </message>
    <message>
        <source>Line-up of %1: added from %2 on, after %3, the last day for that.</source>
        <translation>Meldung von %1: gemeldet ab %2, nach dem %3, dem letzten Tag dafür.</translation>
    </message>
    <message>
        <source>The day is one of the rules of the league. Correct it, or the player&apos;s first day.</source>
        <translation>Der Tag steht in den Regeln der Liga. Ihn oder den ersten Tag des Spielers berichtigen.</translation>
    </message>
    <message>
        <source>Round %2: the player sat for %1 after %4 appearances for %3.</source>
        <translation>Runde %2: für %1 eingesetzt nach %4 Einsätzen für %3.</translation>
    </message>
    <message>
        <source>After so many appearances as a substitute the rules of the league fix a player. His games stay rated; what becomes of the match the league decides.</source>
        <translation>Nach so vielen Einsätzen als Ersatz spielt sich nach den Regeln der Liga fest, wer aushilft. Gewertet werden die Partien trotzdem; was aus dem Kampf wird, entscheidet die Liga.</translation>
    </message>
    <message>
        <source>The player sat for %1 and for %2 on %3.</source>
        <translation>Am %3 für %1 und für %2 eingesetzt.</translation>
    </message>
    <message>
        <source>The rules of the league allow one match a day. Correct the day or the player.</source>
        <translation>Die Regeln der Liga erlauben einen Kampf am Tag. Den Tag oder den Spieler berichtigen.</translation>
    </message>
    <message>
        <source>Round %2: %3 guests played for %1; the league allows %4.</source>
        <translation>Runde %2: Gäste bei %1: %3; die Liga erlaubt %4.</translation>
    </message>
    <message>
        <source>The number is one of the rules of the league. Guests are marked in the line-up.</source>
        <translation>Die Zahl steht in den Regeln der Liga. Gäste sind in der Meldung bezeichnet.</translation>
    </message>
    <message>
        <source>As listed: %1</source>
        <translation>Wie in der Liste: %1</translation>
    </message>
    <message>
        <source>Enter the date of the round</source>
        <translation>Datum der Runde eintragen</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Go to the results</source>
        <translation>Zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Go to the round</source>
        <translation>Zur Runde</translation>
    </message>
    <message>
        <source>Go to the game</source>
        <translation>Zur Partie</translation>
    </message>
    <message>
        <source>Go to the player</source>
        <translation>Zum Spieler</translation>
    </message>
    <message>
        <source>Open the tournament data</source>
        <translation>Turnierdaten öffnen</translation>
    </message>
    <message>
        <source>The player is a new member; tournaments since %1 may be evaluated afterwards for him.</source>
        <translation>Der Spieler ist neues Mitglied; Turniere seit dem %1 können nachträglich für ihn gewertet werden.</translation>
    </message>
    <message>
        <source>Look whether he played in the year before as a non-member.</source>
        <translation>Sehen Sie nach, ob er im Jahr davor als Vereinsloser gespielt hat.</translation>
    </message>
    <message>
        <source>Did the player take part in tournaments since %1, before he was a member?</source>
        <translation>Hat der Spieler seit dem %1 an Turnieren teilgenommen, bevor er Mitglied war?</translation>
    </message>
    <message>
        <source>This is one of several parts of a season.</source>
        <translation>Das ist einer von mehreren Teilen einer Saison.</translation>
    </message>
    <message>
        <source>A season is rated in parts only where generally more than eight weeks lie between them. Else the reports of its parts are rated as one tournament: join them. The table goes through all parts either way.</source>
        <translation>Eine Saison wird nur dann in Teilen gewertet, wenn in der Regel mehr als acht Wochen dazwischen liegen. Sonst werden die Meldungen ihrer Teile als ein Turnier gewertet: Fassen Sie sie zusammen. Die Tabelle zählt so oder so alle Teile.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>kampflos gewonnen</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <translation>kampflos verloren</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde&#xa0;%1, %2</translation>
    </message>
    <message>
        <source>%1: not played; %3 was awarded for the table.</source>
        <translation>%1: nicht gespielt; für die Tabelle wurde %3 zugesprochen.</translation>
    </message>
    <message>
        <source>%1: %2 on the board; %3 was awarded for the table.</source>
        <translation>%1: am Brett %2; für die Tabelle wurde %3 zugesprochen.</translation>
    </message>
    <message>
        <source>(awarded; not played)</source>
        <translation>(zugesprochen; nicht gespielt)</translation>
    </message>
    <message>
        <source>(awarded; %1 on the board)</source>
        <translation>(zugesprochen; am Brett %1)</translation>
    </message>
</context>
<context>
    <name>IdentityText</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Member number</source>
        <translation>Mitgliedsnummer</translation>
    </message>
    <message>
        <source>Person ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Decided by the referee; in no list any more.</source>
        <translation>Vom Referenten entschieden; steht in keiner Liste mehr.</translation>
    </message>
    <message>
        <source>Decided by the referee; the archive has not answered.</source>
        <translation>Vom Referenten entschieden; das Archiv hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1, as decided last on %2.</source>
        <translation>%1, wie zuletzt entschieden am %2.</translation>
    </message>
    <message>
        <source>%1, decided by the referee.</source>
        <translation>%1, von Ihnen zugeordnet.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>a person, and why he was taken: &quot;by name, year of birth and club&quot;</extracomment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Chess computer: games against it do not count.</source>
        <translation>Schachcomputer: Partien gegen ihn zählen nicht.</translation>
    </message>
    <message>
        <source>Text-only: computed, but nothing is recorded, and no birth date is kept.</source>
        <translation>Textuell: wird berechnet, aber nicht gespeichert, auch das Geburtsdatum nicht.</translation>
    </message>
    <message>
        <source>New: in no list yet.</source>
        <translation>Neu: steht noch in keiner Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) could be meant.</source>
        <translation>
            <numerusform>%n Person kommt in Frage.</numerusform>
            <numerusform>%n Personen kommen in Frage.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no rating list yet to look into.</source>
        <translation>Es gibt noch keine Wertungsliste zum Nachsehen.</translation>
    </message>
    <message>
        <source>Nobody in the lists has such a name.</source>
        <translation>So heißt niemand in den Listen.</translation>
    </message>
    <message>
        <source>Nobody in the lists fits well.</source>
        <translation>Keine Person der Listen passt gut.</translation>
    </message>
    <message>
        <source>Former member, no longer listed since %1; the DWZ is carried on for five years.</source>
        <translation>Ehemaliges Mitglied, seit %1 nicht mehr in der Liste; die DWZ wird fünf Jahre weitergeführt.</translation>
    </message>
    <message>
        <source>Former member, not listed since %1; the DWZ has lapsed.</source>
        <translation>Ehemaliges Mitglied, seit %1 nicht mehr in der Liste; die DWZ ist erloschen.</translation>
    </message>
    <message>
        <source>%1: %2, listed %3</source>
        <extracomment>a field, what was typed, what the list has</extracomment>
        <translation>%1: %2, in der Liste %3</translation>
    </message>
    <message>
        <source>work file</source>
        <translation>Arbeitsdatei</translation>
    </message>
    <message>
        <source>DSB list</source>
        <translation>DSB-Liste</translation>
    </message>
    <message>
        <source>Swiss-Chess list</source>
        <translation>Swiss-Chess-Liste</translation>
    </message>
    <message>
        <source>FIDE list</source>
        <translation>FIDE-Liste</translation>
    </message>
    <message>
        <source>FIDE %1</source>
        <translation>FIDE %1</translation>
    </message>
    <message>
        <source>rating %1 instead of %2, without a reason</source>
        <translation>Wertungszahl %1 statt %2, ohne Begründung</translation>
    </message>
    <message>
        <source>index %1 instead of %2, without a reason</source>
        <translation>Index %1 statt %2, ohne Begründung</translation>
    </message>
    <message>
        <source>rating %1 instead of %2: %3</source>
        <translation>Wertungszahl %1 statt %2: %3</translation>
    </message>
    <message>
        <source>index %1 instead of %2: %3</source>
        <translation>Index %1 statt %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>All %n participant(s) identified</source>
        <translation>
            <numerusform>%n Teilnehmer zugeordnet</numerusform>
            <numerusform>Alle %n Teilnehmer zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 identified</source>
        <translation>%1 von %2 zugeordnet</translation>
    </message>
    <message numerus="yes">
        <source>%n of them doubtful</source>
        <translation>
            <numerusform>davon %n fraglich</numerusform>
            <numerusform>davon %n fraglich</numerusform>
        </translation>
    </message>
    <message>
        <source>archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>set by the referee: %1</source>
        <translation>vom Referenten gesetzt: %1</translation>
    </message>
    <message>
        <source>Not taken over yet: Ctrl+I does it.</source>
        <translation>Noch nicht übernommen: Strg+I.</translation>
    </message>
</context>
<context>
    <name>ImpactModel</name>
    <message>
        <source>won</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>no member</source>
        <translation>kein Mitglied</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, and why nobody is told of his change</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Entry before</source>
        <translation>Eingang bisher</translation>
    </message>
    <message>
        <source>Entry now</source>
        <translation>Eingang jetzt</translation>
    </message>
    <message>
        <source>Exit before</source>
        <translation>Ausgang bisher</translation>
    </message>
    <message>
        <source>Exit now</source>
        <translation>Ausgang jetzt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Changed last in</source>
        <translation>Zuletzt geändert in</translation>
    </message>
</context>
<context>
    <name>ImpactText</name>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later tournament(s) now begin with other numbers.</source>
        <translation>
            <numerusform>%n späteres Turnier beginnt jetzt mit anderen Zahlen.</numerusform>
            <numerusform>%n spätere Turniere beginnen jetzt mit anderen Zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s)</source>
        <translation>
            <numerusform>%n Restpartie</numerusform>
            <numerusform>%n Restpartien</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes: every tournament follows from the ones before.</source>
        <translation>Es ändert sich nichts: Jedes Turnier schließt an die vorhergehenden an.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <extracomment>changes, players and tournaments are counted: &quot;12 changes, 9 players, 3 tournaments.&quot;</extracomment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2 times</source>
        <extracomment>how many changes are of so many points: &quot;1–5: 4 times&quot;</extracomment>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Nach Punkten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n first rating(s) won.</source>
        <translation>
            <numerusform>%n erste Wertungszahl kommt hinzu.</numerusform>
            <numerusform>%n erste Wertungszahlen kommen hinzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first rating(s) lost.</source>
        <translation>
            <numerusform>%n erste Wertungszahl entfällt.</numerusform>
            <numerusform>%n erste Wertungszahlen entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>a tournament and its end</extracomment>
        <translation>„%1“ (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with %1.</source>
        <translation>Ausgangspunkt: %1.</translation>
    </message>
    <message>
        <source>What ended more than a year ago may only be corrected by an administrator (WO 6.2); what follows from it is computed without limit (WO 3.7).</source>
        <translation>Was vor mehr als einem Jahr endete, darf nur ein Administrator korrigieren (WO 6.2); was daraus folgt, wird unbefristet berechnet (WO 3.7).</translation>
    </message>
    <message>
        <source>Tournament %1</source>
        <translation>Turnier %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tournament, and who carries a change out of it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 enters “%2” as before, but among others whose numbers changed.</source>
        <translation>%1 beginnt „%2“ wie bisher, aber neben Spielern, deren Zahlen sich geändert haben.</translation>
    </message>
    <message>
        <source>The tournament leaves him with %1, before with %2.</source>
        <translation>Ausgang jetzt %1, bisher %2.</translation>
    </message>
    <message>
        <source>Until %1: entered with %2, left with %3.</source>
        <translation>Bis %1: Eingang %2, Ausgang %3.</translation>
    </message>
    <message>
        <source>Reason of the recalculation: %1</source>
        <translation>Grund des Berechnungslaufs: %1</translation>
    </message>
    <message>
        <source>It came through %1.</source>
        <translation>Der Weg: %1.</translation>
    </message>
    <message>
        <source>That recalculation was taken back.</source>
        <translation>Dieser Berechnungslauf wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a tournament and a player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 enters “%2” with %3 in place of %4.</source>
        <translation>%1 beginnt „%2“ mit %3 statt %4.</translation>
    </message>
    <message>
        <source>It comes through %1.</source>
        <translation>Der Weg: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It is recorded now who %n participant(s) are and where their entries come from.</source>
        <extracomment>of a work file that an earlier version of the program made</extracomment>
        <translation>
            <numerusform>Von %n Teilnehmer ist jetzt festgehalten, wer er ist und woher seine Zahl kommt.</numerusform>
            <numerusform>Von %n Teilnehmern ist jetzt festgehalten, wer sie sind und woher ihre Zahlen kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No question is left.</source>
        <translation>Es ist keine Frage offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are left to you.</source>
        <translation>
            <numerusform>%n Frage ist offen.</numerusform>
            <numerusform>%n Fragen sind offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>through %1</source>
        <translation>durch %1</translation>
    </message>
    <message>
        <source>until %1 %2 → %3%4</source>
        <extracomment>a day, the numbers before and after a tournament, and why they changed then; the last may be empty</extracomment>
        <translation>bis %1 %2 → %3%4</translation>
    </message>
    <message>
        <source>%1: today %2 → %3; %4</source>
        <extracomment>a tournament, the numbers before and after it as they are today, and what they were before</extracomment>
        <translation>%1: heute %2 → %3; %4</translation>
    </message>
    <message>
        <source>the adjustment “%1”</source>
        <extracomment>of ratings; its ID</extracomment>
        <translation>die Anpassung „%1“</translation>
    </message>
    <message>
        <source>It begins with the adjustment “%1” (WO 2.2.1).</source>
        <translation>Es beginnt mit der Anpassung „%1“ (WO 2.2.1).</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>This is none of the formats that Zahlmeister reads.</source>
        <translation>Das ist keines der Formate, die Zahlmeister liest.</translation>
    </message>
    <message>
        <source>There is nothing in the file.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file ends too early: %1 is missing. Fetch it again from the sender.</source>
        <translation>Die Datei bricht ab: Es fehlt %1. Bitte vom Absender noch einmal schicken lassen.</translation>
    </message>
    <message>
        <source>Too much for a tournament: %1, at most %2.</source>
        <translation>Zu viel für ein Turnier: %1, höchstens %2.</translation>
    </message>
    <message>
        <source>Read was “%1”; expected is %2.</source>
        <translation>Gelesen wurde „%1“, erwartet wird %2.</translation>
    </message>
    <message>
        <source>The letters were read as %1. Look at a name with an umlaut.</source>
        <translation>Die Zeichen wurden als %1 gelesen. Bitte an einem Namen mit Umlaut prüfen.</translation>
    </message>
    <message>
        <source>Some letters do not exist in %1; � stands for them.</source>
        <translation>Manche Buchstaben gibt es in %1 nicht; an ihrer Stelle steht �.</translation>
    </message>
    <message>
        <source>The file has no %1.</source>
        <translation>In der Datei fehlt: %1.</translation>
    </message>
    <message>
        <source>“%1” was left out.</source>
        <translation>„%1“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>Version %1 of this format is little known. Compare a few games.</source>
        <translation>Version %1 dieses Formats ist kaum erprobt. Bitte einige Partien vergleichen.</translation>
    </message>
    <message>
        <source>There is no table of participants or pairings in it.</source>
        <translation>Darin ist keine Tabelle mit Teilnehmern oder Paarungen.</translation>
    </message>
    <message>
        <source>These are participants only: there is no game in it.</source>
        <translation>Die Datei enthält nur Teilnehmer, keine Partien.</translation>
    </message>
    <message>
        <source>This is a table of teams. The games of the players are in the match reports.</source>
        <translation>Das ist eine Mannschaftstabelle. Die Partien der Spieler stehen in den Spielberichten.</translation>
    </message>
    <message>
        <source>Only a part of the games is in the file: %1.</source>
        <translation>In der Datei steht nur ein Teil der Partien: %1.</translation>
    </message>
    <message>
        <source>%1: “%2” is no number.</source>
        <translation>%1: „%2“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1: “%2” is no date.</source>
        <translation>%1: „%2“ ist kein Datum.</translation>
    </message>
    <message>
        <source>“%1” is no result.</source>
        <translation>„%1“ ist kein Ergebnis.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be understood.</source>
        <translation>%1: „%2“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>%1 is not in the file; taken from the rounds was %2.</source>
        <translation>%1 fehlt in der Datei; nach den Rundenterminen: %2.</translation>
    </message>
    <message>
        <source>%1: “%2” is not within %3.</source>
        <translation>%1: „%2“ liegt nicht im Bereich %3.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Es fehlt: %1.</translation>
    </message>
    <message>
        <source>The participants could not keep their numbers.</source>
        <translation>Die Teilnehmer konnten ihre Nummern nicht behalten.</translation>
    </message>
    <message>
        <source>The rating %2 of %1 need not be a DWZ.</source>
        <translation>Die Wertungszahl %2 von %1 muss keine DWZ sein.</translation>
    </message>
    <message>
        <source>The ratings of “%1” may be DWZ or Elo; taken as %2. Say what they are if you know.</source>
        <translation>Die Zahlen in „%1“ können DWZ oder Elo sein; angenommen ist %2. Bitte angeben, was sie sind.</translation>
    </message>
    <message>
        <source>%1 plays against number %2, who is not there.</source>
        <translation>%1 spielt gegen Nummer %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Two participants have the number %1.</source>
        <translation>Zwei Teilnehmer haben die Nummer %1.</translation>
    </message>
    <message>
        <source>Round %2: %1 has “%3”, but %4 has “%5”.</source>
        <translation>Runde %2: Bei %1 steht „%3“, bei %4 aber „%5“.</translation>
    </message>
    <message>
        <source>Round %2: %1 plays against %3, but not the other way round.</source>
        <translation>Runde %2: %1 spielt gegen %3, aber nicht umgekehrt.</translation>
    </message>
    <message>
        <source>Round %3: %1 and %2 have the same colour.</source>
        <translation>Runde %3: %1 und %2 haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>%1 has two games in round %2.</source>
        <translation>%1 hat in Runde %2 zwei Partien.</translation>
    </message>
    <message>
        <source>%1 plays against himself in round %2.</source>
        <translation>%1 spielt in Runde %2 gegen sich selbst.</translation>
    </message>
    <message>
        <source>%1–%2: the tournament has %3, the table %4. Settle it first.</source>
        <translation>%1–%2: Im Turnier steht %3, in der Tabelle %4. Bitte zuerst klären.</translation>
    </message>
    <message>
        <source>The numbers of the opponents may be start numbers or ranks: both make sense. Say which they are.</source>
        <translation>Die Nummern der Gegner können Startnummern oder Plätze sein: Beides ist möglich. Bitte angeben, was gemeint ist.</translation>
    </message>
    <message>
        <source>%1 has “%2” against %3, who has “%4”.</source>
        <translation>Bei %1 steht gegen %3 „%2“, bei %3 gegen %1 aber „%4“.</translation>
    </message>
    <message>
        <source>%1 has nothing against %2, who has “%3”.</source>
        <translation>Bei %1 steht gegen %2 nichts, umgekehrt aber „%3“.</translation>
    </message>
    <message>
        <source>“%2” stands where %1 would play against himself.</source>
        <translation>„%2“ steht dort, wo %1 gegen sich selbst spielen würde.</translation>
    </message>
    <message>
        <source>Columns of the crosstable: %1, participants: %2.</source>
        <translation>Spalten der Kreuztabelle: %1, Teilnehmer: %2.</translation>
    </message>
    <message>
        <source>%1: the file announces %2, but %3 are there.</source>
        <translation>%1: Die Datei kündigt %2 an, vorhanden sind %3.</translation>
    </message>
    <message>
        <source>The table counts %1 for win, draw and loss; the results were taken.</source>
        <translation>Die Tabelle zählt %1 für Sieg, Remis und Verlust; übernommen sind die Ergebnisse.</translation>
    </message>
    <message>
        <source>“%1” stands for “no opponent” and was left out.</source>
        <translation>„%1“ steht für „spielfrei“ und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The name “%1” was probably cut off in the file.</source>
        <translation>Der Name „%1“ ist in der Datei wohl abgeschnitten.</translation>
    </message>
    <message>
        <source>%1 is new and gets the number %2.</source>
        <translation>%1 ist neu und bekommt die Nummer %2.</translation>
    </message>
    <message>
        <source>The names were written as surname, forename: %1.</source>
        <translation>Die Namen wurden als Nachname, Vorname geschrieben: %1.</translation>
    </message>
    <message>
        <source>It is not certain which is the surname; taken was: %1.</source>
        <translation>Unklar ist, welches der Nachname ist; angenommen: %1.</translation>
    </message>
    <message>
        <source>Titles before or behind names were left out: %1.</source>
        <translation>Titel vor oder hinter Namen wurden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Personal data that no evaluation needs was left out: %1.</source>
        <translation>Persönliche Daten, die keine Auswertung braucht, wurden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Round %3: the game of %1 and %2 is marked as not to be rated.</source>
        <translation>Runde %3: Die Partie %1 gegen %2 ist als nicht auszuwerten gekennzeichnet.</translation>
    </message>
    <message>
        <source>The file has no colours; they were chosen: %1.</source>
        <translation>Die Datei hat keine Farben; sie wurden so gewählt: %1.</translation>
    </message>
    <message>
        <source>The file has no rounds; they were found: %1.</source>
        <translation>Die Datei hat keine Runden; sie wurden so bestimmt: %1.</translation>
    </message>
    <message>
        <source>+ and − were taken as wins and losses, since nothing else stands there.</source>
        <translation>+ und − gelten als Sieg und Verlust, weil nichts anderes dasteht.</translation>
    </message>
    <message>
        <source>The bye of %1 was left out: its round is unknown.</source>
        <translation>„Spielfrei“ bei %1 wurde weggelassen: Die Runde ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The rounds cannot be told apart for certain: found were %1, announced are %2. Compare the rounds with the original.</source>
        <translation>Die Runden sind nicht sicher zu trennen: gefunden %1, angekündigt %2. Bitte die Runden mit dem Original vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be written.</source>
        <translation>
            <numerusform>%n Partie kann nicht geschrieben werden.</numerusform>
            <numerusform>%n Partien können nicht geschrieben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without an opponent cannot be written.</source>
        <translation>
            <numerusform>%n spielfreie Runde kann nicht geschrieben werden.</numerusform>
            <numerusform>%n spielfreie Runden können nicht geschrieben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose the mark “not to be rated”.</source>
        <translation>
            <numerusform>%n Partie verliert das Kennzeichen „nicht auswerten“.</numerusform>
            <numerusform>%n Partien verlieren das Kennzeichen „nicht auswerten“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s) cannot be written.</source>
        <translation>
            <numerusform>%n Restpartie kann nicht geschrieben werden.</numerusform>
            <numerusform>%n Restpartien können nicht geschrieben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose rating, index or their kind.</source>
        <translation>
            <numerusform>%n Teilnehmer verliert Wertungszahl, Index oder deren Herkunft.</numerusform>
            <numerusform>%n Teilnehmer verlieren Wertungszahl, Index oder deren Herkunft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose an identification number.</source>
        <translation>
            <numerusform>%n Teilnehmer verliert eine ID.</numerusform>
            <numerusform>%n Teilnehmer verlieren eine ID.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) of birth are lost or become a year.</source>
        <translation>
            <numerusform>%n Geburtsdatum geht verloren oder wird zum Jahr.</numerusform>
            <numerusform>%n Geburtsdaten gehen verloren oder werden zum Jahr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose their sex.</source>
        <translation>
            <numerusform>Bei %n Teilnehmer geht das Geschlecht verloren.</numerusform>
            <numerusform>Bei %n Teilnehmern geht das Geschlecht verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose club or membership.</source>
        <translation>
            <numerusform>%n Teilnehmer verliert Verein oder Mitgliedschaft.</numerusform>
            <numerusform>%n Teilnehmer verlieren Verein oder Mitgliedschaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose their team or board.</source>
        <translation>
            <numerusform>%n Teilnehmer verliert Mannschaft oder Brett.</numerusform>
            <numerusform>%n Teilnehmer verlieren Mannschaft oder Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are cut to fit.</source>
        <translation>
            <numerusform>%n Text wird gekürzt.</numerusform>
            <numerusform>%n Texte werden gekürzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their date.</source>
        <translation>
            <numerusform>%n Partie verliert ihr Datum.</numerusform>
            <numerusform>%n Partien verlieren ihr Datum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their board.</source>
        <translation>
            <numerusform>%n Partie verliert ihr Brett.</numerusform>
            <numerusform>%n Partien verlieren ihr Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>These data of the tournament cannot be written: %1.</source>
        <translation>Diese Turnierdaten können nicht geschrieben werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n chess computer(s) become players.</source>
        <translation>
            <numerusform>%n Schachcomputer wird zum Spieler.</numerusform>
            <numerusform>%n Schachcomputer werden zu Spielern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The participants are numbered anew without gaps.</source>
        <translation>Die Teilnehmer werden neu und lückenlos nummeriert.</translation>
    </message>
    <message>
        <source>whoever stands above had White in the first game</source>
        <translation>wer weiter oben steht, hatte in der ersten Partie Weiß</translation>
    </message>
    <message>
        <source>whoever is named first had White</source>
        <translation>wer zuerst genannt ist, hatte Weiß</translation>
    </message>
    <message>
        <source>alternating</source>
        <translation>abwechselnd</translation>
    </message>
    <message>
        <source>DWZ</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Zahlmeister tournament</source>
        <translation>Zahlmeister-Turnier</translation>
    </message>
    <message>
        <source>Swiss-Chess text file for the evaluation (SWI)</source>
        <translation>Swiss-Chess-Textdatei zur Auswertung (SWI)</translation>
    </message>
    <message>
        <source>Swiss-Chess tournament (SWT)</source>
        <translation>Swiss-Chess-Turnier (SWT)</translation>
    </message>
    <message>
        <source>Swiss-Chess web page</source>
        <translation>Swiss-Chess-Webseite</translation>
    </message>
    <message>
        <source>FIDE report (TRF)</source>
        <translation>FIDE-Meldung (TRF)</translation>
    </message>
    <message>
        <source>FIDE report TRF16</source>
        <translation>FIDE-Meldung TRF16</translation>
    </message>
    <message>
        <source>FIDE report TRF26</source>
        <translation>FIDE-Meldung TRF26</translation>
    </message>
    <message>
        <source>Swiss-Manager tournament</source>
        <translation>Swiss-Manager-Turnier</translation>
    </message>
    <message>
        <source>Table of chess-results</source>
        <translation>Tabelle von chess-results</translation>
    </message>
    <message>
        <source>Report to the federation (DSB XML 2.5)</source>
        <translation>Meldung an den Verband (DSB-XML 2.5)</translation>
    </message>
    <message>
        <source>Report to DeWIS (XML)</source>
        <translation>Meldung an DeWIS (XML)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Excel-Tabelle (XLSX)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>(round %1)</source>
        <translation>(Runde %1)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 ist neu.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 fehlt jetzt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is new: %2</source>
        <translation>%1 ist neu: %2</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 fehlt jetzt: %2</translation>
    </message>
    <message>
        <source>%1: other colours, date or mark</source>
        <translation>%1: andere Farben, anderes Datum oder Kennzeichen</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%2: %1 is missing.</source>
        <translation>%2: Es fehlt: %1.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Tournament: %1</source>
        <translation>Turnier: %1</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Progress table</source>
        <translation>Fortschrittstabelle</translation>
    </message>
    <message>
        <source>List of pairings</source>
        <translation>Paarungsliste</translation>
    </message>
    <message>
        <source>List of participants</source>
        <translation>Teilnehmerliste</translation>
    </message>
    <message>
        <source>Ranking without games</source>
        <translation>Rangliste ohne Partien</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Forename</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Member number</source>
        <translation>Mitgliedsnummer</translation>
    </message>
    <message>
        <source>Person id</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE id</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>DWZ or Elo</source>
        <translation>DWZ oder Elo</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Geburt</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>against …</source>
        <translation>gegen …</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Game of a round</source>
        <translation>Partie einer Runde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Number of White</source>
        <translation>Nummer von Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Number of Black</source>
        <translation>Nummer von Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result of White</source>
        <translation>Ergebnis von Weiß</translation>
    </message>
    <message>
        <source>Result of Black</source>
        <translation>Ergebnis von Schwarz</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Start numbers</source>
        <translation>Startnummern</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Rows from above</source>
        <translation>Zeilen von oben</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>games per round</source>
        <translation>Partien je Runde</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>head of the file</source>
        <translation>Dateikopf</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>tables within tables</source>
        <translation>Tabellen in Tabellen</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>%1: “%2” is not certain or does not fit the other dates; taken was %3.</source>
        <translation>%1: „%2“ ist nicht eindeutig oder passt nicht zu den übrigen Daten; übernommen: %3.</translation>
    </message>
    <message>
        <source>Empty cells of this crosstable were lost on the way, and several places are possible. Copy it from the browser once more, or take the progress table.</source>
        <translation>Aus dieser Kreuztabelle sind unterwegs leere Felder verloren gegangen, und für die übrigen sind mehrere Plätze möglich. Bitte die Tabelle noch einmal aus dem Browser kopieren oder die Fortschrittstabelle nehmen.</translation>
    </message>
    <message>
        <source>More points than from the games, probably byes that the table does not show: %1.</source>
        <translation>Mehr Punkte als aus den Partien, vermutlich durch spielfreie Runden, die in der Tabelle nicht stehen: %1.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Tabellenblätter</translation>
    </message>
    <message>
        <source>table with players</source>
        <translation>eine Tabelle mit Spielern</translation>
    </message>
    <message>
        <source>column heads with name and expected score or new rating</source>
        <translation>Spaltenköpfe mit Name und We oder neuer DWZ</translation>
    </message>
    <message>
        <source>contents of the archive</source>
        <translation>Inhalt des Archivs</translation>
    </message>
    <message>
        <source>final mark ###</source>
        <translation>Schlusszeichen ###</translation>
    </message>
    <message>
        <source>%1 and %2 have a dash against each other, read as lost by forfeit on both sides. If the game is still open, remove the result.</source>
        <translation>%1 und %2 haben gegeneinander einen Strich, gelesen als beiderseits kampflos verloren. Steht die Partie noch aus, bitte das Ergebnis löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) or note(s) of the referee cannot be written: %1.</source>
        <translation>
            <numerusform>%n Entscheidung oder Bemerkung des Referenten kann nicht geschrieben werden: %1.</numerusform>
            <numerusform>%n Entscheidungen oder Bemerkungen des Referenten können nicht geschrieben werden: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full date(s) of birth are written. They are personal data; do not publish the file (WO 6.5, 1.3).</source>
        <translation>
            <numerusform>Ein volles Geburtsdatum wird geschrieben. Es gehört zu den persönlichen Daten; veröffentlichen Sie die Datei nicht (WO 6.5, 1.3).</numerusform>
            <numerusform>%n volle Geburtsdaten werden geschrieben. Sie gehören zu den persönlichen Daten; veröffentlichen Sie die Datei nicht (WO 6.5, 1.3).</numerusform>
        </translation>
    </message>
    <message>
        <source>at most 200 characters</source>
        <translation>höchstens 200 Zeichen</translation>
    </message>
    <message>
        <source>at most 10,000 characters</source>
        <translation>höchstens 10.000 Zeichen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>end of the page</source>
        <translation>Ende der Seite</translation>
    </message>
    <message>
        <source>No tournament can be read from this file: %1.</source>
        <translation>Aus dieser Datei lässt sich kein Turnier lesen: %1.</translation>
    </message>
    <message>
        <source>Rows that are neither a participant nor a game were left out: %2, the first is “%1”.</source>
        <translation>Zeilen, die weder ein Teilnehmer noch eine Partie sind, wurden ausgelassen: %2, die erste ist „%1“.</translation>
    </message>
    <message>
        <source>A page of %1 is read like any other table, since none was at hand to learn from. Compare a few games.</source>
        <translation>Seiten von %1 werden wie jede andere Tabelle gelesen, weil keine als Muster vorlag. Vergleichen Sie einige Partien.</translation>
    </message>
    <message>
        <source>Several groups are in it: %1. If these are tournaments of their own, take one after the other.</source>
        <translation>Darin stehen mehrere Gruppen: %1. Sind es eigene Turniere, nehmen Sie eines nach dem anderen.</translation>
    </message>
    <message>
        <source>The points in the file are those after round %1 of %2. The games count.</source>
        <translation>Die Punkte in der Datei sind die nach Runde %1 von %2. Es gelten die Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) do not come back as they are.</source>
        <translation>
            <numerusform>%n Text kommt nicht so zurück, wie er ist.</numerusform>
            <numerusform>%n Texte kommen nicht so zurück, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their round or get another one.</source>
        <translation>
            <numerusform>%n Partie verliert ihre Runde oder bekommt eine andere.</numerusform>
            <numerusform>%n Partien verlieren ihre Runde oder bekommen eine andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their colours.</source>
        <translation>
            <numerusform>%n Partie verliert ihre Farben.</numerusform>
            <numerusform>%n Partien verlieren ihre Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zahlmeister itself would not read this file again, or not with everybody in it; what else is lost is not known.</source>
        <translation>Zahlmeister selbst würde diese Datei nicht wieder einlesen oder nicht mit allen Teilnehmern; was sonst noch verloren geht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>it is a PDF. Open it, mark the table with its head, copy it, and paste it here</source>
        <translation>Es ist ein PDF. Öffnen Sie es, markieren Sie die Tabelle mit ihrem Kopf, kopieren Sie sie und fügen Sie sie hier ein</translation>
    </message>
    <message>
        <source>it is a file of an old Excel or Word. Save it as XLSX, or copy and paste the table</source>
        <translation>Es ist eine Datei eines alten Excel oder Word. Speichern Sie sie als XLSX, oder kopieren Sie die Tabelle und fügen Sie sie ein</translation>
    </message>
    <message>
        <source>it is an OpenDocument file. Save it as XLSX, or copy and paste the table</source>
        <translation>Es ist eine OpenDocument-Datei. Speichern Sie sie als XLSX, oder kopieren Sie die Tabelle und fügen Sie sie ein</translation>
    </message>
    <message>
        <source>it is a Word file. Open it, mark the table with its head, copy it, and paste it here</source>
        <translation>Es ist eine Word-Datei. Öffnen Sie sie, markieren Sie die Tabelle mit ihrem Kopf, kopieren Sie sie und fügen Sie sie hier ein</translation>
    </message>
    <message>
        <source>it is an archive. Unpack it, and take the files in it</source>
        <translation>Es ist ein Archiv. Entpacken Sie es, und nehmen Sie die Dateien daraus</translation>
    </message>
    <message>
        <source>it has the moves of games (PGN), but neither forfeits nor byes. Ask the organiser for the file of the pairing program, or for the crosstable</source>
        <translation>Darin stehen die Züge von Partien (PGN), aber weder Kampflose noch Spielfreie. Bitten Sie den Ausrichter um die Datei des Paarungsprogramms oder um die Kreuztabelle</translation>
    </message>
    <message>
        <source>these are standings of Lichess without games. Download the FIDE report (TRF) of the Swiss tournament there, and put people&apos;s names in the place of user names</source>
        <translation>Es sind Ranglisten von Lichess ohne Partien. Laden Sie dort den FIDE-Bericht (TRF) des Schweizer Turniers herunter, und setzen Sie die Namen der Spieler an die Stelle der Benutzernamen</translation>
    </message>
    <message>
        <source>these are data of Swiss-Chess 10 about players. Have Swiss-Chess write the file for the evaluation (SWI)</source>
        <translation>Es sind Spielerdaten von Swiss-Chess 10. Lassen Sie Swiss-Chess die Datei für die Auswertung (SWI) schreiben</translation>
    </message>
    <message>
        <source>it is a rating list. Import it as a list: in the window by opening it, on the command line with “players import”</source>
        <translation>Es ist eine Wertungsliste. Lesen Sie sie als Liste ein: im Fenster, indem Sie sie öffnen, auf der Kommandozeile mit „players import“</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>%1 plays for %2 and for %3 in the same round: these are taken for two persons of one name.</source>
        <translation>%1 spielt in derselben Runde für %2 und für %3: Das gilt als zwei Personen gleichen Namens.</translation>
    </message>
    <message>
        <source>The boards of %1 against %2 give %4, the report says %3. Compare them with it.</source>
        <translation>Die Bretter von %1 gegen %2 ergeben %4, im Bericht steht %3. Vergleichen Sie sie mit ihm.</translation>
    </message>
    <message>
        <source>the guests had White on the odd boards, as in most leagues</source>
        <translation>die Gäste hatten an den ungeraden Brettern Weiß, wie in den meisten Ligen</translation>
    </message>
    <message>
        <source>the guests had White on the odd boards, as the text says</source>
        <translation>die Gäste hatten an den ungeraden Brettern Weiß, wie es im Text steht</translation>
    </message>
    <message>
        <source>the home side had White on the odd boards, as the text says</source>
        <translation>die Heimmannschaft hatte an den ungeraden Brettern Weiß, wie es im Text steht</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Ergebnis des Kampfes</translation>
    </message>
    <message>
        <source>Empty cells were lost on the way; rows concerned: %1. The diagonal, the opponents&apos; cells and the points leave only one place for each; compare with the original.</source>
        <translation>Unterwegs sind leere Felder verloren gegangen; betroffene Zeilen: %1. Diagonale, Gegenfelder und Punkte lassen für jedes nur einen Platz zu; bitte mit dem Original vergleichen.</translation>
    </message>
    <message>
        <source>The columns of this line are shifted (characters: %1). Compare it.</source>
        <translation>Die Spalten dieser Zeile sind um %1 Zeichen verschoben. Bitte vergleichen.</translation>
    </message>
    <message>
        <source>None of the ratings of the file (%1) is called a DWZ. Tie the names to their persons; that sets the DWZ.</source>
        <translation>Keine der Wertungszahlen in der Datei (%1) heißt DWZ. Bitte die Namen ihren Personen zuordnen; das setzt auch die DWZ.</translation>
    </message>
    <message>
        <source>Points of %1: %2 in the file, %3 from the games. The games count.</source>
        <translation>Punkte von %1: %2 in der Datei, %3 nach den Partien. Es gelten die Partien.</translation>
    </message>
    <message>
        <source>Points of %1: %2 in the table, %3 from the games.</source>
        <translation>Punkte von %1: %2 laut Tabelle, %3 aus den Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) of the league who played nowhere are left out.</source>
        <translation>
            <numerusform>%n&#xa0;Teilnehmer der Liga, der nirgends gespielt hat, bleibt weg.</numerusform>
            <numerusform>%n&#xa0;Teilnehmer der Liga, die nirgends gespielt haben, bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who objected or are anonymous are not named (WO 4.1.1, 6.5).</source>
        <translation>
            <numerusform>%n&#xa0;Spieler, der widersprochen hat oder anonym ist, wird nicht genannt (WO 4.1.1, 6.5).</numerusform>
            <numerusform>%n&#xa0;Spieler, die widersprochen haben oder anonym sind, werden nicht genannt (WO 4.1.1, 6.5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who objected or are anonymous are named, as the evaluation needs it (WO 6.1.2.2); do not publish the file.</source>
        <translation>
            <numerusform>%n&#xa0;Spieler, der widersprochen hat oder anonym ist, steht mit Namen in der Datei, weil die Auswertung ihn braucht (WO 6.1.2.2); die Datei nicht veröffentlichen.</numerusform>
            <numerusform>%n&#xa0;Spieler, die widersprochen haben oder anonym sind, stehen mit Namen in der Datei, weil die Auswertung sie braucht (WO 6.1.2.2); die Datei nicht veröffentlichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) somebody counts for his own team instead of the one for which he played.</source>
        <translation>
            <numerusform>In einer Partie zählt jemand für die eigene Mannschaft statt für die, für die er gespielt hat.</numerusform>
            <numerusform>In %n Partien zählt jemand für die eigene Mannschaft statt für die, für die er gespielt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken for %2, the team of its players.</source>
        <translation>Für %1 wurde %2 genommen, die Mannschaft der Spieler.</translation>
    </message>
    <message>
        <source>%1 may be the participant %2 or %3. Write team, rating or year of birth beside the name, so that it is clear who is meant.</source>
        <translation>%1 kann der Teilnehmer %2 oder %3 sein. Schreiben Sie Mannschaft, Wertungszahl oder Geburtsjahr neben den Namen, damit klar ist, wer gemeint ist.</translation>
    </message>
    <message>
        <source>%1: characters that cannot be shown were left out; texts: %2, the first now reads “%3”.</source>
        <translation>%1: Zeichen, die sich nicht darstellen lassen, wurden weggelassen; Texte: %2, der erste lautet jetzt „%3“.</translation>
    </message>
    <message>
        <source>This is an XML file of a kind that Zahlmeister does not read: &lt;%1&gt;.</source>
        <translation>Das ist eine XML-Datei einer Art, die Zahlmeister nicht liest: &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>%1 withdrew. It was taken as approved; correct it where it was not.</source>
        <translation>%1 ist zurückgetreten. Es gilt als genehmigt; korrigieren Sie es, wo es nicht so war.</translation>
    </message>
    <message>
        <source>Upload to chess-results (XML)</source>
        <translation>Datei für chess-results (XML)</translation>
    </message>
    <message>
        <source>these are the games of single persons at a tournament abroad. Ask its organiser for the crosstable, with the opponents&apos; games</source>
        <translation>es sind die Partien einzelner Personen bei einem Turnier im Ausland. Bitten Sie den Veranstalter um die Kreuztabelle mit den Partien der Gegner</translation>
    </message>
    <message>
        <source>these are players without games, such as members or the line-up of a team. To make them participants of an open tournament, copy the table and paste it there</source>
        <translation>es sind Spieler ohne Partien, etwa Mitglieder oder die Aufstellung einer Mannschaft. Um sie zu Teilnehmern eines offenen Turniers zu machen, kopieren Sie die Tabelle und fügen Sie sie dort ein</translation>
    </message>
    <message>
        <source>there are names in it, but nothing of a tournament</source>
        <translation>es stehen Namen darin, aber nichts von einem Turnier</translation>
    </message>
    <message>
        <source>Where these data are empty, they come back with a value: %1.</source>
        <translation>Wo diese Angaben leer sind, kommen sie mit einem Wert zurück: %1.</translation>
    </message>
    <message>
        <source>The table was put together from the text of a PDF. Compare it with the original.</source>
        <translation>Die Tabelle wurde aus dem Text eines PDF zusammengesetzt. Vergleichen Sie sie mit dem Original.</translation>
    </message>
    <message>
        <source>it is a PDF of more than 5 MB or 100 pages. Open it, mark the table with its head, copy it, and paste it here</source>
        <translation>Es ist ein PDF mit mehr als 5 MB oder 100 Seiten. Öffnen Sie es, markieren Sie die Tabelle mit ihrem Kopf, kopieren Sie sie und fügen Sie sie hier ein</translation>
    </message>
    <message>
        <source>it is a PDF of pictures, such as a scan, without letters. Ask for the file of the pairing program</source>
        <translation>Es ist ein PDF aus Bildern, etwa eingescannt, ohne Buchstaben. Bitten Sie um die Datei des Paarungsprogramms</translation>
    </message>
</context>
<context>
    <name>JoinText</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>They are of different organisation levels: %1. Only those of one level can be one tournament (WO 4.2.4.3).</source>
        <translation>Sie gehören zu verschiedenen Spielebenen: %1. Nur Turniere einer Spielebene können ein Turnier sein (WO 4.2.4.3).</translation>
    </message>
    <message>
        <source>by the end date</source>
        <translation>nach dem Enddatum</translation>
    </message>
    <message>
        <source>They name different rules: %1.</source>
        <translation>Sie nennen verschiedene Regelfassungen: %1.</translation>
    </message>
    <message>
        <source>Round %3, %1 – %2: the reports have different results.</source>
        <translation>Runde&#xa0;%3, %1 – %2: Die Meldungen haben verschiedene Ergebnisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that several reports have are taken once.</source>
        <translation>
            <numerusform>%n&#xa0;Partie, die in mehreren Meldungen steht, zählt einmal.</numerusform>
            <numerusform>%n&#xa0;Partien, die in mehreren Meldungen stehen, zählen einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounds of report %1 are counted on from %2.</source>
        <translation>Die Runden der %1. Meldung werden ab %2 weitergezählt.</translation>
    </message>
    <message>
        <source>These data differ; those of the first report hold: %1.</source>
        <translation>Diese Angaben weichen ab; es gelten die der ersten Meldung: %1.</translation>
    </message>
    <message>
        <source>They are classes of their own, but do not begin and end on the same days (WO 4.2.4.3).</source>
        <translation>Es sind eigene Klassen, die aber nicht an denselben Tagen beginnen und enden (WO 4.2.4.3).</translation>
    </message>
</context>
<context>
    <name>LabTr</name>
    <message>
        <source>Are games foretold better?</source>
        <translation>Werden Partien besser vorhergesagt?</translation>
    </message>
    <message>
        <source>Reached minus expected by the difference of the ratings</source>
        <translation>Erreicht minus erwartet nach der Differenz der Wertungszahlen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>Quality by year</source>
        <translation>Güte nach Jahren</translation>
    </message>
    <message>
        <source>Level of the list</source>
        <translation>Niveau der Liste</translation>
    </message>
    <message>
        <source>Mean of the active players</source>
        <translation>Mittel der aktiven Spieler</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>First ratings against what they became</source>
        <translation>Erst-DWZ und was aus ihnen wurde</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>Who would stand elsewhere</source>
        <translation>Wer anders stünde</translation>
    </message>
    <message>
        <source>Log loss along the values</source>
        <translation>Log-Loss entlang der Werte</translation>
    </message>
    <message>
        <source>all years</source>
        <translation>alle Jahre</translation>
    </message>
    <message>
        <source>Tournaments that ended from %1 to %2</source>
        <translation>Turniere mit Ende vom %1 bis %2</translation>
    </message>
    <message>
        <source>No tournament ended in these days</source>
        <translation>In dieser Zeit endete kein Turnier</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) have no end or cannot be evaluated, and are left out.</source>
        <translation>
            <numerusform>%n Turnier hat kein Ende oder kann nicht ausgewertet werden und bleibt weg.</numerusform>
            <numerusform>%n Turniere haben kein Ende oder können nicht ausgewertet werden und bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was to be reached</source>
        <translation>Was zu erreichen war</translation>
    </message>
    <message>
        <source>Where forecasts are right</source>
        <translation>Wo Vorhersagen stimmen</translation>
    </message>
    <message>
        <source>Reached minus expected points of the better rated player, or of the players of a group, in percentage points. Above 0 they reach more than the rules expect.</source>
        <translation>Erreichte minus erwartete Punkte des besser Bewerteten oder der Spieler einer Gruppe, in Prozentpunkten. Über 0 erreichen sie mehr, als die Regeln erwarten.</translation>
    </message>
    <message>
        <source>Whose games are foretold better</source>
        <translation>Wessen Partien besser vorhergesagt werden</translation>
    </message>
    <message>
        <source>What happens to the level</source>
        <translation>Was mit dem Niveau geschieht</translation>
    </message>
    <message>
        <source>How it was done, and what it cannot say</source>
        <translation>Wie gerechnet wurde und was das nicht sagen kann</translation>
    </message>
    <message>
        <source>All tournaments are played again in the order of evaluation (2.2.3), with every variant on the same games and by the same step as a recalculation. A game is foretold with the ratings of entry, before anything of its tournament is known.</source>
        <translation>Alle Turniere werden in der Reihenfolge der Auswertung (2.2.3) noch einmal gerechnet, jede Variante mit denselben Partien und mit demselben Schritt wie bei einer Neuberechnung. Eine Partie wird mit den Eingangs-DWZ vorhergesagt, bevor etwas von ihrem Turnier bekannt ist.</translation>
    </message>
    <message>
        <source>Entries from lists, files and by hand stay on the official scale: games of those who entered so after the day of a variant are left out of its figures and counted. A list that is younger than the first day of a tournament foretells nothing.</source>
        <translation>Eingangs-DWZ aus Listen, Dateien und von Hand bleiben auf der offiziellen Skala: Partien derer, die nach dem Tag einer Variante so begannen, zählen nicht zu ihren Werten und werden genannt. Eine Liste, die jünger ist als der erste Tag eines Turniers, sagt nichts voraus.</translation>
    </message>
    <message>
        <source>Expected scores count as at least 0.001 and at most 0.999. A band holds what 95 of 100 repetitions give that draw whole tournaments anew, since games of one tournament hang together.</source>
        <translation>Erwartungen zählen als mindestens 0,001 und höchstens 0,999. Ein Band enthält, was 95 von 100 Wiederholungen ergeben, die ganze Turniere neu ziehen; denn die Partien eines Turniers hängen zusammen.</translation>
    </message>
    <message>
        <source>Games are foretold better when ratings are known better, whatever the rules; who plays whom is no random choice; and players might play differently under other rules. A figure that was looked for among many is found by chance: criteria belong before the run, and a parameter that was chosen by some years is to be judged by others.</source>
        <translation>Partien werden besser vorhergesagt, wenn Spielstärken besser bekannt sind, gleich nach welchen Regeln; wer gegen wen spielt, ist kein Zufall; und unter anderen Regeln spielten manche vielleicht anders. Wer unter vielen Zahlen sucht, findet durch Zufall etwas: Kriterien gehören vor die Rechnung, und eine Stellgröße, die nach einigen Jahren gewählt wurde, ist an anderen zu messen.</translation>
    </message>
    <message>
        <source>Fingerprint of the data: %1. The same study with the same data gives the same figures.</source>
        <translation>Fingerabdruck der Daten: %1. Dieselbe Untersuchung mit denselben Daten ergibt dieselben Zahlen.</translation>
    </message>
    <message>
        <source>To run it again: zahlmeister lab run STUDY.json, with %1.</source>
        <translation>Um sie zu wiederholen: zahlmeister lab run STUDY.json, mit %1.</translation>
    </message>
    <message>
        <source>What becomes of newcomers</source>
        <translation>Was aus Zusatzspielern wird</translation>
    </message>
    <message>
        <source>Which values foretell best</source>
        <translation>Welche Werte am besten vorhersagen</translation>
    </message>
    <message>
        <source>Best up to %1: %2. In the years after it, which it has not seen: %3 (%4).</source>
        <translation>Am besten bis zum %1: %2. In den Jahren danach, die nicht mitgewählt haben: %3 (%4).</translation>
    </message>
    <message>
        <source>Rules laboratory</source>
        <translation>Regelwerkstatt</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Groups of one or two persons are not shown, and beside such a group one more.</source>
        <translation>Gruppen von einer oder zwei Personen werden nicht gezeigt, und neben einer solchen noch eine weitere nicht.</translation>
    </message>
    <message>
        <source>Difference of the ratings</source>
        <translation>Differenz der Wertungszahlen</translation>
    </message>
    <message>
        <source>Level of the player</source>
        <translation>Niveau des Spielers</translation>
    </message>
    <message>
        <source>Age group</source>
        <translation>Altersgruppe</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Youth</source>
        <translation>Jugend</translation>
    </message>
    <message>
        <source>Juniors</source>
        <translation>Junioren</translation>
    </message>
    <message>
        <source>Adults</source>
        <translation>Erwachsene</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>without a club</source>
        <translation>ohne Verein</translation>
    </message>
    <message>
        <source>Lists and entries by hand</source>
        <translation>Listen und von Hand</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Kleinste Zahl</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Anpassungen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>No longer active</source>
        <translation>Nicht mehr aktiv</translation>
    </message>
    <message>
        <source>Active again</source>
        <translation>Wieder aktiv</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>open: the bound lies within the band</source>
        <translation>offen: Die Schranke liegt im Band</translation>
    </message>
    <message>
        <source>no games</source>
        <translation>keine Partien</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Wert</translation>
    </message>
    <message>
        <source>Slope of the calibration</source>
        <translation>Steigung der Kalibrierung</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Inflation a year</source>
        <translation>Inflation im Jahr</translation>
    </message>
    <message>
        <source>Mean of the list</source>
        <translation>Mittel der Liste</translation>
    </message>
    <message>
        <source>Error of first ratings after 20 games</source>
        <translation>Fehler der Erst-DWZ nach 20 Partien</translation>
    </message>
    <message>
        <source>Share of players who move by more than 50 points</source>
        <translation>Anteil der Spieler mit mehr als 50 Punkten Unterschied</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1, difference from the rules in force: %2</source>
        <translation>%1, Unterschied zu den geltenden Regeln: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>geltende Regeln</translation>
    </message>
    <message>
        <source>everybody keeps his first rating</source>
        <translation>alle behalten ihre Erst-DWZ</translation>
    </message>
    <message>
        <source>Elo of the FIDE, from the same first ratings</source>
        <translation>Elo der FIDE, von denselben Erst-DWZ an</translation>
    </message>
    <message>
        <source>Glicko-2, from the same first ratings</source>
        <translation>Glicko-2, von denselben Erst-DWZ an</translation>
    </message>
    <message>
        <source>the true strengths of the simulation</source>
        <translation>die wahren Spielstärken der Simulation</translation>
    </message>
    <message>
        <source>each tournament by the rules of its day</source>
        <translation>jedes Turnier nach den Regeln seines Tages</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>%1 = %2 (was %3)</source>
        <translation>%1 = %2 (bisher %3)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>adjustment %1 on %2</source>
        <translation>Anpassung %1 am %2</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Reihe: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participation(s)</source>
        <translation>
            <numerusform>%n Teilnahme</numerusform>
            <numerusform>%n Teilnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was sie ist</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Aufgeschrieben</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>Band (95 %)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No criterion was written before the run: the figures alone decide nothing.</source>
        <translation>Vor der Rechnung wurde kein Kriterium aufgeschrieben: Die Zahlen allein entscheiden nichts.</translation>
    </message>
    <message>
        <source>How well games are foretold</source>
        <translation>Wie gut Partien vorhergesagt werden</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Log-Loss</translation>
    </message>
    <message>
        <source>Against in force, mnat</source>
        <translation>Gegen geltende, mnat</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Accuracy %</source>
        <translation>Treffer %</translation>
    </message>
    <message>
        <source>Log loss in nats a game: the less, the better; 0.69315 is what somebody reaches who always says 50 %. Differences are paired, over the games that both foretell, in thousandths of a nat (mnat); the bands draw whole tournaments anew.</source>
        <translation>Log-Loss in Nat je Partie: je kleiner, desto besser; 0,69315 erreicht, wer immer 50 % sagt. Unterschiede sind gepaart, über die Partien, die beide vorhersagen, in Tausendsteln eines Nat (mnat); die Bänder ziehen ganze Turniere neu.</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>Welche Partien zählen</translation>
    </message>
    <message>
        <source>foretold</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>not played, or not counted</source>
        <translation>nicht gespielt oder nicht gezählt</translation>
    </message>
    <message>
        <source>somebody without a rating</source>
        <translation>jemand ohne Wertungszahl</translation>
    </message>
    <message>
        <source>rating of a list that is younger than the first day</source>
        <translation>Zahl einer Liste, die jünger ist als der erste Tag</translation>
    </message>
    <message>
        <source>rating of the official scale, after the day of the variant</source>
        <translation>Zahl der offiziellen Skala nach dem Tag der Variante</translation>
    </message>
    <message>
        <source>without a forecast</source>
        <translation>ohne Vorhersage</translation>
    </message>
    <message>
        <source>%1: reached − expected, %</source>
        <translation>%1: erreicht − erwartet, %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Log loss against the rules in force, mnat</source>
        <translation>Log-Loss gegen die geltenden Regeln, mnat</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Sure is what remains when it is considered how many groups were looked at (Holm, 5 % for each kind of groups).</source>
        <translation>Gesichert ist, was auch dann bleibt, wenn man bedenkt, wie viele Gruppen angesehen wurden (Holm, 5 % für jede Art von Gruppen).</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktive</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>10 %</source>
        <translation>10 %</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>Kohorte</translation>
    </message>
    <message>
        <source>Mean of the cohort</source>
        <translation>Mittel der Kohorte</translation>
    </message>
    <message>
        <source>Change in the year</source>
        <translation>Änderung im Jahr</translation>
    </message>
    <message>
        <source>Active is who has played in the last two years. The cohort is aged 25 to 45 and has played ten games in this year and in the one before; its change leaves conversions out. Mean of all years: %1 points a year.</source>
        <translation>Aktiv ist, wer in den letzten zwei Jahren gespielt hat. Die Kohorte ist 25 bis 45 Jahre alt und hat in diesem Jahr und im Jahr davor je zehn Partien gespielt; ihre Änderung lässt Umstellungen weg. Mittel aller Jahre: %1 Punkte im Jahr.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Sum before</source>
        <translation>Summe vorher</translation>
    </message>
    <message>
        <source>Sum after</source>
        <translation>Summe nachher</translation>
    </message>
    <message>
        <source>Sums of the DWZ of all active players. The columns between add up to the change of the sum, to the point.</source>
        <translation>Summen der DWZ aller aktiven Spieler. Die Spalten dazwischen ergeben die Änderung der Summe, auf den Punkt.</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Zusatzspieler</translation>
    </message>
    <message>
        <source>First ratings</source>
        <translation>Erste Wertungszahlen</translation>
    </message>
    <message>
        <source>mean change</source>
        <translation>mittlere Änderung</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <source>Games until error below 50</source>
        <translation>Partien bis Fehler unter 50</translation>
    </message>
    <message>
        <source>The later rating minus the first one, without those who came through a conversion in between.</source>
        <translation>Die spätere Zahl minus die erste, ohne die, zwischen deren Zahlen eine Umstellung liegt.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Mean change</source>
        <translation>Mittlere Änderung</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>to 10</source>
        <translation>bis 10</translation>
    </message>
    <message>
        <source>to 25</source>
        <translation>bis 25</translation>
    </message>
    <message>
        <source>to 50</source>
        <translation>bis 50</translation>
    </message>
    <message>
        <source>to 100</source>
        <translation>bis 100</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>How many points players would stand elsewhere at the end, up or down, from the rules in force.</source>
        <translation>Um wie viele Punkte Spieler am Ende anders stünden als nach den geltenden Regeln, nach oben oder unten.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Players after game %1</source>
        <translation>Spieler nach Partie %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Log loss of both values, the stronger the better</source>
        <translation>Log-Loss beider Werte, je kräftiger, desto besser</translation>
    </message>
    <message>
        <source>How far ratings are from the truth</source>
        <translation>Wie nah Wertungszahlen der wahren Stärke kommen</translation>
    </message>
    <message>
        <source>Ratings against true strengths</source>
        <translation>Wertungszahlen und wahre Stärken</translation>
    </message>
    <message>
        <source>Participations</source>
        <translation>Teilnahmen</translation>
    </message>
    <message>
        <source>%1: mean error</source>
        <translation>%1: mittlerer Fehler</translation>
    </message>
    <message>
        <source>without its sign</source>
        <translation>ohne Vorzeichen</translation>
    </message>
    <message>
        <source>Rating after a tournament minus the true strength on its last day. What a kind of player gains is its mean error minus that of ordinary players; who rests on his rating is counted with the tournament after which he does. True strengths know no conversion.</source>
        <translation>Wertungszahl nach einem Turnier minus wahre Stärke an dessen letztem Tag. Was eine Art von Spielern gewinnt, ist ihr mittlerer Fehler minus der der gewöhnlichen; wer sich auf seiner Zahl ausruht, zählt mit dem Turnier, nach dem er es tut. Wahre Stärken kennen keine Umstellung.</translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation>gewöhnliche</translation>
    </message>
    <message>
        <source>play many games against much weaker ones</source>
        <translation>spielen viel gegen weit Schwächere</translation>
    </message>
    <message>
        <source>lose on purpose in every third year</source>
        <translation>verlieren jedes dritte Jahr mit Absicht</translation>
    </message>
    <message>
        <source>stop when their rating is highest</source>
        <translation>hören auf, wenn ihre Zahl am höchsten ist</translation>
    </message>
    <message>
        <source>Best in all years: %1. It was chosen and judged by the same games; a day up to which it is chosen separates the two.</source>
        <translation>Am besten in allen Jahren: %1. Gewählt und gemessen wurde an denselben Partien; ein Tag, bis zu dem gewählt wird, trennt beides.</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Teams that play each other</source>
        <translation>Mannschaften, die gegeneinander spielen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Matches with a result on every board</source>
        <translation>Kämpfe mit einem Ergebnis an jedem Brett</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Kämpfe</translation>
    </message>
    <message>
        <source>Matches drawn</source>
        <translation>Unentschiedene Kämpfe</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Verlorene Kämpfe</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Points of all boards, forfeits included</source>
        <translation>Punkte aller Bretter, auch der kampflosen</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berliner Wertung</translation>
    </message>
    <message>
        <source>Berlin tie-break: of n boards the first counts n times, the last once</source>
        <translation>Berliner Wertung: Von n Brettern zählt das erste n-fach, das letzte einfach</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Entry rating</source>
        <translation>Wertungszahl zu Beginn</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Boards on which he stood, forfeits included</source>
        <translation>Bretter, an denen er aufgestellt war, auch kampflose</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of the table, forfeits included</source>
        <translation>Punkte der Tabelle, auch kampflose</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board on average</source>
        <translation>Brett im Durchschnitt</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegnerschnitt</translation>
    </message>
    <message>
        <source>Average rating of the opponents met at the board</source>
        <translation>Durchschnittliche Wertungszahl der Gegner am Brett</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Performance of all games of the tournament</source>
        <translation>Turnierleistung aus allen Partien des Turniers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players who stood on a board</source>
        <translation>Spieler, die eingesetzt wurden</translation>
    </message>
    <message>
        <source>Games of all of them, forfeits included</source>
        <translation>Partien aller Spieler, auch kampflose</translation>
    </message>
    <message>
        <source>Average rating</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Of the players with a rating, as often as each of them played</source>
        <translation>Wertungszahlen der Spieler mit Wertungszahl, so oft sie eingesetzt wurden</translation>
    </message>
    <message>
        <source>Average rating of the players on the other side</source>
        <translation>Durchschnittliche Wertungszahl der Spieler auf der anderen Seite</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (zurückgezogen)</translation>
    </message>
    <message>
        <source>%1 for a match won, %2 for a match drawn</source>
        <translation>%1 für einen gewonnenen, %2 für einen unentschiedenen Kampf</translation>
    </message>
    <message>
        <source>%1 for a match won, %2 for a match drawn, %3 for one lost</source>
        <translation>%1 für einen gewonnenen, %2 für einen unentschiedenen, %3 für einen verlorenen Kampf</translation>
    </message>
    <message>
        <source>a match is won by more than half of the boards</source>
        <translation>ein Kampf ist mit mehr als der Hälfte der Bretter gewonnen</translation>
    </message>
    <message>
        <source>penalties are subtracted</source>
        <translation>Strafpunkte sind abgezogen</translation>
    </message>
    <message>
        <source>awarded to the home team</source>
        <translation>für die Heimmannschaft gewertet</translation>
    </message>
    <message>
        <source>awarded to the visiting team</source>
        <translation>für die Gastmannschaft gewertet</translation>
    </message>
    <message>
        <source>lost for both teams</source>
        <translation>für beide verloren gewertet</translation>
    </message>
    <message>
        <source>points of all boards, forfeits included</source>
        <translation>Punkte aller Bretter, kampflose eingeschlossen</translation>
    </message>
    <message>
        <source>Berlin tie-break: of n boards a point on the first counts n times, on the last once</source>
        <translation>Berliner Wertung: von n Brettern zählt ein Punkt am ersten n-mal, am letzten einmal</translation>
    </message>
    <message>
        <source>by: %1</source>
        <translation>nach: %1</translation>
    </message>
    <message>
        <source>goes up, goes down</source>
        <translation>steigt auf, steigt ab</translation>
    </message>
    <message>
        <source>minus %1 match points, minus %2 board points</source>
        <translation>minus %1 Mannschaftspunkte, minus %2 Brettpunkte</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>left; none of its matches counts, its games stay rated</source>
        <translation>zurückgezogen; keiner ihrer Kämpfe zählt, ihre Partien bleiben gewertet</translation>
    </message>
    <message>
        <source>left; what it played counts</source>
        <translation>zurückgezogen; was sie gespielt hat, zählt</translation>
    </message>
    <message>
        <source>Round %1, %2 – %3: %4</source>
        <translation>Runde %1, %2 – %3: %4</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>What a team is above the next one by</source>
        <translation>Wodurch eine Mannschaft vor der nächsten steht</translation>
    </message>
    <message>
        <source>on even boards</source>
        <translation>an den geraden Brettern</translation>
    </message>
    <message>
        <source>on odd boards</source>
        <translation>an den ungeraden Brettern</translation>
    </message>
    <message>
        <source>on all boards</source>
        <translation>an allen Brettern</translation>
    </message>
    <message>
        <source>on no board</source>
        <translation>an keinem Brett</translation>
    </message>
    <message>
        <source>on boards 1 and 4, 5 and 8</source>
        <translation>an den Brettern 1 und 4, 5 und 8</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>am grünen Tisch entschieden</translation>
    </message>
</context>
<context>
    <name>LeagueTables</name>
    <message>
        <source>unoccupied</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>* Board %1 was awarded; at the board: %2</source>
        <translation>* Brett %1 am grünen Tisch entschieden; am Brett: %2</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Rating of the line-up</source>
        <translation>Zahl der Meldung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>* %1; at the boards %2</source>
        <translation>* %1; an den Brettern %2</translation>
    </message>
    <message>
        <source>* %1</source>
        <translation>* %1</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>Dear chess friends,</source>
        <translation>Liebe Schachfreunde,</translation>
    </message>
    <message>
        <source>With kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>Refusal: %1</source>
        <translation>Ablehnung: %1</translation>
    </message>
    <message>
        <source>the tournament “%1” is not evaluated (Wertungsordnung, 2.2.5.3).</source>
        <translation>das Turnier „%1“ wird nicht ausgewertet (Wertungsordnung, 2.2.5.3).</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Whoever does not agree may turn to the body that the rules of the association name for disputes (2.2.5.1).</source>
        <translation>Wer damit nicht einverstanden ist, kann sich an das Gremium wenden, das die Ordnungen des Verbandes für Streitfälle vorsehen (2.2.5.1).</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Auswertung: %1</translation>
    </message>
    <message>
        <source>the tournament “%1” was evaluated by %2.</source>
        <translation>das Turnier „%1“ wurde nach %2 ausgewertet.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n&#xa0;Teilnehmer</numerusform>
            <numerusform>%n&#xa0;Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rating(s)</source>
        <translation>
            <numerusform>%n&#xa0;neue Wertungszahl</numerusform>
            <numerusform>%n&#xa0;neue Wertungszahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them first rating(s)</source>
        <translation>
            <numerusform>davon %n&#xa0;erste Wertungszahl</numerusform>
            <numerusform>davon %n&#xa0;erste Wertungszahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Players may ask for an examination, and a correction if need be, until %1.</source>
        <translation>Spieler können bis zum %1 eine Prüfung und gegebenenfalls eine Korrektur verlangen.</translation>
    </message>
    <message>
        <source>The evaluation sheet is enclosed. Thank you for your documents.</source>
        <translation>Die Auswertung liegt bei. Vielen Dank für Ihre Unterlagen.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>unrated</source>
        <translation>ohne Wertungszahl</translation>
    </message>
    <message>
        <source>The row has too few columns (%1).</source>
        <translation>Die Zeile hat zu wenige Spalten (%1).</translation>
    </message>
    <message>
        <source>The row has too many columns (%1).</source>
        <translation>Die Zeile hat zu viele Spalten (%1).</translation>
    </message>
    <message>
        <source>A quotation mark is not closed: %1</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen: %1</translation>
    </message>
    <message>
        <source>The line is far too long: %1</source>
        <translation>Die Zeile ist viel zu lang: %1</translation>
    </message>
    <message>
        <source>The line is cut off: %1</source>
        <translation>Die Zeile ist abgeschnitten: %1</translation>
    </message>
    <message>
        <source>There are characters that are no text: %1</source>
        <translation>Hier stehen Zeichen, die kein Text sind: %1</translation>
    </message>
    <message>
        <source>The record is cut off: %1</source>
        <translation>Der Datensatz ist abgeschnitten: %1</translation>
    </message>
    <message>
        <source>The surname is missing: %1</source>
        <translation>Der Nachname fehlt: %1</translation>
    </message>
    <message>
        <source>The VKZ “%1” is none: it must have five characters.</source>
        <translation>„%1“ ist keine VKZ; sie hat fünf Stellen.</translation>
    </message>
    <message>
        <source>An official without a membership (member number “%1”).</source>
        <translation>Funktionär ohne Mitgliedschaft (Mitgliedsnummer „%1“).</translation>
    </message>
    <message>
        <source>The member number “%1” is too large.</source>
        <translation>Die Mitgliedsnummer „%1“ ist zu groß.</translation>
    </message>
    <message>
        <source>Neither a membership nor a FIDE ID is given: %1</source>
        <translation>Weder Mitgliedschaft noch FIDE-ID angegeben: %1</translation>
    </message>
    <message>
        <source>“%1” is no year of birth.</source>
        <translation>„%1“ ist kein Geburtsjahr.</translation>
    </message>
    <message>
        <source>“%1” is no sex: M or W is expected.</source>
        <translation>„%1“ ist keine Geschlechtsangabe; erwartet wird M oder W.</translation>
    </message>
    <message>
        <source>“%1” is no status: A or P is expected.</source>
        <translation>„%1“ ist kein Status; erwartet wird A oder P.</translation>
    </message>
    <message>
        <source>“%1” is no rating.</source>
        <translation>„%1“ ist keine Wertungszahl.</translation>
    </message>
    <message>
        <source>“%1” is no index, or there is no DWZ with it.</source>
        <translation>„%1“ ist kein Index, oder es fehlt die DWZ dazu.</translation>
    </message>
    <message>
        <source>“%1” is no week of a last evaluation, such as 202617.</source>
        <translation>„%1“ ist keine Woche der letzten Auswertung; erwartet werden Jahr und Woche, etwa 202617.</translation>
    </message>
    <message>
        <source>“%1” is no FIDE ID.</source>
        <translation>„%1“ ist keine FIDE-ID.</translation>
    </message>
    <message>
        <source>“%1” is no federation of three letters.</source>
        <translation>„%1“ ist kein Verband mit drei Buchstaben.</translation>
    </message>
    <message>
        <source>“%1” is neither a NU ID nor a PKZ.</source>
        <translation>„%1“ ist weder NU-ID noch PKZ.</translation>
    </message>
    <message>
        <source>“%1” is no title.</source>
        <translation>„%1“ ist kein Titel.</translation>
    </message>
    <message>
        <source>“%1” is no association: it must have three characters.</source>
        <translation>„%1“ ist keine Verbandsnummer; sie hat drei Stellen.</translation>
    </message>
    <message>
        <source>The head of the table stands here once more; it applies from here on.</source>
        <translation>Hier steht noch einmal der Tabellenkopf; er gilt ab hier.</translation>
    </message>
    <message>
        <source>The same member or player is in line %1 already; that line was taken.</source>
        <translation>Dasselbe Mitglied oder derselbe Spieler steht schon in Zeile %1; diese gilt.</translation>
    </message>
    <message>
        <source>This is no row of the list: %1</source>
        <translation>Das ist keine Zeile der Liste: %1</translation>
    </message>
    <message>
        <source>DSB list (CSV of the nu portal)</source>
        <translation>DSB-Liste (CSV des nu-Portals)</translation>
    </message>
    <message>
        <source>DSB list (CSV of DeWIS with PKZ)</source>
        <translation>DSB-Liste (CSV aus DeWIS mit PKZ)</translation>
    </message>
    <message>
        <source>DSB list (CSV of DeWIS)</source>
        <translation>DSB-Liste (CSV aus DeWIS)</translation>
    </message>
    <message>
        <source>DSB list (DOS text)</source>
        <translation>DSB-Liste (DOS-Text)</translation>
    </message>
    <message>
        <source>FIDE list (all ratings)</source>
        <translation>FIDE-Liste (alle Wertungen)</translation>
    </message>
    <message>
        <source>FIDE list (all ratings, older layout)</source>
        <translation>FIDE-Liste (alle Wertungen, älterer Aufbau)</translation>
    </message>
    <message>
        <source>FIDE list (standard ratings)</source>
        <translation>FIDE-Liste (klassische Wertung)</translation>
    </message>
    <message>
        <source>FIDE list (rapid ratings)</source>
        <translation>FIDE-Liste (Schnellschach)</translation>
    </message>
    <message>
        <source>FIDE list (blitz ratings)</source>
        <translation>FIDE-Liste (Blitz)</translation>
    </message>
    <message>
        <source>FIDE list (XML)</source>
        <translation>FIDE-Liste (XML)</translation>
    </message>
    <message>
        <source>Background file of Swiss-Chess</source>
        <translation>Hintergrunddatei von Swiss-Chess</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>wie eingegeben</translation>
    </message>
    <message>
        <source>from the head of the list</source>
        <translation>aus dem Kopf der Liste</translation>
    </message>
    <message>
        <source>from the name of the file</source>
        <translation>aus dem Namen der Datei</translation>
    </message>
    <message>
        <source>from the date within the archive</source>
        <translation>aus dem Datum im Archiv</translation>
    </message>
    <message>
        <source>from the date of the file – please check</source>
        <translation>aus dem Datum der Datei – bitte prüfen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Transferred</source>
        <translation>Gewechselt</translation>
    </message>
    <message>
        <source>Rating changed</source>
        <translation>Wertungszahl geändert</translation>
    </message>
    <message>
        <source>Other changes</source>
        <translation>Sonstige Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read, %1 taken.</source>
        <translation>
            <numerusform>%Ln Zeile gelesen, %1 übernommen.</numerusform>
            <numerusform>%Ln Zeilen gelesen, %1 übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s) read.</source>
        <translation>
            <numerusform>%Ln Verein gelesen.</numerusform>
            <numerusform>%Ln Vereine gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) refused; they are listed below.</source>
        <translation>
            <numerusform>%Ln Zeile abgelehnt; sie steht unten.</numerusform>
            <numerusform>%Ln Zeilen abgelehnt; sie stehen unten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) stand in the list twice.</source>
        <translation>
            <numerusform>%Ln Zeile steht doppelt in der Liste.</numerusform>
            <numerusform>%Ln Zeilen stehen doppelt in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln official(s) without a membership left out.</source>
        <translation>
            <numerusform>%Ln Funktionär ohne Mitgliedschaft weggelassen.</numerusform>
            <numerusform>%Ln Funktionäre ohne Mitgliedschaft weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known row(s) are not in this list and were kept, because it holds a part only.</source>
        <translation>
            <numerusform>%Ln bekannte Zeile fehlt in dieser Liste und blieb erhalten, weil die Liste nur einen Teil enthält.</numerusform>
            <numerusform>%Ln bekannte Zeilen fehlen in dieser Liste und blieben erhalten, weil die Liste nur einen Teil enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file ends without the end of a line: it may be cut off.</source>
        <translation>Die Datei endet mitten in einer Zeile; vielleicht ist sie abgeschnitten.</translation>
    </message>
    <message>
        <source>There is no earlier list to compare with.</source>
        <translation>Es gibt keine ältere Liste zum Vergleich.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Andere Nummer</translation>
    </message>
    <message>
        <source>One person with two numbers</source>
        <translation>Eine Person mit zwei Nummern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln person(s) stand in the list with two numbers; ask the association for one of them.</source>
        <translation>
            <numerusform>Eine Person steht mit zwei Nummern in der Liste; bitten Sie den Verband, sie zusammenzulegen.</numerusform>
            <numerusform>%Ln Personen stehen mit zwei Nummern in der Liste; bitten Sie den Verband, sie zusammenzulegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the list of %1: %2 new, %3 gone, %4 transferred, %5 with another number, %6 with another rating, %7 changed otherwise.</source>
        <translation>Gegenüber der Liste vom %1: %2 neu, %3 ausgeschieden, %4 gewechselt, %5 mit anderer Nummer, %6 mit anderer Wertungszahl, %7 sonst geändert.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>games without a result, and results that the format does not know</source>
        <translation>Partien ohne Ergebnis und Ergebnisse, die das Format nicht kennt</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>„spielfrei“</translation>
    </message>
    <message>
        <source>the mark “not to be rated”</source>
        <translation>das Kennzeichen „nicht auszuwerten“</translation>
    </message>
    <message>
        <source>carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>ratings, indices or where they come from</source>
        <translation>Wertungszahlen, Indizes oder ihre Herkunft</translation>
    </message>
    <message>
        <source>ids of persons</source>
        <translation>IDs der Personen</translation>
    </message>
    <message>
        <source>the full date of birth</source>
        <translation>das volle Geburtsdatum</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>club, VKZ or membership</source>
        <translation>Verein, VKZ oder Mitgliedschaft</translation>
    </message>
    <message>
        <source>teams or their boards</source>
        <translation>Mannschaften oder ihre Bretter</translation>
    </message>
    <message>
        <source>long texts</source>
        <translation>lange Texte</translation>
    </message>
    <message>
        <source>letters and blanks that the format does not know</source>
        <translation>Buchstaben und Leerzeichen, die das Format nicht kennt</translation>
    </message>
    <message>
        <source>days of games</source>
        <translation>Daten der Partien</translation>
    </message>
    <message>
        <source>boards of games</source>
        <translation>Bretter der Partien</translation>
    </message>
    <message>
        <source>what the referee decided and noted</source>
        <translation>was der Referent entschieden und notiert hat</translation>
    </message>
    <message>
        <source>the mark of chess computers</source>
        <translation>das Kennzeichen der Schachcomputer</translation>
    </message>
    <message>
        <source>rounds of games</source>
        <translation>Runden der Partien</translation>
    </message>
    <message>
        <source>the participants&apos; own numbers</source>
        <translation>die eigenen Nummern der Teilnehmer</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>players of a league who played nowhere</source>
        <translation>Spieler einer Liga, die nirgends gespielt haben</translation>
    </message>
    <message>
        <source>the way back: Zahlmeister itself may not read the file again</source>
        <translation>den Rückweg: Zahlmeister selbst liest die Datei womöglich nicht wieder</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>Wird gelesen und geschrieben</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Wird nur gelesen</translation>
    </message>
    <message>
        <source>Only written</source>
        <translation>Wird nur geschrieben</translation>
    </message>
    <message>
        <source>It carries everything.</source>
        <translation>Es nimmt alles auf.</translation>
    </message>
    <message>
        <source>It has no place for: %1.</source>
        <translation>Es hat keinen Platz für: %1.</translation>
    </message>
    <message>
        <source>Manual of Zahlmeister</source>
        <translation>Handbuch zu Zahlmeister</translation>
    </message>
    <message>
        <source>Tournament data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Dates and time limits</source>
        <translation>Tage und Fristen</translation>
    </message>
    <message>
        <source>Data of the participants</source>
        <translation>Daten der Teilnehmer</translation>
    </message>
    <message>
        <source>Who the participants are</source>
        <translation>Zuordnung der Teilnehmer</translation>
    </message>
    <message>
        <source>Ratings and carry-over games</source>
        <translation>Wertungszahlen und Restpartien</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Partien und Ergebnisse</translation>
    </message>
    <message>
        <source>Rules and computation</source>
        <translation>Regelfassung und Rechnung</translation>
    </message>
    <message>
        <source>for tournaments that end from %1 to %2</source>
        <translation>für Turniere, die vom %1 bis zum %2 enden</translation>
    </message>
    <message>
        <source>for tournaments that end on %1 or later</source>
        <translation>für Turniere, die am %1 oder später enden</translation>
    </message>
    <message>
        <source>for tournaments that end on %1 or earlier</source>
        <translation>für Turniere, die am %1 oder früher enden</translation>
    </message>
    <message>
        <source>File ending: %1</source>
        <translation>Dateiendung: %1</translation>
    </message>
    <message>
        <source>chosen by the end date</source>
        <translation>nach dem Enddatum gewählt</translation>
    </message>
    <message>
        <source>picked by hand</source>
        <translation>nur von Hand gewählt</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>the team for which a guest played, or somebody before he changed</source>
        <translation>die Mannschaft, für die ein Gast spielte oder jemand vor seinem Wechsel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>chosen before for this spelling in this club</source>
        <translation>für diese Schreibweise in diesem Verein schon einmal gewählt</translation>
    </message>
    <message>
        <source>person id agrees: %1</source>
        <translation>Spieler-ID stimmt: %1</translation>
    </message>
    <message>
        <source>person id differs: %1 / %2</source>
        <translation>Spieler-ID weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>FIDE id agrees: %1</source>
        <translation>FIDE-ID stimmt: %1</translation>
    </message>
    <message>
        <source>FIDE id differs: %1 / %2</source>
        <translation>FIDE-ID weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>member number agrees: %1-%2</source>
        <translation>Mitgliedsnummer stimmt: %1-%2</translation>
    </message>
    <message>
        <source>member number in %1 differs: %2 / %3</source>
        <translation>Mitgliedsnummer in %1 weicht ab: %2 / %3</translation>
    </message>
    <message>
        <source>name agrees</source>
        <translation>Name stimmt</translation>
    </message>
    <message>
        <source>surname and forename are swapped</source>
        <translation>Nachname und Vorname sind vertauscht</translation>
    </message>
    <message>
        <source>surname is spelled otherwise: %1 / %2</source>
        <translation>Nachname anders geschrieben: %1 / %2</translation>
    </message>
    <message>
        <source>surname sounds alike: %1 / %2</source>
        <translation>Nachname klingt gleich: %1 / %2</translation>
    </message>
    <message>
        <source>surname agrees in part: %1 / %2</source>
        <translation>Nachname stimmt zum Teil: %1 / %2</translation>
    </message>
    <message>
        <source>surname resembles, perhaps mistyped: %1 / %2</source>
        <translation>Nachname ähnlich, vielleicht vertippt: %1 / %2</translation>
    </message>
    <message>
        <source>surname differs: %1 / %2</source>
        <translation>Nachname weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>forename is spelled otherwise: %1 / %2</source>
        <translation>Vorname anders geschrieben: %1 / %2</translation>
    </message>
    <message>
        <source>forename in another form: %1 / %2</source>
        <translation>Vorname in anderer Form: %1 / %2</translation>
    </message>
    <message>
        <source>forename sounds alike: %1 / %2</source>
        <translation>Vorname klingt gleich: %1 / %2</translation>
    </message>
    <message>
        <source>forename agrees in part: %1 / %2</source>
        <translation>Vorname stimmt zum Teil: %1 / %2</translation>
    </message>
    <message>
        <source>forename is abbreviated: %1 / %2</source>
        <translation>Vorname abgekürzt: %1 / %2</translation>
    </message>
    <message>
        <source>forename resembles, perhaps mistyped: %1 / %2</source>
        <translation>Vorname ähnlich, vielleicht vertippt: %1 / %2</translation>
    </message>
    <message>
        <source>forename differs: %1 / %2</source>
        <translation>Vorname weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>no forename to compare with %1</source>
        <translation>kein Vorname angegeben, in der Liste %1</translation>
    </message>
    <message>
        <source>junior and senior</source>
        <translation>junior und senior</translation>
    </message>
    <message>
        <source>year of birth agrees: %1</source>
        <translation>Geburtsjahr stimmt: %1</translation>
    </message>
    <message>
        <source>year of birth differs in a digit: %1 / %2</source>
        <translation>Geburtsjahr weicht in einer Ziffer ab: %1 / %2</translation>
    </message>
    <message>
        <source>year of birth differs: %1 / %2</source>
        <translation>Geburtsjahr weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>no year of birth to compare with %1</source>
        <translation>kein Geburtsjahr angegeben, in der Liste %1</translation>
    </message>
    <message>
        <source>member of %1 at the tournament&apos;s end</source>
        <translation>am Turnierende Mitglied in %1</translation>
    </message>
    <message>
        <source>once a member of %1</source>
        <translation>früher Mitglied in %1</translation>
    </message>
    <message>
        <source>club differs: %1 / %2</source>
        <translation>Verein weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>sex differs</source>
        <translation>Geschlecht weicht ab</translation>
    </message>
    <message>
        <source>rating agrees to the point: %1</source>
        <translation>Wertungszahl stimmt genau: %1</translation>
    </message>
    <message>
        <source>rating is far off: %1 / %2</source>
        <translation>Wertungszahl weicht stark ab: %1 / %2</translation>
    </message>
    <message>
        <source>no longer in the list</source>
        <translation>nicht mehr in der Liste</translation>
    </message>
    <message>
        <source>member of several clubs: %1</source>
        <translation>Mitglied in mehreren Vereinen: %1</translation>
    </message>
    <message>
        <source>only in the FIDE list</source>
        <translation>nur in der FIDE-Liste</translation>
    </message>
    <message>
        <source>only in the FIDE list (%1)</source>
        <translation>nur in der FIDE-Liste (%1)</translation>
    </message>
    <message>
        <source>no longer in the list of %1</source>
        <translation>nicht mehr in der Liste vom %1</translation>
    </message>
    <message>
        <source>as decided before</source>
        <translation>wie früher entschieden</translation>
    </message>
    <message>
        <source>by person id and name</source>
        <translation>nach Spieler-ID und Name</translation>
    </message>
    <message>
        <source>by FIDE id and name</source>
        <translation>nach FIDE-ID und Name</translation>
    </message>
    <message>
        <source>by VKZ, member number and name</source>
        <translation>nach VKZ, Mitgliedsnummer und Name</translation>
    </message>
    <message>
        <source>by name, year of birth and club</source>
        <translation>nach Name, Geburtsjahr und Verein</translation>
    </message>
    <message>
        <source>by a rare name and the year of birth</source>
        <translation>nach seltenem Namen und Geburtsjahr</translation>
    </message>
    <message>
        <source>by name and rating</source>
        <translation>nach Name und Wertungszahl</translation>
    </message>
    <message>
        <source>The same person as participant %1, %2.</source>
        <translation>Dieselbe Person wie Teilnehmer %1, %2.</translation>
    </message>
    <message>
        <source>Member of several clubs: %1. For which of them was it played?</source>
        <translation>Mitglied in mehreren Vereinen: %1. Für welchen hat er gespielt?</translation>
    </message>
    <message>
        <source>The person chosen is listed with the other sex.</source>
        <translation>Die gewählte Person steht mit anderem Geschlecht in der Liste.</translation>
    </message>
    <message>
        <source>The performance %1 is more than 500 points off the rating %2. Is this the right person?</source>
        <translation>Die Turnierleistung %1 weicht um mehr als 500 Punkte von der Wertungszahl %2 ab. Ist das die richtige Person?</translation>
    </message>
    <message>
        <source>played last in “%1” (%2), DWZ %3</source>
        <translation>spielte zuletzt bei „%1“ (%2), DWZ %3</translation>
    </message>
    <message>
        <source>played last in “%1” (%2)</source>
        <translation>spielte zuletzt bei „%1“ (%2)</translation>
    </message>
</context>
<context>
    <name>OfficialText</name>
    <message>
        <source>%1 (round %2)</source>
        <translation>%1 (Runde %2)</translation>
    </message>
    <message>
        <source>He enters there with another rating.</source>
        <translation>Dort wurde mit einer anderen Eingangs-DWZ gerechnet.</translation>
    </message>
    <message>
        <source>He enters there with another index.</source>
        <translation>Dort wurde mit einem anderen Index gerechnet.</translation>
    </message>
    <message>
        <source>%1 enters there with another rating.</source>
        <translation>Dort ist %1 mit einer anderen Wertungszahl gerechnet.</translation>
    </message>
    <message>
        <source>Several opponents enter there with other ratings.</source>
        <translation>Dort sind mehrere Gegner mit anderen Wertungszahlen gerechnet.</translation>
    </message>
    <message>
        <source>%1 got another first rating there.</source>
        <translation>%1 hat dort eine andere Erst-DWZ bekommen.</translation>
    </message>
    <message>
        <source>The game against %1, decided by forfeit, was counted there.</source>
        <translation>Dort wurde die kampflos entschiedene Partie gegen %1 gewertet.</translation>
    </message>
    <message>
        <source>The game against %1 was not counted there.</source>
        <translation>Dort wurde die Partie gegen %1 nicht gewertet.</translation>
    </message>
    <message>
        <source>The game against %1 has another result there: %2.</source>
        <translation>Dort hat die Partie gegen %1 ein anderes Ergebnis: %2.</translation>
    </message>
    <message>
        <source>He has another year of birth there, and so another coefficient.</source>
        <translation>Dort ist ein anderes Geburtsjahr eingetragen und deshalb der Entwicklungsfaktor ein anderer.</translation>
    </message>
    <message>
        <source>The special rating of an exceptional player was not applied there.</source>
        <translation>Dort wurde die Sonderwertung eines Ausnahmespielers nicht angewandt.</translation>
    </message>
    <message>
        <source>The performance is negative; here it is shown as 0.</source>
        <translation>Die Turnierleistung ist negativ; hier wird sie als 0 ausgewiesen.</translation>
    </message>
    <message>
        <source>It was computed there with other arithmetic (printed tables or exact), so it is rounding.</source>
        <translation>Dort wurde anders gerechnet (mit den gedruckten Tabellen oder exakt); der Unterschied kommt nur vom Runden.</translation>
    </message>
    <message>
        <source>It was computed there with other rules (%1).</source>
        <translation>Dort wurde nach anderen Regeln gerechnet (%1).</translation>
    </message>
    <message>
        <source>Other games were counted there; no single one explains all numbers.</source>
        <translation>Dort wurden andere Partien gewertet; eine einzelne erklärt nicht alle Zahlen.</translation>
    </message>
    <message>
        <source>He is not in the official evaluation.</source>
        <translation>Fehlt in der offiziellen Auswertung.</translation>
    </message>
    <message>
        <source>Nobody here is this player of the official evaluation.</source>
        <translation>Diesen Spieler der offiziellen Auswertung gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Nothing that was tried gives the official numbers.</source>
        <translation>Keine der geprüften Annahmen ergibt die offiziellen Zahlen.</translation>
    </message>
    <message>
        <source>Index old</source>
        <translation>Index alt</translation>
    </message>
    <message>
        <source>Index new</source>
        <translation>Index neu</translation>
    </message>
    <message>
        <source>%1: official %2, here %3</source>
        <translation>%1: offiziell %2, hier %3</translation>
    </message>
    <message>
        <source>Computed so, all official numbers come out.</source>
        <translation>So gerechnet kommen alle offiziellen Zahlen heraus.</translation>
    </message>
    <message>
        <source>That alone does not explain all numbers.</source>
        <translation>Das allein erklärt nicht alle Zahlen.</translation>
    </message>
    <message>
        <source>Evaluation of “%1”</source>
        <translation>Auswertung „%1“</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>The official evaluation and ours agree in all numbers.</source>
        <translation>Die offizielle Auswertung und unsere stimmen in allen Zahlen überein.</translation>
    </message>
    <message>
        <source>The official evaluation and ours differ:</source>
        <translation>Die offizielle Auswertung und unsere weichen voneinander ab:</translation>
    </message>
    <message>
        <source>Probable cause:</source>
        <translation>Wahrscheinliche Ursache:</translation>
    </message>
    <message>
        <source>How our number comes about:</source>
        <translation>So kommt unsere Zahl zustande:</translation>
    </message>
    <message>
        <source>Not the listed value (WO 6.4.2):</source>
        <translation>Nicht der Wert der Liste (WO 6.4.2):</translation>
    </message>
    <message>
        <source>The game against %1 is not here; there it has the result %2.</source>
        <translation>Die Partie gegen %1 fehlt hier; dort hat sie das Ergebnis %2.</translation>
    </message>
    <message>
        <source>A carry-over game against %1 was counted there, which is not here.</source>
        <translation>Dort zählte eine Restpartie gegen %1, die es hier nicht gibt.</translation>
    </message>
    <message>
        <source>The game against %1 has another expectation there, from other ratings.</source>
        <translation>Die Partie gegen %1 hat dort eine andere Gewinnerwartung, also andere Wertungszahlen.</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>from a list</source>
        <extracomment>where an entry comes from</extracomment>
        <translation>aus einer Liste</translation>
    </message>
    <message>
        <source>list %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>list of %1</source>
        <translation>Liste vom %1</translation>
    </message>
    <message>
        <source>list %1 of %2</source>
        <extracomment>name of a list, its day</extracomment>
        <translation>Liste %1 vom %2</translation>
    </message>
    <message>
        <source>from another tournament</source>
        <translation>aus einem anderen Turnier</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>typed or from a file</source>
        <translation>eingegeben oder aus einer Datei</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation>von Hand: %1</translation>
    </message>
    <message>
        <source>came in unrated</source>
        <translation>ohne Wertungszahl eingegangen</translation>
    </message>
    <message>
        <source>%1; came in as %2</source>
        <extracomment>where an entry comes from, and what came in before the chain had another number</extracomment>
        <translation>%1; eingegangen mit %2</translation>
    </message>
    <message>
        <source>Entered with a list that is younger than the tournament. What was there before?</source>
        <translation>Mit einer Liste eingetragen, die jünger ist als das Turnier. Was galt davor?</translation>
    </message>
    <message>
        <source>Entered with a rating on the level of later rules. What was it then?</source>
        <translation>Mit einer Wertungszahl auf dem Niveau späterer Regeln eingetragen. Wie hoch war sie damals?</translation>
    </message>
    <message>
        <source>Several players have these data. Which of them is it, or is it nobody of them?</source>
        <translation>Diese Angaben haben mehrere Spieler. Welcher von ihnen ist es, oder ist es keiner von ihnen?</translation>
    </message>
    <message>
        <source>Entered with what another tournament left somebody else with. What should it be?</source>
        <translation>Mit dem eingetragen, womit ein anderes Turnier jemand anderen zurückließ. Was soll dort stehen?</translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>rating points</source>
        <translation>Wertungspunkte</translation>
    </message>
    <message>
        <source>points of games</source>
        <translation>Partiepunkte</translation>
    </message>
    <message>
        <source>coefficient</source>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>half points</source>
        <translation>halbe Punkte</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>decimals</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>1 yes, 0 no</source>
        <translation>1 ja, 0 nein</translation>
    </message>
    <message>
        <source>number of a choice</source>
        <translation>Nummer der Wahl</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>whole numbers from %1 to %2</source>
        <translation>ganze Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation>Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>%3 whole numbers from %1 to %2</source>
        <translation>%3 ganze Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>%3 numbers from %1 to %2</source>
        <translation>%3 Zahlen von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>PersonRows</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Enddatum</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1 (%2) and %3 (%4) are the same person</source>
        <translation>%1 (%2) und %3 (%4) sind dieselbe Person</translation>
    </message>
    <message>
        <source>%1 (%2) is somebody else</source>
        <translation>%1 (%2) ist jemand anders</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>On today&apos;s level</source>
        <translation>Auf heutiger Skala</translation>
    </message>
    <message>
        <source>%1: %2 on today&apos;s level</source>
        <translation>%1: %2 auf heutiger Skala</translation>
    </message>
    <message>
        <source>Entry rating to performance</source>
        <translation>Von der Wertungszahl zur Turnierleistung</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Höchststand</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>Player card: %1</source>
        <translation>Karteikarte: %1</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Karteikarte</translation>
    </message>
    <message>
        <source>Between the tournaments</source>
        <translation>Zwischen den Turnieren</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Memberships</source>
        <translation>Mitgliedschaften</translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s)</source>
        <translation>
            <numerusform>%n Restpartie</numerusform>
            <numerusform>%n Restpartien</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>Rating expired</source>
        <translation>Wertungszahl verfallen</translation>
    </message>
    <message>
        <source>Set by the referee</source>
        <translation>Vom Referenten gesetzt</translation>
    </message>
    <message>
        <source>Taken from a list</source>
        <translation>Aus einer Liste übernommen</translation>
    </message>
    <message>
        <source>Persons merged</source>
        <translation>Personen zusammengeführt</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) elsewhere</source>
        <translation>
            <numerusform>%n Auswertung anderswo</numerusform>
            <numerusform>%n Auswertungen anderswo</numerusform>
        </translation>
    </message>
    <message>
        <source>WO Annex 4</source>
        <translation>WO Anhang 4</translation>
    </message>
    <message>
        <source>WO 6.4.2</source>
        <translation>WO 6.4.2</translation>
    </message>
    <message>
        <source>WO 2.2.4</source>
        <translation>WO 2.2.4</translation>
    </message>
    <message>
        <source>WO 1992, 6.1.1</source>
        <translation>WO 1992, 6.1.1</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>+%1 =%2 −%3</source>
        <extracomment>Won, drawn and lost games</extracomment>
        <translation>+%1 =%2 −%3</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>born %1</source>
        <translation>Geburtsjahr %1</translation>
    </message>
    <message>
        <source>player ID %1</source>
        <translation>Spieler-ID %1</translation>
    </message>
    <message>
        <source>FIDE ID %1</source>
        <translation>FIDE-ID %1</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>No member, left on %1</source>
        <translation>Kein Mitglied, ausgetreten am %1</translation>
    </message>
    <message>
        <source>No member</source>
        <translation>Kein Mitglied</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>%1 (today %2)</source>
        <extracomment>the best rating, and what it is on today&apos;s level</extracomment>
        <translation>%1 (heute %2)</translation>
    </message>
    <message>
        <source>DWZ enough for the titles %1 (WO 2.1.2.2)</source>
        <translation>DWZ genügt für die Titel %1 (WO 2.1.2.2)</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>WO 2.2.1</source>
        <translation>WO 2.2.1</translation>
    </message>
    <message>
        <source>%1 alone would give a first Elo of %2 (preview, FIDE rates)</source>
        <translation>%1 allein ergäbe eine erste Elo von %2 (Vorschau, gewertet wird von der FIDE)</translation>
    </message>
    <message>
        <source>%1 alone would have changed the Elo %2 by %3 (preview, FIDE rates)</source>
        <translation>%1 allein hätte die Elo %2 um %3 geändert (Vorschau, gewertet wird von der FIDE)</translation>
    </message>
    <message>
        <source>%1 in the list of %2</source>
        <translation>%1 in der Liste vom %2</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>carry-over</source>
        <extracomment>In the place of the new rating: the player has only carry-over games (Restpartien, &quot;Erstdaten&quot;)</extracomment>
        <translation>Erstdaten</translation>
    </message>
    <message>
        <source>Players with a rating</source>
        <extracomment>Heading over rows of the preview</extracomment>
        <translation>Spieler mit DWZ</translation>
    </message>
    <message>
        <source>First ratings, first stage</source>
        <extracomment>Heading over rows of the preview: 1. Zusatzstufe</extracomment>
        <translation>Erst-DWZ, 1.&#xa0;Zusatzstufe</translation>
    </message>
    <message>
        <source>First ratings, second stage</source>
        <extracomment>Heading over rows of the preview: 2. Zusatzstufe</extracomment>
        <translation>Erst-DWZ, 2.&#xa0;Zusatzstufe</translation>
    </message>
    <message>
        <source>Still without a rating</source>
        <extracomment>Heading over rows of the preview: restliche Spieler</extracomment>
        <translation>Restliche Spieler, weiter ohne DWZ</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A carry-over game: opponent&apos;s rating, points, end of the tournament in which it was played</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>youth, junior or adult in the year in which the tournament ends</source>
        <translation>Jugendlicher, Junior oder Erwachsener im Jahr des Turnierendes</translation>
    </message>
    <message>
        <source>code of the club, five characters, at the time of the tournament</source>
        <translation>fünfstellige Vereinskennziffer zur Zeit des Turniers</translation>
    </message>
    <message>
        <source>old rating before the tournament, with its index</source>
        <translation>alte Wertungszahl vor dem Turnier, mit Index</translation>
    </message>
    <message>
        <source>development coefficient: how strongly the tournament moves the rating</source>
        <translation>Entwicklungsfaktor: wie stark das Turnier die Wertungszahl verändert</translation>
    </message>
    <message>
        <source>average of the opponents&apos; ratings that count</source>
        <translation>Gegnerschnitt: Durchschnitt der Wertungszahlen der Gegner, die zählen</translation>
    </message>
    <message>
        <source>points in the games that count</source>
        <translation>erzielte Punkte in den wertbaren Partien</translation>
    </message>
    <message>
        <source>number of games that count</source>
        <translation>Anzahl der wertbaren Partien</translation>
    </message>
    <message>
        <source>expected score: sum of all winning expectancies</source>
        <translation>Punkterwartung: Summe aller Gewinnerwartungen</translation>
    </message>
    <message>
        <source>performance in this tournament, independent of the old rating</source>
        <translation>Turnierleistung, unabhängig von der alten Wertungszahl</translation>
    </message>
    <message>
        <source>new rating after the evaluation, with its index</source>
        <translation>neue Wertungszahl nach der Auswertung, mit Index</translation>
    </message>
    <message>
        <source>change of the rating by this tournament</source>
        <translation>Änderung der Wertungszahl durch dieses Turnier</translation>
    </message>
    <message>
        <source>Age group</source>
        <translation>Altersstufe</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Entw.-Faktor</translation>
    </message>
    <message>
        <source>Opp. Ø</source>
        <translation>Gegner-Ø</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>games that do not count</source>
        <translation>nicht wertbare Partien</translation>
    </message>
    <message>
        <source>expired carry-over games</source>
        <translation>verfallene Restpartien</translation>
    </message>
    <message>
        <source>start value of the iteration</source>
        <translation>Anfangswert der Iteration</translation>
    </message>
    <message>
        <source>fictitious draw</source>
        <translation>fiktives Remis</translation>
    </message>
    <message>
        <source>joint iteration</source>
        <translation>Gesamtiteration</translation>
    </message>
    <message>
        <source>final value of the iteration</source>
        <translation>Endwert der Iteration</translation>
    </message>
    <message>
        <source>carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>start value of the performance</source>
        <translation>Anfangswert der Turnierleistung</translation>
    </message>
    <message>
        <source>iteration of the performance</source>
        <translation>Iteration der Turnierleistung</translation>
    </message>
    <message>
        <source>performance</source>
        <translation>Turnierleistung</translation>
    </message>
    <message>
        <source>special rating</source>
        <translation>Sonderwertung</translation>
    </message>
    <message>
        <source>games that count</source>
        <translation>wertbare Partien</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>average of the opponents</source>
        <translation>Gegnerschnitt</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>Punkterwartung</translation>
    </message>
    <message>
        <source>age group</source>
        <translation>Altersstufe</translation>
    </message>
    <message>
        <source>base value of the coefficient</source>
        <translation>Grundwert des Entwicklungsfaktors</translation>
    </message>
    <message>
        <source>bonus for success</source>
        <translation>Erfolgsaufschlag</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>Bremsfaktor</translation>
    </message>
    <message>
        <source>development coefficient</source>
        <translation>Entwicklungsfaktor</translation>
    </message>
    <message>
        <source>new index</source>
        <translation>neuer Index</translation>
    </message>
    <message>
        <source>established player</source>
        <translation>etablierter Spieler</translation>
    </message>
    <message>
        <source>first stage</source>
        <translation>1.&#xa0;Zusatzstufe</translation>
    </message>
    <message>
        <source>second stage</source>
        <translation>2.&#xa0;Zusatzstufe</translation>
    </message>
    <message>
        <source>remaining player</source>
        <translation>restlicher Spieler</translation>
    </message>
    <message>
        <source>youth</source>
        <translation>Jugendlicher</translation>
    </message>
    <message>
        <source>junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>adult</source>
        <translation>Erwachsener</translation>
    </message>
    <message>
        <source>Yth</source>
        <comment>youth, at most four characters</comment>
        <translation>Jgd</translation>
    </message>
    <message>
        <source>Jun</source>
        <comment>junior, at most four characters</comment>
        <translation>Jun</translation>
    </message>
    <message>
        <source>Adt</source>
        <comment>adult, at most four characters</comment>
        <translation>Erw</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch ohne Ergebnis</translation>
    </message>
    <message>
        <source>forfeit, not played at the board</source>
        <translation>kampflos, nicht am Brett gespielt</translation>
    </message>
    <message>
        <source>marked as not to be rated</source>
        <translation>von der Wertung ausgenommen</translation>
    </message>
    <message>
        <source>against a computer</source>
        <translation>gegen einen Schachcomputer</translation>
    </message>
    <message>
        <source>the opponent has no rating and gets none here</source>
        <translation>der Gegner hat keine Wertungszahl und erhält hier keine</translation>
    </message>
    <message>
        <source>against a player of the second stage</source>
        <translation>gegen einen Spieler der 2.&#xa0;Zusatzstufe</translation>
    </message>
    <message>
        <source>match in which not both players had a rating before</source>
        <translation>Zweikampf, in dem nicht beide vorher eine Wertungszahl hatten</translation>
    </message>
    <message>
        <source>DWZ</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE-Rating</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>nationale Wertungszahl</translation>
    </message>
    <message>
        <source>computed exactly</source>
        <translation>exakt gerechnet</translation>
    </message>
    <message>
        <source>computed with the tables</source>
        <translation>mit den Tabellen gerechnet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Annex</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>individual tournament</source>
        <translation>Einzelturnier</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Zweikampf</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Scheveningen system</source>
        <translation>Scheveninger System</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>free pairings</source>
        <translation>freie Paarungen</translation>
    </message>
    <message>
        <source>difference of the percentage reached to 50</source>
        <translation>Differenz der erzielten Gewinnprozente zu 50</translation>
    </message>
    <message>
        <source>percent difference</source>
        <translation>Prozentdifferenz</translation>
    </message>
    <message>
        <source>the opponent won or lost all his first rated games</source>
        <translation>der Gegner gewann oder verlor bei seiner ersten Auswertung alle Partien</translation>
    </message>
    <message>
        <source>won by a player who is too much better</source>
        <translation>vom weit überlegenen Spieler gewonnen</translation>
    </message>
    <message>
        <source>old {rating}</source>
        <translation>{rating} alt</translation>
    </message>
    <message>
        <source>first {rating}</source>
        <translation>Erst-{rating}</translation>
    </message>
    <message>
        <source>opponents with a special rating</source>
        <translation>Gegner mit Sonderwertung</translation>
    </message>
    <message>
        <source>new {rating}</source>
        <translation>{rating} neu</translation>
    </message>
    <message>
        <source>Old {rating}</source>
        <translation>{rating} alt</translation>
    </message>
    <message>
        <source>New {rating}</source>
        <translation>{rating} neu</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <extracomment>A rule version that an administrator changed</extracomment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>level of the tournament: average of the numbers that count</source>
        <translation>Niveau: Durchschnitt der Zahlen, die eingehen</translation>
    </message>
    <message>
        <source>or better</source>
        <translation>oder besser</translation>
    </message>
    <message>
        <source>or worse</source>
        <translation>oder schlechter</translation>
    </message>
    <message>
        <source>converted carry-over games</source>
        <translation>umgerechnete Restpartien</translation>
    </message>
    <message>
        <source>team tournament (league)</source>
        <translation>Mannschaftsturnier (Liga)</translation>
    </message>
    <message>
        <source>rate of play not rated here</source>
        <translation>Bedenkzeit hier nicht gewertet</translation>
    </message>
    <message>
        <source>ratings too far apart</source>
        <translation>Wertungszahlen zu weit auseinander</translation>
    </message>
    <message>
        <source>before the first list with him</source>
        <translation>vor der ersten Liste mit ihm</translation>
    </message>
</context>
<context>
    <name>QueryLetter</name>
    <message>
        <source>Query about %1</source>
        <translation>Rückfrage zu %1</translation>
    </message>
    <message>
        <source>Dear chess friends,</source>
        <translation>Liebe Schachfreunde,</translation>
    </message>
    <message>
        <source>thank you for the documents of the tournament “%1”. They are complete; there is nothing to ask.</source>
        <translation>vielen Dank für die Unterlagen zum Turnier „%1“. Sie sind vollständig, ich habe keine Rückfragen.</translation>
    </message>
    <message>
        <source>thank you for the documents of the tournament “%1”. Before it can be rated, some information is missing or contradictory. Please answer these questions:</source>
        <translation>vielen Dank für die Unterlagen zum Turnier „%1“. Bevor ich es auswerten kann, sind noch einige Angaben zu ergänzen oder zu klären. Bitte beantworten Sie diese Fragen:</translation>
    </message>
    <message>
        <source>The tournament</source>
        <translation>Zum Turnier</translation>
    </message>
    <message>
        <source>The participants</source>
        <translation>Zu den Teilnehmern</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Zu den Ergebnissen</translation>
    </message>
    <message>
        <source>The tournament must be submitted completely by %1; after that there is no claim to an evaluation.</source>
        <translation>Die Unterlagen müssen bis zum %1 vollständig vorliegen; danach besteht kein Anspruch auf Auswertung.</translation>
    </message>
    <message>
        <source>Thank you for your help.</source>
        <translation>Vielen Dank für Ihre Mühe.</translation>
    </message>
    <message>
        <source>With kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Age group</source>
        <translation>Altersstufe</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Old DWZ</source>
        <translation>DWZ alt</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Entw.-Faktor</translation>
    </message>
    <message>
        <source>Opp. Ø</source>
        <translation>Gegner-Ø</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>New DWZ</source>
        <translation>DWZ neu</translation>
    </message>
    <message>
        <source>The iteration ends when D&apos; is below {tolerance} for all newcomers at once. The value before this last step holds: R_i = {result}.</source>
        <translation>Die Iteration endet, sobald D&apos; bei allen Zusatzspielern zugleich unter {tolerance} liegt. Es gilt der Wert vor diesem letzten Schritt: R_i = {result}.</translation>
    </message>
    <message>
        <source>The first DWZ is the value of the iteration, rounded.</source>
        <translation>Die Erst-DWZ ist der gerundete Wert der Iteration.</translation>
    </message>
    <message>
        <source>Below {upper_bound} the value is raised, so that newcomers are not rated too low.</source>
        <translation>Unter {upper_bound} wird der Wert angehoben, um Unterbewertungen zu vermeiden.</translation>
    </message>
    <message>
        <source>E says how slowly the rating follows the results: the larger it is, the smaller is the change. It is a whole number.</source>
        <translation>E besagt, wie träge die Wertungszahl den Ergebnissen folgt: Je größer E ist, desto kleiner fällt die Änderung aus. E ist ganzzahlig.</translation>
    </message>
    <message>
        <source>With the index {old_index}, E is at most {k_max}. So E = {result}.</source>
        <translation>Beim Index {old_index} beträgt E höchstens {k_max}. Also ist E = {result}.</translation>
    </message>
    <message>
        <source>E is at least {result}.</source>
        <translation>E beträgt mindestens {result}.</translation>
    </message>
    <message>
        <source>Basic formula</source>
        <translation>Grundformel</translation>
    </message>
    <message>
        <source>First DWZ</source>
        <translation>Erst-DWZ</translation>
    </message>
    <message>
        <source>Development coefficient</source>
        <translation>Entwicklungskoeffizient</translation>
    </message>
    <message>
        <source>Preface</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Expected and achieved points</source>
        <translation>Erwartete und erzielte Punkte</translation>
    </message>
    <message>
        <source>Calculating the DWZ</source>
        <translation>Berechnung der DWZ</translation>
    </message>
    <message>
        <source>{name} scored {score} from {games} games; {expected} were expected. The difference moves the rating.</source>
        <translation>{name} hat {score} Punkte aus {games} Partien erzielt; erwartet waren {expected}. Die Differenz verändert die Wertungszahl.</translation>
    </message>
    <message>
        <source>{name} enters with the FWZ {old_rating}, index {old_index}.</source>
        <translation>{name} geht mit der FWZ {old_rating}, Index {old_index}, ins Turnier.</translation>
    </message>
    <message>
        <source>{name} has no FWZ yet. Every player gets a first FWZ from his first tournament.</source>
        <translation>{name} hat noch keine FWZ. Jeder Spieler erhält aus seinem ersten Turnier eine erste FWZ.</translation>
    </message>
    <message>
        <source>{name} has no FWZ and no game that counts, so there is no first FWZ.</source>
        <translation>{name} hat weder eine FWZ noch eine gewertete Partie und erhält deshalb keine erste FWZ.</translation>
    </message>
    <message>
        <source>{name} scored {result} in {games} games that count. Games that ended by time forfeit or by an unapproved withdrawal count, too.</source>
        <translation>{name} hat {result} Punkte aus {games} wertbaren Partien erzielt. Auch Partien, die durch Zeitüberschreitung oder einen nicht genehmigten Rücktritt endeten, zählen.</translation>
    </message>
    <message>
        <source>The average of the opponents is shown for orientation.</source>
        <translation>Der Gegnerschnitt dient nur der Orientierung.</translation>
    </message>
    <message>
        <source>Winning expectancies</source>
        <translation>Gewinnerwartungen</translation>
    </message>
    <message>
        <source>The index counts the evaluated tournaments: {result}.</source>
        <translation>Der Index zählt die ausgewerteten Turniere: {result}.</translation>
    </message>
    <message>
        <source>The first FWZ is the last value, rounded.</source>
        <translation>Die erste FWZ ist der gerundete letzte Wert.</translation>
    </message>
    <message>
        <source>The opponents of the average</source>
        <translation>Die Gegner des Schnitts</translation>
    </message>
    <message>
        <source>Old FWZ</source>
        <translation>FWZ alt</translation>
    </message>
    <message>
        <source>New FWZ</source>
        <translation>FWZ neu</translation>
    </message>
    <message>
        <source>The level of all ratings was raised once: up to {upper_bound} everybody gets {bonus} points more. The result is rounded, a half upwards.</source>
        <translation>Das Niveau aller Wertungszahlen wurde einmalig angehoben: Bis {upper_bound} kommen {bonus} Punkte hinzu. Das Ergebnis wird gerundet, halbe Punkte aufwärts.</translation>
    </message>
    <message>
        <source>The level of all ratings was raised once: up to {upper_bound} the lower ratings gain more than the higher ones. The result is rounded, a half upwards.</source>
        <translation>Das Niveau aller Wertungszahlen wurde einmalig angehoben: Bis {upper_bound} gewinnen niedrige Wertungszahlen mehr als hohe. Das Ergebnis wird gerundet, halbe Punkte aufwärts.</translation>
    </message>
    <message>
        <source>The level of all ratings was raised once, but ratings as high as this stayed as they were.</source>
        <translation>Das Niveau aller Wertungszahlen wurde einmalig angehoben; so hohe Zahlen blieben aber, wie sie waren.</translation>
    </message>
    <message>
        <source>The conversion is an entry of its own and raises the index by one.</source>
        <translation>Die Umstellung ist ein eigener Eintrag und erhöht den Index um 1.</translation>
    </message>
    <message>
        <source>Holds when W ≥ W_e. The columns are the index.</source>
        <translation>Gilt, wenn W ≥ W_e. Die Spalten geben den Index an.</translation>
    </message>
    <message>
        <source>Holds when W &lt; W_e. The columns are the index.</source>
        <translation>Gilt, wenn W &lt; W_e. Die Spalten geben den Index an.</translation>
    </message>
    <message>
        <source>Rating change of one game</source>
        <translation>DWZ-Beitrag einer Partie</translation>
    </message>
    <message>
        <source>S is a win, R a draw, V a loss against an opponent who is D points stronger; the columns are K. Against a weaker opponent S and V change places, and all signs turn round.</source>
        <translation>S Sieg, R Remis, V Verlust gegen einen um D Punkte besseren Gegner; in den Spalten steht K. Gegen einen schwächeren Gegner sind S und V zu tauschen und die Vorzeichen umzukehren.</translation>
    </message>
    <message>
        <source>The single games are not at hand. But W_e / n says how strong the opponents were on average against the rating used at that time.</source>
        <translation>Die einzelnen Partien liegen nicht vor. Aus W_e / n folgt aber, wie stark die Gegner im Durchschnitt waren, gemessen an der damals eingesetzten DWZ.</translation>
    </message>
    <message>
        <source>All games are counted as if they were played against the opponents&apos; average.</source>
        <translation>Alle Partien zählen so, als wären sie gegen den Gegnerschnitt gespielt.</translation>
    </message>
    <message>
        <source>An estimate needs the opponents&apos; average only. Nobody counts as more than {threshold} stronger or weaker than {name}.</source>
        <translation>Die Überschlagsrechnung braucht nur den Gegnerschnitt. Kein Gegner zählt mehr als {threshold} Punkte stärker oder schwächer als {name}.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>An estimate needs the opponents&apos; average only.</source>
        <translation>Die Überschlagsrechnung braucht nur den Gegnerschnitt.</translation>
    </message>
    <message>
        <source>Without the tables, 1 % more stands for 8 points, at most {threshold} in all. That is good enough between 20 % and 80 %.</source>
        <translation>Ohne die Tabellen zählt jedes Prozent mehr 8 Punkte, insgesamt höchstens {threshold}. Zwischen 20&#xa0;% und 80&#xa0;% ist das genau genug.</translation>
    </message>
    <message>
        <source>youth</source>
        <translation>Jugendliche</translation>
    </message>
    <message>
        <source>junior</source>
        <translation>Junioren</translation>
    </message>
    <message>
        <source>adult</source>
        <translation>Erwachsene</translation>
    </message>
    <message>
        <source>Development coefficient E</source>
        <translation>Entwicklungskoeffizient E</translation>
    </message>
    <message>
        <source>Change constant K = 800 / (E + n)</source>
        <translation>Änderungskonstante K = 800 / (E + n)</translation>
    </message>
    <message>
        <source>What one point more or less than expected brings.</source>
        <translation>Um so viel ändert sich R_o, wenn W − W_e = 1 ist.</translation>
    </message>
    <message>
        <source>Expected score P(D)</source>
        <translation>Gewinnerwartung P(D)</translation>
    </message>
    <message>
        <source>Rating difference D(p)</source>
        <translation>Wertungsdifferenz D(p)</translation>
    </message>
    <message>
        <source>The heads of column and row add up to D. The weaker player expects 1 − P(D).</source>
        <translation>Spaltenkopf und Zeilenkopf ergeben zusammen D. Für den schwächeren Spieler gilt 1 − P(D).</translation>
    </message>
    <message>
        <source>The columns are the third decimal of p. For p below 0.5 the right and the lower margin hold, and D is negative; when the third decimal is 0, it stands one row further down.</source>
        <translation>Die Spalten geben die dritte Dezimalstelle von p an. Für p unter 0,5 gelten der rechte und der untere Rand, und D ist negativ; ist die dritte Dezimalstelle 0, so ist eine Zeile tiefer abzulesen.</translation>
    </message>
    <message>
        <source>+ is the column of the stronger player, − that of the weaker.</source>
        <translation>Unter + steht der bessere Spieler, unter − der schlechtere.</translation>
    </message>
    <message>
        <source>P(D) is what the stronger player expects; the weaker one expects 1 − P(D).</source>
        <translation>P(D) gilt für den stärkeren Spieler, 1 − P(D) für den schwächeren.</translation>
    </message>
    <message>
        <source>Development coefficient K</source>
        <translation>Entwicklungskoeffizient K</translation>
    </message>
    <message>
        <source>The columns are the index I; the last one holds for secured ratings.</source>
        <translation>Die Spalten geben den Index I an; die letzte gilt für gesicherte Wertungen.</translation>
    </message>
    <message>
        <source>{name} enters with the Ingo number {old_rating}; evaluations so far: {old_index}.</source>
        <translation>{name} bringt die Ingozahl {old_rating} mit; bisherige Auswertungen: {old_index}.</translation>
    </message>
    <message>
        <source>{name} enters with {old_rating} “or better”. That is no number for a level: there he counts as a player without a number.</source>
        <translation>{name} bringt {old_rating} „oder besser“ mit. Eine solche Zahl darf nicht zur Niveaubildung verwendet werden: Der Spieler gilt dabei als zahlenlos.</translation>
    </message>
    <message>
        <source>{name} enters with {old_rating} “or worse”. That is no number for a level: there he counts as a player without a number.</source>
        <translation>{name} bringt {old_rating} „oder schlechter“ mit. Eine solche Zahl darf nicht zur Niveaubildung verwendet werden: Der Spieler gilt dabei als zahlenlos.</translation>
    </message>
    <message>
        <source>{name} has no Ingo number yet and gets a first one in this tournament.</source>
        <translation>{name} hat noch keine Ingozahl und erhält in diesem Turnier seine erste.</translation>
    </message>
    <message>
        <source>{name} has no Ingo number, and no game that counts leads to a player with one. So there is no level and no first number.</source>
        <translation>{name} hat keine Ingozahl, und keine gewertete Partie führt zu einem Spieler mit einer. Damit gibt es kein Niveau und keine erste Ingozahl.</translation>
    </message>
    <message>
        <source>{name} has no Ingo number and {games} games that count; {games_needed} are needed for a first number.</source>
        <translation>{name} hat keine Ingozahl und {games} gewertete Partien; für eine erste Ingozahl sind {games_needed} nötig.</translation>
    </message>
    <message>
        <source>Without a number he won all his games. They do not count for his opponents, his H enters no level, and his first number gets the mark “or better”.</source>
        <translation>Ohne Ingozahl hat er alle Partien gewonnen. Sie zählen für seine Gegner nicht, seine H-Zahl geht in kein Niveau ein, und seine erste Ingozahl erhält die Bemerkung „oder besser“.</translation>
    </message>
    <message>
        <source>Without a number he lost all his games. They do not count for his opponents, his H enters no level, and his first number gets the mark “or worse”.</source>
        <translation>Ohne Ingozahl hat er alle Partien verloren. Sie zählen für seine Gegner nicht, seine H-Zahl geht in kein Niveau ein, und seine erste Ingozahl erhält die Bemerkung „oder schlechter“.</translation>
    </message>
    <message>
        <source>{name} scored {result} in {games} games that count.</source>
        <translation>{name} hat aus {games} wertbaren Partien {result} Punkte erzielt.</translation>
    </message>
    <message>
        <source>%d says how far the percentage of points is from 50. For it half a point is added to the points and one game to the games.</source>
        <translation>%d ist die Differenz der Gewinnprozente zu 50. Dabei werden die Punkte um 1/2 und die gespielten Partien um 1 erhöht.</translation>
    </message>
    <message>
        <source>%d says how far the percentage of points is from 50. It is taken from the table: {score} points in {games} games.</source>
        <translation>%d ist die Differenz der Gewinnprozente zu 50. Sie steht in der Tabelle: {score} Punkte aus {games} Partien.</translation>
    </message>
    <message>
        <source>Everybody has played everybody once, so one level holds for all: the average of all numbers, his own included.</source>
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle: der Durchschnitt aller Ingozahlen, die eigene eingeschlossen.</translation>
    </message>
    <message>
        <source>The opponents’ numbers</source>
        <translation>Die Ingozahlen der Gegner</translation>
    </message>
    <message>
        <source>Everybody has played everybody once, so one level holds for all. Only the known numbers are averaged, his own included; of the players without a number %d is added to the sum.</source>
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle. Gemittelt werden nur die bekannten Ingozahlen, die eigene eingeschlossen; von den zahlenlosen Spielern wird %d auf die Summe angerechnet.</translation>
    </message>
    <message>
        <source>The opponents’ known numbers</source>
        <translation>Die bekannten Ingozahlen der Gegner</translation>
    </message>
    <message>
        <source>Everybody has played everybody once, so one level holds for all. Only the known numbers are averaged; of the players without a number, {name} among them, %d is added to the sum.</source>
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle. Gemittelt werden nur die bekannten Ingozahlen; von den zahlenlosen Spielern, darunter {name}, wird %d auf die Summe angerechnet.</translation>
    </message>
    <message>
        <source>Not everybody has played everybody, so {name} has a level of his own: the average of his number and those of his opponents, one for each game. Opponents without a number count with their H.</source>
        <translation>Nicht alle haben dieselben Gegner; also hat {name} ein Einzel-Niveau: den Durchschnitt der eigenen Ingozahl und der Zahlen seiner Gegner, für jede Partie eine. Zahlenlose Gegner zählen mit ihrer H-Zahl.</translation>
    </message>
    <message>
        <source>Calculated in advance from the known numbers alone: his own %d is added to their sum before it is averaged.</source>
        <translation>Vorausberechnung aus den bekannten Ingozahlen allein: Auf ihre Summe wird die eigene %d angerechnet, bevor der Durchschnitt gebildet wird.</translation>
    </message>
    <message>
        <source>{name} has a level of his own: the average of his opponents’ numbers, one for each game. His own %d is added to their sum before it is averaged.</source>
        <translation>{name} hat ein Einzel-Niveau: den Durchschnitt der Zahlen seiner Gegner, für jede Partie eine. Auf ihre Summe wird die eigene %d angerechnet, bevor der Durchschnitt gebildet wird.</translation>
    </message>
    <message>
        <source>Opponents without a number count with their H, and theirs may depend on his. So the calculation was repeated until nothing changed: {step_count} steps.</source>
        <translation>Zahlenlose Gegner zählen mit ihrer H-Zahl, und die kann wieder von seiner abhängen. Deshalb wurde die Berechnung wiederholt, bis sich nichts mehr änderte: {step_count} Schritte.</translation>
    </message>
    <message>
        <source>An opponent further than {degree_limit} degrees away whom the better player did not beat counts as {degree_limit} degrees away.</source>
        <translation>Liegen die Gegner mehr als {degree_limit} Grad auseinander und hat der bessere nicht gewonnen, so gilt der jeweilige Gegner als {degree_limit} Grad abweichend.</translation>
    </message>
    <message>
        <source>H, the success in the tournament, is the level and %d. A lower number is a better one.</source>
        <translation>Die Turniererfolgszahl H ist das Niveau, verändert um %d. Eine niedrigere Zahl ist die bessere.</translation>
    </message>
    <message>
        <source>The first Ingo number is H, the success in the first tournament that is evaluated.</source>
        <translation>Die erste Ingozahl ist die Turniererfolgszahl H des ersten ausgewerteten Turniers.</translation>
    </message>
    <message>
        <source>The old number was but a bound, and H lies beyond it. So H replaces it and is the first Ingo number.</source>
        <translation>Die alte Zahl war nur eine Grenze, und H liegt jenseits davon. Deshalb gilt H als erste Ingozahl.</translation>
    </message>
    <message>
        <source>In the second evaluation the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei der zweiten Auswertung zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>In the third evaluation the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei der dritten Auswertung zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>From the fourth evaluation on the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Von der vierten Auswertung an zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>H of a young player ({age} years) is better than his old number by {margin} degrees or more. So the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Die H-Zahl eines Jugendlichen ({age} Jahre) ist um {margin} oder mehr Grad besser als seine alte Ingozahl. Deshalb zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>Short tournaments are evaluated with restraint: with {games} games the old number and H weigh {old_weight} to {performance_weight}, and the number changes by {largest_change} degrees at most.</source>
        <translation>Kurzturniere werden zurückhaltend berechnet: Bei {games} Partien zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}, und die Zahl ändert sich um höchstens {largest_change} Grad.</translation>
    </message>
    <message>
        <source>That would be a larger change than allowed. The new number is {result}.</source>
        <translation>Das wäre eine größere Änderung als erlaubt. Die neue Ingozahl ist {result}.</translation>
    </message>
    <message>
        <source>In a match of two players the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei einem Einzel-Wettkampf zweier Spieler zählen alte Ingozahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>{games} games that count are too few for an evaluation, {games_needed} are needed: the number stays as it is.</source>
        <translation>{games} gewertete Partien sind zu wenige für eine Auswertung, nötig sind {games_needed}: Die Zahl bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The index counts the evaluations: {result}.</source>
        <translation>Der Index zählt die Auswertungen: {result}.</translation>
    </message>
    <message>
        <source>Old Ingo</source>
        <translation>Ingo alt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>% diff.</source>
        <translation>%-Diff.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>New Ingo</source>
        <translation>Ingo neu</translation>
    </message>
    <message>
        <source>Ingo number</source>
        <translation>Ingozahl</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>W is the result against an opponent who is D points stronger. Against a weaker one win and loss change places, and all signs turn round.</source>
        <translation>W ist das Ergebnis gegen einen um D Punkte stärkeren Gegner. Gegen einen schwächeren sind Sieg und Verlust zu tauschen und die Vorzeichen umzukehren.</translation>
    </message>
    <message>
        <source>Weights of the old number F and the performance H</source>
        <translation>Gewichte der alten Zahl F und der Turnierleistung H</translation>
    </message>
    <message>
        <source>1 to 4+: the player&apos;s evaluations; C III: youth players who are much better; n: short tournaments, with the largest change; C V: single matches.</source>
        <translation>1 bis 4+: wievielte Berechnung; C III: Jugendliche mit viel besserer Leistung; n: Kurzturniere mit größter Änderung; C V: Einzelwettkämpfe.</translation>
    </message>
    <message>
        <source>Percent difference %d</source>
        <translation>Prozentdifferenz %d</translation>
    </message>
    <message>
        <source>The rows are the points W, the columns the games n. A negative %d is more than half of the points.</source>
        <translation>In den Zeilen stehen die Punkte W, in den Spalten die Partien n. Negativ ist %d bei mehr als der Hälfte der Punkte.</translation>
    </message>
    <message>
        <source>With all games the iteration found no end, because the first FWZ of players with 0 % or 100 % is fixed. So it was repeated without the games of {name} against such players.</source>
        <translation>Mit allen Partien fand die Iteration kein Ende, weil die erste FWZ von Spielern mit 0&#xa0;% oder 100&#xa0;% feststeht. Deshalb wurde sie ohne die Partien von {name} gegen solche Spieler wiederholt.</translation>
    </message>
    <message>
        <source>With the two decimals of table B the values repeat every {cycle_length} steps and do not settle. Then the highest of them holds, rounded.</source>
        <translation>Mit den zwei Nachkommastellen der Tabelle B wiederholen sich die Werte alle {cycle_length} Schritte und kommen nicht zur Ruhe. Dann gilt der höchste von ihnen, gerundet.</translation>
    </message>
    <message>
        <source>{name} is a chess computer. Computers get no DWZ, and games against them do not count.</source>
        <translation>{name} ist ein Schachcomputer. Für Schachcomputer wird keine DWZ geführt, und Partien gegen sie zählen nicht.</translation>
    </message>
    <message>
        <source>{name} has the rating {old_rating} and so is an established player. What counts are the games against players who have a DWZ or get one here.</source>
        <translation>{name} hat die Wertungszahl {old_rating} und ist damit etablierter Spieler. Es zählen die Partien gegen Spieler, die eine DWZ haben oder hier eine erhalten.</translation>
    </message>
    <message>
        <source>{name} has no rating. Against players with a rating he has {points_against_rated} out of {games_against_rated}.</source>
        <translation>{name} hat keine Wertungszahl. Gegen Spieler mit Wertungszahl hat er {points_against_rated} aus {games_against_rated}.</translation>
    </message>
    <message>
        <source>This includes one carry-over game.</source>
        <translation>Darin ist eine Restpartie enthalten.</translation>
    </message>
    <message>
        <source>This includes {carry_over_games} carry-over games.</source>
        <translation>Darin sind {carry_over_games} Restpartien enthalten.</translation>
    </message>
    <message>
        <source>A first DWZ needs at least {games_needed} games and {points_needed} point in them.</source>
        <translation>Für eine Erst-DWZ sind mindestens {games_needed} Partien und {points_needed} Punkt nötig.</translation>
    </message>
    <message>
        <source>A first DWZ needs at least {games_needed} games and neither 0 % nor 100 % in them.</source>
        <translation>Für eine Erst-DWZ sind mindestens {games_needed} Partien nötig, und das Ergebnis darf weder 0&#xa0;% noch 100&#xa0;% sein.</translation>
    </message>
    <message>
        <source>A first DWZ needs at least {games_needed} games.</source>
        <translation>Für eine Erst-DWZ sind mindestens {games_needed} Partien nötig.</translation>
    </message>
    <message>
        <source>So he belongs to the first stage and gets a first DWZ.</source>
        <translation>Damit gehört der Spieler zur 1.&#xa0;Zusatzstufe und erhält eine Erst-DWZ.</translation>
    </message>
    <message>
        <source>That is not enough for the first stage.</source>
        <translation>Das reicht nicht für die 1.&#xa0;Zusatzstufe.</translation>
    </message>
    <message>
        <source>With the games against players of the first stage it is {points_against_selection} out of {games_against_selection}.</source>
        <translation>Zusammen mit den Partien gegen Spieler der 1.&#xa0;Zusatzstufe sind es {points_against_selection} aus {games_against_selection}.</translation>
    </message>
    <message>
        <source>So he belongs to the second stage and gets a first DWZ.</source>
        <translation>Damit gehört der Spieler zur 2.&#xa0;Zusatzstufe und erhält eine Erst-DWZ.</translation>
    </message>
    <message>
        <source>Too few games count, so there is no DWZ yet.</source>
        <translation>Das sind zu wenige wertbare Partien; eine DWZ gibt es noch nicht.</translation>
    </message>
    <message>
        <source>Without points in these games there is no DWZ yet.</source>
        <translation>Ohne Punkte in diesen Partien gibt es noch keine DWZ.</translation>
    </message>
    <message>
        <source>From 0 % or 100 % no DWZ can be computed yet.</source>
        <translation>Aus 0&#xa0;% oder 100&#xa0;% lässt sich noch keine DWZ berechnen.</translation>
    </message>
    <message>
        <source>{name} enters the tournament with the DWZ {old_rating} – {old_index}.</source>
        <translation>{name} geht mit der DWZ {old_rating}&#xa0;–&#xa0;{old_index} ins Turnier.</translation>
    </message>
    <message>
        <source>{name} enters the tournament with the DWZ {old_rating}. The index is missing; the coefficient is taken as for index 1.</source>
        <translation>{name} geht mit der DWZ {old_rating} ins Turnier. Der Index fehlt; der Entwicklungsfaktor wird wie für Index 1 angesetzt.</translation>
    </message>
    <message>
        <source>{name} has no DWZ. The {source} {old_rating} takes its place; it carries the index {old_index}.</source>
        <translation>{name} hat keine DWZ. An ihre Stelle tritt die {source} {old_rating}; sie trägt den Index {old_index}.</translation>
    </message>
    <message>
        <source>Of {games_in_tournament} games in the tournament {games_counted} count.</source>
        <translation>Von {games_in_tournament} Partien des Turniers zählen {games_counted}.</translation>
    </message>
    <message>
        <source>One carry-over game counts with them.</source>
        <translation>Dazu kommt eine Restpartie.</translation>
    </message>
    <message>
        <source>{carry_over_games} carry-over games count with them.</source>
        <translation>Dazu kommen {carry_over_games} Restpartien.</translation>
    </message>
    <message>
        <source>This gives W = {result} in n = {games} games.</source>
        <translation>Das ergibt W = {result} aus n = {games} Partien.</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Wertbare Partien</translation>
    </message>
    <message>
        <source>So there are no points to compute with.</source>
        <translation>Damit gibt es keine Punkte, mit denen zu rechnen wäre.</translation>
    </message>
    <message>
        <source>The carry-over game of {date} ({score} against {opponent_rating}) has expired and does not count.</source>
        <translation>Die Restpartie vom {date} ({score} gegen {opponent_rating}) ist verfallen und zählt nicht.</translation>
    </message>
    <message>
        <source>{name} has a rating. Carry-over games only serve a first DWZ.</source>
        <translation>{name} hat eine Wertungszahl. Restpartien dienen nur der Erst-DWZ.</translation>
    </message>
    <message>
        <source>{name} gets a first DWZ in this tournament. His carry-over games are part of it and are used up.</source>
        <translation>{name} erhält in diesem Turnier eine Erst-DWZ. Die Restpartien sind darin aufgegangen und damit verbraucht.</translation>
    </message>
    <message>
        <source>No game against a player with a rating or of the first stage counts, so there are no carry-over games.</source>
        <translation>Keine Partie gegen einen Spieler mit Wertungszahl oder aus der 1.&#xa0;Zusatzstufe zählt; es fallen keine Restpartien an.</translation>
    </message>
    <message>
        <source>{name} is not a member of a club in the federation, so no carry-over games are kept.</source>
        <translation>{name} ist kein Mitglied eines DSB-Vereins; es werden keine Restpartien gespeichert.</translation>
    </message>
    <message>
        <source>The games against players with a rating or of the first stage, with R_o or R_1 of the opponents, are kept as carry-over games for his next evaluation.</source>
        <translation>Die Partien gegen Spieler mit Wertungszahl oder aus der 1.&#xa0;Zusatzstufe werden mit R_o oder R_1 der Gegner als Restpartien für die nächste Auswertung gesammelt.</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>The average is taken over the ratings with which the opponents count in the expected score.</source>
        <translation>Gemittelt werden die Wertungszahlen, mit denen die Gegner in die Punkterwartung eingehen.</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Die Gegner</translation>
    </message>
    <message>
        <source>The average is taken over R_o of the opponents with a rating, R_1 of the other newcomers and the carry-over games.</source>
        <translation>Gemittelt werden R_o der Gegner mit Wertungszahl, R_1 der anderen Zusatzspieler und die Restpartien.</translation>
    </message>
    <message>
        <source>Special ratings and fictitious draws are left out.</source>
        <translation>Sonderwertungen und fiktive Remis bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>A special rating counts in the place of R_o.</source>
        <translation>Eine Sonderwertung zählt anstelle von R_o.</translation>
    </message>
    <message>
        <source>The average is taken over all carry-over games, those he had and those from this tournament.</source>
        <translation>Gemittelt werden alle Restpartien, die vorhandenen und die aus diesem Turnier.</translation>
    </message>
    <message>
        <source>No game of {name} counts, so there is no average of opponents.</source>
        <translation>Von {name} zählt keine Partie, also gibt es keinen Gegnerschnitt.</translation>
    </message>
    <message>
        <source>What counts is the age A that the player reaches in the year in which the tournament ends.</source>
        <translation>Es zählt das Alter A, das der Spieler im Jahr des Turnierendes erreicht.</translation>
    </message>
    <message>
        <source>The year of birth of {name} is not known, so he counts as an adult.</source>
        <translation>Das Geburtsjahr von {name} ist nicht bekannt; gerechnet wird wie für einen Erwachsenen.</translation>
    </message>
    <message>
        <source>The tournament has no end date, so the age is not known and the player counts as an adult.</source>
        <translation>Das Enddatum des Turniers fehlt, also ist das Alter nicht bekannt; gerechnet wird wie für einen Erwachsenen.</translation>
    </message>
    <message>
        <source>Players up to {youth_maximum_age} years are youth.</source>
        <translation>Bis {youth_maximum_age} Jahre gilt ein Spieler als Jugendlicher.</translation>
    </message>
    <message>
        <source>Players over {youth_maximum_age} and up to {junior_maximum_age} years are juniors.</source>
        <translation>Mit mehr als {youth_maximum_age} und bis zu {junior_maximum_age} Jahren gilt ein Spieler als Junior.</translation>
    </message>
    <message>
        <source>Players over {junior_maximum_age} years are adults.</source>
        <translation>Mit mehr als {junior_maximum_age} Jahren gilt ein Spieler als Erwachsener.</translation>
    </message>
    <message>
        <source>For a player without a rating the age group has no effect.</source>
        <translation>Für einen Spieler ohne Wertungszahl spielt die Altersstufe keine Rolle.</translation>
    </message>
    <message>
        <source>{name} has a rating and needs no first DWZ. His new DWZ follows from W − W_e.</source>
        <translation>{name} hat eine Wertungszahl und braucht keine Erst-DWZ. Die neue DWZ folgt aus W − W_e.</translation>
    </message>
    <message>
        <source>The start value R_p is a first estimate from the games against players with a rating and the carry-over games.</source>
        <translation>Der Anfangswert R_p ist eine erste Schätzung aus den Partien gegen Spieler mit Wertungszahl und den Restpartien.</translation>
    </message>
    <message>
        <source>Games of the start value</source>
        <translation>Partien für den Anfangswert</translation>
    </message>
    <message>
        <source>The start value R_p is a first estimate from the games against players with a rating and of the first stage, these with their own R_p, and the carry-over games.</source>
        <translation>Der Anfangswert R_p ist eine erste Schätzung aus den Partien gegen Spieler mit Wertungszahl, gegen Spieler der 1.&#xa0;Zusatzstufe (mit deren R_p) und den Restpartien.</translation>
    </message>
    <message>
        <source>For 0 % and 100 % no rating fits; then the start value is R_c less or plus {extreme_first_rating}.</source>
        <translation>Zu 0&#xa0;% und 100&#xa0;% passt keine Wertungszahl; dann ist der Anfangswert R_c, vermindert oder vermehrt um {extreme_first_rating}.</translation>
    </message>
    <message>
        <source>{name} won all games that count. No finite rating belongs to 100 %, so a fictitious draw is added against the average of his opponents; newcomers among them enter it with their start values.</source>
        <translation>{name} hat alle wertbaren Partien gewonnen. Zu 100&#xa0;% gehört keine endliche Wertungszahl, deshalb kommt ein fiktives Remis gegen den Gegnerschnitt hinzu; Zusatzspieler gehen darin mit ihrem Anfangswert ein.</translation>
    </message>
    <message>
        <source>{name} won all games that count. No finite performance belongs to 100 %, so a fictitious draw against the average of his opponents is added.</source>
        <translation>{name} hat alle wertbaren Partien gewonnen. Zu 100&#xa0;% gehört keine endliche Turnierleistung, deshalb kommt ein fiktives Remis gegen den Gegnerschnitt hinzu.</translation>
    </message>
    <message>
        <source>{name} did not win all games that count, so there is no fictitious draw.</source>
        <translation>{name} hat nicht alle wertbaren Partien gewonnen, also gibt es kein fiktives Remis.</translation>
    </message>
    <message>
        <source>All newcomers are computed together, step by step. Every step compares the score W in all games that count with the expected score W_e at the value R_z, and moves R_z by D&apos;. Opponents who are newcomers themselves count with their R_z from the step before.</source>
        <translation>Alle Zusatzspieler werden gemeinsam berechnet, Schritt für Schritt. Jeder Schritt vergleicht die Punkte W aus allen Partien, die zählen, mit der Punkterwartung W_e zum Wert R_z und verschiebt R_z um D&apos;. Gegner, die selbst Zusatzspieler sind, zählen mit ihrem R_z aus dem Schritt davor.</translation>
    </message>
    <message>
        <source>The opponents in the last step, at R_z = {value}</source>
        <translation>Die Gegner im letzten Schritt, bei R_z = {value}</translation>
    </message>
    <message>
        <source>All newcomers are computed together, step by step. For 0 % and 100 % no rating fits: then the value is R_c less or plus {extreme_first_rating}, and only R_c changes from step to step.</source>
        <translation>Alle Zusatzspieler werden gemeinsam berechnet, Schritt für Schritt. Zu 0&#xa0;% und 100&#xa0;% passt keine Wertungszahl: Dann gilt R_c, vermindert oder vermehrt um {extreme_first_rating}, und von Schritt zu Schritt ändert sich nur R_c.</translation>
    </message>
    <message>
        <source>The iteration ends when D&apos; is below {tolerance} for all newcomers at once. The last value is R_i = {result}.</source>
        <translation>Die Iteration endet, wenn D&apos; für alle Zusatzspieler zugleich unter {tolerance} liegt. Der letzte Wert ist R_i = {result}.</translation>
    </message>
    <message>
        <source>With the integers of the tables the values repeat every {cycle_length} steps and do not settle. Then the highest of them holds: R_i = {result}.</source>
        <translation>Mit den ganzen Zahlen der Tabellen wiederholen sich die Werte alle {cycle_length} Schritte und kommen nicht zur Ruhe. Dann gilt der höchste von ihnen: R_i = {result}.</translation>
    </message>
    <message>
        <source>The iteration did not settle and was stopped; R_i = {result} is the value of its last step.</source>
        <translation>Die Iteration kam nicht zur Ruhe und wurde abgebrochen; R_i = {result} ist der Wert des letzten Schritts.</translation>
    </message>
    <message>
        <source>A negative value is raised to 0.</source>
        <translation>Ein negativer Wert wird auf 0 angehoben.</translation>
    </message>
    <message>
        <source>No result bounds this value from above: he and every newcomer he did not beat won all other games. The value only shows where the iteration stopped.</source>
        <translation>Kein Ergebnis begrenzt diesen Wert nach oben: Der Spieler und alle Zusatzspieler, gegen die er nicht gewonnen hat, haben die übrigen Partien gewonnen. Der Wert zeigt nur, wo die Iteration endete.</translation>
    </message>
    <message>
        <source>R_h is the rating at which the expected score is the score reached. It is found step by step, starting from R_p.</source>
        <translation>R_h ist die Wertungszahl, bei der die Punkterwartung mit den erzielten Punkten übereinstimmt. Sie wird schrittweise gefunden, ausgehend von R_p.</translation>
    </message>
    <message>
        <source>For 0 % and 100 % no rating fits; then the performance is R_c less or plus {extreme_performance}.</source>
        <translation>Zu 0&#xa0;% und 100&#xa0;% passt keine Wertungszahl; dann ist die Turnierleistung R_c, vermindert oder vermehrt um {extreme_performance}.</translation>
    </message>
    <message>
        <source>R_h is the last value, rounded: {result}.</source>
        <translation>R_h ist der gerundete letzte Wert: {result}.</translation>
    </message>
    <message>
        <source>The opponents at R_h = {unrounded}</source>
        <translation>Die Gegner bei R_h = {unrounded}</translation>
    </message>
    <message>
        <source>The last value is negative, so R_h is 0.</source>
        <translation>Der letzte Wert ist negativ, also ist R_h = 0.</translation>
    </message>
    <message>
        <source>With the tables the values go to and fro here; then the higher one holds.</source>
        <translation>Mit den Tabellen springen die Werte hier hin und her; dann gilt der höhere.</translation>
    </message>
    <message>
        <source>With the tables the values go to and fro here; then the one before the return holds.</source>
        <translation>Mit den Tabellen springen die Werte hier hin und her; dann gilt der letzte vor der Wiederholung.</translation>
    </message>
    <message>
        <source>The steps end when W_e differs from W by {score_tolerance} at most.</source>
        <translation>Die Schritte enden, sobald W_e von W um höchstens {score_tolerance} abweicht.</translation>
    </message>
    <message>
        <source>A performance needs at least {performance_games_needed} games that count; {name} has {games}.</source>
        <translation>Für eine Turnierleistung sind mindestens {performance_games_needed} wertbare Partien nötig; {name} hat {games}.</translation>
    </message>
    <message>
        <source>For players who had no rating before, no performance is computed.</source>
        <translation>Für bisher ungewertete Spieler wird keine Turnierleistung berechnet.</translation>
    </message>
    <message>
        <source>For players who had no rating before, the performance is their first DWZ: R_h = R_n.</source>
        <translation>Für bisher ungewertete Spieler ist die Turnierleistung ihre Erst-DWZ: R_h = R_n.</translation>
    </message>
    <message>
        <source>{name} is an exceptional player: his opponents with a rating are evaluated against {performance}. For himself nothing changes.</source>
        <translation>{name} ist Ausnahmespieler: Seine etablierten Gegner werden gegen {performance} ausgewertet. Für ihn selbst ändert sich dadurch nichts.</translation>
    </message>
    <message>
        <source>{name} has a special rating: all his opponents are evaluated against {performance}, and the first ratings are iterated once more with it. For himself nothing changes.</source>
        <translation>{name} erhält eine Sonderwertung: Alle seine Gegner werden gegen {performance} ausgewertet, und die Erst-DWZ werden damit ein zweites Mal iteriert. Für ihn selbst ändert sich dadurch nichts.</translation>
    </message>
    <message>
        <source>{name} has a special rating: for his opponents he counts with R_p, and everything is computed once more with it. For himself nothing changes.</source>
        <translation>{name} erhält eine Sonderwertung: Für seine Gegner zählt er mit R_p, und das Turnier wird damit neu berechnet. Für ihn selbst ändert sich dadurch nichts.</translation>
    </message>
    <message>
        <source>So there is no special rating; opponents are evaluated against R_o.</source>
        <translation>Es gibt also keine Sonderwertung; die Gegner werden gegen R_o ausgewertet.</translation>
    </message>
    <message>
        <source>In matches there is no special rating.</source>
        <translation>Bei Zweikämpfen gibt es keine Sonderwertung.</translation>
    </message>
    <message>
        <source>{opponent} is an exceptional player: he counts with his performance {performance} instead of his DWZ {opponent_rating}.</source>
        <translation>{opponent} ist Ausnahmespieler und zählt mit der Turnierleistung {performance} anstelle der DWZ {opponent_rating}.</translation>
    </message>
    <message>
        <source>{opponent} has a special rating: he counts with R_p = {performance} instead of his DWZ {opponent_rating}.</source>
        <translation>{opponent} hat eine Sonderwertung und zählt mit R_p = {performance} anstelle der DWZ {opponent_rating}.</translation>
    </message>
    <message>
        <source>From the difference D = R_o − R to every opponent follows the winning expectancy P(D); R_o is {old_rating}. W_e is their sum.</source>
        <translation>Aus der Differenz D = R_o − R zu jedem Gegner folgt die Gewinnerwartung P(D); R_o ist {old_rating}. W_e ist ihre Summe.</translation>
    </message>
    <message>
        <source>P(D) is read from the table of expectancies, with three decimals.</source>
        <translation>P(D) ist der Wahrscheinlichkeitstabelle entnommen, mit drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>P(D) is read from the table of expectancies, with two decimals.</source>
        <translation>P(D) ist der Wahrscheinlichkeitstabelle entnommen, mit zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>{name} has no rating, so nothing could be expected of him.</source>
        <translation>{name} hat keine Wertungszahl, also gibt es keine Punkterwartung.</translation>
    </message>
    <message>
        <source>{name} had no rating, so nothing could be expected of him. Within the iteration W_e is the expected score at the value of the step:</source>
        <translation>{name} hatte keine Wertungszahl, also gibt es keine Punkterwartung. Innerhalb der Iteration ist W_e die Punkterwartung zum Wert des jeweiligen Schritts:</translation>
    </message>
    <message>
        <source>No game of {name} counts. Nothing is evaluated, and rating and index stay as they are.</source>
        <translation>Von {name} zählt keine Partie. Es wird nichts ausgewertet; Wertungszahl und Index bleiben.</translation>
    </message>
    <message>
        <source>No game of {name} counts, so the rating does not change and no coefficient is needed.</source>
        <translation>Von {name} zählt keine Partie; die Wertungszahl ändert sich nicht, und ein Entwicklungsfaktor wird nicht gebraucht.</translation>
    </message>
    <message>
        <source>{name} has no rating yet. Only ratings that exist change with a coefficient.</source>
        <translation>{name} hat noch keine Wertungszahl. Einen Entwicklungsfaktor gibt es nur zu einer vorhandenen Wertungszahl.</translation>
    </message>
    <message>
        <source>{name} has {score} points from {games} games; {expected} were expected. That is {|surplus} more.</source>
        <translation>{name} hat {score} Punkte aus {games} Partien, erwartet waren {expected}. Das sind {|surplus} mehr.</translation>
    </message>
    <message>
        <source>{name} has {score} points from {games} games; {expected} were expected. That is {|surplus} less.</source>
        <translation>{name} hat {score} Punkte aus {games} Partien, erwartet waren {expected}. Das sind {|surplus} weniger.</translation>
    </message>
    <message>
        <source>Every evaluation raises the index by one, even if only one game counts.</source>
        <translation>Jede Auswertung erhöht den Index um 1, auch wenn nur eine Partie zählt.</translation>
    </message>
    <message>
        <source>A first DWZ has the index 1.</source>
        <translation>Eine Erst-DWZ hat den Index 1.</translation>
    </message>
    <message>
        <source>{name} is not a member of a club in the federation. He takes part in the computation, but no DWZ is recorded.</source>
        <translation>{name} ist kein Mitglied eines DSB-Vereins. Der Spieler wird in die Berechnung einbezogen, aber es wird keine DWZ gespeichert.</translation>
    </message>
    <message>
        <source>{name} has the rating {old_rating} and so is an established player. The established players and the newcomers of the first stage form selection I; with the second stage it is selection II, whose games against each other are rated.</source>
        <translation>{name} hat die Wertungszahl {old_rating} und ist damit etablierter Spieler. Die Etablierten und die 1.&#xa0;Zusatzstufe bilden die Auswahl I, mit der 2.&#xa0;Zusatzstufe zusammen die Auswahl II, deren Partien gegeneinander ausgewertet werden.</translation>
    </message>
    <message>
        <source>A performance needs at least {games_needed} games that count and points in them; {name} has {score} out of {games}.</source>
        <translation>Für eine Turnierleistung sind mindestens {games_needed} wertbare Partien und ein Punkterfolg nötig; {name} hat {score} aus {games}.</translation>
    </message>
    <message>
        <source>Without a performance there is no special rating. A performance needs at least {games_needed} games that count and points in them; {name} has {score} out of {games}.</source>
        <translation>Ohne Turnierleistung gibt es keine Sonderwertung. Für eine Turnierleistung sind mindestens {games_needed} wertbare Partien und ein Punkterfolg nötig; {name} hat {score} aus {games}.</translation>
    </message>
    <message>
        <source>K says how strongly this tournament moves the rating: by so many points for every point more or less than expected.</source>
        <translation>K sagt, wie stark dieses Turnier die Wertungszahl verändert: um so viele Punkte für jeden Punkt mehr oder weniger als erwartet.</translation>
    </message>
    <message>
        <source>The base value K_0 follows from age group, rating and index. For youth and juniors below DWZ {upper_bound} with index {old_index} it is {result}.</source>
        <translation>Der Grundwert K_0 hängt von Altersstufe, DWZ und Index ab. Für Jugendliche und Junioren unter DWZ {upper_bound} mit Index {old_index} beträgt er {result}.</translation>
    </message>
    <message>
        <source>K_0 for youth and juniors below DWZ {upper_bound}</source>
        <translation>K_0 für Jugendliche und Junioren unter DWZ {upper_bound}</translation>
    </message>
    <message>
        <source>The base value K_0 follows from age group, rating and index. For adults below DWZ {upper_bound} with index {old_index} it is {result}.</source>
        <translation>Der Grundwert K_0 hängt von Altersstufe, DWZ und Index ab. Für Erwachsene unter DWZ {upper_bound} mit Index {old_index} beträgt er {result}.</translation>
    </message>
    <message>
        <source>K_0 for adults below DWZ {upper_bound}</source>
        <translation>K_0 für Erwachsene unter DWZ {upper_bound}</translation>
    </message>
    <message>
        <source>The base value K_0 follows from age group, rating and index. For youth and juniors from DWZ {upper_bound} with index {old_index} it is {result}.</source>
        <translation>Der Grundwert K_0 hängt von Altersstufe, DWZ und Index ab. Für Jugendliche und Junioren ab DWZ {upper_bound} mit Index {old_index} beträgt er {result}.</translation>
    </message>
    <message>
        <source>K_0 for youth and juniors from DWZ {upper_bound}</source>
        <translation>K_0 für Jugendliche und Junioren ab DWZ {upper_bound}</translation>
    </message>
    <message>
        <source>The base value K_0 follows from age group, rating and index. For adults from DWZ {upper_bound} with index {old_index} it is {result}.</source>
        <translation>Der Grundwert K_0 hängt von Altersstufe, DWZ und Index ab. Für Erwachsene ab DWZ {upper_bound} mit Index {old_index} beträgt er {result}.</translation>
    </message>
    <message>
        <source>K_0 for adults from DWZ {upper_bound}</source>
        <translation>K_0 für Erwachsene ab DWZ {upper_bound}</translation>
    </message>
    <message>
        <source>An index of 0 counts as 1.</source>
        <translation>Ein Index von 0 zählt wie 1.</translation>
    </message>
    <message>
        <source>The score is below expectation (W = {score} &lt; W_e = {expected}), so there is no bonus: a = 0.</source>
        <translation>Das Ergebnis liegt unter der Erwartung (W = {score} &lt; W_e = {expected}), also gibt es keinen Erfolgsaufschlag: a = 0.</translation>
    </message>
    <message>
        <source>Youth get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.</source>
        <translation>Jugendliche erhalten den Erfolgsaufschlag nur unter DWZ {upper_bound}, und R_o ist {old_rating}: a = 0.</translation>
    </message>
    <message>
        <source>Juniors and adults get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.</source>
        <translation>Junioren und Erwachsene erhalten den Erfolgsaufschlag nur unter DWZ {upper_bound}, und R_o ist {old_rating}: a = 0.</translation>
    </message>
    <message>
        <source>The player is youth, his DWZ is below {upper_bound}, and he reached what was expected (W = {score} ≥ W_e = {expected}). So he gets a bonus.</source>
        <translation>Der Spieler ist Jugendlicher, seine DWZ liegt unter {upper_bound}, und er hat die Erwartung erreicht (W = {score} ≥ W_e = {expected}). Dafür gibt es einen Erfolgsaufschlag.</translation>
    </message>
    <message>
        <source>The DWZ is below {upper_bound} and the player reached what was expected (W = {score} ≥ W_e = {expected}). So he gets the bonus a = {result}.</source>
        <translation>Die DWZ liegt unter {upper_bound}, und der Spieler hat die Erwartung erreicht (W = {score} ≥ W_e = {expected}). Dafür gibt es den Erfolgsaufschlag a = {result}.</translation>
    </message>
    <message>
        <source>Only losses are braked, and the score reaches what was expected (W = {score} ≥ W_e = {expected}): b = 1.</source>
        <translation>Gebremst werden nur DWZ-Verluste, und das Ergebnis erreicht die Erwartung (W = {score} ≥ W_e = {expected}): b = 1.</translation>
    </message>
    <message>
        <source>The brake holds only below DWZ {upper_bound}, and R_o is {old_rating}: b = 1.</source>
        <translation>Gebremst wird nur unter DWZ {upper_bound}, und R_o ist {old_rating}: b = 1.</translation>
    </message>
    <message>
        <source>The DWZ is below {upper_bound} and the score is below expectation (W = {score} &lt; W_e = {expected}). So the loss is braked.</source>
        <translation>Die DWZ liegt unter {upper_bound}, und das Ergebnis liegt unter der Erwartung (W = {score} &lt; W_e = {expected}). Deshalb wird der DWZ-Verlust gebremst.</translation>
    </message>
    <message>
        <source>K is at most K_max = {k_max}, so K = {result}.</source>
        <translation>K ist höchstens K_max = {k_max}, also K = {result}.</translation>
    </message>
    <message>
        <source>From {upper_bound} on nothing is corrected: R_1 is R_i, rounded.</source>
        <translation>Ab {upper_bound} wird nichts korrigiert: R_1 ist der gerundete Wert R_i.</translation>
    </message>
    <message>
        <source>No DWZ is lower than {minimum_rating}, so R_n = {minimum_rating}.</source>
        <translation>Unter {minimum_rating} sinkt keine DWZ, also ist R_n = {minimum_rating}.</translation>
    </message>
    <message>
        <source>The same, game by game: K · (p − P(D))</source>
        <translation>Dasselbe Partie für Partie: K · (p − P(D))</translation>
    </message>
    <message>
        <source>acceleration factor</source>
        <translation>Beschleunigungsfaktor</translation>
    </message>
    <message>
        <source>braking value</source>
        <translation>Bremswert</translation>
    </message>
    <message>
        <source>E begins with the strength of the player and J, which depends on his age: {J_youth} up to {youth_maximum_age} years, {J_junior} up to {junior_maximum_age}, {J_adult} above.</source>
        <translation>E beginnt mit der Spielstärke und mit J, das vom Alter abhängt: {J_youth} bis {youth_maximum_age} Jahre, {J_junior} bis {junior_maximum_age} Jahre, {J_adult} darüber.</translation>
    </message>
    <message>
        <source>Up to {youth_maximum_age} years, who scores at least what was expected is accelerated (W = {score} ≥ W_e = {expected}).</source>
        <translation>Für Spieler bis {youth_maximum_age} Jahre, die mindestens die erwarteten Punkte holen, wird die Entwicklung beschleunigt (W = {score} ≥ W_e = {expected}).</translation>
    </message>
    <message>
        <source>Up to {youth_maximum_age} years, who scores at least what was expected is accelerated (W = {score} ≥ W_e = {expected}). The factor R_o / {acceleration_divisor} lies between {acceleration_least} and 1: a = {result}.</source>
        <translation>Für Spieler bis {youth_maximum_age} Jahre, die mindestens die erwarteten Punkte holen, wird die Entwicklung beschleunigt (W = {score} ≥ W_e = {expected}). Der Faktor R_o / {acceleration_divisor} liegt zwischen {acceleration_least} und 1: a = {result}.</translation>
    </message>
    <message>
        <source>No acceleration: it is for players up to {youth_maximum_age} years who score at least what was expected. So a = 1.</source>
        <translation>Keine Beschleunigung: Sie gilt für Spieler bis {youth_maximum_age} Jahre, die mindestens die erwarteten Punkte holen. Also a = 1.</translation>
    </message>
    <message>
        <source>No brake: it is for ratings below {upper_bound} when the score is below expectation. So B = 0.</source>
        <translation>Keine Bremse: Sie gilt unter {upper_bound}, wenn das Ergebnis unter der Erwartung liegt. Also B = 0.</translation>
    </message>
    <message>
        <source>E is at most {k_max}. So E = {result}.</source>
        <translation>E ist höchstens {k_max}, also E = {result}.</translation>
    </message>
    <message>
        <source>The same, game by game: 800 / (E + n) · (p − P(D))</source>
        <translation>Dasselbe Partie für Partie: 800 / (E + n) · (p − P(D))</translation>
    </message>
    <message>
        <source>No game of {name} counts, so FWZ and index stay as they are.</source>
        <translation>Von {name} zählt keine Partie; FWZ und Index bleiben.</translation>
    </message>
    <message>
        <source>The winning expectancy of a game follows from the difference D of the ratings; differences beyond {largest_difference} count as {largest_difference}. W is their sum.</source>
        <translation>Die Gewinnerwartung einer Partie folgt aus der Differenz D der Wertungszahlen; Differenzen über {largest_difference} zählen als {largest_difference}. W ist ihre Summe.</translation>
    </message>
    <message>
        <source>From the index {secured_index} on the rating is secured and K begins with {K_secured}. Up to FWZ {low_up_to} K is {low_bonus} larger, up to {middle_up_to} it is {middle_bonus} larger.</source>
        <translation>Ab Index {secured_index} ist die Wertung gesichert, und K beginnt mit {K_secured}. Bis FWZ {low_up_to} ist K um {low_bonus} größer, bis {middle_up_to} um {middle_bonus}.</translation>
    </message>
    <message>
        <source>Below the index {secured_index} the rating is not secured yet and K begins with {K_unsecured}. Up to FWZ {low_up_to} K is {low_bonus} larger, up to {middle_up_to} it is {middle_bonus} larger.</source>
        <translation>Unter Index {secured_index} ist die Wertung noch nicht gesichert, und K beginnt mit {K_unsecured}. Bis FWZ {low_up_to} ist K um {low_bonus} größer, bis {middle_up_to} um {middle_bonus}.</translation>
    </message>
    <message>
        <source>The first FWZ begins with {start_value} and is evaluated again and again, all newcomers at once, until no value changes by {tolerance} or more.</source>
        <translation>Die Rechnung für die erste FWZ beginnt mit {start_value} und wird wiederholt, für alle Spieler ohne FWZ zugleich, bis sich kein Wert mehr um {tolerance} oder mehr ändert.</translation>
    </message>
    <message>
        <source>With such a result the iteration finds no end. Then the first FWZ is the average of the opponents, {extreme_difference} more after 100 % and {extreme_difference} less after 0 %; opponents without a rating count with {start_value}.</source>
        <translation>Bei einem solchen Ergebnis findet die Iteration kein Ende. Dann ist die erste FWZ der Gegnerschnitt, um {extreme_difference} erhöht bei 100&#xa0;% und um {extreme_difference} vermindert bei 0&#xa0;%; Gegner ohne FWZ zählen darin mit {start_value}.</translation>
    </message>
    <message>
        <source>For the results of {name} the iteration finds no end, too, although they are neither 0 % nor 100 %. So they are treated alike: the first FWZ is the average of the opponents, {extreme_difference} more for more than half of the points and {extreme_difference} less for fewer; opponents without a rating count with {start_value}.</source>
        <translation>Auch für die Ergebnisse von {name} findet die Iteration kein Ende, obwohl es weder 0&#xa0;% noch 100&#xa0;% sind. Sie werden deshalb ebenso behandelt: Die erste FWZ ist der Gegnerschnitt, bei mehr als der Hälfte der Punkte um {extreme_difference} erhöht, bei weniger um {extreme_difference} vermindert; Gegner ohne FWZ zählen mit {start_value}.</translation>
    </message>
    <message>
        <source>The game against {opponent} does not count: it was not played, or it is not to be rated.</source>
        <translation>Die Partie gegen {opponent} zählt nicht: Sie wurde nicht gespielt oder soll nicht gewertet werden.</translation>
    </message>
    <message>
        <source>The game against {opponent} does not count, because the opponent has no number and won or lost all his games.</source>
        <translation>Die Partie gegen {opponent} zählt nicht, weil der Gegner zahlenlos ist und alle Partien gewonnen oder verloren hat.</translation>
    </message>
    <message>
        <source>The game against {opponent} does not count: the numbers are more than {degree_limit} degrees apart, and the better player won.</source>
        <translation>Die Partie gegen {opponent} zählt nicht: Die Zahlen liegen mehr als {degree_limit} Grad auseinander, und der bessere Spieler hat gewonnen.</translation>
    </message>
    <message>
        <source>The game against {opponent} does not count, because there is no number to compare with.</source>
        <translation>Die Partie gegen {opponent} zählt nicht, weil es keine Zahl zum Vergleich gibt.</translation>
    </message>
    <message>
        <source>success in the tournament</source>
        <translation>Erfolg im Turnier</translation>
    </message>
    <message>
        <source>special rating, because R_h is more than R_o + {special_threshold}: counts with R_h in the evaluation of rated opponents</source>
        <translation>Sonderwertung, weil R_h größer ist als R_o + {special_threshold}: zählt bei etablierten Gegnern mit R_h</translation>
    </message>
    <message>
        <source>special rating, because R_h is more than R_o + {special_threshold}: counts with R_h in the evaluation of all opponents</source>
        <translation>Sonderwertung, weil R_h größer ist als R_o + {special_threshold}: zählt bei allen Gegnern mit R_h</translation>
    </message>
    <message>
        <source>special rating, because R_p is R_o + {special_threshold} or more: counts with R_p in the evaluation of all opponents</source>
        <translation>Sonderwertung, weil R_p mindestens R_o + {special_threshold} ist: zählt bei allen Gegnern mit R_p</translation>
    </message>
    <message>
        <source>accelerated</source>
        <translation>beschleunigt</translation>
    </message>
    <message>
        <source>Development coefficient E with braking value B</source>
        <translation>Entwicklungskoeffizient E mit Bremswert B</translation>
    </message>
    <message>
        <source>Holds when W &lt; W_e. The index does not limit E then. Lower ratings than the first have the largest E, too.</source>
        <translation>Gilt, wenn W &lt; W_e ist. Der Index begrenzt E dann nicht. Auch für Wertungszahlen unter der ersten Zeile gilt das größte E.</translation>
    </message>
    <message>
        <source>with an FWZ</source>
        <translation>mit FWZ</translation>
    </message>
    <message>
        <source>Players with an FWZ</source>
        <translation>Spieler mit FWZ</translation>
    </message>
    <message>
        <source>first FWZ</source>
        <translation>erste FWZ</translation>
    </message>
    <message>
        <source>First FWZ</source>
        <translation>Erste FWZ</translation>
    </message>
    <message>
        <source>without a game that counts</source>
        <translation>ohne gewertete Partie</translation>
    </message>
    <message>
        <source>Without a game that counts</source>
        <translation>Ohne gewertete Partie</translation>
    </message>
    <message>
        <source>with an Ingo number</source>
        <translation>mit Ingozahl</translation>
    </message>
    <message>
        <source>Players with an Ingo number</source>
        <translation>Spieler mit Ingozahl</translation>
    </message>
    <message>
        <source>first evaluation</source>
        <translation>Erstberechnung</translation>
    </message>
    <message>
        <source>First evaluations</source>
        <translation>Erstberechnungen</translation>
    </message>
    <message>
        <source>without an Ingo number</source>
        <translation>ohne Ingozahl</translation>
    </message>
    <message>
        <source>Still without an Ingo number</source>
        <translation>Weiterhin ohne Ingozahl</translation>
    </message>
    <message>
        <source>K with bonus a: up to {youth_maximum_age} years</source>
        <translation>K mit Erfolgsaufschlag a: bis {youth_maximum_age} Jahre</translation>
    </message>
    <message>
        <source>K with bonus a: over {youth_maximum_age} and up to {junior_maximum_age} years</source>
        <translation>K mit Erfolgsaufschlag a: über {youth_maximum_age} bis {junior_maximum_age} Jahre</translation>
    </message>
    <message>
        <source>K with bonus a: over {junior_maximum_age} years</source>
        <translation>K mit Erfolgsaufschlag a: über {junior_maximum_age} Jahre</translation>
    </message>
    <message>
        <source>K with brake b: up to {junior_maximum_age} years</source>
        <translation>K mit Bremsfaktor b: bis {junior_maximum_age} Jahre</translation>
    </message>
    <message>
        <source>K with brake b: over {junior_maximum_age} years</source>
        <translation>K mit Bremsfaktor b: über {junior_maximum_age} Jahre</translation>
    </message>
    <message>
        <source>R_o up to {youth_maximum_age} years, up to {junior_maximum_age} years and above. The columns on the right have E for indices that limit it.</source>
        <translation>R_o bis {youth_maximum_age} Jahre, bis {junior_maximum_age} Jahre und darüber. Rechts steht E für die Indizes I, die es begrenzen.</translation>
    </message>
    <message>
        <source>R_o up to {youth_maximum_age} years, up to {junior_maximum_age} years and above, and accelerated: up to {youth_maximum_age} years when W ≥ W_e. The columns on the right have E for indices that limit it.</source>
        <translation>R_o bis {youth_maximum_age} Jahre, bis {junior_maximum_age} Jahre und darüber; beschleunigt: bis {youth_maximum_age} Jahre, wenn W ≥ W_e ist. Rechts steht E für die Indizes I, die es begrenzen.</translation>
    </message>
    <message>
        <source>inferred from 4.1.4 of 2026</source>
        <translation>erschlossen aus 4.1.4 von 2026</translation>
    </message>
    <message>
        <source>inferred from 4.2.1 of 2026</source>
        <translation>erschlossen aus 4.2.1 von 2026</translation>
    </message>
    <message>
        <source>inferred from 4.2.2 of 2026</source>
        <translation>erschlossen aus 4.2.2 von 2026</translation>
    </message>
    <message>
        <source>inferred from 6.2 of 2026</source>
        <translation>erschlossen aus 6.2 von 2026</translation>
    </message>
    <message>
        <source>The carry-over game of {date} ({score} against {opponent_rating}) was played before the level of all ratings was raised. The opponent counts with his converted rating {result}. The regulation does not spell this out; the rule version can switch it off.</source>
        <translation>Die Restpartie vom {date} ({score} gegen {opponent_rating}) wurde vor der Anhebung des DWZ-Niveaus gespielt. Der Gegner zählt mit seiner umgerechneten Zahl {result}. Die Wertungsordnung spricht das nicht aus; in der Regelfassung lässt es sich abschalten.</translation>
    </message>
    <message>
        <source>The document does not say which value holds then; this is our choice.</source>
        <translation>Welcher Wert dann gilt, sagt die Wertungsordnung nicht; so haben wir entschieden.</translation>
    </message>
    <message>
        <source>The table of differences has P with two decimals. Between two of its rows D is interpolated; the document does not say so, this is our choice.</source>
        <translation>Die Tabelle der Wertungsdifferenzen hat P mit zwei Dezimalen. Zwischen zwei Zeilen wird D interpoliert; das sagt die Wertungsordnung nicht, so haben wir entschieden.</translation>
    </message>
    <message>
        <source>{name} has left his club. For {former_member_years} years his DWZ is carried on, but what is published shows him as a text-only participant.</source>
        <translation>{name} ist nicht mehr Mitglied. Die DWZ wird {former_member_years} Jahre lang weitergeführt, in Veröffentlichungen erscheint er aber als textueller Teilnehmer.</translation>
    </message>
    <message>
        <source>What one point more or less than expected brings. The document prints 26 for everything below; what its formula gives, and what counts, stands in brackets.</source>
        <translation>Um so viel ändert sich R_n, wenn W − W_e = 1 ist. Die Wertungsordnung druckt statt kleinerer Werte 26; in Klammern steht, was ihre Formel ergibt und was zählt.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Partien mit Schwarz</translation>
    </message>
    <message>
        <source>Wins with Black</source>
        <translation>Siege mit Schwarz</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Fortschrittswertung</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>Runden, in denen gespielt werden sollte</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardpunkte</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Durchschnitt der Buchholzwerte der Gegner</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Vor-Buchholz</translation>
    </message>
    <message>
        <source>Sum of opponents&apos; Buchholz</source>
        <translation>Buchholzsumme</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Gegnerschnitt</translation>
    </message>
    <message>
        <source>Perfect performance</source>
        <translation>Perfekte Leistung</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Durchschnitt der Leistungen der Gegner</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Durchschnitt der perfekten Leistungen der Gegner</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Match points or board points</source>
        <translation>Mannschafts- oder Brettpunkte</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, match points by match points</source>
        <translation>Sonneborn-Berger, Mannschaftspunkte mal Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, match points by board points</source>
        <translation>Sonneborn-Berger, Mannschaftspunkte mal Brettpunkte</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, board points by match points</source>
        <translation>Sonneborn-Berger, Brettpunkte mal Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, board points by board points</source>
        <translation>Sonneborn-Berger, Brettpunkte mal Brettpunkte</translation>
    </message>
    <message>
        <source>Extended direct encounter</source>
        <translation>Erweiterter direkter Vergleich</translation>
    </message>
    <message>
        <source>Extended direct encounter, then top boards</source>
        <translation>Erweiterter direkter Vergleich, dann obere Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, then bottom boards</source>
        <translation>Erweiterter direkter Vergleich, dann ohne untere Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, then board count and top boards</source>
        <translation>Erweiterter direkter Vergleich, dann Brettwertung und obere Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, then board count and bottom boards</source>
        <translation>Erweiterter direkter Vergleich, dann Brettwertung und ohne untere Bretter</translation>
    </message>
    <message>
        <source>Score and strength of the schedule</source>
        <translation>Punkte und Stärke der Gegner</translation>
    </message>
    <message>
        <source>Board count</source>
        <translation>Brettwertung</translation>
    </message>
    <message>
        <source>Top board results</source>
        <translation>Obere Bretter</translation>
    </message>
    <message>
        <source>Bottom board elimination</source>
        <translation>Ohne untere Bretter</translation>
    </message>
    <message>
        <source>Berlin tie-break</source>
        <translation>Berliner Wertung</translation>
    </message>
    <message>
        <source>Round robin: Sonneborn-Berger, games won, direct encounter</source>
        <translation>Rundenturnier: Sonneborn-Berger, gewonnene Partien, direkter Vergleich</translation>
    </message>
    <message>
        <source>Swiss: Buchholz without the lowest, Buchholz, Sonneborn-Berger</source>
        <translation>Schweizer System: Buchholz mit Streichwertung, Buchholz, Sonneborn-Berger</translation>
    </message>
    <message>
        <source>German Swiss: Buchholz, sum of opponents&apos; Buchholz</source>
        <translation>Schweizer System wie üblich: Buchholz, Buchholzsumme</translation>
    </message>
    <message>
        <source>German Swiss: Buchholz, Sonneborn-Berger</source>
        <translation>Schweizer System wie üblich: Buchholz, Sonneborn-Berger</translation>
    </message>
    <message>
        <source>League: board points, Berlin tie-break</source>
        <translation>Liga: Brettpunkte, Berliner Wertung</translation>
    </message>
    <message>
        <source>Teams, round robin: board points, direct encounter</source>
        <translation>Mannschaften, Rundenturnier: Brettpunkte, direkter Vergleich</translation>
    </message>
    <message>
        <source>Teams, Swiss: board points, Sonneborn-Berger, strength</source>
        <translation>Mannschaften, Schweizer System: Brettpunkte, Sonneborn-Berger, Stärke</translation>
    </message>
    <message>
        <source>A rough calculation: what the games bring by table 2.4, in whole points, with K = {k} of table 2.3. Bonus, brake, special ratings and opponents without a DWZ are left out.</source>
        <translation>Eine Überschlagsrechnung: was die Partien nach Tabelle 2.4 bringen, in ganzen Punkten, mit K = {k} der Tabelle 2.3. Erfolgsaufschlag, Bremsfaktor, Sonderwertungen und Gegner ohne DWZ bleiben unberücksichtigt.</translation>
    </message>
    <message>
        <source>Old Elo</source>
        <translation>Alte Elo</translation>
    </message>
    <message>
        <source>Perf.</source>
        <translation>Leist.</translation>
    </message>
    <message>
        <source>New Elo</source>
        <translation>Neue Elo</translation>
    </message>
    <message>
        <source>with an Elo</source>
        <translation>mit Elo</translation>
    </message>
    <message>
        <source>Players with an Elo</source>
        <translation>Spieler mit Elo</translation>
    </message>
    <message>
        <source>first Elo</source>
        <translation>erste Elo</translation>
    </message>
    <message>
        <source>First Elo</source>
        <translation>Erste Elo</translation>
    </message>
    <message>
        <source>without an Elo</source>
        <translation>ohne Elo</translation>
    </message>
    <message>
        <source>Without an Elo</source>
        <translation>Ohne Elo</translation>
    </message>
    <message>
        <source>Scoring probability PD</source>
        <translation>Gewinnerwartung PD</translation>
    </message>
    <message>
        <source>PD is that of the higher rated player; the other one has 1 − PD.</source>
        <translation>PD hat der Spieler mit der höheren Zahl; der andere hat 1 − PD.</translation>
    </message>
    <message>
        <source>Rating difference dp by the share of the points</source>
        <translation>Differenz dp nach dem Anteil der Punkte</translation>
    </message>
    <message>
        <source>Games that are rated</source>
        <translation>Partien, die gewertet werden</translation>
    </message>
    <message>
        <source>{name} enters with the Elo {old_rating} of the list of the first day.</source>
        <translation>{name} beginnt mit der Elo {old_rating} aus der Liste des ersten Tages.</translation>
    </message>
    <message>
        <source>{name} has no Elo yet. {games} games against rated opponents give a first rating; {games_needed} are needed, which may come from several tournaments within 26 months.</source>
        <translation>{name} hat noch keine Elo. {games} Partien gegen Gegner mit Elo ergeben eine erste Elo; nötig sind {games_needed}, auch aus mehreren Turnieren innerhalb von 26 Monaten.</translation>
    </message>
    <message>
        <source>{name} has no Elo yet. {games} games against rated opponents count for a first rating; {games_needed} are needed, which may come from several tournaments within 26 months.</source>
        <translation>{name} hat noch keine Elo. {games} Partien gegen Gegner mit Elo zählen für eine erste Elo; nötig sind {games_needed}, auch aus mehreren Turnieren innerhalb von 26 Monaten.</translation>
    </message>
    <message>
        <source>{name} has no Elo yet and scored nothing. A first event without a point is disregarded.</source>
        <translation>{name} hat noch keine Elo und keinen Punkt erzielt. Ein erstes Turnier ohne Punkt bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>The first rating of {name} would be {unrounded}. Below {minimum_rating} none is published.</source>
        <translation>Die erste Elo von {name} wäre {unrounded}. Unter {minimum_rating} wird keine veröffentlicht.</translation>
    </message>
    <message>
        <source>{name} scored {result} in {games} games that are rated.</source>
        <translation>{name} hat {result} Punkte aus {games} Partien erzielt, die zählen.</translation>
    </message>
    <message>
        <source>The average of the rated opponents.</source>
        <translation>Der Durchschnitt der Gegner mit Elo.</translation>
    </message>
    <message>
        <source>The performance is the rounded average of the opponents and the difference dp that belongs to the share of the points, with two digits.</source>
        <translation>Die Leistung ist der gerundete Durchschnitt der Gegner und die Differenz dp, die zum Anteil der Punkte mit zwei Stellen gehört.</translation>
    </message>
    <message>
        <source>The scoring probability PD of a game stands in table 8.1.2, with two digits. A difference of more than {difference_limit} counts as {difference_limit}.</source>
        <translation>Die Gewinnerwartung PD einer Partie steht mit zwei Stellen in Tabelle 8.1.2. Eine Differenz von mehr als {difference_limit} zählt als {difference_limit}.</translation>
    </message>
    <message>
        <source>Scoring probabilities</source>
        <translation>Gewinnerwartungen</translation>
    </message>
    <message>
        <source>The scoring probability PD of a game stands in table 8.1.2, with two digits. From {full_difference_from} on differences count in full.</source>
        <translation>Die Gewinnerwartung PD einer Partie steht mit zwei Stellen in Tabelle 8.1.2. Ab {full_difference_from} zählen Differenzen ganz.</translation>
    </message>
    <message>
        <source>K is {K_masters} from {masters_from} on, {K_newcomers} for juniors until the year of their 18th birthday below {juniors_below}, else {K_usual}: {base_coefficient}. Whether somebody once had {masters_from}, or has played less than 30 games, only the list of the FIDE tells.</source>
        <translation>K ist {K_masters} ab {masters_from}, {K_newcomers} für Jugendliche bis zum Jahr ihres 18. Geburtstags unter {juniors_below}, sonst {K_usual}: {base_coefficient}. Ob jemand einmal {masters_from} hatte oder weniger als 30 Partien gespielt hat, weiß nur die Liste der FIDE.</translation>
    </message>
    <message>
        <source>K times the number of games is at most {largest_product}, so K is the largest whole number with which that holds.</source>
        <translation>K mal die Zahl der Partien ist höchstens {largest_product}; darum ist K die größte ganze Zahl, mit der das gilt.</translation>
    </message>
    <message>
        <source>{name} scored {score} from {games} games; {expected} were expected. The change of a whole rating period is rounded once, half a point away from zero.</source>
        <translation>{name} hat {score} aus {games} Partien erzielt; erwartet waren {expected}. Die Änderung eines ganzen Wertungszeitraums wird einmal gerundet, ein halber Punkt von der Null weg.</translation>
    </message>
    <message>
        <source>Below {minimum_rating} a player is unrated on the next list.</source>
        <translation>Unter {minimum_rating} steht ein Spieler in der nächsten Liste ohne Elo.</translation>
    </message>
    <message>
        <source>The same, game by game: K · (p − PD)</source>
        <translation>Dasselbe Partie für Partie: K · (p − PD)</translation>
    </message>
    <message>
        <source>The first rating is the average of the rated opponents and of {hypothetical_games} hypothetical ones with {hypothetical_rating}, both drawn, and the difference dp of that share of the points; at most {largest_first}.</source>
        <translation>Die erste Elo ist der Durchschnitt der Gegner mit Elo und von {hypothetical_games} gedachten mit {hypothetical_rating}, beide remis, und die Differenz dp dieses Anteils der Punkte; höchstens {largest_first}.</translation>
    </message>
    <message>
        <source>Before March 2024 the first rating was the average of the opponents, and {points_per_half} for each half point above 50 %, or the difference dp below.</source>
        <translation>Vor März 2024 war die erste Elo der Durchschnitt der Gegner und {points_per_half} für jeden halben Punkt über 50 %, darunter die Differenz dp.</translation>
    </message>
    <message>
        <source>A game that was not played, or is not to be rated, does not count.</source>
        <translation>Eine Partie, die nicht gespielt wurde oder nicht gewertet werden soll, zählt nicht.</translation>
    </message>
    <message>
        <source>Only games against rated opponents count.</source>
        <translation>Nur Partien gegen Gegner mit Elo zählen.</translation>
    </message>
    <message>
        <source>A match in which one player is unrated is not rated.</source>
        <translation>Ein Zweikampf, in dem einer keine Elo hat, wird nicht gewertet.</translation>
    </message>
    <message>
        <source>The rate of play does not belong to this list: for 60 moves each player has minutes that are not those that the two ratings ask for.</source>
        <translation>Die Bedenkzeit gehört nicht zu dieser Liste: Für 60 Züge hat jeder Spieler nicht die Minuten, die bei diesen beiden Wertungszahlen verlangt sind.</translation>
    </message>
    <message>
        <source>A difference of {too_great_difference} and more is not rated when one of the two is above {too_great_above}.</source>
        <translation>Eine Differenz von {too_great_difference} und mehr wird nicht gewertet, wenn einer der beiden über {too_great_above} steht.</translation>
    </message>
    <message>
        <source>The list of the first day has the coefficient K = {base_coefficient}.</source>
        <translation>Die Liste des ersten Tages hat den Koeffizienten K = {base_coefficient}.</translation>
    </message>
    <message>
        <source>Formulas for ratings of other federations</source>
        <translation>Formeln für Wertungszahlen anderer Verbände</translation>
    </message>
    <message>
        <source>R_0 = a · rating + b, by federation and first day. None is prescribed: ratings that count as comparable are taken as they are.</source>
        <translation>R_0 = a · Wertungszahl + b, nach Verband und erstem Tag. Keine ist vorgeschrieben: Zahlen, die als vergleichbar gelten, werden übernommen, wie sie sind.</translation>
    </message>
    <message>
        <source>P(D) is the normal distribution with the standard deviation {deviation}·√2. All values are carried on without rounding; four decimals are shown.</source>
        <translation>P(D) ist die Normalverteilung mit der Standardabweichung {deviation}·√2. Alle Werte gehen ungerundet in die weitere Rechnung ein; gezeigt werden vier Nachkommastellen.</translation>
    </message>
    <message>
        <source>Below {upper_bound} the value is corrected towards {correction_target}.</source>
        <translation>Unter {upper_bound} wird der Wert zu {correction_target} hin korrigiert.</translation>
    </message>
    <message>
        <source>Rating period from {date} on: {old_rating} is the Elo of its list, and K, the number of games and the rounding are its own.</source>
        <translation>Zeitraum ab {date}: {old_rating} ist die Elo seiner Liste; K, die Zahl der Partien und die Rundung gelten für ihn allein.</translation>
    </message>
    <message>
        <source>The tournament is split by rating periods. Their changes, each rounded once, are added.</source>
        <translation>Das Turnier ist nach Zeiträumen geteilt. Ihre Änderungen, jede einmal gerundet, werden addiert.</translation>
    </message>
    <message>
        <source>In the rating period of this game the player was on no list yet. It counts for his first rating.</source>
        <translation>Im Zeitraum dieser Partie stand der Spieler noch in keiner Liste. Sie zählt für seine erste Elo.</translation>
    </message>
    <message>
        <source>German round robin: Sonneborn-Berger, direct encounter</source>
        <translation>Rundenturnier wie üblich: Sonneborn-Berger, direkter Vergleich</translation>
    </message>
</context>
<context>
    <name>SampleMark</name>
    <message>
        <source>SAMPLE – made-up people, no evaluation</source>
        <translation>MUSTER – erfundene Personen, keine Auswertung</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n Partie)</numerusform>
            <numerusform>%1 (%n Partien)</numerusform>
        </translation>
    </message>
    <message>
        <source>average of the opponents&apos; ratings: R_o of rated players, R_n of first ratings.</source>
        <translation>Gegnerschnitt: R_o bei Etablierten, R_n bei Erst-DWZ.</translation>
    </message>
    <message>
        <source>For players without a rating, carry-over games are included.</source>
        <translation>Bei Spielern ohne Wertungszahl sind Restpartien enthalten.</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>Term of the legend: code of the club</extracomment>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>code of the club of active members at the end of the tournament</source>
        <translation>Vereinskennziffer der aktiven Mitgliedschaft am Turnierende</translation>
    </message>
    <message>
        <source>refer to the games that count for a rating or as carry-over games</source>
        <translation>beziehen sich auf die Partien, die für die Wertungszahl oder als Restpartien zählen</translation>
    </message>
    <message>
        <source>Rating evaluation</source>
        <extracomment>{rating} may stand for what the system calls a rating: DWZ, FWZ, Ingo</extracomment>
        <translation>{rating}-Auswertung</translation>
    </message>
    <message>
        <source>The tournament has no participants yet.</source>
        <translation>Das Turnier hat noch keine Teilnehmer.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Erläuterungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Rating evaluation: %1</source>
        <translation>{rating}-Auswertung: %1</translation>
    </message>
    <message>
        <source>Scoresheets: %1</source>
        <translation>Einzelergebnisse: %1</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Einzelergebnisse</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>no member of a club</source>
        <translation>kein Mitglied eines Vereins</translation>
    </message>
    <message>
        <source>Age group</source>
        <translation>Altersstufe</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Tournament ID</source>
        <translation>Turnier-ID</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Evaluated on</source>
        <translation>Ausgewertet am</translation>
    </message>
    <message>
        <source>Rd.</source>
        <extracomment>Head of the column of rounds, short</extracomment>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>old carry-over games, Ø</source>
        <translation>Restpartien alt, Ø</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>new carry-over game</source>
        <translation>Restpartie neu</translation>
    </message>
    <message numerus="yes">
        <source>Sum of %n game(s) that count</source>
        <translation>
            <numerusform>Summe der wertbaren Partie</numerusform>
            <numerusform>Summe der %n wertbaren Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>fictitious draw against the average</source>
        <translation>fiktives Remis gegen den Gegnerschnitt</translation>
    </message>
    <message>
        <source>for the iteration only</source>
        <translation>nur für die Iteration</translation>
    </message>
    <message>
        <source>Sum of the iteration</source>
        <translation>Summe der Iteration</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Start value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Final value</source>
        <translation>Endwert</translation>
    </message>
    <message>
        <source>rating with which the opponent goes into the computation, with its index</source>
        <translation>Wertungszahl, mit der der Gegner in die Berechnung eingeht, mit Index</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>for the next evaluation: %1</source>
        <translation>für die nächste Auswertung: %1</translation>
    </message>
    <message>
        <source>text-only participant, no member of a club when the tournament ended: what stands in brackets is not recorded</source>
        <translation>textueller Teilnehmer, am Turnierende ohne Mitgliedschaft im DSB: Eingeklammertes wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Spielebene: the first three characters of the VKZ</extracomment>
        <translation>Spielebene</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Auswerter</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>calculated on %1</source>
        <translation>berechnet am %1</translation>
    </message>
    <message>
        <source>Age group</source>
        <comment>narrow column</comment>
        <extracomment>Head of a narrow column: age group, broken with a hyphen where the language needs it</extracomment>
        <translation>Alters-stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>the opponent&apos;s number, the colour of the player&apos;s pieces, his result</source>
        <translation>Nummer des Gegners, eigene Farbe, eigenes Ergebnis</translation>
    </message>
    <message>
        <source>result of the player in the row against the one in the column</source>
        <translation>Ergebnis des Spielers der Zeile gegen den der Spalte</translation>
    </message>
    <message>
        <source>won, lost by forfeit</source>
        <translation>kampflos gewonnen, verloren</translation>
    </message>
    <message>
        <source>of all results, forfeits included</source>
        <translation>aus allen Ergebnissen, auch kampflosen</translation>
    </message>
    <message>
        <source>Progress table</source>
        <translation>Fortschrittstabelle</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>First rating</source>
        <translation>Erst-DWZ</translation>
    </message>
    <message>
        <source>First ratings</source>
        <translation>Erst-DWZ</translation>
    </message>
    <message>
        <source>First ratings: %1</source>
        <translation>Erst-DWZ: %1</translation>
    </message>
    <message>
        <source>Crosstable: %1</source>
        <translation>Kreuztabelle: %1</translation>
    </message>
    <message>
        <source>Tables of the rules</source>
        <translation>Tabellen der Regelfassung</translation>
    </message>
    <message>
        <source>Old rating</source>
        <translation>Wertungszahl alt</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Comparison of rule versions</source>
        <translation>Vergleich zweier Regelfassungen</translation>
    </message>
    <message>
        <source>Compared are %1 (%2) and %3 (%4).</source>
        <translation>Verglichen werden %1 (%2) und %3 (%4).</translation>
    </message>
    <message>
        <source>Comparison of rule versions: %1</source>
        <translation>Vergleich zweier Regelfassungen: %1</translation>
    </message>
    <message>
        <source>Where a special rating counts, it stands in the place of R_o.</source>
        <translation>Wo eine Sonderwertung zählt, steht sie anstelle von R_o.</translation>
    </message>
    <message>
        <source>refer to the games that count</source>
        <translation>beziehen sich auf die wertbaren Partien</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First {rating}</source>
        <translation>Erst-{rating}</translation>
    </message>
    <message>
        <source>Nobody here gets a first {rating}.</source>
        <translation>Hier erhält niemand eine Erst-{rating}.</translation>
    </message>
    <message>
        <source>Opponents who get their first {rating} here count with their value R_z of the last step of the joint iteration.</source>
        <translation>Gegner, die hier ihre Erst-{rating} erhalten, zählen mit ihrem Wert R_z aus dem letzten Schritt der Gesamtiteration.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set by the referee: %1</source>
        <translation>vom Referenten gesetzt: %1</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Bestätigt: %1</translation>
    </message>
    <message>
        <source>Findings report</source>
        <translation>Prüfbericht</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Accepted warnings</source>
        <translation>Bestätigte Warnungen</translation>
    </message>
    <message>
        <source>Query letter to the club</source>
        <translation>Rückfrage an den Verein</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Prüfbericht: %1</translation>
    </message>
    <message>
        <source>Query letter: %1</source>
        <translation>Rückfrage: %1</translation>
    </message>
    <message>
        <source>%1 Accepted: %2</source>
        <translation>%1 Bestätigt: %2</translation>
    </message>
    <message>
        <source>round without an opponent: by the pairing; asked for, or absent</source>
        <translation>Runde ohne Gegner: durch die Paarung; auf Wunsch oder abwesend</translation>
    </message>
    <message>
        <source>of all results, forfeits and byes included</source>
        <translation>aus allen Ergebnissen, auch kampflosen und spielfreien Runden</translation>
    </message>
    <message>
        <source>text-only participants, no members of a club when the tournament ended: what stands in brackets is not recorded</source>
        <translation>textuelle Teilnehmer, am Turnierende ohne Mitgliedschaft im DSB: Eingeklammertes wird nicht gespeichert</translation>
    </message>
    <message>
        <source>“or better”</source>
        <translation>„oder besser“</translation>
    </message>
    <message>
        <source>“or worse”</source>
        <translation>„oder schlechter“</translation>
    </message>
    <message>
        <source>no {rating} yet; the games are kept as carry-over games for the next evaluation</source>
        <translation>noch keine {rating}; die Partien werden als Restpartien für die nächste Auswertung gesammelt</translation>
    </message>
    <message>
        <source>FIDE rating as entry rating</source>
        <translation>FIDE-Rating als Eingangs-DWZ</translation>
    </message>
    <message>
        <source>foreign national rating as entry rating</source>
        <translation>fremdnationale Wertungszahl als Eingangs-DWZ</translation>
    </message>
    <message numerus="yes">
        <source>first {rating}, found together in %n step(s) of the joint iteration</source>
        <translation>
            <numerusform>Erst-{rating}, gemeinsam gefunden in einem Schritt der Gesamtiteration</numerusform>
            <numerusform>Erst-{rating}, gemeinsam gefunden in %n Schritten der Gesamtiteration</numerusform>
        </translation>
    </message>
    <message>
        <source>first {rating}</source>
        <translation>Erst-{rating}</translation>
    </message>
    <message>
        <source>All sheets: %1</source>
        <translation>Alle Blätter: %1</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Stichkämpfe</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berliner Wertung</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>head of the colours of a match sheet: that of the home side&apos;s pieces</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Team in %1</source>
        <translation>Mannschaft in %1</translation>
    </message>
    <message>
        <source>Average rating</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>zu Hause</translation>
    </message>
    <message>
        <source>away</source>
        <translation>auswärts</translation>
    </message>
    <message>
        <source>League table</source>
        <translation>Ligatabelle</translation>
    </message>
    <message>
        <source>There are no teams in this tournament.</source>
        <translation>In diesem Turnier gibt es keine Mannschaften.</translation>
    </message>
    <message>
        <source>Table after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Results of the teams</source>
        <translation>Ergebnisse der Mannschaften</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Matches of round %1</source>
        <translation>Kämpfe der Runde %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>There are no matches to print.</source>
        <translation>Es gibt keine Kämpfe, die zu drucken wären.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>League table: %1</source>
        <translation>Ligatabelle: %1</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Kämpfe: %1</translation>
    </message>
    <message>
        <source>Teams: %1</source>
        <translation>Mannschaften: %1</translation>
    </message>
    <message>
        <source>awarded %1; on the board, and so for the rating, %2</source>
        <translation>zugesprochen %1; am Brett und damit für die Wertung %2</translation>
    </message>
    <message>
        <source>Letter of refusal</source>
        <translation>Ablehnungsschreiben</translation>
    </message>
    <message>
        <source>Notice to the organiser</source>
        <translation>Hinweis an den Veranstalter</translation>
    </message>
    <message>
        <source>New ratings</source>
        <translation>Neue Wertungszahlen</translation>
    </message>
    <message>
        <source>New rating</source>
        <translation>Neue Wertungszahl</translation>
    </message>
    <message>
        <source>No rating is new.</source>
        <translation>Keine Wertungszahl ist neu.</translation>
    </message>
    <message>
        <source>Notice to the organiser: %1</source>
        <translation>Hinweis an den Veranstalter: %1</translation>
    </message>
    <message>
        <source>New ratings: %1</source>
        <translation>Neue Wertungszahlen: %1</translation>
    </message>
    <message>
        <source>Refusal: %1</source>
        <translation>Ablehnung: %1</translation>
    </message>
    <message>
        <source>Examination until</source>
        <translation>Prüfung bis</translation>
    </message>
    <message>
        <source>Impact of the recalculation</source>
        <translation>Auswirkung des Berechnungslaufs</translation>
    </message>
    <message>
        <source>Recalculation (WO 3.7)</source>
        <translation>Berechnungslauf (WO 3.7)</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Former members and inactive players</source>
        <translation>Ehemalige Mitglieder und inaktive Spieler</translation>
    </message>
    <message>
        <source>Clubs to be told</source>
        <translation>Zu benachrichtigende Vereine</translation>
    </message>
    <message>
        <source>Tournament no.</source>
        <translation>Turnier-Nr.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <translation>Statistik, %1</translation>
    </message>
    <message>
        <source>Statistics of the ratings</source>
        <translation>Statistik der DWZ</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>%1, calculated on %2</source>
        <translation>%1, berechnet am %2</translation>
    </message>
    <message numerus="yes">
        <source>the same %n players</source>
        <translation>
            <numerusform>derselbe Spieler</numerusform>
            <numerusform>dieselben %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer than can be entered, and shortened here (…): %1.</source>
        <translation>Länger, als sich eingeben lässt, und hier gekürzt (…): %1.</translation>
    </message>
    <message>
        <source>* Board %1 was awarded; at the board %2</source>
        <translation>* Brett %1 am grünen Tisch entschieden; am Brett %2</translation>
    </message>
    <message>
        <source>With the matches of the earlier parts of the season; rounds are counted through.</source>
        <translation>Mit den Kämpfen der früheren Teile der Saison; die Runden zählen durch.</translation>
    </message>
    <message>
        <source>No line-up has been entered.</source>
        <translation>Es gibt keine Meldung.</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Heimmannschaft</translation>
    </message>
    <message>
        <source>Visiting team</source>
        <translation>Gastmannschaft</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Remarks, protests, time of the end:</source>
        <translation>Bemerkungen, Proteste, Ende um:</translation>
    </message>
    <message>
        <source>Match card, %1</source>
        <translation>Spielberichtskarte, %1</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Match cards</source>
        <translation>Spielberichtskarten</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>Spielplan: %1</translation>
    </message>
    <message>
        <source>Line-ups: %1</source>
        <translation>Meldungen: %1</translation>
    </message>
    <message>
        <source>Match cards: %1</source>
        <translation>Spielberichtskarten: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>in the table</comment>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>How the new rating follows from the old one is not shown here: it takes %1, which depends on the age.</source>
        <translation>Wie die neue Zahl aus der alten folgt, steht hier nicht: Dazu gehört %1, und das hängt vom Alter ab.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Latest tournaments</source>
        <translation>Neueste Turniere</translation>
    </message>
    <message>
        <source>There are no tournaments here yet.</source>
        <translation>Hier gibt es noch keine Turniere.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s), evaluated and explained.</source>
        <translation>
            <numerusform>%n Turnier, ausgewertet und erklärt.</numerusform>
            <numerusform>%n Turniere, ausgewertet und erklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Rating list of %1</source>
        <translation>Wertungsliste vom %1</translation>
    </message>
    <message>
        <source>The whole rating list</source>
        <translation>Die ganze Wertungsliste</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>New tournaments as a feed (Atom)</source>
        <translation>Neue Turniere als Feed (Atom)</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Nobody has a rating that may be listed.</source>
        <translation>Niemand hat eine Wertungszahl, die in einer Liste stehen darf.</translation>
    </message>
    <message>
        <source>Lists that were given out</source>
        <translation>Ausgegebene Listen</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Wertungsliste</translation>
    </message>
    <message>
        <source>There are no tournaments of the DWZ here, so there is nothing to count.</source>
        <translation>Hier gibt es keine DWZ-Turniere, also auch nichts zu zählen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>What this site shows</source>
        <translation>Was diese Webseite zeigt</translation>
    </message>
    <message>
        <source>Tournaments that ended on %1 or later.</source>
        <translation>Turniere, die am %1 oder später endeten.</translation>
    </message>
    <message>
        <source>Whom to write to</source>
        <translation>An wen man sich wendet</translation>
    </message>
    <message>
        <source>The rating referee of the club. If you do not want to be named here, write to him; your name is then taken out of all pages.</source>
        <translation>An den Wertungsreferenten des Vereins. Wer hier nicht genannt werden will, sagt es ihm; dann wird sein Name aus allen Seiten entfernt.</translation>
    </message>
    <message>
        <source>%1. If you do not want to be named here, write there; your name is then taken out of all pages.</source>
        <translation>%1. Wer hier nicht genannt werden will, sagt es dort; dann wird sein Name aus allen Seiten entfernt.</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Wie sie gemacht ist</translation>
    </message>
    <message>
        <source>Every page is complete in itself: it loads nothing, sets no cookies and asks no other server. The script in it sorts and searches, and everything can be read without it.</source>
        <translation>Jede Seite ist für sich vollständig: Sie lädt nichts nach, setzt keine Cookies und fragt keinen anderen Server. Das Skript darin sortiert und sucht; lesen lässt sich alles auch ohne.</translation>
    </message>
    <message>
        <source>Beside every tournament lie its evaluation and final table as JSON, its evaluation as CSV, and the tournament as a FIDE report (TRF26).</source>
        <translation>Neben jedem Turnier liegen seine Auswertung und der Endstand als JSON, die Auswertung als CSV und das Turnier als FIDE-Bericht (TRF26).</translation>
    </message>
    <message>
        <source>About this site</source>
        <translation>Über diese Seite</translation>
    </message>
    <message>
        <source>Members are named, with results, ratings and a page of their own, which search machines are asked not to list. Who is no member is named where he played. Who objected or was made anonymous is nowhere named, also in pages that were written before.</source>
        <translation>Mitglieder werden genannt, mit Ergebnissen, Wertungszahlen und einer eigenen Seite; Suchmaschinen sind gebeten, diese nicht aufzunehmen. Wer kein Mitglied ist, wird genannt, wo er gespielt hat. Wer widersprochen hat oder anonymisiert wurde, wird nirgends genannt, auch nicht auf Seiten, die schon geschrieben waren.</translation>
    </message>
    <message>
        <source>Who is under age, or may be, appears with initials and has no page of his own.</source>
        <translation>Wer minderjährig ist oder sein kann, erscheint mit Initialen und hat keine eigene Seite.</translation>
    </message>
    <message>
        <source>Who is under age is named like everybody else.</source>
        <translation>Minderjährige werden wie alle anderen genannt.</translation>
    </message>
    <message>
        <source>In no file: birth dates and years, sex, numbers of players, age groups, the factor K, which tells the age, the expected score, from which K follows, evaluators, and what the referee noted.</source>
        <translation>In keiner Datei: Geburtsdaten und -jahre, Geschlecht, Spieler-IDs, Altersgruppen, der Faktor K, der das Alter verrät, die Punkterwartung, aus der K folgt, Auswerter und die Notizen des Referenten.</translation>
    </message>
    <message>
        <source>As on the sheets of the evaluation: numbers of players, age groups, K, expected scores and all explanations. In no file: birth dates and years, sex, and what the referee noted of games.</source>
        <translation>Wie auf den Auswertungsbogen: Spieler-IDs, Altersgruppen, K, Punkterwartungen und alle Rechenwege. In keiner Datei: Geburtsdaten und -jahre, Geschlecht und die Notizen des Referenten zu Partien.</translation>
    </message>
    <message>
        <source>Ratings and results are shown. By computing an evaluation anew from them K can be found roughly, here as wherever evaluations are published.</source>
        <translation>Wertungszahlen und Ergebnisse sind zu sehen. Wer daraus eine Auswertung nachrechnet, findet K ungefähr heraus, hier wie überall, wo Auswertungen veröffentlicht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) named, as member(s)</source>
        <translation>
            <numerusform>%n Person als Mitglied genannt</numerusform>
            <numerusform>%n Personen als Mitglieder genannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) named where they played</source>
        <translation>
            <numerusform>%n Person genannt, wo sie gespielt hat</numerusform>
            <numerusform>%n Personen genannt, wo sie gespielt haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) with initials</source>
        <translation>
            <numerusform>%n Person mit Initialen</numerusform>
            <numerusform>%n Personen mit Initialen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) not named</source>
        <translation>
            <numerusform>%n Person nicht genannt</numerusform>
            <numerusform>%n Personen nicht genannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n of those who are named no birth year is known, so that nobody can tell whether they are under age.</source>
        <translation>
            <numerusform>Von %n der Genannten ist kein Geburtsjahr bekannt; niemand weiß also, ob er minderjährig ist.</numerusform>
            <numerusform>Von %n der Genannten ist kein Geburtsjahr bekannt; niemand weiß also, ob sie minderjährig sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended on %1; %2</source>
        <translation>Beendet am %1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Between the tournaments</source>
        <translation>Zwischen den Turnieren</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Last tournament</source>
        <translation>Letztes Turnier</translation>
    </message>
    <message>
        <source>Nobody here has a page of his own.</source>
        <translation>Hier hat niemand eine eigene Seite.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Chess ratings</source>
        <translation>Schachwertung</translation>
    </message>
    <message>
        <source>There is something else in the folder %1. Nothing was written.</source>
        <translation>Im Ordner %1 liegt etwas anderes. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The folder %1 has the web site of another work file. Nothing was written.</source>
        <translation>Im Ordner %1 liegt die Webseite einer anderen Arbeitsdatei. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be read, so nobody knows which files are pages. Nothing was written.</source>
        <translation>%1 lässt sich nicht lesen; niemand weiß also, welche Dateien Seiten sind. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 is no page of this site, but has the name of one. Nothing was written.</source>
        <translation>%1 ist keine Seite dieser Webseite, hat aber den Namen einer Seite. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 is a link, and none is followed out of the folder of the site.</source>
        <translation>%1 ist eine Verknüpfung; keiner wird aus dem Ordner der Webseite hinaus gefolgt.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pages of this site</source>
        <translation>Seiten dieser Webseite</translation>
    </message>
    <message>
        <source>New tournaments</source>
        <translation>Neue Turniere</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Found: %1 of %2</source>
        <translation>Gefunden: %1 von %2</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>Written with %1.</source>
        <translation>Geschrieben mit %1.</translation>
    </message>
    <message>
        <source>What this site shows, and whom to write to</source>
        <translation>Was diese Webseite zeigt und an wen man sich wendet</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Old index</source>
        <translation>Alter Index</translation>
    </message>
    <message>
        <source>New index</source>
        <translation>Neuer Index</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Festgehalten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Evaluator</source>
        <translation>Auswerter</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Teams: line-ups and players</source>
        <translation>Mannschaften: Aufstellungen und Spieler</translation>
    </message>
    <message>
        <source>Rounds: tables and matches</source>
        <translation>Runden: Tabellen und Wettkämpfe</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Why? How every number came about, player by player</source>
        <translation>Warum? Wie jede Zahl zustande kam, Spieler für Spieler</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Not shown here: the age group, the factor K, which depends on it, and the expected score, from which K follows.</source>
        <translation>Hier nicht gezeigt: die Altersgruppe, der Faktor K, der von ihr abhängt, und die Punkterwartung, aus der K folgt.</translation>
    </message>
    <message>
        <source>Results of the teams</source>
        <translation>Ergebnisse der Mannschaften</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Games without a round</source>
        <translation>Partien ohne Runde</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Table after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
    <message>
        <source>* awarded: the table has another result than the board; the rating goes by the board.</source>
        <translation>* anders entschieden als am Brett; die Wertung richtet sich nach dem Brett.</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Rating used</source>
        <translation>Verwendete Wertungszahl</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Part of the change</source>
        <translation>Anteil an der Änderung</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Progress table</source>
        <translation>Fortschrittstabelle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>12w1: the opponent&apos;s number, the colour of the player&apos;s pieces, his result.</source>
        <translation>12w1: Nummer des Gegners, Farbe der Figuren des Spielers, sein Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s) are not computed yet; the site is without them.</source>
        <translation>
            <numerusform>%n Einreichung ist noch nicht berechnet; auf der Webseite fehlt sie.</numerusform>
            <numerusform>%n Einreichungen sind noch nicht berechnet; auf der Webseite fehlen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the recalculation has run, the site has the numbers of before.</source>
        <translation>Bis der Berechnungslauf gelaufen ist, zeigt die Webseite die Zahlen von vorher.</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1. Each page is as it was or as it is to be; the next run goes on from there.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr für %1. Jede Seite ist die alte oder die neue; der nächste Lauf macht dort weiter.</translation>
    </message>
    <message>
        <source>The tables of the teams are those of the whole season: with the matches of its earlier parts, whose rounds are counted on.</source>
        <translation>Die Tabellen der Mannschaften gelten für die ganze Saison: mit den Wettkämpfen ihrer früheren Teile, deren Runden weitergezählt werden.</translation>
    </message>
</context>
<context>
    <name>StatedTable</name>
    <message>
        <source>opponents&apos; points as on the table</source>
        <translation>Punkte der Gegner wie in der Tabelle</translation>
    </message>
    <message>
        <source>opponents&apos; unplayed rounds as draws</source>
        <translation>ungespielte Runden der Gegner als Remis</translation>
    </message>
    <message>
        <source>unplayed rounds count nothing</source>
        <translation>ungespielte Runden zählen nichts</translation>
    </message>
    <message>
        <source>forfeits count as games, byes nothing</source>
        <translation>kampflose Partien zählen wie gespielte, spielfreie Runden nichts</translation>
    </message>
    <message>
        <source>unplayed rounds against oneself</source>
        <translation>ungespielte Runden gegen sich selbst</translation>
    </message>
    <message>
        <source>unplayed rounds as draws against oneself</source>
        <translation>ungespielte Runden als Remis gegen sich selbst</translation>
    </message>
    <message>
        <source>unplayed rounds against a virtual opponent, as until August 2023</source>
        <translation>ungespielte Runden gegen einen virtuellen Gegner wie bis August 2023</translation>
    </message>
    <message>
        <source>%1: no known tie-break has these figures.</source>
        <translation>%1: Keine bekannte Feinwertung hat diese Zahlen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 as computed.</source>
        <translation>%1: %2 von %3 wie berechnet.</translation>
    </message>
    <message>
        <source>All of them would follow from: %1.</source>
        <translation>Alle ergäben sich aus: %1.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>the other figures of the organiser&apos;s table</source>
        <translation>den übrigen Zahlen der Tabelle des Ausrichters</translation>
    </message>
    <message>
        <source>%1 points for a win, %2 for a draw</source>
        <translation>%1 Punkten für einen Sieg, %2 für ein Remis</translation>
    </message>
    <message>
        <source>the points alone, in any order</source>
        <translation>den Punkten allein, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>each summed Buchholz without the lowest</source>
        <translation>jede summierte Buchholzzahl ohne die niedrigste</translation>
    </message>
    <message>
        <source>edition of %1</source>
        <translation>Ausgabe von %1</translation>
    </message>
    <message>
        <source>would follow from: %1</source>
        <translation>ergäbe sich aus: %1</translation>
    </message>
    <message>
        <source>follows from nothing that is known</source>
        <translation>ergibt sich aus nichts, was bekannt ist</translation>
    </message>
    <message>
        <source>Organiser&apos;s table: %1 – the figure there %2.</source>
        <translation>Tabelle des Ausrichters: %1 – die Zahl dort %2.</translation>
    </message>
    <message>
        <source>The organiser&apos;s own table, after round %1: %2</source>
        <translation>Die Tabelle des Ausrichters nach Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Too few players: groups of one or two are not shown.</source>
        <translation>Zu wenige Spieler: Gruppen von einem oder zwei werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Ratings on %1</source>
        <translation>DWZ am %1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Nobody had a DWZ on this day.</source>
        <translation>An diesem Tag hatte niemand eine DWZ.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>Players by rating on %1</source>
        <translation>Spieler nach DWZ am %1</translation>
    </message>
    <message>
        <source>Players by rating and region on %1</source>
        <translation>Spieler nach DWZ und Region am %1</translation>
    </message>
    <message>
        <source>Does the level drift?</source>
        <translation>Verschiebt sich das Niveau?</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Mit DWZ</translation>
    </message>
    <message>
        <source>Mean of all</source>
        <translation>Mittel aller</translation>
    </message>
    <message>
        <source>Cohort: mean</source>
        <translation>Feste Gruppe: Mittel</translation>
    </message>
    <message>
        <source>Cohort: median</source>
        <translation>Feste Gruppe: Median</translation>
    </message>
    <message>
        <source>As it was: mean</source>
        <translation>Wie damals: Mittel</translation>
    </message>
    <message>
        <source>As it was: median</source>
        <translation>Wie damals: Median</translation>
    </message>
    <message>
        <source>There is no 31 December on which three players were rated.</source>
        <translation>Es gibt keinen 31.&#xa0;Dezember, an dem drei Spieler eine DWZ hatten.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>First ratings</source>
        <translation>Erst-DWZ</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Von anderswo</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>Durch Partien</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>Former members</source>
        <translation>Ehemalige Mitglieder</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Rating points that come and go</source>
        <translation>DWZ-Punkte, die kommen und gehen</translation>
    </message>
    <message>
        <source>Players who come and go</source>
        <translation>Spieler, die kommen und gehen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erzielt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Band from</source>
        <translation>Band von</translation>
    </message>
    <message>
        <source>Band to</source>
        <translation>Band bis</translation>
    </message>
    <message>
        <source>Games between regions</source>
        <translation>Partien zwischen Regionen</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>There are no two regions of which three players each met.</source>
        <translation>Es gibt keine zwei Regionen, von denen sich je drei Spieler begegnet sind.</translation>
    </message>
    <message numerus="yes">
        <source>Regions are the first %n character(s) of the VKZ. Points a game, seen from the region at the left: a difference above 0 means that it reaches more than its ratings expect.</source>
        <translation>
            <numerusform>Regionen sind das erste Zeichen der VKZ. Punkte je Partie aus Sicht der linken Region: Ein Unterschied über 0 heißt, dass sie mehr erzielt, als ihre DWZ erwarten lassen.</numerusform>
            <numerusform>Regionen sind die ersten %n&#xa0;Zeichen der VKZ. Punkte je Partie aus Sicht der linken Region: Ein Unterschied über 0 heißt, dass sie mehr erzielt, als ihre DWZ erwarten lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does P(D) hold?</source>
        <translation>Gilt P(D)?</translation>
    </message>
    <message>
        <source>Rating difference</source>
        <translation>DWZ-Differenz</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Mittlere Differenz</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Points a game of the better rated player. The bands come from drawing whole tournaments anew, %1 times; 95 % of the outcomes lie in them.</source>
        <translation>Punkte je Partie des Spielers mit der höheren DWZ. Die Bänder entstehen, indem ganze Turniere %1-mal neu gezogen werden; 95&#xa0;% der Ausgänge liegen darin.</translation>
    </message>
    <message>
        <source>Ratings that are only roughly known flatten the curve: the better rated player then reaches less than expected without P(D) being wrong. Players with a special rating are left out for their good result, which works the other way.</source>
        <translation>Ungenaue Wertungszahlen flachen die Kurve ab: Der Spieler mit der höheren DWZ erzielt dann weniger als erwartet, ohne dass P(D) falsch ist. Spieler mit einer Sonderwertung fehlen wegen ihres guten Ergebnisses; das wirkt umgekehrt.</translation>
    </message>
    <message>
        <source>both rated at entry: used</source>
        <translation>beide mit eigener Eingangs-DWZ: verwendet</translation>
    </message>
    <message>
        <source>not played, by forfeit, excluded, or against a computer</source>
        <translation>nicht gespielt, kampflos, ausgeschlossen oder gegen einen Computer</translation>
    </message>
    <message>
        <source>somebody without a rating, or with his first one</source>
        <translation>jemand ohne DWZ oder mit seiner Erst-DWZ</translation>
    </message>
    <message>
        <source>a rating of FIDE or of another federation</source>
        <translation>ein FIDE-Rating oder die Zahl eines anderen Verbands</translation>
    </message>
    <message>
        <source>a rating set by hand</source>
        <translation>eine von Hand gesetzte DWZ</translation>
    </message>
    <message>
        <source>somebody with a special rating</source>
        <translation>jemand mit einer Sonderwertung</translation>
    </message>
    <message>
        <source>points that do not make one together</source>
        <translation>Punkte, die zusammen keinen ergeben</translation>
    </message>
    <message>
        <source>rules without P(D)</source>
        <translation>Regelfassung ohne P(D)</translation>
    </message>
    <message>
        <source>Which games were used</source>
        <translation>Welche Partien verwendet wurden</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>Of those that were used, %n game(s) were between players of the same rating; they say nothing about P(D).</source>
        <translation>
            <numerusform>Von den verwendeten war %n&#xa0;Partie zwischen Spielern gleicher DWZ; sie sagt nichts über P(D).</numerusform>
            <numerusform>Von den verwendeten waren %n&#xa0;Partien zwischen Spielern gleicher DWZ; sie sagen nichts über P(D).</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a club</source>
        <translation>Ohne Verein</translation>
    </message>
    <message>
        <source>Youth</source>
        <translation>Jugendliche</translation>
    </message>
    <message>
        <source>Juniors</source>
        <translation>Junioren</translation>
    </message>
    <message>
        <source>Adults</source>
        <translation>Erwachsene</translation>
    </message>
    <message>
        <source>Year of birth unknown</source>
        <translation>Geburtsjahr unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 classes lie outside their band; by chance there may be %3.</source>
        <translation>%1&#xa0;von&#xa0;%2&#xa0;Klassen liegen außerhalb ihres Bandes; durch Zufall dürfen es %3 sein.</translation>
    </message>
    <message>
        <source>There are too few games in too few tournaments to tell whether P(D) holds.</source>
        <translation>Es sind zu wenige Partien in zu wenigen Turnieren, um zu sagen, ob P(D) gilt.</translation>
    </message>
    <message>
        <source>P(D) holds, as far as these games can tell: %1</source>
        <translation>P(D) gilt, soweit diese Partien es sagen können: %1</translation>
    </message>
    <message>
        <source>There are no age groups, because you may not see birth years.</source>
        <translation>Altersgruppen fehlen, weil Sie Geburtsjahre nicht sehen dürfen.</translation>
    </message>
    <message numerus="yes">
        <source>The games of %n tournament(s) are missing, because you may not see them.</source>
        <translation>
            <numerusform>Die Partien von %n Turnier fehlen, weil Sie sie nicht sehen dürfen.</numerusform>
            <numerusform>Die Partien von %n Turnieren fehlen, weil Sie sie nicht sehen dürfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of one region against another are left out, since there are more than %1 regions.</source>
        <translation>Partien einer Region gegen eine andere fehlen, weil es mehr als %1 Regionen sind.</translation>
    </message>
    <message numerus="yes">
        <source>The cohort are the %n player(s) who were rated on every one of these days: nobody joins or leaves them.</source>
        <translation>
            <numerusform>Die feste Gruppe ist der %n Spieler, der an jedem dieser Tage eine DWZ hatte: Niemand kommt hinzu oder scheidet aus.</numerusform>
            <numerusform>Die feste Gruppe sind die %n Spieler, die an jedem dieser Tage eine DWZ hatten: Niemand kommt hinzu oder scheidet aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>All figures are on the level of %1, but those as they were.</source>
        <translation>Alle Zahlen stehen auf der Skala vom %1, nur „wie damals“ nicht.</translation>
    </message>
    <message>
        <source>all together the better rated players are off what is expected by %1 points a game (%2)</source>
        <translation>alle zusammen weichen die besser Bewerteten um %1 Punkte je Partie von der Erwartung ab (%2)</translation>
    </message>
    <message>
        <source>P(D) does not hold for these games: %1 And %2.</source>
        <translation>P(D) gilt für diese Partien nicht: %1 Außerdem: %2.</translation>
    </message>
    <message>
        <source>P(D) does not hold for these games: %2, and in that band there is no 0, which decides. The classes alone would not: %1</source>
        <translation>P(D) gilt für diese Partien nicht: %2; in diesem Band liegt die 0 nicht, und das entscheidet. Die Klassen allein sagen es nicht: %1</translation>
    </message>
    <message>
        <source>What games bring and the conversion are about those who were rated before and afterwards. A dash: fewer than three players, or what would give these away; days on which one or two were rated are left out.</source>
        <translation>„Durch Partien“ und „Umstellung“ betreffen alle, die vorher und nachher eine DWZ hatten. Ein Strich: weniger als drei Spieler, oder was diese verraten würde; Zeiträume, an deren Anfang oder Ende ein oder zwei Spieler eine Zahl hatten, fehlen.</translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message>
        <source>%1 percentage points</source>
        <translation>%1&#xa0;Prozentpunkte</translation>
    </message>
    <message numerus="yes">
        <source>Difference %1 to %2, %n game(s): reached %3, expected %4</source>
        <translation>
            <numerusform>Differenz %1 bis %2, %n&#xa0;Partie: erzielt %3, erwartet %4</numerusform>
            <numerusform>Differenz %1 bis %2, %n&#xa0;Partien: erzielt %3, erwartet %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings on %1: %2</source>
        <translation>DWZ am %1: %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n player(s)</source>
        <translation>
            <numerusform>%1 bis %2: %n&#xa0;Spieler</numerusform>
            <numerusform>%1 bis %2: %n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Does the level drift?</source>
        <translation>Verschiebt sich das Niveau?</translation>
    </message>
    <message>
        <source>Cohort: mean</source>
        <translation>Feste Gruppe: Mittel</translation>
    </message>
    <message>
        <source>Cohort: median</source>
        <translation>Feste Gruppe: Median</translation>
    </message>
    <message>
        <source>Mean of all</source>
        <translation>Mittel aller</translation>
    </message>
    <message>
        <source>Rating points that come and go</source>
        <translation>DWZ-Punkte, die kommen und gehen</translation>
    </message>
    <message>
        <source>Points with players</source>
        <translation>Punkte mit Spielern</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>Durch Partien</translation>
    </message>
    <message>
        <source>First ratings</source>
        <translation>Erst-DWZ</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Von anderswo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>Regions against all others</source>
        <translation>Regionen gegen alle anderen</translation>
    </message>
    <message>
        <source>Difference (%)</source>
        <translation>Unterschied (%)</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Does P(D) hold?</source>
        <translation>Gilt P(D)?</translation>
    </message>
    <message>
        <source>Rating difference</source>
        <translation>DWZ-Differenz</translation>
    </message>
    <message>
        <source>Points (%)</source>
        <translation>Punkte (%)</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Reached, with 95 % band</source>
        <translation>Erzielt, mit 95-%-Band</translation>
    </message>
    <message>
        <source>Reached minus expected score</source>
        <translation>Erzielte minus erwartete Punkte</translation>
    </message>
</context>
<context>
    <name>SubmissionText</name>
    <message>
        <source>The check has no errors.</source>
        <translation>Die Prüfung meldet keine Fehler.</translation>
    </message>
    <message>
        <source>All data that the report demands are there.</source>
        <translation>Alle Angaben, die die Meldung verlangt, sind da.</translation>
    </message>
    <message numerus="yes">
        <source>All %n result(s) are entered.</source>
        <translation>
            <numerusform>Das Ergebnis ist eingetragen.</numerusform>
            <numerusform>Alle %n Ergebnisse sind eingetragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n participant(s) are identified.</source>
        <translation>
            <numerusform>Der Teilnehmer ist zugeordnet.</numerusform>
            <numerusform>Alle %n Teilnehmer sind zugeordnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No warning is open.</source>
        <translation>Keine Warnung ist offen.</translation>
    </message>
    <message>
        <source>The level of the tournament says who is responsible.</source>
        <translation>Aus der Spielebene ergibt sich, wer zuständig ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) of the check must be settled.</source>
        <translation>
            <numerusform>Ein Fehler der Prüfung muss behoben werden.</numerusform>
            <numerusform>%n Fehler der Prüfung müssen behoben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are missing for the report.</source>
        <translation>
            <numerusform>Eine Angabe fehlt für die Meldung.</numerusform>
            <numerusform>%n Angaben fehlen für die Meldung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result and are not reported.</source>
        <translation>
            <numerusform>Eine Partie hat kein Ergebnis und wird nicht gemeldet.</numerusform>
            <numerusform>%n Partien haben kein Ergebnis und werden nicht gemeldet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) are not identified.</source>
        <translation>
            <numerusform>Ein Teilnehmer ist keiner Person zugeordnet.</numerusform>
            <numerusform>%n Teilnehmer sind keiner Person zugeordnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) are neither settled nor accepted.</source>
        <translation>
            <numerusform>Eine Warnung ist weder behoben noch mit Begründung bestätigt.</numerusform>
            <numerusform>%n Warnungen sind weder behoben noch mit Begründung bestätigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level of the tournament is missing or unknown.</source>
        <translation>Die Spielebene des Turniers fehlt oder ist unbekannt.</translation>
    </message>
    <message>
        <source>the rating referee whom the DSB appointed for its tournaments</source>
        <translation>der vom DSB für seine Turniere beauftragte Wertungsreferent</translation>
    </message>
    <message>
        <source>the rating referee of the DSJ</source>
        <translation>der Wertungsreferent der DSJ</translation>
    </message>
    <message>
        <source>the referee for tournaments abroad of the DSB</source>
        <translation>der Referent für Auslandswertungen des DSB</translation>
    </message>
    <message>
        <source>the rating referee of the association</source>
        <translation>der Wertungsreferent des Landesverbandes</translation>
    </message>
    <message>
        <source>the rating referee of the association: %1</source>
        <translation>der Wertungsreferent des Landesverbandes: %1</translation>
    </message>
    <message>
        <source>the base referee of the district</source>
        <translation>der Basis-Wertungsreferent des Bezirks oder Kreises</translation>
    </message>
    <message>
        <source>the base referee of the district (%1)</source>
        <translation>der Basis-Wertungsreferent des Bezirks oder Kreises (%1)</translation>
    </message>
    <message>
        <source>The tournament has no level yet; it says who is responsible.</source>
        <translation>Die Spielebene fehlt noch; nach ihr richtet sich, wer zuständig ist.</translation>
    </message>
    <message>
        <source>The level “%1” is none of the federation&apos;s.</source>
        <translation>Die Spielebene „%1“ gibt es im DSB nicht.</translation>
    </message>
    <message>
        <source>Submitted on %1, changed since</source>
        <translation>Eingereicht am %1, seitdem geändert</translation>
    </message>
    <message>
        <source>Submitted on %1</source>
        <translation>Eingereicht am %1</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Enter the level: the first three characters of the VKZ.</source>
        <translation>Die Spielebene eintragen: die ersten drei Zeichen der VKZ.</translation>
    </message>
    <message>
        <source>Compare the end date.</source>
        <translation>Das Enddatum vergleichen.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>bitte ansehen</translation>
    </message>
    <message>
        <source>prevents the submission</source>
        <translation>verhindert die Einreichung</translation>
    </message>
    <message>
        <source>The time limits for handing in are kept.</source>
        <translation>Die Einreichungsfristen sind eingehalten.</translation>
    </message>
    <message>
        <source>A time limit for handing in has passed.</source>
        <translation>Eine Einreichungsfrist ist abgelaufen.</translation>
    </message>
    <message>
        <source>Report of %1 was interrupted: please write it again</source>
        <translation>Meldung vom %1 wurde unterbrochen, bitte noch einmal schreiben</translation>
    </message>
    <message>
        <source>Report of %1 is out of date, not handed in</source>
        <translation>Meldung vom %1 ist überholt und nicht eingereicht</translation>
    </message>
    <message>
        <source>Report of %1, not handed in yet</source>
        <translation>Meldung vom %1, noch nicht eingereicht</translation>
    </message>
    <message>
        <source>Everybody enters with what the tournaments evaluated before left.</source>
        <translation>Alle beginnen mit dem Stand, den sie nach den zuvor ausgewerteten Turnieren hatten.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) enter otherwise than a tournament evaluated before left them.</source>
        <translation>
            <numerusform>%n Teilnehmer geht anders in das Turnier, als ein zuvor ausgewertetes ihn hinterlässt.</numerusform>
            <numerusform>%n Teilnehmer gehen anders in das Turnier, als ein zuvor ausgewertetes sie hinterlässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>keine Wertungszahl</translation>
    </message>
    <message numerus="yes">
        <source>no rating, %n carry-over game(s)</source>
        <translation>
            <numerusform>keine Wertungszahl, %n Restpartie</numerusform>
            <numerusform>keine Wertungszahl, %n Restpartien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: here %2, after the tournament before %3</source>
        <translation>%1: hier %2, nach dem Turnier zuvor %3</translation>
    </message>
    <message>
        <source>No result has been entered yet.</source>
        <translation>Es ist noch kein Ergebnis eingetragen.</translation>
    </message>
    <message>
        <source>There is no participant yet.</source>
        <translation>Es gibt noch keine Teilnehmer.</translation>
    </message>
    <message>
        <source>Without the last day no time limit can be checked.</source>
        <translation>Ohne Enddatum lassen sich die Einreichungsfristen nicht prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are entered; without the mode of the tournament nobody can tell whether games are missing.</source>
        <translation>
            <numerusform>%n Ergebnis ist eingetragen; ob Partien fehlen, lässt sich ohne den Modus des Turniers nicht sagen.</numerusform>
            <numerusform>%n Ergebnisse sind eingetragen; ob Partien fehlen, lässt sich ohne den Modus des Turniers nicht sagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing contradicts the report of the Elo.</source>
        <translation>Nichts widerspricht der Elo-Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at in the report of the Elo.</source>
        <translation>
            <numerusform>%n Punkt der Elo-Meldung ist anzusehen.</numerusform>
            <numerusform>%n Punkte der Elo-Meldung sind anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no FIDE ID.</source>
        <translation>%1 hat keine FIDE-ID.</translation>
    </message>
</context>
<context>
    <name>TourDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>Type the participants, paste them, or import the file of a pairing program. Every name is tied to a person of the rating lists; what is not certain is left to you.</source>
        <translation>Tippen Sie die Teilnehmer ein, fügen Sie sie ein oder importieren Sie die Datei eines Paarungsprogramms. Zu jedem Namen wird die Person in den Wertungslisten gesucht; was nicht sicher ist, entscheiden Sie.</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Die Ergebnisse</translation>
    </message>
    <message>
        <source>One key is one result: 1, 0, 5 for a draw, + and − for a forfeit. The mirrored cell is filled, the cursor moves on, and the new ratings change while you type. There is nothing to save.</source>
        <translation>Eine Taste ist ein Ergebnis: 1, 0, 5 für Remis, + und − für kampflos. Das Feld des Gegners füllt sich mit, der Cursor geht weiter, und die neuen Wertungszahlen ändern sich beim Tippen. Zu speichern gibt es nichts.</translation>
    </message>
    <message>
        <source>The evaluation, and why</source>
        <translation>Die Auswertung, und warum</translation>
    </message>
    <message>
        <source>Every number can be asked why it is what it is: formula, values, and the clause of the regulation stand beside it. That is also the answer to a player who asks.</source>
        <translation>Zu jeder Zahl gibt es die Antwort auf die Frage, warum sie so ist: Formel, eingesetzte Werte und Abschnitt der Wertungsordnung stehen daneben. Das ist auch die Antwort für den Spieler, der nachfragt.</translation>
    </message>
    <message>
        <source>What is still open</source>
        <translation>Was noch offen ist</translation>
    </message>
    <message>
        <source>The check names what is wrong or missing, with its place and what to do. Before the submission a check-list says whether anything stands in the way.</source>
        <translation>Die Prüfung nennt, was falsch ist oder fehlt, mit der Stelle und dem, was zu tun ist. Vor der Einreichung sagt eine Checkliste, ob noch etwas im Weg steht.</translation>
    </message>
    <message>
        <source>On paper, and handed in</source>
        <translation>Auf Papier und eingereicht</translation>
    </message>
    <message>
        <source>Evaluation sheets and scoresheets are printed or written as PDF files; the report to the federation is kept as it was handed in. The sample club is there to try all of it.</source>
        <translation>Auswertungsbogen und Einzelergebnisse werden gedruckt oder als PDF geschrieben; die Meldung an den Verband bleibt so erhalten, wie sie eingereicht wurde. Zum Ausprobieren ist der Musterverein da.</translation>
    </message>
</context>
<context>
    <name>TournamentState</name>
    <message>
        <source>No results yet</source>
        <translation>Noch ohne Ergebnisse</translation>
    </message>
    <message>
        <source>Draft: has no end date yet</source>
        <translation>Entwurf: noch ohne Enddatum</translation>
    </message>
    <message>
        <source>Results entered</source>
        <translation>Ergebnisse eingegeben</translation>
    </message>
    <message>
        <source>Removed; can be restored</source>
        <translation>Gelöscht; kann zurückgeholt werden</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Submitted, changed since</source>
        <translation>Eingereicht, seitdem geändert</translation>
    </message>
    <message>
        <source>Results are missing</source>
        <translation>Ergebnisse fehlen</translation>
    </message>
    <message>
        <source>Report not handed in yet</source>
        <translation>Meldung noch nicht eingereicht</translation>
    </message>
</context>
<context>
    <name>Tr</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>WorkFileText</name>
    <message>
        <source>Checking the work file…</source>
        <translation>Die Arbeitsdatei wird geprüft…</translation>
    </message>
    <message>
        <source>Making a backup of the work file…</source>
        <translation>Die Arbeitsdatei wird gesichert…</translation>
    </message>
    <message>
        <source>Bringing the work file up to date…</source>
        <translation>Die Arbeitsdatei wird auf den heutigen Stand gebracht…</translation>
    </message>
    <message>
        <source>Putting away what was typed last…</source>
        <translation>Die letzten Eingaben werden abgelegt…</translation>
    </message>
    <message>
        <source>Table “%1”, row %2: the value “%4” of “%3” is impossible and was left out.</source>
        <translation>Tabelle „%1“, Zeile %2: Der Wert „%4“ von „%3“ ist unmöglich und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Table “%1”, row %2 is damaged and was left out.</source>
        <translation>Tabelle „%1“, Zeile %2 ist beschädigt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Table “%1”, row %2 was left out: the value “%4” of “%3” is impossible.</source>
        <translation>Tabelle „%1“, Zeile %2 wurde weggelassen: Der Wert „%4“ von „%3“ ist unmöglich.</translation>
    </message>
    <message>
        <source>Table “%1”, row %2 is lost, but others refer to it: an empty row took its place.</source>
        <translation>Tabelle „%1“, Zeile %2 ist verloren, andere verweisen aber darauf: An ihrer Stelle steht eine leere Zeile.</translation>
    </message>
    <message>
        <source>Table “%1” is damaged; rows of it may be missing.</source>
        <translation>Tabelle „%1“ ist beschädigt; es können Zeilen fehlen.</translation>
    </message>
    <message>
        <source>Table “%1”, %2: what was done before cannot be undone any more.</source>
        <translation>Tabelle „%1“, %2: Was vorher getan wurde, lässt sich nicht mehr rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) were rescued.</source>
        <translation>
            <numerusform>%n Turnier wurde gerettet.</numerusform>
            <numerusform>%n Turniere wurden gerettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new work file is %1; the old one is as it was.</source>
        <translation>Die neue Arbeitsdatei ist %1; die alte ist unverändert.</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Verloren ging nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) were damaged.</source>
        <translation>
            <numerusform>%n Stelle war beschädigt.</numerusform>
            <numerusform>%n Stellen waren beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the file lies the log of another state of it, such as after copying a backup over it; what only the log holds was left out.</source>
        <translation>Neben der Datei liegt das Protokoll eines anderen Stands von ihr, etwa weil eine Sicherung darüberkopiert wurde; was nur im Protokoll steht, fehlt.</translation>
    </message>
    <message>
        <source>table “%1”</source>
        <translation>Tabelle „%1“</translation>
    </message>
    <message>
        <source>index “%1”</source>
        <translation>Index „%1“</translation>
    </message>
    <message>
        <source>view “%1”</source>
        <translation>Sicht „%1“</translation>
    </message>
    <message>
        <source>trigger “%1”</source>
        <translation>Trigger „%1“</translation>
    </message>
    <message>
        <source>Not as Zahlmeister makes it: %1.</source>
        <translation>Nicht so, wie Zahlmeister es anlegt: %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::AdjustmentDialog</name>
    <message>
        <source>Raises the inde&amp;x by one (2.2.4)</source>
        <translation>Erhöht den Inde&amp;x um eins (2.2.4)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>New adjustment</source>
        <translation>Neue Anpassung</translation>
    </message>
    <message>
        <source>Change an adjustment</source>
        <translation>Anpassung ändern</translation>
    </message>
    <message>
        <source>all ages</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>such as: hessen-2027</source>
        <translation>etwa: hessen-2027</translation>
    </message>
    <message>
        <source>beginning of the VKZ; empty: everybody</source>
        <translation>Anfang der VKZ; leer: alle</translation>
    </message>
    <message>
        <source>such as: WO 2.2.1</source>
        <translation>etwa: WO 2.2.1</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gion</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>&amp;Formel</translation>
    </message>
    <message>
        <source>One range a line, from the lowest one: upper bound, colon, factor, summand; the last one without a bound. 1500: 0.9 170 makes 0.9 R + 170 of a rating up to 1500.</source>
        <translation>Ein Bereich je Zeile, von unten nach oben: obere Grenze, Doppelpunkt, Faktor, Summand; der letzte ohne Grenze. 1500: 0,9 170 macht aus einer Zahl bis 1500 0,9 R + 170.</translation>
    </message>
    <message>
        <source>&amp;Clause</source>
        <translation>Fundst&amp;elle</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>G&amp;rund</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>No tournament would begin otherwise.</source>
        <translation>Kein Turnier würde anders beginnen.</translation>
    </message>
    <message>
        <source>The ID is of small letters, digits, hyphens, dots and underscores.</source>
        <translation>Die Kennung besteht aus Kleinbuchstaben, Ziffern, Bindestrichen, Punkten und Unterstrichen.</translation>
    </message>
    <message>
        <source>There is an adjustment of this ID already.</source>
        <translation>Es gibt schon eine Anpassung mit dieser Kennung.</translation>
    </message>
    <message>
        <source>On which day is it made?</source>
        <translation>An welchem Tag gilt sie?</translation>
    </message>
    <message>
        <source>A region is the beginning of a VKZ: digits and letters.</source>
        <translation>Eine Region ist der Anfang einer VKZ: Ziffern und Buchstaben.</translation>
    </message>
    <message>
        <source>The formula needs ranges whose bounds ascend, the last one without a bound; factors from 0 to 10.</source>
        <translation>Die Formel braucht Bereiche mit steigenden Grenzen, den letzten ohne Grenze, und Faktoren von 0 bis 10.</translation>
    </message>
    <message>
        <source>Whoever asks later why a rating changed reads the reason there.</source>
        <translation>Wer später fragt, warum sich eine Zahl geändert hat, liest dort den Grund.</translation>
    </message>
    <message>
        <source>Computing what it would change…</source>
        <translation>Berechnet, was sich ändern würde…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with a DWZ on that day are concerned.</source>
        <translation>
            <numerusform>%n Spieler mit DWZ ist an diesem Tag betroffen.</numerusform>
            <numerusform>%n Spieler mit DWZ sind an diesem Tag betroffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Age group</source>
        <translation>&amp;Altersgruppe</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::AdjustmentsDialog</name>
    <message>
        <source>Adjustments</source>
        <translation>Anpassungen</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Adjustments of ratings</source>
        <translation>Anpassungen der Wertungszahlen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>On its day an adjustment changes the ratings of everybody, of a region or of an age group (2.2.1). Tournaments that end on the day or later begin with adjusted ratings; the recalculation writes them.</source>
        <translation>Eine Anpassung ändert an ihrem Tag die Wertungszahlen aller, einer Region oder einer Altersgruppe (2.2.1). Turniere, die an diesem Tag oder später enden, beginnen mit angepassten Zahlen; der Berechnungslauf schreibt sie hinein.</translation>
    </message>
    <message>
        <source>Stored. What follows in the tournaments the recalculation shows and writes.</source>
        <translation>Gespeichert. Was in den Turnieren daraus folgt, zeigt und schreibt der Berechnungslauf.</translation>
    </message>
    <message>
        <source>“%1” was taken back. The recalculation gives everybody what he has without it.</source>
        <translation>„%1“ wurde zurückgenommen. Der Berechnungslauf gibt jedem, was er ohne sie hat.</translation>
    </message>
    <message>
        <source>Import an adjustment</source>
        <translation>Anpassung importieren</translation>
    </message>
    <message>
        <source>Adjustments (*.json)</source>
        <translation>Anpassungen (*.json)</translation>
    </message>
    <message>
        <source>Export the adjustment</source>
        <translation>Anpassung exportieren</translation>
    </message>
    <message>
        <source>The adjustment was written to %1.</source>
        <translation>Die Anpassung wurde nach %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::AfterwardsDialog</name>
    <message>
        <source>Tournaments before the membership</source>
        <translation>Turniere vor der Mitgliedschaft</translation>
    </message>
    <message>
        <source>Evaluate afterwards</source>
        <translation>Nachträglich werten</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Enter opens a tournament; marked as a member there, he is evaluated in it. The time limits for corrections hold (6.2).</source>
        <translation>Enter öffnet ein Turnier; dort als Mitglied gekennzeichnet, wird er darin gewertet. Es gelten die Fristen für Korrekturen (6.2).</translation>
    </message>
    <message>
        <source>The tournaments are still being compared.</source>
        <translation>Die Turniere werden noch verglichen.</translation>
    </message>
    <message>
        <source>%1 played in no tournament of the year before as a non-member.</source>
        <translation>%1 spielte im Jahr davor in keinem Turnier als Vereinsloser.</translation>
    </message>
    <message>
        <source>%1 played here in the year before as a non-member (3.4.3):</source>
        <translation>%1 spielte im Jahr davor hier als Vereinsloser (3.4.3):</translation>
    </message>
    <message>
        <source>Computing what it would change…</source>
        <translation>Was sich ändern würde, wird berechnet…</translation>
    </message>
    <message>
        <source>Evaluated there, nothing else would change.</source>
        <translation>Dort gewertet, änderte sich sonst nichts.</translation>
    </message>
    <message>
        <source>Evaluated there:</source>
        <translation>Dort gewertet:</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ArchiveCardsWindow</name>
    <message>
        <source>Player cards of the archive</source>
        <translation>Karteikarten des Archivs</translation>
    </message>
    <message>
        <source>Search on the left, and choose a player.</source>
        <translation>Suchen Sie links, und wählen Sie einen Spieler aus.</translation>
    </message>
    <message>
        <source>This player is not in the archive any more.</source>
        <translation>Diesen Spieler gibt es im Archiv nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see the games: what they left the player with is there, and no more.</source>
        <translation>
            <numerusform>Die Partien von %n Turnier dürfen Sie nicht sehen; da steht nur, womit der Spieler es verließ.</numerusform>
            <numerusform>Die Partien von %n Turnieren dürfen Sie nicht sehen; da steht nur, womit der Spieler sie verließ.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the first %1. Type more to find others.</source>
        <translation>Das sind die ersten %1. Tippen Sie weiter, um andere zu finden.</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>How a number of the card comes about (Space, or a click on it)</source>
        <translation>Wie eine Zahl der Karteikarte zustande kommt (Leertaste oder Klick auf die Zahl)</translation>
    </message>
    <message>
        <source>You may not see the games of this tournament, so it is not explained here. Whoever published it can do that in the own work file.</source>
        <translation>Die Partien dieses Turniers dürfen Sie nicht sehen, darum wird es hier nicht erklärt. Wer es veröffentlicht hat, kann das in seiner Arbeitsdatei.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ArchiveCommands</name>
    <message>
        <source>In files only: there is no driver for PostgreSQL</source>
        <translation>Nur in Dateien: Der Treiber für PostgreSQL fehlt</translation>
    </message>
    <message>
        <source>Connect a&amp;gain</source>
        <translation>Wieder ver&amp;binden</translation>
    </message>
    <message>
        <source>Connects to the archive as before</source>
        <translation>Verbindet mit dem Archiv wie zuvor</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden…</translation>
    </message>
    <message>
        <source>&amp;Publish…</source>
        <translation>Ver&amp;öffentlichen…</translation>
    </message>
    <message>
        <source>&amp;Recalculate…</source>
        <translation>&amp;Neu berechnen…</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>%1 Everything here goes on working.</source>
        <translation>%1 Hier geht alles weiter wie immer.</translation>
    </message>
    <message>
        <source>Player c&amp;ards…</source>
        <translation>K&amp;arteikarten…</translation>
    </message>
    <message>
        <source>Rating &amp;list…</source>
        <translation>Wertungs&amp;liste…</translation>
    </message>
    <message>
        <source>List of &amp;tournaments…</source>
        <translation>T&amp;urnierliste…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>The tournament is in the archive. It can be opened in the work file of whoever published it.</source>
        <translation>Das Turnier liegt im Archiv. Öffnen lässt es sich in der Arbeitsdatei dessen, der es veröffentlicht hat.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ArchiveDialog</name>
    <message>
        <source>The archive is on a server, and this program has no driver for PostgreSQL. It can open archives in files only.</source>
        <translation>Das Archiv liegt auf einem Server, und diesem Programm fehlt der Treiber für PostgreSQL. Es kann nur Archive in Dateien öffnen.</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>Veröffentlicht von</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>Who published</source>
        <translation>Wer veröffentlicht hat</translation>
    </message>
    <message>
        <source>Nobody has published anything yet.</source>
        <translation>Noch hat niemand etwas veröffentlicht.</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Ca&amp;ncel connecting</source>
        <translation>&amp;Nicht mehr warten</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>a file, or postgresql://NAME@SERVER/DATABASE</source>
        <translation>eine Datei oder postgresql://NAME@SERVER/DATENBANK</translation>
    </message>
    <message>
        <source>Is kept in memory until you disconnect, and written nowhere. Empty: the password of ~/.pgpass or of a service file</source>
        <translation>Bleibt im Arbeitsspeicher, bis Sie trennen, und wird nirgends gespeichert. Leer: das Passwort aus ~/.pgpass oder einer Dienstdatei</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Choose an archive</source>
        <translation>Archiv wählen</translation>
    </message>
    <message>
        <source>Archives (*.archive);;All files (*)</source>
        <translation>Archive (*.archive);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The address contains a password. Leave it out there and type it into its own field.</source>
        <translation>In der Adresse steht ein Passwort. Lassen Sie es dort weg und tippen Sie es in das Feld dafür.</translation>
    </message>
    <message>
        <source>Where is the archive? Choose a file, or type the address that your association told you.</source>
        <translation>Wo ist das Archiv? Wählen Sie eine Datei, oder tippen Sie die Adresse, die Sie von Ihrem Verband haben.</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Verbindung: %1</translation>
    </message>
    <message>
        <source>Rights: %1</source>
        <translation>Rechte: %1</translation>
    </message>
    <message>
        <source>Last recalculation: %1</source>
        <translation>Letzter Berechnungslauf: %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>Computed by other rules than this program has.</source>
        <translation>Mit anderen Regeln berechnet, als dieses Programm sie hat.</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>Nicht verbunden.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Die Verbindung wird aufgebaut…</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Verbunden.</translation>
    </message>
    <message>
        <source>Connected. Names for the identification are being read: %1 so far.</source>
        <translation>Verbunden. Die Namen für die Zuordnung werden gelesen: bisher %1.</translation>
    </message>
    <message>
        <source>Tournaments: %1, persons: %2, revisions: %3, of them not computed yet: %4</source>
        <translation>Turniere: %1, Personen: %2, Fassungen: %3, davon noch nicht berechnet: %4</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ArchiveRunDialog</name>
    <message>
        <source>&amp;All tournaments, not only what was published since the last run</source>
        <translation>&amp;Alle Turniere, nicht nur was seit dem letzten Lauf veröffentlicht wurde</translation>
    </message>
    <message>
        <source>&amp;Recalculate</source>
        <translation>&amp;Neu berechnen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the run</source>
        <translation>Lauf a&amp;bbrechen</translation>
    </message>
    <message>
        <source>Recalculation of the archive</source>
        <translation>Berechnungslauf im Archiv</translation>
    </message>
    <message>
        <source>Progress of the recalculation</source>
        <translation>Fortschritt des Berechnungslaufs</translation>
    </message>
    <message>
        <source>Waiting for the archive…</source>
        <translation>Das Archiv ist noch beschäftigt…</translation>
    </message>
    <message>
        <source>Tournaments computed: %1, waiting: %2</source>
        <translation>Berechnete Turniere: %1, es warten: %2</translation>
    </message>
    <message>
        <source>Cancelled. The archive is as it was.</source>
        <translation>Abgebrochen. Das Archiv ist, wie es war.</translation>
    </message>
    <message>
        <source>Revisions that are not computed yet: %1</source>
        <translation>Noch nicht berechnete Fassungen: %1</translation>
    </message>
    <message>
        <source>There is no connection to the archive.</source>
        <translation>Es gibt keine Verbindung zum Archiv.</translation>
    </message>
    <message>
        <source>Every tournament begins with what the ones before left (WO 3.7). What others read stays as it was until the run is done; they can publish meanwhile only during a run of all tournaments, until it writes.</source>
        <translation>Jedes Turnier beginnt mit dem, was die früheren ergaben (WO 3.7). Gelesen wird der Stand davor, bis der Lauf fertig ist. Veröffentlichen können andere solange nur, wenn alle Turniere gerechnet werden, und auch dann nicht, während geschrieben wird.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::BackupsDialog</name>
    <message>
        <source>regular</source>
        <translation>regelmäßig</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vor einem Import</translation>
    </message>
    <message>
        <source>before a newer version of the program</source>
        <translation>vor einer neueren Programmversion</translation>
    </message>
    <message>
        <source>before a rescue</source>
        <translation>vor einer Rettung</translation>
    </message>
    <message>
        <source>before a backup took its place</source>
        <translation>vor dem Zurückgehen auf eine Sicherung</translation>
    </message>
    <message>
        <source>is being read…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) fewer</source>
        <translation>
            <numerusform>%n Turnier weniger</numerusform>
            <numerusform>%n Turniere weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) more</source>
        <translation>
            <numerusform>%n Turnier mehr</numerusform>
            <numerusform>%n Turniere mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other than now</source>
        <translation>
            <numerusform>%n anders als jetzt</numerusform>
            <numerusform>%n anders als jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>the same as now</source>
        <translation>wie jetzt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Compared with now</source>
        <translation>Verglichen mit jetzt</translation>
    </message>
    <message>
        <source>Backups of %1</source>
        <translation>Sicherungen von %1</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Opens the backup for reading; the work file stays as it is.</source>
        <translation>Öffnet die Sicherung nur zum Lesen; die Arbeitsdatei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Zurückgehen</translation>
    </message>
    <message>
        <source>Puts the backup in the place of the work file, which is backed up before.</source>
        <translation>Setzt die Sicherung an die Stelle der Arbeitsdatei, die vorher selbst gesichert wird.</translation>
    </message>
    <message>
        <source>&amp;Delete backups…</source>
        <translation>Sicherungen &amp;löschen…</translation>
    </message>
    <message>
        <source>De&amp;lete all</source>
        <translation>Alle lösc&amp;hen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Delete all backups? Nothing but the work file is left then.</source>
        <translation>Alle Sicherungen löschen? Dann bleibt nur die Arbeitsdatei selbst.</translation>
    </message>
    <message>
        <source>Made while you work, and before acts that change much: kept for 7 days, 4 weeks and 12 months.</source>
        <translation>Sie entstehen während der Arbeit und vor größeren Änderungen; aufgehoben werden 7 Tage, 4 Wochen und 12 Monate.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made half an hour after the first change, and when the program is closed.</source>
        <translation>Es gibt noch keine Sicherung. Die erste entsteht eine halbe Stunde nach der ersten Änderung und beim Beenden des Programms.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CalculationModel</name>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CalculationPage</name>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Wertungszahl</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Index</source>
        <translation>&amp;Index</translation>
    </message>
    <message>
        <source>Age or birth year</source>
        <translation>Alter oder Geburtsjahr</translation>
    </message>
    <message>
        <source>&amp;Age or birth year</source>
        <translation>&amp;Alter oder Geburtsjahr</translation>
    </message>
    <message>
        <source>Source of the rating</source>
        <translation>Herkunft der Wertungszahl</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Herkunft</translation>
    </message>
    <message>
        <source>Single &amp;games</source>
        <translation>Einzelne &amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Totals only</source>
        <translation>Nur &amp;Summen</translation>
    </message>
    <message>
        <source>&amp;Estimate</source>
        <translation>&amp;Überschlag</translation>
    </message>
    <message>
        <source>Opponents and results</source>
        <translation>Gegner und Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;W, points</source>
        <translation>&amp;W, Punkte</translation>
    </message>
    <message>
        <source>We, e&amp;xpected</source>
        <translation>We, &amp;Erwartung</translation>
    </message>
    <message>
        <source>&amp;n, games</source>
        <translation>n, Pa&amp;rtien</translation>
    </message>
    <message>
        <source>Digits, Enter	Rating of an opponent, then his result</source>
        <translation>Ziffern, Enter	Wertungszahl eines Gegners, dann sein Ergebnis</translation>
    </message>
    <message>
        <source>1 0 5 r = ½	Result; the cursor goes on to the next opponent</source>
        <translation>1 0 5 r = ½	Ergebnis; weiter zum nächsten Gegner</translation>
    </message>
    <message>
        <source>Delete	Take the result or the game out</source>
        <translation>Entf	Ergebnis oder Partie löschen</translation>
    </message>
    <message>
        <source>Ctrl+V	Paste lines of rating and result</source>
        <translation>Strg+V	Zeilen mit Wertungszahl und Ergebnis einfügen</translation>
    </message>
    <message>
        <source>Rules of thumb, for no official purpose: %1</source>
        <translation>Überschlagsrechnung, nicht für offizielle Zwecke: %1</translation>
    </message>
    <message>
        <source>none: adult</source>
        <translation>leer: Erwachsener</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>an age and how it follows from the birth year</extracomment>
        <translation>%1 im Jahr %2</translation>
    </message>
    <message>
        <source>Age or birth year “%1”: nobody is as old as that.</source>
        <translation>Alter oder Geburtsjahr „%1“: So alt ist niemand.</translation>
    </message>
    <message>
        <source>W is more than n games allow.</source>
        <translation>W ist größer, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>We is more than n games allow.</source>
        <translation>We ist größer, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>Type points, expected points and the number of games.</source>
        <translation>Punkte, Punkterwartung und Partienzahl eingeben.</translation>
    </message>
    <message>
        <source>Totals need the rating; a first rating needs the single games.</source>
        <translation>Zu Summen gehört die Wertungszahl; für eine Erst-DWZ sind die einzelnen Partien nötig.</translation>
    </message>
    <message>
        <source>Rows without a rating or a result do not count.</source>
        <translation>Zeilen ohne Wertungszahl oder Ergebnis zählen nicht.</translation>
    </message>
    <message>
        <source>Type a rating and Enter, then the result as one key: 1, 0, or 5 for a draw.</source>
        <translation>Wertungszahl und Enter, dann das Ergebnis mit einer Taste: 1, 0 oder 5 für Remis.</translation>
    </message>
    <message>
        <source>Opponent %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>K of one&apos;s own</source>
        <translation>K vorgeben</translation>
    </message>
    <message>
        <source>&amp;K of one&apos;s own</source>
        <translation>K &amp;vorgeben</translation>
    </message>
    <message>
        <source>%1, new rating %2</source>
        <translation>%1, neue Wertungszahl %2</translation>
    </message>
    <message>
        <source>Approxi&amp;mation</source>
        <translation>Näherungs&amp;formel</translation>
    </message>
    <message>
        <source>P(D) ≈ 1 / (1 + 10^(−D/400)) with two digits, for calculations that are not binding (Anhang 2.1)</source>
        <translation>P(D) ≈ 1 / (1 + 10^(−D/400)) mit zwei Stellen, für unverbindliche Berechnungen (Anhang 2.1)</translation>
    </message>
    <message>
        <source>A fixed K is provided for text-only participants (Anhang 3.1.9, footnote 13)</source>
        <translation>Für textuelle Teilnehmer darf ein fester K-Wert verwendet werden (Anhang 3.1.9, Fußnote 13)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CalculationWhy</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>As soon as there is a result, its derivation stands here, with the clauses of the regulation. Choose another number at the left to ask for it.</source>
        <translation>Sobald es ein Ergebnis gibt, steht hier der Rechenweg mit den Fundstellen der Ordnung. Links eine andere Zahl wählen, dann erscheint ihr Rechenweg.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CalculatorDialog</name>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>One &amp;player</source>
        <translation>Ein Spie&amp;ler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie in der Regelfassung</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;gelfassung</translation>
    </message>
    <message>
        <source>Con&amp;version</source>
        <translation>&amp;Umstellung</translation>
    </message>
    <message>
        <source>&amp;Correction</source>
        <translation>&amp;Berichtigung</translation>
    </message>
    <message>
        <source>Pages of the calculator</source>
        <translation>Seiten des Rechners</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CalculatorPage</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tab	Next field</source>
        <translation>Tab	Nächstes Feld</translation>
    </message>
    <message>
        <source>Up, Down	Choose a number of the result; its derivation stands beside it</source>
        <translation>Auf, Ab	Zahl des Ergebnisses wählen; daneben steht ihr Rechenweg</translation>
    </message>
    <message>
        <source>Ctrl+1, 2, 3	Next page of the calculator</source>
        <translation>Strg+1, 2, 3	Seite des Rechners wählen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CandidatesModel</name>
    <message>
        <source>passive</source>
        <translation>passiv</translation>
    </message>
    <message>
        <source>PKZ %1</source>
        <translation>PKZ %1</translation>
    </message>
    <message>
        <source>FIDE ID %1</source>
        <translation>FIDE-ID %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1&#xa0;%</translation>
    </message>
    <message>
        <source>already identified: %1</source>
        <translation>schon zugeordnet: %1</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CardGamesModel</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Gegnerwertung</translation>
    </message>
    <message>
        <source>Rating of the opponent that enters this player&apos;s evaluation</source>
        <translation>Wertungszahl des Gegners, die in diese Auswertung eingeht</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>His rating less the opponent&apos;s</source>
        <translation>Eigene Wertungszahl minus die des Gegners</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Winning expectancy P(D)</source>
        <translation>Gewinnerwartung P(D)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CardOutput</name>
    <message>
        <source>Player card %1</source>
        <translation>Karteikarte %1</translation>
    </message>
    <message>
        <source>Save player card</source>
        <translation>Karteikarte speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CarryOverEditor</name>
    <message>
        <source>Ctrl+Enter takes the list, Escape leaves it as it was.</source>
        <translation>Strg+Enter übernimmt die Liste, Esc lässt sie, wie sie war.</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ChartView</name>
    <message>
        <source>A chart: the arrow keys go through its values.</source>
        <translation>Ein Diagramm: Die Pfeiltasten gehen durch seine Werte.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Go from value to value; Home and End to the ends</source>
        <translation>Von Wert zu Wert gehen; Pos1 und Ende an die Enden</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Go from one series of values to another</source>
        <translation>Von einer Reihe von Werten zur anderen gehen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Ausschnitt verkleinern oder vergrößern</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open what a value comes from</source>
        <translation>Öffnen, woher ein Wert kommt</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Als &amp;SVG speichern…</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Vektorbild (*.svg)</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Als &amp;PNG speichern…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save &amp;values as CSV…</source>
        <translation>&amp;Werte als CSV speichern…</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel zoom, dragging moves, 0 shows all; the arrow keys go from value to value.</source>
        <translation>Strg und das Mausrad vergrößern, Ziehen verschiebt, 0 zeigt alles; die Pfeiltasten gehen von Wert zu Wert.</translation>
    </message>
    <message>
        <source>+, −, Ctrl and mouse wheel</source>
        <translation>+, −, Strg und Mausrad</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ChronicleCommands</name>
    <message>
        <source>&amp;Rating list…</source>
        <translation>&amp;Wertungsliste…</translation>
    </message>
    <message>
        <source>&amp;List of tournaments…</source>
        <translation>&amp;Turnierliste…</translation>
    </message>
    <message>
        <source>&amp;Naming in publications…</source>
        <translation>&amp;Nennung in Veröffentlichungen…</translation>
    </message>
    <message>
        <source>Loo&amp;k at the impact…</source>
        <translation>Auswirkun&amp;g…</translation>
    </message>
    <message>
        <source>See which numbers change, why, and let the tournaments follow</source>
        <translation>Zeigt, welche Zahlen sich warum ändern, und lässt die Turniere folgen</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>R&amp;ecalculation…</source>
        <translation>&amp;Berechnungslauf…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>&amp;Persons…</source>
        <translation>&amp;Personen…</translation>
    </message>
    <message>
        <source>Rules la&amp;boratory…</source>
        <translation>Re&amp;gelwerkstatt…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ComparisonDialog</name>
    <message>
        <source>Compare rules</source>
        <translation>Regelfassungen vergleichen</translation>
    </message>
    <message>
        <source>First rule version</source>
        <translation>Erste Regelfassung</translation>
    </message>
    <message>
        <source>Second rule version</source>
        <translation>Zweite Regelfassung</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>Between two rule versions that are compared</extracomment>
        <translation>und</translation>
    </message>
    <message>
        <source>New ratings by both rule versions</source>
        <translation>Neue Wertungszahlen nach beiden Regelfassungen</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Both rule versions give everybody the same new rating.</source>
        <translation>Nach beiden Regelfassungen bekommen alle dieselbe neue Wertungszahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get another new rating.</source>
        <translation>
            <numerusform>%n Spieler bekommt eine andere neue Wertungszahl.</numerusform>
            <numerusform>%n Spieler bekommen eine andere neue Wertungszahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The comparison was written to %1.</source>
        <translation>Der Vergleich wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>No participants yet. Type them on the page “Participants”.</source>
        <translation>Noch keine Teilnehmer. Bitte auf der Seite „Teilnehmer“ eingeben.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ComparisonModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Old rating</source>
        <translation>Wertungszahl alt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ConversionPage</name>
    <message>
        <source>Old &amp;rating</source>
        <translation>&amp;Wertungszahl alt</translation>
    </message>
    <message>
        <source>Old rating</source>
        <translation>Wertungszahl alt</translation>
    </message>
    <message>
        <source>&amp;Index</source>
        <translation>&amp;Index</translation>
    </message>
    <message>
        <source>Type the rating from before. The conversion is an entry of its own and raises the index by one.</source>
        <translation>Wertungszahl vor der Umstellung eingeben. Die Umstellung ist ein eigener Eintrag und erhöht den Index um 1.</translation>
    </message>
    <message>
        <source>Without an index, 0 is taken.</source>
        <translation>Ohne Index wird 0 angenommen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CorrectionModel</name>
    <message>
        <source>W is more than n games allow.</source>
        <translation>W ist größer, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>We is more than n games allow.</source>
        <translation>We ist größer, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>“%1” is no rating. Expected is a whole number from 1 to 5000.</source>
        <translation>„%1“ ist keine Wertungszahl. Erwartet wird eine ganze Zahl von 1 bis 5000.</translation>
    </message>
    <message>
        <source>“%1” are no points. Expected is a number such as 3 or 3½.</source>
        <translation>„%1“ sind keine Punkte. Erwartet wird eine Zahl wie 3 oder 3½.</translation>
    </message>
    <message>
        <source>“%1” is no expected score. Expected is a number such as 3.891.</source>
        <translation>„%1“ ist keine Punkterwartung. Erwartet wird eine Zahl wie 3,891.</translation>
    </message>
    <message>
        <source>“%1” is no number of games. Expected is a whole number from 1 to 1000.</source>
        <translation>„%1“ ist keine Partienzahl. Erwartet wird eine ganze Zahl von 1 bis 1000.</translation>
    </message>
    <message>
        <source>Rating that the evaluation was made with</source>
        <translation>Wertungszahl, mit der die Auswertung gerechnet wurde</translation>
    </message>
    <message>
        <source>R₀ used</source>
        <translation>R₀ damals</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Expected score of the evaluation</source>
        <translation>Punkterwartung der Auswertung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rating that it should have been made with</source>
        <translation>Wertungszahl, mit der sie zu rechnen gewesen wäre</translation>
    </message>
    <message>
        <source>R₀ right</source>
        <translation>R₀ richtig</translation>
    </message>
    <message>
        <source>Expected score as corrected</source>
        <translation>Berichtigte Punkterwartung</translation>
    </message>
    <message>
        <source>Wₑ new</source>
        <translation>Wₑ neu</translation>
    </message>
    <message>
        <source>New rating</source>
        <translation>Wertungszahl neu</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CorrectionPage</name>
    <message>
        <source>&amp;Right rating before the first evaluation</source>
        <translation>&amp;Richtige Wertungszahl vor der ersten Auswertung</translation>
    </message>
    <message>
        <source>Right rating</source>
        <translation>Richtige Wertungszahl</translation>
    </message>
    <message>
        <source>Its &amp;index</source>
        <translation>&amp;Index dazu</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Alter</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>adult</source>
        <translation>Erwachsener</translation>
    </message>
    <message>
        <source>Evaluations in their order</source>
        <translation>Auswertungen der Reihe nach</translation>
    </message>
    <message>
        <source>Digits, Enter	Type the numbers of an evaluation from its sheet</source>
        <translation>Ziffern, Enter	Zahlen einer Auswertung vom Blatt abtippen</translation>
    </message>
    <message>
        <source>Delete	Take a number or a row out</source>
        <translation>Entf	Zahl oder Zeile herausnehmen</translation>
    </message>
    <message>
        <source>Type the right rating, and for every evaluation since then the rating it was made with, W, We and n. All are corrected one after the other.</source>
        <translation>Richtige Wertungszahl eingeben und für jede Auswertung seither die damalige Wertungszahl, W, We und n. Alle werden der Reihe nach berichtigt.</translation>
    </message>
    <message>
        <source>1520:6 1480:9</source>
        <translation>1520:6 1480:9</translation>
    </message>
    <message>
        <source>&amp;First ratings with games, in no known order</source>
        <translation>&amp;Erst-DWZ mit Partienzahlen, Reihenfolge unbekannt</translation>
    </message>
    <message>
        <source>“%1”: expected is a rating and a number of games, as 1520:6.</source>
        <translation>„%1“: Erwartet werden Wertungszahl und Partienzahl, etwa 1520:6.</translation>
    </message>
    <message>
        <source>Their weighted mean is the right rating.</source>
        <translation>Ihr gewichtetes Mittel ist die richtige Wertungszahl.</translation>
    </message>
    <message>
        <source>Weighted mean: %1. Enter takes it as the right rating.</source>
        <translation>Gewichtetes Mittel: %1. Enter übernimmt es als richtige Wertungszahl.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CriterionDialog</name>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>difference from the rules in force</source>
        <translation>Unterschied zu den geltenden Regeln</translation>
    </message>
    <message>
        <source>the value itself</source>
        <translation>der Wert selbst</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;What counts</source>
        <translation>&amp;Was zählt</translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation>&amp;Schranke</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>Criteria are written down before the run, with the time: what is chosen by the figures proves nothing.</source>
        <translation>Kriterien werden vor der Rechnung aufgeschrieben, mit der Zeit: Was nach den Zahlen gewählt ist, beweist nichts.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableModel</name>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>%1 against %2 in round %3: %4</source>
        <translation>%1 gegen %2 in Runde %3: %4</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>%1 against %2: no result yet</source>
        <translation>%1 gegen %2: noch kein Ergebnis</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <extracomment>a result and the round it was played in; several of them are listed</extracomment>
        <translation>%1 (Runde %2)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstablePane</name>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>&amp;Partien je Paarung</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>A&amp;nordnung</translation>
    </message>
    <message>
        <source>1 win · 0 loss · 5 draw · + − forfeit · x clear · space skip</source>
        <extracomment>one line of help above the crosstable; the keys stay as they are</extracomment>
        <translation>1 gewonnen · 0 verloren · 5 remis · + − kampflos · x löschen · Leertaste überspringen</translation>
    </message>
    <message>
        <source>down the column</source>
        <translation>in der Spalte</translation>
    </message>
    <message>
        <source>Where the cursor moves after a result</source>
        <translation>Wohin der Cursor nach einem Ergebnis geht</translation>
    </message>
    <message>
        <source>How often two players meet: 2 in a double round robin</source>
        <translation>Wie oft zwei Spieler aufeinandertreffen: 2 im doppelrundigen Turnier</translation>
    </message>
    <message>
        <source>Everybody in rows and columns, or one team in the rows and the other one in the columns, as in a Scheveningen tournament</source>
        <translation>Alle in Zeilen und Spalten, oder eine Mannschaft in den Zeilen und die andere in den Spalten, wie beim Scheveninger System</translation>
    </message>
    <message>
        <source>all against all</source>
        <translation>alle gegen alle</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no place here: both players are of the same team, or of none.</source>
        <translation>
            <numerusform>%n Partie hat hier keinen Platz: Beide Spieler gehören zur selben Mannschaft oder zu keiner.</numerusform>
            <numerusform>%n Partien haben hier keinen Platz: Beide Spieler gehören zur selben Mannschaft oder zu keiner.</numerusform>
        </translation>
    </message>
    <message>
        <source>win, loss of the player in the row; the cursor moves on</source>
        <translation>Sieg, Verlust des Spielers in der Zeile; der Cursor geht weiter</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>won, lost by forfeit</source>
        <translation>kampflos gewonnen, verloren</translation>
    </message>
    <message>
        <source>clear and move on</source>
        <translation>löschen und weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>skip this pairing and move on</source>
        <translation>diese Paarung überspringen und weiter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>go back and clear</source>
        <translation>zurück und löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>clear the selected cells</source>
        <translation>markierte Felder leeren</translation>
    </message>
    <message>
        <source>rare results: 0:0, ½:0, 0:−, −:−</source>
        <translation>seltene Ergebnisse: 0:0, ½:0, 0:−, −:−</translation>
    </message>
    <message>
        <source>Arrows, Home, End, Page keys</source>
        <translation>Pfeile, Pos1, Ende, Bild auf/ab</translation>
    </message>
    <message>
        <source>move; with Ctrl to the end of a block, with Shift select</source>
        <translation>bewegen; mit Strg ans Ende eines Blocks, mit Umschalt markieren</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Enter</translation>
    </message>
    <message>
        <source>one cell right, one cell down</source>
        <translation>ein Feld nach rechts, ein Feld nach unten</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <source>between several games of one pairing</source>
        <translation>zwischen mehreren Partien einer Paarung</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+X, Ctrl+V</source>
        <translation>Strg+C, Strg+X, Strg+V</translation>
    </message>
    <message>
        <source>copy, cut, paste as text, also from a spreadsheet</source>
        <translation>kopieren, ausschneiden, einfügen als Text, auch aus einer Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Strg+Umschalt+C</translation>
    </message>
    <message>
        <source>copy the whole table with names and points</source>
        <translation>die ganze Tabelle mit Namen und Punkten kopieren</translation>
    </message>
    <message>
        <source>type the points that the sheet states, where they are shown</source>
        <translation>die Punkte eingeben, die auf dem Blatt stehen, wo sie gezeigt werden</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstablePaste</name>
    <message>
        <source>%1 cannot play against himself: “%2” stands on the diagonal.</source>
        <translation>%1 kann nicht gegen sich selbst spielen: „%2“ steht auf der Diagonale.</translation>
    </message>
    <message>
        <source>%1: “%2” is no result. Expected are 1, 0, ½, + or −.</source>
        <translation>%1: „%2“ ist kein Ergebnis. Erwartet wird 1, 0, ½, + oder −.</translation>
    </message>
    <message>
        <source>%1: “%2” has more results than the pairing has games (%3).</source>
        <translation>%1: „%2“ enthält mehr Ergebnisse, als die Paarung Partien hat (%3).</translation>
    </message>
    <message>
        <source>%1: “%2” contradicts %3: “%4”.</source>
        <translation>%1: „%2“ widerspricht %3: „%4“.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableTotalsModel</name>
    <message numerus="yes">
        <source>%n of them count for the rating or as carry-over games.</source>
        <translation>
            <numerusform>%n davon zählt für die Wertungszahl oder als Restpartie.</numerusform>
            <numerusform>%n davon zählen für die Wertungszahl oder als Restpartien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the last entry: %1</source>
        <translation>Vor der letzten Eingabe: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>name of a player, head of the column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games with a result, forfeits included</source>
        <translation>Partien mit Ergebnis, kampflose eingeschlossen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>New {rating} and index so far; in brackets when nothing is recorded</source>
        <translation>bisherige neue {rating} mit Index; in Klammern, wenn nichts gespeichert wird</translation>
    </message>
    <message>
        <source>Points of the table, forfeit wins and byes included</source>
        <translation>Punkte der Tabelle, kampflose Siege und spielfreie Runden eingeschlossen</translation>
    </message>
    <message>
        <source>Rank by points, without tie-breaks; shared by all of the same points</source>
        <translation>Platz nach Punkten, ohne Feinwertung; bei gleichen Punkten geteilt</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Change of rating so far</source>
        <translation>Bisherige Änderung der Wertungszahl</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>head of a narrow column: the points as the sheet of the organiser states them</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Points as the sheet states them, for comparison; P types them</source>
        <translation>Punkte, wie sie auf dem Blatt stehen, zum Vergleich; P gibt sie ein</translation>
    </message>
    <message>
        <source>The results give %1.</source>
        <translation>Die Ergebnisse geben %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableView</name>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>both lose</source>
        <translation>beide verlieren</translation>
    </message>
    <message>
        <source>draw for %1 only</source>
        <translation>Remis nur für %1</translation>
    </message>
    <message>
        <source>loss, not played by %1</source>
        <translation>Verlust, von %1 nicht gespielt</translation>
    </message>
    <message>
        <source>both forfeit</source>
        <translation>beide kampflos verloren</translation>
    </message>
    <message>
        <source>%1 against %2: %3 here, but the row of %2 says %4 against %1. Delete clears both cells, so that the right one can be typed.</source>
        <translation>%1 gegen %2: hier %3, in der Zeile von %2 aber %4 gegen %1. Entf leert beide Felder; dann lässt sich das Richtige tippen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::DateField</name>
    <message>
        <source>dd.mm.yyyy</source>
        <translation>TT.MM.JJJJ</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::DecisionsDialog</name>
    <message>
        <source>FIDE ID %1</source>
        <translation>FIDE-ID %1</translation>
    </message>
    <message>
        <source>Nothing is remembered yet. Whoever you choose for a name in the dialog of identities is taken again for the same name in the same club.</source>
        <translation>Noch keine Entscheidung gemerkt. Wer einem Namen zugeordnet wird, gilt für denselben Namen im selben Verein wieder.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Remembered decisions</source>
        <translation>Gemerkte Entscheidungen</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>The name is asked about again (Delete)</source>
        <translation>Nach dem Namen wird wieder gefragt (Entf)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The decision about %1 is forgotten.</source>
        <translation>Die Entscheidung über %1 ist vergessen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::DialogCommands</name>
    <message>
        <source>Identify participants</source>
        <translation>Personen zuordnen</translation>
    </message>
    <message>
        <source>This is the sample club: the tournament can be neither handed in nor exported here, and goes when the club is removed. If it is to count, import it into your own file.</source>
        <translation>Das ist der Musterverein: Hier lässt sich das Turnier weder einreichen noch exportieren, und es verschwindet mit ihm. Soll es zählen, importieren Sie es in Ihre eigene Datei.</translation>
    </message>
    <message>
        <source>Back to my file</source>
        <translation>Zurück zu meiner Datei</translation>
    </message>
    <message>
        <source>&amp;Identify participants…</source>
        <translation>&amp;Personen zuordnen…</translation>
    </message>
    <message>
        <source>&amp;Compare rules…</source>
        <translation>Regelfassungen &amp;vergleichen…</translation>
    </message>
    <message>
        <source>S&amp;ubmit…</source>
        <translation>E&amp;inreichen…</translation>
    </message>
    <message>
        <source>Compare with the o&amp;fficial result…</source>
        <translation>Mit der &amp;offiziellen Auswertung vergleichen…</translation>
    </message>
    <message>
        <source>Rule &amp;versions…</source>
        <translation>Regel&amp;fassungen…</translation>
    </message>
    <message>
        <source>&amp;Rating lists</source>
        <translation>&amp;Wertungslisten</translation>
    </message>
    <message>
        <source>Ca&amp;lculator</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>&amp;Tables of the rules</source>
        <translation>&amp;Tabellen der Regelfassung</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>&amp;About Zahlmeister</source>
        <translation>&amp;Über Zahlmeister</translation>
    </message>
    <message>
        <source>About Zahlmeister</source>
        <translation>Über Zahlmeister</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zahlmeister %1&lt;/h3&gt;&lt;p&gt;The evaluation workstation of chess rating referees.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zahlmeister %1&lt;/h3&gt;&lt;p&gt;Der Arbeitsplatz des Wertungsreferenten im Schach.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Web &amp;site…</source>
        <translation>&amp;Webseite…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::DockWidths</name>
    <message>
        <source>Hide (%1)</source>
        <translation>Ausblenden (%1)</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EarlierPlayersDialog</name>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of an earlier tournament</source>
        <translation>Spieler eines früheren Turniers</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>Players; Space ticks or unticks one</source>
        <translation>Spieler; die Leertaste wählt einen aus oder ab</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>There is no other tournament with players in the work file.</source>
        <translation>In der Arbeitsdatei gibt es kein anderes Turnier mit Spielern.</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>ist schon dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), with the ratings after that tournament</source>
        <translation>
            <numerusform>%n Spieler, mit der Wertungszahl nach jenem Turnier</numerusform>
            <numerusform>%n Spieler, mit den Wertungszahlen nach jenem Turnier</numerusform>
        </translation>
    </message>
    <message>
        <source>ends later</source>
        <translation>endet später</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), with the ratings before that tournament, because it ends later than this one begins</source>
        <translation>
            <numerusform>%n Spieler, mit den Wertungszahlen vor jenem Turnier, weil es später endet, als dieses beginnt</numerusform>
            <numerusform>%n Spieler, mit den Wertungszahlen vor jenem Turnier, weil es später endet, als dieses beginnt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EditCommands</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Paste &amp;here</source>
        <translation>Hier ei&amp;nfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Undo se&amp;veral steps</source>
        <translation>Mehrere S&amp;chritte zurücknehmen</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EnteredPersonDialog</name>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>Change a person</source>
        <translation>Person ändern</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>keine Umrechnung</translation>
    </message>
    <message>
        <source>Surname, forename</source>
        <translation>Nachname, Vorname</translation>
    </message>
    <message>
        <source>VKZ, such as 40023</source>
        <translation>VKZ, etwa 40023</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>&amp;ID of the federation</source>
        <translation>&amp;ID des Verbands</translation>
    </message>
    <message>
        <source>&amp;Year of birth</source>
        <translation>&amp;Geburtsjahr</translation>
    </message>
    <message>
        <source>&amp;DWZ</source>
        <translation>&amp;DWZ</translation>
    </message>
    <message>
        <source>Inde&amp;x</source>
        <translation>Inde&amp;x</translation>
    </message>
    <message>
        <source>On the &amp;level of</source>
        <translation>Auf dem &amp;Stand von</translation>
    </message>
    <message>
        <source>For a tournament under later rules the DWZ is converted (Anhang 4); under earlier ones the person is offered without it.</source>
        <translation>Für ein Turnier nach späteren Regeln wird die DWZ umgerechnet (Anhang&#xa0;4); nach früheren wird die Person ohne sie vorgeschlagen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EntriesModel</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before the tournament</source>
        <translation>Vor dem Turnier</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EntryText</name>
    <message>
        <source>There is no participant %1.</source>
        <translation>Es gibt keinen Teilnehmer %1.</translation>
    </message>
    <message>
        <source>%1 cannot play against himself.</source>
        <translation>%1 kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>%1 already plays %2 in round %3.</source>
        <translation>%1 spielt in Runde %3 schon gegen %2.</translation>
    </message>
    <message>
        <source>%1 has several games in round %2. Change them in the list of the round.</source>
        <translation>%1 hat in Runde %2 mehrere Partien. Bitte in der Liste der Runde ändern.</translation>
    </message>
    <message>
        <source>%1 has a bye in round %2.</source>
        <translation>%1 ist in Runde %2 spielfrei.</translation>
    </message>
    <message>
        <source>In round %1 %2 has White against %3.</source>
        <translation>In Runde %1 hat %2 Weiß gegen %3.</translation>
    </message>
    <message>
        <source>%1 and %2 have a game without a round, with the result %3. Clear it, or give it its round.</source>
        <translation>%1 und %2 haben eine Partie ohne Runde mit dem Ergebnis %3. Bitte das Ergebnis löschen oder der Partie ihre Runde geben.</translation>
    </message>
    <message>
        <source>%1 has no game in round %2 any more.</source>
        <translation>%1 hat in Runde %2 keine Partie mehr.</translation>
    </message>
    <message>
        <source>Board %1: “%2” is no result. Each sign is one board: 1 0 ½, forfeits + -, of both #, x for none yet.</source>
        <translation>Brett %1: „%2“ ist kein Ergebnis. Jedes Zeichen ist ein Brett: 1 0 ½, kampflos + -, für beide #, x für noch keins.</translation>
    </message>
    <message>
        <source>Results typed: %2, but boards of the match: %1.</source>
        <translation>Eingegebene Ergebnisse: %2, Bretter des Kampfes aber: %1.</translation>
    </message>
    <message>
        <source>There is no team %1.</source>
        <translation>Es gibt keine Mannschaft %1.</translation>
    </message>
    <message>
        <source>A team cannot play against itself.</source>
        <translation>Eine Mannschaft kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>%1: too few players, only %2.</source>
        <translation>%1: zu wenige Spieler, nur %2.</translation>
    </message>
    <message>
        <source>%1 has no player %2.</source>
        <translation>%1 hat keinen Spieler %2.</translation>
    </message>
    <message>
        <source>%1 already plays on board %2.</source>
        <translation>%1 spielt schon an Brett %2.</translation>
    </message>
    <message>
        <source>Give the games of the match their round first.</source>
        <translation>Geben Sie den Partien des Wettkampfs zuerst ihre Runde.</translation>
    </message>
    <message>
        <source>%1 has nobody left who could come in. U leaves a board empty.</source>
        <translation>%1 hat niemanden mehr, der nachrücken könnte. U lässt ein Brett unbesetzt.</translation>
    </message>
    <message>
        <source>w</source>
        <comment>white</comment>
        <extracomment>colour of the pieces in a progress table, one letter</extracomment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>black</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>bye</source>
        <extracomment>a round without an opponent by the pairing, in a progress table; three letters</extracomment>
        <translation>spf</translation>
    </message>
    <message>
        <source>%1 does not play against %2 in round %3.</source>
        <translation>%1 spielt in Runde %3 nicht gegen %2.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EvaluationPage</name>
    <message>
        <source>by the time control %1</source>
        <translation>nach der Bedenkzeit %1</translation>
    </message>
    <message>
        <source>taken for standard chess, because the time control is missing</source>
        <translation>als Turnierschach, weil die Bedenkzeit fehlt</translation>
    </message>
    <message>
        <source>taken for standard chess, because the time control cannot be read</source>
        <translation>als Turnierschach, weil die Bedenkzeit nicht zu lesen ist</translation>
    </message>
    <message>
        <source>rating of the tournament</source>
        <translation>Wertung des Turniers</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 and Elo</source>
        <translation>%1 und Elo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a day count in the first month</source>
        <translation>
            <numerusform>%n Partie ohne Tag zählt im ersten Monat</numerusform>
            <numerusform>%n Partien ohne Tag zählen im ersten Monat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n player(s) the Elo of a later month is not entered: that of the month before counts</source>
        <translation>
            <numerusform>von %n Spieler ist die Elo eines späteren Monats nicht eingetragen: Es zählt die des Monats davor</numerusform>
            <numerusform>von %n Spielern ist die Elo eines späteren Monats nicht eingetragen: Es zählt die des Monats davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating period</source>
        <translation>Zeitraum der Elo</translation>
    </message>
    <message>
        <source>all months together</source>
        <translation>alle Monate zusammen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>as a whole; the tournament&apos;s data say whether it is split by months</source>
        <translation>als Ganzes; in den Turnierdaten lässt sie sich nach Monaten teilen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ExportDialog</name>
    <message>
        <source>Export tournament</source>
        <translation>Turnier exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What this format means for the tournament</source>
        <translation>Was dieses Format für das Turnier bedeutet</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This format carries the whole tournament.</source>
        <translation>Dieses Format nimmt das ganze Turnier auf.</translation>
    </message>
    <message>
        <source>This format does not carry everything:</source>
        <translation>Dieses Format nimmt nicht alles auf:</translation>
    </message>
    <message>
        <source>The tournament cannot be written in this format yet:</source>
        <translation>Das Turnier kann in diesem Format noch nicht geschrieben werden:</translation>
    </message>
    <message>
        <source>Rating &amp;period</source>
        <translation>&amp;Zeitraum der Elo</translation>
    </message>
    <message>
        <source>the whole tournament</source>
        <translation>das ganze Turnier</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FileCommands</name>
    <message numerus="yes">
        <source>The file has %n error(s). Nothing was imported.</source>
        <translation>
            <numerusform>Die Datei hat %n Fehler. Es wurde nichts importiert.</numerusform>
            <numerusform>Die Datei hat %n Fehler. Es wurde nichts importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tournament was imported into the work file.</source>
        <translation>Das Turnier wurde in die Arbeitsdatei importiert.</translation>
    </message>
    <message>
        <source>The work file already has this very tournament; it was opened.</source>
        <translation>Genau dieses Turnier ist schon in der Arbeitsdatei; es wurde geöffnet.</translation>
    </message>
    <message>
        <source>The differences were taken over. Undo takes all of them back.</source>
        <translation>Die Unterschiede wurden übernommen. „Rückgängig“ nimmt alle zurück.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Tournaments and work files</source>
        <translation>Turniere und Arbeitsdateien</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New work file</source>
        <translation>Neue Arbeitsdatei</translation>
    </message>
    <message>
        <source>Work files (*.zahlmeister)</source>
        <translation>Arbeitsdateien (*.zahlmeister)</translation>
    </message>
    <message>
        <source>Export tournament</source>
        <translation>Turnier exportieren</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The tournament was written to %1.</source>
        <translation>Das Turnier wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>No other work file yet</source>
        <translation>Noch keine andere Arbeitsdatei</translation>
    </message>
    <message>
        <source>Open without the log</source>
        <translation>Ohne Protokoll öffnen</translation>
    </message>
    <message>
        <source>It is %1 now.</source>
        <translation>Sie heißt jetzt %1.</translation>
    </message>
    <message>
        <source>Follow the file</source>
        <translation>Der Datei folgen</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>In einer Kopie weiterarbeiten</translation>
    </message>
    <message>
        <source>The work file is %1 from now on.</source>
        <translation>Die Arbeitsdatei ist ab jetzt %1.</translation>
    </message>
    <message>
        <source>The work file is %1 from now on. It holds everything that was entered.</source>
        <translation>Die Arbeitsdatei ist ab jetzt %1. Sie enthält alles, was eingegeben wurde.</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Es konnte keine Sicherung angelegt werden. %1</translation>
    </message>
    <message>
        <source>Open a backup…</source>
        <translation>Sicherung öffnen…</translation>
    </message>
    <message>
        <source>Rescue…</source>
        <translation>Retten…</translation>
    </message>
    <message>
        <source>Rescue: which work file is damaged?</source>
        <translation>Retten: Welche Arbeitsdatei ist beschädigt?</translation>
    </message>
    <message>
        <source>rescued</source>
        <extracomment>the name of the new file, behind that of the damaged one</extracomment>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>Rescue into a new work file</source>
        <translation>In eine neue Arbeitsdatei retten</translation>
    </message>
    <message>
        <source>Rescuing what is sound…</source>
        <translation>Was heil ist, wird gerettet…</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source> copy</source>
        <translation> Kopie</translation>
    </message>
    <message>
        <source>%1 holds everything that was entered.</source>
        <translation>%1 enthält alles, was eingegeben wurde.</translation>
    </message>
    <message>
        <source>The work file is again what the backup held. What it was before is the newest backup.</source>
        <translation>Die Arbeitsdatei hat wieder den Stand der Sicherung. Ihr voriger Stand ist die neueste Sicherung.</translation>
    </message>
    <message>
        <source>Copying the work file…</source>
        <translation>Die Arbeitsdatei wird kopiert…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>New &amp;work file…</source>
        <translation>Neue &amp;Arbeitsdatei…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Open a &amp;backup…</source>
        <translation>Aus Sicherun&amp;g öffnen…</translation>
    </message>
    <message>
        <source>&amp;Rescue…</source>
        <translation>Re&amp;tten…</translation>
    </message>
    <message>
        <source>E&amp;xport tournament…</source>
        <translation>Turnier e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Recent work &amp;files</source>
        <translation>Zu&amp;letzt geöffnete Arbeitsdateien</translation>
    </message>
    <message>
        <source>&amp;Insert table…</source>
        <translation>Tabelle &amp;einfügen…</translation>
    </message>
    <message>
        <source>There is no table of participants, pairings or results in the clipboard. Copy it with its head.</source>
        <translation>In der Zwischenablage ist keine Tabelle mit Teilnehmern, Paarungen oder Ergebnissen. Bitte mit der Kopfzeile kopieren.</translation>
    </message>
    <message>
        <source>The table was inserted. Undo takes all of it back.</source>
        <translation>Die Tabelle wurde eingefügt. „Rückgängig“ nimmt alles zurück.</translation>
    </message>
    <message>
        <source>The table became a tournament of its own.</source>
        <translation>Aus der Tabelle wurde ein neues Turnier angelegt.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FinalTablePane</name>
    <message>
        <source>Final table</source>
        <translation>Endtabelle</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>Aus&amp;gabe</translation>
    </message>
    <message>
        <source>after &amp;round</source>
        <translation>nach R&amp;unde</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Codes of FIDE C.07 with commas, such as BH/C1, BH, SB</source>
        <translation>Kürzel von FIDE C.07 mit Kommas, wie BH/C1, BH, SB</translation>
    </message>
    <message>
        <source>of the first day</source>
        <translation>des ersten Tages</translation>
    </message>
    <message>
        <source>“%1” is no tie-break of FIDE C.07.</source>
        <translation>„%1“ ist keine Feinwertung von FIDE C.07.</translation>
    </message>
    <message>
        <source>%1 is a tie-break of teams.</source>
        <translation>%1 ist eine Feinwertung für Mannschaften.</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Lot of %1; 1 is the best, 0 none:</source>
        <translation>Los von %1; 1 ist das beste, 0 keines:</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>allen Runden</translation>
    </message>
    <message>
        <source>Lot: %1</source>
        <translation>Los: %1</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>below the table: how the value under the cursor came about</source>
        <translation>unter der Tabelle steht, wie der Wert unter dem Cursor zustande kommt</translation>
    </message>
    <message>
        <source>lot of the player, where nothing else decides</source>
        <translation>Los des Spielers, wo sonst nichts entscheidet</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>copy the selected rows, or the whole table</source>
        <translation>die ausgewählten Zeilen kopieren, sonst die ganze Tabelle</translation>
    </message>
    <message>
        <source>&amp;Category</source>
        <translation>&amp;Kategorie</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Or type women, u18, s60, rating:1400-1599, teams:4</source>
        <translation>Oder women, u18, s60, rating:1400-1599, teams:4 eingeben</translation>
    </message>
    <message>
        <source>“%1” is no category; expected is women, u18, s60, rating:1400-1599 or teams:4.</source>
        <translation>„%1“ ist keine Kategorie; erwartet wird women, u18, s60, rating:1400-1599 oder teams:4.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingActions</name>
    <message>
        <source>Accept, because</source>
        <translation>Bestätigen, weil</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Reason for accepting the warning</source>
        <translation>Begründung für die Bestätigung der Warnung</translation>
    </message>
    <message>
        <source>Reason; it is kept and printed</source>
        <translation>Begründung; sie wird gespeichert und gedruckt</translation>
    </message>
    <message>
        <source>Ctrl+Return in the list of findings</source>
        <translation>Strg+Enter in der Liste der Befunde</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>%1 (all %2)</source>
        <extracomment>What a button does, and of how many players at once</extracomment>
        <translation>%1 (alle %2)</translation>
    </message>
    <message>
        <source>Enter in the list of findings</source>
        <translation>Enter in der Liste der Befunde</translation>
    </message>
    <message>
        <source>F2 in the list of findings</source>
        <translation>F2 in der Liste der Befunde</translation>
    </message>
    <message>
        <source>Change the reason…</source>
        <translation>Begründung ändern…</translation>
    </message>
    <message>
        <source>Accept, because…</source>
        <translation>Bestätigen, weil…</translation>
    </message>
    <message>
        <source>Find his earlier tournaments…</source>
        <translation>Seine früheren Turniere suchen…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingDelegate</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingsModel</name>
    <message>
        <source>Accepted: %1</source>
        <translation>Bestätigt: %1</translation>
    </message>
    <message>
        <source>“%1” was typed, but not taken.</source>
        <translation>„%1“ ist eingegeben, aber nicht übernommen.</translation>
    </message>
    <message>
        <source>It counts nowhere. Enter leads there: correct it, or drop it with Esc or Delete.</source>
        <translation>Diese Eingabe zählt nirgends. Enter führt hin: berichtigen oder mit Esc oder Entf verwerfen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not taken</source>
        <translation>
            <numerusform>%n Eingabe nicht übernommen</numerusform>
            <numerusform>%n Eingaben nicht übernommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Previous or next finding</source>
        <translation>voriger oder nächster Befund</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go to the place of the finding</source>
        <translation>zur Stelle des Befunds gehen</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>First or last finding</source>
        <translation>erster oder letzter Befund</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) must be settled before the tournament can be submitted.</source>
        <translation>
            <numerusform>%n Fehler muss behoben werden, bevor das Turnier eingereicht werden kann.</numerusform>
            <numerusform>%n Fehler müssen behoben werden, bevor das Turnier eingereicht werden kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing prevents the submission; what is listed here deserves a look.</source>
        <translation>Der Einreichung steht nichts im Wege; was hier steht, verdient einen Blick.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Carry out the first repair</source>
        <translation>Den ersten Vorschlag ausführen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Accept the warning and give the reason</source>
        <translation>Die Warnung bestätigen und begründen</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) should be settled, or accepted with a reason, before the tournament is submitted.</source>
        <translation>
            <numerusform>%n Warnung vor der Einreichung noch klären oder mit Begründung bestätigen.</numerusform>
            <numerusform>%n Warnungen vor der Einreichung noch klären oder mit Begründung bestätigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not understood or not finished: correct or drop them before the tournament is submitted.</source>
        <translation>
            <numerusform>%n Eingabe ist nicht verstanden oder nicht fertig: vor der Einreichung berichtigen oder verwerfen.</numerusform>
            <numerusform>%n Eingaben sind nicht verstanden oder nicht fertig: vor der Einreichung berichtigen oder verwerfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Zur Stelle gehen</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>&amp;Accept, because…</source>
        <translation>B&amp;estätigen mit Begründung…</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Mehr im Handbuch</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation>Strg+F1</translation>
    </message>
    <message>
        <source>Read in the manual about the finding</source>
        <translation>im Handbuch über den Befund lesen</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Mehr im Handbuch</translation>
    </message>
    <message>
        <source>Ctrl+F1 in the list of findings</source>
        <translation>Strg+F1 in der Liste der Befunde</translation>
    </message>
    <message>
        <source>Copy the query to the club</source>
        <translation>Rückfrage an den Verein kopieren</translation>
    </message>
    <message>
        <source>What is missing, as the text of a mail. The letter on paper is among the sheets.</source>
        <translation>Was fehlt, als Text für eine E-Mail. Als Brief zum Drucken steht die Rückfrage unter „Druck“.</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>In die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, links</translation>
    </message>
    <message>
        <source>Open or fold an item that is done</source>
        <translation>Einen erledigten Punkt auf- oder zuklappen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::GameDialog</name>
    <message>
        <source>&amp;Is rated</source>
        <translation>Wird &amp;gewertet</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>as on the board</source>
        <translation>wie am Brett</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (White) – %2</source>
        <translation>%1 (Weiß) – %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde&#xa0;%1: %2</translation>
    </message>
    <message>
        <source>&amp;Result on the board</source>
        <translation>Ergebnis am &amp;Brett</translation>
    </message>
    <message>
        <source>Result for the &amp;table</source>
        <translation>Ergebnis für die &amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Be&amp;merkung</translation>
    </message>
    <message>
        <source>This is no day. Type it as in 21.11.2026.</source>
        <translation>Das ist kein Datum. Bitte wie 21.11.2026 eingeben.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Die Bemerkung ist zu lang.</translation>
    </message>
    <message>
        <source>The rating goes by the board, the table by what was awarded (WO 2.2.5.2). If the game was broken off, or the rules were broken, what was awarded is the result on the board.</source>
        <translation>Die Wertung richtet sich nach dem Brett, die Tabelle nach dem zugesprochenen Ergebnis (WO 2.2.5.2). Wurde die Partie abgebrochen oder ein Regelverstoß festgestellt, so gilt das zugesprochene Ergebnis auch als Ergebnis am Brett.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::GridPane</name>
    <message>
        <source>Current cell</source>
        <translation>Aktuelles Feld</translation>
    </message>
    <message>
        <source>&amp;Move on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>along the row</source>
        <translation>in der Zeile</translation>
    </message>
    <message>
        <source>every row whole</source>
        <translation>jede Zeile ganz</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Platz</translation>
    </message>
    <message>
        <source>By place: as the points are now. Nobody moves while results are typed; choose it again, or come back to this page, for the new places</source>
        <translation>Nach Platz: wie die Punkte jetzt sind. Während des Tippens bleibt jeder an seiner Stelle; die neuen Plätze gelten, wenn Sie wieder wählen oder auf die Seite zurückkommen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Sheet po&amp;ints</source>
        <translation>Punkte &amp;laut Blatt</translation>
    </message>
    <message>
        <source>A column for the points that the sheet states, ticked or crossed beside those that the results give. P types them one below the other; with whole rows they are typed at the end of each</source>
        <translation>Eine Spalte für die Punkte, die auf dem Blatt stehen, mit Haken oder Kreuz neben denen, die sich aus den Ergebnissen ergeben. P gibt sie untereinander ein; bei ganzen Zeilen stehen sie am Ende jeder Zeile</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::GridView</name>
    <message>
        <source>“%1” is no result. Type 1, 0, 5 for a draw, + or − for a forfeit; ? shows the rare ones.</source>
        <translation>„%1“ ist kein Ergebnis. Möglich: 1, 0, 5 für Remis, + oder − für kampflos; ? zeigt die seltenen.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>&amp;Details of the game, result for the table…</source>
        <translation>Partie&amp;daten, Ergebnis für die Tabelle…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::HandGamesModel</name>
    <message>
        <source>“%1” is no rating. Expected is a whole number from %2 to %3.</source>
        <translation>„%1“ ist keine Wertungszahl. Erwartet wird eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is no result. Type 1, 0, or 5, r, = or ½ for a draw.</source>
        <translation>„%1“ ist kein Ergebnis. Erwartet wird 1, 0 oder für Remis 5, r, = oder ½.</translation>
    </message>
    <message>
        <source>Rating of the opponent</source>
        <translation>Wertungszahl des Gegners</translation>
    </message>
    <message>
        <source>1, 0, or 5, r, = or ½ for a draw; x clears</source>
        <translation>1, 0 oder für Remis 5, r, = oder ½; x löscht</translation>
    </message>
    <message>
        <source>Winning expectancy P(D)</source>
        <translation>Gewinnerwartung P(D)</translation>
    </message>
    <message>
        <source>Change of the rating by this game alone (Anhang 3.2)</source>
        <translation>Änderung der Wertungszahl durch diese Partie (Anhang&#xa0;3.2)</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::HandGamesView</name>
    <message>
        <source>Not read: %1. Expected is a rating and a result, such as 1850 ½.</source>
        <translation>Nicht übernommen: %1. Erwartet werden Wertungszahl und Ergebnis, etwa 1850 ½.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::HandlingDialog</name>
    <message>
        <source>&amp;Notice…</source>
        <translation>&amp;Hinweis…</translation>
    </message>
    <message>
        <source>Notice to the organiser</source>
        <translation>Hinweis an den Veranstalter</translation>
    </message>
    <message>
        <source>&amp;Letter of refusal…</source>
        <translation>Ablehnungs&amp;schreiben…</translation>
    </message>
    <message>
        <source>Letter of refusal</source>
        <translation>Ablehnungsschreiben</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Receipt, notice, refusal</source>
        <translation>Eingang, Hinweis, Ablehnung</translation>
    </message>
    <message>
        <source>&amp;Everything was there on</source>
        <translation>Alles lag &amp;vor am</translation>
    </message>
    <message>
        <source>&amp;Organiser told on</source>
        <translation>Veranstalter &amp;benachrichtigt am</translation>
    </message>
    <message>
        <source>&amp;Refused on</source>
        <translation>&amp;Abgelehnt am</translation>
    </message>
    <message>
        <source>Rea&amp;son of the refusal</source>
        <translation>Be&amp;gründung der Ablehnung</translation>
    </message>
    <message>
        <source>This is no day. Type it as in 21.11.2026.</source>
        <translation>Das ist kein Datum. Bitte wie 21.11.2026 eingeben.</translation>
    </message>
    <message>
        <source>A refusal needs its reason (WO 2.2.5.3).</source>
        <translation>Eine Ablehnung braucht eine Begründung (WO 2.2.5.3).</translation>
    </message>
    <message>
        <source>The reason is too long.</source>
        <translation>Die Begründung ist zu lang.</translation>
    </message>
    <message>
        <source>A refused tournament is not reported, and later ones are computed without it.</source>
        <translation>Ein abgelehntes Turnier wird nicht gemeldet, und spätere werden ohne es berechnet.</translation>
    </message>
    <message>
        <source>It should be evaluated by %1 (WO 6.5.1).</source>
        <translation>Es sollte bis zum %1 ausgewertet sein (WO 6.5.1).</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::HistoriesModel</name>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::IdentifyDialog</name>
    <message numerus="yes">
        <source>%n rating(s) are now as the list has them.</source>
        <translation>
            <numerusform>%n Wertungszahl ist jetzt die der Liste.</numerusform>
            <numerusform>%n Wertungszahlen sind jetzt die der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>take the selected person; the first one is selected</source>
        <translation>die markierte Person übernehmen; markiert ist zuerst die erste</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>take that person</source>
        <translation>diese Person übernehmen</translation>
    </message>
    <message>
        <source>new: in no list</source>
        <translation>neu: steht in keiner Liste</translation>
    </message>
    <message>
        <source>text-only: nothing is recorded, no birth date is kept</source>
        <translation>textuell: nichts wird gespeichert, auch kein Geburtsdatum</translation>
    </message>
    <message>
        <source>chess computer</source>
        <translation>Schachcomputer</translation>
    </message>
    <message>
        <source>take what was typed otherwise from the list</source>
        <translation>abweichende Angaben aus der Liste übernehmen</translation>
    </message>
    <message>
        <source>keep what was typed; a rating then needs a reason</source>
        <translation>Eingegebenes behalten; eine abweichende Wertungszahl braucht eine Begründung</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>decide again: the identity is open</source>
        <translation>neu entscheiden: die Zuordnung ist wieder offen</translation>
    </message>
    <message>
        <source>/ or a capital letter</source>
        <translation>/ oder ein Großbuchstabe</translation>
    </message>
    <message>
        <source>search all lists; Escape goes back</source>
        <translation>in allen Listen suchen; Escape führt zurück</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>previous or next open case; with Ctrl every participant</source>
        <translation>voriger oder nächster offener Fall; mit Strg jeder Teilnehmer</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Identify participants</source>
        <translation>Personen zuordnen</translation>
    </message>
    <message>
        <source>Search all lists (/): name, club, VKZ, number</source>
        <translation>In allen Listen suchen (/): Name, Verein, VKZ, Nummer</translation>
    </message>
    <message>
        <source>Search all lists</source>
        <translation>In allen Listen suchen</translation>
    </message>
    <message>
        <source>Persons who could be meant</source>
        <translation>In Frage kommende Personen</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>Liste &amp;einlesen…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a command and its key: &quot;Text-only (T)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>one letter, the key for a newcomer</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Text-only</source>
        <extracomment>one letter, the key for text-only</extracomment>
        <translation>Textuell</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>one letter, the key for a chess computer</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>one letter, the key for taking the list&apos;s values</extracomment>
        <translation>Wie in der Liste</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Keep as typed</source>
        <extracomment>one letter, the key for keeping what was typed</extracomment>
        <translation>Beibehalten</translation>
    </message>
    <message>
        <source>K</source>
        <translation>B</translation>
    </message>
    <message>
        <source>All ratings as listed</source>
        <translation>Alle Wertungszahlen wie in der Liste</translation>
    </message>
    <message>
        <source>Rating and index of everybody who is identified, as one step</source>
        <translation>Wertungszahl und Index aller Zugeordneten, in einem Schritt</translation>
    </message>
    <message>
        <source>In no list: a person of your own</source>
        <translation>Steht in keiner Liste: wird eine eigene Person</translation>
    </message>
    <message>
        <source>No member: computed, but nothing is recorded; only the year of birth is kept (WO 3.4.3)</source>
        <translation>Kein Mitglied: wird berechnet, aber nicht gespeichert; nur das Geburtsjahr bleibt (WO&#xa0;3.4.3)</translation>
    </message>
    <message>
        <source>Games against a chess computer do not count (WO 4.1.4)</source>
        <translation>Partien gegen Schachcomputer zählen nicht (WO&#xa0;4.1.4)</translation>
    </message>
    <message>
        <source>Takes everything that was typed otherwise from the list</source>
        <translation>Übernimmt alle abweichenden Angaben aus der Liste</translation>
    </message>
    <message>
        <source>Lets stand what was typed; another rating or index needs a reason</source>
        <translation>Behält die Eingaben; eine andere Wertungszahl oder ein anderer Index braucht eine Begründung</translation>
    </message>
    <message>
        <source>&amp;Remembered decisions…</source>
        <translation>&amp;Gemerkte Entscheidungen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) identified beyond doubt.</source>
        <translation>
            <numerusform>%n Teilnehmer zweifelsfrei zugeordnet.</numerusform>
            <numerusform>%n Teilnehmer zweifelsfrei zugeordnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>As decided last: %1.</source>
        <translation>Wie zuletzt entschieden: %1.</translation>
    </message>
    <message>
        <source>Ratings of the list of %1</source>
        <translation>Wertungszahlen der Liste vom %1</translation>
    </message>
    <message>
        <source>! The lists are younger than the tournament: check the ratings</source>
        <translation>! Die Listen sind jünger als das Turnier: Wertungszahlen prüfen</translation>
    </message>
    <message>
        <source>The lists are being loaded.</source>
        <translation>Die Listen werden geladen.</translation>
    </message>
    <message>
        <source>Nobody is found. Part of a name, a club or a number is enough.</source>
        <translation>Niemand gefunden. Ein Teil des Namens, ein Verein oder eine Nummer genügt.</translation>
    </message>
    <message>
        <source>There is no rating list yet. Import the list of the DSB (spieler.csv or its zip file) and, for foreigners, that of the FIDE; every name is then looked up in it.

Without a list participants can still be marked as new, text-only or computer.</source>
        <translation>Es gibt noch keine Wertungsliste. Die Liste des DSB einlesen (spieler.csv oder die ZIP-Datei) und für ausländische Spieler die der FIDE; dann wird jeder Name darin nachgeschlagen.

Auch ohne Liste lassen sich Teilnehmer als neu, textuell oder Computer kennzeichnen.</translation>
    </message>
    <message>
        <source>Nobody in the lists has such a name. Search with “/”, or press N for a newcomer.</source>
        <translation>So heißt niemand in den Listen. Mit „/“ suchen oder mit N als neu kennzeichnen.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Person ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Several fit equally well: choose with the arrow keys or the digit.</source>
        <translation>Mehrere passen gleich gut: Wählen Sie mit den Pfeiltasten oder der Ziffer.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) taken as the one person who fits.</source>
        <translation>
            <numerusform>%n Teilnehmer als die eine passende Person übernommen.</numerusform>
            <numerusform>%n Teilnehmer als die jeweils eine passende Person übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>take everybody with one person who clearly fits</source>
        <translation>alle übernehmen, auf die eindeutig eine Person passt</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, rechts</translation>
    </message>
    <message>
        <source>to the list of all participants, and back; arrows there choose the case</source>
        <translation>zur Liste aller Teilnehmer und zurück; dort wählen die Pfeiltasten den Fall</translation>
    </message>
    <message>
        <source>Take all clear ones</source>
        <extracomment>one letter, the key for taking everybody who is clear</extracomment>
        <translation>Alle eindeutigen übernehmen</translation>
    </message>
    <message>
        <source>Everybody with one person who fits, 95 % or more, and nobody else who comes close; as one step</source>
        <translation>Alle, auf die genau eine Person zu 95 % oder mehr passt und sonst niemand; in einem Schritt</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Alle Teilnehmer</translation>
    </message>
    <message>
        <source>Left, Right: participants, persons · Page up, page down: open cases · F1: all keys</source>
        <translation>Links, rechts: Teilnehmer, Personen · Bild auf/ab: offene Fälle · F1: alle Tasten</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No participants yet.</source>
        <translation>Noch keine Teilnehmer.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::IdentityHeader</name>
    <message>
        <source>Identity of the participants</source>
        <translation>Zuordnung der Teilnehmer</translation>
    </message>
    <message>
        <source>The lists are being loaded.</source>
        <translation>Die Listen werden geladen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImpactDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Recalculation and its impact</source>
        <translation>Berechnungslauf und seine Auswirkung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Nothing changes: every tournament follows from the ones before.</source>
        <translation>Es ändert sich nichts: Jedes Turnier schließt an die vorhergehenden an.</translation>
    </message>
    <message>
        <source>Former members and inactive players</source>
        <translation>Ehemalige Mitglieder und inaktive Spieler</translation>
    </message>
    <message>
        <source>Nobody who is not published is touched.</source>
        <translation>Von denen, die nicht veröffentlicht werden, ist niemand betroffen.</translation>
    </message>
    <message>
        <source>Clubs to be told</source>
        <translation>Zu benachrichtigende Vereine</translation>
    </message>
    <message>
        <source>There is no club to be told.</source>
        <translation>Kein Verein ist zu benachrichtigen.</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>&amp;Änderungen</translation>
    </message>
    <message>
        <source>&amp;Former and inactive</source>
        <translation>&amp;Ehemalige und Inaktive</translation>
    </message>
    <message>
        <source>Club&amp;s to be told</source>
        <translation>&amp;Vereine</translation>
    </message>
    <message>
        <source>Done &amp;before</source>
        <translation>&amp;Frühere Läufe</translation>
    </message>
    <message>
        <source>Why it is another</source>
        <translation>Warum anders</translation>
    </message>
    <message>
        <source>such as: late report of the city championship</source>
        <translation>etwa: Stadtmeisterschaft nachgereicht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Recalculations that were done</source>
        <translation>Frühere Berechnungsläufe</translation>
    </message>
    <message>
        <source>No recalculation was done yet.</source>
        <translation>Es gab noch keinen Berechnungslauf.</translation>
    </message>
    <message>
        <source>Gives every player the entry that he had before, in all tournaments at once</source>
        <translation>Gibt jedem Spieler wieder, womit er vorher begann, in allen Turnieren zugleich</translation>
    </message>
    <message>
        <source>Something was just changed, and the impact is being computed anew.</source>
        <translation>Eben wurde etwas geändert; die Auswirkung wird neu berechnet.</translation>
    </message>
    <message>
        <source>Applying the recalculation…</source>
        <translation>Berechnungslauf wird übernommen…</translation>
    </message>
    <message>
        <source>The recalculation was applied in all tournaments.</source>
        <translation>Der Berechnungslauf wurde in allen Turnieren übernommen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Taking the recalculation back…</source>
        <translation>Berechnungslauf wird zurückgenommen…</translation>
    </message>
    <message>
        <source>The recalculation was taken back in all tournaments.</source>
        <translation>Der Berechnungslauf wurde in allen Turnieren zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was taken back: %n player(s) have got other entries since, or are gone.</source>
        <translation>
            <numerusform>Nichts wurde zurückgenommen: %n Spieler beginnt inzwischen mit anderen Zahlen oder ist nicht mehr dabei.</numerusform>
            <numerusform>Nichts wurde zurückgenommen: %n Spieler beginnen inzwischen mit anderen Zahlen oder sind nicht mehr dabei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with a reason it can be applied: whoever asks later why a rating is another one reads it there.</source>
        <translation>Übernehmen verlangt einen Grund: Er steht später überall dort, wo nach der geänderten Zahl gefragt wird.</translation>
    </message>
    <message>
        <source>The impact is being written…</source>
        <translation>Die Auswirkung wird geschrieben…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImportDialog</name>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>Import tournament</source>
        <translation>Turnier importieren</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Participants in the file</source>
        <translation>Teilnehmer in der Datei</translation>
    </message>
    <message>
        <source>Differences from the tournament in the work file</source>
        <translation>Unterschiede zum Turnier in der Arbeitsdatei</translation>
    </message>
    <message>
        <source>Remarks about the file</source>
        <translation>Bemerkungen zur Datei</translation>
    </message>
    <message>
        <source>&amp;Take over the differences</source>
        <translation>&amp;Unterschiede übernehmen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As a &amp;new tournament</source>
        <translation>Als &amp;neues Turnier</translation>
    </message>
    <message>
        <source>The work file has this very tournament: %1. Nothing differs.</source>
        <translation>Dieses Turnier ist schon in der Arbeitsdatei: %1. Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>The work file has this tournament already: %1. In the file:</source>
        <translation>Dieses Turnier ist schon in der Arbeitsdatei: %1. In der Datei ist anders:</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 wurde nicht importiert.</translation>
    </message>
    <message>
        <source>The file is a tournament in none of the known formats.</source>
        <translation>Die Datei enthält kein Turnier in einem der bekannten Formate.</translation>
    </message>
    <message>
        <source>%1. The file is contradictory or damaged at these places. Correct them there, and import it again.</source>
        <translation>%1. An diesen Stellen ist die Datei widersprüchlich oder beschädigt. Bitte dort berichtigen und noch einmal importieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) about the file</source>
        <translation>
            <numerusform>%n Bemerkung zur Datei</numerusform>
            <numerusform>%n Bemerkungen zur Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Correct the table …</source>
        <translation>Tabelle &amp;berichtigen…</translation>
    </message>
    <message>
        <source>%1. The table contradicts itself at these places. They can be corrected here; the file stays as it is.</source>
        <translation>%1. An diesen Stellen widerspricht sich die Tabelle. Sie lassen sich hier berichtigen, die Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImportNotesModel</name>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImportedPlayersModel</name>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::JoinDialog</name>
    <message>
        <source>Join</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Join reports to one tournament</source>
        <translation>Meldungen zu einem Turnier zusammenfassen</translation>
    </message>
    <message>
        <source>Tournaments; Space ticks or unticks one</source>
        <translation>Turniere; die Leertaste wählt eines aus oder ab</translation>
    </message>
    <message>
        <source>What is to be said of it</source>
        <translation>Was dazu zu sagen ist</translation>
    </message>
    <message>
        <source>&amp;Reports of one season, or classes of one level</source>
        <translation>&amp;Meldungen einer Spielzeit oder Klassen einer Spielebene</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Tick two tournaments at least.</source>
        <translation>Mindestens zwei Turniere auswählen.</translation>
    </message>
    <message>
        <source>%1, %2. The reports go to the waste basket.</source>
        <translation>%1, %2. Die Meldungen kommen in den Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n&#xa0;Teilnehmer</numerusform>
            <numerusform>%n&#xa0;Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;Partie</numerusform>
            <numerusform>%n&#xa0;Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LabWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rules laboratory</source>
        <translation>Regelwerkstatt</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Untersuchung</translation>
    </message>
    <message>
        <source>&amp;Quality</source>
        <translation>&amp;Güte</translation>
    </message>
    <message>
        <source>&amp;Forecasts</source>
        <translation>&amp;Vorhersagen</translation>
    </message>
    <message>
        <source>&amp;Whose games</source>
        <translation>&amp;Wessen Partien</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>P&amp;unkte</translation>
    </message>
    <message>
        <source>&amp;Newcomers</source>
        <translation>Zusatzspie&amp;ler</translation>
    </message>
    <message>
        <source>I&amp;mpact</source>
        <translation>W&amp;irkung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>Tu&amp;rniere</translation>
    </message>
    <message>
        <source>en&amp;ded from</source>
        <translation>&amp;beendet vom</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>bi&amp;s</translation>
    </message>
    <message>
        <source>Work file</source>
        <translation>Arbeitsdatei</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Criterion…</source>
        <translation>&amp;Kriterium…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Stellgrößen</translation>
    </message>
    <message>
        <source>Value of the parameter</source>
        <translation>Wert der Stellgröße</translation>
    </message>
    <message>
        <source>Var&amp;iants</source>
        <translation>V&amp;arianten</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>In Kraft sei&amp;t</translation>
    </message>
    <message>
        <source>&amp;Open study…</source>
        <translation>Untersuchung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Tr&amp;y values…</source>
        <translation>Werte durch&amp;probieren…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>Spei&amp;chern unter</translation>
    </message>
    <message>
        <source>&amp;Study…</source>
        <translation>&amp;Untersuchung…</translation>
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation>Bericht als &amp;PDF…</translation>
    </message>
    <message>
        <source>Report as &amp;web page…</source>
        <translation>Bericht als &amp;Webseite…</translation>
    </message>
    <message>
        <source>All ta&amp;bles as CSV…</source>
        <translation>Alle Ta&amp;bellen als CSV…</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>Zahlen als &amp;JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There are no tournaments that have ended.</source>
        <translation>Es gibt keine beendeten Turniere.</translation>
    </message>
    <message>
        <source>The study was not computed.</source>
        <translation>Die Untersuchung wurde nicht gerechnet.</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>Neu rechnen</translation>
    </message>
    <message>
        <source>Please type a day such as 31.12.2027, or nothing.</source>
        <translation>Bitte einen Tag wie 31.12.2027 eingeben oder nichts.</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Untersuchung öffnen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Untersuchungen</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Untersuchung speichern</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LeagueDecisions</name>
    <message>
        <source>“%1” cannot be read. Type it like %2.</source>
        <translation>„%1“ ist nicht zu lesen. Erwartet wird etwa %2.</translation>
    </message>
    <message>
        <source>Nobody loses so many points.</source>
        <translation>So viele Punkte verliert niemand.</translation>
    </message>
    <message>
        <source>There is no team %1.</source>
        <translation>Eine Mannschaft %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>withdrawn, counts</source>
        <translation>zurückgezogen, zählt</translation>
    </message>
    <message>
        <source>withdrawn, not counted</source>
        <translation>zurückgezogen, zählt nicht</translation>
    </message>
    <message>
        <source>“Team: -1; reason”, “Team: withdrawn, counts” or “3: 1-4 +; reason”</source>
        <translation>„Mannschaft: -1; Grund“, „Mannschaft: zurückgezogen, zählt“ oder „3: 1-4 +; Grund“</translation>
    </message>
    <message>
        <source>%1-%2 names no two teams of the list.</source>
        <translation>%1-%2 nennt keine zwei Mannschaften der Liste.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LeagueDialog</name>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Neue Liga</translation>
    </message>
    <message>
        <source>Teams, line-ups and schedule</source>
        <translation>Mannschaften, Meldungen und Spielplan</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice, home and away</source>
        <translation>zweimal, daheim und auswärts</translation>
    </message>
    <message>
        <source>The days of the rounds in their order; they are put into the pairings</source>
        <translation>Die Tage der Runden der Reihe nach; sie werden in die Paarungen gesetzt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Boards of a match</source>
        <translation>&amp;Bretter je Wettkampf</translation>
    </message>
    <message>
        <source>Everybody &amp;meets</source>
        <translation>&amp;Jeder gegen jeden</translation>
    </message>
    <message>
        <source>&amp;Days of the rounds</source>
        <translation>&amp;Tage der Runden</translation>
    </message>
    <message>
        <source>SC Adler; 70101
  1 Meier, Hans
  2 Schmidt, Eva; from 01.01.2027
  101 Braun, Otto; guest
SF Bear</source>
        <translation>SC Adler; 70101
  1 Meier, Hans
  2 Schmidt, Eva; ab 01.01.2027
  101 Braun, Otto; Gast
SF Bär</translation>
    </message>
    <message>
        <source>1: 04.10.2026 1-6 2-5 3-4</source>
        <translation>1: 04.10.2026 1-6 2-5 3-4</translation>
    </message>
    <message>
        <source>&amp;Teams, and below each its line-up</source>
        <translation>&amp;Mannschaften, darunter jeweils die Meldung</translation>
    </message>
    <message>
        <source>&amp;Pairings by the numbers of the teams, home team first</source>
        <translation>&amp;Paarungen mit den Nummern der Mannschaften, die gastgebende zuerst</translation>
    </message>
    <message>
        <source>Teams: %1, places in line-ups: %2, rounds: %3, matches: %4</source>
        <translation>Mannschaften: %1, gemeldete Plätze: %2, Runden: %3, Wettkämpfe: %4</translation>
    </message>
    <message>
        <source>What was typed here is not kept. Esc or Cancel once more gives it up.</source>
        <translation>Was hier getippt wurde, wird nicht aufbewahrt. Noch einmal Esc oder Abbrechen verwirft es.</translation>
    </message>
    <message>
        <source>No round is played on %1.</source>
        <translation>An diesen Tagen ist keine Runde: %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LeaguePane</name>
    <message>
        <source>League table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Results of the teams</source>
        <translation>Ergebnisse der Mannschaften</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>after &amp;round</source>
        <translation>nach &amp;Runde</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>copy the selected rows, or the whole table</source>
        <translation>die markierten Zeilen oder die ganze Tabelle kopieren</translation>
    </message>
    <message>
        <source>No match yet. Type the first one in the view “Team matches”.</source>
        <translation>Noch kein Wettkampf. Geben Sie den ersten in der Ansicht „Mannschaftskämpfe“ ein.</translation>
    </message>
    <message>
        <source>&amp;whole season</source>
        <translation>&amp;Ganze Saison</translation>
    </message>
    <message>
        <source>With the matches of the earlier parts of the season; rounds are counted through</source>
        <translation>Mit den Kämpfen der früheren Teile der Saison; die Runden zählen durch</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LeagueRulesDialog</name>
    <message>
        <source>2-1-0, board points, Berlin tie-break</source>
        <translation>2-1-0, Brettpunkte, Berliner Wertung</translation>
    </message>
    <message>
        <source>2-1-0 by more than half of the boards, board points, direct encounter, Berlin</source>
        <translation>2-1-0 mit mehr als der Hälfte der Bretter, Brettpunkte, direkter Vergleich, Berliner Wertung</translation>
    </message>
    <message>
        <source>3-1-0, board points, direct encounter, Berlin tie-break</source>
        <translation>3-1-0, Brettpunkte, direkter Vergleich, Berliner Wertung</translation>
    </message>
    <message>
        <source>Board points first, then match points</source>
        <translation>Brettpunkte zuerst, dann Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Teams in the Swiss system: 2-1-0, board points, Sonneborn-Berger, Buchholz</source>
        <translation>Mannschaften im Schweizer System: 2-1-0, Brettpunkte, Sonneborn-Berger, Buchholz</translation>
    </message>
    <message>
        <source>Nobody plays for two teams on one da&amp;y</source>
        <translation>Niemand spielt an einem &amp;Tag für zwei Mannschaften</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Rules of the league</source>
        <translation>Regeln der Liga</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Rules that many leagues have; whatever is there is replaced</source>
        <translation>Regeln, die viele Ligen haben; sie ersetzen, was dasteht</translation>
    </message>
    <message>
        <source>Usual &amp;rules</source>
        <translation>Übliche &amp;Regeln</translation>
    </message>
    <message>
        <source>Match points for a win</source>
        <translation>Mannschaftspunkte für einen Sieg</translation>
    </message>
    <message>
        <source>Match points for a draw</source>
        <translation>Mannschaftspunkte für ein Unentschieden</translation>
    </message>
    <message>
        <source>Match points for a loss</source>
        <translation>Mannschaftspunkte für einen Verlust</translation>
    </message>
    <message>
        <source>Match points of a team that did not come</source>
        <translation>Mannschaftspunkte einer Mannschaft, die nicht antritt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht angetreten</translation>
    </message>
    <message>
        <source>&amp;Match points</source>
        <translation>&amp;Mannschaftspunkte</translation>
    </message>
    <message>
        <source>more board points than the opponent</source>
        <translation>mehr Brettpunkte als der Gegner</translation>
    </message>
    <message>
        <source>more than half of the boards</source>
        <translation>mehr als die Hälfte der Bretter</translation>
    </message>
    <message>
        <source>A match is &amp;won by</source>
        <translation>Ein Kampf ist ge&amp;wonnen durch</translation>
    </message>
    <message>
        <source>&amp;Order by</source>
        <translation>Reihen&amp;folge nach</translation>
    </message>
    <message>
        <source>&amp;Home team White</source>
        <translation>&amp;Heimmannschaft Weiß</translation>
    </message>
    <message>
        <source>Teams that go &amp;up</source>
        <translation>A&amp;ufsteiger</translation>
    </message>
    <message>
        <source>Line-ups by the ratings o&amp;f</source>
        <translation>Meldungen nach den Zahlen &amp;vom</translation>
    </message>
    <message>
        <source>&amp;Limit</source>
        <translation>&amp;Grenze</translation>
    </message>
    <message>
        <source>Points that a player may be stronger than one above him</source>
        <translation>Um so viele Punkte darf jemand stärker sein als einer über ihm</translation>
    </message>
    <message>
        <source>Fi&amp;xed after</source>
        <translation>F&amp;estgespielt nach</translation>
    </message>
    <message>
        <source>Appearances as a substitute</source>
        <translation>Einsätzen als Ersatz</translation>
    </message>
    <message>
        <source>Late re&amp;gistration until</source>
        <translation>&amp;Nachmeldung bis</translation>
    </message>
    <message>
        <source>Gue&amp;sts in a match</source>
        <translation>Gä&amp;ste in einem Kampf</translation>
    </message>
    <message>
        <source>At most; –: as many as one likes</source>
        <translation>Höchstens; –: beliebig viele</translation>
    </message>
    <message>
        <source>SC Adler: -1; wrong line-up
SF Bear: withdrawn, not counted
3: 1-4 +; SF Bear did not come</source>
        <translation>SC Adler: -1; falsche Aufstellung
SF Bär: zurückgezogen, zählt nicht
3: 1-4 +; SF Bär nicht angetreten</translation>
    </message>
    <message>
        <source>&amp;Decisions about teams and matches, one a line</source>
        <translation>Ents&amp;cheidungen über Mannschaften und Kämpfe, eine in jeder Zeile</translation>
    </message>
    <message>
        <source>Team: match points, with a slash board points; withdrawn, counts or not counted. Round: home-away by their numbers, + home team, − other team, 0 lost for both. Games keep their results for the rating (WO 2.2.5.2).</source>
        <translation>Mannschaft: Mannschaftspunkte, mit Schrägstrich Brettpunkte; zurückgezogen, zählt oder zählt nicht. Runde: Heim-Gast mit ihren Nummern, + Heim, − Gast, 0 für beide verloren. Die Partien behalten ihre Ergebnisse für die Wertung (WO 2.2.5.2).</translation>
    </message>
    <message>
        <source>“%1” is not a day. Type it as 12.12.2026.</source>
        <translation>„%1“ ist kein Tag. Erwartet wird er wie 12.12.2026.</translation>
    </message>
    <message>
        <source>“%1” is no tie-break of FIDE C.07.</source>
        <translation>„%1“ ist keine Feinwertung von FIDE C.07.</translation>
    </message>
    <message>
        <source>Order: %1.</source>
        <translation>Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>dow&amp;n</source>
        <translation>A&amp;bsteiger</translation>
    </message>
    <message>
        <source>Put in the ratin&amp;gs</source>
        <translation>&amp;Zahlen eintragen</translation>
    </message>
    <message>
        <source>The ratings that lists and earlier tournaments tell of that day; by hand they stand in the line-up: 3 Meier, Hans; DWZ 1834</source>
        <translation>Die DWZ, die Listen und frühere Turniere von diesem Tag sagen; von Hand steht sie in der Meldung: 3 Meier, Hans; DWZ 1834</translation>
    </message>
    <message>
        <source>Ratings of %1 for %2 of %3 places; the others stay as they are.</source>
        <translation>Zahlen vom %1 für %2 von %3 Plätzen; die anderen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LeagueText</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>There is no team above this player.</source>
        <translation>Über diesem Spieler steht keine Mannschaft.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The number %1 stands there twice.</source>
        <translation>Die Nummer %1 steht zweimal da.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>“%1” is neither a day nor a pairing like 1-6.</source>
        <translation>„%1“ ist weder ein Tag noch eine Paarung wie 1-6.</translation>
    </message>
    <message>
        <source>There is no round above this pairing.</source>
        <translation>Über dieser Paarung steht keine Runde.</translation>
    </message>
    <message>
        <source>%1-%2 names no two teams of the list.</source>
        <translation>%1-%2 nennt keine zwei Mannschaften der Liste.</translation>
    </message>
    <message>
        <source>Team %1 plays twice in round %2.</source>
        <translation>Mannschaft %1 spielt in Runde %2 zweimal.</translation>
    </message>
    <message>
        <source>A VKZ has five characters.</source>
        <translation>Eine VKZ hat fünf Zeichen.</translation>
    </message>
    <message>
        <source>%1 stands there twice.</source>
        <translation>%1 steht zweimal da.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LedgerModel</name>
    <message>
        <source>Played in</source>
        <translation>Gespielt in</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Zahl des Gegners</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>before these tournaments</source>
        <translation>vor diesen Turnieren</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::LinePaste</name>
    <message>
        <source>The game has another result already.</source>
        <translation>Diese Partie hat schon ein anderes Ergebnis.</translation>
    </message>
    <message>
        <source>Line %1, “%2”: %3</source>
        <translation>Zeile %1, „%2“: %3</translation>
    </message>
    <message>
        <source>This is no pairing. Expected is 12-5 1.</source>
        <translation>Das ist keine Paarung. Erwartet wird zum Beispiel 12-5 1.</translation>
    </message>
    <message>
        <source>This is no match. Expected is, for example, %1.</source>
        <translation>Das ist kein Mannschaftskampf. Erwartet wird zum Beispiel %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ListUpdatePanel</name>
    <message>
        <source>Address of the %1 list</source>
        <translation>Adresse der %1-Liste</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Update the %1 list</source>
        <translation>%1-Liste aktualisieren</translation>
    </message>
    <message>
        <source>List before</source>
        <translation>Vorige Liste</translation>
    </message>
    <message>
        <source>Bring the %1 list before the last update back</source>
        <translation>Die %1-Liste von vor der letzten Aktualisierung zurückholen</translation>
    </message>
    <message>
        <source>Not encrypted: anybody on the way can read and change the list. Try https:// first.</source>
        <translation>Nicht verschlüsselt: Jeder auf dem Weg kann die Liste mitlesen und ändern. Versuchen Sie erst https://.</translation>
    </message>
    <message>
        <source>List of %1</source>
        <translation>Liste vom %1</translation>
    </message>
    <message>
        <source>No list stored</source>
        <translation>Keine Liste gespeichert</translation>
    </message>
    <message>
        <source>updated on %1</source>
        <translation>aktualisiert am %1</translation>
    </message>
    <message>
        <source>looked on %1: there is no newer one</source>
        <translation>nachgesehen am %1: keine neuere Liste</translation>
    </message>
    <message>
        <source>looked on %1: the list there was not taken</source>
        <translation>nachgesehen am %1: die Liste dort wurde nicht übernommen</translation>
    </message>
    <message>
        <source>looked on %1: that failed</source>
        <translation>nachgesehen am %1: hat nicht geklappt</translation>
    </message>
    <message>
        <source>never looked</source>
        <translation>noch nie nachgesehen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ListWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Page pre&amp;view</source>
        <translation>Seitenvors&amp;chau</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>S&amp;peichern als</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>&amp;CSV-Tabelle…</translation>
    </message>
    <message>
        <source>&amp;Excel table…</source>
        <translation>&amp;Excel-Tabelle…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Webseite…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The tournaments are being read…</source>
        <translation>Die Turniere werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>Eine Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 von einer Zeile</numerusform>
            <numerusform>%1 von %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has what is searched for.</source>
        <translation>Nichts enthält das Gesuchte.</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>The list is marked SAMPLE and does not count as given out.</source>
        <translation>Die Liste ist als MUSTER gekennzeichnet und gilt nicht als ausgegeben.</translation>
    </message>
    <message>
        <source>The work file is read-only, so the list is not kept as it was given out.</source>
        <translation>Die Arbeitsdatei ist schreibgeschützt; die Liste wird darum nicht so festgehalten, wie sie ausgegeben wurde.</translation>
    </message>
    <message>
        <source>The pages are being set…</source>
        <translation>Die Seiten werden gesetzt…</translation>
    </message>
    <message>
        <source>There is no connection to the archive.</source>
        <translation>Es gibt keine Verbindung zum Archiv.</translation>
    </message>
    <message>
        <source>The archive is being asked…</source>
        <translation>Das Archiv wird gefragt…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ListsDialog</name>
    <message>
        <source>%1 of %2 imported</source>
        <translation>%1 vom %2 eingelesen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>Rows that were not taken</source>
        <translation>Zeilen, die nicht übernommen wurden</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Wertungslisten</translation>
    </message>
    <message>
        <source>Stored lists</source>
        <translation>Gespeicherte Listen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Mit Wertungszahl</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Eingelesen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Import list…</source>
        <translation>Liste &amp;einlesen…</translation>
    </message>
    <message>
        <source>&amp;Remove list</source>
        <translation>Liste ent&amp;fernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Bericht über das Einlesen</translation>
    </message>
    <message>
        <source>Date of the list</source>
        <translation>Stand der Liste</translation>
    </message>
    <message>
        <source>I&amp;mport</source>
        <translation>Ei&amp;nlesen</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>Nicht einlesen</translation>
    </message>
    <message>
        <source>&amp;Date of the list</source>
        <translation>&amp;Stand der Liste</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt beim Einlesen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Import list</source>
        <translation>Liste einlesen</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.csv *.txt *.xml *.lst *.TXT *.LST)</source>
        <translation>Wertungslisten (*.zip *.csv *.txt *.xml *.lst *.TXT *.LST)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: a list of the federation %2, %3.</source>
        <translation>%1: Liste von %2, %3.</translation>
    </message>
    <message>
        <source>A day is needed, such as 01.10.2026.</source>
        <translation>Hier muss ein Datum stehen, etwa 01.10.2026.</translation>
    </message>
    <message>
        <source>The %1 list of %2 was removed.</source>
        <translation>Die %1-Liste vom %2 wurde entfernt.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>import the file that is offered</source>
        <translation>die angebotene Datei einlesen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>another list</source>
        <translation>andere Liste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove the list</source>
        <translation>Liste entfernen</translation>
    </message>
    <message>
        <source>Remove list</source>
        <translation>Liste entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read</source>
        <translation>
            <numerusform>%Ln Zeile gelesen</numerusform>
            <numerusform>%Ln Zeilen gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read, finishing</source>
        <translation>
            <numerusform>%Ln Zeile gelesen, Abschluss läuft</numerusform>
            <numerusform>%Ln Zeilen gelesen, Abschluss läuft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %1 list of %2 with %Ln player(s)? Lists of other days stay. It can be imported again from its file.</source>
        <translation>
            <numerusform>Die %1-Liste vom %2 mit %Ln Spieler entfernen? Listen anderer Tage bleiben. Aus ihrer Datei kann sie wieder eingelesen werden.</numerusform>
            <numerusform>Die %1-Liste vom %2 mit %Ln Spielern entfernen? Listen anderer Tage bleiben. Aus ihrer Datei kann sie wieder eingelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list yet. Load one with “Update”, import one with Ctrl+O, or drop its file here.</source>
        <translation>Noch keine Wertungsliste. Laden Sie eine mit „Aktualisieren“, lesen Sie eine mit Strg+O ein oder ziehen Sie ihre Datei hierher.</translation>
    </message>
    <message>
        <source>“Update” loads a list from its address; nothing is loaded by itself. Files of lists can be dropped here, packed or unpacked. Zahlmeister keeps the lists of several days and takes the ratings that held when a tournament ended.</source>
        <translation>„Aktualisieren“ lädt eine Liste von ihrer Adresse; von selbst wird nichts geladen. Listendateien können Sie hierher ziehen, gepackt oder entpackt. Zahlmeister behält die Listen mehrerer Tage und nimmt die Wertungszahlen, die am Ende eines Turniers galten.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>leave the offer, cancel what is going on, close</source>
        <translation>das Angebot verlassen, abbrechen, was gerade läuft, schließen</translation>
    </message>
    <message>
        <source>%1 is asked without encryption: anybody on the way can read what is loaded and put another list in its place. Load it all the same?</source>
        <translation>Die Verbindung zu %1 ist nicht verschlüsselt: Jeder auf dem Weg kann mitlesen, was geladen wird, und eine andere Liste unterschieben. Trotzdem laden?</translation>
    </message>
    <message>
        <source>&amp;Load unencrypted</source>
        <translation>Unverschlüsselt &amp;laden</translation>
    </message>
    <message>
        <source>Do not load</source>
        <translation>Nicht laden</translation>
    </message>
    <message>
        <source>%1: %2 of %3 loaded</source>
        <translation>%1: %2 von %3 geladen</translation>
    </message>
    <message>
        <source>%1: %2 loaded</source>
        <translation>%1: %2 geladen</translation>
    </message>
    <message>
        <source>Keeping a copy of the stored list</source>
        <translation>Die gespeicherte Liste wird aufgehoben</translation>
    </message>
    <message>
        <source>Bringing the list before back</source>
        <translation>Die vorige Liste wird zurückgeholt</translation>
    </message>
    <message>
        <source>The stored list was left as it is. Take the loaded one in its place all the same?</source>
        <translation>Die gespeicherte Liste bleibt, wie sie ist. Trotzdem die geladene übernehmen?</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Keep the stored list</source>
        <translation>Gespeicherte &amp;behalten</translation>
    </message>
    <message>
        <source>%1 has no newer list than the one that is stored.</source>
        <translation>%1 hat keine neuere Liste als die gespeicherte.</translation>
    </message>
    <message>
        <source>The %1 list is again what it was before the last update.</source>
        <translation>Die %1-Liste ist wieder so wie vor der letzten Aktualisierung.</translation>
    </message>
    <message>
        <source>What has changed up to the %1 list of %2</source>
        <translation>Was sich bis zur Liste %1 vom %2 geändert hat</translation>
    </message>
    <message>
        <source>&amp;What has changed</source>
        <translation>&amp;Was hat sich geändert</translation>
    </message>
    <message>
        <source>Who is new, gone, moved or has another number since the list before</source>
        <translation>Wer seit der vorigen Liste neu ist, fehlt, gewechselt hat oder eine andere Nummer hat</translation>
    </message>
    <message>
        <source>The lists are being compared.</source>
        <translation>Die Listen werden verglichen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MainWindow</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Tournaments and players</source>
        <translation>Turniere und Spieler</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Karteikarte</translation>
    </message>
    <message>
        <source>SAMPLE %1</source>
        <translation>MUSTER %1</translation>
    </message>
    <message>
        <source>How this part of the window is used</source>
        <translation>Wie man mit dieser Ansicht arbeitet</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Find player</source>
        <translation>Spieler &amp;finden</translation>
    </message>
    <message>
        <source>&amp;Search tournaments and players</source>
        <translation>T&amp;urniere und Spieler suchen</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Turniere</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>Nächster &amp;Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Arch&amp;iv</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Fundstellen</translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Diese Wörter stehen nirgends im Handbuch.</translation>
    </message>
    <message>
        <source>Search the manual (Ctrl+F)</source>
        <translation>Im Handbuch suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>%1 was not opened: the manual opens addresses that begin with https only.</source>
        <translation>%1 wurde nicht geöffnet: Das Handbuch öffnet nur Adressen, die mit https beginnen.</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Search; Down goes to the places found, Esc back to the contents</source>
        <translation>suchen; Ab geht zu den Fundstellen, Esc zurück zum Inhalt</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>From the contents to the page and back</source>
        <translation>vom Inhalt zur Seite und zurück</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Enter</translation>
    </message>
    <message>
        <source>On the page: to the next link, and follow it</source>
        <translation>auf der Seite: zum nächsten Verweis, und ihm folgen</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <source>Back to the page before, forward again</source>
        <translation>zurück zur vorigen Seite, wieder vorwärts</translation>
    </message>
    <message>
        <source>Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>The page before, the next page of the manual</source>
        <translation>vorige, nächste Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Strg++, Strg+−, Strg+0</translation>
    </message>
    <message>
        <source>Larger, smaller, normal size</source>
        <translation>größer, kleiner, normale Größe</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Seite drucken</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Save the whole manual as one web page</source>
        <translation>Das ganze Handbuch als eine Webseite speichern</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Save the manual</source>
        <translation>Handbuch speichern</translation>
    </message>
    <message>
        <source>Manual of Zahlmeister</source>
        <translation>Handbuch zu Zahlmeister</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>The manual was written to %1.</source>
        <translation>Das Handbuch wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The manual can be saved as one web page.</source>
        <translation>Das Handbuch lässt sich als eine Webseite speichern.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MatchesModel</name>
    <message>
        <source>%1 against %2: %3 to %4</source>
        <translation>%1 gegen %2: %3 zu %4</translation>
    </message>
    <message>
        <source>%1 (White) against %2 (Black): %3</source>
        <translation>%1 (Weiß) gegen %2 (Schwarz): %3</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White): %3</source>
        <translation>%1 (Schwarz) gegen %2 (Weiß): %3</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>unbesetzt</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MatchesPane</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Kampf</translation>
    </message>
    <message>
        <source>Current board</source>
        <translation>Aktuelles Brett</translation>
    </message>
    <message>
        <source>Boards of a match that is typed anew</source>
        <translation>Bretterzahl eines neuen Kampfes</translation>
    </message>
    <message>
        <source>Boards on which the home team has White; decides on new pairings, and on who is at home</source>
        <translation>Bretter, an denen die Heimmannschaft Weiß hat; entscheidet über neue Paarungen und darüber, wer Heimrecht hat</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Brett&amp;er</translation>
    </message>
    <message>
        <source>Teams and their lists</source>
        <translation>Mannschaften und ihre Aufstellungen</translation>
    </message>
    <message>
        <source>%1 (home) against %2</source>
        <translation>%1 (Heim) gegen %2</translation>
    </message>
    <message>
        <source>number of the home team, a dash, number of the away team: 1-4</source>
        <translation>Nummer der Heimmannschaft, Strich, Nummer der Gastmannschaft: 1-4</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) belong to no match: a player has no team, or both have the same one.</source>
        <translation>
            <numerusform>%n Partie gehört zu keinem Kampf: Ein Spieler hat keine Mannschaft, oder beide haben dieselbe.</numerusform>
            <numerusform>%n Partien gehören zu keinem Kampf: Ein Spieler hat keine Mannschaft, oder beide haben dieselbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the line: team 1 at home against team 4; Enter pairs all boards</source>
        <translation>in der Zeile: Mannschaft 1 zu Hause gegen Mannschaft 4; Enter paart alle Bretter</translation>
    </message>
    <message>
        <source>the same with the results of the boards, as the home team sees them</source>
        <translation>dasselbe mit den Ergebnissen der Bretter aus Sicht der Heimmannschaft</translation>
    </message>
    <message>
        <source>Down, Esc</source>
        <translation>Ab, Esc</translation>
    </message>
    <message>
        <source>from the line to the boards</source>
        <translation>von der Zeile zu den Brettern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>on a result: back to the line</source>
        <translation>beim Ergebnis: zurück zur Zeile</translation>
    </message>
    <message>
        <source>on a result: home wins, away wins, draw, forfeits, clear; the cursor moves down</source>
        <translation>beim Ergebnis: Heim gewinnt, Gast gewinnt, remis, kampflos, löschen; der Cursor geht nach unten</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>between result and players</source>
        <translation>zwischen Ergebnis und Spielern</translation>
    </message>
    <message>
        <source>Number, Enter</source>
        <translation>Zahl, Enter</translation>
    </message>
    <message>
        <source>on a player: he is away, the others move up, the next of the list comes in</source>
        <translation>beim Spieler: Er fehlt, die anderen rücken auf, der nächste der Aufstellung rückt nach</translation>
    </message>
    <message>
        <source>rare results: 0:0, ½:0, 0:−, −:−</source>
        <translation>seltene Ergebnisse: 0:0, ½:0, 0:−, −:−</translation>
    </message>
    <message>
        <source>Delete, Ctrl+Delete</source>
        <translation>Entf, Strg+Entf</translation>
    </message>
    <message>
        <source>clear the selected results; remove the match</source>
        <translation>markierte Ergebnisse löschen; den Kampf löschen</translation>
    </message>
    <message>
        <source>Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>round before, next round</source>
        <translation>vorige Runde, nächste Runde</translation>
    </message>
    <message>
        <source>No matches yet. Type two teams by their numbers, the home team first: 1-4 and Enter, or 1-4 10½1 with the results of the boards.</source>
        <translation>Noch keine Kämpfe. Die Nummern zweier Mannschaften eingeben, die Heimmannschaft zuerst: 1-4 und Enter, oder 1-4 10½1 mit den Ergebnissen der Bretter.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Type 1-4, or 1-4 10½1 with the results of the boards.</source>
        <translation>„%1“ ist nicht zu verstehen. Erwartet wird 1-4, oder 1-4 10½1 mit den Ergebnissen der Bretter.</translation>
    </message>
    <message>
        <source>Home team &amp;White</source>
        <translation>Heim hat &amp;Weiß</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy; paste a list of such lines, or a whole table</source>
        <translation>kopieren; eine Liste solcher Zeilen oder eine ganze Tabelle einfügen</translation>
    </message>
    <message>
        <source>There are no teams yet. Make it a team tournament in the tournament data (Ctrl+T), then name everybody&apos;s team among the participants (Ctrl+1).</source>
        <translation>Noch keine Mannschaften. In den Turnierdaten (Strg+T) die Art „Mannschaftsturnier (Liga)“ wählen, dann bei den Teilnehmern (Strg+1) zu jedem Spieler seine Mannschaft eintragen.</translation>
    </message>
    <message>
        <source>There are no two teams yet. Name everybody&apos;s team among the participants (Ctrl+1).</source>
        <translation>Noch keine zwei Mannschaften. Bei den Teilnehmern (Strg+1) zu jedem Spieler seine Mannschaft eintragen.</translation>
    </message>
    <message>
        <source>1 home wins · 0 away wins · 5 draw · + − forfeit · on a player: number or name, A away, U nobody</source>
        <extracomment>one line of help above the team matches; the keys stay as they are</extracomment>
        <translation>1 Heimsieg · 0 Gastsieg · 5 remis · + − kampflos · beim Spieler: Nummer oder Name, A fehlt, U unbesetzt</translation>
    </message>
    <message>
        <source>By the schedule: %1. Enter pairs them all from their line-ups; one of them is typed by its numbers, the home team first.</source>
        <translation>Nach dem Spielplan: %1. Enter stellt alle Wettkämpfe nach den Meldungen auf; ein einzelner wird mit seinen Nummern getippt, die gastgebende Mannschaft zuerst.</translation>
    </message>
    <message>
        <source>in the empty line: pairs all matches of the round that the schedule has</source>
        <translation>in der leeren Zeile: stellt alle Wettkämpfe der Runde auf, die im Spielplan stehen</translation>
    </message>
    <message>
        <source>on a player: the one of this number in the team&apos;s line-up plays</source>
        <translation>beim Spieler: Es spielt, wer in der Meldung der Mannschaft diese Nummer hat</translation>
    </message>
    <message>
        <source>Name, Enter</source>
        <translation>Name, Enter</translation>
    </message>
    <message>
        <source>on a player: whose name begins like that plays; F2 first where the name begins with A or U</source>
        <translation>beim Spieler: Es spielt, wessen Name so beginnt; vor einem Namen mit A oder U zuerst F2</translation>
    </message>
    <message>
        <source>on a player: nobody sits there; the opponent has the board by forfeit</source>
        <translation>beim Spieler: Das Brett ist unbesetzt; der Gegner hat es kampflos gewonnen</translation>
    </message>
    <message>
        <source>on a result: exchange the colours</source>
        <translation>beim Ergebnis: die Farben tauschen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>with a name that nobody of the team has: on to the persons of the lists; Enter makes the chosen one a player of the team</source>
        <translation>bei einem Namen, den niemand aus der Mannschaft hat: weiter zu den Personen der Listen; Enter macht die gewählte zum Spieler der Mannschaft</translation>
    </message>
    <message>
        <source>%1 against %2 on %3</source>
        <extracomment>a match is put on another day: two teams, day</extracomment>
        <translation>%1 gegen %2 am %3</translation>
    </message>
    <message>
        <source>2027-03-12</source>
        <extracomment>a day as it is typed</extracomment>
        <translation>12.3.2027</translation>
    </message>
    <message>
        <source>puts the match on another day, with its games</source>
        <translation>legt den Kampf auf einen anderen Tag, mit seinen Partien</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MatchesView</name>
    <message>
        <source>Team matches of the round</source>
        <translation>Mannschaftskämpfe der Runde</translation>
    </message>
    <message>
        <source>&amp;Away: the others move up</source>
        <translation>Fe&amp;hlt: Die anderen rücken auf</translation>
    </message>
    <message>
        <source>&amp;Exchange colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Remove the match</source>
        <translation>Kampf l&amp;öschen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Nobody sits there on one side. Type the number or the name of a player there first.</source>
        <translation>Dort ist eine Seite unbesetzt. Tippen Sie dort zuerst Nummer oder Namen eines Spielers.</translation>
    </message>
    <message>
        <source>“%1” means several: %2. Type more of the name.</source>
        <translation>„%1“ passt auf mehrere: %2. Tippen Sie mehr vom Namen.</translation>
    </message>
    <message>
        <source>“%1” begins neither a number nor a name. Type the player&apos;s number in the line-up or his name; A: he is away and the others move up; U: nobody sits there.</source>
        <translation>Mit „%1“ beginnt weder eine Nummer noch ein Name. Tippen Sie die Nummer des Spielers in der Meldung oder seinen Namen; A: Er fehlt und die anderen rücken auf; U: Das Brett ist unbesetzt.</translation>
    </message>
    <message>
        <source>&amp;Unmanned: nobody sits there</source>
        <translation>&amp;Unbesetzt: Niemand sitzt dort</translation>
    </message>
    <message>
        <source>&amp;Find by name</source>
        <translation>Nach dem &amp;Namen suchen</translation>
    </message>
    <message>
        <source>Nobody is called “%1”, neither in the line-up of %2 nor elsewhere in the tournament. Down chooses somebody from the lists.</source>
        <translation>„%1“ heißt niemand, weder in der Meldung von %2 noch sonst im Turnier. Mit der Taste Ab jemanden aus den Listen wählen.</translation>
    </message>
    <message>
        <source>Nobody is called “%1”, neither in the line-up of %2 nor elsewhere in the tournament or in the lists. Add him among the participants (Ctrl+1) first.</source>
        <translation>„%1“ heißt niemand, weder in der Meldung von %2 noch sonst im Turnier oder in den Listen. Tragen Sie ihn zuerst unter den Teilnehmern ein (Strg+1).</translation>
    </message>
    <message>
        <source>Put the match on another da&amp;y…</source>
        <translation>Kampf auf einen anderen &amp;Tag legen…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MembershipsModel</name>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>no club</source>
        <translation>kein Verein</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Membership</source>
        <translation>Mitgliedschaft</translation>
    </message>
    <message>
        <source>First tournament</source>
        <translation>Erstes Turnier</translation>
    </message>
    <message>
        <source>Last tournament</source>
        <translation>Letztes Turnier</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Einzelheiten der Nachricht</translation>
    </message>
    <message>
        <source>Close message (Esc)</source>
        <translation>Nachricht schließen (Esc)</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Nachricht schließen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::NameSuggestions</name>
    <message>
        <source>Persons of the lists</source>
        <translation>Personen aus den Listen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::NamingWindow</name>
    <message>
        <source>Note &amp;objection</source>
        <translation>&amp;Widerspruch vermerken</translation>
    </message>
    <message>
        <source>Make &amp;anonymous</source>
        <translation>&amp;Anonymisieren</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Naming in publications</source>
        <translation>Nennung in Veröffentlichungen</translation>
    </message>
    <message>
        <source>such as: letter of 20 November</source>
        <translation>zum Beispiel: Brief vom 20. November</translation>
    </message>
    <message>
        <source>The person is in no list and nowhere named (6.5)</source>
        <translation>Die Person steht in keiner Liste und wird nirgends genannt (6.5)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Begründung</translation>
    </message>
    <message>
        <source>Nobody has taken part in a tournament that can be evaluated.</source>
        <translation>Noch niemand hat an einem Turnier teilgenommen, das ausgewertet werden kann.</translation>
    </message>
    <message>
        <source>Only who is no member, or none any more, may be made anonymous (4.1.1)</source>
        <translation>Nur wer kein Mitglied oder keines mehr ist, darf anonymisiert werden (4.1.1)</translation>
    </message>
    <message>
        <source>The person&apos;s games stay, the name goes (4.1.1)</source>
        <translation>Die Partien bleiben, der Name verschwindet (4.1.1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 is not published any more.</source>
        <translation>%1 wird nicht mehr veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 is anonymous.</source>
        <translation>%1 ist anonymisiert.</translation>
    </message>
    <message>
        <source>%1 may be named again.</source>
        <translation>%1 darf wieder genannt werden.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::Navigator</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>The tournaments of the work file (Ctrl+Shift+B)</source>
        <translation>Die Turniere der Arbeitsdatei (Strg+Umschalt+B)</translation>
    </message>
    <message>
        <source>Everybody who ever took part (Ctrl+Shift+K)</source>
        <translation>Alle, die je teilgenommen haben (Strg+Umschalt+K)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::NextGamePanel</name>
    <message>
        <source>Rating of the next opponent</source>
        <translation>Wertungszahl des nächsten Gegners</translation>
    </message>
    <message>
        <source>&amp;Next game against</source>
        <translation>&amp;Nächste Partie gegen</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Type a rating to see what each result would bring.</source>
        <translation>Wertungszahl eingeben und sehen, was jedes Ergebnis brächte.</translation>
    </message>
    <message>
        <source>Even with this game there are not enough games for a first rating.</source>
        <translation>Auch mit dieser Partie reicht es noch nicht für eine Erst-DWZ.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::NumberField</name>
    <message>
        <source>%1 “%2”: expected is a whole number from %3 to %4.</source>
        <translation>%1 „%2“: Erwartet wird eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 “%2”: expected is a number from %3 to %4.</source>
        <translation>%1 „%2“: Erwartet wird eine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 “%2”: expected are points from %3 to %4, such as 3½.</source>
        <translation>%1 „%2“: Erwartet werden Punkte von %3 bis %4, etwa 3½.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::OfficialDialog</name>
    <message>
        <source>Compare with the official result</source>
        <translation>Mit der offiziellen Auswertung vergleichen</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste a table that was copied from the web page (Ctrl+V)</source>
        <translation>Eine aus der Webseite kopierte Tabelle einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Show &amp;all players</source>
        <translation>&amp;Alle Spieler zeigen</translation>
    </message>
    <message>
        <source>Copy the a&amp;nswer</source>
        <translation>A&amp;ntwort kopieren</translation>
    </message>
    <message>
        <source>Copy an answer to a complaint of the chosen player (Ctrl+C)</source>
        <translation>Antwort auf eine Reklamation des gewählten Spielers kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Players and their deviations</source>
        <translation>Spieler und ihre Abweichungen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Probable cause</source>
        <translation>Wahrscheinliche Ursache</translation>
    </message>
    <message>
        <source>Deviations and derivation of the chosen player</source>
        <translation>Abweichungen und Rechenweg des gewählten Spielers</translation>
    </message>
    <message>
        <source>Official evaluations (*.json *.csv *.txt *.html *.htm)</source>
        <translation>Offizielle Auswertungen (*.json *.csv *.txt *.html *.htm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Expected is the portal&apos;s JSON, a spreadsheet or a table with heads such as “Name” and “DWZ new”.</source>
        <translation>Erwartet wird die JSON-Datei des Wertungsportals, eine CSV-Datei oder eine Tabelle mit Spaltenköpfen wie „Name“ und „DWZ neu“.</translation>
    </message>
    <message>
        <source>Open the evaluation of the portal, or copy its table from the web page and paste it here. Every number that differs is listed with its probable cause.</source>
        <translation>Die Auswertung des Wertungsportals öffnen oder ihre Tabelle aus der Webseite kopieren und hier einfügen. Jede abweichende Zahl wird mit der wahrscheinlichen Ursache aufgeführt.</translation>
    </message>
    <message>
        <source>The official evaluation agrees in all numbers.</source>
        <translation>Die offizielle Auswertung stimmt in allen Zahlen überein.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) deviate.</source>
        <translation>
            <numerusform>Bei einem Spieler gibt es Abweichungen.</numerusform>
            <numerusform>Bei %n Spielern gibt es Abweichungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>deviates</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Open an official evaluation</source>
        <translation>Eine offizielle Auswertung öffnen</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Strg+V</translation>
    </message>
    <message>
        <source>Paste a table from the web page</source>
        <translation>Eine Tabelle aus der Webseite einfügen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Previous or next player</source>
        <translation>Voriger oder nächster Spieler</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Copy the answer to a complaint</source>
        <translation>Die Antwort auf eine Reklamation kopieren</translation>
    </message>
    <message>
        <source>Nobody deviates. “Show all players” lists those who agree, too.</source>
        <translation>Keine Abweichung. „Alle Spieler zeigen“ listet auch die übrigen auf.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::OpponentsModel</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rating today</source>
        <translation>Heutiger Stand</translation>
    </message>
    <message>
        <source>Points / games</source>
        <translation>Punkte / Partien</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Gewonnen, remis, verloren</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Last game</source>
        <translation>Letzte Partie</translation>
    </message>
    <message>
        <source>%1 (not to be named)</source>
        <extracomment>a player who objected or is anonymous; only the referee sees his name</extracomment>
        <translation>%1 (nicht nennen)</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>ohne Namen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::OverrideReasons</name>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Reason, printed on the evaluation sheet</source>
        <translation>Begründung, steht auf dem Auswertungsbogen</translation>
    </message>
    <message>
        <source>%3: &amp;why rating %1 instead of %2?</source>
        <translation>%3: &amp;Warum Wertungszahl %1 statt %2?</translation>
    </message>
    <message>
        <source>%3: &amp;why index %1 instead of %2?</source>
        <translation>%3: &amp;Warum Index %1 statt %2?</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PairingsPane</name>
    <message numerus="yes">
        <source>%n line(s) pasted</source>
        <translation>
            <numerusform>%n Zeile eingefügt</numerusform>
            <numerusform>%n Zeilen eingefügt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParameterModel</name>
    <message>
        <source>Parameter</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not understood. %n number(s) are expected, with blanks between them.</source>
        <translation>
            <numerusform>„%1“ ist nicht zu verstehen. Erwartet wird %n Zahl.</numerusform>
            <numerusform>„%1“ ist nicht zu verstehen. Erwartet werden %n Zahlen mit Leerzeichen dazwischen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PartDialog</name>
    <message>
        <source>Part</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Part the tournament</source>
        <translation>Turnier teilen</translation>
    </message>
    <message>
        <source>at breaks</source>
        <translation>an Unterbrechungen</translation>
    </message>
    <message>
        <source>after a round</source>
        <translation>nach einer Runde</translation>
    </message>
    <message>
        <source>into groups that have no game against each other</source>
        <translation>in Gruppen, die nicht gegeneinander spielen</translation>
    </message>
    <message>
        <source>Breaks; Space ticks or unticks one</source>
        <translation>Unterbrechungen; die Leertaste wählt eine aus oder ab</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) from %1 to %2</source>
        <translation>
            <numerusform>%n&#xa0;Tag vom %1 bis %2</numerusform>
            <numerusform>%n&#xa0;Tage vom %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Last round of the first part</source>
        <translation>&amp;Letzte Runde des ersten Teils</translation>
    </message>
    <message>
        <source>What comes out</source>
        <translation>Was herauskommt</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>This parts nothing.</source>
        <translation>So wird nichts geteilt.</translation>
    </message>
    <message>
        <source>The tournament goes to the waste basket; its parts take its place.</source>
        <translation>Das Turnier kommt in den Papierkorb; seine Teile treten an seine Stelle.</translation>
    </message>
    <message>
        <source>Enter the end dates that are not known: without them a part is not rated.</source>
        <translation>Die unbekannten Enddaten bitte eintragen: Ohne sie wird ein Teil nicht gewertet.</translation>
    </message>
    <message>
        <source>One sea&amp;son: the table goes through all parts</source>
        <translation>Eine S&amp;aison: Die Tabelle zählt alle Teile</translation>
    </message>
    <message numerus="yes">
        <source>Only %n day(s) lie between two parts: a season is rated in parts only after a break of generally more than eight weeks (WO 2.2.2); else its reports become one tournament (WO 4.2.4.3).</source>
        <translation>
            <numerusform>Zwischen zwei Teilen liegt nur %n Tag: Eine Saison wird nur nach einer Unterbrechung von in der Regel mehr als acht Wochen in Teilen gewertet (WO 2.2.2), sonst werden ihre Meldungen ein Turnier (WO 4.2.4.3).</numerusform>
            <numerusform>Zwischen zwei Teilen liegen nur %n Tage: Eine Saison wird nur nach einer Unterbrechung von in der Regel mehr als acht Wochen in Teilen gewertet (WO 2.2.2), sonst werden ihre Meldungen ein Turnier (WO 4.2.4.3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantCard</name>
    <message>
        <source>Last results</source>
        <translation>Letzte Ergebnisse</translation>
    </message>
    <message>
        <source>Current player</source>
        <translation>Aktueller Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>points of so many games</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>what a system calls a rating, old and new rating</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>ohne Wertungszahl</translation>
    </message>
    <message>
        <source>%1 − %2 = %3; %4 = %5</source>
        <extracomment>points in games that count, expected points, their difference, symbol and value of the factor</extracomment>
        <translation>%1 − %2 = %3; %4 = %5</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantColumns</name>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>As the &amp;tournament needs them</source>
        <translation>Wie sie das &amp;Turnier braucht</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantFields</name>
    <message>
        <source>“%1” is no number of a participant. Expected is 1 to 99999.</source>
        <translation>„%1“ ist keine Teilnehmernummer. Erwartet wird 1 bis 99999.</translation>
    </message>
    <message>
        <source>“%1” is no name. Expected is “Surname, Forename”.</source>
        <translation>„%1“ ist kein Name. Erwartet wird „Name, Vorname“.</translation>
    </message>
    <message>
        <source>“%1” is no year or date of birth. Expected is 1986 or 03.05.1986.</source>
        <translation>„%1“ ist kein Geburtsjahr oder Geburtsdatum. Erwartet wird 1986 oder 03.05.1986.</translation>
    </message>
    <message>
        <source>“%1” is no sex. Expected is m or f.</source>
        <translation>„%1“ ist kein Geschlecht. Erwartet wird m oder w.</translation>
    </message>
    <message>
        <source>“%1” is no VKZ. Expected are five letters and digits, such as 40023.</source>
        <translation>„%1“ ist keine VKZ. Erwartet werden fünf Zeichen, Buchstaben und Ziffern, etwa 40023.</translation>
    </message>
    <message>
        <source>“%1” is no member number. Expected is 1 to 99999.</source>
        <translation>„%1“ ist keine Mitgliedsnummer. Erwartet wird 1 bis 99999.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no. Expected is y or n.</source>
        <translation>„%1“ ist weder ja noch nein. Erwartet wird j oder n.</translation>
    </message>
    <message>
        <source>“%1” is no rating. Expected is 1640, or 1640-3 with its index.</source>
        <translation>„%1“ ist keine Wertungszahl. Erwartet wird 1640 oder mit Index 1640-3.</translation>
    </message>
    <message>
        <source>“%1” is no index. Expected is 0 to 9999.</source>
        <translation>„%1“ ist kein Index. Erwartet wird 0 bis 9999.</translation>
    </message>
    <message>
        <source>“%1” is no source of a rating. Expected is DWZ, FIDE or national.</source>
        <translation>„%1“ ist keine Herkunft einer Wertungszahl. Erwartet wird DWZ, FIDE oder national.</translation>
    </message>
    <message>
        <source>Game %1, “%2”, cannot be read. Expected are the opponent&apos;s rating, 1, 0 or ½, and the date: 1500 0 01.03.2026.</source>
        <translation>Partie %1, „%2“, ist nicht zu verstehen. Erwartet werden Wertungszahl des Gegners, 1, 0 oder ½ und Datum: 1500 0 01.03.2026.</translation>
    </message>
    <message>
        <source>national</source>
        <extracomment>source of a rating: a foreign federation</extracomment>
        <translation>national</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschl.</translation>
    </message>
    <message>
        <source>VKZ</source>
        <translation>VKZ</translation>
    </message>
    <message>
        <source>Member no.</source>
        <translation>Mgl.-Nr.</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Old rating</source>
        <translation>DWZ alt</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Number in the crosstable, 1 to 99999; the games follow when it changes</source>
        <translation>Nummer in der Kreuztabelle, 1 bis 99999; die Partien ziehen mit, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>Surname, Forename</source>
        <translation>Name, Vorname</translation>
    </message>
    <message>
        <source>Year or date of birth: 1986 or 03.05.1986</source>
        <translation>Geburtsjahr oder Geburtsdatum: 1986 oder 03.05.1986</translation>
    </message>
    <message>
        <source>m or f</source>
        <translation>m oder w</translation>
    </message>
    <message>
        <source>Number of the club, five letters and digits; who has one counts as a member</source>
        <translation>Vereinskennziffer, fünf Zeichen, Buchstaben und Ziffern; wer eine hat, gilt als Mitglied</translation>
    </message>
    <message>
        <source>Number of the member within the club</source>
        <translation>Mitgliedsnummer im Verein</translation>
    </message>
    <message>
        <source>Member of a club of the federation at the end of the tournament; space changes it. Nothing is recorded for others.</source>
        <translation>Mitglied eines DSB-Vereins am Turnierende; die Leertaste ändert es. Für andere wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>How many evaluations the DWZ rests on</source>
        <translation>Auf wie vielen Auswertungen die DWZ beruht</translation>
    </message>
    <message>
        <source>Where the rating comes from: DWZ, FIDE or national</source>
        <translation>Woher die Wertungszahl kommt: DWZ, FIDE oder national</translation>
    </message>
    <message>
        <source>Earlier games of an unrated player against rated opponents; F2 opens the list</source>
        <translation>Frühere Partien eines Spielers ohne Wertungszahl gegen gewertete Gegner; F2 öffnet die Liste</translation>
    </message>
    <message>
        <source>A chess computer: games against it do not count; space changes it</source>
        <translation>Schachcomputer: Partien gegen ihn zählen nicht; die Leertaste ändert es</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>sex of a player, one letter: male, female</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>f</source>
        <translation>w</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>R_0, the rating before the tournament; 1640-3 is a rating with its index, &lt;=125 an Ingo number “or better”, &gt;=175 “or worse”</source>
        <translation>R_0, die Wertungszahl vor dem Turnier; 1640-3 ist eine Zahl mit ihrem Index, &lt;=125 eine Ingozahl „oder besser“, &gt;=175 „oder schlechter“</translation>
    </message>
    <message>
        <source>“%1” is no place in a team&apos;s list. Expected is 1 to 999.</source>
        <translation>„%1“ ist kein Platz in einer Mannschaftsaufstellung. Erwartet wird 1 bis 999.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Name of the team, the same for all its players; &quot; takes it from the line above</source>
        <translation>Name der Mannschaft, derselbe für alle ihre Spieler; das Zeichen &quot; übernimmt ihn aus der Zeile darüber</translation>
    </message>
    <message>
        <source>Place in the team&apos;s list, 1 to 999; substitutes too</source>
        <translation>Platz in der Mannschaftsaufstellung, 1 bis 999; auch für Ersatzspieler</translation>
    </message>
    <message>
        <source>“%1” is no end of a membership. Expected is a day: 30.06.2024.</source>
        <translation>„%1“ ist kein Ende einer Mitgliedschaft. Erwartet wird ein Tag: 30.06.2024.</translation>
    </message>
    <message>
        <source>Member until</source>
        <translation>Mitglied bis</translation>
    </message>
    <message>
        <source>Last day of the last membership of a former member: 30.06.2024</source>
        <translation>Letzter Tag der letzten Mitgliedschaft eines ehemaligen Mitglieds: 30.06.2024</translation>
    </message>
    <message>
        <source>“%1” is no country. Expected are three letters of FIDE, such as AUT.</source>
        <translation>„%1“ ist kein Land. Erwartet werden drei Buchstaben der FIDE, etwa AUT.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>FIDE&apos;s three letters of the country, such as AUT, of a player from abroad</source>
        <translation>Land eines Spielers aus dem Ausland, drei Buchstaben der FIDE, etwa AUT</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Number of the player at FIDE; with the person of a list it comes by itself</source>
        <translation>Nummer des Spielers bei der FIDE; mit der Person aus einer Liste kommt sie von selbst</translation>
    </message>
    <message>
        <source>“%1” is no FIDE ID. Expected is a number of 1 to 9 digits.</source>
        <translation>„%1“ ist keine FIDE-ID. Erwartet wird eine Zahl mit 1 bis 9 Ziffern.</translation>
    </message>
    <message>
        <source>%1 is after the end of the tournament (%2): nobody who played in it was born then.</source>
        <translation>%1 liegt nach dem Ende des Turniers (%2).</translation>
    </message>
    <message>
        <source>%1 is in the future: nobody was born then.</source>
        <translation>%1 liegt in der Zukunft.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo of the FIDE&apos;s list of the first day, beside the DWZ; with the person of a list it comes by itself</source>
        <translation>Elo der FIDE-Liste des ersten Tages, neben der DWZ; mit der Person einer Liste kommt sie von selbst</translation>
    </message>
    <message>
        <source>“%1” is no Elo. Expected is a number from 1000 to 3000.</source>
        <translation>„%1“ ist keine Elo. Erwartet wird eine Zahl von 1000 bis 3000.</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Coefficient K of the FIDE&apos;s list; empty: by rating and age (FIDE B.02, 8.3.3)</source>
        <translation>Koeffizient K der FIDE-Liste; leer: nach Zahl und Alter (FIDE B.02, 8.3.3)</translation>
    </message>
    <message>
        <source>“%1” is no K. Expected is 10, 20 or 40.</source>
        <translation>„%1“ ist kein K. Erwartet wird 10, 20 oder 40.</translation>
    </message>
    <message>
        <source>Elo later</source>
        <translation>Elo später</translation>
    </message>
    <message>
        <source>Elo of the FIDE&apos;s lists of later months, where the Elo is evaluated month by month: first day, Elo, K where it is known, such as 01.11.2026 1830 20; a dash where he is on no list</source>
        <translation>Elo der FIDE-Listen der späteren Monate, wenn die Elo Monat für Monat ausgewertet wird: erster Tag, Elo und K, wenn es bekannt ist, etwa 01.11.2026 1830 20; ein Strich, wenn er in keiner Liste steht</translation>
    </message>
    <message>
        <source>“%1” is no Elo of months. Expected is the first day of a month and a number from 1000 to 3000: 01.11.2026 1830; 01.12.2026 1845.</source>
        <translation>„%1“ ist keine Elo nach Monaten. Erwartet werden der erste Tag eines Monats und eine Zahl von 1000 bis 3000: 01.11.2026 1830; 01.12.2026 1845.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsModel</name>
    <message>
        <source>Number %1 belongs to %2 already.</source>
        <translation>Die Nummer %1 hat schon %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>name of a participant, head of the column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>New participant</source>
        <translation>Neuer Teilnehmer</translation>
    </message>
    <message>
        <source>There is no team in the row above that “&quot;” could repeat.</source>
        <translation>In der Zeile darüber steht keine Mannschaft, die das Zeichen &quot; wiederholen könnte.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsPage</name>
    <message>
        <source>No participants yet. Type the first name into the empty row, or paste a list of names from the clipboard.</source>
        <translation>Noch keine Teilnehmer. Den ersten Namen in die leere Zeile tippen oder eine Namensliste aus der Zwischenablage einfügen.</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>write into the field</source>
        <translation>in das Feld schreiben</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Enter</translation>
    </message>
    <message>
        <source>take the field and go on: to the right, downwards</source>
        <translation>das Feld übernehmen und weitergehen: nach rechts, nach unten</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>change the text of the field; open the list of carry-over games</source>
        <translation>den Text des Feldes ändern; die Liste der Restpartien öffnen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave the field as it was</source>
        <translation>das Feld lassen, wie es war</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>member or not, computer or not</source>
        <translation>Mitglied oder nicht, Computer oder nicht</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>empty the selected fields</source>
        <translation>die markierten Felder leeren</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>select the whole row; Delete then removes the participant with his games</source>
        <translation>die ganze Zeile markieren; Entf löscht dann die Teilnehmer mit ihren Partien</translation>
    </message>
    <message>
        <source>Ctrl+Delete</source>
        <translation>Strg+Entf</translation>
    </message>
    <message>
        <source>remove the participants of the selected fields with their games</source>
        <translation>die Teilnehmer der markierten Felder mit ihren Partien löschen</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy, paste as text; a list of names adds participants</source>
        <translation>als Text kopieren, einfügen; eine Namensliste fügt Teilnehmer hinzu</translation>
    </message>
    <message>
        <source>&amp;Identify participants…</source>
        <translation>&amp;Personen zuordnen…</translation>
    </message>
    <message>
        <source>Look every name up in the rating lists (Ctrl+I); F4 for the current one</source>
        <translation>Jeden Namen in den Wertungslisten nachschlagen (Strg+I); F4 für den aktuellen</translation>
    </message>
    <message>
        <source>There is no rating list yet (Ctrl+L imports one)</source>
        <translation>Es gibt noch keine Wertungsliste (Strg+L liest eine ein)</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>decide who the participant is; Ctrl+I for all of them</source>
        <translation>entscheiden, wer der Teilnehmer ist; Strg+I für alle</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>take the field above; the selected fields take what the first of them has</source>
        <translation>wie das Feld darüber; mehrere markierte Felder werden wie das erste</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Strg++, Strg+−, Strg+0</translation>
    </message>
    <message>
        <source>larger, smaller, normal size; also Ctrl and the mouse wheel</source>
        <translation>größer, kleiner, normal; auch Strg und Mausrad</translation>
    </message>
    <message>
        <source>Alt+W</source>
        <translation>Alt+W</translation>
    </message>
    <message>
        <source>say why a rating differs from the list&apos;s; Escape: later</source>
        <translation>begründen, warum eine Wertungszahl von der Liste abweicht; Esc: später</translation>
    </message>
    <message>
        <source>Every name has a number beside it. What is it?</source>
        <translation>Neben jedem Namen steht eine Zahl. Was ist sie?</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>We&amp;rtungszahl</translation>
    </message>
    <message>
        <source>&amp;Year of birth</source>
        <translation>&amp;Geburtsjahr</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) removed, with their games.</source>
        <translation>
            <numerusform>%n Teilnehmer mit seinen Partien gelöscht.</numerusform>
            <numerusform>%n Teilnehmer mit ihren Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsPaste</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 has the number %2; a number is changed in its own cell only.</source>
        <translation>%1 hat die Nummer %2; eine Nummer lässt sich nur in ihrem eigenen Feld ändern.</translation>
    </message>
    <message>
        <source>Number %1 is taken already.</source>
        <translation>Die Nummer %1 ist schon vergeben.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsView</name>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer &amp;löschen</numerusform>
            <numerusform>%n Teilnehmer &amp;löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Identify…</source>
        <translation>&amp;Zuordnen…</translation>
    </message>
    <message>
        <source>&amp;Fit the column widths</source>
        <translation>Spaltenbreiten an&amp;passen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipationsModel</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Entry from</source>
        <translation>Herkunft</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PastePlan</name>
    <message>
        <source>Lines of the text: %1, but rows of the table from here on: %2.</source>
        <translation>Zeilen des Textes: %1, Zeilen der Tabelle ab hier aber: %2.</translation>
    </message>
    <message>
        <source>Nothing was pasted.</source>
        <translation>Es wurde nichts eingefügt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere Stelle</numerusform>
            <numerusform>und %n weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has more columns (%1) than the table has from here on (%2).</source>
        <translation>Der Text hat mehr Spalten (%1), als die Tabelle von hier an hat (%2).</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PersonChoice</name>
    <message>
        <source>Name, club or ID</source>
        <translation>Name, Verein oder ID</translation>
    </message>
    <message>
        <source>Nobody of that name took part in a tournament or was entered by hand.</source>
        <translation>Niemand dieses Namens hat an einem Turnier teilgenommen oder ist von Hand eingegeben.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PersonDialog</name>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Other player</source>
        <translation>&amp;Anderer Spieler</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Andere Spieler</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>Merge &amp;with…</source>
        <translation>Zusammenführen &amp;mit…</translation>
    </message>
    <message>
        <source>P&amp;art</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>&amp;Decided before</source>
        <translation>&amp;Frühere Entscheidungen</translation>
    </message>
    <message>
        <source>such as: married in 2026, as the club confirms</source>
        <translation>etwa: 2026 geheiratet, vom Verein bestätigt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Participations of the player</source>
        <translation>Teilnahmen des Spielers</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Bitte oben einen Spieler wählen.</translation>
    </message>
    <message>
        <source>Tick the tournaments in which somebody else took part.</source>
        <translation>Turniere ankreuzen, an denen jemand anders teilgenommen hat.</translation>
    </message>
    <message>
        <source>Decisions about players</source>
        <translation>Entscheidungen über Spieler</translation>
    </message>
    <message>
        <source>Nothing was decided about players yet.</source>
        <translation>Über Spieler wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Both took part in the same tournament, so they are two: %1.</source>
        <translation>Beide haben am selben Turnier teilgenommen, also sind es zwei: %1.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Bitte zwei verschiedene Spieler wählen.</translation>
    </message>
    <message>
        <source>Tick some of the tournaments, but not all.</source>
        <translation>Bitte einige der Turniere ankreuzen, aber nicht alle.</translation>
    </message>
    <message>
        <source>Computing what would change…</source>
        <translation>Auswirkung wird berechnet…</translation>
    </message>
    <message>
        <source>No rating changes by that.</source>
        <translation>Dadurch ändert sich keine Wertungszahl.</translation>
    </message>
    <message>
        <source>What follows from it when the chain is computed anew: %1</source>
        <translation>Was daraus im Berechnungslauf folgt: %1</translation>
    </message>
    <message>
        <source>Pa&amp;rt</source>
        <translation>T&amp;rennen</translation>
    </message>
    <message>
        <source>The two players are one now.</source>
        <translation>Die beiden Spieler sind jetzt einer.</translation>
    </message>
    <message>
        <source>The player was parted into two.</source>
        <translation>Der Spieler wurde in zwei getrennt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The decision was taken back.</source>
        <translation>Die Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Nothing was changed: one player would sit twice in the same tournament: %1.</source>
        <translation>Nichts wurde geändert: Ein Spieler säße im selben Turnier zweimal: %1.</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>Frag&amp;en</translation>
    </message>
    <message>
        <source>Questions about players and their entries</source>
        <translation>Fragen zu Spielern und den Zahlen, mit denen sie beginnen</translation>
    </message>
    <message>
        <source>There is nothing to be asked.</source>
        <translation>Es ist nichts zu fragen.</translation>
    </message>
    <message>
        <source>Enter chooses the player: merge, part, or correct the entry.</source>
        <translation>Enter wählt den Spieler: zusammenführen, trennen oder seine Zahlen berichtigen.</translation>
    </message>
    <message>
        <source>&amp;Questions (%1)</source>
        <translation>Frag&amp;en (%1)</translation>
    </message>
    <message>
        <source>&amp;New person…</source>
        <translation>Neue Pers&amp;on…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Än&amp;dern…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>E&amp;ntfernen</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <translation>%1 ist schon eingegeben.</translation>
    </message>
    <message>
        <source>%1 is the player of the tournaments: of both ratings the one with the higher index is offered.</source>
        <translation>%1 ist der Spieler der Turniere: Vorgeschlagen wird die Wertungszahl mit dem höheren Index.</translation>
    </message>
    <message>
        <source>%1 was entered.</source>
        <translation>%1 wurde eingegeben.</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>%1 wurde geändert.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Their IDs differ, so they are two: %1 and %2.</source>
        <translation>Die IDs sind verschieden, also sind es zwei: %1 und %2.</translation>
    </message>
    <message>
        <source>Their years of birth differ, so they are two: %1 and %2.</source>
        <translation>Die Geburtsjahre sind verschieden, also sind es zwei: %1 und %2.</translation>
    </message>
    <message>
        <source>One of them is the junior, so they are two: %1 and %2.</source>
        <translation>Einer von ihnen ist der Junior, also sind es zwei: %1 und %2.</translation>
    </message>
    <message>
        <source>What was entered of %1 gets name, club, ID and year of birth of %2.</source>
        <translation>Die Eingabe zu %1 bekommt Name, Verein, ID und Geburtsjahr von %2.</translation>
    </message>
    <message>
        <source>No ID, year of birth or club is known by which %1 and %2 could be one.</source>
        <translation>Es fehlen ID, Geburtsjahr und Verein, an denen zu erkennen wäre, dass %1 und %2 einer sind.</translation>
    </message>
    <message>
        <source>What both players played, by days</source>
        <translation>Was beide gespielt haben, nach Tagen</translation>
    </message>
    <message>
        <source>Choose the other player: what both of them played then stands here side by side.</source>
        <translation>Wählen Sie den anderen Spieler: Dann steht hier nebeneinander, was beide gespielt haben.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PersonListModel</name>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message>
        <source>last %1</source>
        <translation>zuletzt %1</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PersonsPane</name>
    <message>
        <source>Search players</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Name, club or ID (Ctrl+Shift+F)</source>
        <translation>Name, Verein oder ID (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tournaments read</source>
        <translation>Gelesene Turniere</translation>
    </message>
    <message>
        <source>Reading the chronicle: %1 of %2</source>
        <translation>Die Chronik wird gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Nobody has this in name, club or ID.</source>
        <translation>Niemand hat das in Name, Verein oder ID.</translation>
    </message>
    <message>
        <source>Nobody yet. Whoever takes part in a tournament with an end date stands here.</source>
        <translation>Noch niemand. Wer an einem Turnier mit Enddatum teilnimmt, steht hier.</translation>
    </message>
    <message>
        <source>The chronicle is being read.</source>
        <translation>Die Chronik wird gelesen.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the player card</source>
        <translation>Die Karteikarte öffnen</translation>
    </message>
    <message>
        <source>Down in the search field</source>
        <translation>Ab im Suchfeld</translation>
    </message>
    <message>
        <source>Go to the first player found</source>
        <translation>Zum ersten gefundenen Spieler gehen</translation>
    </message>
    <message>
        <source>The archive is being asked.</source>
        <translation>Das Archiv wird gefragt.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerCardPage</name>
    <message>
        <source>Parts of the player card</source>
        <translation>Teile der Karteikarte</translation>
    </message>
    <message>
        <source>Between the tournaments</source>
        <translation>Zwischen den Turnieren</translation>
    </message>
    <message>
        <source>Nothing happened between his tournaments.</source>
        <translation>Zwischen den Turnieren ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Carry-over games</source>
        <translation>Restpartien</translation>
    </message>
    <message>
        <source>He never had carry-over games.</source>
        <translation>Es gab keine Restpartien.</translation>
    </message>
    <message>
        <source>&amp;Between the tournaments</source>
        <translation>&amp;Zwischen den Turnieren</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>No game of his counts yet.</source>
        <translation>Noch keine Partie zählt.</translation>
    </message>
    <message>
        <source>O&amp;pponents</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Memberships</source>
        <translation>Mitgliedschaften</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>To the tournament, or to the start page (Esc)</source>
        <translation>Zum Turnier oder zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>nach Datum</translation>
    </message>
    <message>
        <source>by evaluation</source>
        <translation>nach Auswertung</translation>
    </message>
    <message>
        <source>Order of the chart</source>
        <translation>Einteilung des Diagramms</translation>
    </message>
    <message>
        <source>The chart by the days of the tournaments, or one step for each</source>
        <translation>Nach den Tagen der Turniere oder eine gleich breite Stufe je Auswertung</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Perfor&amp;mance</source>
        <translation>Turnier&amp;leistung</translation>
    </message>
    <message>
        <source>Today&apos;s &amp;level</source>
        <translation>Heutige S&amp;kala</translation>
    </message>
    <message>
        <source>Ratings before a conversion on the level behind it, dotted</source>
        <translation>Wertungszahlen vor einer Umstellung auf der Skala danach, gepunktet</translation>
    </message>
    <message>
        <source>“%1” was written.</source>
        <translation>„%1“ wurde geschrieben.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>Das Turnier öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>peak %1 on %2</source>
        <translation>Höchststand %1 am %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the tournament, or to the start page</source>
        <translation>Zurück zum Turnier oder zur Startseite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Open the tournament at this player, or the opponent&apos;s card</source>
        <translation>Das Turnier bei diesem Spieler öffnen, oder die Karteikarte des Gegners</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Strg+Tab</translation>
    </message>
    <message>
        <source>Go to the next part of the card</source>
        <translation>Zum nächsten Teil der Karteikarte gehen</translation>
    </message>
    <message>
        <source>Why otherwise than before</source>
        <translation>Warum anders als früher</translation>
    </message>
    <message>
        <source>converted from %1 (Annex 4)</source>
        <translation>umgerechnet aus %1 (Anhang 4)</translation>
    </message>
    <message>
        <source>%1 has expired</source>
        <translation>%1 ist verfallen</translation>
    </message>
    <message>
        <source>Games against him</source>
        <translation>Partien gegen ihn</translation>
    </message>
    <message>
        <source>Games of this sum</source>
        <translation>Partien dieser Summe</translation>
    </message>
    <message>
        <source>Choose a sum above.</source>
        <translation>Oben eine Summe wählen.</translation>
    </message>
    <message>
        <source>Ask the number why; from a sum to its games</source>
        <translation>Die Zahl nach dem Warum fragen; von einer Summe zu ihren Partien</translation>
    </message>
    <message>
        <source>Ca&amp;reer</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Re&amp;sults and clubs</source>
        <translation>&amp;Ergebnisse und Vereine</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) to be seen</source>
        <extracomment>games of an archive that may be seen, and all of them</extracomment>
        <translation>
            <numerusform>%1 von %n Partie einzusehen</numerusform>
            <numerusform>%1 von %n Partien einzusehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerGamesModel</name>
    <message>
        <source>Exceptional player: his performance takes the place of his old rating (3.6.3).</source>
        <translation>Ausnahmespieler: Statt der alten DWZ zählt hier seine Turnierleistung (3.6.3).</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rd.</source>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rating of the opponent that enters this player&apos;s evaluation</source>
        <translation>Wertungszahl des Gegners, die in diese Auswertung eingeht</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Winning expectancy P(D)</source>
        <translation>Gewinnerwartung P(D)</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Change of the rating by this game alone: K · (p − P(D)), Anhang 3.2</source>
        <translation>Änderung der Wertungszahl durch diese Partie allein: K · (p − P(D)), Anhang&#xa0;3.2</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Carry-over game, %1</source>
        <translation>Restpartie vom %1</translation>
    </message>
    <message>
        <source>Carry-over game</source>
        <translation>Restpartie</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>new carry-over game</source>
        <translation>neue Restpartie</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerGamesPanel</name>
    <message>
        <source>Points in the games that count</source>
        <translation>Punkte in den wertbaren Partien</translation>
    </message>
    <message>
        <source>Expected score in these games</source>
        <translation>Punkterwartung in diesen Partien</translation>
    </message>
    <message>
        <source>Change of the rating before it is rounded</source>
        <translation>Änderung der Wertungszahl, ungerundet</translation>
    </message>
    <message>
        <source>Choose a player to see his games.</source>
        <translation>Einen Spieler wählen, dann stehen hier seine Partien.</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>Games of %1: first rating %2</source>
        <extracomment>Title over the games of a player: name and first rating</extracomment>
        <translation>Partien von %1: Erst-DWZ %2</translation>
    </message>
    <message>
        <source>Games of %1: %2 → %3</source>
        <extracomment>Title over the games of a player: name, old rating, new rating</extracomment>
        <translation>Partien von %1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) count</source>
        <translation>
            <numerusform>%1 von %n Partie gewertet</numerusform>
            <numerusform>%1 von %n Partien gewertet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayoffDialog</name>
    <message>
        <source>with a &amp;return match</source>
        <translation>mit &amp;Rückkampf</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Match about promotion or relegation</source>
        <translation>Kampf um Auf- oder Abstieg</translation>
    </message>
    <message>
        <source>League of the &amp;home team</source>
        <translation>Liga der &amp;Heimmannschaft</translation>
    </message>
    <message>
        <source>H&amp;ome team</source>
        <translation>Heim&amp;mannschaft</translation>
    </message>
    <message>
        <source>League of the &amp;guest</source>
        <translation>Liga des &amp;Gastes</translation>
    </message>
    <message>
        <source>G&amp;uest</source>
        <translation>G&amp;ast</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A tournament without teams was chosen.</source>
        <translation>Gewählt ist ein Turnier ohne Mannschaften.</translation>
    </message>
    <message>
        <source>Choose two teams with different names.</source>
        <translation>Wählen Sie zwei Mannschaften mit verschiedenen Namen.</translation>
    </message>
    <message>
        <source>It becomes a tournament of its own (WO 4.2.4.4): the tables of the leagues stay as they are. Both line-ups come along, with the ratings after their leagues.</source>
        <translation>Es wird ein eigenes Turnier (WO 4.2.4.4): Die Tabellen der Ligen bleiben, wie sie sind. Beide Aufstellungen kommen mit, mit den Wertungszahlen nach ihrer Liga.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreferencesDialog</name>
    <message>
        <source>default: %1</source>
        <extracomment>What a preference is as long as nothing is chosen</extracomment>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Evaluator</source>
        <translation>&amp;Auswerter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>His &amp;club</source>
        <translation>Sein &amp;Verein</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Spielebene</translation>
    </message>
    <message>
        <source>Every choice takes effect at once. Evaluator and level are proposed for new tournaments; those that there are stay as they are.</source>
        <translation>Jede Wahl gilt sofort. Auswerter und Spielebene werden für neue Turniere vorgeschlagen; vorhandene bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Folder for files</source>
        <translation>&amp;Ordner für Dateien</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>After a &amp;result the cursor goes</source>
        <translation>Nach einem &amp;Ergebnis geht der Cursor</translation>
    </message>
    <message>
        <source>along the row</source>
        <translation>in der Zeile weiter</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Erscheinungs&amp;bild</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>The level has three characters, “%1” has %2.</source>
        <translation>Die Spielebene hat drei Zeichen, „%1“ hat %2.</translation>
    </message>
    <message>
        <source>every row whole</source>
        <translation>jede Zeile ganz</translation>
    </message>
    <message>
        <source>Elo report, &amp;days</source>
        <translation>Elo-Meldung, &amp;Tage</translation>
    </message>
    <message>
        <source>Elo report, fee per pla&amp;yer in €</source>
        <translation>Elo-&amp;Meldung, Gebühr je Spieler in €</translation>
    </message>
    <message>
        <source>Days after the last one of a tournament by which the federation wants the report.</source>
        <translation>Tage nach dem letzten eines Turniers, bis zu denen der Verband die Meldung haben will.</translation>
    </message>
    <message>
        <source>Of each player.</source>
        <translation>Je Spieler.</translation>
    </message>
    <message>
        <source>Of each player; entered on %1.</source>
        <translation>Je Spieler; eingetragen am %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number in the crosstable</source>
        <translation>Nummer in der Kreuztabelle</translation>
    </message>
    <message>
        <source>Empty before the last edit</source>
        <translation>Vor der letzten Eingabe leer</translation>
    </message>
    <message>
        <source>%1 before the last edit</source>
        <translation>Vor der letzten Eingabe: %1</translation>
    </message>
    <message>
        <source>Exceptional player: his rated opponents meet this performance instead of his old rating (3.6.3).</source>
        <translation>Ausnahmespieler: Für seine Gegner mit DWZ zählt diese Turnierleistung statt seiner alten DWZ (3.6.3).</translation>
    </message>
    <message>
        <source>Text-only participant: computed, but not recorded (3.4.3).</source>
        <translation>Textueller Teilnehmer: berechnet, aber nicht gespeichert (3.4.3).</translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s), kept for a first rating:</source>
        <translation>
            <numerusform>%n Restpartie, gesammelt für eine Erst-DWZ:</numerusform>
            <numerusform>%n Restpartien, gesammelt für eine Erst-DWZ:</numerusform>
        </translation>
    </message>
    <message>
        <source>text-only participant</source>
        <translation>textueller Teilnehmer</translation>
    </message>
    <message>
        <source>exceptional player</source>
        <translation>Ausnahmespieler</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>How the change grew from game to game, by rounds</source>
        <translation>Wie sich die Änderung von Partie zu Partie aufbaut, nach Runden</translation>
    </message>
    <message>
        <source>The new rating under the rule version chosen for comparison</source>
        <translation>Die neue Wertungszahl nach der zum Vergleich gewählten Regelfassung</translation>
    </message>
    <message>
        <source>By how much the other rule version&apos;s new rating differs</source>
        <translation>Um wie viel die neue Wertungszahl nach der anderen Regelfassung abweicht</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Does not count: against %1, %2</source>
        <translation>Zählt nicht: gegen %1, %2</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Name of the club</source>
        <translation>Vereinsname</translation>
    </message>
    <message>
        <source>The team; a click on the head puts its players together</source>
        <translation>Die Mannschaft; ein Klick auf den Kopf stellt ihre Spieler zusammen</translation>
    </message>
    <message>
        <source>The club; a click on the head puts its players together</source>
        <translation>Der Verein; ein Klick auf den Kopf stellt seine Spieler zusammen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewPage</name>
    <message>
        <source>the newest one, because the end date of the tournament is missing</source>
        <translation>die neueste, weil das Enddatum des Turniers fehlt</translation>
    </message>
    <message>
        <source>in force at the tournament&apos;s end on %1</source>
        <translation>gültig am Turnierende (%1)</translation>
    </message>
    <message>
        <source>the oldest one known, but not in force at the tournament&apos;s end on %1</source>
        <translation>die älteste bekannte, aber am Turnierende (%1) nicht gültig</translation>
    </message>
    <message>
        <source>Enter, Space	Why this number?</source>
        <translation>Enter, Leertaste	Warum diese Zahl?</translation>
    </message>
    <message>
        <source>Arrow keys	Move through the table</source>
        <translation>Pfeiltasten	In der Tabelle bewegen</translation>
    </message>
    <message>
        <source>Letters	Find a name</source>
        <translation>Buchstaben	Einen Namen suchen</translation>
    </message>
    <message>
        <source>F7	Sort by this column; again: the other way round; again: the order of the sheet</source>
        <translation>F7	Nach dieser Spalte sortieren; noch einmal: umgekehrt; noch einmal: wie im Auswertungsbogen</translation>
    </message>
    <message>
        <source>Ctrl+C	Copy as a table, with heads</source>
        <translation>Strg+C	Als Tabelle mit Spaltenköpfen kopieren</translation>
    </message>
    <message>
        <source>Ctrl+A	Select everything</source>
        <translation>Strg+A	Alles auswählen</translation>
    </message>
    <message>
        <source>Tab	To the player&apos;s games and back</source>
        <translation>Tab	Zu den Partien des Spielers und zurück</translation>
    </message>
    <message>
        <source>Evaluation preview</source>
        <translation>Auswertung</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration step(s)</source>
        <translation>
            <numerusform>%n Iterationsschritt</numerusform>
            <numerusform>%n Iterationsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum of the points that count: %1</source>
        <translation>Summe der Punkte aus wertbaren Partien: %1</translation>
    </message>
    <message>
        <source>Sum of the changes that are recorded: %1</source>
        <translation>Summe der Änderungen, die gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Nobody to evaluate yet. Enter the participants first; their new ratings appear here with the first result.</source>
        <translation>Noch niemand zum Auswerten. Zuerst die Teilnehmer eingeben; mit dem ersten Ergebnis stehen hier ihre neuen Wertungszahlen.</translation>
    </message>
    <message>
        <source>%1 · not shown here: %2</source>
        <extracomment>Below the preview of a narrow window: how many participants, and which columns there is no room for</extracomment>
        <translation>%1 · hier ausgeblendet: %2</translation>
    </message>
    <message>
        <source>fixed in the tournament; the end date of the tournament is missing</source>
        <translation>im Turnier festgelegt; das Enddatum des Turniers fehlt</translation>
    </message>
    <message>
        <source>fixed in the tournament, in force at the tournament&apos;s end on %1</source>
        <translation>im Turnier festgelegt, gültig am Turnierende (%1)</translation>
    </message>
    <message>
        <source>fixed in the tournament, but not in force at the tournament&apos;s end on %1</source>
        <translation>im Turnier festgelegt, aber am Turnierende (%1) nicht gültig</translation>
    </message>
    <message>
        <source>Filter: name, club, &gt;1800</source>
        <translation>Filtern: Name, Verein, &gt;1800</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Column to filter by</source>
        <translation>Spalte, nach der gefiltert wird</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rule version to compare with</source>
        <translation>Regelfassung zum Vergleichen</translation>
    </message>
    <message>
        <source>in all columns</source>
        <translation>in allen Spalten</translation>
    </message>
    <message>
        <source>Compare with …</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0	larger, smaller, normal size; also Ctrl and the mouse wheel</source>
        <translation>Strg++, Strg+−, Strg+0	größer, kleiner, normale Größe; auch Strg und Mausrad</translation>
    </message>
    <message>
        <source>/	Filter the rows: words, or numbers such as &gt;1800</source>
        <translation>/	Zeilen filtern: Wörter oder Zahlen wie &gt;1800</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n participant(s)</source>
        <translation>
            <numerusform>%1 von %n Teilnehmer</numerusform>
            <numerusform>%1 von %n Teilnehmern</numerusform>
        </translation>
    </message>
    <message>
        <source>by the first day</source>
        <translation>nach dem ersten Tag</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewTable</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>&amp;Why this number?</source>
        <translation>&amp;Warum diese Zahl?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>&amp;Order by this column</source>
        <translation>&amp;Nach dieser Spalte ordnen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PrintPage</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take a player in or leave him out</source>
        <translation>einen Spieler aufnehmen oder weglassen</translation>
    </message>
    <message>
        <source>Nothing to print yet. Enter participants and results first.</source>
        <translation>Noch nichts zu drucken. Zuerst Teilnehmer und Ergebnisse eingeben.</translation>
    </message>
    <message>
        <source>No player is chosen. Tick the players whose sheets you want.</source>
        <translation>Kein Spieler ist gewählt. Bitte die Spieler ankreuzen, deren Blätter gewünscht sind.</translation>
    </message>
    <message>
        <source>Nobody gets a first {rating} in this tournament.</source>
        <translation>In diesem Turnier erhält niemand eine Erst-{rating}.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PrinterRun</name>
    <message>
        <source>No printer is set up in Windows.</source>
        <translation>In Windows ist kein Drucker eingerichtet.</translation>
    </message>
    <message>
        <source>The sheets can be saved as a PDF file.</source>
        <translation>Die Blätter lassen sich als PDF-Datei speichern.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Printing was not completed.</source>
        <translation>Der Druck wurde nicht abgeschlossen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ProgressModel</name>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>%1, round %2: White against %3: %4</source>
        <translation>%1, Runde %2: Weiß gegen %3: %4</translation>
    </message>
    <message>
        <source>%1, round %2: Black against %3: %4</source>
        <translation>%1, Runde %2: Schwarz gegen %3: %4</translation>
    </message>
    <message>
        <source>%1, round %2: bye by the pairing, points: %3</source>
        <translation>%1, Runde %2: spielfrei durch die Paarung, Punkte: %3</translation>
    </message>
    <message>
        <source>%1, round %2: bye asked for or absent, points: %3</source>
        <translation>%1, Runde %2: spielfrei auf Wunsch oder abwesend, Punkte: %3</translation>
    </message>
    <message>
        <source>%1, round %2: nothing yet</source>
        <translation>%1, Runde %2: noch nichts</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ProgressPane</name>
    <message>
        <source>down the round</source>
        <translation>in der Runde</translation>
    </message>
    <message>
        <source>Where the cursor moves after an entry: to the next open cell</source>
        <translation>Wohin der Cursor nach einer Eingabe geht: zum nächsten freien Feld</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Number of rounds of the tournament; open: a new column as soon as it is needed</source>
        <translation>Rundenzahl des Turniers; offen: eine neue Spalte, sobald sie gebraucht wird</translation>
    </message>
    <message>
        <source>12w1 won with White · 12b5 drawn with Black · 12+ forfeit · 12w Enter pairing · + bye · − absent</source>
        <extracomment>one line of help above the progress table; w and b are the letters of the colours</extracomment>
        <translation>12w1 mit Weiß gewonnen · 12s5 mit Schwarz remis · 12+ kampflos · 12w Enter Paarung · + spielfrei · − abwesend</translation>
    </message>
    <message>
        <source>%1, round %2: %3 …</source>
        <translation>%1, Runde %2: %3 …</translation>
    </message>
    <message>
        <source>%1, round %2: bye</source>
        <translation>%1, Runde %2: spielfrei</translation>
    </message>
    <message>
        <source>%1, round %2: against %3 …</source>
        <translation>%1, Runde %2: gegen %3 …</translation>
    </message>
    <message>
        <source>%1, round %2: White against %3 …</source>
        <translation>%1, Runde %2: Weiß gegen %3 …</translation>
    </message>
    <message>
        <source>%1, round %2: Black against %3 …</source>
        <translation>%1, Runde %2: Schwarz gegen %3 …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no cell of their own here: they have no round, or their players have another game in the round.</source>
        <translation>
            <numerusform>%n Partie hat hier kein eigenes Feld: Sie hat keine Runde, oder ihre Spieler haben in der Runde eine andere Partie.</numerusform>
            <numerusform>%n Partien haben hier kein eigenes Feld: Sie haben keine Runde, oder ihre Spieler haben in der Runde eine andere Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>opponent&apos;s number, colour, result: the game stands in both cells and the cursor moves on</source>
        <translation>Gegnernummer, Farbe, Ergebnis: Die Partie steht in beiden Feldern, und der Cursor geht weiter</translation>
    </message>
    <message>
        <source>won, lost by forfeit against 12</source>
        <translation>kampflos gewonnen, verloren gegen 12</translation>
    </message>
    <message>
        <source>without a colour: White in a new pairing</source>
        <translation>ohne Farbe: Weiß in einer neuen Paarung</translation>
    </message>
    <message>
        <source>pairing without a result</source>
        <translation>Paarung ohne Ergebnis</translation>
    </message>
    <message>
        <source>on a pairing without a result: the result; on to the next such pairing</source>
        <translation>bei einer Paarung ohne Ergebnis: das Ergebnis; weiter zur nächsten solchen Paarung</translation>
    </message>
    <message>
        <source>on an open cell: bye by the pairing, one point</source>
        <translation>im freien Feld: spielfrei durch die Paarung, ein Punkt</translation>
    </message>
    <message>
        <source>bye asked for: one point, half a point, none (absent)</source>
        <translation>spielfrei auf Wunsch: ein Punkt, ein halber, keiner (abwesend)</translation>
    </message>
    <message>
        <source>on a game: draw; clear the result</source>
        <translation>bei einer Partie: remis; Ergebnis löschen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>last character; else go back and clear</source>
        <translation>letztes Zeichen; sonst zurück und löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>empty the selected cells, and those of the opponents</source>
        <translation>markierte Felder leeren, auch die der Gegner</translation>
    </message>
    <message>
        <source>F2, double click</source>
        <translation>F2, Doppelklick</translation>
    </message>
    <message>
        <source>edit the text of a cell; Enter commits, Esc drops it</source>
        <translation>Text eines Feldes bearbeiten; Enter übernimmt, Esc verwirft</translation>
    </message>
    <message>
        <source>rare results: 0:0, ½:0, 0:−, −:−</source>
        <translation>seltene Ergebnisse: 0:0, ½:0, 0:−, −:−</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>skip this cell</source>
        <translation>dieses Feld überspringen</translation>
    </message>
    <message>
        <source>Arrows, Home, End, Page keys</source>
        <translation>Pfeile, Pos1, Ende, Bild auf/ab</translation>
    </message>
    <message>
        <source>move; with Ctrl to the end of a block, with Shift select</source>
        <translation>bewegen; mit Strg ans Ende eines Blocks, mit Umschalt markieren</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+X, Ctrl+V</source>
        <translation>Strg+C, Strg+X, Strg+V</translation>
    </message>
    <message>
        <source>copy, cut, paste as text, also from a spreadsheet</source>
        <translation>kopieren, ausschneiden, einfügen als Text, auch aus einer Tabellenkalkulation</translation>
    </message>
    <message>
        <source>&amp;Number of rounds</source>
        <translation>A&amp;nzahl der Runden</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Strg+Umschalt+C</translation>
    </message>
    <message>
        <source>copy the whole table with names and points</source>
        <translation>die ganze Tabelle mit Namen und Punkten kopieren</translation>
    </message>
    <message>
        <source>type the points that the sheet states, where they are shown</source>
        <translation>die Punkte eingeben, die auf dem Blatt stehen, wo sie gezeigt werden</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ProgressPaste</name>
    <message>
        <source>%1, round %2: %3</source>
        <translation>%1, Runde %2: %3</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>“%1” contradicts “%2”.</source>
        <translation>„%1“ widerspricht „%2“.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ProgressView</name>
    <message>
        <source>Progress table</source>
        <translation>Fortschrittstabelle</translation>
    </message>
    <message>
        <source>The file can only be read.</source>
        <translation>Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>There are several games in this cell. Change them in the list of the round.</source>
        <translation>In diesem Feld stehen mehrere Partien. Bitte in der Liste der Runde ändern.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Type the opponent&apos;s number, w or b for the colour, and the result: 12w1.</source>
        <translation>„%1“ ist nicht zu verstehen. Erwartet werden Gegnernummer, w oder s für die Farbe und das Ergebnis: 12w1.</translation>
    </message>
    <message>
        <source>“%1” is not finished. Type the opponent&apos;s number, w or b for the colour, and the result: 12w1. Esc drops it.</source>
        <translation>„%1“ ist nicht vollständig. Erwartet werden Gegnernummer, w oder s für die Farbe und das Ergebnis: 12w1. Esc verwirft die Eingabe.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>%1 here, but the row of %2 says %3. Esc drops it; Delete clears both cells, so that the right one can be typed.</source>
        <translation>Hier %1, in der Zeile von %2 aber %3. Esc verwirft die Eingabe; Entf leert beide Felder, dann lässt sich das Richtige tippen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PublishDialog</name>
    <message numerus="yes">
        <source>%n error(s) in the check</source>
        <translation>
            <numerusform>%n Fehler in der Prüfung</numerusform>
            <numerusform>%n Fehler in der Prüfung</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>Veröffentlicht von</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Am</translation>
    </message>
    <message>
        <source>Tournaments of the work file and the archive</source>
        <translation>Turniere der Arbeitsdatei und das Archiv</translation>
    </message>
    <message>
        <source>No tournament has an end date yet. What is over can be published.</source>
        <translation>Noch hat kein Turnier ein Enddatum. Veröffentlichen lässt sich, was zu Ende ist.</translation>
    </message>
    <message>
        <source>Publish &amp;mine over it</source>
        <translation>&amp;Meine darüber veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Take theirs over</source>
        <translation>Die andere &amp;übernehmen</translation>
    </message>
    <message>
        <source>Publish all that are &amp;new</source>
        <translation>Alle &amp;neuen veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Progress of publishing</source>
        <translation>Fortschritt beim Veröffentlichen</translation>
    </message>
    <message>
        <source>Difference from the archive to the work file</source>
        <translation>Unterschied vom Archiv zur Arbeitsdatei</translation>
    </message>
    <message>
        <source>Your tournament becomes the next revision; the other one stays in the archive</source>
        <translation>Ihr Turnier wird die nächste Fassung; die andere bleibt im Archiv erhalten</translation>
    </message>
    <message>
        <source>The tournament of the work file becomes that of the archive; can be undone</source>
        <translation>Ihr Turnier kommt auf den Stand des Archivs; lässt sich rückgängig machen</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) new or changed.</source>
        <translation>
            <numerusform>%n Turnier neu oder geändert.</numerusform>
            <numerusform>%n Turniere neu oder geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revision %1 by %2 of %3, and how the work file differs:</source>
        <translation>Fassung %1 von %2, %3; in der Arbeitsdatei steht anders:</translation>
    </message>
    <message>
        <source>Here the tournament is removed.</source>
        <translation>Hier ist das Turnier entfernt.</translation>
    </message>
    <message>
        <source>In the archive the tournament is removed.</source>
        <translation>Im Archiv ist das Turnier entfernt.</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) published.</source>
        <translation>
            <numerusform>%n Turnier veröffentlicht.</numerusform>
            <numerusform>%n Turniere veröffentlicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no connection to the archive.</source>
        <translation>Es gibt keine Verbindung zum Archiv.</translation>
    </message>
    <message>
        <source>The revision that you have seen is not there any more: the archive comes from a backup, or your rights do not show it.</source>
        <translation>Die Fassung, die Sie gesehen haben, ist nicht mehr da: Das Archiv kommt aus einer Sicherung, oder Ihre Rechte zeigen sie nicht.</translation>
    </message>
    <message>
        <source>Publish it a&amp;gain</source>
        <translation>No&amp;ch einmal veröffentlichen</translation>
    </message>
    <message numerus="yes">
        <source>%n to be decided: marked with !, and first in the table.</source>
        <translation>
            <numerusform>Über %n entscheiden Sie: Es trägt ein ! und steht oben.</numerusform>
            <numerusform>Über %n entscheiden Sie: Sie tragen ein ! und stehen oben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You publish for the levels %1.</source>
        <translation>Sie veröffentlichen für die Ebenen %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RatingListWindow</name>
    <message>
        <source>all clubs</source>
        <translation>alle Vereine</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>alle Spielebenen</translation>
    </message>
    <message>
        <source>&amp;Women only</source>
        <translation>nur &amp;Frauen</translation>
    </message>
    <message>
        <source>By na&amp;me</source>
        <translation>nach Na&amp;men</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Wertungsliste</translation>
    </message>
    <message>
        <source>&amp;Naming…</source>
        <translation>&amp;Nennung…</translation>
    </message>
    <message>
        <source>Who objected to being published, or is anonymous (4.1.1, 6.5)</source>
        <translation>Wer der Veröffentlichung widersprochen hat oder anonym ist (4.1.1, 6.5)</translation>
    </message>
    <message>
        <source>Nobody has a rating on that day. A list has members of clubs whom the tournaments gave a rating up to then.</source>
        <translation>An diesem Tag hat niemand eine Wertungszahl. In der Liste stehen Vereinsmitglieder, denen die Turniere bis dahin eine gegeben haben.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>kein Vergleich</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Born until</source>
        <translation>Geboren bis</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>Changes sin&amp;ce</source>
        <translation>Änderung &amp;seit</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>St&amp;and</translation>
    </message>
    <message>
        <source>Cl&amp;ub</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Spiel&amp;ebene</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystem</translation>
    </message>
    <message>
        <source>A&amp;ge</source>
        <translation>A&amp;lter</translation>
    </message>
    <message>
        <source>&amp;Born from</source>
        <translation>&amp;Geboren ab</translation>
    </message>
    <message>
        <source>unt&amp;il</source>
        <comment>year</comment>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>as known today</source>
        <translation>nach heutigem Stand</translation>
    </message>
    <message>
        <source>issued on %1: %2</source>
        <translation>ausgegeben am %1: %2</translation>
    </message>
    <message>
        <source>Rating list of the archive</source>
        <translation>Wertungsliste des Archivs</translation>
    </message>
    <message>
        <source>Until the recalculation has run, the list has the numbers of before.</source>
        <translation>Bis zur Neuberechnung stehen hier die bisherigen Zahlen.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ResultsGrid</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Copy the whole table with names and points</source>
        <translation>Ganze Tabelle mit Namen und Punkten kopieren</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>&amp;Ganze Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ResultsModel</name>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>With White</source>
        <translation>Mit Weiß</translation>
    </message>
    <message>
        <source>With Black</source>
        <translation>Mit Schwarz</translation>
    </message>
    <message>
        <source>Difference %1</source>
        <extracomment>A difference of ratings: own rating less the opponent&apos;s</extracomment>
        <translation>Differenz %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Gewonnen, remis, verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Sum of the expected scores of the games in which both had a rating</source>
        <translation>Summe der Punkterwartungen der Partien, in denen beide eine Zahl hatten</translation>
    </message>
    <message>
        <source>More or less</source>
        <translation>Mehr oder weniger</translation>
    </message>
    <message>
        <source>Points in these games less what was expected of them</source>
        <translation>Punkte in diesen Partien abzüglich der Erwartung</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ResultsPage</name>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Strg++, Strg+−, Strg+0</translation>
    </message>
    <message>
        <source>larger, smaller, normal size; also Ctrl and the mouse wheel</source>
        <translation>größer, kleiner, normale Größe; auch Strg und Mausrad</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Progress table</source>
        <translation>Fortschrittstabelle</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Team matches</source>
        <translation>Mannschaftskämpfe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The results appear as soon as there are two participants. Type their names on the page “Participants”, or paste a whole table here with Ctrl+V.</source>
        <translation>Die Ergebnisse erscheinen, sobald es zwei Teilnehmer gibt. Die Namen auf der Seite „Teilnehmer“ eingeben oder hier mit Strg+V eine ganze Tabelle einfügen.</translation>
    </message>
    <message>
        <source>League table</source>
        <translation>Ligatabelle</translation>
    </message>
    <message>
        <source>&amp;Show them</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>Go to the first of these games in a view that shows it</source>
        <translation>Zur ersten dieser Partien in einer Ansicht gehen, die sie zeigt</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Endtabelle</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RoundBar</name>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>Round before, next round: Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Vorige, nächste Runde: Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>&amp;Date of the round</source>
        <translation>Datu&amp;m der Runde</translation>
    </message>
    <message>
        <source>The day of all games of this round</source>
        <translation>Der Tag aller Partien dieser Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>without a round</source>
        <translation>ohne Runde</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>dd.mm.yyyy</source>
        <translation>TT.MM.JJJJ</translation>
    </message>
    <message>
        <source>“%1” is not a day. Type it as 12.12.2026.</source>
        <translation>„%1“ ist kein Datum. Erwartet wird TT.MM.JJJJ, etwa 12.12.2026.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RoundModel</name>
    <message>
        <source>%1 (White) against %2: still open</source>
        <translation>%1 (Weiß) gegen %2: noch offen</translation>
    </message>
    <message>
        <source>%1 (White) against %2: %3</source>
        <translation>%1 (Weiß) gegen %2: %3</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Brett %1: %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, am %2</translation>
    </message>
    <message>
        <source>%1: bye by the pairing, points: %2</source>
        <translation>%1: spielfrei durch die Paarung, Punkte: %2</translation>
    </message>
    <message>
        <source>%1: bye asked for or absent, points: %2</source>
        <translation>%1: spielfrei auf Wunsch oder abwesend, Punkte: %2</translation>
    </message>
    <message>
        <source>bye by the pairing</source>
        <translation>spielfrei durch die Paarung</translation>
    </message>
    <message>
        <source>bye asked for, or absent</source>
        <translation>spielfrei auf Wunsch oder abwesend</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RoundView</name>
    <message>
        <source>Pairings of the round</source>
        <translation>Paarungen der Runde</translation>
    </message>
    <message>
        <source>&amp;Exchange colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>Board &amp;up</source>
        <translation>Brett nach &amp;oben</translation>
    </message>
    <message>
        <source>Board &amp;down</source>
        <translation>Brett nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove from the round</source>
        <translation>Aus der Runde &amp;nehmen</translation>
    </message>
    <message>
        <source>Line %1 stands beside a bye, which has no result.</source>
        <translation>Zeile %1 steht neben „spielfrei“; dort gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>The text has more lines (%1) than the list has pairings from here on (%2).</source>
        <translation>Der Text hat mehr Zeilen (%1), als die Liste von hier an Paarungen hat (%2).</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RoundsPane</name>
    <message>
        <source>&amp;Pairing</source>
        <translation>&amp;Paarung</translation>
    </message>
    <message>
        <source>No pairings yet. Type them above: 12-5 and Enter, or 12-5 1 with the result.</source>
        <translation>Noch keine Paarungen. Oben eingeben: 12-5 und Enter, oder 12-5 1 mit dem Ergebnis.</translation>
    </message>
    <message>
        <source>12-5 1</source>
        <translation>12-5 1</translation>
    </message>
    <message>
        <source>Current pairing</source>
        <translation>Aktuelle Paarung</translation>
    </message>
    <message>
        <source>1 White wins · 0 Black wins · 5 draw · + − forfeit · Enter: type pairings · Left, Right: round</source>
        <extracomment>one line of help above the list of a round; the keys stay as they are</extracomment>
        <translation>1 Weiß gewinnt · 0 Schwarz gewinnt · 5 remis · + − kampflos · Enter: Paarungen tippen · Links, Rechts: Runde</translation>
    </message>
    <message>
        <source>Participants and what they do in the round</source>
        <translation>Teilnehmer und ihre Paarung in der Runde</translation>
    </message>
    <message>
        <source>Give these games their rounds: type them as pairings of a round.</source>
        <translation>Diesen Partien ihre Runde geben: als Paarungen einer Runde eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) without a pairing or bye</source>
        <translation>
            <numerusform>%n Teilnehmer ohne Paarung und nicht spielfrei</numerusform>
            <numerusform>%n Teilnehmer ohne Paarung und nicht spielfrei</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a pairing or a bye.</source>
        <translation>Alle haben eine Paarung oder sind spielfrei.</translation>
    </message>
    <message>
        <source>to round %1</source>
        <translation>zu Runde %1</translation>
    </message>
    <message>
        <source>%1: bye, points: %2</source>
        <translation>%1: spielfrei, Punkte: %2</translation>
    </message>
    <message>
        <source>%1 (White) against %2: %3</source>
        <translation>%1 (Weiß) gegen %2: %3</translation>
    </message>
    <message>
        <source>%1 (White) against %2</source>
        <translation>%1 (Weiß) gegen %2</translation>
    </message>
    <message>
        <source>White&apos;s number, a dash, Black&apos;s number, and the result: 12-5 1</source>
        <translation>Nummer von Weiß, Strich, Nummer von Schwarz und das Ergebnis: 12-5 1</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Type 12-5 1: White&apos;s number, Black&apos;s number, the result.</source>
        <translation>„%1“ ist nicht zu verstehen. Erwartet wird 12-5 1: Nummer von Weiß, Nummer von Schwarz, Ergebnis.</translation>
    </message>
    <message>
        <source>in the line: 12 with White beat 5; Enter commits</source>
        <translation>in der Zeile: 12 gewann mit Weiß gegen 5; Enter übernimmt</translation>
    </message>
    <message>
        <source>pairing alone; other spellings</source>
        <translation>nur die Paarung; andere Schreibweisen</translation>
    </message>
    <message>
        <source>bye by the pairing, half a point, absent</source>
        <translation>spielfrei durch die Paarung, ein halber Punkt, abwesend</translation>
    </message>
    <message>
        <source>to round 4</source>
        <translation>zu Runde 4</translation>
    </message>
    <message>
        <source>Down, Esc</source>
        <translation>Ab, Esc</translation>
    </message>
    <message>
        <source>from the line to the list</source>
        <translation>von der Zeile in die Liste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>from the list to the line</source>
        <translation>von der Liste in die Zeile</translation>
    </message>
    <message>
        <source>in the list: White wins, Black wins, draw, forfeits, clear; the cursor moves down</source>
        <translation>in der Liste: Weiß gewinnt, Schwarz gewinnt, remis, kampflos, löschen; der Cursor geht nach unten</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>go back and clear</source>
        <translation>zurück und löschen</translation>
    </message>
    <message>
        <source>rare results: 0:0, ½:0, 0:−, −:−</source>
        <translation>seltene Ergebnisse: 0:0, ½:0, 0:−, −:−</translation>
    </message>
    <message>
        <source>exchange the colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Auf, Alt+Ab</translation>
    </message>
    <message>
        <source>one board up, one board down</source>
        <translation>ein Brett nach oben, ein Brett nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take the pairing or the bye out of the round</source>
        <translation>Paarung oder „spielfrei“ aus der Runde nehmen</translation>
    </message>
    <message>
        <source>Left, Right, Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Links, Rechts, Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>round before, next round</source>
        <translation>vorige Runde, nächste Runde</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy; paste a list of such lines, a column of results, or a whole table</source>
        <translation>kopieren; eine Liste solcher Zeilen, eine Spalte mit Ergebnissen oder eine ganze Tabelle einfügen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RuleTablesDialog</name>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Tables of the rules</source>
        <translation>Tabellen der Regelfassung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Language of the tables</source>
        <translation>Sprache der Tabellen</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;gelfassung</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RulesDialog</name>
    <message>
        <source>Ships with the program. Copy it to make rules of your own.</source>
        <translation>Gehört zum Programm. Für eigene Regeln eine Kopie anlegen.</translation>
    </message>
    <message>
        <source>Ships with the program and was changed in this work file.</source>
        <translation>Gehört zum Programm und wurde in dieser Arbeitsdatei geändert.</translation>
    </message>
    <message>
        <source>Was added in this work file.</source>
        <translation>Wurde in dieser Arbeitsdatei hinzugefügt.</translation>
    </message>
    <message>
        <source>Rule versions</source>
        <translation>Regelfassungen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>Title of the copy of a rule version</extracomment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>The copy is only used by tournaments for which it is chosen, until it is chosen by date.</source>
        <translation>Die Kopie gilt nur, wo sie von Hand gewählt wird, bis „Wird nach dem Enddatum gewählt“ angekreuzt ist.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“%1” is as shipped again.</source>
        <translation>„%1“ ist wieder wie ausgeliefert.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>Chosen by the last day of a tournament</source>
        <translation>Wird nach dem Enddatum gewählt</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the first and the last day on which rules are in force</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>First day in force</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Last day in force</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Gültig von</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Stellgrößen</translation>
    </message>
    <message>
        <source>%1 · own</source>
        <translation>%1 · eigene</translation>
    </message>
    <message>
        <source>%1 · changed</source>
        <translation>%1 · geändert</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Lös&amp;chen</translation>
    </message>
    <message>
        <source>As &amp;shipped</source>
        <translation>Wie ausge&amp;liefert</translation>
    </message>
    <message>
        <source>This is no day. Type it as 31.12.2026.</source>
        <translation>Das ist kein Datum. Erwartet wird TT.MM.JJJJ, etwa 31.12.2026.</translation>
    </message>
    <message>
        <source>Stored. The open tournament was evaluated anew.</source>
        <translation>Gespeichert. Das offene Turnier ist neu ausgewertet.</translation>
    </message>
    <message>
        <source>Import a rule version</source>
        <translation>Regelfassung importieren</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Regeln (*.json)</translation>
    </message>
    <message>
        <source>There is a rule version “%1” already. Give the one in the file another ID.</source>
        <translation>Eine Regelfassung „%1“ gibt es schon. Bitte der in der Datei eine andere Kennung geben.</translation>
    </message>
    <message>
        <source>Export the rule version</source>
        <translation>Regelfassung exportieren</translation>
    </message>
    <message>
        <source>The rule version was written to %1.</source>
        <translation>Die Regelfassung wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Adjustments…</source>
        <translation>&amp;Anpassungen…</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RulesMenu</name>
    <message>
        <source>&amp;Rules and arithmetic</source>
        <translation>&amp;Regelfassung und Rechenweise</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>By the last day: %1</source>
        <translation>Nach dem Enddatum: %1</translation>
    </message>
    <message>
        <source>By the last day</source>
        <translation>Nach dem Enddatum</translation>
    </message>
    <message>
        <source>As the rules say: %1</source>
        <translation>Wie in der Regelfassung: %1</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie in der Regelfassung</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SampleCommands</name>
    <message>
        <source>&amp;Back to my file</source>
        <translation>&amp;Zurück zu meiner Datei</translation>
    </message>
    <message>
        <source>Leave the sample club; it stays as it is</source>
        <translation>Den Musterverein verlassen; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>This is the sample club: nobody in it exists, and nothing of it is handed in.</source>
        <translation>Das ist der Musterverein: Alle Personen darin sind erfunden, und nichts davon wird eingereicht.</translation>
    </message>
    <message>
        <source>The sample club was changed. What was typed there goes with it.</source>
        <translation>Der Musterverein wurde geändert. Was dort eingegeben wurde, ist dann weg.</translation>
    </message>
    <message>
        <source>Remove all the same</source>
        <translation>Trotzdem entfernen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>The sample club was removed. Nothing else was touched.</source>
        <translation>Der Musterverein wurde entfernt. Alles andere ist unverändert.</translation>
    </message>
    <message>
        <source>&amp;Sample club</source>
        <translation>&amp;Musterverein</translation>
    </message>
    <message>
        <source>&amp;Remove the sample club</source>
        <translation>Musterverein &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SheetChoice</name>
    <message>
        <source>One file for ea&amp;ch player</source>
        <translation>Eine Datei &amp;je Spieler</translation>
    </message>
    <message>
        <source>Evaluation sheet</source>
        <translation>Auswertungsbogen</translation>
    </message>
    <message>
        <source>Scoresheets of the players</source>
        <translation>Einzelergebnisse der Spieler</translation>
    </message>
    <message>
        <source>First ratings explained</source>
        <translation>Erst-DWZ mit Rechenweg</translation>
    </message>
    <message>
        <source>Crosstable or progress table</source>
        <translation>Kreuz- oder Fortschrittstabelle</translation>
    </message>
    <message>
        <source>Findings report</source>
        <translation>Prüfbericht</translation>
    </message>
    <message>
        <source>Query letter to the club</source>
        <translation>Rückfrage an den Verein</translation>
    </message>
    <message>
        <source>Comparison of rule versions</source>
        <translation>Vergleich zweier Regelfassungen</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>B&amp;latt</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>All&amp;e</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Two to a page</source>
        <translation>&amp;Zwei auf eine Seite</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Tea&amp;m</source>
        <translation>&amp;Mannschaft</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>Run&amp;de</translation>
    </message>
    <message>
        <source>League table</source>
        <translation>Ligatabelle</translation>
    </message>
    <message>
        <source>Matches of a round</source>
        <translation>Kämpfe einer Runde</translation>
    </message>
    <message>
        <source>Teams with their players</source>
        <translation>Mannschaften mit ihren Spielern</translation>
    </message>
    <message>
        <source>all teams</source>
        <translation>alle Mannschaften</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>Notice to the organiser</source>
        <translation>Hinweis an den Veranstalter</translation>
    </message>
    <message>
        <source>List of new ratings</source>
        <translation>Liste der neuen Wertungszahlen</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Platz</translation>
    </message>
    <message>
        <source>Order of the players</source>
        <translation>Reihenfolge der Spieler</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>by new rating</source>
        <translation>nach neuer Wertungszahl</translation>
    </message>
    <message>
        <source>by club</source>
        <translation>nach Verein</translation>
    </message>
    <message>
        <source>by team</source>
        <translation>nach Mannschaft</translation>
    </message>
    <message>
        <source>all clubs</source>
        <translation>alle Vereine</translation>
    </message>
    <message>
        <source>Club whose players are wanted</source>
        <translation>Verein, dessen Spieler gewünscht sind</translation>
    </message>
    <message>
        <source>Language of the sheet</source>
        <translation>Sprache des Blatts</translation>
    </message>
    <message>
        <source>Order and clu&amp;b</source>
        <translation>Reihenf&amp;olge und Verein</translation>
    </message>
    <message>
        <source>Or&amp;ientation and language</source>
        <translation>A&amp;usrichtung und Sprache</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Match cards</source>
        <translation>Spielberichtskarten</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SheetOutput</name>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Writes the sheets into a PDF file</source>
        <translation>Schreibt die Blätter in eine PDF-Datei</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Sends the sheets to a printer</source>
        <translation>Schickt die Blätter an einen Drucker</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Ordner für die Blätter</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in %1</source>
        <translation>
            <numerusform>%n Datei in %1 gespeichert</numerusform>
            <numerusform>%n Dateien in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save as &amp;file…</source>
        <translation>Als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Excel tables (*.xlsx)</source>
        <translation>Excel-Tabellen (*.xlsx)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Als Datei speichern</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SheetPane</name>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>So breit wie das Fenster</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation>in der Vorschau blättern</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>First or last page</source>
        <translation>erste oder letzte Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SheetPreview</name>
    <message>
        <source>Preview of the sheets</source>
        <translation>Vorschau der Blätter</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SiteDialog</name>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n Datei geschrieben</numerusform>
            <numerusform>%n Dateien geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>To be deleted on the server, too: %1.</source>
        <translation>Auch auf dem Server zu löschen: %1.</translation>
    </message>
    <message>
        <source>Write there all the &amp;same; files that have the name of a page are replaced</source>
        <translation>&amp;Trotzdem dorthin schreiben; Dateien, die den Namen einer Seite haben, werden ersetzt</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Web site</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>For everybody (web)</source>
        <translation>Für alle (Web)</translation>
    </message>
    <message>
        <source>For the board of the club</source>
        <translation>Für den Vereinsvorstand</translation>
    </message>
    <message>
        <source>with initials</source>
        <translation>mit Initialen</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>mit vollem Namen</translation>
    </message>
    <message>
        <source>the name of the club</source>
        <translation>der Name des Vereins</translation>
    </message>
    <message>
        <source>such as: webmaster@sk-musterstadt.example</source>
        <translation>etwa: webmaster@sk-musterstadt.example</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Minors</source>
        <translation>&amp;Minderjährige</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Tit&amp;el</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Kontakt</translation>
    </message>
    <message>
        <source>Tournaments f&amp;rom</source>
        <translation>T&amp;urniere ab</translation>
    </message>
    <message>
        <source>day of their end; empty: all of them</source>
        <translation>Tag ihres Endes; leer: alle</translation>
    </message>
    <message>
        <source>The tournaments are still being read…</source>
        <translation>Die Turniere werden noch gelesen…</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Ordner der Webseite</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>Cancelled. Each page is as it was or as it is to be; the next time goes on from there.</source>
        <translation>Abgebrochen. Jede Seite ist die alte oder die neue; beim nächsten Mal geht es von dort weiter.</translation>
    </message>
    <message>
        <source>The work file does not know when: %1</source>
        <translation>Die Arbeitsdatei konnte es nicht festhalten: %1</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SnapshotDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>an %1</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Report of %1</source>
        <translation>Meldung vom %1</translation>
    </message>
    <message>
        <source>Evaluation as it was reported</source>
        <translation>Auswertung, wie sie gemeldet wurde</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StartPage</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Name, dates, number of players; then type (Ctrl+N)</source>
        <translation>Name, Beginn und Ende, Spielerzahl (Strg+N)</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>A tournament or a work file (Ctrl+O)</source>
        <translation>Ein Turnier oder eine Arbeitsdatei (Strg+O)</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Beispiel ansehen</translation>
    </message>
    <message>
        <source>The tournament of the regulation, Anhang 3.1</source>
        <translation>Das Beispielturnier der Wertungsordnung, Anhang&#xa0;3.1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>No tournaments yet. Create one, open a file, or drop a file into this window.</source>
        <translation>Noch keine Turniere. Eines anlegen, eine Datei öffnen oder eine Datei in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Other work files</source>
        <translation>Andere Arbeitsdateien</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Previous or next entry</source>
        <translation>voriger oder nächster Eintrag</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>Insert a table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>From a web page, a mail or a spreadsheet (Ctrl+Alt+V)</source>
        <translation>Aus Webseite, E-Mail oder Tabellenkalkulation (Strg+Alt+V)</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Neue Liga</translation>
    </message>
    <message>
        <source>Teams, line-ups and schedule; then type (Ctrl+Shift+N)</source>
        <translation>Mannschaften, Meldungen und Spielplan (Strg+Umschalt+N)</translation>
    </message>
    <message>
        <source>Who evaluates</source>
        <translation>Wer wertet aus</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Wertungslisten</translation>
    </message>
    <message>
        <source>Load or import them (Ctrl+L)</source>
        <translation>Laden oder einlesen (Strg+L)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>The program in five pictures</source>
        <translation>Das Programm in fünf Bildern</translation>
    </message>
    <message>
        <source>Sample club</source>
        <translation>Musterverein</translation>
    </message>
    <message>
        <source>A year to play with, made up</source>
        <translation>Ein erfundenes Jahr zum Ausprobieren</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Your name, club and level, once for all</source>
        <translation>Name, Verein und Spielebene, ein für alle Mal</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StatisticsPage</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Noch gibt es nichts zu zeigen. Turniere anlegen oder importieren; das Ergebnis folgt von selbst.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rat&amp;ings</source>
        <translation>V&amp;erteilung</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;unkte</translation>
    </message>
    <message>
        <source>Betwee&amp;n regions</source>
        <translation>Z&amp;wischen Regionen</translation>
    </message>
    <message>
        <source>P(&amp;D)</source>
        <translation>&amp;P(D)</translation>
    </message>
    <message>
        <source>as they part the players</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>associations</source>
        <translation>Landesverbände</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Spielebenen</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>&amp;Regionen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>&amp;Speichern als</translation>
    </message>
    <message>
        <source>&amp;All pictures and tables as PDF…</source>
        <translation>&amp;Alle Bilder und Tabellen als PDF…</translation>
    </message>
    <message>
        <source>All ta&amp;bles as CSV…</source>
        <translation>Alle Ta&amp;bellen als CSV…</translation>
    </message>
    <message>
        <source>This &amp;table as CSV…</source>
        <translation>Diese &amp;Tabelle als CSV…</translation>
    </message>
    <message>
        <source>This picture as &amp;SVG…</source>
        <translation>Dieses Bild als &amp;SVG…</translation>
    </message>
    <message>
        <source>This picture as &amp;PNG…</source>
        <translation>Dieses Bild als &amp;PNG…</translation>
    </message>
    <message>
        <source>&amp;Values of this picture as CSV…</source>
        <translation>&amp;Werte dieses Bildes als CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Please type a day such as 31.12.2027, or nothing.</source>
        <translation>Bitte ein Datum wie 31.12.2027 eingeben oder das Feld leer lassen.</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>Der erste Tag liegt nach dem letzten.</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <translation>Statistik, %1</translation>
    </message>
    <message>
        <source>Save statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Statistics of the archive</source>
        <translation>Statistik des Archivs</translation>
    </message>
    <message>
        <source>The archive was computed anew since.</source>
        <translation>Das Archiv ist inzwischen neu gerechnet.</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>Noch einmal rechnen</translation>
    </message>
    <message>
        <source>The statistics were not computed.</source>
        <translation>Die Statistik wurde nicht gerechnet.</translation>
    </message>
    <message>
        <source>The archive is there again.</source>
        <translation>Das Archiv ist wieder da.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StatusFooter</name>
    <message>
        <source>Choose rules and arithmetic</source>
        <translation>Regelfassung und Rechenweise wählen</translation>
    </message>
    <message>
        <source>Show the findings (Ctrl+4)</source>
        <translation>Die Befunde der Prüfung zeigen (Strg+4)</translation>
    </message>
    <message>
        <source>No work file is open</source>
        <translation>Keine Arbeitsdatei geöffnet</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>everything saved</source>
        <translation>alles gespeichert</translation>
    </message>
    <message>
        <source>Every change is stored at once; there is nothing to save.</source>
        <translation>Jede Änderung wird sofort gespeichert; Speichern ist nicht nötig.</translation>
    </message>
    <message>
        <source>Unknown rules</source>
        <translation>Unbekannte Regelfassung</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup made at %1.</source>
        <translation>Sicherung um %1 Uhr angelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n older one(s) removed for it.</source>
        <translation>
            <numerusform>%n ältere wurde dafür entfernt.</numerusform>
            <numerusform>%n ältere wurden dafür entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SubmissionDialog</name>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Check-list before the submission</source>
        <translation>Checkliste vor der Einreichung</translation>
    </message>
    <message>
        <source>&amp;Write the report…</source>
        <translation>&amp;Meldung schreiben…</translation>
    </message>
    <message>
        <source>Name or address of the referee</source>
        <translation>Name oder Adresse des Wertungsreferenten</translation>
    </message>
    <message>
        <source>For open tournaments agree with the base referee first, then upwards.</source>
        <translation>Bei offenen Turnieren vorher absprechen: zuerst mit dem Basisreferenten, dann aufwärts.</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>&amp;View as it was…</source>
        <translation>&amp;Ansehen, wie es war…</translation>
    </message>
    <message>
        <source>&amp;Difference to now</source>
        <translation>&amp;Unterschied zu heute</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Enter goes to the place</source>
        <translation>Mit Enter zur Stelle</translation>
    </message>
    <message>
        <source>Not submitted yet</source>
        <translation>Noch nicht eingereicht</translation>
    </message>
    <message>
        <source>not ready: see the lines with ✕</source>
        <translation>nicht bereit: siehe die Zeilen mit ✕</translation>
    </message>
    <message>
        <source>&amp;Write the same report again…</source>
        <translation>Dieselbe &amp;Meldung noch einmal schreiben…</translation>
    </message>
    <message>
        <source>Report to the federation (*.xml)</source>
        <translation>Meldung an den DSB (*.xml)</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Previous or next line of the check-list</source>
        <translation>Vorige oder nächste Zeile der Checkliste</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Show or hide what is to do</source>
        <translation>Zeigen oder verbergen, was zu tun ist</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>&amp;Recipient</source>
        <translation>&amp;Empfänger</translation>
    </message>
    <message>
        <source>Reports so far</source>
        <translation>Bisherige Meldungen</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Meldung vom</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Day on which the report was handed in</source>
        <translation>Tag, an dem die Meldung eingereicht wurde</translation>
    </message>
    <message>
        <source>Difference between the report and now</source>
        <translation>Unterschied zwischen der Meldung und jetzt</translation>
    </message>
    <message>
        <source>Reports so &amp;far</source>
        <translation>Bis&amp;herige Meldungen</translation>
    </message>
    <message>
        <source>ready for the report</source>
        <translation>bereit für die Meldung</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>&amp;Not handed in after all</source>
        <translation>Doch &amp;nicht eingereicht</translation>
    </message>
    <message>
        <source>&amp;Handed in on</source>
        <translation>Ei&amp;ngereicht am</translation>
    </message>
    <message>
        <source>This is no day. Type it as in 21.11.2026.</source>
        <translation>Das ist kein Datum. Bitte wie 21.11.2026 eingeben.</translation>
    </message>
    <message>
        <source>The report was written to %1. Note here when you have handed it in.</source>
        <translation>Die Meldung wurde nach %1 geschrieben. Tragen Sie hier ein, wann Sie sie eingereicht haben.</translation>
    </message>
    <message>
        <source>The report was written to %1. Send it to %2, and note here when you have.</source>
        <translation>Die Meldung wurde nach %1 geschrieben. Schicken Sie sie an %2 und tragen Sie hier ein, wann das war.</translation>
    </message>
    <message>
        <source>Nothing was changed since this report.</source>
        <translation>Seit dieser Meldung wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Go to the place, or view the report</source>
        <translation>Zur Stelle gehen oder die Meldung ansehen</translation>
    </message>
    <message>
        <source>On to the recipient and the reports so far</source>
        <translation>Weiter zum Empfänger und zu den bisherigen Meldungen</translation>
    </message>
    <message>
        <source>refused on %1</source>
        <translation>abgelehnt am %1</translation>
    </message>
    <message>
        <source>still comparing with earlier tournaments</source>
        <translation>wird noch mit früheren Turnieren verglichen</translation>
    </message>
    <message>
        <source>ID of the report</source>
        <translation>Kennung der Meldung</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SweepDialog</name>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>NAME=FROM:TO:STEP</source>
        <translation>NAME=VON:BIS:SCHRITT</translation>
    </message>
    <message>
        <source>&amp;Second parameter</source>
        <translation>&amp;Zweite Stellgröße</translation>
    </message>
    <message>
        <source>&amp;Choose by tournaments up to</source>
        <translation>&amp;Gewählt nach Turnieren bis</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Choose the best value by the years up to a day, and judge it by those after it.</source>
        <translation>Der beste Wert wird nach den Jahren bis zu einem Tag gewählt und an denen danach gemessen.</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>Werte durchprobieren</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TableImportDialog</name>
    <message>
        <source>Insert table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>The table as it was understood</source>
        <translation>Die Tabelle, wie sie verstanden wurde</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>&amp;Numbers of opponents:</source>
        <translation>&amp;Nummern der Gegner:</translation>
    </message>
    <message>
        <source>This &amp;column is:</source>
        <translation>Diese &amp;Spalte ist:</translation>
    </message>
    <message>
        <source>Remarks about the table</source>
        <translation>Bemerkungen zur Tabelle</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Into:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>the open tournament</source>
        <translation>das geöffnete Turnier</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation>ein neues Turnier</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new participant(s)</source>
        <translation>
            <numerusform>%n neuer Teilnehmer</numerusform>
            <numerusform>%n neue Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n neue Partie</numerusform>
            <numerusform>%n neue Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The table contradicts itself at the marked cells. Correct them here, name the column, or correct the table where it comes from.</source>
        <translation>Die Tabelle widerspricht sich in den markierten Feldern. Bitte hier berichtigen, die Spalte benennen oder die Tabelle an ihrer Quelle berichtigen.</translation>
    </message>
    <message>
        <source>Everything was understood as it stands there.</source>
        <translation>Alles wurde verstanden, wie es dasteht.</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) about the table</source>
        <translation>
            <numerusform>%n Bemerkung zur Tabelle</numerusform>
            <numerusform>%n Bemerkungen zur Tabelle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TablePreviewModel</name>
    <message>
        <source>contradictory</source>
        <translation>widersprüchlich</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>What this column was understood as. Click to change it.</source>
        <translation>Als was diese Spalte verstanden wurde. Ein Klick ändert es.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TeamQuestions</name>
    <message>
        <source>a new team</source>
        <translation>eine neue Mannschaft</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Bitte wählen</translation>
    </message>
    <message>
        <source>“%1” is:</source>
        <translation>„%1“ ist:</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TeamRosterModel</name>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TotalsGrid</name>
    <message>
        <source>Points, games and ratings</source>
        <translation>Punkte, Partien und Wertungszahlen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TourDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <extracomment>%1 is the title of the picture</extracomment>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>Enter, Right</source>
        <translation>Enter, Rechts</translation>
    </message>
    <message>
        <source>next picture</source>
        <translation>nächstes Bild</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>the picture before</source>
        <translation>voriges Bild</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave the tour</source>
        <translation>den Rundgang verlassen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentCommands</name>
    <message>
        <source>The tournament was removed.</source>
        <translation>Das Turnier wurde gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>The tournament was parted into %n.</source>
        <translation>
            <numerusform>Das Turnier wurde in %n&#xa0;Teil geteilt.</numerusform>
            <numerusform>Das Turnier wurde in %n&#xa0;Teile geteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) became one tournament.</source>
        <translation>
            <numerusform>%n&#xa0;Meldung wurde ein Turnier.</numerusform>
            <numerusform>%n&#xa0;Meldungen wurden ein Turnier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) should be evaluated by now: everything was there a week ago (WO 6.5.1).</source>
        <translation>
            <numerusform>%n&#xa0;Turnier sollte inzwischen ausgewertet sein: Vor einer Woche lag alles vor (WO 6.5.1).</numerusform>
            <numerusform>%n&#xa0;Turniere sollten inzwischen ausgewertet sein: Vor einer Woche lag alles vor (WO 6.5.1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Tournament &amp;data…</source>
        <translation>Turnier&amp;daten…</translation>
    </message>
    <message>
        <source>&amp;Teams, line-ups and schedule…</source>
        <translation>&amp;Mannschaften, Meldungen und Spielplan…</translation>
    </message>
    <message>
        <source>Insert &amp;players of an earlier tournament…</source>
        <translation>&amp;Spieler eines früheren Turniers einfügen…</translation>
    </message>
    <message>
        <source>Receipt, &amp;notice, refusal…</source>
        <translation>Eingang, &amp;Hinweis, Ablehnung…</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>New &amp;league…</source>
        <translation>Ne&amp;ue Liga…</translation>
    </message>
    <message>
        <source>&amp;Close tournament</source>
        <translation>Turnier &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Part the tournament…</source>
        <translation>Turnier &amp;teilen…</translation>
    </message>
    <message>
        <source>&amp;Join reports to one…</source>
        <translation>Meldungen &amp;zusammenfassen…</translation>
    </message>
    <message>
        <source>Re&amp;move tournament</source>
        <translation>Turnier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Undo: remove the tournament</source>
        <translation>&amp;Rückgängig: Turnier löschen</translation>
    </message>
    <message>
        <source>Rules of the lea&amp;gue…</source>
        <translation>Regeln der Li&amp;ga…</translation>
    </message>
    <message>
        <source>No other tournament of this work file was open before.</source>
        <translation>Es war kein anderes Turnier dieser Arbeitsdatei offen.</translation>
    </message>
    <message>
        <source>Open the last tournament a&amp;gain</source>
        <translation>&amp;Zuletzt offenes Turnier wieder öffnen</translation>
    </message>
    <message>
        <source>Match about promotion or relegati&amp;on…</source>
        <translation>&amp;Kampf um Auf- oder Abstieg…</translation>
    </message>
    <message>
        <source>&amp;Elo of later months from the lists</source>
        <translation>&amp;Elo der späteren Monate eintragen</translation>
    </message>
    <message>
        <source>The Elo of this tournament is evaluated as a whole. In the tournament&apos;s data you can have each month evaluated by itself, if it lasts more than 30 days.</source>
        <translation>Die Elo dieses Turniers wird als Ganzes ausgewertet. In den Turnierdaten können Sie jeden Monat für sich auswerten lassen, wenn es mehr als 30 Tage dauert.</translation>
    </message>
    <message numerus="yes">
        <source>The Elo of later months was entered for %n player(s).</source>
        <translation>
            <numerusform>Die Elo der späteren Monate wurde bei %n Spieler eingetragen.</numerusform>
            <numerusform>Die Elo der späteren Monate wurde bei %n Spielern eingetragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists say nothing of later months that is not entered: lists of the FIDE of these months are needed, and players who are identified.</source>
        <translation>Die Listen sagen zu den späteren Monaten nichts, was nicht schon eingetragen ist: Nötig sind Listen der FIDE aus diesen Monaten und zugeordnete Spieler.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Tournament data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Club championship 2026</source>
        <translation>Vereinsmeisterschaft 2026</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Anfangsdatum</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Enddatum</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;First and last day</source>
        <translation>Anfangs- und &amp;Enddatum</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>S&amp;pielebene</translation>
    </message>
    <message>
        <source>First three characters of the VKZ, such as C01</source>
        <translation>die ersten drei Stellen der VKZ, etwa C01</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Modus</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>May stay open in a round robin</source>
        <translation>kann beim Rundenturnier offen bleiben</translation>
    </message>
    <message>
        <source>90 min/40 moves + 30 min + 30 s/move</source>
        <translation>90 min/40 Züge + 30 min + 30 s/Zug</translation>
    </message>
    <message>
        <source>90 min + 30 s/move</source>
        <translation>90 min + 30 s/Zug</translation>
    </message>
    <message>
        <source>120 min/40 moves + 60 min</source>
        <translation>120 min/40 Züge + 60 min</translation>
    </message>
    <message>
        <source>120 min</source>
        <translation>120 min</translation>
    </message>
    <message>
        <source>60 min + 30 s/move</source>
        <translation>60 min + 30 s/Zug</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Bedenkzeit</translation>
    </message>
    <message>
        <source>Number of pla&amp;yers</source>
        <translation>Zahl der &amp;Spieler</translation>
    </message>
    <message>
        <source>Players can be added and removed later</source>
        <translation>Spieler lassen sich auch später hinzufügen und löschen</translation>
    </message>
    <message>
        <source>&amp;Youth class</source>
        <translation>&amp;Jugendklasse</translation>
    </message>
    <message>
        <source>Such as U12, for a youth tournament</source>
        <translation>bei einem Jugendturnier, etwa U12</translation>
    </message>
    <message>
        <source>&amp;Hybrid tournament (WO 4.2.4.6)</source>
        <translation>&amp;Hybridturnier (WO&#xa0;4.2.4.6)</translation>
    </message>
    <message>
        <source>&amp;Evaluator</source>
        <translation>A&amp;uswerter</translation>
    </message>
    <message>
        <source>Tournament &amp;ID</source>
        <translation>Turnier-&amp;ID</translation>
    </message>
    <message>
        <source>Given by the federation</source>
        <translation>wird vom Verband vergeben</translation>
    </message>
    <message>
        <source>“%1” is not a day. Type it as 12.12.2026.</source>
        <translation>„%1“ ist kein Datum. Erwartet wird TT.MM.JJJJ, etwa 12.12.2026.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Das Enddatum liegt vor dem Anfangsdatum.</translation>
    </message>
    <message>
        <source>The level has three characters, “%1” has %2.</source>
        <translation>Die Spielebene hat drei Zeichen, „%1“ hat %2.</translation>
    </message>
    <message>
        <source>The last day decides which rules apply.</source>
        <translation>Das Enddatum entscheidet, welche Regelfassung gilt.</translation>
    </message>
    <message>
        <source>Rated by %1.</source>
        <translation>Gewertet wird nach %1.</translation>
    </message>
    <message>
        <source>%1 was not in force on this day.</source>
        <translation>%1 war an diesem Tag nicht in Kraft.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>with its players and their ratings after it</source>
        <translation>mit dessen Spielern und ihren Wertungszahlen danach</translation>
    </message>
    <message>
        <source>P&amp;attern</source>
        <translation>V&amp;orlage</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>An earlier tournament whose data the new one begins with</source>
        <translation>Ein früheres Turnier, mit dessen Daten das neue beginnt</translation>
    </message>
    <message>
        <source>Rating announced or agreed &amp;before (WO 6.1.1, 4.2.4.5)</source>
        <translation>Auswertung an&amp;gekündigt oder vereinbart (WO 6.1.1, 4.2.4.5)</translation>
    </message>
    <message>
        <source>&amp;Official tournament of an association (WO 6.1.1)</source>
        <translation>Offizielles Turnier eines &amp;Verbands (WO 6.1.1)</translation>
    </message>
    <message>
        <source>&amp;Second evaluator</source>
        <translation>&amp;Zweiter Auswerter</translation>
    </message>
    <message>
        <source>&amp;Arbiter</source>
        <translation>&amp;Schiedsrichter</translation>
    </message>
    <message>
        <source>Play-offs (&amp;WO 6.1.2.3)</source>
        <translation>Stichkämp&amp;fe (WO 6.1.2.3)</translation>
    </message>
    <message>
        <source>Day and time control, when they are rated with it</source>
        <translation>Termin und Bedenkzeit, wenn sie mit ausgewertet werden</translation>
    </message>
    <message>
        <source>Elo of ea&amp;ch month by itself (FIDE B.02; more than 30 days)</source>
        <translation>Elo jedes Monats für si&amp;ch (FIDE B.02; mehr als 30 Tage)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentList</name>
    <message>
        <source>Search tournaments</source>
        <translation>Turniere suchen</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Remove tournament</source>
        <translation>Turnier löschen</translation>
    </message>
    <message>
        <source>Restore tournament</source>
        <translation>Turnier zurückholen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the tournament, or restore a removed one</source>
        <translation>das Turnier öffnen oder ein gelöschtes zurückholen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Remove the tournament</source>
        <translation>das Turnier löschen</translation>
    </message>
    <message>
        <source>Down in the search field</source>
        <translation>Ab im Suchfeld</translation>
    </message>
    <message>
        <source>Go to the first tournament found</source>
        <translation>zum ersten gefundenen Turnier</translation>
    </message>
    <message>
        <source>No tournament has this in its name.</source>
        <translation>Kein Turnier passt zur Suche.</translation>
    </message>
    <message>
        <source>No tournaments yet. Create one with Ctrl+N, or drop a file here.</source>
        <translation>Noch keine Turniere. Mit Strg+N eines anlegen oder eine Datei hierher ziehen.</translation>
    </message>
    <message>
        <source>Name or year (Ctrl+Shift+F)</source>
        <translation>Name oder Jahr (Strg+Umschalt+F)</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentListModel</name>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Waste basket</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n Ergebnis fehlt</numerusform>
            <numerusform>%n Ergebnisse fehlen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentListWindow</name>
    <message>
        <source>List of tournaments</source>
        <translation>Turnierliste</translation>
    </message>
    <message>
        <source>Organisation level such as C00, with those below it (6.3)</source>
        <translation>Spielebene wie C00 mit denen darunter (6.3)</translation>
    </message>
    <message>
        <source>Ended f&amp;rom</source>
        <translation>Ende &amp;ab</translation>
    </message>
    <message>
        <source>&amp;until</source>
        <comment>day</comment>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Spiel&amp;ebene</translation>
    </message>
    <message>
        <source>&amp;Evaluated by</source>
        <translation>Auswer&amp;ter</translation>
    </message>
    <message>
        <source>No tournament is listed. A list has the tournaments that have an end date and can be evaluated.</source>
        <translation>Kein Turnier ist aufgeführt. In der Liste stehen Turniere, die ein Enddatum haben und ausgewertet werden können.</translation>
    </message>
    <message>
        <source>Tournaments of the archive</source>
        <translation>Turniere des Archivs</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentView</name>
    <message>
        <source>Pages of the tournament</source>
        <translation>Seiten des Turniers</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
    <message>
        <source>Tournament data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Change name, dates, mode and time control (Ctrl+T)</source>
        <translation>Name, Beginn und Ende, Modus und Bedenkzeit ändern (Strg+T)</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Find player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Name or number (Ctrl+F)</source>
        <translation>Name oder Nummer (Strg+F)</translation>
    </message>
    <message>
        <source>Recalc&amp;ulation…</source>
        <translation>Berechnun&amp;gslauf…</translation>
    </message>
    <message>
        <source>See what computing the chain of tournaments anew would change</source>
        <translation>Ansehen, was ein neuer Berechnungslauf ändern würde</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) begin with other numbers than earlier tournaments left them.</source>
        <translation>
            <numerusform>%n&#xa0;Spieler beginnt mit anderen Zahlen, als frühere Turniere sie hinterlassen.</numerusform>
            <numerusform>%n&#xa0;Spieler beginnen mit anderen Zahlen, als frühere Turniere sie hinterlassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::VariantModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Geltend</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhatIfCommands</name>
    <message>
        <source>What was tried is discarded; nothing has happened.</source>
        <translation>Die Probe ist verworfen; am Turnier hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>What was tried is adopted, as one step.</source>
        <translation>Die Probe ist übernommen, in einem Schritt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;What if</source>
        <translation>&amp;Was wäre, wenn</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhatIfFrame</name>
    <message>
        <source>&amp;Adopt</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Change whatever you like. Nothing of it has happened until you adopt it.</source>
        <translation>Ändern Sie, was Sie wollen. Nichts davon gilt, bevor Sie es übernehmen.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Leave, and nothing has happened (Esc)</source>
        <translation>Verlassen, ohne etwas zu ändern (Esc)</translation>
    </message>
    <message>
        <source>Let it happen, as one step that can be undone</source>
        <translation>Alles übernehmen, in einem Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>What it changes for everybody</source>
        <translation>Auswirkung auf alle Spieler</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Nobody&apos;s new rating changes.</source>
        <translation>Keine neue Wertungszahl ändert sich.</translation>
    </message>
    <message numerus="yes">
        <source>%n new rating(s) would be others.</source>
        <translation>
            <numerusform>%n neue Wertungszahl würde sich ändern.</numerusform>
            <numerusform>%n neue Wertungszahlen würden sich ändern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhatIfModel</name>
    <message>
        <source>new</source>
        <extracomment>a rating that there is only in one of two states</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>New rating as things really are</source>
        <translation>Neue Wertungszahl nach dem Stand des Turniers</translation>
    </message>
    <message>
        <source>New rating with what was tried</source>
        <translation>Neue Wertungszahl nach der Probe</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhyDock</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhyPanel</name>
    <message>
        <source>Tab, Enter	Go to a number that went in</source>
        <translation>Tab, Enter	Zu einer Zahl gehen, die in die Rechnung eingeht</translation>
    </message>
    <message>
        <source>Alt+Left	Back to the number before</source>
        <translation>Alt+Links	Zurück zur vorigen Zahl</translation>
    </message>
    <message>
        <source>Alt+Right	Forward again</source>
        <translation>Alt+Rechts	Wieder vorwärts</translation>
    </message>
    <message>
        <source>Ctrl+A, Ctrl+C	Copy the explanation</source>
        <translation>Strg+A, Strg+C	Den Rechenweg kopieren</translation>
    </message>
    <message>
        <source>Click a number of the evaluation, or choose it with the Enter key: how it came about is explained here.</source>
        <translation>Auf eine Zahl der Auswertung klicken oder sie mit Enter wählen: Hier steht dann, wie sie zustande kommt.</translation>
    </message>
    <message>
        <source>This participant is no longer in the tournament.</source>
        <translation>Dieser Teilnehmer ist nicht mehr im Turnier.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tool tip: what a button does and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to the number before</source>
        <translation>Zurück zur vorigen Zahl</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>Rechenweg kopieren</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WithdrawalChoice</name>
    <message>
        <source>ended all games</source>
        <translation>alle Partien beendet</translation>
    </message>
    <message>
        <source>withdrew without approval: the opponents win</source>
        <translation>Rücktritt ohne Genehmigung: für die Gegner gewonnen</translation>
    </message>
    <message>
        <source>withdrew with approval, or died: not rated</source>
        <translation>genehmigter Rücktritt oder verstorben: nicht gewertet</translation>
    </message>
    <message>
        <source>replaced in the team: not rated</source>
        <translation>in der Mannschaft ersetzt: nicht gewertet</translation>
    </message>
    <message>
        <source>What happens to games without a result; a result that the director gave is entered and counts</source>
        <translation>Was mit Partien ohne Ergebnis geschieht; ein Ergebnis des Turnierleiters wird eingetragen und zählt</translation>
    </message>
    <message>
        <source>Unfinished &amp;games</source>
        <translation>Offene &amp;Partien</translation>
    </message>
</context>
</TS>
