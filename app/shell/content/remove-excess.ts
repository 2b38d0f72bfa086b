/** Elements within one another; deeper ones are text alone. */
const DEEPEST = 16;
/** Columns or rows that a cell of a table may span. */
const WIDEST = 20;
/** What turns the order of letters round, so that words say something else than they seem to. */
const OVERRIDES = /[\u202d\u202e]/g;

/** Takes out what breaks a page by its size alone, and what shows text in another order than it has. */
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
  for (let at = 1; at < depth; at++) layer = layer.flatMap((element) => [...element.children]);
  return layer;
}
