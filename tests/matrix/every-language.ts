import { join } from 'node:path';
import languages from '#locales/languages.json' with { type: 'json' };
import { type BrandShape, readBrands } from './brand-shape.ts';
import { type Cell, cellsOf, SCHEMES, WINDOWS } from './cells.ts';

/** The workspace of a brand that offers every language with words. */
const WORKSPACE = 'tests/languages';

/** Pages with fields, buttons and hints. */
export const FORMS = [
  '/register',
  '/member?page=depositv2',
  '/login',
  '/member?page=withdraw',
  '/member?page=playerCare',
  '/agentHome?page=accountRegistration',
  '/member?page=securityCenter',
  '/member?page=transferFund',
  '/lottery',
  '/member?page=transferUpline',
  '/agent',
];

/** Pages with rows, tiles and headings of columns. */
export const LISTS = [
  '/index',
  '/member?page=transactionHistory',
  '/promotions',
  '/agentHome?page=teamManagement',
  '/live',
  '/member?page=messageV2',
  '/member?page=depositv2&view=history',
  '/pointMall',
  '/agentHome?page=teamOverview',
  '/member?page=bonusDetails',
  '/help',
  '/member?page=personalProfit',
  '/agentHome?page=dividend',
];

/** The brand that offers every language with words. @throws when it has a problem */
export function readBrandOfAll(root = join(import.meta.dirname, '../..')): BrandShape {
  const [brand] = readBrands(root, WORKSPACE);
  if (!brand) throw new Error(`There is no brand in ${WORKSPACE}.`);
  return brand;
}

/** A page for each language, and two for one that is not in Latin letters: a form and a list. Windows and schemes come in turn. */
export function sampleOfLanguages({ id, languages: codes }: Pick<BrandShape, 'id' | 'languages'>): Cell[] {
  const chosen = codes.flatMap((language, at) => {
    const pages = [FORMS[at % FORMS.length], LISTS[at % LISTS.length]];
    const seen = isLatin(language) ? pages.slice(at % 2, (at % 2) + 1) : pages;
    return seen.flatMap((path) => (path === undefined ? [] : [{ brand: id, path, language }]));
  });
  return chosen.map((cell, at) => ({ ...cell, ...lookOf(at) }));
}

/** Every page in both windows and schemes, each in the next language. */
export function everyPageInTurn(brand: BrandShape): Cell[] {
  const looks = cellsOf([{ ...brand, languages: ['-'] }]);
  return looks.map((cell, at) => ({ ...cell, language: brand.languages[at % brand.languages.length] ?? '' }));
}

export function isLatin(code: string): boolean {
  const tag = Object.entries(languages).find(([known]) => known === code)?.[1].tag ?? code;
  return new Intl.Locale(tag).maximize().script === 'Latn';
}

function lookOf(at: number): Pick<Cell, 'window' | 'scheme'> {
  const windows = Object.keys(WINDOWS) as (keyof typeof WINDOWS)[];
  return {
    window: windows[at % windows.length] ?? 'phone',
    scheme: SCHEMES[Math.floor(at / windows.length) % SCHEMES.length] ?? 'light',
  };
}
