import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { digest } from '../digest.ts';
import { compareFiles, listFiles } from '../proof/compare-files.ts';

/** Lists all other files of a cached folder with their SHA-256. The list's own SHA-256 is in the folder's name. */
const LIST = 'contents.json';

const isList = isRecordOf(isText);

/** A cached folder that is unchanged. Removes changed ones. */
export function findFolder(folder: string): string | undefined {
  const parent = path.dirname(folder);
  const name = path.basename(folder);
  for (const candidate of namesIn(parent)) {
    if (!/^\.[0-9a-f]{64}$/.test(candidate.slice(name.length)) || !candidate.startsWith(name)) continue;
    const folder = path.join(parent, candidate);
    if (isAsMade(folder)) return folder;
    remove(folder);
  }
  return undefined;
}

/** Makes a folder and renames it into place. @returns its path, which ends with a digest of its files */
export async function makeFolder(folder: string, make: (draft: string) => Promise<void>): Promise<string> {
  const draft = `${folder}.${temporarySuffix()}`;
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    const list = JSON.stringify(Object.fromEntries(listFiles(draft)));
    writeFileSync(path.join(draft, LIST), list);
    const made = `${folder}.${digest(list)}`;
    moveIntoPlace(draft, made);
    return made;
  } catch (error) {
    throw namingPath(error, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Another process may have made the same folder in the meantime. Both have the same bytes, so either can stay. */
function moveIntoPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!isAsMade(folder)) throw error;
  }
}

function isAsMade(folder: string): boolean {
  try {
    const text = readFileSync(path.join(folder, LIST), 'utf8');
    const sha256 = digest(text);
    if (!lstatSync(folder).isDirectory() || !folder.endsWith(sha256)) return false;
    const files = new Map(Object.entries(parseJson(text, isList, LIST)));
    return compareFiles(folder, files.set(LIST, sha256)).length === 0;
  } catch {
    return false;
  }
}

/**
 * Renames the folder before deleting it, so that no process sees half of it. Another process may have removed it
 * already.
 */
function remove(folder: string): void {
  const removed = `${folder}.${temporarySuffix()}`;
  try {
    renameSync(folder, removed);
  } catch (error) {
    if (existsSync(folder)) throw error;
  }
  rmSync(removed, { recursive: true, force: true });
}

/** Names in a folder; empty if it is missing. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
