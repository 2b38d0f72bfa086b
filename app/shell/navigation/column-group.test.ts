import { expect, it } from 'vitest';
import { columnGroup } from './column-group.ts';

const entries = [
  { group: 'main', order: 0, name: 'home' },
  { group: 'second', order: 10, name: 'favourites' },
  { group: 'second', order: 20, name: 'recent' },
  { group: 'second', order: 40, name: 'vip' },
  { group: 'main', order: 800, inColumn: 25, name: 'promotions' },
] as const;
const names = (group: 'main' | 'second') => columnGroup(entries, group).map(({ name }) => name);

it('moves an entry to its position in the second list of a column', () => {
  expect(names('main')).toEqual(['home']);
  expect(names('second')).toEqual(['favourites', 'recent', 'promotions', 'vip']);
});
