import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { FLAG, STORE_FOLDER } from '../manifests/release-places.ts';
import type { TargetServer } from '../targets/target.ts';
import { quote, runScript } from './run-remote.ts';

/** A file of a target on a server, by its path in the target. */
export interface RemoteFile {
  readonly name: string;
  /** Undefined if it does not exist, or should be removed. */
  readonly text: string | undefined;
}

/** The files of a target on a server. */
export interface FoundOnServer {
  /** Texts of the requested files that exist. */
  readonly files: ReadonlyMap<string, string>;
  /** Sites with their own directives or headers by the operator there. */
  readonly own: ReadonlySet<string>;
  /** Sites closed by a flag there. */
  readonly closed: ReadonlySet<string>;
}

/**
 * Reads files of a target on a server. Creates the folder if it is missing. @throws UsageError if the server cannot be
 * reached, or the folder contains something other than a target
 */
export async function readFiles(
  server: TargetServer,
  directives: string,
  names: readonly string[],
): Promise<FoundOnServer> {
  const tests = [STORE_FOLDER, ...names].map((name) => `[ -e ${quote(name)} ]`).join(' || ');
  const answer = await runScript(server, [
    `mkdir -p ${quote(server.folder)}`,
    `cd ${quote(server.folder)}`,
    // Skip a greeting that the login shell may print.
    `printf '\\n${BEGIN}\\n'`,
    `if ! { ${tests}; }; then for entry in * .[!.]*; do`,
    `if [ -e "$entry" ] && [ "$entry" != lost+found ]; then printf 'other %s\\n' "$entry"; fi`,
    'done; fi',
    `for entry in ${quote(directives)}/*; do`,
    `if [ -e "$entry" ] && [ ! -f "$entry" ]; then printf 'own %s\\n' "\${entry##*/}"; fi`,
    'done',
    `for entry in *${FLAG}; do`,
    `if [ -e "$entry" ]; then printf 'closed %s\\n' "\${entry%${FLAG}}"; fi`,
    'done',
    `for name in ${names.map(quote).join(' ')}; do`,
    `if [ -f "$name" ]; then printf 'file %s %s\\n' "$(($(wc -c < "$name")))" "$name"; cat "$name"; fi`,
    'done',
    `printf 'end\\n'`,
  ]);
  return parse(server, answer);
}

const BEGIN = 'brandgen reads';

function parse({ folder }: TargetServer, answer: Buffer): FoundOnServer {
  const files = new Map<string, string>();
  const own = new Set<string>();
  const closed = new Set<string>();
  const begin = answer.indexOf(`\n${BEGIN}\n`);
  let offset = begin + BEGIN.length + 2;
  while (begin >= 0 && offset < answer.length) {
    const end = answer.indexOf('\n', offset);
    const [kind, ...words] = answer.toString('utf8', offset, end).split(' ');
    offset = end + 1;
    if (kind === 'end') return { files, own, closed };
    if (kind === 'own') own.add(words.join(' '));
    if (kind === 'closed') closed.add(words.join(' '));
    if (kind === 'other') throw notATarget(folder, words.join(' '));
    if (kind !== 'file') continue;
    const [size, ...name] = words;
    const bytes = answer.subarray(offset, offset + Number(size));
    files.set(name.join(' '), bytes.toString());
    offset += bytes.length;
  }
  throw new UsageError(`its answer to \`sh\` was not understood: ${answer.toString().slice(0, 200).trim()}`);
}

function notATarget(folder: string, entry: string): UsageError {
  return new UsageError(
    `its folder ${folder} has something else, such as ${entry}. Name an empty one, or one that a release made`,
  );
}

/** Suffix of a file being written. The next command overwrites leftovers. */
const DRAFT = '.brandgen.tmp';

/** Writes files of a target on a server: removes some, transfers all, then renames each in order. */
export async function writeFiles(server: TargetServer, files: readonly RemoteFile[]): Promise<void> {
  const written = files.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
  const removed = files.filter(({ text }) => text === undefined);
  await runScript(server, [
    `cd ${quote(server.folder)}`,
    ...written.flatMap(({ name, text }) => {
      const end = `end-${digest(text)}`;
      return [
        `mkdir -p ${quote(path.posix.dirname(name))}`,
        `cat > ${quote(name + DRAFT)} <<'${end}'`,
        `${text.replace(/\n$/, '')}\n${end}`,
      ];
    }),
    ...removed.map(({ name }) => `rm -f ${quote(name)}`),
    ...written.map(({ name }) => `mv -f ${quote(name + DRAFT)} ${quote(name)}`),
  ]);
}
