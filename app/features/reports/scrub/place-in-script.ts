/** A line of a stack that names a script: file, line and column. */
const FRAME = /\/([A-Za-z0-9_.-]{1,100}\.js):(\d{1,8}):(\d{1,8})\)?$/;

/**
 * Where an error arose: the first script of the site in its stack. Chromium puts the message before the stack, which is taken away
 * first, since it may look like one.
 * @param scripts address that all scripts of the site begin with
 */
export function placeInStack({ name, message, stack = '' }: Error, scripts: string): string | undefined {
  const isWithMessage = /^ {4}at /m.test(stack);
  // A class that names its errors itself does so after Chromium has written the stack.
  const heads = [name, 'Error'].map((kind) => (message === '' ? kind : `${kind}: ${message}`));
  const head = heads.find((text) => stack.startsWith(`${text}\n    at `));
  if (isWithMessage && head === undefined) return undefined;
  const frames = stack.slice(head?.length).split('\n');
  const frame = frames.find((line) => line.includes(scripts) && FRAME.test(line)) ?? '';
  return FRAME.exec(frame)?.slice(1).join(':');
}

/** Where an event arose, if that is a script of the site. */
export function placeInScript(file: string, line: number, column: number, scripts: string): string | undefined {
  if (!file.startsWith(scripts)) return undefined;
  return FRAME.exec(`${file}:${line}:${column}`)?.slice(1).join(':');
}
