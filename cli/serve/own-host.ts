import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses calls by any other name than this machine's. A page elsewhere whose name is made to lead here (DNS rebinding) would be of
 * the same origin, and could read what the sandbox shows: mails, codes, captchas.
 */
export async function requireOwnHost(
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (LOOPBACK.test(headers.host ?? '')) return undefined;
  return reply.status(421).type('text/plain').send('This preview answers to localhost only. Open it by that name.\n');
}
