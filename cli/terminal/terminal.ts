/** Where a command reports progress. */
export interface Terminal {
  /** Whether a person watches: stdout is a terminal and `--json` is not given. */
  readonly interactive: boolean;
  readonly style: Style;
  /** Prints a line of progress on stdout, or nothing with `--json`. */
  line(text: string): void;
}

/** Wraps text in the escape sequences for its meaning, or leaves it unchanged without colour. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  bad(text: string): string;
  good(text: string): string;
}

export interface TerminalRequest {
  readonly output: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
  readonly silent: boolean;
}

export function createTerminal({ output, environment, silent }: TerminalRequest): Terminal {
  const interactive = output.isTTY === true && !silent;
  return {
    interactive,
    style: createStyle(interactive && wantsColor(environment)),
    line: (text) => {
      if (!silent) output.write(`${text}\n`);
    },
  };
}

/** https://no-color.org: any value but the empty one switches colour off. */
function wantsColor(environment: NodeJS.ProcessEnv): boolean {
  return !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

export function createStyle(colored: boolean): Style {
  const paint = (open: number, close: number) => (text: string) =>
    colored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), bad: paint(31, 39), good: paint(32, 39) };
}
