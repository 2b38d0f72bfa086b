import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

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
