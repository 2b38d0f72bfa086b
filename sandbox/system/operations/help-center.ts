import type { Handler } from '#sandbox/calls/call.ts';
import { html } from '#sandbox/html.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { HelpTopic } from '#schemas/generated/platform.ts';

/** Path of the help centre on the operator's sites. */
const HELP_PATH = '/helpmc';

export const helpCenter: Handler<'helpCenter'> = ({ platform: { brand }, query }) => {
  const { topics, terms } = wordsOf('support', query.lang ?? brand.languages.default);
  const age = String(brand.legal.minimumAge);
  const sections: HelpTopic[] = [
    ...topics.map(({ id, title, intro, items }) => ({ id, title, content: contentOf(intro, items) })),
    {
      id: 'term',
      title: terms.title,
      content: rulesOf(
        terms.intro,
        terms.items.map((item) => item.replace('{{age}}', age)),
        terms.outro,
      ),
    },
  ];
  return { success: true, value: { path: HELP_PATH, sections } };
};

function contentOf(intro: string, items: readonly string[]): string {
  return html`<p>${intro}</p><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`.markup;
}

function rulesOf(intro: string, items: readonly string[], outro: string): string {
  return html`<p>${intro}</p><ol>${items.map((item) => html`<li>${item}</li>`)}</ol><p>${outro}</p>`.markup;
}
