import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '#cli/json/parse-json.ts';
import { checkFeature } from '#schemas/generated/config/feature.js';
import type { FeatureManifest } from '#schemas/generated/feature.ts';

/** Manifests of all features in `app/`. */
export function readManifests(root: string): FeatureManifest[] {
  const folder = path.join(root, 'app/features');
  return readdirSync(folder)
    .map((name) => path.join(folder, name, 'feature.json'))
    .filter((file) => existsSync(file))
    .map((file) => parseJson(readFileSync(file, 'utf8'), checkFeature, file));
}
