import type { ReleaseManifest } from '../manifests/release-manifest.ts';

/** The contents of `live.json`, which alone says what is live. A delivery network reads it too. */
export interface LiveRelease {
  format: 1;
  release: number;
  /** Numbers by the id of the site. */
  sites: Record<string, LiveSite>;
}

export interface LiveSite {
  /** Name of its folder in `releases/`. */
  folder: string;
  /** That of the earlier build which it is stored as changes of, if it is. */
  from?: string;
}

/** The contents of `releases/<number>.json`. */
export interface BrandRelease {
  format: 1;
  release: number;
  /** The release that was live until then; 0 for the first. From the live one on, they are what was ever live. */
  after: number;
  /** Of each site of the brand. */
  sites: Omit<ReleaseManifest, 'format'>[];
}
