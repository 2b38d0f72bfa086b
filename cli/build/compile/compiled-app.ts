import type { LateDeclaration } from './late-declarations.ts';

/** The compiled site: its folder, and the data for linking and stamping. */
export interface Compilation {
  /** Folder of the compiled files. */
  folder: string;
  app: CompiledApp;
  /** Stylesheets by the classes that they mention. */
  stylesByClass: ReadonlyMap<string, readonly string[]>;
  /** `app` is this machine's cache, `shared` the shared one, `nothing` a compilation by this run. */
  fromCache: 'app' | 'shared' | 'nothing';
}

/** The site compiled for all brands, in a folder of the cache with an `app.json`. Paths are relative to the folder. */
export interface CompiledApp {
  /** File of the chunk that exports `start`. */
  readonly shell: string;
  /** File of the chunk that exports `prerender`. No site includes it. */
  readonly prerender: string;
  /** File of each feature's chunk, by the feature's name. */
  readonly features: Readonly<Record<string, string>>;
  /** Plain data, by name, of the features whose declaration is not part of the first load. */
  readonly late: Readonly<Record<string, LateDeclaration>>;
  /** Chunks that pages load right behind their first paint: the shell's, and those of features. */
  readonly early: readonly string[];
  readonly chunks: Readonly<Record<string, CompiledChunk>>;
  /** Every file that a site can include. */
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
  /** Text of the licence file; empty without one. */
  readonly text: string;
}
