/** Keys of what a store has of one brand. */
export interface StorePlaces {
  readonly brand: string;
  /** Start of every key of the brand, with its last slash. */
  readonly root: string;
  /** Says what is live; a single write to it is a release. */
  readonly live: string;
  /** There while a command removes releases. */
  readonly pruning: string;
  /** `<number>.json` for each release, and a folder for each build that they are of. */
  readonly releases: string;
  /** The immutable files of all releases that are kept, under their path in the site. */
  readonly files: string;
}

/** @param prefix folder of the releases in the bucket, with its last slash */
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
