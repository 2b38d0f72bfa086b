import { desc, eq, inArray } from 'drizzle-orm';
import { depositOrders } from '../deposits/deposit-tables.ts';
import { settleDeposits } from '../deposits/end-deposit.ts';
import { orderNumber } from '../deposits/order-item.ts';
import { usedVouchers, vouchers } from '../deposits/redeem-voucher.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { members } from '../roster/member-tables.ts';

export type OpenDeposits = Awaited<ReturnType<typeof openDeposits>>;

/** Orders that the operator may credit or refuse, and the vouchers that are left. */
export async function openDeposits(platform: Platform) {
  const { db, brand } = platform;
  await settleDeposits(platform);
  const rows = await db
    .select({ order: depositOrders, account: members.account })
    .from(depositOrders)
    .innerJoin(members, eq(members.id, depositOrders.memberId))
    .where(inArray(depositOrders.state, ['waiting', 'paid']))
    .orderBy(desc(depositOrders.id))
    .limit(50);
  const used = await usedVouchers(db);
  const left = vouchers(brand.currency).filter(({ code }) => !used.has(code));
  const orders = rows.map(({ order, account }) => ({
    ...{
      account,
      orderId: orderNumber(platform, order),
      state: order.state,
      amount: order.amount,
      methodId: order.methodId,
    },
    hasProof: order.proof !== null,
  }));
  return { orders, codes: left.map(({ code }) => code), currency: brand.currency };
}

export function depositCard({ orders, codes, currency }: OpenDeposits): Html {
  const rows = orders.map(
    ({
      account,
      orderId,
      state,
      amount,
      methodId,
      hasProof,
    }) => html`<li><form method="post" action="/sandbox/console/deposit">
<input type="hidden" name="orderId" value="${orderId}">
<span>${account}: ${orderId}, ${amount} minor units of ${currency} by ${methodId}, ${state}${hasProof ? ', with a proof' : ''}</span>
<button name="status" value="credited">Credit</button>
<button name="status" value="refused" class="plain">Refuse</button>
</form></li>`,
  );
  return html`<section>
<h2>Deposits</h2>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">No order is open.</p>`}
<p>Vouchers left: ${codes.length > 0 ? codes.join(', ') : 'none'}</p>
</section>`;
}
