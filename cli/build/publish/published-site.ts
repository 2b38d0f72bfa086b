import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, MANIFEST_FILE } from '../seal.ts';

/** The manifest of the site that stands at a place, when it was made of these inputs and all its files are there. */
export function upToDateManifest(place: string, inputs: string): BuildManifest | undefined {
  const manifest = readManifest(place);
  return manifest?.inputs === inputs && isComplete(place, manifest) ? manifest : undefined;
}

/** A site that is missing or cannot be read counts as none. */
function readManifest(place: string): BuildManifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(place, MANIFEST_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

function isComplete(place: string, { files }: BuildManifest): boolean {
  const at = (file: string) => statSync(`${place}/${file}`, { throwIfNoEntry: false });
  return Object.entries(files).every(([file, { size }]) => at(file)?.size === size);
}
