<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>Die Option %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>The option %1 needs a value: %1 %2.</source>
        <translation>Die Option %1 braucht einen Wert: %1 %2.</translation>
    </message>
    <message>
        <source>--%1 is “%2”; expected is one of: %3.</source>
        <translation>--%1 ist „%2“; erwartet wird eines von: %3.</translation>
    </message>
    <message>
        <source>--%1 is “%2”; expected is a whole number from %3 to %4.</source>
        <translation>--%1 ist „%2“; erwartet wird eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>rule version, else the newest</source>
        <translation>Regelfassung, sonst die neueste</translation>
    </message>
    <message>
        <source>rating of the player; none for a first rating</source>
        <translation>Wertungszahl des Spielers; keine bei einer Erst-DWZ</translation>
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
        <translation>genau oder mit den gedruckten Tabellen; sonst wie in der Regelfassung</translation>
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
        <translation>--game ist „%1“; erwartet werden eine Wertungszahl und 1, 0.5 oder 0, etwa 1850:0.5.</translation>
    </message>
    <message>
        <source>--score is “%1”; expected are points such as 3 or 3.5.</source>
        <translation>--score ist „%1“; erwartet werden Punkte wie 3 oder 3.5.</translation>
    </message>
    <message>
        <source>--expected is “%1”; expected is a number such as 3.891.</source>
        <translation>--expected ist „%1“; erwartet wird eine Zahl wie 3.891.</translation>
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
        <translation>Für eine Erst-DWZ reicht es nicht; die Partien werden als Restpartien aufgehoben.</translation>
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
        <source>Zahlmeister evaluates chess tournaments by the rules of the DWZ.</source>
        <translation>Zahlmeister wertet Schachturniere nach den Regeln der DWZ aus.</translation>
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
        <source>FILE is a tournament file (zahlmeister-tournament JSON), or WORKFILE#TOURNAMENT: a work file with the number or the name of one of its tournaments.</source>
        <translation>FILE ist eine Turnierdatei (zahlmeister-tournament-JSON) oder WORKFILE#TOURNAMENT: eine Arbeitsdatei mit Nummer oder Name eines ihrer Turniere.</translation>
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
        <translation>--lang ist „%1“; erwartet wird de oder en.</translation>
    </message>
    <message>
        <source>“zahlmeister --help” shows what there is.</source>
        <translation>„zahlmeister --help“ zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>“%1” is not available in this version.</source>
        <translation>„%1“ gibt es in dieser Version nicht.</translation>
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
        <translation>--explain bringt diesem Format nichts; Erklärungen gibt es in text, html und json.</translation>
    </message>
    <message>
        <source>Evaluates a tournament.</source>
        <translation>Wertet ein Turnier aus.</translation>
    </message>
    <message>
        <source>csv has the columns of the evaluation sheet, ratings and indices apart: UTF-8, separated by semicolons, with the decimal mark of the language.</source>
        <translation>csv hat die Spalten der Auswertung, Wertungszahlen und Indizes getrennt: UTF-8, Semikolon als Trenner, Dezimalzeichen der Sprache.</translation>
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
        <translation>--output nennt die Datei, die gelesen wird; sie ginge verloren.</translation>
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
        <translation>Regeln</translation>
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
        <source>computed for information only, because the player is no member: not recorded</source>
        <translation>nur zur Information berechnet, weil der Spieler kein Mitglied ist; wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Prüfung</translation>
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
        <translation>ID</translation>
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
        <translation>Bitte eine Regelfassung nennen oder keine für die Liste aller.</translation>
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
        <translation>--player ist „%1“; erwartet wird die Nummer eines Teilnehmers.</translation>
    </message>
    <message>
        <source>Name the file to write: --output OUT.pdf.</source>
        <translation>Bitte die Datei für die Ausgabe angeben: --output OUT.pdf.</translation>
    </message>
    <message>
        <source>Prints sheets to a PDF file.</source>
        <translation>Druckt Blätter in eine PDF-Datei.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>Several tournaments have this name. Name one by its number: %1.</source>
        <translation>Mehrere Turniere heißen so. Bitte eines mit seiner Nummer nennen: %1.</translation>
    </message>
    <message>
        <source>This is a work file. Name one of its tournaments as %1#NUMBER: %2.</source>
        <translation>Das ist eine Arbeitsdatei. Bitte eines ihrer Turniere als %1#NUMMER nennen: %2.</translation>
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
        <translation>Herkunft der Wertungszahl; entscheidet über einen nicht angegebenen Index</translation>
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
        <translation>berichtigt eine Auswertung, in der diese Zahl statt --rating eingesetzt war</translation>
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
        <translation>Sagt auch, was die nächste Partie brächte (--next), berichtigt eine Auswertung mit falscher Ausgangszahl (--instead-of) und stellt Wertungszahlen um (--convert).</translation>
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
        <source>Mean of the first ratings: %1</source>
        <translation>Mittel der Erst-DWZ: %1</translation>
    </message>
    <message>
        <source>--k is “%1”; expected is a number such as 33.7.</source>
        <translation>--k ist „%1“; erwartet wird eine Zahl wie 33.7.</translation>
    </message>
    <message>
        <source>--next is “%1”; expected is the rating of an opponent.</source>
        <translation>--next ist „%1“; erwartet wird die Wertungszahl eines Gegners.</translation>
    </message>
    <message>
        <source>--mean is “%1”; expected is a rating and a number of games, such as 1520:6.</source>
        <translation>--mean ist „%1“; erwartet werden Wertungszahl und Partienzahl, etwa 1520:6.</translation>
    </message>
    <message>
        <source>--estimate, --instead-of, --convert and --mean exclude each other.</source>
        <translation>--estimate, --instead-of, --convert und --mean schließen einander aus.</translation>
    </message>
    <message>
        <source>--convert needs --rating and --index, and no games.</source>
        <translation>--convert braucht --rating und --index und keine Partien.</translation>
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
        <source>--k needs --rating and --game for each game.</source>
        <translation>--k braucht --rating und --game für jede Partie.</translation>
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
        <translation>Stand der Liste wie 2026-10-01, sonst der aus der Datei</translation>
    </message>
    <message>
        <source>at most so many players, else 20</source>
        <translation>höchstens so viele Spieler, sonst 20</translation>
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
        <source>--date is “%1”; expected is a day such as 2026-10-01.</source>
        <translation>--date ist „%1“; erwartet wird ein Tag wie 2026-10-01.</translation>
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
        <source>Expected is “import FILE”, “search TEXT” or “lists”.</source>
        <translation>Erwartet wird „import DATEI“, „search TEXT“ oder „lists“.</translation>
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
        <source>evaluation: the evaluation sheet; scoresheets: the games of players; first-ratings: how first ratings came about; crosstable: all results; comparison: the new ratings under two rule versions</source>
        <translation>evaluation: der Auswertungsbogen; scoresheets: die Partien der Spieler; first-ratings: wie die Erstzahlen entstanden sind; crosstable: alle Ergebnisse; comparison: die neuen Wertungszahlen nach zwei Regelfassungen</translation>
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
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>no {rating} yet; the games are kept as carry-over games for the next evaluation</source>
        <translation>noch keine {rating}; die Partien werden als Restpartien für die nächste Auswertung aufgehoben</translation>
    </message>
