// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unprivileged.h"

#include <QFile>
#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace zahlmeister::tests {

#ifdef Q_OS_UNIX
namespace {

constexpr uid_t kNobody = 65534;

} // namespace

Unprivileged::Unprivileged()
{
    // The saved id stays root, which is the way back. The real id counts for access(), so it changes too.
    if (geteuid() == 0 && setresuid(kNobody, kNobody, 0) != 0)
        qFatal("cannot drop root's rights");
}

Unprivileged::~Unprivileged()
{
    uid_t real = 0;
    uid_t effective = 0;
    uid_t saved = 0;
    getresuid(&real, &effective, &saved);
    if (saved == 0 && setresuid(0, 0, 0) != 0)
        qFatal("cannot take root's rights back");
}

void giveToUnprivileged(const QString& path)
{
    if (geteuid() == 0 && chown(QFile::encodeName(path).constData(), kNobody, static_cast<gid_t>(-1)) != 0)
        qFatal("cannot change the owner of %s", qPrintable(path));
}

#else // their tests are skipped
Unprivileged::Unprivileged() = default;
Unprivileged::~Unprivileged() = default;
void giveToUnprivileged(const QString&) { }
#endif

} // namespace zahlmeister::tests
