import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { dayIn } from './days.ts';
import { merchantZone } from './merchant-zone.ts';

/** First letter of a number: deposits, withdrawals, and transfers to an upline or a downline. */
export type NumberedKind = 'D' | 'W' | 'U';

const LARGEST_ID = 2 ** 31 - 1;
/** The letter, yymmdd and a dash. */
const ID_START = 8;

/** A number that members and operators can read out, such as D260520-000123: its day at the merchant, and its id. */
export function datedNumber(
  { brand }: { readonly brand: Pick<SandboxBrand, 'currency'> },
  kind: NumberedKind,
  { id, createdAt }: { id: number; createdAt: number },
): string {
  const day = dayIn(createdAt, merchantZone({ brand })).slice(2).replaceAll('-', '');
  return `${kind}${day}-${String(id).padStart(6, '0')}`;
}

/** The id in such a number; 0, which nothing has, for a number that none can have. */
export function idOfNumber(number: string): number {
  const id = Number(number.slice(ID_START));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : 0;
}
