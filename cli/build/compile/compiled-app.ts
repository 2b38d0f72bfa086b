import type { LateDeclaration } from './late-declarations.ts';

/** The compiled site: its folder, and what linking and stamping look up in it. */
export interface Compilation {
  /** Folder of the compiled files. */
  folder: string;
  app: CompiledApp;
  /** Stylesheets that mention a class, by the class. */
  stylesByClass: ReadonlyMap<string, readonly string[]>;
  /** `app`: the cache of this machine; `shared`: the one that machines share; `nothing`: this run compiled it. */
  fromCache: 'app' | 'shared' | 'nothing';
}

/** The site, compiled once for all brands: a folder of the cache, described by its `app.json`. Paths are relative to it. */
export interface CompiledApp {
  /** File of the chunk that exports `start`. */
  readonly shell: string;
  /** File of the chunk that exports `prerender`; it is never part of a site. */
  readonly prerender: string;
  /** File of each feature's chunk, by the feature's name. */
  readonly features: Readonly<Record<string, string>>;
  /** Plain data of the features whose declaration is not part of the first load, by name. */
  readonly late: Readonly<Record<string, LateDeclaration>>;
  readonly chunks: Readonly<Record<string, CompiledChunk>>;
  /** Every file that a site may include. */
  readonly files: Readonly<Record<string, CompiledFile>>;
  /** npm packages whose code is in the chunks, by `name@version`. */
  readonly packages: Readonly<Record<string, BundledPackage>>;
}

export interface CompiledChunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
  readonly assets: readonly string[];
  /** Features whose own modules are in the chunk. */
  readonly features: readonly string[];
  /** Keys of `CompiledApp.packages`. */
  readonly packages: readonly string[];
}

export interface CompiledFile {
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes after gzip. */
  readonly gzip: number;
  /** Classes that a stylesheet mentions; empty for every other file. */
  readonly classes: readonly string[];
}

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, from the package's own metadata. */
  readonly licence: string;
  /** Text of its licence file; empty when it has none. */
  readonly text: string;
}
