import type { MarkupTag, ScannedMarkup } from './scan-markup.ts';

/** Reason why an SVG is not square. */
export interface SquareFault {
  readonly offset: number;
  /** Its size as text, such as `64 × 32`. */
  readonly size: string;
}

/** Drawing programs round their sizes. */
const TOLERANCE = 0.01;

/** Null for a square SVG: one with an equal width and height, or without them and with a square viewBox. */
export function squareFault({ pieces }: ScannedMarkup): SquareFault | null {
  const root = pieces.find((piece) => piece.kind === 'tag');
  if (root?.kind !== 'tag') return null;
  const size = drawingSize(root);
  if (!size) return { offset: root.offset, size: 'neither a viewBox nor a width and a height' };
  const { width, height } = size;
  const isSquare = width > 0 && Math.abs(width - height) <= width * TOLERANCE;
  return isSquare ? null : { offset: root.offset, size: `${width} × ${height}` };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size in the drawing's units; undefined if it states none. */
export function drawingSize(root: MarkupTag): Size | undefined {
  return lengthsOf(root) ?? viewBoxOf(root);
}

/** Undefined for percentages and for lengths in different units. */
function lengthsOf(root: MarkupTag): Size | undefined {
  const [width, height] = ['width', 'height'].map((name) =>
    /^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(attribute(root, name).trim()),
  );
  if (!width || !height || width[2] !== height[2]) return undefined;
  return { width: Number(width[1]), height: Number(height[1]) };
}

function viewBoxOf(root: MarkupTag): Size | undefined {
  const [, , width, height] = attribute(root, 'viewbox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width === undefined || height === undefined || Number.isNaN(width + height)) return undefined;
  return { width, height };
}

function attribute({ attributes }: MarkupTag, name: string): string {
  return attributes.find((candidate) => candidate.name === name)?.value ?? '';
}
