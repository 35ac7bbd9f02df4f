// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program `groundmark`: becomes one of the two programs beside it, in the same process. The verbs
// that scripts call again and again need neither project nor picture, and no part of the hundred
// libraries that those need; they are `groundmark-plain`. Everything else is `groundmark-workbench`.
//
// Either of them gets memory in large pages where the system offers that. It can only be asked for
// before a program starts, and what takes and drops large pictures or tables is up to ten times as
// fast by it: each small page costs a trip into the kernel when it is first touched.
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <unistd.h>

namespace {

constexpr int UnusableInput = 3; // app/cli/console.h
constexpr std::array<std::string_view, 2> PlainVerbs {"score", "metric"}; // app/plain_main.cpp

/// What somebody has set already stays as it is.
void tuneMemory(bool isPlain)
{
    // glibc's manual, "Memory Allocation Tunables"; other C libraries ignore it.
    constexpr const char* Name = "GLIBC_TUNABLES";
    constexpr const char* Large = "glibc.malloc.hugetlb=1";
    // A verb that ends soon takes memory in large steps and gives none back before it ends.
    constexpr const char* Greedy = "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=8388608:"
                                   "glibc.malloc.trim_threshold=268435456:"
                                   "glibc.malloc.mmap_threshold=33554432";
    setenv(Name, isPlain ? Greedy : Large, 0);
}

/// With the last slash; empty when the system does not say.
std::string ownFolder()
{
    std::array<char, 4096> path {};
    const ssize_t length = readlink("/proc/self/exe", path.data(), path.size());
    const std::string self(path.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    return self.substr(0, self.rfind('/') + 1);
}

} // namespace

int main(int argc, char** argv)
{
    bool isPlain = false;
    for (const std::string_view verb : PlainVerbs) {
        isPlain = isPlain || (argc > 1 && verb == argv[1]);
    }
    const std::string program
        = ownFolder() + (isPlain ? "groundmark-plain" : "groundmark-workbench");
    tuneMemory(isPlain);
    execv(program.c_str(), argv);
    std::fprintf(
        stderr, "groundmark: %s cannot be started: %s.\nInstall Groundmark again.\n",
        program.c_str(), std::strerror(errno));
    return UnusableInput;
}
