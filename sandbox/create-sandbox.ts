import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Clock, clockThatTells, createClock } from './clock.ts';
import { hooksOf } from './hooks/hooks.ts';
import { createIdentityProviders } from './identity/identity-providers.ts';
import type { Platform } from './platform.ts';
import { createDemos } from './process/demos.ts';
import { createPathKey } from './process/path-key.ts';
import type { Report } from './process/report.ts';
import { createReportBook } from './process/report-book.ts';
import { healthySwitches } from './process/switches.ts';
import { prepareDatabase } from './seed/prepare-database.ts';
import type { SandboxBrand } from './setup/sandbox-brand.ts';
import { createTurns } from './turns.ts';

export interface CreateSandboxOptions {
  brand: SandboxBrand;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Folder of the embedded database; in memory without it. */
  dataFolder?: string;
  /** Opens the seeded database; defaults to preparing a new one. */
  openDatabase?: typeof prepareDatabase;
  /** Makes an answer that breaks the contract a 500; tests set it. */
  strictAnswers?: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` names the visitor; without one, it is ignored. */
  trustedProxies?: readonly string[];
  report: Report;
  /** Milliseconds between heartbeats on the live socket. */
  heartbeat?: number;
  /** The machine's by default. */
  clock?: Clock;
  /** Replaces the clock in tests. */
  now?: () => number;
  random?: () => number;
}

export interface Sandbox {
  server: FastifyInstance;
  platform: Platform;
  close(): Promise<void>;
}

/** A platform with its database, ready to listen. */
export async function createSandbox(options: CreateSandboxOptions): Promise<Sandbox> {
  const { brand, report, strictAnswers = false, heartbeat, random = secureRandom } = options;
  const { openDatabase = prepareDatabase, trustedProxies = [] } = options;
  const { clock = options.now ? clockThatTells(options.now) : createClock() } = options;
  const { now } = clock;
  // The database engine is compiled on other threads while the rest of the platform loads.
  const [database, { buildServer }, { createLive, startLive, topicCheck }, key] = await Promise.all([
    openDatabase({ ...options, currency: brand.currency, now: now() }),
    import('./server/build-server.ts'),
    import('./live/start-live.ts'),
    import('./process/encryption-key.ts').then(({ createEncryptionKey }) => createEncryptionKey()),
  ]);
  const identity = createIdentityProviders(brand);
  const end = new AbortController();
  const secret = randomBytes(32).toString('base64url');
  const platform: Platform = {
    live: createLive({ now, check: topicCheck(strictAnswers, report) }),
    db: database.db,
    brand,
    key,
    paths: createPathKey(),
    secret,
    identity,
    demos: createDemos(),
    switches: healthySwitches(brand),
    turns: createTurns(),
    missed: new Set(),
    siteReports: createReportBook(),
    clock,
    ended: end.signal,
    now,
    random,
  };
  await hooksOf(platform.db).tell('started', { platform });
  const live = await startLive(database, platform, report);
  const running = { platform, database, announce: live.announce };
  const server = await buildServer({
    sandbox: running,
    strictAnswers,
    trustedProxies,
    report,
    ...(heartbeat && { heartbeat }),
  });
  return {
    server,
    platform,
    close: async () => {
      end.abort();
      live.end();
      await server.close();
      await identity.close();
      await database.close();
    },
  };
}

function secureRandom(): number {
  return randomInt(2 ** 47) / 2 ** 47;
}
