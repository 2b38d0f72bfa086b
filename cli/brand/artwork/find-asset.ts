import { join, sep } from 'node:path';
import type { BrandLayers } from '../layers/brand-layers.ts';
import { type FileAtHome, isAtHome } from '../source/home.ts';
import type { JsonPath } from '../source/json-path.ts';

/** Location of an artwork file. `outside` means that its path or link leaves the brand's folder. */
export type FoundAsset = FileAtHome | 'missing' | 'outside';

/**
 * Looks for a file in the brand's folder, then in those of the brands that it extends, up to the layer that states the
 * setting.
 */
export function findAsset(layers: BrandLayers, path: JsonPath, name: string): FoundAsset {
  const origin = layers.layers.indexOf(layers.originOf(path));
  const candidates = layers.layers.slice(0, origin + 1).map(({ folder }) => fileIn(folder, name));
  return candidates.find((asset) => asset !== 'missing') ?? 'missing';
}

/** A file in a folder or in one of its own subfolders. */
export function fileIn(home: string, name: string): FoundAsset {
  const file = join(home, name);
  if (!file.startsWith(home + sep)) return 'outside';
  try {
    return isAtHome({ file, home }) ? { file, home } : 'outside';
  } catch {
    // A file, a parent folder or a link's target does not exist.
    return 'missing';
  }
}
