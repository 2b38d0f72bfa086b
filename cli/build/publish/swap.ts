import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { OccupiedError } from '#cli/system/output-errors.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { MANIFEST_FILE } from '../seal.ts';
import { BUILDS_FOLDER, draftFolderName, parseBuildFolderName } from './folder-names.ts';
import { removeStaleLocks, withPlaceLocked } from './lock-place.ts';

/**
 * Swaps a finished build into a site's published folder. A file first names the build, from when on `finishSwaps` can
 * complete the swap if the process is killed. Then the former site is moved aside and the build moved in. @param name
 * of the build's folder below `.builds/`
 */
export function swapIn(siteFolder: string, name: string): void {
  withPlaceLocked(siteFolder, () => {
    const former = publishedName(siteFolder);
    setPublishedName(siteFolder, name);
    try {
      putInPlace(siteFolder, name);
    } catch (error) {
      if (former === undefined) rmSync(recordOf(siteFolder), { force: true });
      else setPublishedName(siteFolder, former);
      throw error;
    }
  });
}

/**
 * Completes the swaps of killed builds in an output. A link to a build, from earlier versions, is replaced by the build
 * itself.
 */
export function finishSwaps(out: string): void {
  const builds = path.join(out, BUILDS_FOLDER);
  const names = namesIn(builds);
  removeStaleLocks(builds, names);
  for (const name of names) {
    const made = parseBuildFolderName(name);
    if (made?.seal !== undefined) finishSwapOf(path.join(out, made.brand));
  }
}

/** Completes the swap of a killed build in one folder, unless something else is there. */
export function finishSwapOf(siteFolder: string): void {
  if (waitingFor(siteFolder) === undefined || !isOurs(siteFolder)) return;
  withPlaceLocked(siteFolder, () => {
    // Its own process may have completed it by now.
    const name = waitingFor(siteFolder);
    if (name === undefined) return;
    setPublishedName(siteFolder, name);
    putInPlace(siteFolder, name);
  });
}

/** Whether a build waits to be swapped in, or is the target of an earlier version's link. */
export function isWanted(siteFolder: string, name: string): boolean {
  return [waitingFor(siteFolder), linkedName(siteFolder)].includes(name);
}

/** The build that is to be swapped in; undefined if none is. */
function waitingFor(siteFolder: string): string | undefined {
  const published = publishedName(siteFolder);
  if (published !== undefined && existsSync(buildAt(siteFolder, published))) return published;
  const linked = linkedName(siteFolder);
  return linked !== undefined && existsSync(buildAt(siteFolder, linked)) ? linked : undefined;
}

/** Folder name under which the published site was built; undefined for copies and for sites of earlier versions. */
export function publishedName(siteFolder: string): string | undefined {
  try {
    return readFileSync(recordOf(siteFolder), 'utf8').trim();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** @throws OccupiedError if a site would replace something that brandgen did not make */
export function assertOurs(siteFolder: string): void {
  if (!isOurs(siteFolder)) throw new OccupiedError(siteFolder);
}

/** Whether a path is free or has a site. */
export function isOurs(siteFolder: string): boolean {
  const stats = lstatSync(siteFolder, { throwIfNoEntry: false });
  if (!stats) return true;
  return stats.isDirectory() ? existsSync(path.join(siteFolder, MANIFEST_FILE)) : linkedName(siteFolder) !== undefined;
}

/** The build that a site's link points to, as earlier versions published it. */
function linkedName(siteFolder: string): string | undefined {
  try {
    const target = readlinkSync(siteFolder);
    return path.dirname(target) === BUILDS_FOLDER ? path.basename(target) : undefined;
  } catch {
    return undefined;
  }
}

function putInPlace(siteFolder: string, name: string): void {
  const build = buildAt(siteFolder, name);
  // Throws if the build has been removed, before the published site is moved.
  lstatSync(build);
  const hexadecimal = (bytes: number) => randomBytes(bytes).toString('hex');
  const aside = buildAt(
    siteFolder,
    draftFolderName(path.basename(siteFolder), hexadecimal(6), process.pid, hexadecimal(4)),
  );
  const isReplaced = isMoved(siteFolder, aside);
  try {
    renameSync(build, siteFolder);
  } catch (error) {
    if (isReplaced) renameSync(aside, siteFolder);
    throw error;
  }
}

/** False if there is nothing to move. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function setPublishedName(siteFolder: string, name: string): void {
  const record = recordOf(siteFolder);
  const draft = `${record}.${temporarySuffix()}`;
  writeFileSync(draft, `${name}\n`);
  renameSync(draft, record);
}

function recordOf(siteFolder: string): string {
  return buildAt(siteFolder, `${path.basename(siteFolder)}.live`);
}

function buildAt(siteFolder: string, name: string): string {
  return path.join(path.dirname(siteFolder), BUILDS_FOLDER, name);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}
