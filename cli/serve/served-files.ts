import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mediaTypeOf, UNKNOWN_TYPE } from '#cli/build/stamp/server/media-type.ts';

/** A file with the headers that nginx would send. */
export interface ServedFile {
  type: string;
  /** By content coding. */
  bodies: ReadonlyMap<Coding, Body>;
}

export interface Body {
  bytes: Buffer;
  tag: string;
  /** An HTTP date. */
  modified: string;
}

export type Coding = 'br' | 'gzip' | 'identity';

/** Types that are already compressed or do not shrink. */
const NOT_PACKED = new Set(['image/png', 'image/webp', 'font/woff2', UNKNOWN_TYPE]);
/** Smaller files fit into one packet uncompressed. */
const LEAST_PACKED = 512;
/** Cache limit of a long-running server. */
const MOST_KEPT_FILES = 500;

/** Reads and compresses files of an unchanging folder, each once. */
export function openServedFiles(folder: string): (file: string) => Promise<ServedFile | undefined> {
  const files = new Map<string, ServedFile>();
  return async (file) => {
    const known = files.get(file);
    if (known) return known;
    const served = await serve(path.join(folder, file));
    if (served && files.size < MOST_KEPT_FILES) files.set(file, served);
    return served;
  };
}

async function serve(file: string): Promise<ServedFile | undefined> {
  const plain = await read(file);
  if (!plain) return undefined;
  const type = mediaTypeOf(file);
  const [br, gz] = await Promise.all([read(`${file}.br`), read(`${file}.gz`)]);
  const bodies = new Map<Coding, Body>([['identity', plain]]);
  if (br) bodies.set('br', br);
  if (gz) bodies.set('gzip', gz);
  else if (!NOT_PACKED.has(type) && plain.bytes.length >= LEAST_PACKED) bodies.set('gzip', await packed(plain));
  return { type, bodies };
}

async function read(file: string): Promise<Body | undefined> {
  const [bytes, stats] = await Promise.all([readFile(file), stat(file)]).catch(() => []);
  if (!bytes || !stats) return undefined;
  const seconds = Math.floor(stats.mtimeMs / 1000);
  return {
    bytes,
    tag: `"${seconds.toString(16)}-${bytes.length.toString(16)}"`,
    modified: new Date(seconds * 1000).toUTCString(),
  };
}

/** Compresses a body. The tag becomes weak, as compressing again may give other bytes. */
async function packed({ bytes, tag, modified }: Body): Promise<Body> {
  return { bytes: await promisify(gzip)(bytes), tag: `W/${tag}`, modified };
}
