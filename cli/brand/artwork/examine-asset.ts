import { hash } from 'node:crypto';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { decodeText } from '../source/decode-text.ts';
import { kibibytes, readBytes } from '../source/read-bytes.ts';
import { positionsIn } from '../source/text-position.ts';
import { findAsset } from './find-asset.ts';
import { squareFault } from './square-fault.ts';
import { svgDangers } from './svg-dangers.ts';

const LARGEST_ASSET_BYTES = 512 * 1024;

export interface ExaminedAsset {
  /** Null when the file is missing or unsafe. */
  readonly input: BrandInput | null;
  readonly problems: readonly Problem[];
}

/** A setting that names a file of the brand's artwork. */
export type ArtworkSetting = 'mark' | 'hero';

/** Examines one file of the brand's artwork. */
export function examineAsset(layers: BrandLayers, setting: ArtworkSetting, name: string): ExaminedAsset {
  const path = ['artwork', setting];
  const found = findAsset(layers, path, name);
  if (typeof found === 'string') return refused(layers.problem(path, whereabouts(found, name)));
  const bytes = readBytes(found.file, LARGEST_ASSET_BYTES);
  if (!Buffer.isBuffer(bytes)) return refused(layers.problem(path, forAsset(bytes, name)));
  const input = { file: found.file, digest: hash('sha256', bytes, 'hex') };
  const text = decodeText(bytes);
  if (typeof text !== 'string') return { input, problems: [problemInFile(found.file, text.finding, text)] };
  const faults = drawingFaults(text, setting);
  const positionAt = positionsIn(text);
  return {
    input,
    problems: faults.map(({ offset, finding }) => problemInFile(found.file, finding, positionAt(offset))),
  };
}

interface DrawingFault {
  readonly offset: number;
  readonly finding: Finding;
}

/** A drawing that is not safe may not be an SVG at all, so only a safe one is measured. */
function drawingFaults(text: string, setting: ArtworkSetting): DrawingFault[] {
  const dangers = svgDangers(text).map(({ offset, found }) => ({ offset, finding: dangerFinding(found) }));
  if (dangers.length > 0 || setting !== 'mark') return dangers;
  const fault = squareFault(text);
  return fault ? [{ offset: fault.offset, finding: notSquare(fault.size) }] : [];
}

function refused(problem: Problem): ExaminedAsset {
  return { input: null, problems: [problem] };
}

function whereabouts(found: 'missing' | 'outside', name: string): Finding {
  const expected = "an SVG file in the brand's folder";
  const received = JSON.stringify(name);
  if (found === 'missing') {
    return {
      rule: 'asset-missing',
      message: 'This file does not exist.',
      expected,
      received,
      fix: 'Add the file, or correct its name.',
    };
  }
  const message = "This file lies outside the brand's folder.";
  return { rule: 'asset-outside', message, expected, received, fix: "Copy the file into the brand's folder." };
}

/** A file that is too large has its own message; other obstacles are the same for any file. */
function forAsset(finding: Finding, name: string): Finding {
  if (finding.rule !== 'file-size') return finding;
  return {
    rule: 'asset-size',
    message: `The file ${name} is too large.`,
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

function dangerFinding(found: string): Finding {
  return {
    rule: 'asset-script',
    message: 'This SVG contains something that could run code or load another file.',
    expected: 'nothing but a drawing',
    received: found,
    fix: 'Remove it, or export the drawing as plain SVG.',
  };
}