</context>
<context>
    <name>Derivation</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
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
        <translation>Nicht gewertete Partien</translation>
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
        <translation>Organisationsebene</translation>
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
        <translation>Personenkennzeichen</translation>
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
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer entfernen</numerusform>
            <numerusform>%n Teilnehmer entfernen</numerusform>
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
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The tournament has no participants yet. Enter the first one in the table of participants.</source>
        <translation>Das Turnier hat noch keine Teilnehmer. Bitte zuerst die Teilnehmer eingeben.</translation>
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
        <translation>Die Datei %1 ist größer als %2 MiB und damit keine Turnierdatei. Sie wurde nicht gelesen.</translation>
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
        <source>%1 is damaged (%2). The file was left as it is. Open a backup copy of it instead.</source>
        <translation>%1 ist beschädigt (%2). Die Datei wurde nicht verändert. Bitte stattdessen eine Sicherungskopie öffnen.</translation>
    </message>
    <message>
        <source>%1 is open in another Zahlmeister (computer %2, process %3). Here it can only be looked at; close it there to edit it here.</source>
        <translation>%1 ist in einem anderen Zahlmeister geöffnet (Rechner %2, Prozess %3). Hier kann sie nur angesehen werden; zum Bearbeiten bitte dort schließen.</translation>
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
        <translation>%1: „%2“ ist „%3“; erwartet wird %4.</translation>
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
        <source>a day such as 2026-12-12</source>
        <translation>ein Tag wie 2026-12-12</translation>
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
        <translation>%1 gehört zu einem anderen Verband als die Dateien davor. Lesen Sie die Listen nacheinander ein.</translation>
    </message>
    <message>
        <source>The list %1 lacks the column “%2”. Nothing was imported.</source>
        <translation>In der Liste %1 fehlt die Spalte „%2“. Es wurde nichts eingelesen.</translation>
    </message>
    <message>
        <source>In the list %1, %2 rows cannot be read and only %3 can: it is damaged. The stored list was left as it is.</source>
        <translation>In der Liste %1 sind %2 Zeilen unlesbar und nur %3 lesbar: Sie ist beschädigt. Die gespeicherte Liste blieb unverändert.</translation>
    </message>
    <message>
        <source>The archive %1 is damaged and cannot be unpacked. Download it once more. The stored list was left as it is.</source>
        <translation>Das Archiv %1 ist beschädigt und lässt sich nicht entpacken. Laden Sie es noch einmal herunter. Die gespeicherte Liste blieb unverändert.</translation>
    </message>
    <message>
        <source>The archive %1 unpacks to more than any rating list holds (at most %2 MiB). It was not read.</source>
        <translation>Das Archiv %1 enthält entpackt mehr als jede Wertungsliste (höchstens %2 MiB). Es wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>There is no stored list of %1.</source>
        <translation>Vom %1 ist keine Liste gespeichert.</translation>
    </message>
    <message>
        <source>Cancelled. The stored list was left as it is.</source>
        <translation>Abgebrochen. Die gespeicherte Liste blieb unverändert.</translation>
    </message>
    <message>
        <source>The rule version “%1” cannot be stored. It needs %2.</source>
        <translation>Die Regelfassung „%1“ lässt sich nicht speichern. Sie braucht %2.</translation>
    </message>
    <message>
        <source>The rule version “%1” is used by the tournament “%2”. Choose another one there before you remove it.</source>
        <translation>Nach der Regelfassung „%1“ wird das Turnier „%2“ ausgewertet. Wählen Sie dort eine andere, bevor Sie sie entfernen.</translation>
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
        <translation>Parameter</translation>
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
        <translation>Die Bezeichnung gehört zu den Turnierdaten, die einzureichen sind.</translation>
    </message>
    <message>
        <source>The place of the tournament is missing.</source>
        <translation>Der Spielort des Turniers fehlt.</translation>
    </message>
    <message>
        <source>The place belongs to the tournament data that must be submitted.</source>
        <translation>Der Spielort gehört zu den Turnierdaten, die einzureichen sind.</translation>
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
        <translation>Das Turnier endet, bevor es anfängt.</translation>
    </message>
    <message>
        <source>Correct the start date or the end date.</source>
        <translation>Bitte das Anfangs- oder das Enddatum berichtigen.</translation>
    </message>
    <message>
        <source>The organisation level of the tournament is missing.</source>
        <translation>Die Organisationsebene des Turniers fehlt.</translation>
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
        <translation>Sie ist anzugeben. Gewertet wird ab 90 Minuten je Spieler und Partie, bei Jugendturnieren der U12 und jünger ab 60 Minuten.</translation>
    </message>
    <message>
        <source>The mode of the tournament is missing.</source>
        <translation>Der Modus des Turniers fehlt.</translation>
    </message>
    <message>
        <source>Say how it was played: round robin, Swiss system or another way.</source>
        <translation>Bitte angeben, wie gespielt wurde: Rundenturnier, Schweizer System oder anders.</translation>
    </message>
    <message>
        <source>The rules %1 are not in force at the end of the tournament, %2.</source>
        <translation>Die Regeln %1 sind am Turnierende, dem %2, nicht in Kraft.</translation>
    </message>
    <message>
        <source>The program has no rules for this day and computes with the nearest ones. The numbers are not official.</source>
        <translation>Für diesen Tag hat das Programm keine Regeln und rechnet mit den nächstliegenden. Die Zahlen sind nicht amtlich.</translation>
    </message>
    <message>
        <source>The tournament is computed with the rules %1, though %2 are in force at its end.</source>
        <translation>Gerechnet wird mit den Regeln %1, obwohl am Turnierende die Regeln %2 gelten.</translation>
    </message>
    <message>
        <source>Someone chose these rules by hand. Clear the choice, and the end date decides again.</source>
        <translation>Diese Regeln sind von Hand gewählt. Ohne die Auswahl entscheidet wieder das Enddatum.</translation>
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
        <translation>Bitte die Spieler in die Teilnehmertabelle eintragen.</translation>
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
        <translation>Bei DSB-Mitgliedern ist der Verein anzugeben. Wer keinem Verein angehört, ist kein Mitglied; dann bitte das Kennzeichen entfernen.</translation>
    </message>
    <message>
        <source>The year of birth is missing.</source>
        <translation>Das Geburtsjahr fehlt.</translation>
    </message>
    <message>
        <source>By the year of birth the player is %1 years old.</source>
        <translation>Nach dem Geburtsjahr ist der Spieler %1 Jahre alt.</translation>
    </message>
    <message>
        <source>Check the year; two figures may be swapped.</source>
        <translation>Bitte das Jahr prüfen; vielleicht sind zwei Ziffern vertauscht.</translation>
    </message>
    <message>
        <source>Year of birth and date of birth contradict each other.</source>
        <translation>Geburtsjahr und Geburtsdatum widersprechen sich.</translation>
    </message>
    <message>
        <source>The date is used. Correct one of the two.</source>
        <translation>Gerechnet wird mit dem Datum. Bitte eines von beiden berichtigen.</translation>
    </message>
    <message>
        <source>The same person is also player %1.</source>
        <translation>Dieselbe Person ist auch Spieler %1.</translation>
    </message>
    <message>
        <source>Remove one of the two and move its games, or correct name and IDs.</source>
        <translation>Bitte einen der beiden löschen und seine Partien übertragen oder Namen und Kennungen berichtigen.</translation>
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
        <translation>Bitte die Ergebnisse in die Kreuztabelle tippen.</translation>
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
        <translation>Bitte bei einer von ihnen die Runde oder die Paarung berichtigen.</translation>
    </message>
    <message>
        <source>The game is in round %1, but the tournament has %2 rounds.</source>
        <translation>Die Partie steht in Runde %1, das Turnier hat aber %2 Runden.</translation>
    </message>
    <message>
        <source>Correct the round or the number of rounds.</source>
        <translation>Bitte die Runde oder die Rundenzahl berichtigen.</translation>
    </message>
    <message>
        <source>The two play each other more than once, without rounds.</source>
        <translation>Die beiden spielen mehrmals gegeneinander, ohne dass Runden angegeben sind.</translation>
    </message>
    <message>
        <source>Every one of these games counts. If one was entered twice, delete it; in a double round robin give the rounds.</source>
        <translation>Jede dieser Partien zählt. Ist eine doppelt eingegeben, bitte löschen; bei Doppelrunden die Runden angeben.</translation>
    </message>
    <message>
        <source>The result %1 gives the two less than one point together.</source>
        <translation>Das Ergebnis %1 gibt beiden zusammen weniger als einen Punkt.</translation>
    </message>
    <message>
        <source>Only an arbiter&apos;s decision makes such a result. Check it.</source>
        <translation>So ein Ergebnis gibt es nur durch eine Entscheidung des Schiedsrichters. Bitte prüfen.</translation>
    </message>
    <message>
        <source>The game was played on %1, outside the dates of the tournament.</source>
        <translation>Die Partie wurde am %1 gespielt, außerhalb der Turnierzeit.</translation>
    </message>
    <message>
        <source>Correct the day of the game or the dates of the tournament.</source>
        <translation>Bitte den Tag der Partie oder die Turnierdaten berichtigen.</translation>
    </message>
    <message>
        <source>The player&apos;s last three games are zeros.</source>
        <translation>Die letzten drei Partien des Spielers sind Nullen.</translation>
    </message>
    <message>
        <source>Perhaps he had withdrawn. Games that were not played are entered with + and −; they do not count.</source>
        <translation>Vielleicht war er schon abgereist. Kampflose Partien werden mit + und − eingegeben; sie zählen nicht.</translation>
    </message>
    <message>
        <source>Such a match is not rated.</source>
        <translation>Ein solcher Zweikampf wird nicht ausgewertet.</translation>
    </message>
    <message>
        <source>The carry-over game of %1 has expired.</source>
        <translation>Die Restpartie vom %1 ist verfallen.</translation>
    </message>
    <message>
        <source>Carry-over games are dropped two years after the end of their tournament. It does not count.</source>
        <translation>Restpartien werden zwei Jahre nach dem Ende ihres Turniers verworfen. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>A carry-over game has no date.</source>
        <translation>Eine Restpartie hat kein Datum.</translation>
    </message>
    <message>
        <source>So nobody can tell whether it has expired. It counts; add the end date of its tournament.</source>
        <translation>So lässt sich nicht sagen, ob sie verfallen ist. Sie zählt; bitte das Enddatum ihres Turniers nachtragen.</translation>
    </message>
    <message>
        <source>The player has a rating and carry-over games.</source>
        <translation>Der Spieler hat eine Wertungszahl und Restpartien.</translation>
    </message>
    <message>
        <source>He, and every newcomer whom he did not beat, won all other games: any high number would fit. The number shown is where the iteration stopped. Ask the rating centre.</source>
        <translation>Er und die Neulinge, gegen die er nicht gewonnen hat, haben alle übrigen Partien gewonnen: Jede hohe Zahl würde passen. Ausgewiesen ist der Wert, bei dem die Iteration endete. Bitte bei der Wertungszentrale nachfragen.</translation>
    </message>
    <message>
        <source>The joint iteration did not settle within %1 steps.</source>
        <translation>Die Gesamtiteration ist nach %1 Schritten nicht zur Ruhe gekommen.</translation>
    </message>
    <message>
        <source>The first ratings are the values of the last step. Ask the rating centre before submitting them.</source>
        <translation>Die Erst-DWZ sind die Werte des letzten Schritts. Bitte vor dem Einreichen bei der Wertungszentrale nachfragen.</translation>
    </message>
    <message>
        <source>The performance is %1 points off the rating.</source>
        <translation>Die Leistung liegt %1 Punkte neben der Wertungszahl.</translation>
    </message>
    <message>
        <source>Check whether the right person and the right rating are entered.</source>
        <translation>Bitte prüfen, ob die richtige Person und die richtige Wertungszahl eingetragen sind.</translation>
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
        <translation>Zu seinen Ergebnissen passt keine Wertungszahl. Wie nach lauter Siegen oder lauter Niederlagen gilt der Durchschnitt seiner Gegner, verändert um %1 Punkte.</translation>
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
        <translation>Vom Index hängt der Entwicklungsfaktor ab. In Wertungslisten steht er hinter der Wertungszahl: 1500 – 12. Ohne ihn wird der Spieler wie mit dem kleinsten Index gerechnet.</translation>
    </message>
    <message>
        <source>There is no {rating} that low. Check the number.</source>
        <translation>So niedrig ist keine {rating}. Die Zahl bitte prüfen.</translation>
    </message>
    <message>
        <source>FIDE ratings, or else national ones, take the place of the {rating} if the rating centre considers them comparable.</source>
        <translation>FIDE-Wertungen oder ersatzweise nationale Wertungen treten an die Stelle der {rating}, wenn die Wertungszentrale sie als vergleichbar einstuft.</translation>
    </message>
    <message>
        <source>In this match not both players had a rating before.</source>
        <translation>In diesem Zweikampf hatten nicht beide Spieler vorher eine Wertungszahl.</translation>
    </message>
    <message>
        <source>Carry-over games only serve a first {rating}; here they do not count. Check the rating.</source>
        <translation>Restpartien dienen nur der Erst-{rating}; hier zählen sie nicht. Die Wertungszahl bitte prüfen.</translation>
    </message>
    <message>
        <source>The first {rating} of this player has no upper bound.</source>
        <translation>Die Erst-{rating} dieses Spielers ist nach oben nicht begrenzt.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
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
        <translation>„%1“ ist kein Geschlecht; erwartet wird M oder W.</translation>
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
        <translation>„%1“ ist keine Woche einer letzten Auswertung wie 202617.</translation>
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
            <numerusform>%Ln Funktionär ohne Mitgliedschaft ausgelassen.</numerusform>
            <numerusform>%Ln Funktionäre ohne Mitgliedschaft ausgelassen.</numerusform>
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
        <source>Compared with the list of %1: %2 new, %3 gone, %4 transferred, %5 with another rating, %6 changed otherwise.</source>
        <translation>Gegenüber der Liste vom %1: %2 neu, %3 ausgeschieden, %4 gewechselt, %5 mit anderer Wertungszahl, %6 sonst geändert.</translation>
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
        <translation>Personen-Id stimmt: %1</translation>
    </message>
    <message>
        <source>person id differs: %1 / %2</source>
        <translation>Personen-Id weicht ab: %1 / %2</translation>
    </message>
    <message>
        <source>FIDE id agrees: %1</source>
        <translation>FIDE-Id stimmt: %1</translation>
    </message>
    <message>
        <source>FIDE id differs: %1 / %2</source>
        <translation>FIDE-Id weicht ab: %1 / %2</translation>
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
        <translation>Wertungszahl weicht weit ab: %1 / %2</translation>
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
        <translation>nach Personen-Id und Name</translation>
    </message>
    <message>
        <source>by FIDE id and name</source>
        <translation>nach FIDE-Id und Name</translation>
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
        <source>identified</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>text-only</source>
        <translation>textuell</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The same person as participant %1, %2.</source>
        <translation>Dieselbe Person wie Teilnehmer %1, %2.</translation>
    </message>
    <message>
        <source>Member of several clubs: %1. For which of them was it played?</source>
        <translation>Mitglied in mehreren Vereinen: %1. Für welchen wurde gespielt?</translation>
    </message>
    <message>
        <source>The person chosen is listed with the other sex.</source>
        <translation>Die gewählte Person steht mit dem anderen Geschlecht in der Liste.</translation>
    </message>
    <message>
        <source>The performance %1 is more than 500 points off the rating %2. Is this the right person?</source>
        <translation>Die Leistung %1 liegt mehr als 500 Punkte neben der Wertungszahl %2. Ist das die richtige Person?</translation>
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
        <translation>Erst-DWZ, 1. Zusatzstufe</translation>
    </message>
    <message>
        <source>First ratings, second stage</source>
        <extracomment>Heading over rows of the preview: 2. Zusatzstufe</extracomment>
        <translation>Erst-DWZ, 2. Zusatzstufe</translation>
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
        <translation>Entwicklungsfaktor: wie stark das Turnier die DWZ verändert</translation>
    </message>
    <message>
        <source>average of the opponents&apos; ratings that count</source>
        <translation>Durchschnitt der Gegner-Wertungen, die zählen</translation>
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
        <translation>Leistung in diesem Turnier, unabhängig von der alten Wertungszahl</translation>
    </message>
    <message>
        <source>new rating after the evaluation, with its index</source>
        <translation>neue Wertungszahl nach der Auswertung, mit Index</translation>
    </message>
    <message>
        <source>change of the rating by this tournament</source>
        <translation>Änderung der DWZ durch dieses Turnier</translation>
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
        <translation>nicht gewertete Partien</translation>
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
        <translation>Anfangswert der Leistung</translation>
    </message>
    <message>
        <source>iteration of the performance</source>
        <translation>Iteration der Leistung</translation>
    </message>
    <message>
        <source>performance</source>
        <translation>Leistung</translation>
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
        <translation>1. Zusatzstufe</translation>
    </message>
    <message>
        <source>second stage</source>
        <translation>2. Zusatzstufe</translation>
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
        <translation>gegen einen Spieler der 2. Zusatzstufe</translation>
    </message>
    <message>
        <source>match in which not both players had a rating before</source>
        <translation>Zweikampf, in dem nicht beide vorher eine DWZ hatten</translation>
    </message>
    <message>
        <source>DWZ</source>
        <translation>DWZ</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE-Zahl</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>nationale Wertungszahl</translation>
    </message>
    <message>
        <source>computed exactly</source>
        <translation>genau gerechnet</translation>
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
        <source>team competition</source>
        <translation>Mannschaftskampf</translation>
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
        <translation>von einem Spieler gewonnen, der zu viel besser ist</translation>
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
        <translation>Unter {upper_bound} wird der Wert angehoben, damit neue Spieler nicht zu niedrig eingestuft werden.</translation>
    </message>
    <message>
        <source>E says how slowly the rating follows the results: the larger it is, the smaller is the change. It is a whole number.</source>
        <translation>E besagt, wie träge die DWZ den Ergebnissen folgt: Je größer E ist, desto kleiner fällt die Änderung aus. E ist ganzzahlig.</translation>
    </message>
    <message>
        <source>With the index {old_index}, E is at most {k_max}. So E = {result}.</source>
        <translation>Beim Index {old_index} beträgt E höchstens {k_max}. Also ist E = {result}.</translation>
    </message>
    <message>
        <source>E is at least {result}.</source>
        <translation>E beträgt wenigstens {result}.</translation>
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
        <translation>{name} hat {score} aus {games} Partien erzielt; erwartet waren {expected}. Die Differenz verändert die Wertungszahl.</translation>
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
        <translation>{name} hat {result} aus {games} gewerteten Partien erzielt. Auch Partien, die durch Zeitüberschreitung oder einen nicht genehmigten Rücktritt endeten, zählen.</translation>
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
        <translation>Das Niveau aller Wertungszahlen wurde einmalig angehoben: Bis {upper_bound} kommen {bonus} Punkte hinzu. Das Ergebnis wird gerundet, ein halber Punkt aufwärts.</translation>
    </message>
    <message>
        <source>The level of all ratings was raised once: up to {upper_bound} the lower ratings gain more than the higher ones. The result is rounded, a half upwards.</source>
        <translation>Das Niveau aller Wertungszahlen wurde einmalig angehoben: Bis {upper_bound} gewinnen niedrige Zahlen mehr als hohe. Das Ergebnis wird gerundet, ein halber Punkt aufwärts.</translation>
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
        <translation>Gilt, wenn W ≥ W_e. Die Spalten sind der Index.</translation>
    </message>
    <message>
        <source>Holds when W &lt; W_e. The columns are the index.</source>
        <translation>Gilt, wenn W &lt; W_e. Die Spalten sind der Index.</translation>
    </message>
    <message>
        <source>Rating change of one game</source>
        <translation>DWZ-Beitrag einer Partie</translation>
    </message>
    <message>
        <source>S is a win, R a draw, V a loss against an opponent who is D points stronger; the columns are K. Against a weaker opponent S and V change places, and all signs turn round.</source>
        <translation>S Sieg, R Remis, V Verlust gegen einen um D Punkte besseren Gegner; die Spalten sind K. Gegen einen schwächeren Gegner sind S und V zu tauschen und die Vorzeichen umzukehren.</translation>
    </message>
    <message>
        <source>K with bonus a: up to 20 years</source>
        <translation>K mit Erfolgsaufschlag a: bis 20 Jahre</translation>
    </message>
    <message>
        <source>K with bonus a: 21 to 25 years</source>
        <translation>K mit Erfolgsaufschlag a: 21 bis 25 Jahre</translation>
    </message>
    <message>
        <source>K with bonus a: from 26 years</source>
        <translation>K mit Erfolgsaufschlag a: ab 26 Jahren</translation>
    </message>
    <message>
        <source>K with brake b: up to 25 years</source>
        <translation>K mit Bremsfaktor b: bis 25 Jahre</translation>
    </message>
    <message>
        <source>K with brake b: from 26 years</source>
        <translation>K mit Bremsfaktor b: ab 26 Jahren</translation>
    </message>
    <message>
        <source>The single games are not at hand. But W_e / n says how strong the opponents were on average against the rating used at that time.</source>
        <translation>Die einzelnen Partien liegen nicht vor. Aus W_e / n folgt aber, wie stark die Gegner im Durchschnitt waren, gemessen an der damals eingesetzten DWZ.</translation>
    </message>
    <message>
        <source>All games are counted as if they were played against the opponents&apos; average.</source>
        <translation>Alle Partien zählen so, als wären sie gegen den Gegnerdurchschnitt gespielt.</translation>
    </message>
    <message>
        <source>An estimate needs the opponents&apos; average only. Nobody counts as more than {threshold} stronger or weaker than {name}.</source>
        <translation>Die Überschlagsrechnung braucht nur den Gegnerdurchschnitt. Kein Gegner zählt mehr als {threshold} Punkte stärker oder schwächer als {name}.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>An estimate needs the opponents&apos; average only.</source>
        <translation>Die Überschlagsrechnung braucht nur den Gegnerdurchschnitt.</translation>
    </message>
    <message>
        <source>Without the tables, 1 % more stands for 8 points, at most {threshold} in all. That is good enough between 20 % and 80 %.</source>
        <translation>Ohne die Tabellen stehen 1 % mehr für 8 Punkte, insgesamt höchstens {threshold}. Zwischen 20 % und 80 % ist das genau genug.</translation>
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
        <translation>Senioren</translation>
    </message>
    <message>
        <source>Development coefficient E</source>
        <translation>Entwicklungskoeffizient E</translation>
    </message>
    <message>
        <source>R_o up to 20 years, from 21 to 25 years and above. The columns on the right have E for indices that limit it.</source>
        <translation>R_o bis 20 Jahre, von 21 bis 25 Jahre und über 25 Jahre. Rechts steht E für die Indizes I, die es begrenzen.</translation>
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
        <translation>Spaltenkopf und Zeilenkopf ergeben zusammen D. Der schwächere Spieler erwartet 1 − P(D).</translation>
    </message>
    <message>
        <source>The columns are the third decimal of p. For p below 0.5 the right and the lower margin hold, and D is negative; when the third decimal is 0, it stands one row further down.</source>
        <translation>Die Spalten sind die dritte Dezimalstelle von p. Für p unter 0,5 gelten der rechte und der untere Rand, und D ist negativ; ist die dritte Dezimalstelle 0, so ist eine Zeile tiefer abzulesen.</translation>
    </message>
    <message>
        <source>+ is the column of the stronger player, − that of the weaker.</source>
        <translation>Unter + steht der bessere Spieler, unter − der schlechtere.</translation>
    </message>
    <message>
        <source>P(D) is what the stronger player expects; the weaker one expects 1 − P(D).</source>
        <translation>P(D) gilt für den stärkeren Spieler; der schwächere erwartet 1 − P(D).</translation>
    </message>
    <message>
        <source>Development coefficient K</source>
        <translation>Entwicklungskoeffizient K</translation>
    </message>
    <message>
        <source>The columns are the index I; the last one holds for secured ratings.</source>
        <translation>Die Spalten sind der Index I; die letzte gilt für gesicherte Wertungen.</translation>
    </message>
    <message>
        <source>{name} enters with the Ingo number {old_rating}; evaluations so far: {old_index}.</source>
        <translation>{name} bringt die Ingo-Zahl {old_rating} mit; bisherige Auswertungen: {old_index}.</translation>
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
        <translation>{name} hat noch keine Ingo-Zahl und erhält in diesem Turnier seine erste.</translation>
    </message>
    <message>
        <source>{name} has no Ingo number, and no game that counts leads to a player with one. So there is no level and no first number.</source>
        <translation>{name} hat keine Ingo-Zahl, und keine gewertete Partie führt zu einem Spieler mit einer. Damit gibt es kein Niveau und keine erste Ingo-Zahl.</translation>
    </message>
    <message>
        <source>{name} has no Ingo number and {games} games that count; {games_needed} are needed for a first number.</source>
        <translation>{name} hat keine Ingo-Zahl und {games} gewertete Partien; für eine erste Ingo-Zahl sind {games_needed} nötig.</translation>
    </message>
    <message>
        <source>Without a number he won all his games. They do not count for his opponents, his H enters no level, and his first number gets the mark “or better”.</source>
        <translation>Ohne Ingo-Zahl hat er alle Partien gewonnen. Sie zählen für seine Gegner nicht, seine H-Zahl geht in kein Niveau ein, und seine erste Ingo-Zahl erhält den Vermerk „oder besser“.</translation>
    </message>
    <message>
        <source>Without a number he lost all his games. They do not count for his opponents, his H enters no level, and his first number gets the mark “or worse”.</source>
        <translation>Ohne Ingo-Zahl hat er alle Partien verloren. Sie zählen für seine Gegner nicht, seine H-Zahl geht in kein Niveau ein, und seine erste Ingo-Zahl erhält den Vermerk „oder schlechter“.</translation>
    </message>
    <message>
        <source>{name} scored {result} in {games} games that count.</source>
        <translation>{name} hat aus {games} gewerteten Partien {result} Punkte erzielt.</translation>
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
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle: der Durchschnitt aller Ingo-Zahlen, die eigene eingeschlossen.</translation>
    </message>
    <message>
        <source>The opponents’ numbers</source>
        <translation>Die Ingo-Zahlen der Gegner</translation>
    </message>
    <message>
        <source>Everybody has played everybody once, so one level holds for all. Only the known numbers are averaged, his own included; of the players without a number %d is added to the sum.</source>
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle. Gemittelt werden nur die bekannten Ingo-Zahlen, die eigene eingeschlossen; von den zahlenlosen Spielern wird %d auf die Summe angerechnet.</translation>
    </message>
    <message>
        <source>The opponents’ known numbers</source>
        <translation>Die bekannten Ingo-Zahlen der Gegner</translation>
    </message>
    <message>
        <source>Everybody has played everybody once, so one level holds for all. Only the known numbers are averaged; of the players without a number, {name} among them, %d is added to the sum.</source>
        <translation>Jeder hat einmal gegen jeden gespielt; also gilt ein Allgemein-Niveau für alle. Gemittelt werden nur die bekannten Ingo-Zahlen; von den zahlenlosen Spielern, darunter {name}, wird %d auf die Summe angerechnet.</translation>
    </message>
    <message>
        <source>Not everybody has played everybody, so {name} has a level of his own: the average of his number and those of his opponents, one for each game. Opponents without a number count with their H.</source>
        <translation>Nicht alle haben dieselben Gegner; also hat {name} ein Einzel-Niveau: den Durchschnitt der eigenen Ingo-Zahl und der Zahlen seiner Gegner, für jede Partie eine. Zahlenlose Gegner zählen mit ihrer H-Zahl.</translation>
    </message>
    <message>
        <source>Calculated in advance from the known numbers alone: his own %d is added to their sum before it is averaged.</source>
        <translation>Vorausberechnung aus den bekannten Ingo-Zahlen allein: Auf ihre Summe wird die eigene %d angerechnet, bevor der Durchschnitt gebildet wird.</translation>
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
        <translation>Die erste Ingo-Zahl ist die Turniererfolgszahl H des ersten ausgewerteten Turniers.</translation>
    </message>
    <message>
        <source>The old number was but a bound, and H lies beyond it. So H replaces it and is the first Ingo number.</source>
        <translation>Die alte Zahl war nur eine Grenze, und H liegt jenseits davon. Deshalb gilt H als erste Ingo-Zahl.</translation>
    </message>
    <message>
        <source>In the second evaluation the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei der zweiten Auswertung zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>In the third evaluation the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei der dritten Auswertung zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>From the fourth evaluation on the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Von der vierten Auswertung an zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>H of a young player ({age} years) is better than his old number by {margin} degrees or more. So the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Die H-Zahl eines Jugendlichen ({age} Jahre) ist um {margin} oder mehr Grad besser als seine alte Ingo-Zahl. Deshalb zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
    </message>
    <message>
        <source>Short tournaments are evaluated with restraint: with {games} games the old number and H weigh {old_weight} to {performance_weight}, and the number changes by {largest_change} degrees at most.</source>
        <translation>Kurzturniere werden zurückhaltend berechnet: Bei {games} Partien zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}, und die Zahl ändert sich um höchstens {largest_change} Grad.</translation>
    </message>
    <message>
        <source>That would be a larger change than allowed. The new number is {result}.</source>
        <translation>Das wäre eine größere Änderung als erlaubt. Die neue Ingo-Zahl ist {result}.</translation>
    </message>
    <message>
        <source>In a match of two players the old number and H weigh {old_weight} to {performance_weight}.</source>
        <translation>Bei einem Einzel-Wettkampf zweier Spieler zählen alte Ingo-Zahl und H im Verhältnis {old_weight} zu {performance_weight}.</translation>
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
        <translation>Ingo-Zahl</translation>
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
        <translation>Die Zeilen sind die Punkte W, die Spalten die Partien n. Negativ ist %d bei mehr als der Hälfte der Punkte.</translation>
    </message>
    <message>
        <source>With all games the iteration found no end, because the first FWZ of players with 0 % or 100 % is fixed. So it was repeated without the games of {name} against such players.</source>
        <translation>Mit allen Partien fand die Iteration kein Ende, weil die erste FWZ von Spielern mit 0 % oder 100 % feststeht. Deshalb wurde sie ohne die Partien von {name} gegen solche Spieler wiederholt.</translation>
    </message>
    <message>
        <source>With the two decimals of table B the values repeat every {cycle_length} steps and do not settle. Then the highest of them holds, rounded.</source>
        <translation>Mit den zwei Dezimalen der Tabelle B wiederholen sich die Werte alle {cycle_length} Schritte und kommen nicht zur Ruhe. Dann gilt der höchste von ihnen, gerundet.</translation>
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
        <translation>{name} hat keine Wertungszahl. Gegen Spieler mit Wertungszahl stehen {points_against_rated} aus {games_against_rated} zu Buche.</translation>
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
        <translation>Für eine Erst-DWZ sind mindestens {games_needed} Partien nötig, und darin weder 0 % noch 100 %.</translation>
    </message>
    <message>
        <source>A first DWZ needs at least {games_needed} games.</source>
        <translation>Für eine Erst-DWZ sind mindestens {games_needed} Partien nötig.</translation>
    </message>
    <message>
        <source>So he belongs to the first stage and gets a first DWZ.</source>
        <translation>Damit gehört der Spieler zur 1. Zusatzstufe und erhält eine Erst-DWZ.</translation>
    </message>
    <message>
        <source>That is not enough for the first stage.</source>
        <translation>Das reicht nicht für die 1. Zusatzstufe.</translation>
    </message>
    <message>
        <source>With the games against players of the first stage it is {points_against_selection} out of {games_against_selection}.</source>
        <translation>Zusammen mit den Partien gegen Spieler der 1. Zusatzstufe sind es {points_against_selection} aus {games_against_selection}.</translation>
    </message>
    <message>
        <source>So he belongs to the second stage and gets a first DWZ.</source>
        <translation>Damit gehört der Spieler zur 2. Zusatzstufe und erhält eine Erst-DWZ.</translation>
    </message>
    <message>
        <source>Too few games count, so there is no DWZ yet.</source>
        <translation>Das sind zu wenige wertbare Partien; eine DWZ gibt es noch nicht.</translation>
    </message>
    <message>
        <source>Without points in these games there is no DWZ yet.</source>
        <translation>Ohne Punkt in diesen Partien gibt es noch keine DWZ.</translation>
    </message>
    <message>
        <source>From 0 % or 100 % no DWZ can be computed yet.</source>
        <translation>Aus 0 % oder 100 % lässt sich noch keine DWZ berechnen.</translation>
    </message>
    <message>
        <source>{name} enters the tournament with the DWZ {old_rating} – {old_index}.</source>
        <translation>{name} geht mit der DWZ {old_rating} – {old_index} ins Turnier.</translation>
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
        <translation>Keine Partie gegen einen Spieler mit Wertungszahl oder aus der 1. Zusatzstufe zählt; es fallen keine Restpartien an.</translation>
    </message>
    <message>
        <source>{name} is not a member of a club in the federation, so no carry-over games are kept.</source>
        <translation>{name} ist kein Mitglied eines DSB-Vereins; es werden keine Restpartien gespeichert.</translation>
    </message>
    <message>
        <source>The games against players with a rating or of the first stage, with R_o or R_1 of the opponents, are kept as carry-over games for his next evaluation.</source>
        <translation>Die Partien gegen Spieler mit Wertungszahl oder aus der 1. Zusatzstufe werden mit R_o oder R_1 der Gegner als Restpartien für die nächste Auswertung aufgehoben.</translation>
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
        <translation>Der Anfangswert R_p ist eine erste Schätzung aus den Partien gegen Spieler mit Wertungszahl, gegen Spieler der 1. Zusatzstufe (mit deren R_p) und den Restpartien.</translation>
    </message>
    <message>
        <source>For 0 % and 100 % no rating fits; then the start value is R_c less or plus {extreme_first_rating}.</source>
        <translation>Zu 0 % und 100 % passt keine Wertungszahl; dann ist der Anfangswert R_c, vermindert oder vermehrt um {extreme_first_rating}.</translation>
    </message>
    <message>
        <source>{name} won all games that count. No finite rating belongs to 100 %, so a fictitious draw is added against the average of his opponents; newcomers among them enter it with their start values.</source>
        <translation>{name} hat alle wertbaren Partien gewonnen. Zu 100 % gehört keine endliche Wertungszahl, deshalb kommt ein fiktives Remis gegen den Gegnerschnitt hinzu; Zusatzspieler gehen darin mit ihrem Anfangswert ein.</translation>
    </message>
    <message>
        <source>{name} won all games that count. No finite performance belongs to 100 %, so a fictitious draw against the average of his opponents is added.</source>
        <translation>{name} hat alle wertbaren Partien gewonnen. Zu 100 % gehört keine endliche Leistung, deshalb kommt ein fiktives Remis gegen den Gegnerschnitt hinzu.</translation>
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
        <translation>Alle Zusatzspieler werden gemeinsam berechnet, Schritt für Schritt. Zu 0 % und 100 % passt keine Wertungszahl: Dann gilt R_c, vermindert oder vermehrt um {extreme_first_rating}, und von Schritt zu Schritt ändert sich nur R_c.</translation>
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
        <translation>Zu 0 % und 100 % passt keine Wertungszahl; dann ist die Leistung R_c, vermindert oder vermehrt um {extreme_performance}.</translation>
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
        <translation>Für eine Leistung sind mindestens {performance_games_needed} wertbare Partien nötig; {name} hat {games}.</translation>
    </message>
    <message>
        <source>For players who had no rating before, no performance is computed.</source>
        <translation>Für bisher ungewertete Spieler wird keine Leistung berechnet.</translation>
    </message>
    <message>
        <source>For players who had no rating before, the performance is their first DWZ: R_h = R_n.</source>
        <translation>Für bisher ungewertete Spieler ist die Leistung ihre Erst-DWZ: R_h = R_n.</translation>
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
        <translation>{opponent} ist Ausnahmespieler und zählt mit der Leistung {performance} anstelle der DWZ {opponent_rating}.</translation>
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
        <source>P(D) is the normal distribution with the standard deviation 200·√2. All values are carried on without rounding; four decimals are shown.</source>
        <translation>P(D) ist die Normalverteilung mit der Standardabweichung 200·√2. Alle Werte gehen ungerundet in die weitere Rechnung ein; gezeigt werden vier Nachkommastellen.</translation>
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
        <translation>{name} hat keine Wertungszahl, also war auch nichts zu erwarten.</translation>
    </message>
    <message>
        <source>{name} had no rating, so nothing could be expected of him. Within the iteration W_e is the expected score at the value of the step:</source>
        <translation>{name} hatte keine Wertungszahl, also war auch nichts zu erwarten. Innerhalb der Iteration ist W_e die Punkterwartung zum Wert des jeweiligen Schritts:</translation>
    </message>
    <message>
        <source>No game of {name} counts. Nothing is evaluated, and rating and index stay as they are.</source>
        <translation>Von {name} zählt keine Partie. Es wird nichts ausgewertet; DWZ und Index bleiben.</translation>
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
        <translation>{name} hat die Wertungszahl {old_rating} und ist damit etablierter Spieler. Die Etablierten und die 1. Zusatzstufe bilden die Auswahl I, mit der 2. Zusatzstufe zusammen die Auswahl II, deren Partien gegeneinander ausgewertet werden.</translation>
    </message>
    <message>
        <source>A performance needs at least {games_needed} games that count and points in them; {name} has {score} out of {games}.</source>
        <translation>Für eine Leistung sind mindestens {games_needed} wertbare Partien und ein Punkterfolg nötig; {name} hat {score} aus {games}.</translation>
    </message>
    <message>
        <source>Without a performance there is no special rating. A performance needs at least {games_needed} games that count and points in them; {name} has {score} out of {games}.</source>
        <translation>Ohne Leistung gibt es keine Sonderwertung. Für eine Leistung sind mindestens {games_needed} wertbare Partien und ein Punkterfolg nötig; {name} hat {score} aus {games}.</translation>
    </message>
    <message>
        <source>K says how strongly this tournament moves the rating: by so many points for every point more or less than expected.</source>
        <translation>K sagt, wie stark dieses Turnier die DWZ verändert: um so viele Punkte für jeden Punkt mehr oder weniger als erwartet.</translation>
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
        <translation>Gebremst werden nur Verluste, und das Ergebnis erreicht die Erwartung (W = {score} ≥ W_e = {expected}): b = 1.</translation>
    </message>
    <message>
        <source>The brake holds only below DWZ {upper_bound}, and R_o is {old_rating}: b = 1.</source>
        <translation>Gebremst wird nur unter DWZ {upper_bound}, und R_o ist {old_rating}: b = 1.</translation>
    </message>
    <message>
        <source>The DWZ is below {upper_bound} and the score is below expectation (W = {score} &lt; W_e = {expected}). So the loss is braked.</source>
        <translation>Die DWZ liegt unter {upper_bound}, und das Ergebnis liegt unter der Erwartung (W = {score} &lt; W_e = {expected}). Deshalb wird der Verlust gebremst.</translation>
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
        <translation>Wer höchstens {youth_maximum_age} Jahre alt ist und mindestens die erwarteten Punkte holt, wird beschleunigt (W = {score} ≥ W_e = {expected}).</translation>
    </message>
    <message>
        <source>Up to {youth_maximum_age} years, who scores at least what was expected is accelerated (W = {score} ≥ W_e = {expected}). The factor R_o / {acceleration_divisor} lies between {acceleration_least} and 1: a = {result}.</source>
        <translation>Wer höchstens {youth_maximum_age} Jahre alt ist und mindestens die erwarteten Punkte holt, wird beschleunigt (W = {score} ≥ W_e = {expected}). Der Faktor R_o / {acceleration_divisor} liegt zwischen {acceleration_least} und 1: a = {result}.</translation>
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
        <translation>Die erste FWZ beginnt mit {start_value} und wird immer wieder ausgewertet, für alle Spieler ohne FWZ zugleich, bis sich kein Wert mehr um {tolerance} oder mehr ändert.</translation>
    </message>
    <message>
        <source>With such a result the iteration finds no end. Then the first FWZ is the average of the opponents, {extreme_difference} more after 100 % and {extreme_difference} less after 0 %; opponents without a rating count with {start_value}.</source>
        <translation>Bei einem solchen Ergebnis findet die Iteration kein Ende. Dann ist die erste FWZ der Gegnerschnitt, um {extreme_difference} erhöht bei 100 % und um {extreme_difference} vermindert bei 0 %; Gegner ohne FWZ zählen darin mit {start_value}.</translation>
    </message>
    <message>
        <source>For the results of {name} the iteration finds no end, too, although they are neither 0 % nor 100 %. So they are treated alike: the first FWZ is the average of the opponents, {extreme_difference} more for more than half of the points and {extreme_difference} less for fewer; opponents without a rating count with {start_value}.</source>
        <translation>Auch für die Ergebnisse von {name} findet die Iteration kein Ende, obwohl es weder 0 % noch 100 % sind. Sie werden deshalb ebenso behandelt: Die erste FWZ ist der Gegnerschnitt, bei mehr als der Hälfte der Punkte um {extreme_difference} erhöht, bei weniger um {extreme_difference} vermindert; Gegner ohne FWZ zählen mit {start_value}.</translation>
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
        <translation>Durchschnitt der Gegner-Wertungen: R_o bei Etablierten, R_n bei Erst-DWZ.</translation>
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
        <translation>beziehen sich auf die Partien, die für die DWZ oder als Restpartien zählen</translation>
    </message>
    <message>
        <source>text-only participants, no members of a club when the tournament ended: what stands in brackets is not recorded (%1)</source>
        <translation>textuelle Teilnehmer, am Turnierende ohne Mitgliedschaft im DSB: Eingeklammertes wird nicht gespeichert (%1)</translation>
    </message>
    <message>
        <source>FIDE rating as entry rating (%1)</source>
        <translation>FIDE-Zahl als Eingangswertung (%1)</translation>
    </message>
    <message>
        <source>foreign national rating as entry rating (%1)</source>
        <translation>fremdnationale Wertungszahl als Eingangswertung (%1)</translation>
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
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Names in full</source>
        <translation>Vollständige Namen</translation>
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
        <translation>fiktives Remis gegen den Schnitt</translation>
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
        <translation>Regeln</translation>
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
        <translation>Alte Zahl</translation>
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
        <translation>beziehen sich auf die gewerteten Partien</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>first {rating}, found together in %n step(s) of the joint iteration (%1)</source>
        <translation>
            <numerusform>Erst-{rating}, gemeinsam gefunden in einem Schritt der Gesamtiteration (%1)</numerusform>
            <numerusform>Erst-{rating}, gemeinsam gefunden in %n Schritten der Gesamtiteration (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>first {rating} (%1)</source>
        <translation>erste {rating} (%1)</translation>
    </message>
    <message>
        <source>“or better” (%1)</source>
        <translation>„oder besser“ (%1)</translation>
    </message>
    <message>
        <source>“or worse” (%1)</source>
        <translation>„oder schlechter“ (%1)</translation>
    </message>
    <message>
        <source>no {rating} yet; the games are kept as carry-over games for the next evaluation (%1)</source>
        <translation>noch keine {rating}; die Partien werden als Restpartien für die nächste Auswertung aufgehoben (%1)</translation>
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
        <source>Index</source>
        <translation>Index</translation>
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
        <translation>Ziffern, Eingabetaste	Wertungszahl eines Gegners, dann sein Ergebnis</translation>
    </message>
    <message>
        <source>1 0 5 r = ½	Result; the cursor goes on to the next opponent</source>
        <translation>1 0 5 r = ½	Ergebnis; weiter zum nächsten Gegner</translation>
    </message>
    <message>
        <source>Delete	Take the result or the game out</source>
        <translation>Entf	Ergebnis oder Partie herausnehmen</translation>
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
        <translation>W ist mehr, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>We is more than n games allow.</source>
        <translation>We ist mehr, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>Type points, expected points and the number of games.</source>
        <translation>Punkte, Punkterwartung und Partienzahl eintippen.</translation>
    </message>
    <message>
        <source>Totals need the rating; a first rating needs the single games.</source>
        <translation>Zu Summen gehört die Wertungszahl; eine erste Zahl braucht die einzelnen Partien.</translation>
    </message>
    <message>
        <source>Rows without a rating or a result do not count.</source>
        <translation>Zeilen ohne Wertungszahl oder Ergebnis zählen nicht.</translation>
    </message>
    <message>
        <source>Type a rating and Enter, then the result as one key: 1, 0, or 5 for a draw.</source>
        <translation>Wertungszahl und Eingabetaste, dann das Ergebnis als eine Taste: 1, 0 oder 5 für Remis.</translation>
    </message>
    <message>
        <source>Opponent %1</source>
        <translation>Gegner %1</translation>
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
        <translation>Sobald es ein Ergebnis gibt, steht hier der Rechenweg mit den Fundstellen der Ordnung. Jede andere Zahl links lässt sich ebenso befragen.</translation>
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
        <translation>Ein S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Conversion</source>
        <translation>Um&amp;stellung</translation>
    </message>
    <message>
        <source>Co&amp;rrection</source>
        <translation>&amp;Berichtigung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelfassung</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenart</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie in der Regelfassung</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;gelfassung</translation>
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
</context>
<context>
    <name>zahlmeister::ui::CarryOverEditor</name>
    <message>
        <source>Ctrl+Enter takes the list, Escape leaves it as it was.</source>
        <translation>Strg+Eingabe übernimmt die Liste, Esc lässt sie, wie sie war.</translation>
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
        <translation>Der Vergleich steht in %1.</translation>
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
        <translation>Alte Zahl</translation>
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
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Type the rating from before. The conversion is an entry of its own and raises the index by one.</source>
        <translation>Wertungszahl vor der Umstellung eintippen. Die Umstellung ist ein eigener Eintrag und erhöht den Index um 1.</translation>
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
        <translation>W ist mehr, als n Partien zulassen.</translation>
    </message>
    <message>
        <source>We is more than n games allow.</source>
        <translation>We ist mehr, als n Partien zulassen.</translation>
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
        <translation>Wertungszahl, mit der die Auswertung gerechnet war</translation>
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
        <translation>Wertungszahl, mit der sie zu rechnen ist</translation>
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
        <translation>Neue Zahl</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CorrectionPage</name>
    <message>
        <source>&amp;Right rating before the first evaluation</source>
        <translation>&amp;Richtige Zahl vor der ersten Auswertung</translation>
    </message>
    <message>
        <source>Right rating</source>
        <translation>Richtige Zahl</translation>
    </message>
    <message>
        <source>Its &amp;index</source>
        <translation>&amp;Index dazu</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
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
        <translation>Ziffern, Eingabetaste	Zahlen einer Auswertung vom Blatt abtippen</translation>
    </message>
    <message>
        <source>Delete	Take a number or a row out</source>
        <translation>Entf	Zahl oder Zeile herausnehmen</translation>
    </message>
    <message>
        <source>Type the right rating, and for every evaluation since then the rating it was made with, W, We and n. All are corrected one after the other.</source>
        <translation>Richtige Wertungszahl eintippen und für jede Auswertung seither die damalige Zahl, W, We und n. Alle werden der Reihe nach berichtigt.</translation>
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
    <message>
        <source>The text has %1 lines, but from here the table has only %2 rows.</source>
        <translation>Der Text hat %1 Zeilen, ab hier hat die Tabelle aber nur %2.</translation>
    </message>
    <message>
        <source>The text has %1 columns, but from here the table has only %2.</source>
        <translation>Der Text hat %1 Spalten, ab hier hat die Tabelle aber nur %2.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableTotalsModel</name>
    <message numerus="yes">
        <source>%n of them count for the rating or as carry-over games.</source>
        <translation>
            <numerusform>%n davon zählt für die DWZ oder als Restpartie.</numerusform>
            <numerusform>%n davon zählen für die DWZ oder als Restpartien.</numerusform>
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
        <source>Points of the crosstable, forfeit wins included</source>
        <translation>Punkte der Kreuztabelle, kampflose Siege eingeschlossen</translation>
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
        <source>Change of rating so far, R_n − R_0</source>
        <translation>bisherige Änderung der DWZ, R_n − R_o</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>New {rating} and index so far; in brackets when nothing is recorded</source>
        <translation>bisherige neue {rating} mit Index; in Klammern, wenn nichts gespeichert wird</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableView</name>
    <message>
        <source>“%1” is no result. Type 1, 0, 5 for a draw, + or − for a forfeit; ? shows the rare ones.</source>
        <translation>„%1“ ist kein Ergebnis. Tippen: 1, 0, 5 für Remis, + oder − für kampflos; ? zeigt die seltenen.</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Nothing was pasted.</source>
        <translation>Es wurde nichts eingefügt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
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
</context>
<context>
    <name>zahlmeister::ui::DateField</name>
    <message>
        <source>dd.mm.yyyy</source>
        <translation>TT.MM.JJJJ</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::DockTitle</name>
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
    <name>zahlmeister::ui::FindingsModel</name>
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
</context>
<context>
    <name>zahlmeister::ui::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Nothing to object to.</source>
        <translation>Nichts zu beanstanden.</translation>
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
        <translation>Eingabe</translation>
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
            <numerusform>%n Fehler ist zu beheben, bevor das Turnier eingereicht werden kann.</numerusform>
            <numerusform>%n Fehler sind zu beheben, bevor das Turnier eingereicht werden kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing prevents the submission; what is listed here deserves a look.</source>
        <translation>Der Einreichung steht nichts im Wege; was hier steht, verdient einen Blick.</translation>
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
        <translation>Änderung der Wertungszahl durch diese Partie (Anhang 3.2)</translation>
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
        <translation>Nicht gelesen: %1. Erwartet werden Wertungszahl und Ergebnis, etwa 1850 ½.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::KeyboardHelp</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
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
        <translation>Mit Wertung</translation>
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
        <source>Import list (%1)</source>
        <translation>Liste einlesen (%1)</translation>
    </message>
    <message>
        <source>&amp;Remove list</source>
        <translation>Liste ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove list (%1)</source>
        <translation>Liste entfernen (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Download the lists from the DSB or the FIDE and drop the files here, packed or unpacked. Zahlmeister keeps the lists of several days and takes the ratings that held when a tournament ended.</source>
        <translation>Laden Sie die Listen beim DSB oder bei der FIDE herunter und ziehen Sie die Dateien hierher, gepackt oder entpackt. Zahlmeister bewahrt die Listen mehrerer Tage auf und nimmt die Wertungszahlen, die am Turnierende galten.</translation>
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
        <translation>&amp;Einlesen</translation>
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
        <source>&amp;Cancel import</source>
        <translation>Einlesen a&amp;bbrechen</translation>
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
        <translation>Hier muss ein Tag stehen wie 01.10.2026.</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>%1 Zeilen gelesen</translation>
    </message>
    <message>
        <source>%1 rows read, finishing</source>
        <translation>%1 Zeilen gelesen, wird abgeschlossen</translation>
    </message>
    <message>
        <source>Remove the %1 list of %2 with %3 players? Lists of other days stay. It can be imported again from its file.</source>
        <translation>Die Liste %1 vom %2 mit %3 Spielern entfernen? Listen anderer Tage bleiben. Aus ihrer Datei kann sie wieder eingelesen werden.</translation>
    </message>
    <message>
        <source>The %1 list of %2 was removed.</source>
        <translation>Die Liste %1 vom %2 wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MainActions</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
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
        <source>E&amp;xport tournament…</source>
        <translation>Turnier e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Close tournament</source>
        <translation>Turnier &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
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
        <source>Re&amp;move tournament</source>
        <translation>Turnier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Search tournaments</source>
        <translation>Turniere &amp;suchen</translation>
    </message>
    <message>
        <source>Next &amp;area of the window</source>
        <translation>Nächster &amp;Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Zahlmeister</source>
        <translation>&amp;Über Zahlmeister</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
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
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Recent work &amp;files</source>
        <translation>Zu&amp;letzt geöffnete Arbeitsdateien</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
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
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Ca&amp;lculator</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Tables of the rules</source>
        <translation>&amp;Tabellen der Regelfassung</translation>
    </message>
    <message>
        <source>&amp;Rating lists</source>
        <translation>&amp;Wertungslisten</translation>
    </message>
    <message>
        <source>&amp;Compare rules…</source>
        <translation>Regelfassungen &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Rule &amp;versions…</source>
        <translation>Regel&amp;fassungen…</translation>
    </message>
    <message>
        <source>Own &amp;players</source>
        <translation>&amp;Eigene Spieler</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MainWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
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
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Tournaments and work files (*.json *.zahlmeister)</source>
        <translation>Turniere und Arbeitsdateien (*.json *.zahlmeister)</translation>
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
        <source>Tournament (*.json)</source>
        <translation>Turnier (*.json)</translation>
    </message>
    <message>
        <source>The tournament was written to %1.</source>
        <translation>Das Turnier wurde nach %1 geschrieben.</translation>
    </message>
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
    <message>
        <source>No other work file yet</source>
        <translation>Noch keine andere Arbeitsdatei</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>About Zahlmeister</source>
        <translation>Über Zahlmeister</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zahlmeister %1&lt;/h3&gt;&lt;p&gt;The evaluation workstation of chess rating referees.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zahlmeister %1&lt;/h3&gt;&lt;p&gt;Der Auswertungsplatz der Wertungsreferenten im Schach.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Einzelheiten der Meldung</translation>
    </message>
    <message>
        <source>Close message (Esc)</source>
        <translation>Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
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
        <translation>Wertungszahl eintippen und sehen, was jedes Ergebnis brächte.</translation>
    </message>
    <message>
        <source>Even with this game there are not enough games for a first rating.</source>
        <translation>Auch mit dieser Partie reicht es noch nicht für eine erste Zahl.</translation>
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
    <name>zahlmeister::ui::ParameterModel</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Auslieferung</translation>
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
        <translation>„%1“ ist keine VKZ. Erwartet werden fünf Buchstaben und Ziffern, etwa 40023.</translation>
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
        <translation>Partie %1, „%2“, ist nicht zu lesen. Erwartet werden Wertungszahl des Gegners, 1, 0 oder ½ und Datum: 1500 0 01.03.2026.</translation>
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
        <translation>Vereinskennziffer, fünf Buchstaben und Ziffern; wer eine hat, gilt als Mitglied</translation>
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
        <translation>auf wie vielen Auswertungen die DWZ beruht</translation>
    </message>
    <message>
        <source>Where the rating comes from: DWZ, FIDE or national</source>
        <translation>woher die Wertungszahl kommt: DWZ, FIDE oder national</translation>
    </message>
    <message>
        <source>Earlier games of an unrated player against rated opponents; F2 opens the list</source>
        <translation>frühere Partien eines Spielers ohne Wertungszahl gegen gewertete Gegner; F2 öffnet die Liste</translation>
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
        <translation>R_0, die Wertungszahl vor dem Turnier; 1640-3 ist eine Zahl mit ihrem Index, &lt;=125 eine Ingo-Zahl „oder besser“, &gt;=175 „oder schlechter“</translation>
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
        <translation>Tab, Eingabe</translation>
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
    <message>
        <source>The text has %1 columns, but from here the table has only %2.</source>
        <translation>Der Text hat %1 Spalten, ab hier hat die Tabelle aber nur %2.</translation>
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
        <source>Nothing was pasted.</source>
        <translation>Es wurde nichts eingefügt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerGamesModel</name>
    <message>
        <source>Exceptional player: his performance takes the place of his old rating (3.6.3).</source>
        <translation>Ausnahmespieler: statt der alten DWZ zählt hier seine Turnierleistung (3.6.3).</translation>
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
        <translation>Änderung der DWZ durch diese Partie allein: K · (p − P(D)), Anhang 3.2</translation>
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
        <source>%1 of %2 games count</source>
        <translation>%1 von %2 Partien gewertet</translation>
    </message>
    <message>
        <source>Points in the games that count</source>
        <translation>Punkte in den gewerteten Partien</translation>
    </message>
    <message>
        <source>Expected score in these games</source>
        <translation>Punkterwartung in diesen Partien</translation>
    </message>
    <message>
        <source>Change of the rating before it is rounded</source>
        <translation>Änderung der DWZ, bevor gerundet wird</translation>
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
</context>
<context>
    <name>zahlmeister::ui::PlayersDialog</name>
    <message>
        <source>Take from the &amp;tournament</source>
        <translation>Aus dem &amp;Turnier übernehmen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Convert all ratings</source>
        <translation>Alle &amp;umstellen</translation>
    </message>
    <message>
        <source>&amp;Undo conversion</source>
        <translation>Umstellung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Own players</source>
        <translation>Eigene Spieler</translation>
    </message>
    <message>
        <source>Rules to convert to</source>
        <translation>Regelfassung, auf die umgestellt wird</translation>
    </message>
    <message>
        <source>Adds the members of the open tournament who are not in the list yet</source>
        <translation>Nimmt die Mitglieder des offenen Turniers auf, die noch nicht in der Liste stehen</translation>
    </message>
    <message>
        <source>An entry of its own for every player; the index rises by one (Anhang 4)</source>
        <translation>Ein eigener Eintrag für jeden Spieler; der Index steigt um 1 (Anhang 4)</translation>
    </message>
    <message>
        <source>All members of the tournament are in the list already.</source>
        <translation>Alle Mitglieder des Turniers stehen schon in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n Spieler aufgenommen.</numerusform>
            <numerusform>%n Spieler aufgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) converted.</source>
        <translation>
            <numerusform>%n Wertungszahl umgestellt.</numerusform>
            <numerusform>%n Wertungszahlen umgestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) had been converted before.</source>
        <translation>
            <numerusform>%n Spieler war schon umgestellt.</numerusform>
            <numerusform>%n Spieler waren schon umgestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no rating.</source>
        <translation>
            <numerusform>%n Spieler hat keine Wertungszahl.</numerusform>
            <numerusform>%n Spieler haben keine Wertungszahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) are as before the conversion.</source>
        <translation>
            <numerusform>%n Wertungszahl ist wie vor der Umstellung.</numerusform>
            <numerusform>%n Wertungszahlen sind wie vor der Umstellung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have another rating since then and keep it.</source>
        <translation>
            <numerusform>%n Spieler hat seither eine andere Zahl und behält sie.</numerusform>
            <numerusform>%n Spieler haben seither eine andere Zahl und behalten sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed.</source>
        <translation>%1 entfernt.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayersModel</name>
    <message>
        <source>Conversion %1: %2 → %3</source>
        <extracomment>An entry of a player&apos;s history: day, old rating with index, new rating with index</extracomment>
        <translation>Umstellung %1: %2 → %3</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>A player needs a name first.</source>
        <translation>Zuerst braucht der Spieler einen Namen.</translation>
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
        <translation>Jahrgang</translation>
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
        <source>Last entry</source>
        <translation>Letzter Eintrag</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
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
            <numerusform>%n Restpartie, aufbewahrt für eine Erst-DWZ:</numerusform>
            <numerusform>%n Restpartien, aufbewahrt für eine Erst-DWZ:</numerusform>
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
</context>
<context>
    <name>zahlmeister::ui::PreviewPage</name>
    <message>
        <source>the newest one, because the end date of the tournament is missing</source>
        <translation>die neueste, weil das Enddatum des Turniers fehlt</translation>
    </message>
    <message>
        <source>in force at the tournament&apos;s end on %1</source>
        <translation>gültig am Turnierende %1</translation>
    </message>
    <message>
        <source>the oldest one known, but not in force at the tournament&apos;s end on %1</source>
        <translation>die älteste bekannte, aber am Turnierende %1 nicht gültig</translation>
    </message>
    <message>
        <source>Enter, Space	Why this number?</source>
        <translation>Eingabe, Leertaste	Warum diese Zahl?</translation>
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
        <translation>Summe der gewerteten Punkte: %1</translation>
    </message>
    <message>
        <source>Sum of the games that count: %1</source>
        <translation>Summe der gewerteten Partien: %1</translation>
    </message>
    <message>
        <source>Sum of the changes that are recorded: %1</source>
        <translation>Summe der Änderungen, die gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Nobody to evaluate yet. Enter the participants first; their new ratings appear here with the first result.</source>
        <translation>Noch niemand auszuwerten. Zuerst die Teilnehmer eingeben; mit dem ersten Ergebnis stehen hier ihre neuen DWZ.</translation>
    </message>
    <message>
        <source>%1 · not shown here: %2</source>
        <extracomment>Below the preview of a narrow window: how many participants, and which columns there is no room for</extracomment>
        <translation>%1 · hier ohne: %2</translation>
    </message>
    <message>
        <source>fixed in the tournament; the end date of the tournament is missing</source>
        <translation>im Turnier festgelegt; das Enddatum des Turniers fehlt</translation>
    </message>
    <message>
        <source>fixed in the tournament, in force at the tournament&apos;s end on %1</source>
        <translation>im Turnier festgelegt, gültig am Turnierende %1</translation>
    </message>
    <message>
        <source>fixed in the tournament, but not in force at the tournament&apos;s end on %1</source>
        <translation>im Turnier festgelegt, aber am Turnierende %1 nicht gültig</translation>
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
</context>
<context>
    <name>zahlmeister::ui::PrintPage</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>B&amp;latt</translation>
    </message>
    <message>
        <source>Rating evaluation</source>
        <translation>Auswertungsbogen</translation>
    </message>
    <message>
        <source>Scoresheets of the players</source>
        <translation>Einzelergebnisse der Spieler</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
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
        <source>One file for ea&amp;ch player</source>
        <translation>Eine Datei &amp;je Spieler</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>A&amp;usrichtung</translation>
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
        <source>&amp;Language of the sheet</source>
        <translation>S&amp;prache des Blattes</translation>
    </message>
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
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take a player in or leave him out</source>
        <translation>einen Spieler aufnehmen oder weglassen</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation>die Vorschau blättern</translation>
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
        <source>Nothing to print yet. Enter participants and results first.</source>
        <translation>Noch nichts zu drucken. Zuerst Teilnehmer und Ergebnisse eingeben.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
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
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Printing was not completed.</source>
        <translation>Der Druck wurde nicht beendet.</translation>
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
        <source>No player is chosen. Tick the players whose sheets you want.</source>
        <translation>Kein Spieler ist gewählt. Bitte die Spieler ankreuzen, deren Blätter gewünscht sind.</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Ordner für die Blätter</translation>
    </message>
    <message>
        <source>Nobody gets a first {rating} in this tournament.</source>
        <translation>In diesem Turnier erhält niemand eine Erst-{rating}.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ResultsPage</name>
    <message>
        <source>Current cell</source>
        <translation>Aktuelles Feld</translation>
    </message>
    <message>
        <source>The crosstable appears as soon as there are two participants. Type their names on the page “Participants”.</source>
        <translation>Die Kreuztabelle erscheint, sobald es zwei Teilnehmer gibt. Ihre Namen auf der Seite „Teilnehmer“ eintippen.</translation>
    </message>
    <message>
        <source>Points, games and ratings</source>
        <translation>Punkte, Partien und DWZ</translation>
    </message>
    <message>
        <source>along the row</source>
        <translation>in der Zeile weiter</translation>
    </message>
    <message>
        <source>down the column</source>
        <translation>in der Spalte weiter</translation>
    </message>
    <message>
        <source>Where the cursor moves after a result</source>
        <translation>wohin der Cursor nach einem Ergebnis geht</translation>
    </message>
    <message>
        <source>How often two players meet: 2 in a double round robin</source>
        <translation>wie oft zwei Spieler aufeinandertreffen: 2 bei einem doppelrundigen Turnier</translation>
    </message>
    <message>
        <source>&amp;Move on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>&amp;Partien je Paarung</translation>
    </message>
    <message>
        <source>1 win · 0 loss · 5 draw · + − forfeit · x clear · space skip</source>
        <extracomment>one line of help above the crosstable; the keys stay as they are</extracomment>
        <translation>1 Sieg · 0 Verlust · 5 Remis · + − kampflos · x leeren · Leertaste überspringt</translation>
    </message>
    <message>
        <source>win, loss of the player in the row; the cursor moves on</source>
        <translation>Sieg, Verlust des Spielers in der Zeile; der Cursor geht weiter</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>won, lost by forfeit</source>
        <translation>kampflos gewonnen, verloren</translation>
    </message>
    <message>
        <source>clear and move on</source>
        <translation>leeren und weitergehen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>skip this pairing and move on</source>
        <translation>diese Paarung überspringen und weitergehen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>go back and clear</source>
        <translation>zurückgehen und leeren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>clear the selected cells</source>
        <translation>die markierten Felder leeren</translation>
    </message>
    <message>
        <source>rare results: 0:0, ½:0, 0:−, −:−</source>
        <translation>seltene Ergebnisse: 0:0, ½:0, 0:−, −:−</translation>
    </message>
    <message>
        <source>Arrows, Home, End, Page keys</source>
        <translation>Pfeile, Pos1, Ende, Bildtasten</translation>
    </message>
    <message>
        <source>move; with Ctrl to the end of a block, with Shift select</source>
        <translation>bewegen; mit Strg bis zum Ende eines Blocks, mit Umschalt markieren</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Eingabe</translation>
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
        <translation>zwischen mehreren Partien einer Paarung wechseln</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+X, Ctrl+V</source>
        <translation>Strg+C, Strg+X, Strg+V</translation>
    </message>
    <message>
        <source>copy, cut, paste as text, also from a spreadsheet</source>
        <translation>als Text kopieren, ausschneiden, einfügen, auch aus einer Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Strg++, Strg+−, Strg+0</translation>
    </message>
    <message>
        <source>larger, smaller, normal size; also Ctrl and the mouse wheel</source>
        <translation>größer, kleiner, normale Größe; auch Strg und Mausrad</translation>
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
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Printing was not completed.</source>
        <translation>Der Druck wurde nicht beendet.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RulesDialog</name>
    <message>
        <source>Ships with the program. Copy it to make rules of your own.</source>
        <translation>Gehört zum Programm. Für eigene Regeln legen Sie eine Kopie an.</translation>
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
        <translation>Die Kopie gilt nur für Turniere, für die sie gewählt wird, solange sie nicht nach dem Turnierende gewählt wird.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
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
        <translation>Wird nach dem Turnierende gewählt</translation>
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
        <translation>Erster Tag der Geltung</translation>
    </message>
    <message>
        <source>Last day in force</source>
        <translation>Letzter Tag der Geltung</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Gilt von</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
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
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>As &amp;shipped</source>
        <translation>Wie ausge&amp;liefert</translation>
    </message>
    <message>
        <source>This is no day. Type it as 31.12.2026.</source>
        <translation>Das ist kein Tag. Schreiben Sie ihn wie 31.12.2026.</translation>
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
        <translation>Eine Regelfassung „%1“ gibt es schon. Geben Sie der in der Datei eine andere Kennung.</translation>
    </message>
    <message>
        <source>Export the rule version</source>
        <translation>Regelfassung exportieren</translation>
    </message>
    <message>
        <source>The rule version was written to %1.</source>
        <translation>Die Regelfassung steht in %1.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RulesMenu</name>
    <message>
        <source>&amp;Rules and arithmetic</source>
        <translation>&amp;Regeln und Rechenweise</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>By the last day: %1</source>
        <translation>Nach dem letzten Tag: %1</translation>
    </message>
    <message>
        <source>By the last day</source>
        <translation>Nach dem letzten Tag</translation>
    </message>
    <message>
        <source>As the rules say: %1</source>
        <translation>Wie in den Regeln: %1</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie in den Regeln</translation>
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
    <name>zahlmeister::ui::StartPage</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Name, dates, number of players; then type (Ctrl+N)</source>
        <translation>Name, Tage, Spielerzahl (Strg+N)</translation>
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
        <translation>Das Turnier der Wertungsordnung, Anhang 3.1</translation>
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
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>ausführen</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StatusFooter</name>
    <message>
        <source>Choose rules and arithmetic</source>
        <translation>Regeln und Rechenweise wählen</translation>
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
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>everything saved</source>
        <translation>alles gespeichert</translation>
    </message>
    <message>
        <source>Every change is stored at once; there is nothing to save.</source>
        <translation>Jede Änderung wird sofort gespeichert; ein Speichern von Hand gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown rules</source>
        <translation>Unbekannte Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;First and last day</source>
        <translation>&amp;Erster und letzter Tag</translation>
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
        <translation>&amp;Hybridturnier (WO 4.2.4.6)</translation>
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
        <translation>„%1“ ist kein Tag. Bitte so eingeben: 12.12.2026.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>The level has three characters, “%1” has %2.</source>
        <translation>Die Spielebene hat drei Zeichen, „%1“ hat %2.</translation>
    </message>
    <message>
        <source>The last day decides which rules apply.</source>
        <translation>Der letzte Tag entscheidet, welche Regeln gelten.</translation>
    </message>
    <message>
        <source>Rated by %1.</source>
        <translation>Gewertet wird nach %1.</translation>
    </message>
    <message>
        <source>%1 was not in force on this day.</source>
        <translation>%1 war an diesem Tag nicht in Kraft.</translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentList</name>
    <message>
        <source>Search tournaments</source>
        <translation>Turniere suchen</translation>
    </message>
    <message>
        <source>Name or year (Ctrl+F)</source>
        <translation>Name oder Jahr (Strg+F)</translation>
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
        <translation>Eingabe</translation>
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
        <translation>Kein Turnier hat das in seinem Namen.</translation>
    </message>
    <message>
        <source>No tournaments yet. Create one with Ctrl+N, or drop a file here.</source>
        <translation>Noch keine Turniere. Mit Strg+N eines anlegen oder eine Datei hierher ziehen.</translation>
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
        <translation>Name, Tage, Modus und Bedenkzeit ändern (Strg+T)</translation>
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
</context>
<context>
    <name>zahlmeister::ui::WhyPanel</name>
    <message>
        <source>Tab, Enter	Go to a number that went in</source>
        <translation>Tab, Eingabe	Zu einer Zahl gehen, die eingeht</translation>
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
        <translation>Strg+A, Strg+C	Die Herleitung kopieren</translation>
    </message>
    <message>
        <source>Click a number of the evaluation, or choose it with the Enter key: how it came about is explained here.</source>
        <translation>Auf eine Zahl der Auswertung klicken oder sie mit der Eingabetaste wählen: Hier steht dann, wie sie zustande kommt.</translation>
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
        <translation>Herleitung kopieren</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
</TS>
