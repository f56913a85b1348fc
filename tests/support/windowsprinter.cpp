// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowsprinter.h"

#include <QDir>
#include <QFile>

#include "tests/support/toolrun.h"

#include <windows.h>
#include <winspool.h>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

/// What the driver must know of a printer: its paper.
constexpr char kDescription[] = R"PPD(*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "TEST.PPD"
*Product: "(Test)"
*PSVersion: "(3010.000) 0"
*ModelName: "Test"
*NickName: "Test"
*LanguageLevel: "3"
*ColorDevice: True
*TTRasterizer: Type42
*DefaultResolution: 600dpi
*OpenUI *PageSize: PickOne
*OrderDependency: 100 AnySetup *PageSize
*DefaultPageSize: A4
*PageSize A4: "<</PageSize[595 842]>>setpagedevice"
*CloseUI: *PageSize
*DefaultImageableArea: A4
*ImageableArea A4: "0 0 595 842"
*DefaultPaperDimension: A4
*PaperDimension A4: "595 842"
)PPD";

/// For functions that change nothing of a text, but do not say so.
wchar_t* wide(const QString& text)
{
    return const_cast<wchar_t*>(reinterpret_cast<const wchar_t*>(text.utf16()));
}

} // namespace

WindowsPrinter::WindowsPrinter(const QString& file)
{
    const QString description = QDir::toNativeSeparators(file + ".ppd"_L1);
    QFile written(description);
    if (!written.open(QIODevice::WriteOnly) || written.write(kDescription) < 0)
        qFatal("cannot write %s", qPrintable(description));
    written.close();

    const QString code = u"wineps.drv"_s;
    const QString name = u"Zahlmeister's test"_s;
    DRIVER_INFO_3W driver{};
    driver.cVersion = 3;
    driver.pName = wide(name);
    driver.pDriverPath = wide(code);
    driver.pDataFile = wide(description);
    driver.pConfigFile = wide(code);
    ::AddPrinterDriverExW(nullptr, 3, reinterpret_cast<BYTE*>(&driver),
                          APD_COPY_NEW_FILES |
                              APD_COPY_FROM_DIRECTORY); // else it is there, or there can be none
    const QString port = outside(file);
    const QString processor = u"WinPrint"_s;
    const QString kind = u"RAW"_s;
    PRINTER_INFO_2W printer{};
    printer.pPrinterName = wide(name);
    printer.pPortName = wide(port);
    printer.pDriverName = wide(name);
    printer.pPrintProcessor = wide(processor);
    printer.pDatatype = wide(kind);
    const HANDLE made = ::AddPrinterW(nullptr, 2, reinterpret_cast<BYTE*>(&printer));
    if (made == nullptr)
        return;
    ::ClosePrinter(made);
    m_name = name;
}

WindowsPrinter::~WindowsPrinter()
{
    PRINTER_DEFAULTSW rights{nullptr, nullptr, PRINTER_ALL_ACCESS};
    HANDLE printer = nullptr;
    if (m_name.isEmpty() || ::OpenPrinterW(wide(m_name), &printer, &rights) == 0)
        return;
    ::DeletePrinter(printer);
    ::ClosePrinter(printer);
}

} // namespace zahlmeister::tests
