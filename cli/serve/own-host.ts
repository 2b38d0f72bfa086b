import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests whose Host is not this machine's. With DNS rebinding, another page's name could resolve to this
 * server and have the same origin; it could then read the sandbox's mails, codes and captchas.
 */
export async function requireOwnHost(
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (LOOPBACK.test(headers.host ?? '')) return undefined;
  return reply.status(421).type('text/plain').send('This preview answers to localhost only. Open it by that name.\n');
}
