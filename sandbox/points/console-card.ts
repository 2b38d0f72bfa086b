import { desc, eq } from 'drizzle-orm';
import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { members } from '../roster/member-tables.ts';
import { describeGood } from './goods.ts';
import { redemptions } from './point-tables.ts';
import { decideRedemption, type Verdict } from './redeem-points.ts';

const VERDICTS: readonly Verdict[] = ['approved', 'rejected'];

interface WaitingRedemption {
  id: number;
  account: string;
  what: string;
  quantity: number;
  points: number;
}

/** Redemptions that await the operator's decision. */
async function waitingRedemptions({ db, brand }: Platform): Promise<WaitingRedemption[]> {
  const rows = await db
    .select()
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(eq(redemptions.status, 'process'))
    .orderBy(desc(redemptions.createdAt))
    .limit(50);
  return rows.map(({ redemptions: { transactionId: id, rewardId, quantity, points }, members: { account } }) => {
    return { id, account, what: describeGood(brand, rewardId, 'EN').name, quantity, points };
  });
}

function redemptionCard(waiting: readonly WaitingRedemption[]): Html {
  const rows = waiting.map(
    ({ id, account, what, quantity, points }) => html`<li><form method="post" action="/sandbox/console/redemption">
<input type="hidden" name="id" value="${id}">
<span>${account}: ${quantity} × ${what}, ${points} points</span>
<button name="status" value="approved">Approve</button>
<button name="status" value="rejected" class="plain">Reject</button>
</form></li>`,
  );
  return html`<section>
<h2>Redeemed points</h2>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">Nothing awaits a decision.</p>`}
</section>`;
}

function readVerdict({ id, status }: Form): { id: number; verdict: Verdict } {
  const verdict = VERDICTS.find((candidate) => candidate === status);
  if (!verdict) throw unknownChoice('verdict', status);
  return { id: Number(id), verdict };
}

export const consoleCard: ConsoleCard = {
  show: async (platform) => redemptionCard(await waitingRedemptions(platform)),
  actions: {
    redemption: async ({ db, now }, form) => {
      const { id, verdict } = readVerdict(form);
      await decideRedemption(db, id, verdict, now());
    },
  },
};
