import { expect, it } from 'vitest';
import type { SiteLanguage } from '#schemas/generated/site.ts';
import { readOffered, writeOffered } from './offered-list.ts';

const offered: SiteLanguage[] = [
  { code: 'EN', tag: 'en-PH', direction: 'ltr', name: 'English', words: 'words/EN-492219dd6b' },
  { code: 'BR', tag: 'pt-BR', direction: 'ltr', name: 'Português (Brasil)', words: 'words/BR-279889eb76' },
  {
    code: 'AR',
    tag: 'ar',
    written: 'ar-u-nu-latn-x-kwd33',
    direction: 'rtl',
    name: 'العربية',
    words: 'words/AR-0b02ce9ff9',
  },
  { code: 'TW', tag: 'zh-Hant', direction: 'ltr', words: 'words/TW-0b02ce9ff9' },
];

it('is read as it was written, with and without names', () => {
  expect(readOffered(writeOffered(offered))).toEqual(offered);
});

it('has a line for each language', () => {
  expect(writeOffered(offered).split('\n')[2]).toBe('AR ar< 0b02ce9ff9 -u-nu-latn-x-kwd33 العربية');
});
