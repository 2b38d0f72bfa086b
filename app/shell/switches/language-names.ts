import { type SiteBrand, siteFile } from '#app/brand/brand.ts';

/** A language's own name and its English one, by code. */
export type LanguageNames = Readonly<Record<string, { readonly name: string; readonly english: string } | undefined>>;

/** The names that the pages of a site with many languages leave out. @throws when they cannot be loaded */
export async function languageNames(brand: SiteBrand): Promise<LanguageNames> {
  const { more } = brand.languages;
  if (more === undefined) return {};
  const answer = await fetch(siteFile(brand, more));
  const names: unknown = answer.ok && (await answer.json());
  if (!areNames(names)) throw new Error(`Loading the names of the languages failed with status ${answer.status}.`);
  return names;
}

/** The manifest seals the file, so only what holds the names is checked. */
function areNames(value: unknown): value is LanguageNames {
  return typeof value === 'object' && value !== null;
}
