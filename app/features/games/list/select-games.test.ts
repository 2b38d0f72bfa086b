import { expect, it } from 'vitest';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { needsWhole, type Selection, selectGames } from './select-games.ts';

const nothing: Selection = { search: '', hot: false, fresh: false, cockfight: 'all', sort: '' };
const games = [
  someGame(1, { nodeName: 'Zebra 10', isHot: 1, releasedOn: '2026-11-20' }),
  someGame(2, { nodeName: 'Ägir', releasedOn: '2024-01-01' }),
  someGame(3, { nodeName: 'Zebra 9', releasedOn: '2026-10-23', vassalage: 'DS88' }),
  someGame(4, { nodeName: 'Bear', isHot: 1, releasedOn: '2026-10-22' }),
  someGame(5, { nodeName: 'Owl', vassalage: 'DIG' }),
];
const select = (selection: Partial<Selection>) =>
  selectGames(games, { ...nothing, ...selection }, { language: 'en', now: Date.UTC(2026, 10, 22, 12) }).map(
    ({ nodeId }) => nodeId,
  );

it('keeps the operator’s order by default', () => {
  expect(select({})).toEqual([1, 2, 3, 4, 5]);
  expect(needsWhole(nothing)).toBe(false);
});

it.each<[string, Partial<Selection>, number[]]>([
  ['the hot ones', { hot: true }, [1, 4]],
  ['those of the last thirty days', { fresh: true }, [1, 3]],
  ['by name, numbers by their size', { sort: 'name' }, [2, 4, 5, 3, 1]],
  ['the newest first, those without a day last', { sort: 'newest' }, [1, 3, 4, 2, 5]],
  ['by what their name holds, without accents', { search: 'agir' }, [2]],
  ['cockfight', { cockfight: 'only' }, [3, 5]],
  ['all but cockfight', { cockfight: 'none' }, [1, 2, 4]],
  ['all of these together', { search: 'zebra', fresh: true, sort: 'name' }, [3, 1]],
])('selects %s', (_, selection, found) => {
  expect(select(selection)).toEqual(found);
  expect(needsWhole({ ...nothing, ...selection })).toBe(true);
});
