import type { ResolvedBrand } from '../resolved-brand.ts';
import { isBinding, type StateCounts } from '../shared/word-state.ts';
import type { Catalogue } from './catalogue.ts';

type StateSource = Pick<Catalogue, 'wordState' | 'words' | 'features'>;

/** Counts the drafts and the stale texts that a language has in some namespaces. */
export function stateCounts(catalogue: StateSource, code: string, namespaces: readonly string[]): StateCounts {
  const { draft, reviewed, stale } = catalogue.wordState(code);
  const drafts = draft ? namespaces.filter((name) => !reviewed.includes(name)) : [];
  const old = namespaces.flatMap((name) => Object.keys(stale[name] ?? {}).map((key) => ({ name, key })));
  return {
    drafts: drafts.reduce((sum, name) => sum + catalogue.words(code, name).keys.size, 0),
    stale: old.length,
    inEnglish: old.filter(({ name, key }) => isBinding(name, key, catalogue.features.all)).length,
  };
}

/** A language with drafts or stale texts. */
export interface LanguageCounts extends StateCounts {
  readonly code: string;
}

/** The languages that some brands offer and that have drafts or stale texts, in all namespaces that these brands have. */
export function languageCounts(
  catalogue: StateSource,
  brands: readonly Pick<ResolvedBrand, 'languages' | 'features'>[],
): LanguageCounts[] {
  const namespaces = new Map<string, Set<string>>();
  for (const { languages, features } of brands) {
    for (const { code } of languages.offered) {
      const names = namespaces.get(code) ?? new Set(['shell']);
      for (const { name } of features) names.add(name);
      namespaces.set(code, names);
    }
  }
  return [...namespaces]
    .map(([code, names]) => ({ code, ...stateCounts(catalogue, code, [...names]) }))
    .filter(({ drafts, stale }) => drafts + stale > 0);
}

/** A line about the drafts and the stale texts of a language. */
export function stateLine({ code, drafts, stale, inEnglish }: LanguageCounts): string {
  const parts = [
    ...(drafts > 0 ? [`${counted(drafts, 'draft')} without a review`] : []),
    ...(stale > 0 ? [`${counted(stale, 'stale text')}, ${inEnglish} of them shown in English`] : []),
  ];
  return `${code} has ${parts.join(', and ')}.`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
