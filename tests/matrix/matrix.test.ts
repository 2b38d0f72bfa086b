import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import languages from '#locales/languages.json' with { type: 'json' };
import { type BrandShape, pagesOf, readBrands } from './brand-shape.ts';
import { cellsOf, cellsOfScreens, inTurn, pageOf } from './cells.ts';
import { oncePerPath } from './once-per-path.ts';
import { pairsOf, pairwise } from './pairwise.ts';
import { sampleOf } from './sample.ts';

const home = { name: 'home', pages: { index: { path: '/index', alsoAt: '/start' } } };
const account = { name: 'account', pages: { account: { path: '/member', for: 'members' as const } } };
const games = {
  name: 'games',
  pages: {
    live: { path: '/live', category: 'live' },
    rng: { path: '/rng', category: 'rng' },
    play: { path: '/seamless', query: 'required' as const },
  },
};
const office = { name: 'agent', pages: { home: { path: '/agentHome', for: 'agents' as const } } };
const invite = { name: 'invite', pages: { invite: { memberPage: 'referral', for: 'members' as const } } };
const withdrawal = {
  name: 'withdrawal',
  pages: { withdrawal: { memberPage: 'withdraw', for: 'members' as const, views: ['history' as const] } },
};

const rtl = Object.entries(languages).flatMap(([code, { direction }]) => (direction === 'rtl' ? [code] : []));

const small = { id: 'small', pages: pagesOf([home, games], ['rng']), languages: ['EN'] };
const large = { id: 'large', pages: pagesOf([games, home, account], ['live', 'rng']), languages: ['AR', 'EN'] };
const inviting = { ...large, pages: pagesOf([games, home, account, invite], ['live', 'rng']) };

it('visits the features’ pages, the brand’s game lists, then framed pages', () => {
  const pathsOf = ({ pages }: BrandShape) => pages.map(({ path }) => path);
  expect(pathsOf(small)).toEqual(['/index', '/rng']);
  expect(pathsOf(inviting)).toEqual(['/index', '/member', '/live', '/rng', '/member?page=referral']);
});

it('visits each view after its page, with the same account', () => {
  const brand = { ...large, pages: pagesOf([withdrawal, invite], []) };
  const paths = ['/member?page=withdraw', '/member?page=withdraw&view=history', '/member?page=referral'];
  expect(brand.pages.map(({ path }) => path)).toEqual(paths);
  expect(brand.pages.map(({ person }) => person)).toEqual(['member', 'member', 'member']);
  expect(sampleOf([brand]).map(({ path }) => path)).toEqual(paths);
});

it('visits a page of the member centre in the back office too, for the agent who has it there', () => {
  const framed = pagesOf([office, withdrawal, invite], []).filter(({ kind }) => kind === 'framed');
  expect(framed.filter(({ person }) => person === 'agent').map(({ path }) => path)).toEqual([
    '/agentHome?page=withdraw',
    '/agentHome?page=withdraw&view=history',
  ]);
});

it('has a cell for each page, window, scheme and language of a brand', () => {
  const cells = cellsOf([small, large]);
  expect(cells.filter(({ brand }) => brand === 'small')).toHaveLength(2 * 2 * 2);
  expect(cells.filter(({ brand }) => brand === 'large')).toHaveLength(4 * 2 * 2 * 2);
  expect(cells).toContainEqual({ brand: 'large', path: '/member', window: 'phone', scheme: 'dark', language: 'AR' });
});

it('samples one game list', () => {
  expect(cellsOfScreens([large]).filter(({ path }) => path === '/rng')).toHaveLength(0);
  expect(cellsOfScreens([large]).filter(({ path }) => path === '/live')).toHaveLength(2 * 2 * 2);
});

