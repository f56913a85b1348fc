// SPDX-License-Identifier: GPL-3.0-or-later
// The only source of the targets that compile a precompiled header for others; empty, but CMake wants one.
