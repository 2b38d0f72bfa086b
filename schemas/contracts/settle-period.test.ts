import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorUnits, sumOf } from '../money/minor-units.ts';
import { NO_TIER, treeOf } from './contracts.fixture.ts';
import { divide } from './divide.ts';
import { dueOf } from './due.ts';
import { type Party, type Settled, settlePeriod } from './settle-period.ts';
import { CONTRACT_KINDS, type Terms } from './terms.ts';

const trees = fc.constantFrom(...CONTRACT_KINDS).chain(treeOf);
const amounts = fc.array(fc.integer({ min: 0, max: 2 ** 45 }).map(minorUnits), { maxLength: 30 });

function everyone(party: Party): Party[] {
  return [party, ...party.below.flatMap(everyone)];
}

function of(settled: ReadonlyMap<number, Settled>, id: number): Settled {
  const found = settled.get(id);
  if (!found) throw new Error(`Party ${id} is not settled.`);
  return found;
}

it('pays no more down a tree than came in, at any place of it', () => {
  const law = fc.property(trees, (top) => {
    const settled = settlePeriod(top);
    for (const { id, below } of everyone(top)) {
      const { paid, passedOn } = of(settled, id);
      expect(passedOn).toBe(sumOf(below.map((one) => of(settled, one.id).paid)));
      expect(passedOn).toBeLessThanOrEqual(paid);
    }
  });
  fc.assert(law);
});

it('pays each what its contract says, unless the upline gave away more than comes in', () => {
  const law = fc.property(trees, (top) => {
    const settled = settlePeriod(top);
    for (const { id, terms, figures } of everyone(top)) {
      const { due, paid } = of(settled, id);
      expect(due).toBe(dueOf(terms, figures));
      expect(paid).toBeLessThanOrEqual(due);
    }
    for (const { id, below } of everyone(top)) {
      const dues = below.map((one) => of(settled, one.id));
      const isShort = dues.some(({ due, paid }) => paid < due);
      if (isShort) expect(of(settled, id).passedOn).toBe(of(settled, id).paid);
    }
  });
  fc.assert(law);
});

it("keeps the operator's payment within the tree, to the last unit", () => {
  const law = fc.property(trees, (top) => {
    const settled = [...settlePeriod(top).values()];
    const kept = sumOf(settled.map(({ paid, passedOn }) => minorUnits(paid - passedOn)));
    expect(kept).toBe(dueOf(top.terms, top.figures));
  });
  fc.assert(law);
});

it('divides what comes in to the last unit, each within one unit of its part', () => {
  const law = fc.property(fc.nat(2 ** 30).map(minorUnits), amounts, (income, dues) => {
    const paid = divide(income, dues);
    const whole = sumOf(dues);
    expect(sumOf(paid)).toBe(Math.min(income, whole));
    dues.forEach((due, index) => {
      const exact = whole <= income ? due : (due / whole) * income;
      expect(Math.abs((paid[index] ?? 0) - exact)).toBeLessThanOrEqual(1);
      expect(paid[index]).toBeLessThanOrEqual(due);
    });
  });
  fc.assert(law);
});

it('divides one unit less than all of it', () => {
  expect(divide(minorUnits(6), [3, 4].map(minorUnits))).toEqual([3, 3]);
});

it('shares a short week by what each contract says', () => {
  const weekly = (rate: number): Terms => ({ kind: 'dividend', period: 'weekly', tiers: [{ ...NO_TIER, rate }] });
  const figures = (netLoss: number) => ({ validBet: minorUnits(0), netLoss: minorUnits(netLoss), activeMembers: 1 });
  // One branch lost 5,000.00 and the other won most of it: 22 % of 1,000.00 come in.
  const lost = { id: 2, terms: weekly(1600), figures: figures(500_000), below: [] };
  const won = { id: 3, terms: weekly(1600), figures: figures(-400_000), below: [] };
  const settled = settlePeriod({ id: 1, terms: weekly(2200), figures: figures(100_000), below: [lost, won] });
  expect(of(settled, 1)).toEqual({ due: 22_000, paid: 22_000, passedOn: 22_000 });
  expect(of(settled, 2)).toEqual({ due: 80_000, paid: 22_000, passedOn: 0 });
  expect(of(settled, 3)).toEqual({ due: 0, paid: 0, passedOn: 0 });
});
