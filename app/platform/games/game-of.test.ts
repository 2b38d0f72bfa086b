import { expect, it } from 'vitest';
import type { Game as SentGame } from '#schemas/generated/platform.ts';
import { gameOf } from './game-of.ts';

const bare: SentGame = { nodeId: 7, vassalage: 'JDW', gameType: 'RNG', gameCode: 'koi', isHot: 0 };

// @proves 3.17
it.each([
  [{ nodeName: 'Koi Kingdom', gameName: 'koi_kingdom' }, 'Koi Kingdom'],
  [{ gameName: 'Koi Kingdom' }, 'Koi Kingdom'],
  [{ nodeName: '', gameName: 'Koi Kingdom' }, 'Koi Kingdom'],
  [{}, 'koi'],
])('names %j %s', (spelled, name) => expect(gameOf({ ...bare, ...spelled }).nodeName).toBe(name));

// @proves 3.17
it.each([
  [{ showIcon: '/a.svg', iconUrl: '/b.svg', url: '/c.svg', lagerIcon: '/d.svg' }, '/a.svg'],
  [{ iconUrl: '/b.svg', url: '/c.svg', lagerIcon: '/d.svg' }, '/b.svg'],
  [{ showIcon: '', url: '/c.svg', lagerIcon: '/d.svg' }, '/c.svg'],
  [{ lagerIcon: '/d.svg' }, '/d.svg'],
  [{}, ''],
])('finds the picture of %j at %j', (spelled, picture) =>
  expect(gameOf({ ...bare, ...spelled }).showIcon).toBe(picture),
);

it('leaves the vendor’s name empty when the platform sends none, and keeps the rest', () => {
  expect(gameOf({ ...bare, isGame: 'VASSALAGE' })).toMatchObject({ ...bare, displayName: '', isGame: 'VASSALAGE' });
});
