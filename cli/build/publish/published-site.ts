import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { type BuildManifest, MANIFEST_FILE, type ManifestFile } from '../seal.ts';

/** What a build reads of the manifest of an earlier one. */
export type StandingManifest = Pick<
  BuildManifest,
  'brand' | 'inputs' | 'features' | 'languages' | 'firstLoad' | 'files'
>;

const isStandingManifest = hasShape<StandingManifest>({
  brand: isText,
  inputs: isText,
  features: isListOf(isText),
  languages: isListOf(isText),
  firstLoad: hasShape<BuildManifest['firstLoad']>({ js: isNumber, css: isNumber }),
  files: isRecordOf(hasShape<Pick<ManifestFile, 'size' | 'sha256'>>({ size: isNumber, sha256: isText })),
});

/** The manifest of the site that stands at a place, when it was made of these inputs and all its files are there. */
export function upToDateManifest(place: string, inputs: string): StandingManifest | undefined {
  const manifest = readManifest(place);
  return manifest?.inputs === inputs && isComplete(place, manifest) ? manifest : undefined;
}

/** A site that is missing or cannot be read counts as none. */
function readManifest(place: string): StandingManifest | undefined {
  try {
    return parseJson(readFileSync(path.join(place, MANIFEST_FILE), 'utf8'), isStandingManifest, MANIFEST_FILE);
  } catch {
    return undefined;
  }
}

function isComplete(place: string, { files }: StandingManifest): boolean {
  const at = (file: string) => statSync(`${place}/${file}`, { throwIfNoEntry: false });
  return Object.entries(files).every(([file, { size }]) => at(file)?.size === size);
}
