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

/** A typed value as it is checked and sent: codes and numbers in the digits 0–9, a name without what cannot be seen, all else as typed. */
export function plainValue(name: FieldName, text: string): string {
  return PLAIN[name]?.(text) ?? text;
}
