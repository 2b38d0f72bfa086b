import type { ReleaseManifest } from '../manifests/release-manifest.ts';

/** Contents of `live.json`, which alone decides what is live. Delivery networks read it too. */
export interface LiveRelease {
  format: 1;
  release: number;
  /** Releases by site. */
  sites: Record<string, LiveSite>;
}

export interface LiveSite {
  /** Name of the build's folder in `releases/`. */
  folder: string;
  /** Folder of the earlier build of which it is stored as changes, if any. */
  from?: string;
}

/** Contents of `releases/<number>.json`. */
export interface BrandRelease {
  format: 1;
  release: number;
  /**
   * The release that was live before; 0 for the first. Following it from the live release visits all that were ever
   * live.
   */
  after: number;
  /** Manifests of the brand's sites. */
  sites: Omit<ReleaseManifest, 'format'>[];
}
