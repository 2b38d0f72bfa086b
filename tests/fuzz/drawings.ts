import fc, { type Arbitrary } from 'fast-check';
import { ODD_ADDRESSES, ODD_STYLES, ODD_SYNTAX, ODD_UNICODE } from './odd-texts.ts';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'text', 'image', 'use', 'tspan', 'marker'];
const GROUPS = [
  'g',
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'filter',
  'linearGradient',
  'a',
  'switch',
  'style',
  'title',
];
const FORBIDDEN = ['script', 'foreignObject', 'iframe', 'animate', 'set', 'svg:script', 'SCRIPT', 'handler', 'feImage'];

const lengths = fc.constantFrom(
  '0',
  '1',
  '8',
  '-1',
  '1e9',
  '1e-9',
  '100%',
  'NaN',
  '8px',
  '8cm',
  '',
  '1e400',
  '64',
  '10000',
  '10001',
);
const references = fc.constantFrom(
  '#a',
  '#b',
  '#c',
  '#',
  '#none',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:text/html,x',
);
const odd = fc.constantFrom(...ODD_ADDRESSES, ...ODD_STYLES, ...ODD_SYNTAX, ...ODD_UNICODE);
const numbers = fc.array(lengths, { maxLength: 8 }).map((list) => list.join(' '));

const attributes: Arbitrary<string> = fc
  .oneof(
    fc.tuple(fc.constantFrom('width', 'height', 'x', 'y', 'r', 'rx', 'font-size', 'stroke-width', 'opacity'), lengths),
    fc.tuple(fc.constantFrom('href', 'xlink:href', 'src'), fc.oneof(references, odd)),
    fc.tuple(fc.constant('id'), fc.constantFrom('a', 'b', 'c', '')),
    fc.tuple(
      fc.constantFrom('fill', 'stroke', 'filter', 'mask', 'clip-path', 'style', 'class'),
      fc.oneof(
        odd,
        references.map((to) => `url(${to})`),
      ),
    ),
    fc.tuple(
      fc.constantFrom('d', 'points', 'transform', 'viewBox', 'stdDeviation', 'stroke-dasharray'),
      fc.oneof(numbers, fc.constantFrom('M0 0h8v8', 'M0 0', 'scale(1e9)', 'rotate(45)', 'matrix(0 0 0 0 0 0)')),
    ),
    fc.tuple(
      fc.constantFrom('onload', 'onclick', 'xml:base', 'xmlns', 'xmlns:x', 'attributeName', 'values', 'from'),
      odd,
    ),
  )
  .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`);

const attributeList = fc.array(attributes, { maxLength: 4 }).map((list) => list.join(''));

const { part } = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...SHAPES), attributeList).map(([name, list]) => `<${name}${list}/>`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('<!-- a -->', '<![CDATA[a]]>', 'text', '&amp;', '&none;', '&#0;', '&#x110000;', '\0'),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...GROUPS), attributeList, fc.array(tie('part'), { maxLength: 4 }))
        .map(([name, list, inner]) => `<${name}${list}>${inner.join('')}</${name}>`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...FORBIDDEN), attributeList).map(([name, list]) => `<${name}${list}/>`),
    },
  ),
}));

const SHELLS = [
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</svg>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">', '</svg>'],
  ['<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</svg>\n'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="1e3" height="1e3">', '</svg>'],
  ['<svg viewBox="0 0 8 8">', '</svg>'],
  ['<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</SVG>'],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</s:svg>'],
  ['<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 8 8">', '</svg>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e4 1e4">', '</svg>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 0.5 0.5">', '</svg>'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</svg>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</svg><svg/>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', ''],
  ['', ''],
] as const;

/** Drawings of all kinds: sound, odd, and not drawings at all. */
export const drawings: Arbitrary<string> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...SHELLS.slice(0, 4)) },
          { weight: 1, arbitrary: fc.constantFrom(...SHELLS) },
        ),
        fc.array(part, { minLength: 1, maxLength: 4 }),
      )
      .map(([[start, end], parts]) => `${start}<path d="M0 0h8v8"/>${parts.join('')}${end}`),
  },
  { weight: 1, arbitrary: fc.integer({ min: 90, max: 3_000 }).map((depth) => nestedGroups(depth)) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 40 }).map((depth) => repeatedUses(depth)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1_000, max: 40_000 })
      .map((count) => `${SHELLS[0][0]}${'<path d="M0 0h8"/>'.repeat(count)}</svg>`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<svg '.repeat(20_000),
      '<'.repeat(50_000),
      `<svg a="${' '.repeat(200_000)}`,
      `<svg ${'a = '.repeat(20_000)}>`,
      `<!--${'-'.repeat(100_000)}`,
      '&'.repeat(100_000),
    ),
  },
);

function nestedGroups(depth: number): string {
  return `${SHELLS[0][0]}${'<g>'.repeat(depth)}<path d="M0 0h8v8"/>${'</g>'.repeat(depth)}</svg>`;
}

/** Each group repeats the one before it ten times. */
function repeatedUses(depth: number): string {
  const groups = Array.from(
    { length: depth },
    (_, level) => `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}<path d="M0 0h1"/></g>`,
  );
  return `${SHELLS[0][0]}<defs>${groups.join('')}</defs><use href="#g${depth - 1}"/></svg>`;
}
