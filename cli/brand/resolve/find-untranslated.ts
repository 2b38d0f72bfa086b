import { REFERENCE_LANGUAGE } from '../catalogue/catalogue.ts';
import { englishTexts } from '../catalogue/english-texts.ts';
import type { Words, WordsByNamespace } from '../resolved-brand.ts';
import { filledKeys, leafTexts, neededKeys, stemOf } from '../shared/word-keys.ts';
import { isBinding } from '../shared/word-state.ts';
import type { Candidate } from './candidate.ts';

type Sources = Pick<Candidate, 'catalogue' | 'ownWords'>;

/** Keys of a namespace that a language lacks in both locales/ and the brand's own words. */
export function untranslatedKeys({ catalogue, ownWords }: Sources, code: string, namespace: string): string[] {
  const missing = catalogue.missingWords(code, namespace);
  if (missing.length === 0) return [];
  const own = new Set(filledKeys(ownWords(code).words[namespace] ?? {}));
  return missing.filter((key) => !own.has(key));
}

/**
 * Keys of stale texts that are shown in English: they speak of money, law or an account, and English says something
 * else by now. Texts that the workspace or the brand replaces are its own.
 */
function outdatedKeys({ catalogue, ownWords }: Sources, code: string, namespace: string): string[] {
  const stems = Object.keys(catalogue.wordState(code).stale[namespace] ?? {});
  const binding = new Set(stems.filter((stem) => isBinding(namespace, stem, catalogue.features.all)));
  if (binding.size === 0) return [];
  const own = new Set(filledKeys(ownWords(code).words[namespace] ?? {}));
  const tag = catalogue.languages.table[code]?.tag ?? 'en';
  const keys = [...neededKeys(catalogue.words(REFERENCE_LANGUAGE, namespace).keys, tag)];
  return keys.filter((key) => binding.has(stemOf(key)) && !own.has(key) && !catalogue.isReplaced(code, namespace, key));
}

/** English texts for the keys that a language lacks. Complete namespaces are omitted. */
export function englishFallback(sources: Sources, code: string, namespaces: readonly string[]): WordsByNamespace {
  return inEnglish(sources, namespaces, (namespace) => untranslatedKeys(sources, code, namespace));
}

/** English texts in place of stale ones that no longer hold. Namespaces without any are omitted. */
export function englishInPlace(sources: Sources, code: string, namespaces: readonly string[]): WordsByNamespace {
  return inEnglish(sources, namespaces, (namespace) => outdatedKeys(sources, code, namespace));
}

function inEnglish(
  { catalogue, ownWords }: Sources,
  namespaces: readonly string[],
  keysOf: (namespace: string) => readonly string[],
): WordsByNamespace {
  const entries = namespaces.flatMap((namespace) => {
    const keys = keysOf(namespace);
    if (keys.length === 0) return [];
    const own = leafTexts(ownWords(REFERENCE_LANGUAGE).words[namespace] ?? {});
    const english = englishTexts(catalogue, namespace, own);
    return [[namespace, nested(keys.map((key) => [key.split('.'), english(key)]))] as const];
  });
  return Object.fromEntries(entries);
}

type Leaf = readonly [path: readonly string[], text: string];

function nested(leaves: readonly Leaf[]): Words {
  const names = [...new Set(leaves.flatMap(([[name]]) => name ?? []))];
  return Object.fromEntries(
    names.map((name) => {
      const inside = leaves.filter(([[first]]) => first === name);
      const [only] = inside;
      if (only && only[0].length === 1) return [name, only[1]];
      return [name, nested(inside.map(([path, text]) => [path.slice(1), text]))];
    }),
  );
}
