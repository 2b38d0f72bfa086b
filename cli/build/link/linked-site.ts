import type { SiteFiles } from '../site-file.ts';

/** The compiled site for a set of features, shared by all brands with these features. */
export interface LinkedSite {
  readonly files: SiteFiles;
  /** The entry's path in the site. */
  readonly entry: string;
  /** Path of the list of files that pages load later. */
  readonly list: string;
  /** Scripts that the entry loads first, without the entry. */
  readonly first: readonly string[];
  /** Chunks inlined in the entry, which are not files of this site. */
  readonly inlined: ReadonlySet<string>;
  /** Every script that this site can load, without the entry. */
  readonly chunks: readonly string[];
}
