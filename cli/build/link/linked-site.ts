import type { SiteFiles } from '../site-file.ts';

/** What a set of features makes of the compiled site; the same for every brand that has these features. */
export interface LinkedSite {
  readonly files: SiteFiles;
  /** The entry's path in the site. */
  readonly entry: string;
  /** Scripts that the entry loads at once, itself not included. */
  readonly first: readonly string[];
  /** Chunks whose code stands in the entry; they are no files of this site. */
  readonly inlined: ReadonlySet<string>;
  /** Every script that this site can load, the entry not included. */
  readonly chunks: readonly string[];
}
