// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/workthread.h"

#include <utility>

#include <QtGlobal>

#include "app/threads/handover.h"

#ifdef __MINGW32__
#include <cxxabi.h>
#endif

namespace zahlmeister::app {

#ifdef __MINGW32__
namespace {

/// When a thread ends, MinGW goes through its keys in the order in which they were made. The memory of
/// thread_local objects hangs on one of them and their destructors, Qt's among them, on another: where the
/// memory comes first, what is destroyed is freed already, and a lock that is held meanwhile is held for
/// ever. So the other key is made here, before the first such object of the program; a library may have been
/// earlier. What Qt's regular expressions keep in every thread is for code that they compile, and is not made
/// where they compile none.
[[gnu::constructor(101)]] void destroyBeforeFreeing()
{
    abi::__cxa_thread_atexit([](void*) {}, nullptr, nullptr);
    qputenv("QT_ENABLE_REGEXP_JIT", "0");
}

} // namespace
#endif

WorkThread::WorkThread(std::function<void()> work) : m_work(std::move(work)) { }

void WorkThread::run()
{
    m_work();
    give(this);
}

void WorkThread::join()
{
    wait();
    take(this);
}

} // namespace zahlmeister::app
