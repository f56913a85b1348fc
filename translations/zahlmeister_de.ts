<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>Without it the player is computed as an adult. Juniors and youth have another coefficient K.</source>
        <translation>Ohne Geburtsjahr wird der Spieler als Erwachsener gerechnet. Für Jugendliche und Junioren gilt ein anderer Entwicklungsfaktor K.</translation>
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
        <source>The DWZ has no index.</source>
        <translation>Zur DWZ fehlt der Index.</translation>
    </message>
    <message>
        <source>The index decides the coefficient K. In rating lists it stands behind the DWZ: 1500 – 12. Without it the player is computed with the K of index 1.</source>
        <translation>Vom Index hängt der Entwicklungsfaktor K ab. In der Wertungsliste steht er hinter der DWZ: 1500 – 12. Ohne ihn wird mit dem K für Index 1 gerechnet.</translation>
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
        <source>There is no DWZ that low. Check the number.</source>
        <translation>Eine so niedrige DWZ gibt es nicht. Bitte die Zahl prüfen.</translation>
    </message>
    <message>
        <source>The player enters with a rating of another system.</source>
        <translation>Der Spieler tritt mit der Wertungszahl eines anderen Systems an.</translation>
    </message>
    <message>
        <source>FIDE ratings, or else national ones, take the place of the DWZ if the rating centre considers them comparable.</source>
        <translation>FIDE-Zahlen, ersatzweise nationale Wertungszahlen, treten an die Stelle der DWZ, wenn die Wertungszentrale sie als vergleichbar eingestuft hat.</translation>
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
        <source>In this match not both players had a DWZ before.</source>
        <translation>In diesem Zweikampf hatten nicht beide Spieler vorher eine DWZ.</translation>
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
        <source>Carry-over games only serve a first DWZ; here they do not count. Check the rating.</source>
        <translation>Restpartien dienen nur der Erst-DWZ; hier zählen sie nicht. Bitte die Wertungszahl prüfen.</translation>
    </message>
    <message>
        <source>The first DWZ of this player has no upper bound.</source>
        <translation>Die Erst-DWZ dieses Spielers ist nach oben nicht begrenzt.</translation>
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
</context>
<context>
    <name>Format</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
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
        <translation>Leistung in diesem Turnier, unabhängig von der alten DWZ</translation>
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
        <source>old rating</source>
        <translation>DWZ alt</translation>
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
        <source>first DWZ</source>
        <translation>Erst-DWZ</translation>
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
        <source>new DWZ</source>
        <translation>DWZ neu</translation>
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
        <source>WO %1</source>
        <translation>WO %1</translation>
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
</context>
</TS>
