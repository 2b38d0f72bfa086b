import { desc, eq, inArray } from 'drizzle-orm';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import { settleWithdrawals } from '../withdrawals/settle-withdrawals.ts';
import { withdrawalNumber } from '../withdrawals/withdrawal-item.ts';
import { withdrawals } from '../withdrawals/withdrawal-tables.ts';
import { type Html, html } from './html.ts';

export type OpenWithdrawals = Awaited<ReturnType<typeof openWithdrawals>>;

/** Withdrawals that wait for the operator: to be paid or refused. */
export async function openWithdrawals(platform: Platform) {
  await settleWithdrawals(platform);
  const rows = await platform.db
    .select({ row: withdrawals, account: members.account })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(inArray(withdrawals.status, ['requested', 'approved', 'sent']))
    .orderBy(desc(withdrawals.transactionId))
    .limit(50);
  const orders = rows.map(({ row, account }) => {
    const { status, amount, fee, sent } = row;
    return { account, orderId: withdrawalNumber(row), status, left: amount - fee - sent, sent };
  });
  return { orders: orders.filter(({ left }) => left > 0), currency: platform.brand.currency };
}

export function withdrawalCard({ orders, currency }: OpenWithdrawals): Html {
  const rows = orders.map(
    ({ account, orderId, status, left, sent }) => html`<li><form method="post" action="/sandbox/console/withdrawal">
<input type="hidden" name="orderId" value="${orderId}">
<input type="hidden" name="sent" value="${sent}">
<span>${account}: ${orderId}, ${left} minor units of ${currency} to send, ${status}</span>
${status === 'requested' ? html`<button name="step" value="approve">Approve</button>` : ''}
<button name="step" value="pay">Pay</button>
<button name="step" value="pay-half">Pay half</button>
${sent === 0 ? html`<button name="step" value="refuse" class="plain">Refuse</button>` : ''}
</form></li>`,
  );
  return html`<section>
<h2>Withdrawals</h2>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">Nothing is left to pay.</p>`}
</section>`;
}
