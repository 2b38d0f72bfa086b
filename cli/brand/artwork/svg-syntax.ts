import { plainText } from '#cli/problems/plain-text.ts';
import { type Markup, type MarkupTag, scanMarkup } from './scan-markup.ts';
import type { StructureFault } from './svg-structure.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CDATA = '<![CDATA[';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** The first place where a scanned SVG breaks a rule of XML that renderers insist on, or null. */
export function syntaxFault(svg: string): StructureFault | null {
  const markup = scanMarkup(svg);
  return characterFault(svg) ?? proseFault(svg, markup) ?? namespaceFault(markup);
}

/** Characters that XML does not have, as such or by reference; references to names that only a DOCTYPE could declare. */
function characterFault(svg: string): StructureFault | null {
  const raw = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(svg);
  if (raw) return { offset: raw.index, found: `the character ${plainText(raw[0])}` };
  // Same length, so that offsets stay: nothing in comments and CDATA is a reference.
  const read = svg.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (whole) => ' '.repeat(whole.length));
  for (const { 0: whole, 1: reference = '', index } of read.matchAll(/&([^;&\s<"']*;?)/g)) {
    if (!isReference(reference)) return { offset: index, found: plainText(whole) };
  }
  return null;
}

function isReference(reference: string): boolean {
  if (/^(lt|gt|amp|quot|apos);$/.test(reference)) return true;
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return (
    [9, 10, 13].includes(code) ||
    (code >= 32 && code < 0xd800) ||
    (code > 0xdfff && code <= 0x10ffff && code !== 0xfffe && code !== 0xffff)
  );
}

/** Text around the drawing, declarations and comments that XML does not allow. */
function proseFault(svg: string, markup: readonly Markup[]): StructureFault | null {
  const comment = [...svg.matchAll(/<!--([\s\S]*?)-->/g)].find(([, inner = '']) => /--|-$/.test(inner));
  if (comment) return { offset: comment.index, found: 'a comment with two hyphens in it' };
  let depth = 0;
  for (const piece of markup) {
    if (piece.kind === 'tag' && !piece.isClosed) depth += 1;
    if (piece.kind === 'closing') depth -= 1;
    const found = misplaced(svg, piece, depth > 0);
    if (found !== null) return { offset: piece.offset, found };
  }
  return null;
}

function misplaced(svg: string, piece: Markup, isInside: boolean): string | null {
  const { offset } = piece;
  if (piece.kind === 'instruction') return isDeclaration(offset, piece.text) ? null : plainText(piece.text);
  if (piece.kind !== 'text') return null;
  const isBlank = /^[ \t\r\n]*$/.test(piece.text) && !svg.startsWith(CDATA, offset);
  if (!isInside && !isBlank) return 'text outside the drawing';
  return isBadText(svg, offset) ? 'the characters ]]>' : null;
}

/** `]]>` outside CDATA. */
function isBadText(svg: string, offset: number): boolean {
  if (svg.startsWith(CDATA, offset)) return false;
  const end = svg.indexOf('<', offset);
  return svg.slice(offset, end < 0 ? svg.length : end).includes(']]>');
}

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["']1\.0["']([ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']utf-?8["'])?([ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*["'](yes|no)["'])?[ \t\r\n]*\?>$/i;

function isDeclaration(offset: number, text: string): boolean {
  return offset === 0 && DECLARATION.test(text);
}

type Namespaces = ReadonlyMap<string, string>;

/** Names without a declared namespace, attributes that repeat, and a root that is no drawing. */
function namespaceFault(markup: readonly Markup[]): StructureFault | null {
  const open: Namespaces[] = [new Map([['xml', XML]])];
  let hasRoot = false;
  for (const piece of markup) {
    if (piece.kind === 'closing') open.pop();
    if (piece.kind !== 'tag') continue;
    const { offset } = piece;
    const known = declared(piece, open.at(-1) ?? new Map());
    const found = tagFault(piece, known) ?? (hasRoot ? null : rootFault(piece, known));
    if (found !== null) return { offset, found };
    hasRoot = true;
    if (!piece.isClosed) open.push(known);
  }
  return null;
}

function declared({ attributes }: MarkupTag, around: Namespaces): Namespaces {
  const own = attributes.flatMap(({ written, value }): [string, string][] => {
    if (written === 'xmlns') return [['', value]];
    return written.startsWith('xmlns:') ? [[written.slice('xmlns:'.length), value]] : [];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

function rootFault({ written }: MarkupTag, known: Namespaces): string | null {
  // The renderer of the icons knows the root by its plain name.
  return written === 'svg' && known.get('') === SVG ? null : `<${plainText(written)}> in place of <svg xmlns="${SVG}">`;
}

function tagFault({ written, attributes }: MarkupTag, known: Namespaces): string | null {
  const names = [written, ...attributes.map((attribute) => attribute.written)];
  const strange = names.find((name) => !isKnownName(name, known));
  if (strange !== undefined) return `the name ${plainText(strange)}`;
  const space = attributes.find(({ written: name, value }) => /^xmlns(:|$)/.test(name) && !isSpace(name, value));
  if (space) return `the namespace ${plainText(space.value)}`;
  const unique = new Set(attributes.map((attribute) => expanded(attribute.written, known)));
  return unique.size === attributes.length ? null : `an attribute of <${plainText(written)}> twice`;
}

/** At most one prefix, declared around. */
function isKnownName(name: string, known: Namespaces): boolean {
  if (!/^([a-z_][\w.-]*:)?[a-z_][\w.-]*$/i.test(name)) return false;
  const [prefix] = partsOf(name);
  return prefix === '' || prefix === 'xmlns' || known.has(prefix);
}

function isSpace(name: string, value: string): boolean {
  if (/^xmlns:(xml|xmlns)$/.test(name) || value === XML) return false;
  return /^[a-z][a-z\d+.-]*:([\w./?=&:;~@!$()*+,-]|%[\da-f]{2})+(#([\w./?=&:;~@!$()*+,-]|%[\da-f]{2})*)?$/i.test(value);
}

function expanded(name: string, known: Namespaces): string {
  const [prefix, local] = partsOf(name);
  return prefix === '' || prefix === 'xmlns' ? name : `${known.get(prefix)} ${local}`;
}

function partsOf(name: string): [prefix: string, local: string] {
  const at = name.indexOf(':');
  return [at < 0 ? '' : name.slice(0, at), name.slice(at + 1)];
}
