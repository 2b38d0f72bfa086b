import { expect, it } from 'vitest';
import { regionalTag } from './regional-tag.ts';

const english = { tag: 'en', elsewhere: 'en-GB', direction: 'ltr', name: 'English', english: 'English' } as const;

it.each([
  ['PHP', null, 'en-PH'],
  ['USD', null, 'en-US'],
  ['EUR', 'MT', 'en-MT'],
  ['PHP', 'GB', 'en-GB'],
  // Browsers have no regional English for these.
  ['VND', null, 'en-GB'],
  ['EUR', null, 'en-GB'],
])('writes English for %s and the region %s as %s', (currency, region, tag) => {
  expect(regionalTag(english, currency, region)).toBe(tag);
});

it('leaves a language with one way as it is', () => {
  const { elsewhere: _, ...entry } = english;
  expect(regionalTag({ ...entry, tag: 'vi' }, 'PHP', 'PH')).toBe('vi');
});
