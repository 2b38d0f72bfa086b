import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { type BuiltBrand, buildBrands } from './built-brands.ts';

/** A part of a joined file has the place of that file instead of a digest. */
type Listed = [name: string, sha256: string | number, imports?: number[]];

const isPart = ([, hash]: Listed) => typeof hash === 'number';

let brands: readonly BuiltBrand[] = [];

beforeAll(async () => {
  brands = await buildBrands();
});

const read = ({ site }: BuiltBrand, file: string) => readFileSync(`${site}/${file}`, 'utf8');

/** Scripts that a script imports statically, by name. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name);

function describeSite(brand: BuiltBrand) {
  const list: Listed[] = JSON.parse(read(brand, listOf(brand)));
  const page = read(brand, 'app.html');
  const named = new Map(
    [...page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+)" integrity="sha256-([^"]+)"/g)].map(
      ([, file = '', hash = '']) => [file, hash],
    ),
  );
  // Styles that every page contains have the page's own digest.
  const contained = (/<style data-files="([^"]*)"/.exec(page)?.[1] ?? '').split(' ').map((url) => url.slice(1));
  const assets = Object.keys(brand.manifest.files).filter((file) => /^assets\/.*\.(js|css)$/.test(file));
  return { list, named, contained, assets };
}

function listOf({ manifest }: BuiltBrand): string {
  const found = Object.keys(manifest.files).find((file) => /^assets\/files-\w+\.json$/.test(file));
  if (!found) throw new Error(`${manifest.brand} has no list of files.`);
  return found;
}

it('every script and stylesheet of a site is named with its digest, in its pages or in their list', () => {
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands) {
    const { list, named, contained, assets } = describeSite(brand);
    const known = new Map([...named, ...list.map(([name, hash]) => [`assets/${name}`, hash] as const)]);
    const hash = Buffer.from(brand.manifest.files[listOf(brand)]?.sha256 ?? '', 'hex').toString('base64');
    for (const page of ['app.html', 'index.html'])
      expect(read(brand, page)).toContain(`${listOf(brand)}" data-list-integrity="sha256-${hash}"`);
    const parts = new Set(list.filter(isPart).map(([name]) => `assets/${name}`));
    const others = assets
      .filter((file) => !contained.includes(file) && !/^assets\/(notice|theme)-/.test(file))
      .filter((file) => !parts.has(file));
    for (const file of others)
      expect([file, known.get(file)]).toEqual([file, brand.manifest.files[file]?.integrity?.replace('sha256-', '')]);
  }
});

it('the list names everything that a script imports itself, unless every page does', () => {
  for (const brand of brands) {
    const { list, named } = describeSite(brand);
    for (const [name, , imports = []] of list.filter((one) => one[0].endsWith('.js') && !isPart(one))) {
      const own = new Set(imports.map((place) => list[place]?.[0]));
      for (const script of [name, ...own]) {
        const missing = importsOf(read(brand, `assets/${script}`)).filter(
          (other) => other !== name && !own.has(other) && !named.has(posix.join('assets', other)),
        );
        expect([name, missing]).toEqual([name, []]);
      }
    }
  }
});

it('every import() of a site passes its own file to the preload helper', () => {
  for (const brand of brands) {
    const { assets } = describeSite(brand);
    for (const file of assets.filter((one) => one.endsWith('.js') && !/\/entry-/.test(one))) {
      const code = read(brand, file);
      const files = [...(/m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/["'`]([^"'`]+)["'`]/g)].map(
        ([, one]) => one,
      );
      const all = [...code.matchAll(/import\(["'`](\.\/[^"'`]+)["'`]\)/g)].map(([, one]) => one);
      const passed = [
        ...code.matchAll(
          /import\(["'`](\.\/[^"'`]+)["'`]\)(?:(?!import\().)*?,__vite__mapDeps\(\[(\d+)[\d,]*\]\),import\.meta\.url\)/g,
        ),
      ];
      expect([file, passed.map(([, one]) => one)]).toEqual([file, all]);
      expect([file, passed.map(([, , place]) => files[Number(place)])]).toEqual([file, all]);
    }
  }
});

const planOf = (brand: BuiltBrand) => parseJson(read(brand, 'server/headers.json'), isServerPlan, 'The plan');
const pagesOf = (brand: BuiltBrand) =>
  [...new Set(Object.values(planOf(brand).pages))].map((file) => ({ file, html: read(brand, file) }));

/** The page as it is before its scripts are requested. */
const withoutTemplate = (html: string) => html.replace(/<template.*?<\/template>/s, '');

it('no page waits for a stylesheet, a typeface or a script before its first paint', () => {
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands)
    for (const { file, html } of pagesOf(brand)) {
      const first = withoutTemplate(html);
      const requested = first.match(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>|<script[^>]* src=[^>]*>/g);
      expect([brand.id, file, requested]).toEqual([brand.id, file, null]);
      expect(first).not.toMatch(/@import|<img[^>]* src="[^"]*\/hero-/);
    }
});

it("the policy allows a page's own styles and script by their digests, and nothing else inline", () => {
  for (const brand of brands) {
    const policy = planOf(brand).headers.pages['Content-Security-Policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    for (const { html } of pagesOf(brand))
      for (const [, name, text = ''] of html.matchAll(/<(style|script)(?: id="faces")?(?: [^>]*)?>([^<]+)<\/\1>/g)) {
        if (name === 'script' && text.startsWith('{')) continue;
        const directive = policy.split('; ').find((one) => one.startsWith(`${name}-src `));
        expect(directive).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
  }
});

it('a page contains the rules of every stylesheet that it names, for the site not to load them', () => {
  for (const brand of brands)
    for (const { html } of pagesOf(brand)) {
      const [, files = '', css = ''] = /<style data-files="([^"]*)">(.*?)<\/style>/s.exec(html) ?? [];
      expect(files.split(' ').length).toBeGreaterThan(0);
      expect(css).toContain('--color-ground');
      for (const url of files.split(' ')) expect(css).toContain(read(brand, url.slice(1)).trim());
    }
});
