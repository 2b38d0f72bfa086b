import { describe, expect, it } from 'vitest';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { countsOf, type LinkSort, linkRows, shownRows, stateOf } from './link-list.ts';

const NOON = Date.UTC(2026, 10, 24, 12);
const link = (code: string, more: Partial<RegistrationLink> = {}): RegistrationLink => ({
  ...{ code, url: `https://a.example/register?affiliateCode=${code}`, kind: 'member', rate: 40, note: '' },
  ...{ createdAt: NOON - 1000, isEnabled: true, uses: 0 },
  ...more,
});

describe('the state of a link', () => {
  it.each([
    ['active', {}],
    ['active', { expiresAt: NOON + 1 }],
    ['expired', { expiresAt: NOON }],
    ['disabled', { isEnabled: false }],
    ['expired', { isEnabled: false, expiresAt: NOON - 1 }],
  ])('is %s for %j', (state, more) => expect(stateOf(link('AAAA', more), NOON)).toBe(state));
});

describe('the list of links', () => {
  const rows = linkRows(
    [
      link('AAAA', { note: 'Stall 10', uses: 3, expiresAt: NOON + 5000, createdAt: NOON - 5 }),
      link('BBBB', { note: 'stall 9', uses: 3, rate: 70, createdAt: NOON - 3 }),
      link('CCCC', { isEnabled: false, uses: 8, expiresAt: NOON + 900, kind: 'agent' }),
      link('DDDD', { expiresAt: NOON - 1, createdAt: NOON - 7 }),
    ],
    NOON,
  );
  const order = (sort: LinkSort, direction: 'ascending' | 'descending' = 'ascending') =>
    shownRows(rows, 'all', { sort, direction }, 'en').map(({ code }) => code.charAt(0));

  it('counts and shows those of a view', () => {
    expect(countsOf(rows)).toEqual({ all: 4, active: 2, disabled: 1, expired: 1 });
    const shown = shownRows(rows, 'expired', { sort: 'uses', direction: 'ascending' }, 'en');
    expect(shown.map(({ code }) => code)).toEqual(['DDDD']);
  });

  it.each([
    ['note', 'CDBA'],
    ['kind', 'CBAD'],
    ['rate', 'ADCB'],
    ['uses', 'DBAC'],
    ['expiresAt', 'DCAB'],
    ['createdAt', 'CDAB'],
    ['state', 'BACD'],
  ] as const)('is sorted by %s: %s', (sort, codes) => expect(order(sort).join('')).toBe(codes));

  it('is sorted the other way round, but equal ones stay the latest first', () =>
    expect(order('uses', 'descending').join('')).toBe('CBAD'));
});
