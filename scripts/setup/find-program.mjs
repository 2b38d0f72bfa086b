import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Root alone has these on its path. */
const OF_ROOT = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of a program: the one that a variable names, the system's, or the one that apt-get installs. Ends the process with a sentence
 * where it cannot be had.
 * @param options `{ variable, title, names, debian, need }`: `names` are those of its file, `debian` is its package, and `need` is what
 *   needs it, as the sentence begins
 */
export function findProgram({ variable, title, names, debian, need }) {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : stop(`${variable} points to ${named}, which does not exist.`);
  return (
    onPath(names) ??
    (installPackage(title, debian) ? onPath(names) : undefined) ??
    stop(`${need} ${title}: install it (apt-get install ${debian}) or set ${variable}.`)
  );
}

/** The first of these programs that the system has. */
export function onPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...OF_ROOT];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}
