import type { FilledBrandConfig } from '../../../schemas/generated/filled-brand.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ExaminedAsset } from '../artwork/examine-asset.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { OwnWords } from '../layers/own-words.ts';
import type { Catalogue } from '../shared/catalogue.ts';

export type Setting = keyof FilledBrandConfig;

/** A brand under examination: merged, defaults filled in, and perhaps wrong in some settings. */
export interface Candidate {
  readonly id: string;
  readonly value: unknown;
  /** Folder names of all brands of the workspace. */
  readonly ids: readonly string[];
  /** Whether the schema finds nothing wrong in a setting, so that a rule can rely on it. */
  readonly isSound: (setting: Setting) => boolean;
  readonly layers: BrandLayers;
  readonly catalogue: Catalogue;
  /** The brand's own words of a language, read once. */
  ownWords(code: string): OwnWords;
  /** A file of the brand's art, examined once. */
  examine(setting: 'mark' | 'hero', name: string): ExaminedAsset;
}

/** What a rule is given: the candidate, and the settings that it asked for, which the schema has found right. */
export interface Subject<Name extends Setting> extends Candidate {
  readonly config: Pick<FilledBrandConfig, Name>;
}

/** Something that a schema cannot say. */
export type Rule = (candidate: Candidate) => readonly Problem[];

/** A rule over some settings; it is left out for a brand in which one of them is wrong already. */
export function defineRule<Name extends Setting>(
  reads: readonly Name[],
  check: (subject: Subject<Name>) => readonly Problem[],
): Rule {
  return (candidate) => {
    const { value } = candidate;
    return areSound(value, reads, candidate) ? check({ ...candidate, config: value }) : [];
  };
}

function areSound<Name extends Setting>(
  value: unknown,
  reads: readonly Name[],
  { isSound }: Candidate,
): value is Pick<FilledBrandConfig, Name> {
  return typeof value === 'object' && reads.every(isSound);
}
