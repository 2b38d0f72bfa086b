import { expect, it } from 'vitest';
import type { SearchGroup } from '#app/shell/slots/slots.ts';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import { createNameIndex } from './name-index.ts';
import { createExtras, type GameKind, resultsOf } from './results.ts';

const game = (name: string, gameType: SearchableGame['gameType'] = 'RNG'): SearchableGame => ({
  ...{ nodeId: 1, name, vassalage: 'JDW', gameType, gameCode: name },
});
const resultOf = ({ name }: SearchableGame) => ({ name, to: `/${name}`, icon: 'game-controller' as const });
const kinds: readonly GameKind[] = [
  { title: 'Lotteries', has: ({ gameType }) => gameType === 'LOTT', rows: 5, resultOf },
  { title: 'Games', has: ({ gameType }) => gameType !== 'LOTT', rows: 2, resultOf },
];
const groups: readonly SearchGroup[] = [
  { title: 'Vendors', icon: 'list', entries: [{ name: 'Jadeworks', note: 'Slots', to: '/rng' }] },
  { title: 'Help', icon: 'question', entries: [{ name: 'Deposits', otherNames: ['How to pay in'], to: '/help#pay' }] },
];

function find(text: string) {
  const games = createNameIndex<SearchableGame>();
  games.add([game('Jade Koi'), game('Jade Gate'), game('Jade Moon'), game('Jade Draw', 'LOTT'), game('Deposed King')]);
  return resultsOf(text, { games, kinds, extras: createExtras(groups), groups });
}

it('shows vendors first, then lotteries and games with the number found, then the rest', () => {
  const found = find('jade').map(({ title, count, results }) => [title, count, results.map(({ name }) => name)]);
  expect(found).toEqual([
    ['Vendors', 1, ['Jadeworks']],
    ['Lotteries', 1, ['Jade Draw']],
    ['Games', 3, ['Jade Koi', 'Jade Gate']],
  ]);
});

it('has the address, the note and the icon of what it found', () => {
  expect(find('pay in')).toEqual([
    { title: 'Help', count: 1, results: [{ name: 'Deposits', to: '/help#pay', icon: 'question' }] },
  ]);
  expect(find('jadew')[0]?.results).toEqual([{ name: 'Jadeworks', note: 'Slots', to: '/rng', icon: 'list' }]);
});

it('guesses only when nothing has the letters as they were typed', () => {
  expect(find('depos').map(({ title }) => title)).toEqual(['Games', 'Help']);
  expect(find('deposit').map(({ title }) => title)).toEqual(['Help']);
  expect(find('jadewroks').map(({ title }) => title)).toEqual(['Vendors']);
});

it('finds everything else while the games are missing', () => {
  const found = resultsOf('jade', { games: undefined, kinds, extras: createExtras(groups), groups });
  expect(found.map(({ title }) => title)).toEqual(['Vendors']);
});
