import { plainText } from '#cli/problems/plain-text.ts';
import { isHarmlessDoctype } from './doctype.ts';
import type { Markup, MarkupAttribute, MarkupOther, MarkupTag, ScannedMarkup } from './scan-markup.ts';

/** Something in an SVG file that could run a program, load an external file or hide either. */
export interface SvgDanger {
  readonly offset: number;
  /** A noun, such as `a script`. */
  readonly found: string;
}

const FORBIDDEN_TAGS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
]);
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'data', 'action', 'from', 'to', 'values', 'by', 'base']);
const OWN_IMAGE = /^data:image\/(png|jpeg|webp|gif);base64,/i;

/** Everything forbidden in a brand's SVG that precedes its first fault; empty for a safe one. */
export function svgDangers({ pieces }: ScannedMarkup): SvgDanger[] {
  return pieces.flatMap((piece) => dangersOf(piece).map((danger) => ({ offset: piece.offset, found: danger })));
}

function dangersOf(piece: Markup): string[] {
  if (piece.kind === 'tag') return tagDangers(piece);
  const danger = otherDanger(piece);
  return danger === null ? [] : [danger];
}

function otherDanger({ kind, text }: MarkupOther): string | null {
  if (kind === 'doctype')
    return isHarmlessDoctype(text) ? null : 'a DOCTYPE that defines something or names another file';
  if (kind === 'instruction') return 'a processing instruction';
  // Another encoding than the file's own could turn harmless text into markup.
  if (kind === 'encoding') return /^utf-?8$/i.test(text) ? null : `the encoding ${plainText(text)}`;
  return loadsThroughStyle(text) ? 'a style that loads another file' : null;
}

function tagDangers({ name, attributes }: MarkupTag): string[] {
  const own = FORBIDDEN_TAGS.has(name) ? [`the element <${plainText(name)}>`] : [];
  return [...own, ...attributes.flatMap((attribute) => attributeDanger(attribute) ?? [])];
}

function attributeDanger({ name, value }: MarkupAttribute): string | null {
  if (name.startsWith('on')) return `the event handler ${plainText(name)}`;
  if (name === 'attributename' && /^(.*:)?(href|on.*)$/i.test(value.trim()))
    return 'an animation of an address or a handler';
  if (ADDRESS_ATTRIBUTES.has(name) && !staysInside(name, value)) return `the address ${plainText(value)}`;
  return loadsThroughStyle(value) ? 'a style that loads another file' : null;
}

/** Animations also have `from`, `to` and `values`, of which only addresses matter. */
function staysInside(name: string, value: string): boolean {
  const address = [...value].filter((character) => character > ' ').join('');
  if (['href', 'src', 'data', 'action', 'base'].includes(name))
    return address.startsWith('#') || OWN_IMAGE.test(address);
  return !/(javascript|data|https?|file):|\/\//i.test(address);
}

/** `url(#id)` references a part of the same picture; other functions load files too, and a backslash could escape anything. */
function loadsThroughStyle(style: string): boolean {
  return (
    /@import|expression\(|image-set\(|\bsrc\(|url\(\s*["']?\s*(?!#|data:image\/(png|jpeg|webp|gif);base64,)[^"'\s)#]/i.test(
      style,
    ) || /\\[0-9a-f]/i.test(style)
  );
}
