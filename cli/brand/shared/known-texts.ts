import { placesOf, stemOf } from './word-keys.ts';

/** A text of the site with its plural forms. */
export interface KnownText {
  /** Dotted keys of all its plural forms. */
  readonly keys: ReadonlySet<string>;
  readonly isPlural: boolean;
  /** Names of the placeholders that the site fills in. */
  readonly places: readonly string[];
  /** Placeholders that every form contains, so that a text without them loses a fact. */
  readonly needed: readonly string[];
}

/** The site's texts of a namespace, by dotted key without plural endings. */
export type KnownTexts = ReadonlyMap<string, KnownText>;

type Texts = readonly (readonly [key: string, text: string])[];

/** @param own the same texts in another language, which may have further placeholders */
export function knownTexts(english: Texts, own: Texts): KnownTexts {
  const stems = new Map<string, [key: string, text: string][]>();
  for (const [key, text] of [...english, ...own]) {
    const stem = stemOf(key);
    const texts = stems.get(stem);
    if (texts) texts.push([key, text]);
    else stems.set(stem, [[key, text]]);
  }
  return new Map([...stems].map(([stem, texts]) => [stem, knownText(stem, texts)]));
}

function knownText(stem: string, texts: Texts): KnownText {
  const keys = new Set(texts.map(([key]) => key));
  const isPlural = keys.has(`${stem}_other`);
  const usual = texts.find(([key]) => key === (isPlural ? `${stem}_other` : stem))?.[1] ?? '';
  return {
    keys,
    isPlural,
    places: [...new Set(texts.flatMap(([, text]) => placesOf(text)))],
    needed: [...new Set(placesOf(usual))],
  };
}
