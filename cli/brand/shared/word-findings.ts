import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import type { DocumentPart } from '../source/locator.ts';
import { leafTexts, placesOf, stemOf } from './word-keys.ts';

/** Placeholder names of the site's texts, by dotted key without plural endings. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>;

export interface WordFinding {
  /** Dotted. */
  readonly key: string;
  readonly finding: Finding;
  readonly part: DocumentPart;
}

/** Problems of words in one namespace that override the site's own. */
export function wordFindings(namespace: string, words: unknown, known: KnownTexts): WordFinding[] {
  return leafTexts(words).flatMap(([key, text]): WordFinding[] => {
    const filled = known.get(stemOf(key));
    if (!filled) return [{ key, finding: unknownWord(namespace, key, [...known.keys()]), part: 'key' }];
    const empty = placesOf(text).filter((place) => !filled.includes(place));
    return empty.map((place) => ({ key, finding: unknownPlace(place, [...new Set(filled)]), part: 'value' }));
  });
}

/** Reports words that belong to no feature. */
export function unknownNamespace(namespace: string, namespaces: readonly string[]): Finding {
  return {
    rule: 'unknown-namespace',
    message: 'There is no feature with this name.',
    expected: '"shell", or the name of a feature',
    received: plainValue(namespace),
    fix: suggest(namespace, namespaces, 'Correct the name, or remove these words.'),
  };
}

function unknownWord(namespace: string, key: string, known: readonly string[]): Finding {
  return {
    rule: 'unknown-word',
    message: 'The site has no text with this key.',
    expected: `a key of brandgen's own locales/EN/${namespace}.json`,
    received: `"${plainText(key)}"`,
    fix: suggest(stemOf(key), known, 'Correct the key, or remove it.'),
  };
}

/** A placeholder of a text that nothing fills in. */
export function unknownPlace(place: string, filled: readonly string[]): Finding {
  const written = (name: string) => `{{${plainText(name)}}}`;
  return {
    rule: 'unknown-place',
    message: 'This text has a placeholder that the site does not fill in.',
    expected: filled.length === 0 ? 'a text without placeholders' : oneOf(filled.map(written)),
    received: written(place),
    fix: suggest(place, filled, 'Correct the name between the braces, or remove the placeholder.'),
  };
}
