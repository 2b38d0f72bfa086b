import { desc } from 'drizzle-orm';
import type { ConsoleCard } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import { feedback, supportQuestions } from './support-tables.ts';

interface SupportView {
  feedback: (typeof feedback.$inferSelect)[];
  questions: (typeof supportQuestions.$inferSelect)[];
}

/** Feedback and questions that people sent. */
function supportCard(view: SupportView): Html {
  return html`<section class="wide">
<h2>Feedback and questions</h2>
${listOf('Feedback', view.feedback)}
${listOf('Question', view.questions)}
</section>`;
}

function listOf(kind: string, rows: { memberId: number | null; content: string; createdAt: number }[]): Html {
  if (rows.length === 0) return html`<p class="empty">${kind}: nothing yet.</p>`;
  return html`<ol class="messages">${rows.map(
    ({ memberId, content, createdAt }) => html`<li>
<p><strong>${kind}</strong> of ${memberId === null ? 'a visitor' : `member ${memberId}`} · <time>${new Date(createdAt).toISOString()}</time></p>
<p>${content}</p>
</li>`,
  )}</ol>`;
}

export const consoleCard: ConsoleCard = {
  show: async ({ db }) =>
    supportCard({
      feedback: await db.select().from(feedback).orderBy(desc(feedback.id)).limit(20),
      questions: await db.select().from(supportQuestions).orderBy(desc(supportQuestions.id)).limit(20),
    }),
};
