import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { ArtworkSetting } from '../artwork/artwork-setting.ts';
import type { ExaminedDrawing } from '../artwork/examine-drawing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { OwnWords } from '../layers/own-words.ts';
import type { ResolvedEnvironment } from '../resolved-brand.ts';

export type Setting = keyof FilledBrandConfig;

/** A setting, or a part of one as a dotted path: `artwork.mark`. */
export type Part = Setting | `${Setting}.${string}`;

/** A brand under examination: merged and with defaults, but possibly with invalid settings. */
export interface Candidate {
  readonly id: string;
  readonly value: unknown;
  readonly environment: ResolvedEnvironment;
  /** Folder names of all brands of the workspace. */
  readonly ids: readonly string[];
  /** Whether the schema accepts a setting or a part of one, so that a rule can rely on it. */
  readonly isSound: (part: Part) => boolean;
  readonly layers: BrandLayers;
  readonly catalogue: Catalogue;
  /** The brand's own words of a language, read once. */
  ownWords(code: string): OwnWords;
  /** Examines an artwork file, each once. */
  examine(setting: ArtworkSetting, name: string): ExaminedDrawing;
}
