import type { SiteFiles } from '../site-file.ts';

/** The compiled site for a set of features; the same for every brand with these features. */
export interface LinkedSite {
  readonly files: SiteFiles;
  /** The entry's path in the site. */
  readonly entry: string;
  /** Path of the list of files that pages load late. */
  readonly list: string;
  /** Scripts that the entry loads first, not including itself. */
  readonly first: readonly string[];
  /** Chunks whose code is inlined in the entry; they are not files of this site. */
  readonly inlined: ReadonlySet<string>;
  /** Every script that this site can load, not including the entry. */
  readonly chunks: readonly string[];
}
