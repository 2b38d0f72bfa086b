/** Levels of nesting; deeper elements become text. */
const DEEPEST = 16;
/** Most columns or rows that a table cell may span. */
const WIDEST = 20;
/** Bidirectional overrides, which make text read differently than it is written. */
const OVERRIDES = /[\u202d\u202e]/g;

/** Removes what breaks a page by its size, and direction overrides. */
export function removeExcess(content: DocumentFragment): void {
  for (const element of atDepth(content, DEEPEST)) element.replaceChildren(element.textContent ?? '');
  for (const cell of content.querySelectorAll<HTMLTableCellElement>('td, th')) {
    if (cell.colSpan > WIDEST) cell.removeAttribute('colspan');
    if (cell.rowSpan > WIDEST) cell.removeAttribute('rowspan');
  }
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    const honest = text.replaceAll(OVERRIDES, '');
    if (honest !== text) texts.currentNode.nodeValue = honest;
  }
}

function atDepth(content: DocumentFragment, depth: number): Element[] {
  let layer = [...content.children];
  for (let level = 1; level < depth; level++) layer = layer.flatMap((element) => [...element.children]);
  return layer;
}
