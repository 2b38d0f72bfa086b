import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { type BuildManifest, MANIFEST_FILE, type ManifestFile } from '../seal.ts';

/** The parts of a published manifest that a build reads. */
export type PublishedManifest = Pick<
  BuildManifest,
  'brand' | 'inputs' | 'features' | 'languages' | 'firstLoad' | 'files' | 'draft'
> &
  Partial<Pick<BuildManifest, 'build'>>;

const isPublished = hasShape<Omit<PublishedManifest, 'build' | 'draft'>>({
  brand: isText,
  inputs: isText,
  features: isListOf(isText),
  languages: isListOf(isText),
  firstLoad: hasShape<BuildManifest['firstLoad']>({ js: isNumber, css: isNumber }),
  files: isRecordOf(hasShape<Pick<ManifestFile, 'size' | 'sha256'>>({ size: isNumber, sha256: isText })),
});

const isCounts = isRecordOf(isNumber);

export function isPublishedManifest(value: unknown): value is PublishedManifest {
  if (!isPublished(value) || ('build' in value && !isText(value.build))) return false;
  return !('draft' in value) || isCounts(value.draft);
}

/** The manifest of a published site; undefined if it is missing or unreadable. */
export function readManifest(siteFolder: string): PublishedManifest | undefined {
  try {
    return parseJson(readFileSync(path.join(siteFolder, MANIFEST_FILE), 'utf8'), isPublishedManifest, MANIFEST_FILE);
  } catch {
    return undefined;
  }
}
