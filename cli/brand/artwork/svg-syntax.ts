import { SaxesParser } from 'saxes';
import { plainText } from '#cli/problems/plain-text.ts';
import { type MarkupTag, scanMarkup } from './scan-markup.ts';
import type { StructureFault } from './svg-structure.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The first breach of XML's rules, or of those that the icon renderer adds; null for a valid document. */
export function syntaxFault(svg: string): StructureFault | null {
  return xmlFault(svg) ?? rendererFault(scanMarkup(svg).filter((piece) => piece.kind === 'tag'));
}

function xmlFault(svg: string): StructureFault | null {
  const faults: StructureFault[] = [];
  // Saxes would put its own positions into each message; ours are lines and columns of the file.
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', ({ message }) => {
    const found = `XML with a fault: ${plainText(message).replace(/\.$/, '')}`;
    faults.push({ offset: Math.min(parser.position, svg.length), found });
  });
  parser.write(svg).close();
  return faults[0] ?? null;
}

function rendererFault(tags: readonly MarkupTag[]): StructureFault | null {
  for (const [at, tag] of tags.entries()) {
    const found = (at === 0 && rootFault(tag)) || namespaceFault(tag);
    if (found) return { offset: tag.offset, found };
  }
  return null;
}

/** The renderer recognises the root only without a prefix. */
function rootFault({ written, attributes }: MarkupTag): string | null {
  const space = attributes.find((attribute) => attribute.written === 'xmlns')?.value;
  return written === 'svg' && space === SVG ? null : `<${plainText(written)}> in place of <svg xmlns="${SVG}">`;
}

/** The renderer only accepts addresses as namespaces, although XML allows any text. */
function namespaceFault({ attributes }: MarkupTag): string | null {
  const space = attributes.find(({ written, value }) => /^xmlns(:|$)/.test(written) && !isAddress(value));
  return space ? `the namespace ${plainText(space.value)}` : null;
}

function isAddress(value: string): boolean {
  return /^[a-z][a-z\d+.-]*:([\w./?=&:;~@!$()*+,-]|%[\da-f]{2})+(#([\w./?=&:;~@!$()*+,-]|%[\da-f]{2})*)?$/i.test(value);
}
