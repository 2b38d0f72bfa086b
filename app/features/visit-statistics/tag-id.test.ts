import { expect, it } from 'vitest';
import { tagId } from './tag-id.ts';

// @proves 3.41
it.each([
  ['G-PLATFORM1', 'G-PLATFORM1'],
  ['', 'G-BRAND1'],
  [undefined, 'G-BRAND1'],
  ['UA-1', 'G-BRAND1'],
  ['G-1&l=evil', 'G-BRAND1'],
])('when the platform names %j, the site counts for %s', (named, id) => {
  expect(tagId({ gtagId: 'G-BRAND1' }, named)).toBe(id);
});
