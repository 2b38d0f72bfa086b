import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import type { JsonPath } from '../source/json-path.ts';
import type { DocumentPart } from '../source/locator.ts';
import type { KnownText, KnownTexts } from './known-texts.ts';
import { dottedFinding, formFinding, spellingFinding } from './text-findings.ts';
import { leafPaths, placesOf, stemOf } from './word-keys.ts';

export interface WordFinding {
  readonly path: JsonPath;
  readonly finding: Finding;
  readonly part: DocumentPart;
}

/** Words of a namespace that override the site's own, in one language. */
export interface WordsToCheck {
  readonly namespace: string;
  readonly words: unknown;
  readonly known: KnownTexts;
  /** Plural categories of the language. */
  readonly forms: readonly string[];
  /** Whether a blank text is allowed, as one that is still to be translated. */
  readonly canBeBlank: boolean;
}

/** Problems of words that override the site's own. */
export function wordFindings(check: WordsToCheck): WordFinding[] {
  return leafPaths(check.words).flatMap(([path, text]): WordFinding[] => {
    const dotted = path.find((step) => step.includes('.'));
    if (dotted !== undefined) return [{ path, finding: dottedFinding(dotted), part: 'key' }];
    const key = path.join('.');
    const knownText = check.known.get(stemOf(key));
    if (!knownText) return [{ path, finding: unknownWord(check.namespace, key, [...check.known.keys()]), part: 'key' }];
    const form = formFinding(key, knownText, check.forms);
    if (form) return [{ path, finding: form, part: 'key' }];
    return textFindings(text, knownText, check.canBeBlank).map((finding) => ({ path, finding, part: 'value' }));
  });
}

function textFindings(text: string, { places }: KnownText, canBeBlank: boolean): Finding[] {
  const spelling = spellingFinding(text, places, canBeBlank);
  const empty = placesOf(text).filter((placeholder) => !places.includes(placeholder));
  return [...(spelling ? [spelling] : []), ...empty.map((placeholder) => unknownPlace(placeholder, places))];
}

/** Finding on a namespace that is not a feature. */
export function unknownNamespace(namespace: string, namespaces: readonly string[]): Finding {
  return {
    rule: 'unknown-namespace',
    message: 'There is no feature with this name.',
    expected: '"shell", or the name of a feature',
    received: plainValue(namespace),
    fix: suggest(namespace, namespaces, 'Correct the name, or remove these words.'),
  };
}

function unknownWord(namespace: string, key: string, keys: readonly string[]): Finding {
  return {
    rule: 'unknown-word',
    message: 'The site has no text with this key.',
    expected: `a key of brandgen's own locales/EN/${namespace}.json`,
    received: `"${plainText(key)}"`,
    fix: suggest(stemOf(key), keys, 'Correct the key, or remove it.'),
  };
}

/** Finding on a placeholder that nothing fills in. */
export function unknownPlace(placeholder: string, filled: readonly string[]): Finding {
  const written = (name: string) => `{{${plainText(name)}}}`;
  return {
    rule: 'unknown-place',
    message: 'This text has a placeholder that the site does not fill in.',
    expected: filled.length === 0 ? 'a text without placeholders' : oneOf(filled.map(written)),
    received: written(placeholder),
    fix: suggest(placeholder, filled, 'Correct the name between the braces, or remove the placeholder.'),
  };
}
