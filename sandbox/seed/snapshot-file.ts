import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tablesVersion } from '../database/migrations.ts';
import { openPglite } from '../database/open-pglite.ts';
import { keepFile } from '../keep-file.ts';
import { packageRoot } from '../package-root.ts';
import { seedPlan } from './plan.ts';
import { writeSeed } from './write-seed.ts';

/** Folder of the snapshot made by `prepare`, outside what a compilation overwrites. */
export function preparedFolder(): string {
  return join(packageRoot(), 'dist', 'snapshot');
}

/**
 * A seeded PGlite data folder as a tar file. Making one takes seconds and loading it a fraction of a second, so it is
 * cached in `dist/`, else in `.brandgen/`, else in the system's temporary folder. A new one is seeded for the day of `now`.
 */
export async function loadSnapshot(now: number): Promise<Blob> {
  const name = await snapshotName();
  const folders = [preparedFolder(), join(packageRoot(), '.brandgen', 'sandbox'), join(tmpdir(), 'brandgen-sandbox')];
  const present = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (present) return new Blob([await readFile(present)]);
  const content = await makeSnapshot(now);
  for (const folder of folders.slice(1)) if (await keepFile(folder, name, content)) break;
  return new Blob([content]);
}

/** Makes the snapshot in a folder unless it exists, seeded for the day of `now`. @returns its file */
export async function prepareSnapshot(folder: string, now: number): Promise<string> {
  const name = await snapshotName();
  const file = join(folder, name);
  if (existsSync(file)) return file;
  if (!(await keepFile(folder, name, await makeSnapshot(now))))
    throw new Error(`The snapshot could not be written to ${file}.`);
  return file;
}

/** The name changes with the tables, the seed and the database engine. */
async function snapshotName(): Promise<string> {
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return `snapshot-${await seedHash(await readFile(join(engine, '..', 'package.json'), 'utf8'))}.tar`;
}

/** Changes with the tables, the seed and the database engine. */
export async function seedHash(engineVersion: string): Promise<string> {
  const plan = JSON.stringify(await seedPlan());
  const hash = createHash('sha256').update(tablesVersion()).update(plan).update(engineVersion);
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(now: number): Promise<Buffer<ArrayBuffer>> {
  const database = await openPglite();
  await database.createTables();
  await writeSeed(database.db, now);
  for (const template of ['template0', 'template1']) await dropTemplate(database.run, template);
  await database.run('checkpoint');
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Templates are needed only to create databases, and make up half of the snapshot. */
async function dropTemplate(run: (sql: string) => Promise<void>, name: string): Promise<void> {
  await run(`update pg_database set datistemplate = false where datname = '${name}'`);
  await run(`drop database ${name}`);
}
