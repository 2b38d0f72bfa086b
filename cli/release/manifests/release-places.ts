import path from 'node:path';

/** Absolute paths of one site in a target. */
export interface ReleasePlaces {
  /** Folder of the site. */
  readonly root: string;
  /** Folder of its releases: `<number>.json` for each, and a folder for each build that they are of. */
  readonly releases: string;
  /** The immutable files of all releases that are kept, under their path in the site. */
  readonly files: string;
  /** Closes the site while it is there. */
  readonly flag: string;
}

/** Suffix of the file that closes a site. */
export const FLAG = '.maintenance';

/** Folder of a target that has each file of all sites once. */
export const STORE_FOLDER = '.files';

/** @param folder of the target @param site id of the site */
export function placesOf(folder: string, site: string): ReleasePlaces {
  const root = path.join(folder, site);
  return {
    root,
    releases: path.join(root, 'releases'),
    files: path.join(root, 'files'),
    flag: `${root}${FLAG}`,
  };
}
