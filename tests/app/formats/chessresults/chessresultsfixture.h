// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Made-up files as programs upload them to chess-results.
namespace zahlmeister::tests {

/// @brief A single Swiss tournament of five: a draw, a forfeit, a bye, one who is absent and then withdraws.
inline QByteArray chessResultsOpen()
{
    return R"(<?xml version="1.0"?>
<chessresults>
  <tournamentdata>
    <tournament key="4711" type="0" name="Open Entenhausen" remark="" location="Entenhausen" arbiter="    "
      chiefarbiter="Dorn, Rita" rounds="2" currentround="2" from="20260905" to="20260906"
      timecontrol="90 Min + 30 Sek  30 Min  " mail="a@b.example" federation="GER" tb1no="37"/>
  </tournamentdata>
  <rounds>
    <round round="1" date="05.09.2026" time="10:00"/>
    <round round="2" date="20260906" time=""/>
  </rounds>
  <players>
    <player no="1" id="10776775" lastname="Abel,Jan" firstname="" rtg="1960" rtgfide="1960" rtgnat="1903"
      dob="03.05.1981" sex="M" fed="GER" board="" teamno="0" clubname="SC Turm" fideid="24600123" pts="1,5" state=""/>
    <player no="2" id="C0505-12" lastname="Berg" firstname="Ute" rtg="1800" rtgfide="0" rtgnat="1800"
      dob="1990" sex="W" fed="GER" teamno="0" clubname="" fideid="" pts="1,5"/>
    <player no="3" id="" lastname="Cech, Ota" rtg="2100" rtgfide="2100" rtgnat="" dob="" sex="" fed="CZE"
      teamno="0" clubname="" fideid="34600000" pts="1,0"/>
    <player no="4" id="" lastname="Dorn, Kai" rtg="" rtgfide="" rtgnat="" dob="" sex="*" fed="GER" teamno="0"
      clubname="" fideid="" pts="0,0" state="2"/>
    <player no="5" id="" lastname="Maschine" rtg="" rtgfide="" rtgnat="" dob="" sex="c" fed="" teamno="0"
      clubname="" fideid="" pts="1,0" state="0"/>
  </players>
  <playerpairings>
    <playerpairing round="1" pairing="1" board="1" whiteno="1" blackno="2" reswhite="0.5" resblack="0.5" forfeit=""/>
    <playerpairing round="1" pairing="2" board="1" whiteno="4" blackno="3" reswhite="0.0" resblack="1.0" forfeit="K"/>
    <playerpairing round="1" pairing="3" board="1" whiteno="5" blackno="-1" reswhite="1.0" resblack="0.0" forfeit="K"/>
    <playerpairing round="2" pairing="1" board="1" whiteno="2" blackno="3" reswhite="1.0" resblack="0.0" forfeit=""/>
    <playerpairing round="2" pairing="2" board="1" whiteno="5" blackno="1" reswhite="0.0" resblack="1.0" forfeit=""/>
    <playerpairing round="2" pairing="3" board="1" whiteno="4" blackno="-2" reswhite="" resblack="" forfeit=""/>
  </playerpairings>
  <security sid="x" creator_sid="y"/>
</chessresults>
)";
}

/// @brief A match of two teams with two boards each, one of them still open.
inline QByteArray chessResultsMatch()
{
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<chessresults>
  <tournamentdata><tournament type="2" name="Pokal" location="" rounds="1" from="" to="" timecontrol="" federation="NON"/></tournamentdata>
  <rounds><round round="1" date="20260912"/></rounds>
  <players>
    <player no="1" lastname="Abel, Jan" rtgnat="1903" rtgfide="1960" fed="GER" teamno="1" board="1"/>
    <player no="2" lastname="Berg, Ute" rtgnat="1800" fed="GER" teamno="1" board="2"/>
    <player no="3" lastname="Cech, Ota" rtgnat="1700" fed="CZE" teamno="2" board="1"/>
    <player no="4" lastname="Dorn, Kai" rtgnat="1600" fed="GER" teamno="2" board="2"/>
  </players>
  <teams>
    <team no="1" teamname="Turm Entenhausen" teamshort=" Turm"/>
    <team no="2" teamname="Läufer Gansbach" teamshort=" Läufer"/>
  </teams>
  <playerpairings>
    <playerpairing round="1" pairing="1" board="1" whiteno="3" blackno="1" reswhite="" resblack="" forfeit=""/>
    <playerpairing round="1" pairing="1" board="2" whiteno="2" blackno="4" reswhite="1.0" resblack="0.0" forfeit=""/>
  </playerpairings>
  <teampairings><teampairing round="1" pairing="1" no1="2" no2="1" res1="0.0" res2="1.0"/></teampairings>
</chessresults>
)";
}

} // namespace zahlmeister::tests
