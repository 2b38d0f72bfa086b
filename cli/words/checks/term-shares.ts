import type { Glossary } from '#schemas/generated/glossary.ts';
import { isLabel } from './length.ts';
import { type FindTerms, usesTerm } from './terms.ts';
import type { TextPair } from './text-fault.ts';

/** A term that the sentences of a language mostly say in another way than its glossary. */
export interface UnusedTerm {
  readonly id: string;
  readonly word: string;
  readonly used: number;
  readonly sentences: number;
  /** A sentence without it. */
  readonly example: string;
}

/** Fewer sentences tell nothing: a pronoun may stand for the term in each. */
const FEWEST = 5;
/** Of the sentences that use a term in English. */
const LEAST_SHARE = 0.5;

/** Terms of the glossary that fewer than half of the sentences use, which English says with the term. */
export function unusedTerms(pairs: readonly TextPair[], { terms }: Glossary, find: FindTerms): UnusedTerm[] {
  const counts = new Map<string, { used: number; sentences: number; example: string }>();
  for (const { english, text } of pairs) {
    if (isLabel(english)) continue;
    for (const id of find(english)) {
      const entry = terms[id];
      if (!entry) continue;
      const count = counts.get(id) ?? { used: 0, sentences: 0, example: '' };
      const isUsed = usesTerm(text, entry.stems);
      counts.set(id, {
        used: count.used + (isUsed ? 1 : 0),
        sentences: count.sentences + 1,
        example: isUsed ? count.example : text,
      });
    }
  }
  return [...counts]
    .filter(([, { used, sentences }]) => sentences >= FEWEST && used < sentences * LEAST_SHARE)
    .map(([id, count]) => ({ id, word: terms[id]?.word ?? '', ...count }));
}
