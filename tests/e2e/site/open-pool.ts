import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FullConfig } from '@playwright/test';
import { openPostgresPool } from '#sandbox/testing/postgres-pool.ts';
import { POOL } from './borrow-site.ts';
import { measurePace, PACE } from './pace.ts';
import { SitePool } from './site-pool.ts';

/**
 * Opens the site pool before the first worker starts, in a process that outlives all workers, and measures how slow the machine
 * is: the workers read the configuration again, with limits to suit it.
 * @returns how to close the pool
 */
export default async function openPool({ projects }: FullConfig): Promise<() => Promise<void>> {
  process.env[PACE] ??= (await measurePace(projects[0]?.use.launchOptions)).toFixed(1);
  const closeDatabases = await openPostgresPool();
  const pool = new SitePool();
  const server = createServer((request, response) => {
    answer(pool, request).then(
      (said) => response.end(said),
      (reason) => response.writeHead(500).end(String(reason)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The pool of sites has no port.');
  process.env[POOL] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await pool.close();
    await closeDatabases();
  };
}

/** `GET ?brand=…&workspace=…` lends a site by its address; `DELETE` with that address as body returns it, `?changed` if it was. */
async function answer(pool: SitePool, request: IncomingMessage): Promise<string> {
  const { searchParams } = new URL(request.url ?? '', 'http://pool');
  if (request.method === 'DELETE') {
    await pool.takeBack(await text(request), searchParams.has('changed'));
    return '';
  }
  return pool.lend(searchParams.get('brand') ?? '', searchParams.get('workspace') ?? '');
}
