import { desc, eq, inArray } from 'drizzle-orm';
import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { members } from '../roster/member-tables.ts';
import { depositOrders } from './deposit-tables.ts';
import { DEPOSIT_VERDICTS, type DepositVerdict, decideDeposit, settleDeposits } from './end-deposit.ts';
import { orderNumber } from './order-item.ts';
import { usedVouchers, vouchers } from './redeem-voucher.ts';

type OpenDeposits = Awaited<ReturnType<typeof openDeposits>>;

/** Orders that the operator may credit or refuse, and the vouchers that are left. */
async function openDeposits(platform: Platform) {
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

function depositCard({ orders, codes, currency }: OpenDeposits): Html {
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

function readVerdict({ orderId = '', status }: Form): DepositVerdict {
  const verdict = DEPOSIT_VERDICTS.find((candidate) => candidate === status);
  if (!verdict) throw unknownChoice('verdict', status);
  return { orderId, status: verdict };
}

export const consoleCard: ConsoleCard = {
  show: async (platform) => depositCard(await openDeposits(platform)),
  actions: { deposit: (platform, form) => decideDeposit(platform, readVerdict(form)) },
};
