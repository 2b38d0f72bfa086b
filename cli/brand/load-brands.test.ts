import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { loadBrands } from './load-brands.ts';
import type { ResolvedBrand } from './resolved-brand.ts';
import { openWorkspace } from './workspace/workspace.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function putBrand(id: string, change: object = {}): void {
  const own = { id, extends: 'mini', name: id, merchant: id, site: { domains: [`${id}.example`] } };
  put(`brands/${id}/brand.json`, { ...own, ...change });
}

function load(...ids: string[]) {
  return loadBrands(openWorkspace(folder, undefined), ids.length === 0 ? undefined : ids);
}

function only(id: string): ResolvedBrand {
  const { brands, problems } = load(id);
  expect(problems).toEqual([]);
  const [brand] = brands;
  if (!brand) throw new Error('The brand should be whole.');
  return brand;
}

describe('a resolved brand', () => {
  it('has a home row for each of its categories, in its own order or the default one', () => {
    putBrand('acme', { categories: ['lott', 'live', 'rng'] });
    putBrand('other', {
      categories: ['lott', 'live', 'rng'],
      homeRows: ['lott', 'fish', 'rng'],
      homeLead: ['fish', 'rng'],
    });
    expect(only('acme').site.homeRows).toEqual(['rng', 'live', 'lott']);
    expect(only('other').site.homeRows).toEqual(['lott', 'rng']);
    expect([only('acme'), only('other')].map(({ site }) => site.homeLead)).toEqual([[], ['rng']]);
  });

  // @proves 9.18, 3.38
  it('has every default, and is deep-frozen', () => {
    putBrand('acme');
    const { config, domains, assets, languages, site } = only('acme');
    expect(languages.default.code).toBe('EN');
    expect(config.flags).toEqual({
      USERNAMEREG3: false,
      MOBILENUMREG3: false,
      MOBILENUMPASSREG3: false,
      REGMOBVERF3: false,
      MANDATORYKYC3: false,
      AGENTPOLICY3: false,
      PTSYS3: false,
      FREEPAY3: false,
      PWDEXPFORCECHANGE3: false,
      MOBILEVERCODELOGIN3: false,
    });
    expect(config).toMatchObject({
      logIn: ['username'],
      agents: false,
      support: { email: null, phone: null, url: null },
    });
    expect(domains).toEqual(['acme.example']);
    const art = join(packageRoot(), 'brands/mini');
    expect(assets).toEqual({
      mark: join(art, 'mark.svg'),
      markDark: join(art, 'mark-dark.svg'),
      wordmark: null,
      wordmarkDark: null,
      hero: join(art, 'hero.svg'),
      seal: null,
    });
    expect(site).toMatchObject({ id: 'acme', basePath: '/', platform: { url: '', imageCdns: [], launchCdns: [] } });
    expect([config, config.flags, site.theme.layout, domains].every(Object.isFrozen)).toBe(true);
  });

  // @proves 3.39
  it('reads the second spelling of free play as the first, also over what it extends', () => {
    putBrand('house', { template: true, flags: { FREEPAY3: true } });
    putBrand('acme', { extends: 'house', flags: { FREEPLAY3: false } });
    putBrand('bcme', { extends: 'house' });
    expect(only('acme').config.flags).toMatchObject({ FREEPAY3: false });
    expect(only('acme').config.flags).not.toHaveProperty('FREEPLAY3');
    expect(only('bcme').features.map(({ name }) => name)).toContain('free-play');
  });

  it("overrides the theme's tokens and layout", () => {
    putBrand('acme', { theme: { name: 'mini', tokens: { radius: { card: '3px' } }, layout: { tile: 'wide' } } });
    putBrand('bcme');
    const [changed, plain] = [only('acme').theme, only('bcme').theme];
    expect(changed.tokens.radius).toEqual({ ...plain.tokens.radius, card: '3px' });
    expect(plain.layout).toMatchObject({
      bottomBar: 'fixed',
      tileMask: 'none',
      rows: 'open',
      vendorMarks: 'quiet',
      banners: 'plain',
    });
    expect(changed.layout).toEqual({ ...plain.layout, tile: 'wide' });
    expect(changed.tokens.light).toEqual(plain.tokens.light);
  });

  it('finds its art in its own folder first', () => {
    putBrand('house', { template: true, artwork: { mark: 'logo.svg' } });
    put('brands/house/logo.svg', svg);
    putBrand('acme', { extends: 'house' });
    putBrand('bcme', { extends: 'house' });
    put('brands/bcme/logo.svg', svg);
    expect(only('acme').assets.mark).toBe(join(folder, 'brands/house/logo.svg'));
    expect(only('bcme').assets.mark).toBe(join(folder, 'brands/bcme/logo.svg'));
  });

  it('takes a twin for dark grounds over only with the mark it belongs to', () => {
    putBrand('house', { template: true, artwork: { markDark: 'dark.svg' } });
    put('brands/house/mark.svg', svg);
    put('brands/house/dark.svg', svg);
    putBrand('acme', { extends: 'house' });
    putBrand('bcme', { extends: 'house' });
    put('brands/bcme/mark.svg', svg);
    expect(only('acme').assets.markDark).toBe(join(folder, 'brands/house/dark.svg'));
    expect(only('bcme').assets.markDark).toBeNull();
  });

  it('merges the words of what it extends', () => {
    putBrand('house', { template: true });
    put('brands/house/words/EN.json', {
      shell: { brand: { tagline: 'House' }, legal: { disclaimer: 'Adults only.' } },
    });
    putBrand('acme', { extends: 'house', legal: { minimumAge: 18, disclaimer: true } });
    put('brands/acme/words/EN.json', { shell: { brand: { tagline: 'Acme' } } });
    expect(only('acme').words).toEqual({
      EN: { shell: { brand: { tagline: 'Acme' }, legal: { disclaimer: 'Adults only.' } } },
    });
  });

  it('lists its inputs by path, each once', () => {
    putBrand('acme');
    put('locales/EN/shell.json', { brand: { tagline: 'Acme' } });
    const files = only('acme').inputs.map(({ file }) => relative(folder, file));
    expect(files).toEqual(expect.arrayContaining(['brands/acme/brand.json', 'locales/EN/shell.json']));
    expect(only('acme').inputs.every(({ digest }) => /^[\da-f]{64}$/.test(digest))).toBe(true);
    expect(new Set(files).size).toBe(files.length);
    const { languages } = only('acme');
    expect(languages.default.files['shell']?.map((file) => relative(folder, file)).at(-1)).toBe(
      'locales/EN/shell.json',
    );
  });
});

