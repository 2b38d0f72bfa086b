import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Requests that are answered at a time; more would only wait for each other. */
const MOST_AT_ONCE = 256;

const RETRY_AFTER_SECONDS = 2;

/** Refuses requests beyond `most` at a time with 503 and `Retry-After`, so that those before them are answered. */
export function refuseBeyond(server: FastifyInstance, most = MOST_AT_ONCE): void {
  const open = new Set<string>();
  server.addHook('onRequest', async ({ id }, { raw }) => {
    if (open.size >= most) throw tooBusy();
    open.add(id);
    // Fastify calls no `onResponse` where the client has hung up.
    raw.once('close', () => open.delete(id));
  });
}

export function tooBusy(): Refusal {
  const value = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return new Refusal(503, 'internal', 'The platform has too many calls at once. Try again in a moment.', value);
}

/**
 * SQLSTATE classes of PostgreSQL for a server without resources, for one that ended a statement for the sake of others, and for a lost
 * connection; and the codes of sockets for a server that is not there.
 */
const BUSY_STATES =
  /^(53...|40001|40P01|55P03|57014|57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/**
 * Messages of errors without a code. https://github.com/brianc/node-postgres/blob/master/packages/pg-pool/index.js and
 * https://github.com/brianc/node-postgres/blob/master/packages/pg/lib/client.js
 */
const UNREACHED = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Whether a database could not take a statement at this moment, or cannot be reached, and may take it later. */
export function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = 'code' in error ? String(error.code) : '';
  return UNREACHED.includes(error.message) || BUSY_STATES.test(state) || isBusyDatabase(error.cause);
}
