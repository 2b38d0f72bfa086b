import { describe, expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { formatAmount } from './format-amount.ts';
import { formatRate, formatShare } from './share.ts';

describe('formatAmount', () => {
  it('writes an amount in full while it fits a card', () => {
    expect(formatAmount(minorUnits(1_940_000_000), 'PHP', 'en')).toBe('₱19,400,000.00');
    expect(formatAmount(minorUnits(-9_621_000), 'PHP', 'en')).toBe('−₱96,210.00');
  });

  it('shortens an amount that does not fit', () => {
    expect(formatAmount(minorUnits(128_400_655_000), 'PHP', 'en')).toBe('₱1.28B');
    expect(formatAmount(minorUnits(-128_400_655_000), 'PHP', 'en')).toBe('−₱1.28B');
  });

  it('handles a currency without a minor unit', () => {
    expect(formatAmount(minorUnits(1_234_000_000_000), 'VND', tagFor('en', 'VND'))).toBe('₫1.23T');
  });
});

describe('formatShare', () => {
  it('formats one amount as a percentage of another', () => {
    expect(formatShare(1, 3, 'en')).toBe('33.3%');
    expect(formatShare(-96_210, 19_400_000, 'en')).toBe('−0.5%');
  });

  it('is null when the whole is zero', () => {
    expect(formatShare(0, 0, 'en')).toBeNull();
  });
});

describe('formatRate', () => {
  it('converts hundredths of a per cent', () => {
    expect(formatRate(90, 'en')).toBe('0.9%');
    expect(formatRate(45, 'en')).toBe('0.45%');
    expect(formatRate(100, 'en')).toBe('1.0%');
  });
});
