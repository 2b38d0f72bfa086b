import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { WordsByNamespace } from '#cli/brand/resolved-brand.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import { compile } from '#cli/build/compile/compile.ts';
import { openPrerenderer } from '#cli/build/stamp/pages/prerenderer.ts';
import { standInsFor } from '#cli/build/stamp/pages/stand-ins.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import { readOffered } from '#schemas/languages/offered-list.ts';
import { commandFolder, repository } from '#tests/cli/run-brandgen.ts';
import { type BuiltBrand, buildBrands } from './built-brands.ts';

let brands: readonly BuiltBrand[] = [];
beforeAll(async () => {
  brands = await buildBrands();
});

it('renders the pages of every brand as if from its own names and pictures', async () => {
  const prerenderer = await openPrerenderer(await compile(openBuildContext(repository, commandFolder, process.env)));
  for (const { id, site, manifest } of brands) {
    const [, json = ''] = /id="brand">([^<]+)</.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
    const written = JSON.parse(json);
    const languages = { ...written.languages, offered: readOffered(written.languages.offered) };
    const brand: SiteBrand = { ...written, languages };
    const code = brand.languages.default;
    const { features } = manifest;
    const listed = new Set(Object.keys(manifest.files).map((file) => `/${file.replace(/\.html$/, '')}`));
    const paths = prerenderer.paths(features).filter((path) => listed.has(path));
    const request = { features, code, paths, words: wordsOf(site, brand) };
    const own = await prerenderer.render({ ...request, brand });
    const { brand: shown, inHtml, inText } = standInsFor(brand);
    const shared = await prerenderer.render({ ...request, brand: shown });
    expect(
      own.some(({ html }) => html.includes(brand.artwork.mark)),
      id,
    ).toBe(true);
    expect(shared.map((page) => ({ ...page, html: inHtml(page.html), title: inText(page.title) }))).toEqual(own);
  }
});

describe('a stand-in', () => {
  const name = `Ma's "A & B" <Club>`;
  const brand = { ...testBrand, name };

  it('becomes what React writes for the value itself', () => {
    const page = (shown: string) => renderToString(createElement('p', { title: shown }, 'By ', shown, '.'));
    const { brand: shown, inHtml, inText } = standInsFor(brand);
    expect(inHtml(page(shown.name))).toBe(page(name));
    expect(inText(`Help · ${shown.name}`)).toBe(`Help · ${name}`);
  });

  it('is the same for brands that differ in their own marks alone', () => {
    const other = { ...brand, id: 'other', name: 'Other', merchant: 'other01' };
    expect(standInsFor(other).brand).toEqual(standInsFor(brand).brand);
  });

  it.each([
    ['takes apart', (shown: string) => shown.slice(0, 1)],
    ['encodes', encodeURIComponent],
    ['writes as JSON', (shown: string) => JSON.stringify(shown)],
  ])('ends the build where a page %s a name', (_way, read) => {
    const { brand: shown, inHtml } = standInsFor(brand);
    expect(() => inHtml(`<p>${read(shown.name)}</p>`)).toThrow('reads into a name');
  });
});

/** The words of a site's default language, by namespace, from its word files. */
function wordsOf(site: string, { languages }: SiteBrand): WordsByNamespace {
  const folder = join(site, languages.offered.find(({ code }) => code === languages.default)?.words ?? '');
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const first = read('first.json');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  const rest = names
    .filter((name) => name !== 'first')
    .map((name) => [name, { ...first[name], ...read(`${name}.json`) }]);
  return { ...first, ...Object.fromEntries(rest) };
}
