import type { Handler } from '#sandbox/calls/call.ts';
import { requireUnlisted } from '#sandbox/care/register/require-unlisted.ts';
import type { FieldProblem } from '#sandbox/fields/registration-rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { PayoutAccountRequest, PayoutProvider } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { payoutAccountItem } from '../payout-account-item.ts';
import { addPayoutAccount as add } from '../payout-accounts.ts';
import { payoutProviders } from '../payout-providers.ts';
import { verifiedMember } from '../withdrawal-member.ts';

const CARD = /^[0-9]{12,19}$/;

const NUMBER = /^[0-9A-Z]{4,34}$/;

export const addPayoutAccount: Handler<'addPayoutAccount'> = async (call) => {
  const { platform, body, token } = call;
  const { id: memberId } = await verifiedMember(call);
  const account = await add(platform.db, { ...readAccountRequest(body), memberId, at: platform.now() });
  await requireUnlisted(platform, memberId, token);
  return { success: true, value: payoutAccountItem(account) };
};

/** The request with a plain number and a trimmed name. @throws Refusal invalid_field */
function readAccountRequest({ kind, provider, holder, number }: PayoutAccountRequest): PayoutAccountRequest {
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

/** Whether these are the digits of a card of this brand, with the right check digit. */
function isCardOf({ prefixes = [] }: PayoutProvider, digits: string): boolean {
  return CARD.test(digits) && checksum(digits) % 10 === 0 && prefixes.some((prefix) => startsWith(digits, prefix));
}

/** @param prefix digits, or a range of them */
function startsWith(digits: string, prefix: string): boolean {
  const [from = '', to = from] = prefix.split('-');
  const head = Number(digits.slice(0, from.length));
  return head >= Number(from) && head <= Number(to);
}

/** The sum of Luhn's formula. */
function checksum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
