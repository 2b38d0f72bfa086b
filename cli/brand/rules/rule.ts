import type { Problem } from '#cli/problems/problem.ts';
import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { ArtworkSetting } from '../artwork/examine-asset.ts';
import type { ExaminedDrawing } from '../artwork/examine-drawing.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { OwnWords } from '../layers/own-words.ts';
import type { ResolvedEnvironment } from '../resolved-brand.ts';
import type { Catalogue } from '../shared/catalogue.ts';

export type Setting = keyof FilledBrandConfig;

/** A setting, or a part of one with dots: `artwork.mark`. */
export type Part = Setting | `${Setting}.${string}`;

type SettingOf<Name extends Part> = Name extends `${infer Head extends Setting}.${string}` ? Head : Name & Setting;

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

/** The argument of a rule: the candidate, and the requested settings, of which the named parts are valid. */
export interface Subject<Name extends Part> extends Candidate {
  readonly config: Pick<FilledBrandConfig, SettingOf<Name>>;
}

/** A check that a schema cannot express. */
export type Rule = (candidate: Candidate) => readonly Problem[];

/**
 * A rule over some settings or parts of them; skipped for a brand in which one of them is invalid. The fewer a
 * rule names, the more problems are reported in one run.
 */
export function defineRule<Name extends Part>(
  reads: readonly Name[],
  check: (subject: Subject<Name>) => readonly Problem[],
): Rule {
  return (candidate) => {
    const { value } = candidate;
    return areSound(value, reads, candidate) ? check({ ...candidate, config: value }) : [];
  };
}

function areSound<Name extends Part>(
  value: unknown,
  reads: readonly Name[],
  { isSound }: Candidate,
): value is Pick<FilledBrandConfig, SettingOf<Name>> {
  return typeof value === 'object' && reads.every(isSound);
}
