import { expect, it } from 'vitest';
import { feature } from './feature.ts';

it('lists the vendors of some categories in the menu, and not those of lotteries and e-sports', () => {
  const listed = feature.contributions.navigation?.filter(({ sub }) => sub).map(({ path }) => path);
  expect(listed).toEqual(['/live', '/sports', '/fish', '/rng', '/pvp']);
});
