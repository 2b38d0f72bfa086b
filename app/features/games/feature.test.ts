import { expect, it } from 'vitest';
import { feature } from './feature.ts';

// @proves 2.30, 9.24
it('lists vendors in the menu, except those of lotteries and e-sports', () => {
  const listed = feature.contributions.navigation?.filter(({ sub }) => sub).map(({ path }) => path);
  expect(listed).toEqual(['/live', '/sports', '/fish', '/rng', '/pvp']);
});
