import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digest } from '../build/digest.ts';

/** A file as sent to the client. */
export interface ServedFile {
  type: string;
  /** Strong ETag of the plain bytes. */
  tag: string;
  /** Bytes by content coding; only codings that make the file smaller. */
  bodies: ReadonlyMap<Coding, Buffer>;
}

export type Coding = 'br' | 'gzip' | 'identity';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.png', '.webp', '.woff2']);
/** Limit of the cache of a long-running server. */
const MOST_KEPT_FILES = 500;

/** Reads and compresses files of a folder whose files do not change, each once. */
export function openServedFiles(folder: string): (file: string) => Promise<ServedFile | undefined> {
  const files = new Map<string, ServedFile>();
  return async (file) => {
    const known = files.get(file);
    if (known) return known;
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!bytes) return undefined;
    const served = await serve(file, bytes);
    if (files.size < MOST_KEPT_FILES) files.set(file, served);
    return served;
  };
}

async function serve(file: string, bytes: Buffer): Promise<ServedFile> {
  const extension = path.extname(file);
  const bodies = new Map<Coding, Buffer>([['identity', bytes]]);
  if (!PACKED.has(extension)) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const packed = { br: await promisify(brotliCompress)(bytes, quality), gzip: await promisify(gzip)(bytes) };
    if (packed.br.length < bytes.length) bodies.set('br', packed.br);
    if (packed.gzip.length < bytes.length) bodies.set('gzip', packed.gzip);
  }
  return { type: TYPES[extension] ?? 'application/octet-stream', tag: `"${digest(bytes).slice(0, 32)}"`, bodies };
}

/** The best coding that a client accepts. */
export function chooseCoding(accepted: string | undefined, bodies: ReadonlyMap<Coding, Buffer>): Coding {
  const codings = (accepted ?? '').split(',').map((entry) => entry.trim());
  const wanted = codings.filter((entry) => !/;\s*q=0(\.0+)?$/.test(entry)).map((entry) => entry.split(';')[0]);
  if (wanted.includes('br') && bodies.has('br')) return 'br';
  return wanted.includes('gzip') && bodies.has('gzip') ? 'gzip' : 'identity';
}
