import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import { once } from '../once.ts';

export type Weight = 700 | 800;
export type Slope = 'italic' | 'normal';

/** A rectangle in SVG user units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text as path data, with its ink's bounding box. */
export interface Line {
  readonly path: string;
  readonly box: Box;
}

/** Height of Barlow Condensed's capitals as a share of the type size. */
export const CAP_HEIGHT = 0.7;

function readFont(subset: string, weight: Weight, slope: Slope): Font {
  const name = `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-${slope}.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

interface Ink {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Face {
  readonly fonts: readonly Font[];
  /** The ink of a glyph in font units, cached because finding it walks the outline. */
  readonly inkOf: (glyph: Glyph) => Ink;
}

function readFace(weight: Weight, slope: Slope): Face {
  const inks = new Map<Glyph, Ink>();
  const inkOf = (glyph: Glyph) => {
    const box = inks.get(glyph) ?? glyph.getBoundingBox();
    inks.set(glyph, box);
    return box;
  };
  return { fonts: ['latin', 'vietnamese'].map((subset) => readFont(subset, weight, slope)), inkOf };
}

const faces = {
  700: { italic: once(() => readFace(700, 'italic')), normal: once(() => readFace(700, 'normal')) },
  800: { italic: once(() => readFace(800, 'italic')), normal: once(() => readFace(800, 'normal')) },
} as const;

function fontFor(character: string, fonts: readonly Font[]): Font {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
  if (!font) throw new Error(`Barlow Condensed has no glyph for "${character}".`);
  return font;
}

interface PlacedGlyph {
  readonly glyph: Glyph;
  /** Distance of its origin from the line's start, and its ink, in em. */
  readonly x: number;
  readonly ink: Ink;
}

// The family is split into files by script. Vietnamese vowels with two marks are in another file than plain letters,
// so a line may change fonts between letters, and letters are kerned only within a font.
function placeGlyphs(text: string, { fonts, inkOf }: Face): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const character of text) {
    const font = fontFor(character, fonts);
    const glyph = font.charToGlyph(character);
    const em = font.unitsPerEm;
    pen += before?.font === font ? font.getKerningValue(before.glyph, glyph) / em : 0;
    const { x1, y1, x2, y2 } = inkOf(glyph);
    // The y axis points up in font units and down in SVG.
    if (x2 > x1) placed.push({ glyph, x: pen, ink: { x1: x1 / em, y1: -y2 / em, x2: x2 / em, y2: -y1 / em } });
    pen += (glyph.advanceWidth ?? 0) / em;
    before = { font, glyph };
  }
  return placed;
}

function inkBox(placed: readonly PlacedGlyph[]): Box {
  const left = Math.min(...placed.map(({ x, ink }) => x + ink.x1));
  const top = Math.min(...placed.map(({ ink }) => ink.y1));
  const right = Math.max(...placed.map(({ x, ink }) => x + ink.x2));
  const bottom = Math.max(...placed.map(({ ink }) => ink.y2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box that a line's ink would fill at one unit per em, from its baseline's start. */
export function measureLine(text: string, weight: Weight = 800, slope: Slope = 'italic'): Box {
  return inkBox(placeGlyphs(text, faces[weight][slope]()));
}

function grid(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data in relative coordinates: repeated letters are then identical text and compress well. */
function relativePath(commands: readonly PathCommand[]): string {
  let [x, y] = [0, 0];
  const parts = commands.map((command) => {
    if (command.type === 'Z') return 'z';
    const pairs = [];
    if (command.type === 'C') pairs.push(command.x1 - x, command.y1 - y, command.x2 - x, command.y2 - y);
    if (command.type === 'Q') pairs.push(command.x1 - x, command.y1 - y);
    const step = [grid(command.x - x), grid(command.y - y)] as const;
    const letter = command.type === 'M' ? 'M' : command.type.toLowerCase();
    const target = command.type === 'M' ? [grid(command.x), grid(command.y)] : step;
    [x, y] = command.type === 'M' ? [grid(command.x), grid(command.y)] : [x + step[0], y + step[1]];
    return letter + [...pairs.map(grid), ...target].join(' ').replaceAll(' -', '-');
  });
  return parts.join('');
}

/** Sets `text` with its baseline's start at (x, y) and `size` units per em. */
export function setLine(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight = 800,
  slope: Slope = 'italic',
): Line {
  const placed = placeGlyphs(text, faces[weight][slope]());
  const { x: left, y: top, width, height } = inkBox(placed);
  const path = placed.map(({ glyph, x: left }) =>
    relativePath(glyph.getPath(grid(x + left * size), grid(y), size).commands),
  );
  return {
    path: path.join(''),
    box: { x: x + left * size, y: y + top * size, width: width * size, height: height * size },
  };
}
