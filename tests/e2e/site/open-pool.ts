import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { POOL } from './borrowed-sites.ts';
import { SitePool } from './site-pool.ts';

/** Opens the site pool before the first worker starts, in a process that outlives all workers. @returns how to close it */
export default async function openPool(): Promise<() => Promise<void>> {
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
  };
}

/** `GET ?brand=…&workspace=…` lends a site by its address; `DELETE` with that address as body returns it. */
async function answer(pool: SitePool, request: IncomingMessage): Promise<string> {
  if (request.method === 'DELETE') {
    await pool.takeBack(await text(request));
    return '';
  }
  const { searchParams } = new URL(request.url ?? '', 'http://pool');
  return pool.lend(searchParams.get('brand') ?? '', searchParams.get('workspace') ?? '');
}
