import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { plainCode } from '#schemas/writing/plain-code.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import type { FieldName } from './fields.ts';

const PLAIN: Partial<Record<FieldName, (text: string) => string>> = {
  captcha: plainCode,
  affiliateCode: plainCode,
  idNumber: latinDigits,
  paymentPassword: latinDigits,
  username: plainName,
  payeeName: plainName,
};

/**
 * Normalises a value before it is checked and sent: digits 0–9 in codes and numbers, no invisible characters in names,
 * everything else unchanged.
 */
export function plainValue(name: FieldName, text: string): string {
  return PLAIN[name]?.(text) ?? text;
}
