export interface MarkupTag {
  readonly kind: 'tag';
  readonly offset: number;
  /** Local name in lower case, without a namespace prefix. */
  readonly name: string;
  /** The name as written. */
  readonly written: string;
  readonly attributes: readonly MarkupAttribute[];
  /** Whether the tag closes itself, as in `<path/>`. */
  readonly isClosed: boolean;
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
  readonly kind: 'doctype' | 'instruction' | 'closing' | 'text' | 'malformed';
  readonly offset: number;
  /** A closing tag's name as written, or a text's content with character references resolved. */
  readonly text: string;
}

export type Markup = MarkupTag | MarkupOther;

/** XML only has these four white-space characters; `\s` matches about twenty more. */
const PIECES = [
  { kind: 'comment', pattern: /<!--[\s\S]*?-->/y },
  { kind: 'text', pattern: /<!\[CDATA\[([\s\S]*?)\]\]>/y },
  { kind: 'doctype', pattern: /<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/iy },
  { kind: 'instruction', pattern: /<\?[\s\S]*?\?>/y },
  { kind: 'closing', pattern: /<\/([\w:.-]+)[ \t\r\n]*>/y },
  {
    kind: 'tag',
    pattern: /<([\w:.-]+)((?:[ \t\r\n]+[\w:.-]+[ \t\r\n]*=[ \t\r\n]*(?:"[^"<]*"|'[^'<]*'))*)[ \t\r\n]*\/?>/y,
  },
  { kind: 'text', pattern: /([^<]+)/y },
] as const;

/**
 * Splits an XML document into its pieces. Strict on purpose: a tag that breaks the syntax is `malformed` and ends the
 * scan, so that nothing can hide behind a browser's leniency.
 */
export function scanMarkup(text: string): Markup[] {
  // Copy the patterns, as a sticky pattern keeps its position as state.
  const patterns = PIECES.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern) }));
  const found: Markup[] = [];
  for (let offset = 0; offset < text.length; ) {
    const piece = pieceAt(text, offset, patterns);
    if (!piece) return [...found, { kind: 'malformed', offset, text: text.slice(offset, offset + 40) }];
    if (piece.markup) found.push(piece.markup);
    offset += piece.length;
  }
  return found;
}

type PieceKind = (typeof PIECES)[number]['kind'];
type PiecePatterns = readonly { readonly kind: PieceKind; readonly pattern: RegExp }[];

function pieceAt(
  text: string,
  offset: number,
  patterns: PiecePatterns,
): { markup: Markup | null; length: number } | null {
  for (const { kind, pattern } of patterns) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (match) return { markup: markupOf(kind, match, offset), length: match[0].length };
  }
  return null;
}

function markupOf(kind: PieceKind, match: RegExpExecArray, offset: number): Markup | null {
  const [whole, first = '', rest = ''] = match;
  if (kind === 'comment') return null;
  if (kind === 'closing') return { kind, offset, text: first };
  if (kind === 'tag')
    return {
      kind,
      offset,
      name: localName(first),
      written: first,
      attributes: attributesOf(rest),
      isClosed: whole.endsWith('/>'),
    };
  return { kind, offset, text: kind === 'text' ? resolveReferences(first) : whole };
}

function attributesOf(text: string): MarkupAttribute[] {
  return [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => ({
    name: localName(name),
    written: name,
    value: resolveReferences(double ?? single ?? ''),
  }));
}

function localName(name: string): string {
  return (name.split(':').at(-1) ?? name).toLowerCase();
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function resolveReferences(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, reference: string) => {
    if (!reference.startsWith('#')) return named[reference] ?? whole;
    const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
