import type { Handler } from '#sandbox/calls/call.ts';
import { requireUnlisted } from '#sandbox/care/register/require-unlisted.ts';
import type { FieldProblem } from '#sandbox/fields/registration-rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { PayoutAccountRequest } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { accountNumber } from '../account-number.ts';
import { holderOf } from '../holder-of.ts';
import { payoutAccountItem } from '../payout-account-item.ts';
import { addPayoutAccount as add } from '../payout-accounts.ts';
import { payoutProviders } from '../payout-providers.ts';
import { verifiedMember } from '../withdrawal-member.ts';

export const addPayoutAccount: Handler<'addPayoutAccount'> = async (call) => {
  const { platform, body, token } = call;
  const member = await verifiedMember(call);
  const { name, isVerified } = await holderOf(platform, member);
  const request = readAccountRequest(body, platform.brand.currency, name);
  const account = await add(platform.db, { ...request, memberId: member.id, at: platform.now(), isVerified });
  await requireUnlisted(platform, member.id, token);
  return { success: true, value: payoutAccountItem(account) };
};

/** The request with a plain number and a trimmed name. @param owner of all accounts, if known @throws Refusal invalid_field */
function readAccountRequest(
  { kind, provider, holder, number }: PayoutAccountRequest,
  currency: string,
  owner: string | undefined,
): PayoutAccountRequest {
  const match = payoutProviders(currency).find((candidate) => candidate.kind === kind && candidate.name === provider);
  const name = plainName(holder);
  const kept = accountNumber(match ?? { kind, name: provider }, number);
  const fields: FieldProblem[] = [
    ...(match ? [] : [{ name: 'provider', rule: 'pattern' as const }]),
    ...(name === '' ? [{ name: 'holder', rule: 'required' as const }] : []),
    ...(name !== '' && owner !== undefined && name !== owner ? [{ name: 'holder', rule: 'mismatch' as const }] : []),
  ];
  if (kept === null) fields.push({ name: 'number', rule: 'pattern' });
  if (kept === null || fields.length > 0)
    throw new Refusal(422, 'invalid_field', 'The account is incomplete or unknown.', { fields });
  return { kind, provider, holder: name, number: kept };
}
