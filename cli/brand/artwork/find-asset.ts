import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { JsonPath } from '../source/json-path.ts';

/** Where a file of the brand's art is: `outside` when it, or the link that it is, leads out of the brand's folder. */
export type FoundAsset = { readonly file: string } | 'missing' | 'outside';

/**
 * Looks for a file in the folder of the brand, then in those of the brands that it extends, as far as the one whose
 * setting it is.
 */
export function findAsset(layers: BrandLayers, path: JsonPath, name: string): FoundAsset {
  const origin = layers.layers.indexOf(layers.originOf(path));
  const found = layers.layers.slice(0, origin + 1).map(({ folder }) => assetIn(folder, name));
  return found.find((asset) => asset !== 'missing') ?? 'missing';
}

function assetIn(folder: string, name: string): FoundAsset {
  const file = join(folder, name);
  if (!file.startsWith(folder + sep)) return 'outside';
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + sep) ? { file } : 'outside';
  } catch {
    // A file, a folder on the way or a link's target that is not there.
    return 'missing';
  }
}
