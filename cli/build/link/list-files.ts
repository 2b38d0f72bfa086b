import { posix } from 'node:path';
import type { CompiledApp } from '../compile/compiled-app.ts';
import type { JoinedStyles } from './join-early.ts';
import { staticallyReached, stylesOf } from './reach.ts';

/**
 * A file that pages load later: its name, its SHA-256 in base64, and the indices of the files to load with it. A part of
 * a joined file has the index of that one.
 */
type Listed = [name: string, sha256: string, imports?: number[]] | [name: string, joined: number];

interface ListRequest {
  app: CompiledApp;
  /** Scripts that are files of the site. */
  chunks: readonly string[];
  /** Scripts that every page names with their integrity values. */
  first: readonly string[];
  /** This site's own scripts that pages load later, by path, with their SHA-256 in hexadecimal. */
  own?: ReadonlyMap<string, string>;
  early?: JoinedStyles;
}

/**
 * Lists the scripts and stylesheets that pages load later, so that the site can check their digests. A separate file:
 * in every page or in the entry, it would outweigh the page or add a tenth to the first load.
 */
export function listFiles({ app, chunks, first, own = new Map(), early }: ListRequest): string {
  const isFirst = new Set([...first, ...stylesOf(app, first)]);
  const scripts = chunks.filter((file) => !isFirst.has(file)).sort();
  const styles = stylesOf(app, scripts).filter((file) => !isFirst.has(file));
  // The joined file comes first, so its index is 0.
  const files = [...(early ? [early.place] : []), ...scripts, ...styles.sort()];
  const places = new Map(files.map((file, index) => [file, index]));
  const onlyParts = onlyPartsOf(app);
  const list = files.map((file): Listed => {
    const name: Listed[0] = posix.basename(file);
    if (early?.parts.includes(file)) return [name, 0];
    const hash = inBase64((file === early?.place ? early.file : app.files[file])?.digest ?? '');
    const late = loadedWith(app, file, onlyParts.get(file)).flatMap(
      (other) => places.get(early?.parts.includes(other) ? early.place : other) ?? [],
    );
    return late.length === 0 ? [name, hash] : [name, hash, [...new Set(late)]];
  });
  // These only import what every page names.
  const rest = [...own].map(([file, digest]): Listed => [posix.basename(file), inBase64(digest)]);
  return JSON.stringify([...list, ...rest]);
}

/** The scripts that a file imports. For a declaration with a single part, also that part and what it needs. */
function loadedWith(app: CompiledApp, file: string, part: string | undefined): string[] {
  if (!(file in app.chunks)) return [];
  const imports = staticallyReached(app, [file]);
  if (part === undefined) return imports.slice(1);
  const ofPart = staticallyReached(app, [part]);
  return [...new Set([...imports, ...ofPart, ...stylesOf(app, ofPart)])].slice(1);
}

/**
 * The single part that a late feature's declaration loads, by the declaration's file. The declaration is only loaded
 * for its parts, so a page would otherwise wait twice.
 */
function onlyPartsOf({ late, features, chunks, early }: CompiledApp): ReadonlyMap<string, string> {
  const parts = Object.keys(late).flatMap((name) => {
    const file = features[name] ?? '';
    // This one has parts of its own, which every page loads.
    if (early.includes(file)) return [];
    const [part, other] = chunks[file]?.dynamicImports ?? [];
    return part !== undefined && other === undefined ? [[file, part] as const] : [];
  });
  return new Map(parts);
}

const inBase64 = (digest: string) => Buffer.from(digest, 'hex').toString('base64');
