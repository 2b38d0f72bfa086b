import { digest } from './digest.ts';

/** A file of a finished site, before it is written: bytes in memory, or a file of the cache or a package to copy. */
export type SiteFile = WrittenFile | LinkedFile;

export interface WrittenFile extends FileFacts {
  readonly bytes: string | Uint8Array;
}

export interface LinkedFile extends FileFacts {
  /** Absolute path of a file with these bytes. It may change, so what is read from it is compared with the digest. */
  readonly source: string;
}

interface FileFacts {
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
}

/** Files of a site by their path below its root, with forward slashes. */
export type SiteFiles = Map<string, SiteFile>;

export function written(bytes: string | Uint8Array): WrittenFile {
  return { bytes, digest: digest(bytes), size: Buffer.byteLength(bytes) };
}

/** Puts the start of the file's digest before its extension: `mark.svg` becomes `mark-0f3a….svg`. */
export function nameByContent(name: string, file: FileFacts): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${file.digest.slice(0, 10)}${name.slice(dot)}`;
}
