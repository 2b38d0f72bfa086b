import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { transactions } from '#sandbox/ledger/ledger-tables.ts';
import { datedNumber } from '#sandbox/merchants/dated-number.ts';
import { requirePaymentPassword } from '#sandbox/payout-accounts/payment-password.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireVerified } from '#sandbox/upline/upline-member.ts';
import { callingAgent } from '../calling-agent.ts';
import { directDownline } from '../team-account.ts';
import { transferToDownline as transfer } from '../transfer-to-downline.ts';

export const transferToDownline: Handler<'transferToDownline'> = async (call) => {
  const { platform, body } = call;
  const { db, brand } = platform;
  const agent = callingAgent(call);
  await requireVerified(platform, agent);
  const payload = await readPayload(platform.key, body, 'DownlineTransferPayload');
  const { amount, account, made, paymentPassword, idempotencyKey } = payload;
  const downline = await directDownline(db, agent, account);
  await requirePaymentPassword(platform, agent, paymentPassword);
  const { currency } = brand;
  const id = await transfer(platform, { agent, downline, amount, currency, made, idempotencyKey, at: platform.now() });
  const [{ createdAt = 0 } = {}] = await db.select().from(transactions).where(eq(transactions.id, id));
  const transferId = datedNumber(platform, 'D', { id, createdAt });
  const { nickname } = downline;
  return { success: true, value: { transferId, amount, currency, account: downline.account, nickname, createdAt } };
};
