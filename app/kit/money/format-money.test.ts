import { describe, expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { formatMoney } from './format-money.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('formatMoney', () => {
  it('reads integers of the minor unit', () => {
    expect(plain(formatMoney(minorUnits(1_248_050), 'PHP', 'en'))).toBe('₱12,480.50');
  });

  it('formats currencies without a minor unit', () => {
    expect(plain(formatMoney(minorUnits(50_000), 'VND', tagFor('vi', 'VND')))).toBe('50.000 ₫');
  });

  it('writes a loss with the minus sign', () => {
    expect(plain(formatMoney(minorUnits(-5_833_175), 'PHP', 'en'))).toBe('−₱58,331.75');
  });
});
