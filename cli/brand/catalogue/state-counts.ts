import { isBinding, type StateCounts } from '../shared/word-state.ts';
import type { Catalogue } from './catalogue.ts';

/** Counts the drafts and the stale texts that a language has in some namespaces. */
export function stateCounts(catalogue: Catalogue, code: string, namespaces: readonly string[]): StateCounts {
  const { draft, reviewed, stale } = catalogue.wordState(code);
  const drafts = draft ? namespaces.filter((name) => !reviewed.includes(name)) : [];
  const old = namespaces.flatMap((name) => Object.keys(stale[name] ?? {}).map((key) => ({ name, key })));
  return {
    drafts: drafts.reduce((sum, name) => sum + catalogue.words(code, name).keys.size, 0),
    stale: old.length,
    inEnglish: old.filter(({ name, key }) => isBinding(name, key, catalogue.features.all)).length,
  };
}

/** A line about a language with drafts or stale texts; undefined for one without. */
export function stateLine(code: string, { drafts, stale, inEnglish }: StateCounts): string | undefined {
  const parts = [
    ...(drafts > 0 ? [`${drafts} machine drafts that nobody has reviewed`] : []),
    ...(stale > 0 ? [`${stale} stale, ${inEnglish} of them shown in English`] : []),
  ];
  return parts.length === 0 ? undefined : `${code}: ${parts.join('; ')}.`;
}
