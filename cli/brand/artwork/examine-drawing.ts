import { hash } from 'node:crypto';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { type DecodeFault, decodeText } from '../source/decode-text.ts';
import { kibibytes, readBytes } from '../source/read-bytes.ts';
import { positionsIn } from '../source/text-position.ts';
import type { FoundAsset } from './find-asset.ts';
import { noDrawing, noText, otherKind } from './not-a-drawing.ts';
import { scanMarkup } from './scan-markup.ts';
import { squareFault, wideFault } from './shape-fault.ts';
import { svgDangers } from './svg-dangers.ts';
import { structureFault } from './svg-structure.ts';
import { syntaxFault } from './svg-syntax.ts';

const LARGEST_ASSET_BYTES = 512 * 1024;

export interface ExaminedDrawing {
  /** Null when the file is missing or unsafe. */
  readonly input: BrandInput | null;
  readonly problems: readonly Problem[];
}

/** An SVG that a setting names. */
export interface DrawingToExamine {
  readonly found: FoundAsset;
  /** Name as written in the setting. */
  readonly name: string;
  /** The folder it must be in, as a noun. */
  readonly home: string;
  /** A mark is square, a wordmark wide. */
  readonly shape: 'square' | 'wide' | 'any';
  /** A problem at the setting. */
  problem(finding: Finding): Problem;
}

/** Examines an SVG: that it exists, is not too large, and contains nothing but a drawing. */
export function examineDrawing({ found, name, home, shape, problem }: DrawingToExamine): ExaminedDrawing {
  if (typeof found === 'string') return refused(problem(whereabouts(found, name, home)));
  const bytes = readBytes(found, LARGEST_ASSET_BYTES);
  if (!Buffer.isBuffer(bytes)) return refused(problem(forAsset(bytes, name)));
  const input = { file: found.file, digest: hash('sha256', bytes, 'hex') };
  const other = otherKind(bytes);
  if (other) return { input, problems: [problemInFile(found.file, other)] };
  const text = decodeText(bytes);
  if (typeof text !== 'string') return { input, problems: [undecoded(found.file, text)] };
  const faults = drawingFaults(text, shape);
  const positionAt = positionsIn(text);
  return {
    input,
    problems: faults.map(({ offset, finding }) => problemInFile(found.file, finding, positionAt(offset))),
  };
}

/** Reports binary data as not an SVG. Other decoding faults are reported as for any text. */
function undecoded(file: string, { finding, ...at }: DecodeFault): Problem {
  return finding.received === 'binary data' ? problemInFile(file, noText) : problemInFile(file, finding, at);
}

interface DrawingFault {
  readonly offset: number;
  readonly finding: Finding;
}

/** Only a drawing without dangers is checked further, as a dangerous one may not be an SVG at all. */
function drawingFaults(text: string, shape: DrawingToExamine['shape']): DrawingFault[] {
  const markup = scanMarkup(text);
  if (markup.root !== 'svg') return [{ offset: 0, finding: noDrawing }];
  const dangers = svgDangers(markup).map(({ offset, found }) => ({ offset, finding: dangerFinding(found) }));
  if (dangers.length > 0) return dangers;
  const wrong = syntaxFault(markup);
  if (wrong) return [{ offset: wrong.offset, finding: notWellFormed(wrong.found) }];
  const broken = structureFault(markup);
  if (broken) return [{ offset: broken.offset, finding: notDrawable(broken.found) }];
  if (shape === 'any') return [];
  const { faultOf, findingOf } = SHAPES[shape];
  const fault = faultOf(markup);
  return fault ? [{ offset: fault.offset, finding: findingOf(fault.size) }] : [];
}

const SHAPES = {
  square: { faultOf: squareFault, findingOf: notSquare },
  wide: { faultOf: wideFault, findingOf: notWide },
} as const;

function refused(problem: Problem): ExaminedDrawing {
  return { input: null, problems: [problem] };
}

function whereabouts(obstacle: 'missing' | 'outside', name: string, home: string): Finding {
  const expected = `an SVG file in ${home}`;
  const received = plainValue(name);
  if (obstacle === 'missing') {
    return {
      rule: 'asset-missing',
      message: 'This file does not exist.',
      expected,
      received,
      fix: 'Add the file, or correct its name.',
    };
  }
  const message = `This file lies outside ${home}.`;
  return { rule: 'asset-outside', message, expected, received, fix: `Copy the file into ${home}.` };
}

/** A file that is too large gets its own message. Other obstacles are the same for all files. */
function forAsset(finding: Finding, name: string): Finding {
  if (finding.rule !== 'file-size') return finding;
  return {
    rule: 'asset-size',
    message: `The file ${plainText(name)} is too large.`,
    expected: `at most ${kibibytes(LARGEST_ASSET_BYTES)}`,
    received: finding.received ?? null,
    fix: 'Simplify the drawing, or embed smaller pictures.',
  };
}

function notSquare(size: string): Finding {
  return {
    rule: 'mark-square',
    message: 'The mark is not square.',
    expected: 'a viewBox as wide as it is high, such as "0 0 64 64"',
    received: size,
    fix: 'Export the drawing on a square canvas.',
  };
}

function notWide(size: string): Finding {
  return {
    rule: 'wordmark-wide',
    message: 'The wordmark is not wide, or it is too wide for a header.',
    expected: 'a viewBox that is 1 to 8 times as wide as it is high, such as "0 0 96 24"',
    received: size,
    fix: 'Draw the name in one line, without the mark, on a canvas that fits it.',
  };
}

function notDrawable(received: string): Finding {
  return {
    rule: 'asset-drawable',
    message: 'This SVG cannot be drawn.',
    expected: 'shapes on a canvas of 1 to 10,000 units, with no part repeated without end',
    received,
    fix: 'Export the drawing again as plain SVG.',
  };
}

function notWellFormed(received: string): Finding {
  return {
    rule: 'asset-syntax',
    message: 'This SVG is not well formed, so no browser draws it.',
    expected: 'SVG that follows the rules of XML',
    received,
    fix: 'Export the drawing again as plain SVG.',
  };
}

function dangerFinding(received: string): Finding {
  return {
    rule: 'asset-script',
    message: 'This SVG contains something that could run code or load another file.',
    expected: 'nothing but a drawing',
    received,
    fix: 'Remove it, or export the drawing as plain SVG.',
  };
}
