/** Shows a command's progress. */
export interface Terminal {
  /** Whether a person is watching: stdout is a terminal and `--json` is not given. */
  readonly interactive: boolean;
  readonly style: Style;
  /** Prints a line of progress on stdout; nothing with `--json`. */
  line(text: string): void;
  /** Style for stderr, which may be redirected separately. */
  readonly problemStyle: Style;
  /** Prints an error on stderr; nothing with `--json`. */
  problem(text: string): void;
}

/** Wraps text in escape sequences by meaning, or returns it unchanged without colour. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  bad(text: string): string;
  good(text: string): string;
}

export interface TerminalRequest {
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
  readonly silent: boolean;
}

export function createTerminal({ output, errors, environment, silent }: TerminalRequest): Terminal {
  const isShown = ({ isTTY }: NodeJS.WriteStream) => isTTY === true && !silent;
  const printTo = (stream: NodeJS.WriteStream) => (text: string) => {
    if (!silent) stream.write(`${text}\n`);
  };
  return {
    interactive: isShown(output),
    style: createStyle(isShown(output) && wantsColor(environment)),
    line: printTo(output),
    problemStyle: createStyle(isShown(errors) && wantsColor(environment)),
    problem: printTo(errors),
  };
}

/** https://no-color.org: any value except the empty one disables colour. */
function wantsColor(environment: NodeJS.ProcessEnv): boolean {
  return !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

export function createStyle(colored: boolean): Style {
  const paint = (open: number, close: number) => (text: string) =>
    colored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), bad: paint(31, 39), good: paint(32, 39) };
}
