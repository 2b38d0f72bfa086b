import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, cellsOfScreens, inTurn, personFor } from './cells.ts';
import { pairsOf, pairwise } from './pairwise.ts';

const small = { id: 'small', features: ['home'], categories: ['rng'], languages: ['EN'] };
const large = { id: 'large', features: ['home', 'account'], categories: ['live', 'rng'], languages: ['AR', 'EN'] };

it('has a cell for each route, window, scheme and language of a brand', () => {
  const cells = cellsOf([small, large]);
  expect(cells.filter(({ brand }) => brand === 'small')).toHaveLength(2 * 2 * 2);
  expect(cells.filter(({ brand }) => brand === 'large')).toHaveLength(4 * 2 * 2 * 2);
  expect(cells).toContainEqual({ brand: 'large', path: '/member', window: 'phone', scheme: 'dark', language: 'AR' });
  expect(cells.some(({ brand, path }) => brand === 'small' && path === '/member')).toBe(false);
});

it('takes one list of games for all where a sample is enough', () => {
  expect(cellsOfScreens([large]).filter(({ path }) => path === '/rng')).toHaveLength(0);
  expect(cellsOfScreens([large]).filter(({ path }) => path === '/live')).toHaveLength(2 * 2 * 2);
});

it('has the pages of the member centre, and takes its frame for all of them where a sample is enough', () => {
  const page = '/member?page=referral';
  const brand = { ...large, features: [...large.features, 'invite'] };
  expect(cellsOf([brand]).filter(({ path }) => path === page)).toHaveLength(2 * 2 * 2);
  expect(cellsOf([large]).some(({ path }) => path === page)).toBe(false);
  expect(cellsOfScreens([brand])).toEqual(cellsOfScreens([large]));
  expect(personFor(page)).toBe('member');
});

it('takes the languages in turn, another on a desktop than on a phone, and each of them', () => {
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

it('knows who has to be logged in', () => {
  expect([personFor('/index'), personFor('/member'), personFor('/agentHome')]).toEqual([undefined, 'member', 'agent']);
});

it('leaves no pair out, and takes no row for nothing', () => {
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
