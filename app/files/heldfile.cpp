// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/heldfile.h"

#include <QDir>
#include <QThread>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace zahlmeister::app {

namespace {

constexpr int kPause = 100;    // milliseconds
constexpr int kMostTries = 20; // of which two seconds are made

} // namespace

bool isHeld([[maybe_unused]] const QString& path)
{
#ifdef Q_OS_WIN
    // All that anybody may want of it. Rights that are missing give another error.
    const HANDLE handle = ::CreateFileW(
        reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(path).utf16()),
        GENERIC_READ | GENERIC_WRITE | DELETE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
        nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return ::GetLastError() == ERROR_SHARING_VIOLATION || ::GetLastError() == ERROR_LOCK_VIOLATION;
    ::CloseHandle(handle);
#endif
    return false;
}

bool waitWhileHeld(const QString& path, int tries)
{
    if (tries >= kMostTries || !isHeld(path))
        return false;
    QThread::msleep(kPause);
    return true;
}

} // namespace zahlmeister::app
