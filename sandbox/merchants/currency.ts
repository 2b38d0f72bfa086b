/** Seeded amounts are US cents; a currency's amounts are that many times as large, so that they look natural in it. */
const FACTORS: Readonly<Record<string, number>> = {
  CNY: 7,
  IDR: 16_000,
  INR: 80,
  JPY: 2,
  KRW: 14,
  MYR: 5,
  PHP: 50,
  THB: 35,
  VND: 250,
};

/** Minor units of the currency for one seeded US cent. A whole number, so that scaled ledgers still sum to zero. */
export function currencyFactor(currency: string): number {
  return FACTORS[currency] ?? 1;
}
