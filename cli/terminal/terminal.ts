/** Shows a command's progress. */
export interface Terminal {
  /** Whether a person watches: stdout is a terminal and `--json` is not given. */
  readonly interactive: boolean;
  readonly style: Style;
  /** Prints a line of progress on stdout, or nothing with `--json`. */
  line(text: string): void;
  /** Style of stderr, which may be another file than stdout. */
  readonly problemStyle: Style;
  /** Prints what is wrong on stderr, or nothing with `--json`. */
  problem(text: string): void;
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

/** https://no-color.org: any value but the empty one switches colour off. */
function wantsColor(environment: NodeJS.ProcessEnv): boolean {
  return !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

export function createStyle(colored: boolean): Style {
  const paint = (open: number, close: number) => (text: string) =>
    colored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), bad: paint(31, 39), good: paint(32, 39) };
}
