import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

const persian = { code: 'FA', tag: 'fa', direction: 'rtl', words: 'words/FA-1' } as const;

it('is that of the page, where it has one', () => {
  expect(languageName({ ...persian, name: 'فارسی (ایران)' })).toBe('فارسی (ایران)');
});

it('is else the one that the browser knows, also by the tag for numbers', () => {
  expect(languageName(persian)).toBe('فارسی');
  expect(languageName({ ...persian, tag: 'fa-u-nu-latn' })).toBe('فارسی');
});

it('is the code of a language that the browser does not know', () => {
  expect(languageName({ ...persian, code: 'QX', tag: 'qxx' })).toBe('QX');
});
