import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface MarkupTag {
  readonly kind: 'tag';
  readonly offset: number;
  /** Local name in lower case, without a namespace prefix. */
  readonly name: string;
  /** The name as written. */
  readonly written: string;
  readonly attributes: readonly MarkupAttribute[];
}

export interface MarkupAttribute {
  /** Local name in lower case, without a namespace prefix. */
  readonly name: string;
  /** The name as written. */
  readonly written: string;
  /** Value with character references resolved. */
  readonly value: string;
}

export interface MarkupOther {
  /** A tag that closes itself has a `closing` too. */
  readonly kind: 'doctype' | 'encoding' | 'instruction' | 'closing' | 'text';
  readonly offset: number;
  /** A DOCTYPE as written, a declared encoding, an instruction's target, or a text with character references resolved. */
  readonly text: string;
}

export type Markup = MarkupTag | MarkupOther;

export interface ScannedMarkup {
  /** Local name of the first element in lower case, even if the element has a fault; undefined without one. */
  readonly root: string | undefined;
  /** Everything before the first fault but comments. */
  readonly pieces: readonly Markup[];
  /** The first breach of XML's rules. */
  readonly fault: MarkupFault | null;
}

export interface MarkupFault {
  readonly offset: number;
  /** The parser's words, such as `unclosed tag: svg.` */
  readonly message: string;
}

/** Splits an XML document into its pieces. Strict: the first fault ends them, so that nothing can hide behind a browser's leniency. */
export function scanMarkup(text: string): ScannedMarkup {
  // Saxes would put its own positions into each message; ours are lines and columns of the file.
  const parser = new SaxesParser({ xmlns: true, position: false });
  const pieces: Markup[] = [];
  let fault: MarkupFault | null = null;
  let root: string | undefined;
  let begins = { tag: 0, text: 0 };
  const add = (piece: Markup) => {
    if (!fault) pieces.push(piece);
    begins = { ...begins, text: parser.position };
  };
  const addOther = (kind: MarkupOther['kind'], content: string, start: string) =>
    add({ kind, offset: text.lastIndexOf(start, parser.position - 1), text: content });
  parser.on('error', ({ message }) => {
    fault ??= { offset: Math.min(parser.position, text.length), message };
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => addOther('encoding', encoding, '<?'));
  parser.on('processinginstruction', ({ target }) => addOther('instruction', target, '<?'));
  parser.on('doctype', (content) => addOther('doctype', `<!DOCTYPE${content}>`, '<!DOCTYPE'));
  parser.on('cdata', (content) => addOther('text', content, '<![CDATA['));
  parser.on('closetag', () => addOther('closing', '', '<'));
  parser.on('comment', () => {
    begins = { ...begins, text: parser.position };
  });
  parser.on('text', (content) => add({ kind: 'text', offset: begins.text, text: content }));
  parser.on('opentagstart', ({ name }) => {
    root ??= localName(name);
    begins = { ...begins, tag: text.lastIndexOf('<', parser.position - 1) };
  });
  parser.on('opentag', (tag) => add(markupTag(tag, begins.tag)));
  parser.write(text).close();
  return { root, pieces, fault };
}

function markupTag({ name: written, attributes }: SaxesTagNS, offset: number): MarkupTag {
  const pairs = Object.values(attributes).map(({ name, value }) => ({ name: localName(name), written: name, value }));
  return { kind: 'tag', offset, name: localName(written), written, attributes: pairs };
}

function localName(name: string): string {
  return (name.split(':').at(-1) ?? name).toLowerCase();
}
