import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A picture, with a compressed version if that is much smaller. */
interface Picture {
  type: string;
  bytes: Buffer;
  packed?: Buffer;
}

/** Enough for several pages of a lobby. */
const MOST = 500;

/** Pictures by URL, oldest first. Making one takes milliseconds, and a page shows dozens. */
const kept = new Map<string, Promise<Picture>>();

/** Sends a drawing, compressed if the client accepts that (drawings shrink to a third). Drawn only if not cached. */
export function sendPicture(reply: FastifyReply, draw: () => string): Promise<FastifyReply> {
  return send(reply, async () => {
    const svg = draw();
    return { type: 'image/svg+xml; charset=utf-8', bytes: Buffer.from(svg), packed: gzipSync(svg) };
  });
}

/** Sends a bitmap. Made only if not cached. */
export function sendPixels(reply: FastifyReply, make: () => Promise<Buffer>): Promise<FastifyReply> {
  return send(reply, async () => ({ type: 'image/webp', bytes: await make() }));
}

async function send(reply: FastifyReply, make: () => Promise<Picture>): Promise<FastifyReply> {
  const { url, headers } = reply.request;
  const { type, bytes, packed } = await (kept.get(url) ?? keep(url, make()));
  if (packed) reply.header('vary', 'accept-encoding');
  const takesPacked = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  if (packed && takesPacked) reply.header('content-encoding', 'gzip');
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(takesPacked && packed ? packed : bytes);
}

/** Caches the promise, so that simultaneous requests share it; failures are not cached. */
function keep(address: string, picture: Promise<Picture>): Promise<Picture> {
  kept.set(address, picture);
  picture.catch(() => kept.delete(address));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return picture;
}
