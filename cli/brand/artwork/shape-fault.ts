import type { Markup, MarkupTag, ScannedMarkup } from './scan-markup.ts';

/** Reason why an SVG does not have the shape it should. */
export interface ShapeFault {
  readonly offset: number;
  /** Its size as text, such as `64 × 32`. */
  readonly size: string;
}

/** Drawing programs round their sizes. */
const TOLERANCE = 0.01;

/** A wider name would push everything else out of a phone's header. */
const WIDEST = 8;

/** Null for a square SVG: one with an equal width and height, or without them and with a square viewBox. */
export function squareFault(markup: ScannedMarkup): ShapeFault | null {
  return shapeFault(markup, ({ width, height }) => width > 0 && Math.abs(width - height) <= width * TOLERANCE);
}

/** Null for an SVG that is 1 to 8 times as wide as it is high. */
export function wideFault(markup: ScannedMarkup): ShapeFault | null {
  return shapeFault(markup, ({ width, height }) => height > 0 && width >= height && width <= height * WIDEST);
}

/** Width divided by height, of an SVG that has passed `wideFault`. @throws for one without a size */
export function ratioOf({ pieces }: ScannedMarkup): number {
  const root = rootOf(pieces);
  const size = root && drawingSize(root);
  if (!size) throw new Error('A drawing has no size.');
  return size.width / size.height;
}

function shapeFault({ pieces }: ScannedMarkup, fits: (size: Size) => boolean): ShapeFault | null {
  const root = rootOf(pieces);
  if (!root) return null;
  const size = drawingSize(root);
  if (!size) return { offset: root.offset, size: 'neither a viewBox nor a width and a height' };
  return fits(size) ? null : { offset: root.offset, size: `${size.width} × ${size.height}` };
}

function rootOf(pieces: readonly Markup[]): MarkupTag | undefined {
  return pieces.find((piece) => piece.kind === 'tag');
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
