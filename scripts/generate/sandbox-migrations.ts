// Writes a migration where the sandbox's tables differ from the last one; `--check` fails when they do.
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';

const SANDBOX = join(import.meta.dirname, '..', '..', 'sandbox');
const META = join(SANDBOX, 'database', 'migrations', 'meta');

/** The tables of the code as a drizzle-kit snapshot. */
async function writtenTables(): Promise<object> {
  const names = (await readdir(SANDBOX, { recursive: true })).filter((file) => file.endsWith('-tables.ts')).sort();
  const modules = await Promise.all(
    ['database/sandbox-schema.ts', ...names].map((file): Promise<object> => import(join(SANDBOX, file))),
  );
  const { id: _id, prevId: _prevId, ...tables } = generateDrizzleJson(Object.assign({}, ...modules));
  return tables;
}

async function migratedTables(): Promise<object> {
  const snapshots = (await readdir(META)).filter((file) => file.endsWith('_snapshot.json')).sort();
  const {
    id: _id,
    prevId: _prevId,
    ...tables
  } = JSON.parse(await readFile(join(META, snapshots.at(-1) ?? ''), 'utf8'));
  return tables;
}

const isFresh = isDeepStrictEqual(plain(await writtenTables()), plain(await migratedTables()));
if (!isFresh && process.argv.includes('--check')) {
  console.error(
    'The tables of sandbox/ differ from its migrations. Run `npx drizzle-kit generate --name=<what changes>`.',
  );
  process.exitCode = 1;
} else if (!isFresh) {
  const { status } = spawnSync('npx', ['--no-install', 'drizzle-kit', 'generate'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Converts to plain JSON, without undefined values and library classes. */
function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}
