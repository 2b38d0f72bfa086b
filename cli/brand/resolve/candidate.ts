import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { ArtworkSetting } from '../artwork/examine-asset.ts';
import type { ExaminedDrawing } from '../artwork/examine-drawing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { OwnWords } from '../layers/own-words.ts';
import type { ResolvedEnvironment } from '../resolved-brand.ts';

export type Setting = keyof FilledBrandConfig;

/** A setting, or a part of one with dots: `artwork.mark`. */
export type Part = Setting | `${Setting}.${string}`;

/** A brand under examination: merged, defaults filled in, possibly with invalid settings. */
export interface Candidate {
  readonly id: string;
  readonly value: unknown;
  /** The environment that it is examined for. */
  readonly environment: ResolvedEnvironment;
  /** Folder names of all brands of the workspace. */
  readonly ids: readonly string[];
  /** Whether a setting, or a part of one, is valid by the schema, so that a rule can rely on it. */
  readonly isSound: (part: Part) => boolean;
  readonly layers: BrandLayers;
  readonly catalogue: Catalogue;
  /** The brand's own words of a language, read once. */
  ownWords(code: string): OwnWords;
  /** A file of the brand's art, examined once. */
  examine(setting: ArtworkSetting, name: string): ExaminedDrawing;
}
