import { describe, expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { writingTag } from '#schemas/money/writing-tag.ts';
import { formatMoney } from './format-money.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('formatMoney', () => {
  it('reads integers of the minor unit', () => {
    expect(plain(formatMoney(minorUnits(1_248_050), 'PHP', 'en'))).toBe('₱12,480.50');
  });

  it('formats currencies without a minor unit', () => {
    expect(plain(formatMoney(minorUnits(50_000), 'VND', tagFor('vi', 'VND')))).toBe('50.000 ₫');
  });

  it('shows as many digits as the brand says, and all minor ones of an amount that needs them', () => {
    const tag = writingTag({ tag: 'en' }, 'IDR', { minor: 2, shown: 0 });
    expect(plain(formatMoney(minorUnits(500_000), 'IDR', tag))).toBe('Rp 5,000');
    expect(plain(formatMoney(minorUnits(500_050), 'IDR', tag))).toBe('Rp 5,000.50');
  });

  it('writes a loss with the minus sign', () => {
    expect(plain(formatMoney(minorUnits(-5_833_175), 'PHP', 'en'))).toBe('−₱58,331.75');
  });
});
