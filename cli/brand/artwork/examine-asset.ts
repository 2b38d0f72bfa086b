import { hash } from 'node:crypto';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { decodeText } from '../source/decode-text.ts';
import type { JsonPath } from '../source/json-path.ts';
import { kibibytes, readBytes } from '../source/read-bytes.ts';
import { positionAt, type TextPosition } from '../source/text-position.ts';
import { findAsset } from './find-asset.ts';
import { svgDangers } from './svg-dangers.ts';

const LARGEST_ASSET_BYTES = 512 * 1024;

export interface ExaminedAsset {
  /** Null when the file is missing or unsafe. */
  readonly input: BrandInput | null;
  readonly problems: readonly Problem[];
}

/** Examines one file of the brand's artwork; `path` is the setting that names it. */
export function examineAsset(layers: BrandLayers, path: JsonPath, name: string): ExaminedAsset {
  const found = findAsset(layers, path, name);
  if (typeof found === 'string') return refused(layers.problem(path, whereabouts(found, name)));
  const bytes = readBytes(found.file, LARGEST_ASSET_BYTES);
  if (!Buffer.isBuffer(bytes)) return refused(layers.problem(path, forAsset(bytes, name)));
  const input = { file: found.file, digest: hash('sha256', bytes, 'hex') };
  const text = decodeText(bytes);
  if (typeof text !== 'string') return { input, problems: [inSvg(found.file, text, text.finding)] };
  const problems = svgDangers(text).map(({ offset, found: danger }) =>
    inSvg(found.file, positionAt(text, offset), dangerFinding(danger)),
  );
  return { input, problems };
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

function dangerFinding(found: string): Finding {
  return {
    rule: 'asset-script',
    message: 'This SVG contains something that could run code or load another file.',
    expected: 'nothing but a drawing',
    received: found,
    fix: 'Remove it, or export the drawing as plain SVG.',
  };
}

function inSvg(file: string, { line, column }: TextPosition, finding: Finding): Problem {
  const { rule, message, expected = null, received = null, fix = null } = finding;
  return { file, line, column, path: '', rule, message, expected, received, fix };
}
