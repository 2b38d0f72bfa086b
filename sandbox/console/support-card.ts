import { type Html, html } from '../html.ts';
import type { feedback, supportQuestions } from '../support/support-tables.ts';

interface SupportView {
  feedback: (typeof feedback.$inferSelect)[];
  questions: (typeof supportQuestions.$inferSelect)[];
}

/** Feedback and questions that people sent. */
export function supportCard(view: SupportView): Html {
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
