import type { DepositKind, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { currencyFactor } from '../merchants/currency.ts';
import written from './deposit-methods.json' with { type: 'json' };

const KINDS: readonly DepositKind[] = ['qr', 'ewallet', 'bank', 'crypto', 'voucher'];

/** Suggested payments in US cents. */
const PRESET_CENTS = [1000, 2000, 4000, 10_000];

/** Time in which a member must pay. */
const LIFETIME_MS: Readonly<Record<DepositKind, number>> = {
  qr: 15 * 60_000,
  ewallet: 15 * 60_000,
  bank: 60 * 60_000,
  crypto: 30 * 60_000,
  voucher: 0,
};

export function depositMethods(currency: string): DepositMethod[] {
  const factor = currencyFactor(currency);
  return written.map(({ methodId, kind, name, minCents, maxCents, feeRate, feeCents, arrivalSeconds }) => ({
    ...{ methodId, name, feeRate, arrivalSeconds },
    kind: KINDS.find((depositKind) => depositKind === kind) ?? 'bank',
    min: minorUnits(minCents * factor),
    max: minorUnits(maxCents * factor),
    feeFixed: minorUnits(feeCents * factor),
  }));
}

export function depositMethod(currency: string, methodId: string): DepositMethod | undefined {
  return depositMethods(currency).find((method) => method.methodId === methodId);
}

/** Suggested payments, smallest first. */
export function depositPresets(currency: string): MinorUnits[] {
  return PRESET_CENTS.map((cents) => minorUnits(cents * currencyFactor(currency)));
}

export function lifetimeOf({ kind }: DepositMethod): number {
  return LIFETIME_MS[kind];
}