describe('null', () => {
  it('takes away settings, groups and tokens, for the defaults and for the values of the theme', () => {
    const theme = { name: 'mini', tokens: { radius: { card: '3px', tile: '4px' } }, layout: { tile: 'wide' } };
    const support = { email: 'care@house.example', phone: '+1 555 0100' };
    putBrand('house', { template: true, theme, support, categories: ['live'], agents: true });
    const tokens = { radius: { card: null } };
    putBrand('acme', { extends: 'house', theme: { tokens, layout: null }, support: { phone: null }, categories: null });
    putBrand('bcme', { extends: 'mini' });
    const [acme, plain] = [only('acme'), only('bcme')];
    expect(acme.theme.tokens.radius).toEqual({ ...plain.theme.tokens.radius, tile: '4px' });
    expect(acme.theme.layout).toEqual(plain.theme.layout);
    expect(acme.config).toMatchObject({ agents: true, categories: plain.config.categories });
    expect(acme.config.support).toEqual({ email: 'care@house.example', phone: null, url: null });
  });

  it('takes away words, for those of the site', () => {
    putBrand('house', { template: true });
    put('brands/house/words/EN.json', { shell: { brand: { tagline: 'House' }, legal: { responsible: 'Stop.' } } });
    putBrand('acme', { extends: 'house' });
    put('brands/acme/words/EN.json', { shell: { legal: { responsible: null } } });
    expect(only('acme').words['EN']?.['shell']).toEqual({ brand: { tagline: 'House' }, legal: {} });
  });

  it('of one brand is not undone by what that brand extends', () => {
    putBrand('house', { template: true, support: { email: 'care@house.example' } });
    putBrand('middle', { extends: 'house', support: null });
    putBrand('acme', { extends: 'middle', merchant: 'acme02' });
    expect(only('acme').config.support.email).toBeNull();
  });
});

