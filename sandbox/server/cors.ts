import type { FastifyInstance } from 'fastify';
import { isLoopbackOrigin } from './loopback.ts';

/** Pages that a site shows in a frame: on the site's own origin, their frame has an opaque one. */
const FRAMED = ['/sandbox/game/', '/sandbox/chat/'];

/** Lets sites on other ports of this machine call the platform, and framed pages load their own files. */
export function allowLoopbackOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !(isLoopbackOrigin(origin) || isFramed(origin, request.url))) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.header('access-control-allow-headers', 'authorization, content-type, platform');
    reply.header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}

function isFramed(origin: string, url: string): boolean {
  return origin === 'null' && FRAMED.some((prefix) => url.startsWith(prefix));
}
