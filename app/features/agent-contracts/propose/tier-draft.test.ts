import { describe, expect, it } from 'vitest';
import { NO_TIER } from '#schemas/contracts/contracts.fixture.ts';
import type { Terms } from '#schemas/contracts/terms.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { faultsOf, firstDrafts, nextDraft, type TierDraft, termsOfDrafts } from './tier-draft.ts';

const own: Terms = {
  kind: 'dividend',
  period: 'weekly',
  tiers: [
    { ...NO_TIER, netLoss: minorUnits(5000), rate: 1000 },
    { ...NO_TIER, netLoss: minorUnits(20_000), rate: 1500 },
  ],
};
const faults = (drafts: readonly TierDraft[]) => faultsOf(drafts, termsOfDrafts('dividend', 'weekly', drafts), own);
const [first, second] = firstDrafts(own.tiers, undefined);
const draft = (given: Partial<TierDraft>): TierDraft => ({ ...nextDraft(undefined), ...given });

describe('firstDrafts', () => {
  it('asks for what the own contract asks for, and pays nothing yet', () => {
    expect([first?.netLoss, first?.rate, second?.netLoss, second?.rate]).toEqual([5000, null, 20_000, null]);
  });

  it('begins with the contract that it replaces', () => {
    expect(firstDrafts(own.tiers, [{ ...NO_TIER, rate: 800 }])[0]?.rate).toBe(800);
  });
});

describe('faultsOf', () => {
  it('finds nothing wrong with terms within the own ones', () => {
    expect(faults([draft({ netLoss: 5000, rate: 1000 }), draft({ netLoss: 20_000, rate: 1500 })])).toEqual([]);
  });

  it('names the most that a tier may pay', () => {
    expect(faults([draft({ netLoss: 5000, rate: 1001 })])).toEqual([
      { tier: 0, field: 'rate', rule: 'most', most: 1000 },
    ]);
    expect(faults([draft({ netLoss: 100, rate: 1 })])).toEqual([{ tier: 0, field: 'rate', rule: 'most', most: 0 }]);
  });

  it('tells text that is no number from an empty field', () => {
    expect(faults([draft({ netLoss: Number.NaN, rate: 800 })])).toContainEqual({
      ...{ tier: 0, field: 'netLoss', rule: 'number' },
    });
    expect(faults([draft({ netLoss: 5000 })])).toEqual([{ tier: 0, field: 'rate', rule: 'empty' }]);
  });

  it('requires that tiers rise', () => {
    const [low, high] = [draft({ netLoss: 5000, rate: 800 }), draft({ netLoss: 20_000, rate: 900 })];
    expect(faults([high, low]).map(({ field, rule }) => `${field} ${rule}`)).toEqual(['netLoss falls', 'rate falls']);
    expect(faults([low, low]).map(({ rule }) => rule)).toEqual(['same']);
  });
});