describe('identity', () => {
  const reported = (id: string) => load(id).problems.map(({ message }) => /takes over (\S+)/.exec(message)?.[1]);

  it('is reported where the brand extends another, for settings, groups and legal texts', () => {
    put('brands/house/words/EN.json', { shell: { brand: { tagline: 'House' }, legal: { responsible: 'Stop.' } } });
    const legal = { minimumAge: 21, regulator: 'pga', licence: 'PGA-7' };
    putBrand('house', { legal, support: { email: 'care@house.example' }, resources: { blog: 'https://b.example' } });
    put('brands/acme/brand.json', { id: 'acme', extends: 'house' });
    const { problems } = load('acme');
    expect(new Set(problems.map(({ path, file }) => `${relative(folder, file)} ${path}`))).toContain(
      'brands/acme/brand.json extends',
    );
    expect(reported('acme')).toEqual(
      expect.arrayContaining([
        'name',
        'merchant',
        'site.domains',
        'legal.regulator',
        'legal.licence',
        'support.email',
        'resources.blog',
        'the',
      ]),
    );
  });

  it('is not reported when the brand states it or takes it away', () => {
    const legal = { minimumAge: 21, regulator: 'pga', licence: 'PGA-7' };
    putBrand('house', { legal, support: { email: 'care@house.example' } });
    putBrand('acme', { extends: 'house', legal: { regulator: 'pga', licence: null }, support: null });
    expect(load('acme').problems).toEqual([]);
  });
});

describe('a workspace', () => {
  // @proves 1.22
  it('adds its own themes and languages', () => {
    put('locales/languages.json', { XX: { tag: 'en-AU', direction: 'ltr', name: 'Strine', english: 'Strine' } });
    putBrand('acme', { languages: { default: 'EN', offered: ['EN', 'XX'] } });
    const { problems } = load('acme');
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['words']));
  });

  it.each(['x', 'en_AU', 'english', ''])('reports that %j is not a language tag, and goes on', (tag) => {
    put('locales/languages.json', { XX: { tag, direction: 'ltr', name: 'Strine', english: 'Strine' } });
    putBrand('acme', { languages: { default: 'EN', offered: ['EN', 'XX'] } });
    expect(load('acme').problems).toContainEqual(expect.objectContaining({ path: 'XX.tag', rule: 'pattern' }));
  });

  it('reports a domain clash even when only one of the brands is checked', () => {
    putBrand('acme');
    putBrand('bcme', { site: { domains: ['acme.example'] } });
    expect(load('acme').problems).toMatchObject([
      { rule: 'duplicate-domain', received: expect.stringContaining('brands/bcme') },
    ]);
    expect(load().problems).toMatchObject([
      { rule: 'duplicate-domain', received: expect.stringContaining('brands/acme') },
    ]);
  });

  it('reports a merchant of two brands in the file to change, even when only one of the brands is checked', () => {
    putBrand('acme');
    putBrand('bcme', { merchant: 'acme' });
    const file = (id: string) => join(folder, `brands/${id}/brand.json`);
    expect(load('acme').problems).toMatchObject([{ rule: 'duplicate-merchant', file: file('acme') }]);
    expect(load().problems).toMatchObject([{ rule: 'duplicate-merchant', file: file('bcme') }]);
  });

  it('lets a template and a brand that extends it have the same merchant', () => {
    putBrand('house', { template: true });
    put('brands/acme/brand.json', { id: 'acme', extends: 'house', name: 'Acme', site: { domains: ['acme.example'] } });
    expect(load()).toMatchObject({ brands: [{ id: 'acme' }], problems: [] });
  });

  it('lets a template have words of languages that a brand does not offer', () => {
    putBrand('house', { template: true });
    put('brands/house/words/TY.json', {});
    putBrand('acme', { extends: 'house' });
    expect(load().problems).toEqual([]);
  });

  it('lists templates separately', () => {
    put('brands/house/brand.json', { id: 'house', template: true });
    putBrand('acme');
    expect(load()).toMatchObject({ brands: [{ id: 'acme' }], templates: ['house'], problems: [] });
  });

  it('returns valid brands even when others have problems', () => {
    putBrand('acme');
    putBrand('bcme', { currency: 'usd' });
    const { brands, problems } = load();
    expect(brands.map(({ id }) => id)).toEqual(['acme']);
    expect(problems).toMatchObject([{ path: 'currency' }]);
  });
});

