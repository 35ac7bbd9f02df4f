// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

/// Running a program and measuring it.
namespace groundmark::performance {

struct Usage
{
    int status = -1; ///< as wait() gives it
    double seconds = 0.0; ///< by the clock
    double megabytes = 0.0; ///< peak of resident memory

    [[nodiscard]] int exitCode() const { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
};

/// Runs the program with stdin from `input` and stdout to `output`; file descriptors.
inline Usage run(const std::vector<std::string>& call, int input, int output)
{
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(input, STDIN_FILENO);
        dup2(output, STDOUT_FILENO);
        std::vector<char*> arguments;
        for (const std::string& one : call) {
            arguments.push_back(const_cast<char*>(one.c_str()));
        }
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    Usage usage;
    rusage used {};
    if (wait4(child, &usage.status, 0, &used) == child) {
        const auto end = std::chrono::steady_clock::now();
        usage.seconds = std::chrono::duration<double>(end - start).count();
        usage.megabytes = double(used.ru_maxrss) / 1024.0;
    }
    return usage;
}

} // namespace groundmark::performance
