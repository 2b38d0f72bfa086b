import { cleanHtml } from '#app/shell/content/clean-html.ts';

const BLOCKS = 'p, li, h3, h4, blockquote, tr, hr';
const CELLS = 'td, th';

/** Converts a message's HTML to plain text, with a line per paragraph, list item and table row. */
export function messageText(html: string): string {
  const content = cleanHtml(html.replaceAll(/\s+/g, ' '));
  for (const end of content.querySelectorAll('br')) end.replaceWith('\n');
  for (const block of content.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  for (const cell of content.querySelectorAll(CELLS)) cell.after(' ');
  const lines = (content.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
