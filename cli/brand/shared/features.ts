import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkFeature } from '#schemas/generated/config/feature.js';
import type { BrandInput, ResolvedFeature } from '../resolved-brand.ts';
import { type Report, readSharedIfPresent } from './read-shared.ts';

export interface Features {
  /** Sorted by their order, then by name. */
  readonly all: readonly ResolvedFeature[];
  /** All manifests, as a change in one can affect any brand. */
  readonly inputs: readonly BrandInput[];
}

/** Reads app/features/<name>/feature.json. A folder without one is ignored. */
export function readFeatures(builtIn: string, report: Report): Features {
  const root = join(builtIn, 'app', 'features');
  const entries = readdirSync(root).flatMap((name) => {
    const folder = join(root, name);
    const manifest = readSharedIfPresent({ file: join(folder, 'feature.json'), home: root }, checkFeature, report);
    return manifest ? [{ input: manifest.input, feature: { ...manifest.value, folder } }] : [];
  });
  const features = entries.map(({ feature }) => feature);
  features.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'));
  return { all: features, inputs: entries.map(({ input }) => input) };
}
