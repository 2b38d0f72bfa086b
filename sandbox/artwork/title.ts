import type { TileLayout } from './layout.ts';
import { CAP_HEIGHT, type Line, measureLine, setLine } from './lettering.ts';
import type { Ground, Tint } from './palette.ts';
import { num, verticalGradient } from './svg.ts';

const LINE_GAP = 0.2;
const OUTLINE = 0.15;

function capitals(name: string): string {
  return name.toLocaleUpperCase('en');
}

/** Every way to break words into at most `most` lines. */
export function breaksOf(words: readonly string[], most: number): string[][] {
  if (most === 1 || words.length === 1) return [[words.join(' ')]];
  const rest = words.slice(1).flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ');
    return breaksOf(words.slice(index + 1), most - 1).map((tail) => [head, ...tail]);
  });
  return [[words.join(' ')], ...rest];
}

/** A line's dimensions in em. */
interface Measure {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  /** Extent above and below the baseline; accents raise the first, the tail of a Q lowers the second. */
  readonly ascent: number;
  readonly descent: number;
}

function measure(text: string): Measure {
  const { x, y, width, height } = measureLine(text);
  return { text, left: x, width, ascent: Math.max(CAP_HEIGHT, -y), descent: Math.max(0, y + height) };
}

interface Fit {
  readonly lines: readonly (Measure & { readonly size: number })[];
  readonly height: number;
  readonly score: number;
}

function heightOf(lines: readonly (Measure & { size: number })[]): number {
  return lines.reduce(
    (sum, line, index) => sum + line.size * (line.ascent + line.descent + (index > 0 ? LINE_GAP : 0)),
    0,
  );
}

// First words of a name usually belong together (Sic Bo, Dragon Tiger), and a line should not end in a short word.
function readability(lines: readonly string[]): number {
  const [first = '', ...rest] = lines;
  const topHeavy = rest.length > 0 && first.length >= (rest.at(-1) ?? '').length;
  const dangling = lines.slice(0, -1).some((line) => /\b(OF|AND|IN|A|THE)$/.test(line));
  return (topHeavy ? 1.1 : 1) * (dangling ? 0.8 : 1);
}

function fitLines(lines: readonly Measure[], zone: TileLayout['title']): Fit {
  const widest = lines.map((line) => Math.min(zone.maxSize, zone.width / line.width));
  const base = Math.min(...widest);
  // A short line may be larger than a long one, as in a logotype, but must still belong to the same title.
  const sized = lines.map((line, index) => ({ ...line, size: Math.min(widest[index] ?? base, base * 1.3) }));
  const squeeze = Math.min(1, zone.height / heightOf(sized));
  const fitted = sized.map((line) => ({ ...line, size: line.size * squeeze }));
  const smallest = Math.min(...fitted.map((line) => line.size));
  const score = smallest * 0.9 ** (lines.length - 1) * readability(lines.map((line) => line.text));
  return { lines: fitted, height: heightOf(fitted), score };
}

function bestFit(name: string, zone: TileLayout['title']): Fit {
  const fits = breaksOf(capitals(name).split(/\s+/), zone.maxLines).map((lines) => fitLines(lines.map(measure), zone));
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best));
}

/** The title's lines set as paths inside the shape's title zone. */
export function layoutTitle(name: string, zone: TileLayout['title']): Line[] {
  const { lines, height } = bestFit(name, zone);
  let y = zone.y + (zone.height - height) * (zone.align === 'start' ? 1 : 0.62);
  return lines.map(({ text, size, left, width, ascent, descent }, index) => {
    y += size * (ascent + (index > 0 ? LINE_GAP : 0));
    const inset = zone.align === 'start' ? 0 : (zone.width - width * size) / 2;
    const line = setLine(text, zone.x + inset - left * size, y, size);
    y += size * descent;
    return line;
  });
}

function lineMarkup(line: Line, index: number, ground: Ground, tint: Tint): string {
  const [high = '#fff', middle = '#fff', low = '#fff'] = tint.title;
  const thickness = (line.box.height / CAP_HEIGHT) * OUTLINE;
  const fill = verticalGradient(
    `t${index}`,
    [
      { at: 0, colour: high },
      { at: 0.46, colour: middle },
      { at: 1, colour: low },
    ],
    [line.box.y, line.box.y + line.box.height],
  );
  return (
    `<defs>${fill}<path id="l${index}" d="${line.path}"/></defs>` +
    `<g stroke-linejoin="round" stroke="${ground.ink}" fill="${ground.ink}">` +
    `<use href="#l${index}" y="${num(thickness * 0.42)}" x="${num(thickness * 0.16)}" stroke-width="${num(thickness)}"/>` +
    `<use href="#l${index}" stroke-width="${num(thickness)}"/></g>` +
    `<use href="#l${index}" fill="url(#t${index})"/>`
  );
}

/** The title's markup: a dark cast and outline under a light-to-deep fill. */
export function titleMarkup(name: string, zone: TileLayout['title'], ground: Ground, tint: Tint): string {
  return layoutTitle(name, zone)
    .map((line, index) => lineMarkup(line, index, ground, tint))
    .join('');
}
