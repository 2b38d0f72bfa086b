import { plainText } from '#cli/problems/plain-text.ts';
import type { MarkupTag, ScannedMarkup } from './scan-markup.ts';
import type { StructureFault } from './svg-structure.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The first breach of XML's rules, or of those that the icon renderer adds; null for a valid document. */
export function syntaxFault({ pieces, fault }: ScannedMarkup): StructureFault | null {
  if (!fault) return rendererFault(pieces.filter((piece) => piece.kind === 'tag'));
  return { offset: fault.offset, found: `XML with a fault: ${plainText(fault.message).replace(/\.$/, '')}` };
}

function rendererFault(tags: readonly MarkupTag[]): StructureFault | null {
  for (const [index, tag] of tags.entries()) {
    const fault = (index === 0 && rootFault(tag)) || namespaceFault(tag);
    if (fault) return { offset: tag.offset, found: fault };
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