describe('the digits of the currency', () => {
  const digits = (change: object) => {
    putBrand('acme', change);
    return only('acme').site.currencyDigits;
  };

  it('are those of ISO 4217, shown as people know them', () => {
    expect(digits({ currency: 'PHP' })).toEqual({ minor: 2, shown: 2 });
    expect(digits({ currency: 'VND' })).toEqual({ minor: 0, shown: 0 });
    expect(digits({ currency: 'KWD' })).toEqual({ minor: 3, shown: 3 });
    for (const currency of ['IDR', 'COP', 'HUF', 'LAK', 'MMK', 'PKR', 'RSD'])
      expect([currency, digits({ currency })]).toEqual([currency, { minor: 2, shown: 0 }]);
    expect(digits({ currency: 'IQD' })).toEqual({ minor: 3, shown: 0 });
  });

  it('are shown as the brand says', () => {
    expect(digits({ currency: 'IDR', currencyDigits: { shown: 2 } })).toEqual({ minor: 2, shown: 2 });
    expect(digits({ currency: 'PHP', currencyDigits: { shown: 0 } })).toEqual({ minor: 2, shown: 0 });
  });

  it('are stated by the brand for a currency of its own', () => {
    expect(digits({ currency: 'XGC', currencyDigits: { minor: 4, shown: 2 } })).toEqual({ minor: 4, shown: 2 });
  });

  it.each([
    ['a currency that no country uses', { currency: 'XGC' }, 'currency-known', 'currency'],
    ['a retired currency', { currency: 'DEM' }, 'currency-known', 'currency'],
    [
      'other minor digits',
      { currency: 'PHP', currencyDigits: { minor: 0 } },
      'currency-digits',
      'currencyDigits.minor',
    ],
    ['more digits', { currency: 'JPY', currencyDigits: { shown: 2 } }, 'currency-digits', 'currencyDigits.shown'],
  ])('are refused for %s', (_what, change, rule, path) => {
    putBrand('acme', change);
    expect(load('acme').problems).toMatchObject([{ rule, path }]);
  });
});

describe('a problem', () => {
  const own = () => join(folder, 'brands/acme/brand.json');

  it('is in a file of the workspace, even where the value comes from a brand of the package', () => {
    putBrand('acme', { languages: { offered: ['TY'] } });
    expect(load('acme').problems).toMatchObject([{ rule: 'default-language', file: own(), path: 'languages.default' }]);
  });

  it('of a colour is where the page behind it is changed', () => {
    const light = { ground: '#808080' };
    putBrand('acme', { theme: { tokens: { light } } });
    const { problems } = load('acme');
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([own()]));
  });

  it.each([null, 5, true, ['live'], {}])('is reported once for an entry of a wrong type: %j', (entry) => {
    putBrand('acme', { categories: ['live', entry] });
    expect(load('acme').problems).toMatchObject([{ rule: 'type', path: 'categories[1]' }]);
  });
});

describe('a file full of mistakes', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => index);
  const named = Object.fromEntries(many.map((index) => [`key${index}`, index]));

  // Each took over a minute while every problem scanned the whole file.
  it.each([
    ['unknown settings', named],
    ['links of a wrong type', { resources: named }],
    ['entries of a wrong type', { categories: many }],
    ['unknown design tokens', { theme: { name: 'mini', tokens: named } }],
  ])('has all of its %s reported', (_what, change) => {
    putBrand('acme', change);
    expect(load('acme').problems.length).toBeGreaterThanOrEqual(many.length);
  });

  it('has every repeated key reported', () => {
    put('brands/acme/brand.json', `{ "id": "acme"${', "name": "Acme"'.repeat(20_001)} }`);
    const repeated = load('acme').problems.filter(({ rule }) => rule === 'duplicate-key');
    expect(repeated).toHaveLength(20_000);
  });
});
