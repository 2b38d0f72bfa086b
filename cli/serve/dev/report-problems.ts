import type { Terminal } from '#cli/terminal/terminal.ts';

/** Prints problems that an edit brings or removes. */
export function reportTo(terminal: Terminal, name: string): (problem: string | null) => void {
  return (problem) => terminal.line(problem === null ? terminal.style.good(`${name}: no problems.`) : `\n${problem}\n`);
}
