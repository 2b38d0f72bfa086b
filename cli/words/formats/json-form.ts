import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { positionsIn } from '#cli/brand/source/text-position.ts';
import type { HandOverForm, ReturnedText } from '../hand-over/hand-over.ts';

/** JSON: a list of texts with their context. */
export const jsonForm: HandOverForm = {
  ending: '.json',
  write: ({ language, tag, name, guidance, texts }) => {
    const entries = texts.map(({ id, english, text, state, context: { place, form, terms, max, picture } }) => ({
      id,
      english,
      text,
      state,
      place,
      ...(form !== null && { form }),
      ...(terms.length > 0 && { terms: Object.fromEntries(terms.map((term) => [term.english, term.word])) }),
      ...(max !== null && { max }),
      ...(picture !== null && { picture }),
    }));
    return `${JSON.stringify({ language, tag, name, guidance, count: texts.length, texts: entries }, null, 2)}\n`;
  },
  read: (text) => {
    const root = parseTree(text);
    const list = root && findNodeAtLocation(root, ['texts']);
    const language = textIn(root, 'language');
    if (list?.type !== 'array' || language === '') return { line: 1, says: 'is not a hand-over in JSON' };
    const positionAt = positionsIn(text);
    const texts = (list.children ?? []).map(
      (node): ReturnedText => ({
        id: textIn(node, 'id'),
        english: textIn(node, 'english'),
        text: textIn(node, 'text'),
        isDone: textIn(node, 'state') === 'done',
        line: positionAt(node.offset).line,
      }),
    );
    const count: unknown = root && findNodeAtLocation(root, ['count'])?.value;
    return { language, count: typeof count === 'number' ? count : texts.length, texts };
  },
};

function textIn(node: Node | undefined, name: string): string {
  const value: unknown = node && findNodeAtLocation(node, [name])?.value;
  return typeof value === 'string' ? value : '';
}
