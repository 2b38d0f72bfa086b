import path from 'node:path';

/** Absolute paths of a site in a target. */
export interface ReleasePlaces {
  /** Folder of the site. */
  readonly root: string;
  /** Folder with `<number>.json` for each release, and a folder for each build. */
  readonly releases: string;
  /** Immutable files of all kept releases, at their paths in the site. */
  readonly files: string;
  /** File that closes the site while it exists. */
  readonly flag: string;
}

/** Suffix of the file that closes a site. */
export const FLAG = '.maintenance';

/** Folder of a target that has the files of all sites, each once. */
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
