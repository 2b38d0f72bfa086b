import { expect, it } from 'vitest';
import { scanMarkup } from './scan-markup.ts';
import { structureFault } from './svg-structure.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const found = (text: string) => structureFault(scanMarkup(text))?.found;

/** `<use>` of `<use>`, each level ten times the one before. */
const laughs = Array.from(
  { length: 9 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('');

it.each([
  ['a shape', '<path d="M0 0h8"/>'],
  ['groups in groups', '<g><g><rect width="1" height="1"/></g></g>'],
  ['a part that is used twice', '<g id="a"><circle r="1"/></g><use href="#a"/><use href="#a"/>'],
  ['text', '<text>Acme</text>'],
])('accepts %s', (_what, inside) => {
  expect(found(svg(inside))).toBeUndefined();
});

it.each([
  ['nothing', '', 'no shape'],
  ['definitions alone', '<defs><linearGradient id="a"/></defs>', 'no shape'],
  ['deep nesting', `${'<g>'.repeat(200)}<path/>${'</g>'.repeat(200)}`, 'more than 100 levels of parts'],
  ['a part that uses itself', '<g id="a"><use href="#a"/></g>', 'more than 20000 parts'],
  ['uses of uses', `<rect id="l0" width="1" height="1"/>${laughs}`, 'more than 20000 parts'],
])('finds %s', (_what, inside, fault) => {
  expect(found(svg(inside))).toBe(fault);
});

it.each([
  'width="0" height="0"',
  'viewBox="0 0 -8 8"',
  'width="1e9" height="1e9"',
  'width="0.001" height="0.001"',
  'viewBox="0 0 99999 99999"',
])('finds a size that cannot be drawn: %s', (size) => {
  expect(found(`<svg ${size}><path/></svg>`)).toMatch(/^a size of /);
});
