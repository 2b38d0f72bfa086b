import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorUnits, minus, sumOf, ZERO } from '../money/minor-units.ts';
import { termsOf } from './contracts.fixture.ts';
import { dueOfBet } from './due.ts';
import { type Bet, SLOT_MS, settleBets, settledUntil } from './real-time.ts';
import type { Settled } from './settle-period.ts';

const stakes = fc.integer({ min: 1, max: 200_000 }).map(minorUnits);
/** Five in a row, 0 the top one; a bet is of one of them, so its chain begins there. */
const bets = fc.array(fc.record({ stake: stakes, player: fc.nat(4) }), { maxLength: 40 });
const contracts = fc.array(termsOf('realTimeSalary'), { minLength: 5, maxLength: 5 });

const chainOf = (player: number) => Array.from({ length: player + 1 }, (_, index) => player - index);
const keptOf = ({ paid, passedOn }: Settled) => minus(paid, passedOn);

it('leaves no one short, and shares what the top one is paid', () => {
  const law = fc.property(bets, contracts, (drawn, terms) => {
    const played: Bet[] = drawn.map(({ stake, player }) => ({ stake, chain: chainOf(player) }));
    const kept = [...settleBets(played, (id) => terms[id]).values()].map(keptOf);
    for (const amount of kept) expect(amount).toBeGreaterThanOrEqual(0);
    expect(sumOf(kept)).toBe(sumOf(played.map(({ stake }) => (terms[0] ? dueOfBet(terms[0], stake) : ZERO))));
  });
  fc.assert(law);
});

it('pays the same in one go as in any parts', () => {
  const law = fc.property(bets, contracts, fc.nat(40), (drawn, terms, cut) => {
    const played: Bet[] = drawn.map(({ stake, player }) => ({ stake, chain: chainOf(player) }));
    const parts = [played.slice(0, cut), played.slice(cut)].map((part) => settleBets(part, (id) => terms[id]));
    const once = settleBets(played, (id) => terms[id]);
    for (const [id, { paid }] of once) expect(sumOf(parts.map((part) => part.get(id)?.paid ?? ZERO))).toBe(paid);
  });
  fc.assert(law);
});

// @proves 9.25
it('settles the slots that have ended', () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(settledUntil(noon)).toBe(noon);
  expect(settledUntil(noon + SLOT_MS - 1)).toBe(noon);
});
