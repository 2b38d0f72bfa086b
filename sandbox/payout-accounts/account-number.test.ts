import { expect, it } from 'vitest';
import type { PayoutProvider } from '#schemas/generated/platform.ts';
import { accountNumber } from './account-number.ts';
import { payoutProviders } from './payout-providers.ts';

const provider = (currency: string, kind: PayoutProvider['kind']): PayoutProvider =>
  payoutProviders(currency).find((one) => one.kind === kind) ?? { kind, name: 'none' };

it.each([
  ['PHP', 'bank', '0012 3456-7890', '001234567890'],
  ['PHP', 'bank', '١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['PHP', 'bank', '12 34', null],
  ['PHP', 'bank', '12345678901234567', null],
  ['PHP', 'bank', '12345A7890', null],
  ['PHP', 'ewallet', '0917 555 0001', '+639175550001'],
  ['PHP', 'ewallet', '+63 917 555 0001', '+639175550001'],
  ['PHP', 'ewallet', '12 34', null],
  ['VND', 'ewallet', '0912 345 678', '+84912345678'],
  ['EUR', 'bank', 'mt84 malt 0110 0001 2345 mtlc ast0 01s', 'MT84MALT011000012345MTLCAST001S'],
  ['EUR', 'bank', 'MT85MALT011000012345MTLCAST001S', null],
  ['AED', 'bank', 'AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['AED', 'bank', 'MT84MALT011000012345MTLCAST001S', null],
  ['EUR', 'ewallet', 'kite-7', 'KITE7'],
  ['USD', 'bank', '123', null],
] as const)('of %s, %s: "%s" is kept as %s', (currency, kind, typed, kept) => {
  expect(accountNumber(provider(currency, kind), typed)).toBe(kept);
});
