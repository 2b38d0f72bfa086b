import { randomInt } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveConsole } from './console/console-routes.ts';
import { serveControl } from './control/control-routes.ts';
import { healthySwitches } from './control/switches.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import type { Platform } from './platform/platform.ts';
import { createEncryptionKey } from './platform/session/encryption-key.ts';
import { servePlay } from './play/play-routes.ts';
import { serveArtwork } from './server/artwork-routes.ts';
import { serveContract } from './server/contract-routes.ts';
import { allowLoopbackOrigins } from './server/cors.ts';
import { errorHandler, notFoundHandler, type Report } from './server/errors.ts';
import type { SandboxBrand } from './setup/sandbox-brand.ts';

export interface SandboxWish {
  brand: SandboxBrand;
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string;
  /** Folder that the embedded database is kept in. */
  dataFolder?: string;
  /** An answer out of contract becomes a 500: for tests. */
  strictAnswers?: boolean;
  report: Report;
  now?: () => number;
  random?: () => number;
}

export interface Sandbox {
  server: FastifyInstance;
  platform: Platform;
  close(): Promise<void>;
}

/** A platform with its database, ready to listen. */
export async function createSandbox(wish: SandboxWish): Promise<Sandbox> {
  const { brand, report, strictAnswers = false, now = Date.now, random = unforeseeable } = wish;
  const [database, key] = await Promise.all([
    prepareDatabase({ ...wish, currency: brand.currency, now: now() }),
    createEncryptionKey(),
  ]);
  const platform: Platform = { db: database.db, brand, key, switches: healthySwitches(), now, random };
  const server = Fastify({ bodyLimit: 65_536, routerOptions: { maxParamLength: 200 }, forceCloseConnections: true });
  server.setErrorHandler(errorHandler(report));
  server.setNotFoundHandler(notFoundHandler);
  server.addContentTypeParser(
    'application/jose',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  );
  allowLoopbackOrigins(server);
  serveArtwork(server);
  serveContract(server, { platform, strictAnswers, report });
  await servePlay(server, platform);
  await serveControl(server, { platform, database });
  await serveConsole(server, { platform, database });
  return {
    server,
    platform,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

function unforeseeable(): number {
  return randomInt(2 ** 47) / 2 ** 47;
}
