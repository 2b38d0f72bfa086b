import type { BrandLayers } from '../layers/brand-layers.ts';
import { type ExaminedDrawing, examineDrawing } from './examine-drawing.ts';
import { findAsset } from './find-asset.ts';

/** A setting that names a file of the brand's artwork. */
export type ArtworkSetting = 'mark' | 'hero';

/** Examines one file of the brand's artwork. */
export function examineAsset(layers: BrandLayers, setting: ArtworkSetting, name: string): ExaminedDrawing {
  const path = ['artwork', setting];
  return examineDrawing({
    found: findAsset(layers, path, name),
    name,
    home: "the brand's folder",
    mustBeSquare: setting === 'mark',
    problem: (finding) => layers.problem(path, finding),
  });
}
