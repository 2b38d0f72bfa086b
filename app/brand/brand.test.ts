// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { writeOffered } from '#schemas/languages/offered-list.ts';
import { testBrand } from './brand.fixture.ts';
import { readBrand } from './brand.ts';

afterEach(() => document.body.replaceChildren());

function inline(json: string): void {
  const script = Object.assign(document.createElement('script'), { id: 'brand', type: 'application/json' });
  script.textContent = json;
  document.body.append(script);
}

it('reads the brand that the generator inlined, and freezes it', () => {
  const { languages } = testBrand;
  inline(JSON.stringify({ ...testBrand, languages: { ...languages, offered: writeOffered(languages.offered) } }));
  const brand = readBrand(document);
  expect(brand).toEqual(testBrand);
  expect(Object.isFrozen(brand)).toBe(true);
});

it('rejects a page without a brand', () => {
  expect(() => readBrand(document)).toThrow('This page has no brand.');
});

it.each(['', 'null', '{}', '"oasis"'])('rejects a page whose brand is %o', (json) => {
  inline(json);
  expect(() => readBrand(document)).toThrow('This page has no brand.');
});
