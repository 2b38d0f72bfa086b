import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { repository } from '../cli/run-brandgen.ts';
import { type BuiltBrand, buildBrands, compiledAppOf } from './built-brands.ts';
import { ABSENT, chunksOf, marksOf, uniqueWords } from './feature-marks.ts';
import { sharedTexts, textsOf } from './words.ts';

const features = readdirSync(join(repository, 'app/features'));
const ids = readdirSync(join(repository, 'brands'));

let brands: readonly BuiltBrand[] = [];
beforeAll(async () => {
  brands = await buildBrands();
});

function built(id: string): BuiltBrand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`${id} was not built.`);
  return brand;
}

// @proves 6.11
it.each(ids)('%s contains nothing of a feature that it does not have', (id) => {
  const brand = built(id);
  for (const feature of features.filter((name) => !brand.manifest.features.includes(name))) {
    expect({ feature, ...marksOf(feature, brand) }).toEqual({ feature, ...ABSENT });
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

// @proves 4.46
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
