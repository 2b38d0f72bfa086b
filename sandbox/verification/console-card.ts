import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import { VERIFICATION_STATES, type VerificationStatus } from '../roster/verification.ts';
import { type ReviewRequest, reviewAccount } from './review-account.ts';

const NAMES: Readonly<Record<VerificationStatus, string>> = {
  N: 'not started',
  P: 'awaiting review',
  A: 'approved',
  R: 'rejected',
};

export const consoleCard: ConsoleCard = {
  show: async () => verificationCard(),
  actions: { verification: (platform, form) => reviewAccount(platform, readReview(form)) },
};

function verificationCard(): Html {
  const options = VERIFICATION_STATES.map((status) => html`<option value="${status}">${NAMES[status]}</option>`);
  return html`<section>
<h2>Identity verification</h2>
<form method="post" action="/sandbox/console/verification" class="fields">
<label>Account<input name="account" value="player1" required></label>
<label>State<select name="status">${options}</select></label>
<button>Set</button>
</form>
<p class="empty">Seeded accounts are approved; who registers has it before them.</p>
</section>`;
}

function readReview({ account = '', status }: Form): ReviewRequest {
  const state = VERIFICATION_STATES.find((candidate) => candidate === status);
  if (!state) throw unknownChoice('state of a verification', status);
  return { account, status: state };
}
