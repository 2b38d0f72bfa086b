import path from 'node:path';
import type { Target } from './target.ts';
import { WEB_SERVERS } from './web-servers.ts';

/** Where a target has what belongs to one site. Paths are absolute. */
export interface ReleasePlaces {
  /** Folder of the site. */
  readonly root: string;
  /** Folder of its releases: `<number>.json` for each, and a folder for each build that they are of. */
  readonly releases: string;
  /** The immutable files of all releases that are kept, under their path in the site. */
  readonly files: string;
  /** The web server's configuration, which names the live release. */
  readonly configuration: string;
  /** Closes the site while it is there. */
  readonly flag: string;
}

/** Folder of a target that has each file of all sites once. */
export const STORE_FOLDER = '.files';

/** @param site id of the site */
export function placesOf({ folder, server }: Pick<Target, 'folder' | 'server'>, site: string): ReleasePlaces {
  const root = path.join(folder, site);
  return {
    root,
    releases: path.join(root, 'releases'),
    files: path.join(root, 'files'),
    configuration: path.join(root, WEB_SERVERS[server].site),
    flag: `${root}.maintenance`,
  };
}
