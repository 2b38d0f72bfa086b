import { createHash } from 'node:crypto';
import type { DepositMethod, DepositOrder, DepositPayee } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { datedNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { chosenBonusItem } from './deposit-bonus.ts';
import { depositMethod } from './deposit-methods.ts';
import type { depositOrders } from './deposit-tables.ts';

const CENTS = 100;

interface Payment {
  id: number;
  amount: MinorUnits;
}

export type DepositRow = typeof depositOrders.$inferSelect;
/** An order without its proof, a picture that no list needs. */
export type ListedDeposit = Omit<DepositRow, 'proof'> & { hasProof: boolean };

export function orderNumber(platform: Pick<Platform, 'brand'>, row: Pick<DepositRow, 'id' | 'createdAt'>): string {
  return datedNumber(platform, 'D', row);
}

/** An order as the contract shows it. @param language product code of the bonus's title */
export function orderItem(
  { brand }: Pick<Platform, 'brand'>,
  row: DepositRow | ListedDeposit,
  language: string,
): DepositOrder {
  const { methodId, state, amount, fee, createdAt, expiresAt, paidAt, endedAt } = row;
  const method = depositMethod(brand.currency, methodId);
  if (!method) throw new Error(`The order ${row.id} has the unknown method ${methodId}.`);
  const bonus = chosenBonusItem(row, language);
  return {
    ...{ orderId: orderNumber({ brand }, row), state, methodId, kind: method.kind, methodName: method.name },
    ...{ amount, fee, credited: minus(amount, fee), currency: brand.currency, createdAt },
    ...(expiresAt !== null && { expiresAt }),
    ...(paidAt !== null && { paidAt }),
    ...(endedAt !== null && { endedAt }),
    ...(bonus && { bonus }),
    arrivalSeconds: method.arrivalSeconds,
    payee: payeeOf(brand, method, row),
    hasProof: 'proof' in row ? row.proof !== null : row.hasProof,
  };
}

/** Invents the payee of an order from its method; the same on every machine. */
function payeeOf(brand: SandboxBrand, method: DepositMethod, { id, amount }: Payment): DepositPayee {
  const { kind, name, methodId } = method;
  if (kind === 'voucher') return {};
  const reference = `DP ${String(id).padStart(6, '0')}`;
  const holder = `${brand.name} Collect`.slice(0, 64);
  if (kind === 'crypto') {
    const account = `T${digest(methodId).slice(0, 33)}`;
    const asset = `${dollars(brand.currency, amount)} USDT`;
    return { bank: name, account, asset, qr: `tron:${account}?amount=${dollars(brand.currency, amount)}` };
  }
  const account = accountNumber(methodId);
  const qr = new URLSearchParams({ to: account, amount: String(amount), currency: brand.currency, ref: reference });
  const details = { bank: name, holder, account, reference };
  return kind === 'bank' ? details : { ...details, qr: `https://pay.example/${methodId}?${qr}` };
}

/** Formats units and hundredths, rounded up. */
function dollars(currency: string, amount: MinorUnits): string {
  const factor = currencyFactor(currency);
  const cents = (amount - (amount % factor)) / factor + (amount % factor > 0 ? 1 : 0);
  return `${(cents - (cents % CENTS)) / CENTS}.${String(cents % CENTS).padStart(2, '0')}`;
}

function accountNumber(methodId: string): string {
  const number = BigInt(`0x${createHash('sha256').update(methodId).digest('hex').slice(0, 16)}`) % 10n ** 12n;
  return String(number)
    .padStart(12, '0')
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** Letters and digits without look-alikes, as in a wallet's address. */
function digest(text: string): string {
  return createHash('sha512')
    .update(text)
    .digest('base64')
    .replaceAll(/[+/=0OIl]/g, '');
}
