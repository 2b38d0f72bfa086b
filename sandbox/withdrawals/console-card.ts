import { desc, eq, inArray } from 'drizzle-orm';
import { isMinorUnits } from '#schemas/money/minor-units.ts';
import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import { WITHDRAWAL_MINUTES } from '../merchants/merchant-settings.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { members } from '../roster/member-tables.ts';
import { operateWithdrawal, WITHDRAWAL_STEPS, type WithdrawalStep } from './operate-withdrawal.ts';
import { settleWithdrawals } from './settle-withdrawals.ts';
import { withdrawalNumber } from './withdrawal-item.ts';
import { withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

const { minimum, maximum } = WITHDRAWAL_MINUTES;

type OpenWithdrawals = Awaited<ReturnType<typeof openWithdrawals>>;

/** Withdrawals that wait for the operator's decision or for the member's confirmation. */
async function openWithdrawals(platform: Platform) {
  await settleWithdrawals(platform);
  const rows = await platform.db
    .select({ row: withdrawals, account: members.account })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(inArray(withdrawals.status, ['requested', 'approved', 'sent']))
    .orderBy(desc(withdrawals.transactionId))
    .limit(50);
  const waiting = await unconfirmed(platform);
  const orders = rows.map(({ row, account }) => {
    const { transactionId, status, amount, fee, sent } = row;
    const [left, waits] = [amount - fee - sent, waiting.has(transactionId)];
    return { account, orderId: withdrawalNumber(platform, row), status, left, sent, waits };
  });
  const { brand, switches } = platform;
  const { withdrawalMinutes: minutes } = switches;
  return { orders: orders.filter(({ left, waits }) => left > 0 || waits), currency: brand.currency, minutes };
}

/** Ids of the withdrawals with a transfer that the member has not confirmed. */
async function unconfirmed({ db }: Platform): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: withdrawalTransfers.withdrawalId })
    .from(withdrawalTransfers)
    .where(eq(withdrawalTransfers.state, 'sent'));
  return new Set(rows.map(({ id }) => id));
}

function withdrawalCard({ orders, currency, minutes }: OpenWithdrawals): Html {
  const rows = orders.map(
    ({
      account,
      orderId,
      status,
      left,
      sent,
      waits,
    }) => html`<li><form method="post" action="/sandbox/console/withdrawal">
<input type="hidden" name="orderId" value="${orderId}">
<input type="hidden" name="sent" value="${sent}">
<span>${account}: ${orderId}, ${left} minor units of ${currency} to send, ${status}</span>
${status === 'requested' ? html`<button name="step" value="approve">Approve</button>` : ''}
${left > 0 ? html`<button name="step" value="pay">Pay</button><button name="step" value="pay-half">Pay half</button>` : ''}
${waits ? html`<button name="step" value="time-out" class="plain">End time to confirm</button>` : ''}
${sent === 0 ? html`<button name="step" value="refuse" class="plain">Refuse</button>` : ''}
</form></li>`,
  );
  return html`<section>
<h2>Withdrawals</h2>
<form method="post" action="/sandbox/console/withdrawal-minutes" class="fields">
<label>Minutes to confirm a transfer<input type="number" name="minutes" min="${String(minimum)}" max="${String(maximum)}" value="${String(minutes)}" required></label>
<button>Set</button>
</form>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">Nothing is left to pay.</p>`}
</section>`;
}

function readStep({ orderId = '', step, sent }: Form): WithdrawalStep {
  const chosen = WITHDRAWAL_STEPS.find((candidate) => candidate === step);
  if (!chosen) throw unknownChoice('step', step);
  const seen = Number(sent);
  if (!isMinorUnits(seen)) throw unknownChoice('amount sent', sent);
  return { orderId, step: chosen, sent: seen };
}

function readMinutes({ minutes }: Form): number {
  const duration = Number(minutes);
  if (Number.isInteger(duration) && duration >= minimum && duration <= maximum) return duration;
  throw new Refusal(400, 'invalid_request', `The minutes must be from ${minimum} to ${maximum}.`);
}

export const consoleCard: ConsoleCard = {
  show: async (platform) => withdrawalCard(await openWithdrawals(platform)),
  actions: {
    withdrawal: (platform, form) => operateWithdrawal(platform, readStep(form)),
    'withdrawal-minutes': async ({ switches }, form) => {
      switches.withdrawalMinutes = readMinutes(form);
    },
  },
};
