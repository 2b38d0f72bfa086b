import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { plainCode } from '#schemas/writing/plain-code.ts';
import type { FieldName } from './fields.ts';

/** Spaces that keep a line together, which copied names contain. */
const FIXED_SPACES = /[\u00A0\u2007\u202F]/g;

const PLAIN: Partial<Record<FieldName, (text: string) => string>> = {
  captcha: plainCode,
  affiliateCode: plainCode,
  idNumber: latinDigits,
  payeeName: (text) => text.replaceAll(FIXED_SPACES, ' '),
};

/** A typed value as it is checked and sent: codes and numbers in the digits 0–9, a name with plain spaces, all else as typed. */
export function plainValue(name: FieldName, text: string): string {
  return PLAIN[name]?.(text) ?? text;
}
