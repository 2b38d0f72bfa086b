import type { ResourceLanguage } from 'i18next';
import { type SiteBrand, siteFile } from '../brand/brand.ts';

/** Words of one language by namespace, as `words/<CODE>-<hash>/first.json` holds them. */
export type Words = ResourceLanguage;

export type SiteLanguage = SiteBrand['languages']['offered'][number];

/** Loads one word file of a language: `first`, or a feature's namespace. @throws when it cannot be loaded. */
export async function fetchWords(brand: SiteBrand, language: SiteLanguage, file: string): Promise<Words> {
  const answer = await fetch(siteFile(brand, `${language.words}/${file}.json`));
  const words: unknown = answer.ok && (await answer.json());
  if (!isWords(words))
    throw new Error(`Loading the words ${language.code}/${file} failed with status ${answer.status}.`);
  return words;
}

/** A missing text shows as its key, so only what holds the texts is checked. */
function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null;
}

/** The offered language with this product code, or the brand's default. */
export function findLanguage(brand: SiteBrand, code: string | null | undefined): SiteLanguage {
  const { offered } = brand.languages;
  return offered.find((language) => language.code === code) ?? defaultLanguage(brand);
}

/** The offered language with this BCP 47 tag, or the brand's default. */
export function languageByTag(brand: SiteBrand, tag: string): SiteLanguage {
  return brand.languages.offered.find((language) => language.tag === tag) ?? defaultLanguage(brand);
}

function defaultLanguage(brand: SiteBrand): SiteLanguage {
  const { offered } = brand.languages;
  const language = offered.find(({ code }) => code === brand.languages.default) ?? offered[0];
  if (!language) throw new Error('The brand has no languages.');
  return language;
}
