import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { once } from './once.ts';

export type Weight = 700 | 800;
export type Slope = 'italic' | 'normal';

/** A rectangle in SVG user units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One line of text as path text, with the box that its ink fills. */
export interface Line {
  readonly path: string;
  readonly box: Box;
}

/** Height of Barlow Condensed's capitals as a share of the type size. */
export const capHeight = 0.7;

function readFont(subset: string, weight: Weight, slope: Slope): Font {
  const name = `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-${slope}.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function readFace(weight: Weight, slope: Slope): readonly Font[] {
  return ['latin', 'vietnamese'].map((subset) => readFont(subset, weight, slope));
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

interface Run {
  readonly font: Font;
  readonly text: string;
}

// The family comes in files by script: Vietnamese vowels with two marks stand in another file than plain letters.
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontFor(character, fonts);
    const last = runs.at(-1);
    if (last?.font === font) runs.splice(-1, 1, { font, text: last.text + character });
    else runs.push({ font, text: character });
  }
  return runs;
}

function grid(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path text in relative coordinates, so that a letter that comes twice reads the same and compresses away. */
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
  const parts: string[] = [];
  let pen = grid(x);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const run of runsOf(text, faces[weight][slope]())) {
    const end = run.font.forEachGlyph(run.text, pen, grid(y), size, {}, (glyph, glyphX, glyphY, glyphSize) => {
      const path = glyph.getPath(grid(glyphX), glyphY, glyphSize);
      if (path.commands.length === 0) return;
      const box = path.getBoundingBox();
      parts.push(relativePath(path.commands));
      [left, top] = [Math.min(left, box.x1), Math.min(top, box.y1)];
      [right, bottom] = [Math.max(right, box.x2), Math.max(bottom, box.y2)];
    });
    pen = end;
  }
  return { path: parts.join(''), box: { x: left, y: top, width: right - left, height: bottom - top } };
}
