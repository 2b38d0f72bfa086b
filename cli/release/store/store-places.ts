/** Keys of a brand's objects in a store. */
export interface StorePlaces {
  readonly brand: string;
  /** Prefix of all keys of the brand, with a trailing slash. */
  readonly root: string;
  /** Decides what is live; a release is a single write to it. */
  readonly live: string;
  /** Mark that exists while a command prunes the brand. */
  readonly pruning: string;
  /** Prefix of `<number>.json` for each release, and of a folder for each build. */
  readonly releases: string;
  /** Prefix of the immutable files of all kept releases, followed by their paths in the site. */
  readonly files: string;
}

/** @param prefix folder of the releases in the bucket, with a trailing slash */
export function storePlaces(prefix: string, brand: string): StorePlaces {
  const root = `${prefix}${brand}/`;
  return {
    brand,
    root,
    live: `${root}live.json`,
    pruning: `${root}pruning.json`,
    releases: `${root}releases/`,
    files: `${root}files/`,
  };
}
