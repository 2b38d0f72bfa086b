import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BrandShape, pagesOf } from './brand-shape.ts';
import { cellsOf, cellsOfScreens, inTurn, pageOf } from './cells.ts';
import { pairsOf, pairwise } from './pairwise.ts';

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

const small = { id: 'small', pages: pagesOf([home, games], ['rng']), languages: ['EN'] };
const large = { id: 'large', pages: pagesOf([games, home, account], ['live', 'rng']), languages: ['AR', 'EN'] };
const inviting = { ...large, pages: pagesOf([games, home, account, invite], ['live', 'rng']) };

it('visits the features’ pages, the brand’s game lists, then framed pages', () => {
  const pathsOf = ({ pages }: BrandShape) => pages.map(({ path }) => path);
  expect(pathsOf(small)).toEqual(['/index', '/rng']);
  expect(pathsOf(inviting)).toEqual(['/index', '/member', '/live', '/rng', '/member?page=referral']);
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

it('samples the member centre for all of its pages', () => {
  expect(cellsOf([inviting]).filter(({ path }) => path === '/member?page=referral')).toHaveLength(2 * 2 * 2);
  expect(cellsOfScreens([inviting])).toEqual(cellsOfScreens([large]));
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
