<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
