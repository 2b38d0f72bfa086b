/** A stack line that names a script: file, line and column. */
const FRAME = /\/([A-Za-z0-9_.-]{1,100}\.js):(\d{1,8}):(\d{1,8})\)?$/;

/**
 * Location of an error: the first of the site's scripts in its stack. Chromium puts the message before the stack; it is
 * removed first, as it may look like a stack line. @param scripts URL prefix of the site's scripts
 */
export function placeInStack({ name, message, stack = '' }: Error, scripts: string): string | undefined {
  const isWithMessage = /^ {4}at /m.test(stack);
  // A class that sets its own name does so after Chromium has written the stack.
  const heads = [name, 'Error'].map((kind) => (message === '' ? kind : `${kind}: ${message}`));
  const head = heads.find((text) => stack.startsWith(`${text}\n    at `));
  if (isWithMessage && head === undefined) return undefined;
  const frames = stack.slice(head?.length).split('\n');
  const frame = frames.find((line) => line.includes(scripts) && FRAME.test(line)) ?? '';
  return FRAME.exec(frame)?.slice(1).join(':');
}

/** Location of an event; undefined unless it is in one of the site's scripts. */
export function placeInScript(file: string, line: number, column: number, scripts: string): string | undefined {
  if (!file.startsWith(scripts)) return undefined;
  return FRAME.exec(`${file}:${line}:${column}`)?.slice(1).join(':');
}
