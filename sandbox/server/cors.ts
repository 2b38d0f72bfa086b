import type { FastifyInstance } from 'fastify';
import { isLoopbackOrigin } from '../loopback.ts';

/** Pages that a site shows in a frame: on the site's own origin, their frame has an opaque one. */
const FRAMED = ['/sandbox/game/', '/sandbox/chat/'];

/** Lets sites on other ports of this machine call the platform, and framed pages load their own files. */
export function allowLoopbackOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    const isOpaque = origin === 'null' && isForFrames(request.url);
    if (origin === undefined || !(isLoopbackOrigin(origin) || isOpaque)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'age, date, retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.header('access-control-allow-headers', 'authorization, content-type, platform');
    reply.header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}

/** Whether an address belongs to a page that a site frames, or to a file of such a page. */
export function isForFrames(url: string): boolean {
  return FRAMED.some((prefix) => url.startsWith(prefix));
}
