import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeatureManifest } from '#schemas/generated/feature.ts';

/** The manifest of every feature of `app/`, whichever brands link it. */
export function readManifests(root: string): FeatureManifest[] {
  const folder = path.join(root, 'app/features');
  return readdirSync(folder)
    .map((name) => path.join(folder, name, 'feature.json'))
    .filter((file) => existsSync(file))
    .map((file): FeatureManifest => JSON.parse(readFileSync(file, 'utf8')));
}
