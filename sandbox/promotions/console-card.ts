import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import { JUDGEMENTS, type Judgement, judgeApplication, waitingApplications } from './judge-application.ts';

type WaitingApplication = Awaited<ReturnType<typeof waitingApplications>>[number];

/** Promotion applications that await review. */
function promotionsCard(waiting: readonly WaitingApplication[]): Html {
  const rows = waiting.map(
    ({ account, entry }) => html`<li>
<p><strong>${account}</strong> · promotion ${entry.promotionId} · pictures: ${entry.images.length}</p>
<p>${entry.comment}</p>
${judge(account, entry.promotionId, 'ISSUED', 'Approve')}${judge(account, entry.promotionId, 'REJECTED', 'Reject')}
</li>`,
  );
  return html`<section>
<h2>Promotions</h2>
${rows.length > 0 ? html`<ol class="messages">${rows}</ol>` : html`<p class="empty">No applications await review.</p>`}
</section>`;
}

function judge(account: string, promotionId: number, status: string, label: string): Html {
  return html`<form method="post" action="/sandbox/console/promotion">
<input type="hidden" name="account" value="${account}"><input type="hidden" name="promotionId" value="${promotionId}">
<input type="hidden" name="status" value="${status}"><button class="plain">${label}</button>
</form>`;
}

function readJudgement({ account = '', promotionId, status }: Form): Judgement {
  const judgement = JUDGEMENTS.find((candidate) => candidate === status);
  if (!judgement) throw unknownChoice('judgement', status);
  return { account, promotionId: Number(promotionId), status: judgement };
}

export const consoleCard: ConsoleCard = {
  show: async ({ db }) => promotionsCard(await waitingApplications(db)),
  actions: { promotion: (platform, form) => judgeApplication(platform, readJudgement(form)) },
};
