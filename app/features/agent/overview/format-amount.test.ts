import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';
import { formatRate, formatShare } from './share.ts';

describe('formatAmount', () => {
  it('says an amount whole while it fits a card', () => {
    expect(formatAmount(1_940_000_000, 'PHP', 'en')).toBe('₱19,400,000.00');
    expect(formatAmount(-9_621_000, 'PHP', 'en')).toBe('−₱96,210.00');
  });

  it('shortens what does not fit', () => {
    expect(formatAmount(128_400_655_000, 'PHP', 'en')).toBe('₱1.28B');
    expect(formatAmount(-128_400_655_000, 'PHP', 'en')).toBe('−₱1.28B');
  });

  it('knows a currency that has no minor unit', () => {
    expect(formatAmount(1_234_000_000_000, 'VND', 'en')).toBe('₫1.23T');
  });
});

describe('formatShare', () => {
  it('says how many per cent one amount is of another', () => {
    expect(formatShare(1, 3, 'en')).toBe('33.3%');
    expect(formatShare(-96_210, 19_400_000, 'en')).toBe('−0.5%');
  });

  it('says nothing where there is nothing to share', () => {
    expect(formatShare(0, 0, 'en')).toBeNull();
  });
});

describe('formatRate', () => {
  it('reads hundredths of a per cent', () => {
    expect(formatRate(90, 'en')).toBe('0.9%');
    expect(formatRate(45, 'en')).toBe('0.45%');
    expect(formatRate(100, 'en')).toBe('1.0%');
  });
});
