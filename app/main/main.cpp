// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/commandline.h"
#include "app/main/gui.h"

int main(int argc, char** argv)
{
    return zahlmeister::isCommandLine(argc, argv) ? zahlmeister::runCommandLine(argc, argv)
                                                  : zahlmeister::runGui(argc, argv);
}
