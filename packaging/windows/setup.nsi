; The installer of the Windows program, called by packaging/windows/build with VERSION, LISTS (the folder of install.nsh
; and uninstall.nsh, one line for each file), ICON, SIZE (KiB) and OUTPUT.
; SPDX-License-Identifier: GPL-3.0-or-later
;
; For the user alone, without administrator. Exit codes with /S: 0 done, 2 the program is running, 1 anything else.
Target amd64-unicode ; as the program, and so that Wine of 64 bits alone can try it
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetDateSave on
RequestExecutionLevel user
Name "Zahlmeister ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Zahlmeister"
InstallDirRegKey HKCU "Software\Zahlmeister\Setup" "Folder"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Zahlmeister"
!define FILE_CLASS "Zahlmeister.WorkFile"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\zahlmeister.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; English first: it is what other languages get.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString Running ${LANG_ENGLISH} "Zahlmeister is running. Close it, then choose Retry."
LangString Running ${LANG_GERMAN} "Zahlmeister läuft noch. Beenden Sie es und wählen Sie dann „Wiederholen“."
LangString TooOld ${LANG_ENGLISH} "Zahlmeister needs Windows 10 or newer, 64 bits."
LangString TooOld ${LANG_GERMAN} "Zahlmeister braucht Windows 10 oder neuer mit 64 Bit."
LangString WorkFile ${LANG_ENGLISH} "Zahlmeister work file"
LangString WorkFile ${LANG_GERMAN} "Zahlmeister-Arbeitsdatei"
LangString DataStays ${LANG_ENGLISH} "Your work files, lists and settings stay where they are."
LangString DataStays ${LANG_GERMAN} "Ihre Arbeitsdateien, Wertungslisten und Einstellungen bleiben, wo sie sind."
LangString NotRemoved ${LANG_ENGLISH} "The older version could not be removed, so this one is not installed. Close Zahlmeister and run the installation again; if that does not help, delete $INSTDIR\uninstall.exe before."
LangString NotRemoved ${LANG_GERMAN} "Die ältere Version ließ sich nicht entfernen, also wurde diese nicht installiert. Beenden Sie Zahlmeister und starten Sie die Installation noch einmal; hilft das nicht, löschen Sie vorher $INSTDIR\uninstall.exe."
LangString NotWritten ${LANG_ENGLISH} "The installation is not complete: a file could not be written. Run it again."
LangString NotWritten ${LANG_GERMAN} "Die Installation ist unvollständig: Eine Datei ließ sich nicht schreiben. Starten Sie sie noch einmal."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Zahlmeister"
VIAddVersionKey /LANG=0 "FileDescription" "Zahlmeister ${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-3.0-or-later"

; Windows lets nobody write to a program that runs, so asking for that is the question.
!macro RefuseWhileRunning UN
Function ${UN}isRunning ; pushes 1 or 0
    Push $0
    Push $1
    Push $2
    StrCpy $2 0
    ${For} $1 1 2
        StrCpy $0 "$INSTDIR\zahlmeister.exe"
        ${If} $1 = 2
            StrCpy $0 "$INSTDIR\zahlmeister-cli.exe"
        ${EndIf}
        ${If} ${FileExists} "$0"
            ClearErrors
            FileOpen $0 "$0" a
            ${If} ${Errors}
                StrCpy $2 1
            ${Else}
                FileClose $0
            ${EndIf}
        ${EndIf}
    ${Next}
    StrCpy $0 $2
    Pop $2
    Pop $1
    Exch $0
FunctionEnd

Function ${UN}refuseWhileRunning
    again:
    Call ${UN}isRunning
    Pop $0
    ${If} $0 = 1
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd
!macroend
!insertmacro RefuseWhileRunning ""
!insertmacro RefuseWhileRunning "un."

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
        SetErrorLevel 1
        Quit
    ${EndIf}
FunctionEnd

Section
    Call refuseWhileRunning
    ; What an older version had and this one has not goes with it; the older one knows its own files.
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
        ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
        ${If} $0 == $INSTDIR
            InitPluginsDir
            ClearErrors
            CopyFiles /SILENT "$INSTDIR\uninstall.exe" "$PLUGINSDIR\before.exe"
            StrCpy $1 1
            ${IfNot} ${Errors}
                ExecWait '"$PLUGINSDIR\before.exe" /S _?=$INSTDIR' $1
            ${EndIf}
            ${If} ${Errors}
            ${OrIf} $1 <> 0 ; it refuses before it removes anything
                MessageBox MB_OK|MB_ICONSTOP "$(NotRemoved)" /SD IDOK
                SetErrorLevel 1
                Abort
            ${EndIf}
        ${EndIf}
    ${EndIf}
    ClearErrors
    SetOverwrite on
    !include "${LISTS}/install.nsh"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ${If} ${Errors}
        MessageBox MB_OK|MB_ICONSTOP "$(NotWritten)" /SD IDOK
        SetErrorLevel 1
        Abort
    ${EndIf}

    CreateShortCut "$SMPROGRAMS\Zahlmeister.lnk" "$INSTDIR\zahlmeister.exe"
    WriteRegStr HKCU "Software\Classes\.zahlmeister" "" "${FILE_CLASS}"
    WriteRegStr HKCU "Software\Classes\${FILE_CLASS}" "" "$(WorkFile)"
    WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\DefaultIcon" "" "$INSTDIR\zahlmeister.exe,0"
    WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\shell\open\command" "" '"$INSTDIR\zahlmeister.exe" "%1"'
    ${RefreshShellIcons}

    WriteRegStr HKCU "Software\Zahlmeister\Setup" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Zahlmeister"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\zahlmeister.exe,0"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Zahlmeister project"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section Uninstall
    Call un.refuseWhileRunning
    DetailPrint "$(DataStays)"
    !include "${LISTS}/uninstall.nsh"
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP" ; the folder is not in use any more
    RMDir "$INSTDIR" ; stays when anything else is in it

    Delete "$SMPROGRAMS\Zahlmeister.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.zahlmeister" ""
    ${If} $0 == "${FILE_CLASS}" ; else another program has taken it over
        DeleteRegValue HKCU "Software\Classes\.zahlmeister" ""
        DeleteRegKey /ifempty HKCU "Software\Classes\.zahlmeister"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\${FILE_CLASS}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DeleteRegKey HKCU "Software\Zahlmeister\Setup"
    DeleteRegKey /ifempty HKCU "Software\Zahlmeister"
    ${un.RefreshShellIcons}
SectionEnd
