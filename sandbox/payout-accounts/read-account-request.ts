import type { PayoutAccountRequest } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import type { FieldProblem } from '../fields/registration-rules.ts';
import { Refusal } from '../refusal.ts';
import { isCardOf } from './card-number.ts';
import { payoutProviders } from './payout-providers.ts';

const NUMBER = /^[0-9A-Z]{4,34}$/;

/** The request with a plain number and a trimmed name. @throws Refusal invalid_field */
export function readAccountRequest({ kind, provider, holder, number }: PayoutAccountRequest): PayoutAccountRequest {
  const known = payoutProviders.find((one) => one.kind === kind && one.name === provider);
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase();
  const name = plainName(holder);
  const isNumber = known?.kind === 'card' ? isCardOf(known, plain) : NUMBER.test(plain);
  const fields: FieldProblem[] = [
    ...(known ? [] : [{ name: 'provider', rule: 'pattern' as const }]),
    ...(name === '' ? [{ name: 'holder', rule: 'required' as const }] : []),
    ...(isNumber ? [] : [{ name: 'number', rule: 'pattern' as const }]),
  ];
  if (fields.length > 0) throw new Refusal(422, 'invalid_field', 'The account is incomplete or unknown.', { fields });
  return { kind, provider, holder: name, number: plain };
}
