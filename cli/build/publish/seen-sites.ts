import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Guard, hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { digestOfParts } from '../digest.ts';
import type { FileReader } from '../proof/digest-once.ts';
import { listedFiles } from './compare-site.ts';
import { type PublishedManifest, readManifest } from './published-site.ts';
import { isSealed } from './site-lists.ts';

/** What a build tells about a site that is up to date. */
export interface SiteFacts extends Pick<PublishedManifest, 'brand' | 'features' | 'languages' | 'firstLoad'> {
  /** Number of files, including the manifest. */
  readonly files: number;
}

/** What a build tells of a site, from its manifest. */
export function factsOf({ brand, features, languages, firstLoad, files }: PublishedManifest): SiteFacts {
  return { brand, features, languages, firstLoad, files: Object.keys(files).length + 1 };
}

/**
 * Sites that were compared file by file, with what their folders held then. A folder's time of change moves with every
 * name that is added, removed or replaced in it, so its names still lead to the same files while that time stays. Only
 * bytes are left to prove, once for each file, however many sites share it.
 */
export interface SeenSites {
  /** The facts of a site of these inputs if every byte is as it was built; undefined if it must be compared. */
  find(place: string, inputs: string, reader: FileReader): SiteFacts | undefined;
  /** Notes a site that was found to be as it was built. */
  note(place: string, manifest: PublishedManifest, reader: FileReader): void;
  /** Saves the notes for the next run. */
  save(): void;
}

interface SeenSite {
  inputs: string;
  facts: SiteFacts;
  dev: number;
  /** Inode and times of each folder, by its path in the site. */
  folders: Record<string, string>;
  /** Inodes of files that no other site shares, by their paths. */
  own: Record<string, number>;
  /** Inodes of the other files, in the order of the site's lists. */
  shared: number[];
  /** Digest of the digests of all of these. */
  proof: string;
}

const isFacts: Guard<SiteFacts> = hasShape<SiteFacts>({
  brand: isText,
  features: isListOf(isText),
  languages: isListOf(isText),
  firstLoad: hasShape<SiteFacts['firstLoad']>({ js: isNumber, css: isNumber }),
  files: isNumber,
});

const isSeen = isRecordOf(
  hasShape<SeenSite>({
    inputs: isText,
    facts: isFacts,
    dev: isNumber,
    folders: isRecordOf(isText),
    own: isRecordOf(isNumber),
    shared: isListOf(isNumber),
    proof: isText,
  }),
);

/** Milliseconds after a change within which a folder could change again without getting a new time. */
const UNSETTLED_MS = 2000;

/** @param file of the cache with the notes @param prepare runs before it is written @param now in milliseconds */
export function openSeenSites(file: string, prepare: () => void, now: () => number = Date.now): SeenSites {
  let notes: Map<string, SeenSite> | undefined;
  // Threads open the cache too, and need no notes.
  const sites = () => {
    notes ??= new Map(Object.entries(read(file)));
    return notes;
  };
  let isChanged = false;
  return {
    find(place, inputs, reader) {
      const seen = sites().get(place);
      if (seen?.inputs !== inputs) return undefined;
      try {
        return isAsSeen(realpathSync.native(place), seen, reader) ? seen.facts : undefined;
      } catch {
        // A concurrent build may have removed it, or a file is not readable.
        return undefined;
      }
    },
    note(place, manifest, reader) {
      const seen = describe(realpathSync.native(place), manifest, reader, now() - UNSETTLED_MS);
      if (seen) sites().set(place, seen);
      else sites().delete(place);
      isChanged = true;
    },
    save() {
      if (!isChanged) return;
      prepare();
      const standing = [...sites()].filter(([place]) => lstatSync(place, { throwIfNoEntry: false }));
      writeAtomically(file, JSON.stringify(Object.fromEntries(standing)));
      isChanged = false;
    },
  };
}

function isAsSeen(root: string, seen: SeenSite, reader: FileReader): boolean {
  const { dev, folders, own, shared, proof } = seen;
  if (Object.entries(folders).some(([folder, stamp]) => stampOf(path.join(root, folder)) !== stamp)) return false;
  if (!isSealed(root)) return false;
  const proven = (file: string, ino: number) => {
    const found = reader.read(path.join(root, file));
    return found.dev === dev && found.ino === ino;
  };
  if (!Object.entries(own).every(([file, ino]) => proven(file, ino))) return false;
  if (shared.some((ino) => reader.known(dev, ino) === undefined)) {
    const files = sharedPaths(root, own);
    if (!shared.every((ino, at) => reader.known(dev, ino) !== undefined || proven(files[at] ?? '', ino))) return false;
  }
  return proofOf(dev, seen, reader) === proof;
}

/** Undefined for a site with a folder that has changed since then, in milliseconds, or that lies on several disks. */
function describe(root: string, manifest: PublishedManifest, reader: FileReader, since: number): SeenSite | undefined {
  const names = [...listedFiles(root, manifest).keys()];
  const files = names.map((file) => ({ file, ...reader.read(path.join(root, file)) }));
  const { dev } = lstatSync(root);
  const parents = names.flatMap((file) => foldersAbove(file));
  const folders = ['', ...new Set(parents)];
  const isSettled = folders.every((folder) => lstatSync(path.join(root, folder)).ctimeMs < since);
  if (!isSettled || files.some((found) => found.dev !== dev)) return undefined;
  const own = files.filter(({ nlink }) => nlink === 1).map(({ file, ino }) => [file, ino] as const);
  const inodes = {
    own: Object.fromEntries(own),
    shared: files.filter(({ nlink }) => nlink > 1).map(({ ino }) => ino),
  };
  return {
    inputs: manifest.inputs,
    facts: factsOf(manifest),
    dev,
    folders: Object.fromEntries(folders.map((folder) => [folder, stampOf(path.join(root, folder))])),
    ...inodes,
    proof: proofOf(dev, inodes, reader),
  };
}

function proofOf(dev: number, { own, shared }: Pick<SeenSite, 'own' | 'shared'>, reader: FileReader): string {
  return digestOfParts([...Object.values(own), ...shared].map((ino) => reader.known(dev, ino) ?? ''));
}

function sharedPaths(root: string, own: SeenSite['own']): string[] {
  const manifest = readManifest(root);
  return manifest ? [...listedFiles(root, manifest).keys()].filter((file) => !(file in own)) : [];
}

function stampOf(folder: string): string {
  const { ino, mtimeMs, ctimeMs } = lstatSync(folder);
  return `${ino} ${mtimeMs} ${ctimeMs}`;
}

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Takes unreadable notes as none, so that every site is compared. */
function read(file: string): Record<string, SeenSite> {
  try {
    const seen: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isSeen(seen) ? seen : {};
  } catch {
    return {};
  }
}
