import type { BrandLayers } from '../layers/brand-layers.ts';
import type { ArtworkSetting } from './artwork-setting.ts';
import { type DrawingToExamine, type ExaminedDrawing, examineDrawing } from './examine-drawing.ts';
import { findAsset } from './find-asset.ts';

const SHAPES: Readonly<Record<ArtworkSetting, DrawingToExamine['shape']>> = {
  mark: 'square',
  markDark: 'square',
  wordmark: 'wide',
  wordmarkDark: 'wide',
  hero: 'any',
};

/** Examines one file of the brand's artwork. */
export function examineAsset(layers: BrandLayers, setting: ArtworkSetting, name: string): ExaminedDrawing {
  const path = ['artwork', setting];
  return examineDrawing({
    found: findAsset(layers, path, name),
    name,
    home: "the brand's folder",
    shape: SHAPES[setting],
    problem: (finding) => layers.problem(path, finding),
  });
}
