import { expect, it } from 'vitest';
import { LIST_RANGES, RECORD_RANGES, rangeOf } from './range.ts';

function reading(query: string): (name: string) => string {
  const parameters = new URLSearchParams(query);
  return (name) => parameters.get(name) ?? '';
}

it.each([
  ['', 'all', {}],
  ['range=today', 'today', { period: 'today' }],
  ['range=week', 'week', { period: 'week' }],
  ['from=2026-11-01&to=2026-11-19', 'own', { from: '2026-11-01', to: '2026-11-19' }],
  ['range=month&from=2026-11-01&to=2026-11-19', 'own', { from: '2026-11-01', to: '2026-11-19' }],
  ['from=2026-11-01', 'all', {}],
  ['from=first&to=last', 'all', {}],
  ['range=own', 'all', {}],
  ['range=decade', 'all', {}],
])('a list at "%s" shows %s', (query, range, sent) => {
  expect(rangeOf(reading(query), LIST_RANGES, 'all')).toMatchObject({ range, query: sent });
});

it('a record always has a range', () => {
  expect(rangeOf(reading('range=all'), RECORD_RANGES, 'week')).toMatchObject({
    range: 'week',
    query: { period: 'week' },
  });
});
