import { digest } from './digest.ts';

/** A file of a site before it is written: bytes in memory, or a file of the cache or a package. */
export type SiteFile = WrittenFile | LinkedFile;

export interface WrittenFile extends FileFacts {
  readonly bytes: string | Uint8Array;
}

export interface LinkedFile extends FileFacts {
  /**
   * Absolute path of a file with these bytes. The file may change, so its bytes are compared with the digest when they
   * are read.
   */
  readonly source: string;
}

interface FileFacts {
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
}

/** Files by their path in the site, with forward slashes. */
export type SiteFiles = Map<string, SiteFile>;

export function written(bytes: string | Uint8Array): WrittenFile {
  return { bytes, digest: digest(bytes), size: Buffer.byteLength(bytes) };
}

/** Inserts the start of the digest before the extension: `mark.svg` becomes `mark-0f3a….svg`. */
export function nameByContent(name: string, file: FileFacts): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${file.digest.slice(0, 10)}${name.slice(dot)}`;
}
