import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** Environment variable with the address of the pool. */
const POOL = 'POSTGRES_POOL';

/** A database that a test has to itself. */
export interface BorrowedDatabase {
  url: string;
  giveBack(): Promise<void>;
}

/**
 * Offers databases of one PostgreSQL server to all workers, and starts it when the first of them asks: a worker with a server
 * of its own would fork itself, with all its memory, for each file.
 * @returns how to close the pool
 */
export async function openPostgresPool(): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const server = createServer((request, response) => {
    postgres ??= startPostgres();
    postgres
      .then((started) => answer(started, request))
      .then(
        (said) => response.end(said),
        (reason) => response.writeHead(500).end(String(reason)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The pool of databases has no port.');
  process.env[POOL] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await postgres)?.stop();
  };
}

/** `GET ?currency=…&now=…` lends a database that is seeded for them, `GET` without them an empty one; `DELETE` with its URL as body removes it. */
async function answer(postgres: TestPostgres, request: IncomingMessage): Promise<string> {
  const { searchParams } = new URL(request.url ?? '', 'http://pool');
  if (request.method === 'DELETE') {
    await postgres.drop(await text(request));
    return '';
  }
  const currency = searchParams.get('currency');
  return currency === null ? postgres.emptyUrl() : postgres.seededUrl(currency, Number(searchParams.get('now')));
}

/** Borrows a database from the pool: seeded for the day of an instant and a currency, or empty. */
export async function borrowPostgres(seeded?: { currency: string; now: number }): Promise<BorrowedDatabase> {
  const query = seeded ? new URLSearchParams({ currency: seeded.currency, now: String(seeded.now) }) : '';
  const url = await ask(`?${query}`);
  return {
    url,
    giveBack: async () => {
      await ask('', { method: 'DELETE', body: url });
    },
  };
}

async function ask(query: string, request?: RequestInit): Promise<string> {
  const answered = await fetch(`${process.env[POOL]}/${query}`, request);
  const body = await answered.text();
  if (!answered.ok) throw new Error(body);
  return body;
}
