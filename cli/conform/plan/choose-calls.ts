import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { CallParts, Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';

export interface Choice {
  /** The calls to try. */
  readonly operations: readonly Operation[];
  /** Ids of the calls that have to be there. */
  readonly needed: ReadonlySet<string>;
}

export interface Wanted {
  /** Names of the brand's features; undefined without a brand. */
  readonly features: readonly string[] | undefined;
  /** Domains of the contract, or features, to keep to; empty for all. */
  readonly only: readonly string[];
}

/** Which calls to try, by the features of a brand and by the names of `--only`. @throws UsageError for an unknown name */
export function chooseCalls(
  { operations, parts }: Pick<Contract, 'operations' | 'parts'>,
  { features, only }: Wanted,
): Choice {
  const ofBrand = features && new Set([...parts.smallest, ...features.flatMap((name) => parts.features[name] ?? [])]);
  const kept = only.length === 0 ? undefined : new Set(only.flatMap((name) => callsOf(parts, name)));
  const chosen = operations.filter(({ id }) => (ofBrand?.has(id) ?? true) && (kept?.has(id) ?? true));
  if (chosen.length === 0)
    throw new UsageError(`The brand sends no call of ${only.join(', ')}. Leave --only out, or name another part.`);
  return { operations: chosen, needed: ofBrand ?? new Set(parts.smallest) };
}

function callsOf({ domains, features }: CallParts, name: string): readonly string[] {
  const found = [...(domains[name] ?? []), ...(features[name] ?? [])];
  if (found.length > 0) return found;
  const known = [...new Set([...Object.keys(domains), ...Object.keys(features)])].toSorted();
  const meant = suggest(name, known, `Its parts are ${known.join(', ')}.`);
  throw new UsageError(`The contract has no part ${name}. ${meant}`);
}

/** Features that a site goes without, as the platform lacks one of their calls. */
export function lostFeatures({ features }: CallParts, lacking: ReadonlySet<string>): string[] {
  return Object.entries(features).flatMap(([name, calls]) => (calls.some((id) => lacking.has(id)) ? [name] : []));
}
