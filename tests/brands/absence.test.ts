import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompiledApp } from '#cli/build/compile/compiled-app.ts';
import { repository } from '../cli/run-brandgen.ts';
import { type BuiltBrand, buildBrands, compiledAppOf } from './built-brands.ts';
import { sharedTexts, textsOf, uniqueTexts } from './words.ts';

const features = readdirSync(join(repository, 'app/features'));
const ids = readdirSync(join(repository, 'brands'));

let brands: BuiltBrand[] = [];
beforeAll(async () => {
  brands = await buildBrands();
});
afterAll(() => {
  const [brand] = brands;
  if (brand) rmSync(dirname(brand.site), { recursive: true, force: true });
});

function built(id: string): BuiltBrand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`${id} was not built.`);
  return brand;
}

/** Whether a name is declared. Comparisons and icons do not count: the shell compares with `agent` itself. */
function declares(text: string, name: string): boolean {
  return new RegExp(`(?:name:|(?<![=!]|\\bid)=)["'\`]${name}["'\`](?!,size:|\\}\\))`).test(text);
}

/** Whether a text occurs as a word of its own, not at the end of a name such as the platform's `getListAnnouncements`. */
function says(text: string, words: string): boolean {
  let at = text.indexOf(words);
  while (at > 0 && /\p{L}/u.test(text.charAt(at - 1))) at = text.indexOf(words, at + 1);
  return at !== -1;
}

/** Texts in the brand's languages that only this feature has. */
function uniqueWords(feature: string, { manifest }: BuiltBrand): string[] {
  const others = ['shell', ...manifest.features.filter((name) => name !== feature)];
  return manifest.languages.flatMap((code) => uniqueTexts(code, feature, others));
}

/** Chunks of the compiled app that belong to a feature. */
function chunksOf(feature: string, { chunks }: CompiledApp): string[] {
  return Object.keys(chunks).filter((file) => chunks[file]?.features.includes(feature));
}

/** The marks that a feature leaves in a site, each with whether it was found. */
function marksOf(feature: string, brand: BuiltBrand): Record<string, boolean> {
  const { text } = brand;
  const chunks = chunksOf(feature, compiledAppOf(brand));
  return {
    declaration: declares(text, feature),
    chunks: chunks.some((file) => text.includes(file) || text.includes(file.replace('assets/', './'))),
    // A class name ends in a number; names such as the platform's `registration_closed` have no digit.
    classes: new RegExp(`[."' ]${feature}_(?=[a-z]*\\d)[0-9a-z]{5,}`).test(text),
    words: uniqueWords(feature, brand).some((word) => says(text, word)),
  };
}

const absent = { declaration: false, chunks: false, classes: false, words: false };

it.each(ids)('%s contains nothing of a feature that it does not have', (id) => {
  const brand = built(id);
  for (const feature of features.filter((name) => !brand.manifest.features.includes(name))) {
    expect({ feature, ...marksOf(feature, brand) }).toEqual({ feature, ...absent });
  }
});

it.each(ids)('%s contains every mark of its features, so the search can find them', (id) => {
  const brand = built(id);
  const app = compiledAppOf(brand);
  for (const feature of brand.manifest.features) {
    const { classes: _styled, ...marks } = marksOf(feature, brand);
    // A feature that is only a declaration may be part of the entry, without a file.
    const chunks = marks['chunks'] || chunksOf(feature, app).some((file) => file !== app.features[feature]);
    // A feature with short texts only has no unique texts.
    const words = uniqueWords(feature, brand).length > 0;
    expect({ feature, ...marks }).toEqual({ feature, declaration: true, chunks, words });
  }
});

it('does not bundle the kit page', () => {
  const app = compiledAppOf(built('aurora'));
  expect(Object.keys(app.features).sort()).toEqual(features.toSorted());
  const mark = 'kit-themes.json';
  expect(readFileSync(join(repository, 'app/kit-page/main.tsx'), 'utf8')).toContain(mark);
  expect(brands.filter(({ text }) => text.includes(mark)).map(({ id }) => id)).toEqual([]);
});

it.each(ids)('%s contains no default password, nor a digest of it', (id) => {
  expect(built(id).text).not.toMatch(/Welcome1!|defaultPassword/);
});

it('recognises class names by their feature', () => {
  const styled = features.filter((feature) => marksOf(feature, built('aurora'))['classes']);
  expect(styled).toEqual(expect.arrayContaining(['home', 'games', 'agent']));
});

it.each(ids)('%s contains its own name, domain and words, and those of no other brand', (id) => {
  const { text, manifest } = built(id);
  const shared = manifest.languages.flatMap((code) =>
    ['shell', ...features].flatMap((name) => sharedTexts(code, name)),
  );
  for (const brand of brands) {
    const own = brand.id === id;
    const words = Object.values(brand.words)
      .flatMap(textsOf)
      .filter((word) => own || !shared.includes(word));
    expect({ of: brand.id, name: new RegExp(`\\b${brand.manifest.name}\\b`).test(text) }).toEqual({
      of: brand.id,
      name: own,
    });
    expect({ of: brand.id, domain: text.includes(brand.domain) }).toEqual({ of: brand.id, domain: own });
    // A text of several lines is escaped in a word file, and as it is in a page.
    const found = words.filter((word) => text.includes(word) || text.includes(JSON.stringify(word).slice(1, -1)));
    expect({ of: brand.id, found }).toEqual({ of: brand.id, found: own ? words : [] });
  }
});
