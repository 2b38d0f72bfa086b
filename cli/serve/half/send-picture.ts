import type { FastifyReply } from 'fastify';
import type { PlatformSide } from './platform-side.ts';

/** Headers of a picture that are passed on. */
const PASSED = ['content-type', 'cache-control', 'date', 'content-security-policy'];

/** Sends the picture of the first side that has it: answers of both sides name pictures at the same paths. */
export async function sendPicture(
  [first, second]: readonly [PlatformSide, PlatformSide],
  target: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const own = await fetch(first.origin + target).catch(() => null);
  const picture = own?.ok ? own : await fetch(second.origin + target);
  for (const name of PASSED) {
    const value = picture.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(picture.status).send(Buffer.from(await picture.arrayBuffer()));
}
