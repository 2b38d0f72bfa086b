import { join } from 'node:path';
import { checkWordState } from '#schemas/generated/config/word-state.js';
import type { WordState } from '#schemas/generated/word-state.ts';
import type { BrandInput, ResolvedFeature } from '../resolved-brand.ts';
import { type Report, readSharedIfPresent } from './read-shared.ts';

/** What is known of the texts of a language. */
export interface LanguageState extends WordState {
  /** The file that says it; null for a language without drafts and stale texts. */
  readonly input: BrandInput | null;
}

/** How many texts of a language are not as they should be. */
export interface StateCounts {
  /** Machine translations without a review. */
  readonly drafts: number;
  /** Texts whose English says something else by now. */
  readonly stale: number;
  /** Those of them that are shown in English. */
  readonly inEnglish: number;
}

/** Groups of the shell that speak of money, law or an account. */
const BINDING_GROUPS = new Set(['legal', 'error', 'logIn', 'trial', 'topUp']);

/** Reads translation/state/<code>.json of the package. */
export function readWordState(builtIn: string, code: string, report: Report): LanguageState {
  const home = join(builtIn, 'translation');
  const file = readSharedIfPresent({ file: join(home, 'state', `${code}.json`), home }, checkWordState, report);
  return file ? { ...file.value, input: file.input } : { draft: false, reviewed: [], stale: {}, input: null };
}

/**
 * Whether a text may not say anything but what English says, so that a stale one is shown in English.
 * @param key without a plural ending
 */
export function isBinding(
  namespace: string,
  key: string,
  features: readonly Pick<ResolvedFeature, 'name' | 'binding'>[],
): boolean {
  if (namespace === 'shell') return BINDING_GROUPS.has(key.split('.')[0] ?? '');
  return features.find(({ name }) => name === namespace)?.binding === true;
}
