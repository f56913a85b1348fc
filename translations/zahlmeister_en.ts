<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Derivation</name>
    <message numerus="yes">
        <source>All %n step(s)</source>
        <translation>
            <numerusform>The only step</numerusform>
            <numerusform>All %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message numerus="yes">
        <source>Add %n participant(s)</source>
        <translation>
            <numerusform>Add %n participant</numerusform>
            <numerusform>Add %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n participant(s)</source>
        <translation>
            <numerusform>Remove %n participant</numerusform>
            <numerusform>Remove %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>Paste %n cell</numerusform>
            <numerusform>Paste %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message numerus="yes">
        <source>%Ln row(s) read, %1 taken.</source>
        <translation>
            <numerusform>%Ln row read, %1 taken.</numerusform>
            <numerusform>%Ln rows read, %1 taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s) read.</source>
        <translation>
            <numerusform>%Ln club read.</numerusform>
            <numerusform>%Ln clubs read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) refused; they are listed below.</source>
        <translation>
            <numerusform>%Ln row refused; it is listed below.</numerusform>
            <numerusform>%Ln rows refused; they are listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) stand in the list twice.</source>
        <translation>
            <numerusform>%Ln row stands in the list twice.</numerusform>
            <numerusform>%Ln rows stand in the list twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln official(s) without a membership left out.</source>
        <translation>
            <numerusform>%Ln official without a membership left out.</numerusform>
            <numerusform>%Ln officials without a membership left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known row(s) are not in this list and were kept, because it holds a part only.</source>
        <translation>
            <numerusform>%Ln known row is not in this list and was kept, because the list holds a part only.</numerusform>
            <numerusform>%Ln known rows are not in this list and were kept, because the list holds a part only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n game)</numerusform>
            <numerusform>%1 (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sum of %n game(s) that count</source>
        <translation>
            <numerusform>Sum of the game that counts</numerusform>
            <numerusform>Sum of %n games that count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first {rating}, found together in %n step(s) of the joint iteration (%1)</source>
        <translation>
            <numerusform>first {rating}, found together in one step of the joint iteration (%1)</numerusform>
            <numerusform>first {rating}, found together in %n steps of the joint iteration (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ComparisonDialog</name>
    <message numerus="yes">
        <source>%n player(s) get another new rating.</source>
        <translation>
            <numerusform>%n player gets another new rating.</numerusform>
            <numerusform>%n players get another new rating.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableTotalsModel</name>
    <message numerus="yes">
        <source>%n of them count for the rating or as carry-over games.</source>
        <translation>
            <numerusform>%n of them counts for the rating or as a carry-over game.</numerusform>
            <numerusform>%n of them count for the rating or as carry-over games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::CrosstableView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingsModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingsPage</name>
    <message numerus="yes">
        <source>%n error(s) must be settled before the tournament can be submitted.</source>
        <translation>
            <numerusform>%n error must be settled before the tournament can be submitted.</numerusform>
            <numerusform>%n errors must be settled before the tournament can be submitted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MainWindow</name>
    <message numerus="yes">
        <source>The file has %n error(s). Nothing was imported.</source>
        <translation>
            <numerusform>The file has %n error. Nothing was imported.</numerusform>
            <numerusform>The file has %n errors. Nothing was imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParameterModel</name>
    <message numerus="yes">
        <source>“%1” is not understood. %n number(s) are expected, with blanks between them.</source>
        <translation>
            <numerusform>“%1” is not understood. %n number is expected.</numerusform>
            <numerusform>“%1” is not understood. %n numbers are expected, with blanks between them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsView</name>
    <message numerus="yes">
        <source>&amp;Remove %n participant(s)</source>
        <translation>
            <numerusform>&amp;Remove %n participant</numerusform>
            <numerusform>&amp;Remove %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayersDialog</name>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n player added.</numerusform>
            <numerusform>%n players added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) converted.</source>
        <translation>
            <numerusform>%n rating converted.</numerusform>
            <numerusform>%n ratings converted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) had been converted before.</source>
        <translation>
            <numerusform>%n player had been converted before.</numerusform>
            <numerusform>%n players had been converted before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no rating.</source>
        <translation>
            <numerusform>%n player has no rating.</numerusform>
            <numerusform>%n players have no rating.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) are as before the conversion.</source>
        <translation>
            <numerusform>%n rating is as before the conversion.</numerusform>
            <numerusform>%n ratings are as before the conversion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have another rating since then and keep it.</source>
        <translation>
            <numerusform>%n player has another rating since then and keeps it.</numerusform>
            <numerusform>%n players have another rating since then and keep it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewModel</name>
    <message numerus="yes">
        <source>%n carry-over game(s), kept for a first rating:</source>
        <translation>
            <numerusform>%n carry-over game, kept for a first rating:</numerusform>
            <numerusform>%n carry-over games, kept for a first rating:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PreviewPage</name>
    <message numerus="yes">
        <source>%n iteration step(s)</source>
        <translation>
            <numerusform>%n iteration step</numerusform>
            <numerusform>%n iteration steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PrintPage</name>
    <message numerus="yes">
        <source>%n file(s) saved in %1</source>
        <translation>
            <numerusform>%n file saved in %1</numerusform>
            <numerusform>%n files saved in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StartPage</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::StatusFooter</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentListModel</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentView</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
</context>
</TS>
