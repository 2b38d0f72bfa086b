import { posix } from 'node:path';
import type { CompiledApp } from '../compile/compiled-app.ts';
import { staticallyReached, stylesOf } from './reach.ts';

/** A file that pages load late: its name, its SHA-256 in base64, and the places in the list of what it imports itself. */
type Listed = [name: string, sha256: string, imports?: number[]];

interface ListRequest {
  app: CompiledApp;
  /** Scripts that are files of the site. */
  chunks: readonly string[];
  /** Scripts that every page names with their integrity. */
  first: readonly string[];
  /** Scripts of this site alone that pages load late, by their path, with their SHA-256 in hexadecimal. */
  own?: ReadonlyMap<string, string>;
}

/**
 * Lists the scripts and stylesheets that pages load late, so that the site can check each against its digest. A file of its
 * own: in every page, or in the entry, it would weigh more than the page or a tenth of the first load.
 */
export function listFiles({ app, chunks, first, own = new Map() }: ListRequest): string {
  const isFirst = new Set([...first, ...stylesOf(app, first)]);
  const scripts = chunks.filter((file) => !isFirst.has(file)).sort();
  const styles = stylesOf(app, scripts).filter((file) => !isFirst.has(file));
  const places = new Map(scripts.map((file, place) => [file, place]));
  const list = [...scripts, ...styles.sort()].map((file): Listed => {
    const name: Listed[0] = posix.basename(file);
    const hash = inBase64(app.files[file]?.digest ?? '');
    const imports = file in app.chunks ? staticallyReached(app, [file]).slice(1) : [];
    const late = imports.flatMap((other) => places.get(other) ?? []);
    return late.length === 0 ? [name, hash] : [name, hash, late];
  });
  // They import only what every page names.
  const rest = [...own].map(([file, digest]): Listed => [posix.basename(file), inBase64(digest)]);
  return JSON.stringify([...list, ...rest]);
}

const inBase64 = (digest: string) => Buffer.from(digest, 'hex').toString('base64');
