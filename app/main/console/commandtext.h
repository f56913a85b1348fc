// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace zahlmeister::cli {

/// @brief Tr::tr() translates what the command line says.
class Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace zahlmeister::cli
