import type { FastifyInstance } from 'fastify';
import { isLoopbackOrigin } from './loopback.ts';

/** Lets sites on other ports of this machine call the platform. */
export function allowLoopbackOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !isLoopbackOrigin(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.header('access-control-allow-headers', 'authorization, content-type');
    reply.header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}
