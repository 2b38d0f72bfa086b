import { readFileSync, rmSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltBrand, buildBrands } from './built-brands.ts';

type Listed = [name: string, sha256: string, imports?: number[]];

let brands: BuiltBrand[] = [];

beforeAll(async () => {
  brands = await buildBrands();
});
afterAll(() => {
  const [first] = brands;
  if (first) rmSync(dirname(first.site), { recursive: true, force: true });
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
  const assets = Object.keys(brand.manifest.files).filter((file) => /^assets\/.*\.(js|css)$/.test(file));
  return { list, named, assets };
}

function listOf({ manifest }: BuiltBrand): string {
  const found = Object.keys(manifest.files).find((file) => /^assets\/files-\w+\.json$/.test(file));
  if (!found) throw new Error(`${manifest.brand} has no list of files.`);
  return found;
}

it('every script and stylesheet of a site is named with its digest, in its pages or in their list', () => {
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands) {
    const { list, named, assets } = describeSite(brand);
    const known = new Map([...named, ...list.map(([name, hash]) => [`assets/${name}`, hash] as const)]);
    const hash = Buffer.from(brand.manifest.files[listOf(brand)]?.sha256 ?? '', 'hex').toString('base64');
    for (const page of ['app.html', 'index.html'])
      expect(read(brand, page)).toContain(`${listOf(brand)}" data-list-integrity="sha256-${hash}"`);
    for (const file of assets.filter((one) => !one.startsWith('assets/notice-')))
      expect([file, known.get(file)]).toEqual([file, brand.manifest.files[file]?.integrity?.replace('sha256-', '')]);
  }
});

it('the list names everything that a script imports itself, unless every page does', () => {
  for (const brand of brands) {
    const { list, named } = describeSite(brand);
    for (const [name, , imports = []] of list.filter(([file]) => file.endsWith('.js'))) {
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
