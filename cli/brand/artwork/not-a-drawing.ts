import type { Finding } from '#cli/problems/problem.ts';

/** First bytes of other kinds of files. */
const SIGNATURES: readonly (readonly [kind: string, start: string])[] = [
  ['a PNG picture', '\x89PNG'],
  ['a JPEG picture', '\xff\xd8\xff'],
  ['a GIF picture', 'GIF8'],
  ['a BMP picture', 'BM'],
  ['a TIFF picture', 'II*\0'],
  ['a TIFF picture', 'MM\0*'],
  ['an icon', '\0\0\x01\0'],
  ['a PDF document, as Illustrator saves', '%PDF'],
  ['an EPS drawing', '%!PS'],
  ['an EPS drawing', '\xc5\xd0\xd3\xc6'],
  ['a compressed file, such as .svgz', '\x1f\x8b'],
  ['an archive, as Sketch and Figma save', 'PK\x03\x04'],
];

/** Finding on a file that is named as an SVG but is empty or of another kind; null if it may be an SVG. */
export function otherKind(bytes: Buffer): Finding | null {
  if (bytes.toString('utf8').replaceAll(/[\s\uFEFF]/g, '') === '') return notSvg('This file is empty.', 'nothing');
  const start = bytes.subarray(0, 16).toString('latin1');
  const [kind] = SIGNATURES.find(([, signature]) => start.startsWith(signature)) ?? riff(start) ?? [];
  return kind === undefined ? null : notSvg('The name of this file ends in .svg, but it is not an SVG.', kind);
}

/** Finding on bytes that are not text in any supported encoding. */
export const noText: Finding = notSvg('The name of this file ends in .svg, but it is not an SVG.', 'binary data');

/** Finding on text that does not begin as a drawing. */
export const noDrawing: Finding = notSvg(
  'The name of this file ends in .svg, but it is not an SVG.',
  'no <svg> at its beginning',
);

function riff(start: string): readonly [string] | undefined {
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return ['a WebP picture'];
  return start.slice(4, 8) === 'ftyp' ? ['an AVIF or HEIC picture'] : undefined;
}

function notSvg(message: string, received: string): Finding {
  const fix = 'Export the drawing as SVG; another name does not change what a file is.';
  return { rule: 'asset-svg', message, expected: 'an SVG drawing', received, fix };
}
