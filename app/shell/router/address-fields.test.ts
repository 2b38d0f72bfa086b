import { expect, it } from 'vitest';
import { choiceField, fieldWriter, flagField, sortFields, textField, wholeField } from './address-fields.ts';

const view = choiceField(['all', 'open', 'closed'], 'all');

it('reads each choice as it was written, and a foreign one as the usual', () => {
  for (const choice of ['all', 'open', 'closed'] as const) expect(view.read(view.write(choice))).toBe(choice);
  for (const text of ['', 'ALL', 'toString', ' open']) expect(view.read(text)).toBe('all');
  const kind = choiceField(['bet', 'win'], undefined);
  expect([kind.read('win'), kind.read('loss'), kind.write(undefined)]).toEqual(['win', undefined, '']);
});

it('reads a text without the space around it, up to its longest', () => {
  const search = textField(4);
  expect(['', ' co ', 'coral', 'cor al'].map(search.read)).toEqual(['', 'co', 'cora', 'cor']);
});

it('reads a whole number up to its largest, and a switch that is on', () => {
  const id = wholeField(100);
  expect(['', '0', '7', '101', '1e2'].map(id.read)).toEqual([null, null, 7, null, null]);
  expect([id.write(7), id.write(null)]).toEqual(['7', '']);
  const only = flagField('1');
  expect([only.read('1'), only.read('yes'), only.write(true), only.write(false)]).toEqual([true, false, '1', '']);
});

it('changes the parameters of the values that it is given, and removes usual ones', () => {
  const changes = fieldWriter({ view, ...sortFields(['name', 'day'], 'day') });
  expect(changes({ view: 'open', sort: 'day', direction: 'ascending' })).toEqual({
    ...{ view: 'open', sort: null, direction: 'ascending' },
  });
  expect(changes({})).toEqual({});
});
