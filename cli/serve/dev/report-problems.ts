import type { Terminal } from '#cli/terminal/terminal.ts';

/** Prints problems after an edit, and says when all are fixed. */
export function reportTo(terminal: Terminal, name: string): (problem: string | null) => void {
  return (problem) =>
    problem === null ? terminal.line(terminal.style.good(`${name}: no problems.`)) : terminal.problem(`\n${problem}\n`);
}
