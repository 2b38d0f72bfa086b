import type { FastifyInstance } from 'fastify';
import { isForFrames } from './cors.ts';

/** Gives every answer the headers of `secureHeaders`, unless its route has its own, and the time of the platform's clock. */
export function secureAnswers(server: FastifyInstance, now: () => number): void {
  server.addHook('onRequest', async ({ url }, reply) => {
    reply.headers({ ...secureHeaders(url), date: new Date(now()).toUTCString() });
  });
}

/**
 * Headers that keep an answer out of caches and of other sites' pages. Only the files of framed pages may be loaded from
 * elsewhere: their frame's origin is opaque, so the platform's is another one.
 */
export function secureHeaders(url: string) {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isForFrames(url) ? 'cross-origin' : 'same-origin',
  };
}
