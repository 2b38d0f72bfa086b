import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '../cache/build-cache.ts';
import { readProven } from '../proof/proven-bytes.ts';
import type { LinkedFile, SiteFiles } from '../site-file.ts';

/** Folder of the cache with packed files, each named by its source's digest and its ending. */
export const PACKED_FOLDER = 'packed';

const TEXT = /\.(css|js|json|svg)$/;

/**
 * In bytes. Servers can pack smaller files on request, and each packed file adds a link and a line of the manifest to
 * every brand.
 */
export const LEAST_PACKED_BYTES = 8192;

/** Level 11 takes three times as long and saves another two per cent. */
const BROTLI_LEVEL = 10;

type Pack = (bytes: Buffer) => Promise<Buffer>;

/** Packs a file, by the ending of the packed file. */
const PACKERS: Readonly<Record<string, Pack>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Adds the brotli and gzip forms of each large text: `a.js.br`, `a.js.gz`. They are kept in the cache. Files in memory
 * belong to one brand, and its server packs them.
 */
export async function withPacked(files: SiteFiles, cache: BuildCache): Promise<SiteFiles> {
  const groups = [...files].map(async ([filePath, file]) => {
    const packed = 'source' in file && isPacked(filePath, file.size) ? await packFile(filePath, file, cache) : [];
    return [[filePath, file] as const, ...packed];
  });
  return new Map((await Promise.all(groups)).flat());
}

function packFile(filePath: string, file: LinkedFile, cache: BuildCache) {
  const forms = Object.entries(PACKERS).map(async ([ending, pack]) => {
    const name = path.join(PACKED_FOLDER, `${file.digest}.${ending}`);
    return [`${filePath}.${ending}`, await cache.fileOf(name, () => pack(readProven(file)))] as const;
  });
  return Promise.all(forms);
}

function isPacked(filePath: string, size: number): boolean {
  return size >= LEAST_PACKED_BYTES && TEXT.test(filePath);
}
