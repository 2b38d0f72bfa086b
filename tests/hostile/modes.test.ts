import { expect, it } from 'vitest';
import { modes } from './modes/modes.ts';
import { screens } from './screens.ts';

const VALUE = {
  games: [{ nodeId: 7, gameName: 'Lotus Bloom', url: '/img/a.webp', createdAt: 1, since: '2026-01-01', kind: 'RNG' }],
};
const honest = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ success: true, message: '', value: VALUE }),
};

it('are more than forty, each with its own name, for eighteen screens and more', () => {
  expect(modes.length).toBeGreaterThan(40);
  expect(new Set(modes.map(({ name }) => name)).size).toBe(modes.length);
  expect(screens.length).toBeGreaterThanOrEqual(18);
});

it.each(modes)('$name: differs from the honest answer', ({ answer }) => {
  expect(answer(honest, 0)).not.toEqual(honest);
});
