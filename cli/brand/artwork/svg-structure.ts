import type { Markup, MarkupTag, ScannedMarkup } from './scan-markup.ts';
import { drawingSize } from './shape-fault.ts';

/** Why an SVG cannot be drawn. */
export interface StructureFault {
  readonly offset: number;
  /** A noun, such as `no shape`. */
  readonly found: string;
}

/** Far above what drawings have. Some renderers have no limit of their own. */
const DEEPEST_NESTING = 100;
const MOST_PARTS = 20_000;

/** In units of the drawing. Renderers draw nothing below one pixel. */
const SHORTEST_EDGE = 1;
const LONGEST_EDGE = 10_000;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use']);

/** The first reason why a safe and well formed SVG cannot be drawn, or null. */
export function structureFault({ pieces }: ScannedMarkup): StructureFault | null {
  const tags = pieces.filter((piece) => piece.kind === 'tag');
  return nestingFault(pieces) ?? repetitionFault(pieces) ?? sizeFault(tags) ?? emptinessFault(tags);
}

function sizeFault([root]: readonly MarkupTag[]): StructureFault | null {
  const { width, height } = (root && drawingSize(root)) ?? { width: 1, height: 1 };
  const isFit = [width, height].every((length) => length >= SHORTEST_EDGE && length <= LONGEST_EDGE);
  return isFit ? null : { offset: root?.offset ?? 0, found: `a size of ${width} × ${height}` };
}

function emptinessFault(tags: readonly MarkupTag[]): StructureFault | null {
  return tags.some(({ name }) => SHAPES.has(name)) ? null : { offset: 0, found: 'no shape' };
}

function nestingFault(pieces: readonly Markup[]): StructureFault | null {
  let depth = 0;
  for (const { kind, offset } of pieces) {
    if (kind === 'closing') depth -= 1;
    if (kind === 'tag') depth += 1;
    if (depth > DEEPEST_NESTING) return { offset, found: `more than ${DEEPEST_NESTING} levels of parts` };
  }
  return null;
}

/** Limits repetition by `<use>`: as uses can nest, a few lines can ask for millions of shapes. */
function repetitionFault(markup: readonly Markup[]): StructureFault | null {
  const parts = partsById(markup);
  const sizes = new Map<string, number>();
  const sizeOf = (id: string): number => {
    const size = sizes.get(id);
    if (size !== undefined) return size;
    // Infinity until the size is known, so that a part which contains itself is refused.
    sizes.set(id, Number.POSITIVE_INFINITY);
    const total = (parts.get(id) ?? []).reduce((sum, tag) => sum + 1 + repeatedBy(tag), 0);
    sizes.set(id, total);
    return total;
  };
  const repeatedBy = (tag: MarkupTag) => (tag.name === 'use' ? sizeOf(targetOf(tag)) : 0);
  let total = 0;
  for (const piece of markup) {
    if (piece.kind !== 'tag') continue;
    total += 1 + repeatedBy(piece);
    if (total > MOST_PARTS) return { offset: piece.offset, found: `more than ${MOST_PARTS} parts` };
  }
  return null;
}

function targetOf({ attributes }: MarkupTag): string {
  return (
    attributes
      .find(({ name }) => name === 'href')
      ?.value.trim()
      .slice(1) ?? ''
  );
}

/** The tags of each part that has an id: its own, and those inside it. */
function partsById(markup: readonly Markup[]): Map<string, MarkupTag[]> {
  const parts = new Map<string, MarkupTag[]>();
  const open: MarkupTag[][] = [];
  for (const piece of markup) {
    if (piece.kind === 'closing') open.pop();
    if (piece.kind !== 'tag') continue;
    const own: MarkupTag[] = [];
    const id = piece.attributes.find(({ name }) => name === 'id')?.value;
    if (id !== undefined) parts.set(id, own);
    for (const around of [...open, own]) around.push(piece);
    open.push(own);
  }
  return parts;
}
