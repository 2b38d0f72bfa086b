import { basename } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { type IdentityKey, identityKeys } from '#schemas/generated/identity.ts';
import { type BrandLayer, isOwnTemplate } from '../layers/brand-layers.ts';
import type { Candidate } from '../resolve/candidate.ts';
import { formatPath, valueAt } from '../source/json-path.ts';
import { inheritedLegalWords } from './inherited-legal-words.ts';
import type { Rule } from './rule.ts';

type Level = IdentityKey['level'];

/** Values that identify a brand or its operator must be stated or removed, never inherited silently. */
export const inheritedIdentity: Rule = (candidate) => takenOver(candidate, 'error');

/** Warns about inherited values that may be shared: the platform, and everything from a template. */
export const sharedIdentity: Rule = (candidate) => takenOver(candidate, 'warning');

function takenOver(candidate: Candidate, level: Level): Problem[] {
  // A brand that extends nothing inherits nothing.
  if (candidate.layers.layers.length === 1) return [];
  const settings = identityKeys.flatMap((key) =>
    placesOf(candidate, key).flatMap(({ path, removable }) => {
      const from = candidate.layers.originOf(path);
      const value = valueAt(from.document.value, path);
      const isOwn = from === candidate.layers.layers[0];
      if (isOwn || isEmpty(value) || levelOf(from, key.level) !== level) return [];
      return [settingProblem(candidate, { path, from, value, removable })];
    }),
  );
  const words = inheritedLegalWords(candidate).filter(({ from }) => levelOf(from, 'error') === level);
  return [...settings, ...words.map(({ problem }) => problem)];
}

/** The setting itself, or all settings of the group that any layer states. */
function placesOf({ layers }: Candidate, { path, removable }: IdentityKey): Pick<IdentityKey, 'path' | 'removable'>[] {
  const groups = layers.layers.map(({ document }) => valueAt(document.value, path)).filter(isDictionary);
  if (groups.length === 0) return [{ path, removable }];
  const inner = [...new Set(groups.flatMap((group) => Object.keys(group)))].map((key) => [...path, key]);
  return inner.map((path) => ({ path, removable: path }));
}

/** A template is meant to be shared, so its values only give a warning. */
function levelOf({ document }: BrandLayer, level: Level): Level {
  return valueAt(document.value, ['template']) === true ? 'warning' : level;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

interface TakenOver {
  readonly path: readonly string[];
  readonly from: BrandLayer;
  readonly value: unknown;
  readonly removable: readonly string[] | null;
}

function settingProblem({ id, layers }: Candidate, { path, from, value, removable }: TakenOver): Problem {
  const setting = plainText(formatPath(path));
  const owner = basename(from.folder);
  const away = removable && plainText(formatPath(removable));
  const orNull = away === null ? '' : `, or null for ${away === setting ? 'it' : away} to do without`;
  const received = Array.isArray(value) ? value.map(plainValue).join(', ') : plainValue(value);
  if (isOwnTemplate(from)) {
    return from.document.problem(path, {
      rule: 'inherited-identity',
      message: `Brands that extend this template take over ${setting}, and would act in its name.`,
      expected: `${setting} in the brand.json of each brand`,
      received,
      fix: `Write ${setting} in each of them${orNull}.`,
    });
  }
  const [own] = layers.layers;
  return own.document.problem(['extends'], {
    rule: 'inherited-identity',
    message: `The brand takes over ${setting} from ${owner}, and would act in its name.`,
    expected: `${setting} in brands/${id}/brand.json`,
    received: `${received} of brands/${owner}`,
    fix: `Write ${setting} in brands/${id}/brand.json${orNull}.`,
  });
}
