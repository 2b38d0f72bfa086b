import { desc, gt } from 'drizzle-orm';
import type { ConsoleCard } from '../hooks/console-card.ts';
import { html } from '../html.ts';
import { closeSessions } from './session.ts';
import { captchas } from './session-tables.ts';

export const consoleCard: ConsoleCard = {
  show: async ({ db, now }) => {
    const answers = await db
      .select()
      .from(captchas)
      .where(gt(captchas.expiresAt, now()))
      .orderBy(desc(captchas.expiresAt))
      .limit(8);
    const rows = answers.map(({ answer }) => html`<li><code>${answer}</code></li>`);
    return html`<section>
<h2>Captchas and sessions</h2>
${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="empty">No captcha is waiting for an answer.</p>`}
<form method="post" action="/sandbox/console/end-sessions"><button class="plain">End every session</button></form>
</section>`;
  },
  actions: { 'end-sessions': ({ db }) => closeSessions(db) },
};
