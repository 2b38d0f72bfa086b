import type { Terminal } from '#cli/terminal/terminal.ts';

/** Prints the problems that an edit brings, and tells when the last is gone. */
export function reportTo(terminal: Terminal, name: string): (problem: string | null) => void {
  return (problem) =>
    problem === null ? terminal.line(terminal.style.good(`${name}: no problems.`)) : terminal.problem(`\n${problem}\n`);
}
