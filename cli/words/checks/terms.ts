import type { Glossary } from '#schemas/generated/glossary.ts';
import type { Terms } from '#schemas/generated/terms.ts';
import { isLabel } from './length.ts';
import { withoutParts } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** Finds the ids of the terms that an English text uses. */
export type FindTerms = (english: string) => readonly string[];

/**
 * Points of Arabic and Hebrew, and the stroke that widens an Arabic word: texts have them or not. The dot above stays of a Turkish
 * İ in small letters.
 */
const POINTS = /[\u0307\u064b-\u0652\u0670\u0640\u05b0-\u05c7]/g;

/**
 * A finder of terms. A longer term counts in place of those in it: a bonus balance is neither a bonus nor a balance.
 * Remembers its answers, as every language asks for the same texts.
 */
export function termFinder(terms: Terms): FindTerms {
  const forms = Object.entries(terms).flatMap(([id, term]) => term.forms.map((form) => ({ id, form })));
  if (forms.length === 0) return () => [];
  const exact = new Map(forms.map(({ id, form }) => [form, id]));
  const beginnings = forms.filter(({ form }) => form.endsWith('*'));
  const longestFirst = forms.map(({ form }) => form).sort((a, b) => b.length - a.length);
  const source = longestFirst.map((form) => form.replace('*', '\\p{L}*')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, 'gu');
  const idOf = (word: string) =>
    exact.get(word) ?? beginnings.find(({ form }) => word.startsWith(form.slice(0, -1)))?.id;
  const found = new Map<string, readonly string[]>();
  return (english) => {
    const before = found.get(english);
    if (before) return before;
    const words = withoutParts(english, ' ', ' ').toLowerCase().match(pattern) ?? [];
    const ids = [...new Set(words.flatMap((word) => idOf(word) ?? []))];
    found.set(english, ids);
    return ids;
  };
}

/** Whether a text has one of the stems of a term. Points and capitals do not count. */
export function usesTerm(text: string, stems: readonly string[]): boolean {
  const plain = withoutPoints(text);
  return stems.some((stem) => plain.includes(withoutPoints(stem)));
}

/** Terms of an English label for which the label has none of the language's stems. Sentences may say them by a pronoun. */
export function termFaults(
  { english, text }: TextPair,
  { terms }: Glossary,
  find: FindTerms,
  isJudged: (term: string) => boolean,
): TextFault[] {
  if (!isLabel(english)) return [];
  return find(english).flatMap((id): TextFault[] => {
    const entry = terms[id];
    if (!entry || usesTerm(text, entry.stems) || isJudged(id)) return [];
    return [{ check: 'terms', says: `does not use “${entry.word}” (${id}): ${text}` }];
  });
}

function withoutPoints(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(POINTS, '');
}
