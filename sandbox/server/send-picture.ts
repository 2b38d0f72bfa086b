import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Bytes of a drawing, as it is and packed. */
interface Drawn {
  svg: string;
  packed: Buffer;
}

/** As many as some pages of a lobby show. */
const MOST = 500;

/** Drawings by their address, the longest kept first: to draw and pack one takes some milliseconds, and a page shows dozens. */
const kept = new Map<string, Drawn>();

/** Sends a picture, packed for whoever takes it so: drawings shrink to a third. It is drawn when it is not kept. */
export function sendPicture(reply: FastifyReply, draw: () => string): FastifyReply {
  const { url, headers } = reply.request;
  const { svg, packed } = kept.get(url) ?? keep(url, draw());
  const takesPacked = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  if (takesPacked) reply.header('content-encoding', 'gzip');
  return reply
    .header('vary', 'accept-encoding')
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(takesPacked ? packed : svg);
}

function keep(address: string, svg: string): Drawn {
  const drawn = { svg, packed: gzipSync(svg) };
  kept.set(address, drawn);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return drawn;
}
