import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { digest, digestOfParts } from '../digest.ts';
import { MANIFEST_FILE } from '../seal.ts';
import { EARLIER_FOLDER } from '../stamp/server/server-plan.ts';
import { parseBuildFolderName } from './folder-names.ts';
import { publishedName } from './swap.ts';

/** Path in the site of the list of files from earlier builds. */
export const EARLIER_FILE = `${EARLIER_FOLDER}files.json`;

/** The lists of a site's files, which are in no list themselves. */
export const LISTS = [MANIFEST_FILE, EARLIER_FILE];

/**
 * Digest of a site's lists. It is part of the name of the build's folder, outside of the site, so that a change of both
 * a file and its list is detected. @param manifest digest of the manifest @param earlier digest of the list of earlier
 * builds, if there is one
 */
export function sealOf(manifest: string, earlier = ''): string {
  return digestOfParts([manifest, earlier]);
}

/** Whether a site's lists are unchanged since the build; undefined for a copy, which has no seal. */
export function isSealed(filePath: string): boolean | undefined {
  const folder = realpathSync.native(filePath);
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
