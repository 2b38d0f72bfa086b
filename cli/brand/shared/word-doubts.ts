import type { KnownTexts } from './known-texts.ts';
import { leftOutFinding, partialFormsFinding } from './text-findings.ts';
import type { WordFinding } from './word-findings.ts';
import { formOf, leafKeys, leafPaths, stemOf } from './word-keys.ts';

/** Valid words of a namespace in one language. */
interface WordsToDoubt {
  readonly words: unknown;
  /** The words merged with those of every extended brand. */
  readonly all: unknown;
  readonly known: KnownTexts;
  /** Plural categories of the language. */
  readonly forms: readonly string[];
}

/** Probable oversights in words. */
export function wordDoubts({ words, all, known, forms }: WordsToDoubt): WordFinding[] {
  const present = new Set(leafKeys(all));
  const told = new Set<string>();
  return leafPaths(words).flatMap(([path, text]): WordFinding[] => {
    const key = path.join('.');
    const stem = stemOf(key);
    const whole = known.get(stem);
    if (!whole) return [];
    const left = leftOutFinding(key, text, whole);
    const isFirst = whole.isPlural && formOf(key) !== null && !told.has(stem);
    const partial = isFirst ? partialFormsFinding(key, present, forms) : null;
    if (isFirst) told.add(stem);
    return [
      ...(left ? [{ path, finding: left, part: 'value' as const }] : []),
      ...(partial ? [{ path, finding: partial, part: 'key' as const }] : []),
    ];
  });
}