it('samples each framed page once, beside the screens', () => {
  const path = '/member?page=referral';
  expect(cellsOf([inviting]).filter((cell) => cell.path === path)).toHaveLength(2 * 2 * 2);
  expect(cellsOfScreens([inviting])).toEqual(cellsOfScreens([large]));
  expect(sampleOf([inviting]).filter((cell) => cell.path === path)).toHaveLength(1);
});

it('samples the framed pages of all brands in turn, with every language, in both windows and schemes', () => {
  const brands = readBrands(join(import.meta.dirname, '../..'));
  const framed = brands.map((brand) => ({ ...brand, pages: brand.pages.filter(({ kind }) => kind === 'framed') }));
  const paths = new Set(framed.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const sample = sampleOf(brands).filter(({ path }) => paths.has(path));
  expect(sample.map(({ path }) => path).sort()).toEqual([...paths].sort());
  const seen = (name: 'brand' | 'language' | 'window' | 'scheme') => new Set(sample.map((cell) => cell[name]));
  const having = framed.filter(({ pages }) => pages.length > 0);
  expect(seen('brand')).toEqual(new Set(having.map(({ id }) => id)));
  expect(seen('language')).toEqual(new Set(having.flatMap((brand) => brand.languages)));
  const rightToLeft = sample.filter(({ language }) => rtl.includes(language));
  for (const cells of [sample, rightToLeft]) {
    expect(new Set(cells.map(({ window }) => window))).toEqual(new Set(['phone', 'desktop']));
    expect(new Set(cells.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));
  }
});

it('chooses one cell for each path, with every brand, window, scheme and language as often as the others', () => {
  const brands = [1, 2, 3, 4].map((number) => ({ id: `brand${number}`, pages: large.pages, languages: ['AR', 'EN'] }));
  const paths = fc.uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'), { minLength: 1 });
  fc.assert(
    fc.property(paths, (chosen) => {
      const pages = chosen.map((path) => ({ path, feature: 'any', kind: 'framed' as const }));
      const cells = cellsOf(brands.map((brand) => ({ ...brand, pages })));
      const sample = oncePerPath(cells);
      expect(sample.map(({ path }) => path)).toEqual(chosen);
      for (const name of ['brand', 'window', 'scheme', 'language'] as const) {
        const values = new Set(cells.map((cell) => cell[name]));
        const counts = [...values].map((value) => sample.filter((cell) => cell[name] === value).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('rotates through all languages, with different ones on phone and desktop', () => {
  const many = { ...large, languages: ['AR', 'EN', 'TH'] };
  const cells = inTurn(cellsOf([small, many]), [small, many]).filter(({ brand }) => brand === 'large');
  const languagesOf = (path: string, window: string) =>
    new Set(cells.filter((cell) => cell.path === path && cell.window === window).map(({ language }) => language));
  expect([languagesOf('/index', 'phone'), languagesOf('/index', 'desktop')]).toEqual([
    new Set(['AR']),
    new Set(['EN']),
  ]);
  expect(new Set(cells.map(({ language }) => language))).toEqual(new Set(many.languages));
  expect(cells).toHaveLength(4 * 2 * 2);
});

it('knows who must be logged in', () => {
  const brand = { ...inviting, pages: pagesOf([home, account, office, invite], []) };
  const people = brand.pages.map(({ path }) => [path, pageOf({ brand: 'large', path }, [small, brand]).person]);
  expect(Object.fromEntries(people)).toEqual({
    '/index': undefined,
    '/member': 'member',
    '/agentHome': 'agent',
    '/member?page=referral': 'member',
  });
});

it('covers every pair without redundant rows', () => {
  const letter = fc.constantFrom('a', 'b', 'c');
  const rows = fc.array(fc.record({ one: letter, two: letter, three: letter }), { minLength: 1, maxLength: 27 });
  fc.assert(
    fc.property(rows, (all) => {
      const sample = pairwise(all);
      expect(new Set(sample.flatMap(pairsOf))).toEqual(new Set(all.flatMap(pairsOf)));
      expect(new Set(sample).size).toBe(sample.length);
    }),
  );
});
