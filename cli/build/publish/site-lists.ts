import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { digest, digestOfParts } from '../digest.ts';
import { MANIFEST_FILE } from '../seal.ts';
import { EARLIER_FOLDER } from '../stamp/server/server-plan.ts';
import { parseBuildFolderName } from './folder-names.ts';
import { publishedName } from './swap.ts';

/** The list of a site's files of earlier builds, by its path in the site. */
export const EARLIER_FILE = `${EARLIER_FOLDER}files.json`;

/** The lists of a site's files; nothing lists the lists. */
export const LISTS = [MANIFEST_FILE, EARLIER_FILE];

/**
 * Digest of the lists of a site. The name under which it was built has it, which is kept beside the site, so that lists that were
 * changed together with the files are found too.
 * @param manifest digest of the manifest
 * @param earlier digest of the list of earlier builds, if there is one
 */
export function sealOf(manifest: string, earlier = ''): string {
  return digestOfParts([manifest, earlier]);
}

/** Whether a site's lists are those that it was built with; undefined for a copy, which has no seal beside it. */
export function isSealed(place: string): boolean | undefined {
  const folder = realpathSync.native(place);
  const seal = parseBuildFolderName(publishedName(folder) ?? path.basename(folder))?.seal;
  if (seal === undefined) return undefined;
  const [manifest, earlier] = LISTS.map((file) => digestIfThere(path.join(folder, file)));
  return sealOf(manifest ?? '', earlier) === seal;
}

function digestIfThere(file: string): string | undefined {
  try {
    return digest(readFileSync(file));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
