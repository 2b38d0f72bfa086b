import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '../cache/build-cache.ts';
import { readProven } from '../proof/proven-bytes.ts';
import type { LinkedFile, SiteFiles } from '../site-file.ts';

/** Folder of the cache with packed files, each named by the digest of its source and its ending. */
export const PACKED_FOLDER = 'packed';

const TEXT = /\.(css|js|json|svg)$/;

/**
 * Bytes. A server packs smaller files just as well on request, and each packed file costs every brand a link
 * and a line in the manifest.
 */
export const LEAST_PACKED_BYTES = 8192;

/** Level 11 takes three times as long for another two per cent. */
const BROTLI_LEVEL = 10;

type Pack = (bytes: Buffer) => Promise<Buffer>;

/** How to pack a file, by the ending of the packed one. */
const PACKERS: Readonly<Record<string, Pack>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * The same files, each large text followed by its forms in brotli and gzip: `a.js.br`, `a.js.gz`. Each is made once and kept
 * in the cache. Files in memory belong to one brand, whose server packs them.
 */
export async function withPacked(files: SiteFiles, cache: BuildCache): Promise<SiteFiles> {
  const groups = [...files].map(async ([place, file]) => {
    const packed = 'source' in file && isPacked(place, file.size) ? await packFile(place, file, cache) : [];
    return [[place, file] as const, ...packed];
  });
  return new Map((await Promise.all(groups)).flat());
}

function packFile(place: string, file: LinkedFile, cache: BuildCache) {
  const forms = Object.entries(PACKERS).map(async ([ending, pack]) => {
    const name = path.join(PACKED_FOLDER, `${file.digest}.${ending}`);
    return [`${place}.${ending}`, await cache.fileOf(name, () => pack(readProven(file)))] as const;
  });
  return Promise.all(forms);
}

function isPacked(place: string, size: number): boolean {
  return size >= LEAST_PACKED_BYTES && TEXT.test(place);
}
