import type { Problem } from '#cli/problems/problem.ts';
import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { Candidate, Part, Setting } from '../resolve/candidate.ts';

type SettingOf<Name extends Part> = Name extends `${infer Head extends Setting}.${string}` ? Head : Name & Setting;

/** Argument of a rule: the candidate with the settings that the rule reads, all valid. */
export interface Subject<Name extends Part> extends Candidate {
  readonly config: Pick<FilledBrandConfig, SettingOf<Name>>;
}

/** A check that a schema cannot express. */
export type Rule = (candidate: Candidate) => readonly Problem[];

/**
 * Makes a rule that reads some settings or parts of them, and is skipped if one of them is invalid. A rule that names
 * fewer settings reports more problems in one run.
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
