<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArchiveText</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleList</name>
    <message numerus="yes">
        <source>%n name(s) may not be published any more.</source>
        <translation>
            <numerusform>One name may not be published any more.</numerusform>
            <numerusform>%n names may not be published any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of unknown sex or birth year are left out.</source>
        <translation>
            <numerusform>One player of unknown sex or birth year is left out.</numerusform>
            <numerusform>%n players of unknown sex or birth year are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As known today, %n player(s) would stand otherwise in this list.</source>
        <translation>
            <numerusform>As known today, one player would stand otherwise in this list.</numerusform>
            <numerusform>As known today, %n players would stand otherwise in this list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see who evaluated them, nor their games.</source>
        <translation>
            <numerusform>Of %n tournament you may not see who evaluated it, nor its games.</numerusform>
            <numerusform>Of %n tournaments you may not see who evaluated them, nor their games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are left out, because you may not see who evaluated them.</source>
        <translation>
            <numerusform>%n tournament is left out, because you may not see who evaluated it.</numerusform>
            <numerusform>%n tournaments are left out, because you may not see who evaluated them.</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%n tournament(s) would change; nothing was written.</source>
        <translation>
            <numerusform>%n tournament would change; nothing was written.</numerusform>
            <numerusform>%n tournaments would change; nothing was written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) changed.</source>
        <translation>
            <numerusform>%n tournament was changed.</numerusform>
            <numerusform>%n tournaments were changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) elsewhere</source>
        <translation>
            <numerusform>%n evaluation elsewhere</numerusform>
            <numerusform>%n evaluations elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are missing because sex or year of birth is not known.</source>
        <translation>
            <numerusform>%n player is missing because sex or year of birth is not known.</numerusform>
            <numerusform>%n players are missing because sex or year of birth is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n error(s) among the findings; “zahlmeister check” shows them. --force publishes the tournament all the same.</source>
        <translation>
            <numerusform>There is %n error among the findings; “zahlmeister check” shows it. --force publishes the tournament all the same.</numerusform>
            <numerusform>There are %n errors among the findings; “zahlmeister check” shows them. --force publishes the tournament all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name was taken out of %n revision(s).</source>
        <translation>
            <numerusform>The name was taken out of %n revision.</numerusform>
            <numerusform>The name was taken out of %n revisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see the games: what they left the player with is there, and no more.</source>
        <translation>
            <numerusform>Of %n tournament you may not see the games: what it left the player with is there, and no more.</numerusform>
            <numerusform>Of %n tournaments you may not see the games: what they left the player with is there, and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The games of %n tournament(s) are missing, because you may not see them.</source>
        <translation>
            <numerusform>The games of %n tournament are missing, because you may not see them.</numerusform>
            <numerusform>The games of %n tournaments are missing, because you may not see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see who evaluated them, nor their games.</source>
        <translation>
            <numerusform>Of %n tournament you may not see who evaluated it, nor its games.</numerusform>
            <numerusform>Of %n tournaments you may not see who evaluated them, nor their games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) stay, since their players were evaluated elsewhere in between; --notes tells which.</source>
        <translation>
            <numerusform>%n entry stays, since its player was evaluated elsewhere in between; --notes tells which.</numerusform>
            <numerusform>%n entries stay, since their players were evaluated elsewhere in between; --notes tells which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are to be computed anew, so the list is not up to date; “zahlmeister recalculate” does it. Until then it is kept with --stale only.</source>
        <translation>
            <numerusform>%n tournament is to be computed anew, so the list is not up to date; “zahlmeister recalculate” does it. Until then it is kept with --stale only.</numerusform>
            <numerusform>%n tournaments are to be computed anew, so the list is not up to date; “zahlmeister recalculate” does it. Until then it is kept with --stale only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players (%1)</source>
        <translation>
            <numerusform>%n player (%1)</numerusform>
            <numerusform>%n players (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players, such as %1</source>
        <translation>
            <numerusform>%n player, such as %1</numerusform>
            <numerusform>%n players, such as %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) deviate.</source>
        <translation>
            <numerusform>One player deviates.</numerusform>
            <numerusform>%n players deviate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n file written</numerusform>
            <numerusform>%n files written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) are left out, because you may not see all that they follow from.</source>
        <translation>
            <numerusform>%n tournament is left out, because you may not see all that it follows from.</numerusform>
            <numerusform>%n tournaments are left out, because you may not see all that they follow from.</numerusform>
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
    <message numerus="yes">
        <source>Identify %n participant(s)</source>
        <translation>
            <numerusform>Identify %n participant</numerusform>
            <numerusform>Identify %n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FideReport</name>
    <message numerus="yes">
        <source>%n player(s) without a FIDE ID:</source>
        <translation>
            <numerusform>%n player without a FIDE ID:</numerusform>
            <numerusform>%n players without a FIDE ID:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>Drop %n carry-over game(s)</source>
        <translation>
            <numerusform>Drop %n carry-over game</numerusform>
            <numerusform>Drop %n carry-over games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n zero(s) into forfeits</source>
        <translation>
            <numerusform>Turn %n zero into a forfeit</numerusform>
            <numerusform>Turn %n zeros into forfeits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) open</source>
        <translation>
            <numerusform>%n warning open</numerusform>
            <numerusform>%n warnings open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other numbers than before</source>
        <translation>
            <numerusform>%n with other numbers than before</numerusform>
            <numerusform>%n with other numbers than before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n empty row(s)</source>
        <translation>
            <numerusform>Remove %n empty row</numerusform>
            <numerusform>Remove %n empty rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdentityText</name>
    <message numerus="yes">
        <source>%n person(s) could be meant.</source>
        <translation>
            <numerusform>%n person could be meant.</numerusform>
            <numerusform>%n persons could be meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n participant(s) identified</source>
        <translation>
            <numerusform>%n participant identified</numerusform>
            <numerusform>All %n participants identified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them doubtful</source>
        <translation>
            <numerusform>%n of them doubtful</numerusform>
            <numerusform>%n of them doubtful</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImpactText</name>
    <message numerus="yes">
        <source>%n later tournament(s) now begin with other numbers.</source>
        <translation>
            <numerusform>%n later tournament now begins with other numbers.</numerusform>
            <numerusform>%n later tournaments now begin with other numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s)</source>
        <translation>
            <numerusform>%n carry-over game</numerusform>
            <numerusform>%n carry-over games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first rating(s) won.</source>
        <translation>
            <numerusform>%n first rating won.</numerusform>
            <numerusform>%n first ratings won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first rating(s) lost.</source>
        <translation>
            <numerusform>%n first rating lost.</numerusform>
            <numerusform>%n first ratings lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is recorded now who %n participant(s) are and where their entries come from.</source>
        <extracomment>of a work file that an earlier version of the program made</extracomment>
        <translation>
            <numerusform>It is recorded now who %n participant is and where his entry comes from.</numerusform>
            <numerusform>It is recorded now who %n participants are and where their entries come from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are left to you.</source>
        <translation>
            <numerusform>%n question is left to you.</numerusform>
            <numerusform>%n questions are left to you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message numerus="yes">
        <source>%n game(s) cannot be written.</source>
        <translation>
            <numerusform>%n game cannot be written.</numerusform>
            <numerusform>%n games cannot be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without an opponent cannot be written.</source>
        <translation>
            <numerusform>%n round without an opponent cannot be written.</numerusform>
            <numerusform>%n rounds without an opponent cannot be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose the mark “not to be rated”.</source>
        <translation>
            <numerusform>%n game loses the mark “not to be rated”.</numerusform>
            <numerusform>%n games lose the mark “not to be rated”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carry-over game(s) cannot be written.</source>
        <translation>
            <numerusform>%n carry-over game cannot be written.</numerusform>
            <numerusform>%n carry-over games cannot be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose rating, index or their kind.</source>
        <translation>
            <numerusform>%n participant loses rating, index or their kind.</numerusform>
            <numerusform>%n participants lose rating, index or their kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose an identification number.</source>
        <translation>
            <numerusform>%n participant loses an identification number.</numerusform>
            <numerusform>%n participants lose an identification number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) of birth are lost or become a year.</source>
        <translation>
            <numerusform>%n date of birth is lost or becomes a year.</numerusform>
            <numerusform>%n dates of birth are lost or become a year.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose their sex.</source>
        <translation>
            <numerusform>%n participant loses the sex.</numerusform>
            <numerusform>%n participants lose their sex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose club or membership.</source>
        <translation>
            <numerusform>%n participant loses club or membership.</numerusform>
            <numerusform>%n participants lose club or membership.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) lose their team or board.</source>
        <translation>
            <numerusform>%n participant loses the team or board.</numerusform>
            <numerusform>%n participants lose their team or board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are cut to fit.</source>
        <translation>
            <numerusform>%n text is cut to fit.</numerusform>
            <numerusform>%n texts are cut to fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their date.</source>
        <translation>
            <numerusform>%n game loses its date.</numerusform>
            <numerusform>%n games lose their date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their board.</source>
        <translation>
            <numerusform>%n game loses its board.</numerusform>
            <numerusform>%n games lose their board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) or note(s) of the referee cannot be written: %1.</source>
        <translation>
            <numerusform>%n decision or note of the referee cannot be written: %1.</numerusform>
            <numerusform>%n decisions or notes of the referee cannot be written: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chess computer(s) become players.</source>
        <translation>
            <numerusform>%n chess computer becomes a player.</numerusform>
            <numerusform>%n chess computers become players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full date(s) of birth are written. They are personal data; do not publish the file (WO 6.5, 1.3).</source>
        <translation>
            <numerusform>One full date of birth is written. It is personal data; do not publish the file (WO 6.5, 1.3).</numerusform>
            <numerusform>%n full dates of birth are written. They are personal data; do not publish the file (WO 6.5, 1.3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) do not come back as they are.</source>
        <translation>
            <numerusform>%n text does not come back as it is.</numerusform>
            <numerusform>%n texts do not come back as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their round or get another one.</source>
        <translation>
            <numerusform>%n game loses its round or gets another one.</numerusform>
            <numerusform>%n games lose their round or get another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lose their colours.</source>
        <translation>
            <numerusform>%n game loses its colours.</numerusform>
            <numerusform>%n games lose their colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) of the league who played nowhere are left out.</source>
        <translation>
            <numerusform>%n participant of the league who played nowhere is left out.</numerusform>
            <numerusform>%n participants of the league who played nowhere are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who objected or are anonymous are not named (WO 4.1.1, 6.5).</source>
        <translation>
            <numerusform>%n player who objected or is anonymous is not named (WO 4.1.1, 6.5).</numerusform>
            <numerusform>%n players who objected or are anonymous are not named (WO 4.1.1, 6.5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who objected or are anonymous are named, as the evaluation needs it (WO 6.1.2.2); do not publish the file.</source>
        <translation>
            <numerusform>%n player who objected or is anonymous is named, as the evaluation needs it (WO 6.1.2.2); do not publish the file.</numerusform>
            <numerusform>%n players who objected or are anonymous are named, as the evaluation needs it (WO 6.1.2.2); do not publish the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) somebody counts for his own team instead of the one for which he played.</source>
        <translation>
            <numerusform>In one game somebody counts for his own team instead of the one for which he played.</numerusform>
            <numerusform>In %n games somebody counts for his own team instead of the one for which he played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinText</name>
    <message numerus="yes">
        <source>%n game(s) that several reports have are taken once.</source>
        <translation>
            <numerusform>%n game that several reports have is taken once.</numerusform>
            <numerusform>%n games that several reports have are taken once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabTr</name>
    <message numerus="yes">
        <source>%n tournament(s) have no end or cannot be evaluated, and are left out.</source>
        <translation>
            <numerusform>%n tournament has no end or cannot be evaluated, and is left out.</numerusform>
            <numerusform>%n tournaments have no end or cannot be evaluated, and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n persons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participation(s)</source>
        <translation>
            <numerusform>%n participation</numerusform>
            <numerusform>%n participations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rating(s)</source>
        <translation>
            <numerusform>%n new rating</numerusform>
            <numerusform>%n new ratings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them first rating(s)</source>
        <translation>
            <numerusform>%n of them a first rating</numerusform>
            <numerusform>%n of them first ratings</numerusform>
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
    <message numerus="yes">
        <source>%Ln person(s) stand in the list with two numbers; ask the association for one of them.</source>
        <translation>
            <numerusform>One person stands in the list with two numbers; ask the association to make them one.</numerusform>
            <numerusform>%Ln persons stand in the list with two numbers; ask the association to make them one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message numerus="yes">
        <source>%n carry-over game(s)</source>
        <translation>
            <numerusform>%n carry-over game</numerusform>
            <numerusform>%n carry-over games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) elsewhere</source>
        <translation>
            <numerusform>%n evaluation elsewhere</numerusform>
            <numerusform>%n evaluations elsewhere</numerusform>
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
        <source>first {rating}, found together in %n step(s) of the joint iteration</source>
        <translation>
            <numerusform>first {rating}, found together in one step of the joint iteration</numerusform>
            <numerusform>first {rating}, found together in %n steps of the joint iteration</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same %n players</source>
        <translation>
            <numerusform>the same player</numerusform>
            <numerusform>the same %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message numerus="yes">
        <source>%n tournament(s), evaluated and explained.</source>
        <translation>
            <numerusform>%n tournament, evaluated and explained.</numerusform>
            <numerusform>%n tournaments, evaluated and explained.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) named, as member(s)</source>
        <translation>
            <numerusform>%n person named, as a member</numerusform>
            <numerusform>%n persons named, as members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) named where they played</source>
        <translation>
            <numerusform>%n person named where he played</numerusform>
            <numerusform>%n persons named where they played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) with initials</source>
        <translation>
            <numerusform>%n person with initials</numerusform>
            <numerusform>%n persons with initials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) not named</source>
        <translation>
            <numerusform>%n person not named</numerusform>
            <numerusform>%n persons not named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n of those who are named no birth year is known, so that nobody can tell whether they are under age.</source>
        <translation>
            <numerusform>Of %n of those who are named no birth year is known, so that nobody can tell whether he is under age.</numerusform>
            <numerusform>Of %n of those who are named no birth year is known, so that nobody can tell whether they are under age.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s) are not computed yet; the site is without them.</source>
        <translation>
            <numerusform>%n submission is not computed yet; the site is without it.</numerusform>
            <numerusform>%n submissions are not computed yet; the site is without them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>Regions are the first %n character(s) of the VKZ. Points a game, seen from the region at the left: a difference above 0 means that it reaches more than its ratings expect.</source>
        <translation>
            <numerusform>Regions are the first character of the VKZ. Points a game, seen from the region at the left: a difference above 0 means that it reaches more than its ratings expect.</numerusform>
            <numerusform>Regions are the first %n characters of the VKZ. Points a game, seen from the region at the left: a difference above 0 means that it reaches more than its ratings expect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of those that were used, %n game(s) were between players of the same rating; they say nothing about P(D).</source>
        <translation>
            <numerusform>Of those that were used, %n game was between players of the same rating; it says nothing about P(D).</numerusform>
            <numerusform>Of those that were used, %n games were between players of the same rating; they say nothing about P(D).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The games of %n tournament(s) are missing, because you may not see them.</source>
        <translation>
            <numerusform>The games of %n tournament are missing, because you may not see them.</numerusform>
            <numerusform>The games of %n tournaments are missing, because you may not see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cohort are the %n player(s) who were rated on every one of these days: nobody joins or leaves them.</source>
        <translation>
            <numerusform>The cohort is the %n player who was rated on every one of these days: nobody joins or leaves.</numerusform>
            <numerusform>The cohort are the %n players who were rated on every one of these days: nobody joins or leaves them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message numerus="yes">
        <source>Difference %1 to %2, %n game(s): reached %3, expected %4</source>
        <translation>
            <numerusform>Difference %1 to %2, %n game: reached %3, expected %4</numerusform>
            <numerusform>Difference %1 to %2, %n games: reached %3, expected %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n player(s)</source>
        <translation>
            <numerusform>%1 to %2: %n player</numerusform>
            <numerusform>%1 to %2: %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubmissionText</name>
    <message numerus="yes">
        <source>All %n result(s) are entered.</source>
        <translation>
            <numerusform>The only result is entered.</numerusform>
            <numerusform>All %n results are entered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n participant(s) are identified.</source>
        <translation>
            <numerusform>The only participant is identified.</numerusform>
            <numerusform>All %n participants are identified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) of the check must be settled.</source>
        <translation>
            <numerusform>One error of the check must be settled.</numerusform>
            <numerusform>%n errors of the check must be settled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are missing for the report.</source>
        <translation>
            <numerusform>One thing is missing for the report.</numerusform>
            <numerusform>%n things are missing for the report.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result and are not reported.</source>
        <translation>
            <numerusform>One game has no result and is not reported.</numerusform>
            <numerusform>%n games have no result and are not reported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) are not identified.</source>
        <translation>
            <numerusform>One participant is not identified.</numerusform>
            <numerusform>%n participants are not identified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) are neither settled nor accepted.</source>
        <translation>
            <numerusform>One warning is neither settled nor accepted.</numerusform>
            <numerusform>%n warnings are neither settled nor accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) enter otherwise than a tournament evaluated before left them.</source>
        <translation>
            <numerusform>%n participant enters otherwise than a tournament evaluated before left him.</numerusform>
            <numerusform>%n participants enter otherwise than a tournament evaluated before left them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no rating, %n carry-over game(s)</source>
        <translation>
            <numerusform>no rating, %n carry-over game</numerusform>
            <numerusform>no rating, %n carry-over games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are entered; without the mode of the tournament nobody can tell whether games are missing.</source>
        <translation>
            <numerusform>%n result is entered; without the mode of the tournament nobody can tell whether games are missing.</numerusform>
            <numerusform>%n results are entered; without the mode of the tournament nobody can tell whether games are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at in the report of the Elo.</source>
        <translation>
            <numerusform>%n thing to look at in the report of the Elo.</numerusform>
            <numerusform>%n things to look at in the report of the Elo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkFileText</name>
    <message numerus="yes">
        <source>%n tournament(s) were rescued.</source>
        <translation>
            <numerusform>%n tournament was rescued.</numerusform>
            <numerusform>%n tournaments were rescued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) were damaged.</source>
        <translation>
            <numerusform>%n place was damaged.</numerusform>
            <numerusform>%n places were damaged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::AdjustmentDialog</name>
    <message numerus="yes">
        <source>%n player(s) with a DWZ on that day are concerned.</source>
        <translation>
            <numerusform>%n player with a DWZ on that day is concerned.</numerusform>
            <numerusform>%n players with a DWZ on that day are concerned.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ArchiveCardsWindow</name>
    <message numerus="yes">
        <source>Of %n tournament(s) you may not see the games: what they left the player with is there, and no more.</source>
        <translation>
            <numerusform>Of %n tournament you may not see the games: what it left the player with is there, and no more.</numerusform>
            <numerusform>Of %n tournaments you may not see the games: what they left the player with is there, and no more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::BackupsDialog</name>
    <message numerus="yes">
        <source>%n tournament(s) fewer</source>
        <translation>
            <numerusform>%n tournament fewer</numerusform>
            <numerusform>%n tournaments fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) more</source>
        <translation>
            <numerusform>%n tournament more</numerusform>
            <numerusform>%n tournaments more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other than now</source>
        <translation>
            <numerusform>%n other than now</numerusform>
            <numerusform>%n other than now</numerusform>
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
    <name>zahlmeister::ui::CrosstablePane</name>
    <message numerus="yes">
        <source>%n game(s) have no place here: both players are of the same team, or of none.</source>
        <translation>
            <numerusform>%n game has no place here: both players are of the same team, or of none.</numerusform>
            <numerusform>%n games have no place here: both players are of the same team, or of none.</numerusform>
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
    <name>zahlmeister::ui::EarlierPlayersDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), with the ratings after that tournament</source>
        <translation>
            <numerusform>%n player, with the rating after that tournament</numerusform>
            <numerusform>%n players, with the ratings after that tournament</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), with the ratings before that tournament, because it ends later than this one begins</source>
        <translation>
            <numerusform>%n player, with the ratings before that tournament, because it ends later than this one begins</numerusform>
            <numerusform>%n players, with the ratings before that tournament, because it ends later than this one begins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::EvaluationPage</name>
    <message numerus="yes">
        <source>%n game(s) without a day count in the first month</source>
        <translation>
            <numerusform>%n game without a day counts in the first month</numerusform>
            <numerusform>%n games without a day count in the first month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n player(s) the Elo of a later month is not entered: that of the month before counts</source>
        <translation>
            <numerusform>of %n player the Elo of a later month is not entered: that of the month before counts</numerusform>
            <numerusform>of %n players the Elo of a later month is not entered: that of the month before counts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FileCommands</name>
    <message numerus="yes">
        <source>The file has %n error(s). Nothing was imported.</source>
        <translation>
            <numerusform>The file has %n error. Nothing was imported.</numerusform>
            <numerusform>The file has %n errors. Nothing was imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingDelegate</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::FindingsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not taken</source>
        <translation>
            <numerusform>%n entry not taken</numerusform>
            <numerusform>%n entries not taken</numerusform>
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
    <message numerus="yes">
        <source>%n warning(s) should be settled, or accepted with a reason, before the tournament is submitted.</source>
        <translation>
            <numerusform>%n warning should be settled, or accepted with a reason, before the tournament is submitted.</numerusform>
            <numerusform>%n warnings should be settled, or accepted with a reason, before the tournament is submitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not understood or not finished: correct or drop them before the tournament is submitted.</source>
        <translation>
            <numerusform>%n entry is not understood or not finished: correct or drop it before the tournament is submitted.</numerusform>
            <numerusform>%n entries are not understood or not finished: correct or drop them before the tournament is submitted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::IdentifyDialog</name>
    <message numerus="yes">
        <source>%n rating(s) are now as the list has them.</source>
        <translation>
            <numerusform>%n rating is now as the list has it.</numerusform>
            <numerusform>%n ratings are now as the list has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) identified beyond doubt.</source>
        <translation>
            <numerusform>%n participant identified beyond doubt.</numerusform>
            <numerusform>%n participants identified beyond doubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) taken as the one person who fits.</source>
        <translation>
            <numerusform>%n participant taken as the one person who fits.</numerusform>
            <numerusform>%n participants taken as the one person each who fits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImpactDialog</name>
    <message numerus="yes">
        <source>Nothing was taken back: %n player(s) have got other entries since, or are gone.</source>
        <translation>
            <numerusform>Nothing was taken back: %n player has got another entry since, or is gone.</numerusform>
            <numerusform>Nothing was taken back: %n players have got other entries since, or are gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
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
        <source>%n remark(s) about the file</source>
        <translation>
            <numerusform>%n remark about the file</numerusform>
            <numerusform>%n remarks about the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::JoinDialog</name>
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
    <name>zahlmeister::ui::ListWindow</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>One line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 of one line</numerusform>
            <numerusform>%1 of %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ListsDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) read</source>
        <translation>
            <numerusform>%Ln row read</numerusform>
            <numerusform>%Ln rows read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read, finishing</source>
        <translation>
            <numerusform>%Ln row read, finishing</numerusform>
            <numerusform>%Ln rows read, finishing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %1 list of %2 with %Ln player(s)? Lists of other days stay. It can be imported again from its file.</source>
        <translation>
            <numerusform>Remove the %1 list of %2 with %Ln player? Lists of other days stay. It can be imported again from its file.</numerusform>
            <numerusform>Remove the %1 list of %2 with %Ln players? Lists of other days stay. It can be imported again from its file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::MatchesPane</name>
    <message numerus="yes">
        <source>%n game(s) belong to no match: a player has no team, or both have the same one.</source>
        <translation>
            <numerusform>%n game belongs to no match: a player has no team, or both have the same one.</numerusform>
            <numerusform>%n games belong to no match: a player has no team, or both have the same one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::OfficialDialog</name>
    <message numerus="yes">
        <source>%n player(s) deviate.</source>
        <translation>
            <numerusform>One player deviates.</numerusform>
            <numerusform>%n players deviate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PairingsPane</name>
    <message numerus="yes">
        <source>%n line(s) pasted</source>
        <translation>
            <numerusform>%n line pasted</numerusform>
            <numerusform>%n lines pasted</numerusform>
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
    <name>zahlmeister::ui::PartDialog</name>
    <message numerus="yes">
        <source>%n day(s) from %1 to %2</source>
        <translation>
            <numerusform>%n day from %1 to %2</numerusform>
            <numerusform>%n days from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n day(s) lie between two parts: a season is rated in parts only after a break of generally more than eight weeks (WO 2.2.2); else its reports become one tournament (WO 4.2.4.3).</source>
        <translation>
            <numerusform>Only %n day lies between two parts: a season is rated in parts only after a break of generally more than eight weeks (WO 2.2.2); else its reports become one tournament (WO 4.2.4.3).</numerusform>
            <numerusform>Only %n days lie between two parts: a season is rated in parts only after a break of generally more than eight weeks (WO 2.2.2); else its reports become one tournament (WO 4.2.4.3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ParticipantsPage</name>
    <message numerus="yes">
        <source>%n participant(s) removed, with their games.</source>
        <translation>
            <numerusform>%n participant removed, with his games.</numerusform>
            <numerusform>%n participants removed, with their games.</numerusform>
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
</context>
<context>
    <name>zahlmeister::ui::PastePlan</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PersonListModel</name>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerCardPage</name>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
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
        <source>%1 of %n game(s) to be seen</source>
        <extracomment>games of an archive that may be seen, and all of them</extracomment>
        <translation>
            <numerusform>%1 of %n game to be seen</numerusform>
            <numerusform>%1 of %n games to be seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PlayerGamesPanel</name>
    <message numerus="yes">
        <source>%1 of %n game(s) count</source>
        <translation>
            <numerusform>%1 of %n game counts</numerusform>
            <numerusform>%1 of %n games count</numerusform>
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
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n participant(s)</source>
        <translation>
            <numerusform>%1 of %n participant</numerusform>
            <numerusform>%1 of %n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::ProgressPane</name>
    <message numerus="yes">
        <source>%n game(s) have no cell of their own here: they have no round, or their players have another game in the round.</source>
        <translation>
            <numerusform>%n game has no cell of its own here: it has no round, or its players have another game in the round.</numerusform>
            <numerusform>%n games have no cell of their own here: they have no round, or their players have another game in the round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::PublishDialog</name>
    <message numerus="yes">
        <source>%n error(s) in the check</source>
        <translation>
            <numerusform>%n error in the check</numerusform>
            <numerusform>%n errors in the check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) new or changed.</source>
        <translation>
            <numerusform>%n tournament new or changed.</numerusform>
            <numerusform>%n tournaments new or changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) published.</source>
        <translation>
            <numerusform>%n tournament published.</numerusform>
            <numerusform>%n tournaments published.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be decided: marked with !, and first in the table.</source>
        <translation>
            <numerusform>%n to be decided: marked with !, and first in the table.</numerusform>
            <numerusform>%n to be decided: marked with !, and first in the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::RoundsPane</name>
    <message numerus="yes">
        <source>%n participant(s) without a pairing or bye</source>
        <translation>
            <numerusform>%n participant without a pairing or bye</numerusform>
            <numerusform>%n participants without a pairing or bye</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SheetOutput</name>
    <message numerus="yes">
        <source>%n file(s) saved in %1</source>
        <translation>
            <numerusform>%n file saved in %1</numerusform>
            <numerusform>%n files saved in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SiteDialog</name>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n file written</numerusform>
            <numerusform>%n files written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::SnapshotDialog</name>
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
    <message numerus="yes">
        <source>%n older one(s) removed for it.</source>
        <translation>
            <numerusform>%n older one removed for it.</numerusform>
            <numerusform>%n older ones removed for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TableImportDialog</name>
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
    <message numerus="yes">
        <source>%n new participant(s)</source>
        <translation>
            <numerusform>%n new participant</numerusform>
            <numerusform>%n new participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n new game</numerusform>
            <numerusform>%n new games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) about the table</source>
        <translation>
            <numerusform>%n remark about the table</numerusform>
            <numerusform>%n remarks about the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::TournamentCommands</name>
    <message numerus="yes">
        <source>The tournament was parted into %n.</source>
        <translation>
            <numerusform>The tournament was parted into %n.</numerusform>
            <numerusform>The tournament was parted into %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) became one tournament.</source>
        <translation>
            <numerusform>%n report became one tournament.</numerusform>
            <numerusform>%n reports became one tournament.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) should be evaluated by now: everything was there a week ago (WO 6.5.1).</source>
        <translation>
            <numerusform>%n tournament should be evaluated by now: everything was there a week ago (WO 6.5.1).</numerusform>
            <numerusform>%n tournaments should be evaluated by now: everything was there a week ago (WO 6.5.1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Elo of later months was entered for %n player(s).</source>
        <translation>
            <numerusform>The Elo of later months was entered for %n player.</numerusform>
            <numerusform>The Elo of later months was entered for %n players.</numerusform>
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
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
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
    <message numerus="yes">
        <source>%n player(s) begin with other numbers than earlier tournaments left them.</source>
        <translation>
            <numerusform>%n player begins with other numbers than earlier tournaments left him.</numerusform>
            <numerusform>%n players begin with other numbers than earlier tournaments left them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zahlmeister::ui::WhatIfFrame</name>
    <message numerus="yes">
        <source>%n new rating(s) would be others.</source>
        <translation>
            <numerusform>%n new rating would be another one.</numerusform>
            <numerusform>%n new ratings would be others.</numerusform>
        </translation>
    </message>
</context>
</TS>
