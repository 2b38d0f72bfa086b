import { expect, it } from 'vitest';
import { scanMarkup } from './scan-markup.ts';
import { ratioOf, squareFault, wideFault } from './shape-fault.ts';

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`;

it.each([
  'viewBox="0 0 64 64"',
  'viewBox="-8,-8,16,16"',
  'viewBox="0 0 64 63.9"',
  'width="24" height="24"',
  'width="24px" height="24px" viewBox="0 0 32 16"',
  'width="100%" height="50%" viewBox="0 0 8 8"',
])('accepts %s', (attributes) => {
  expect(squareFault(scanMarkup(svg(attributes)))).toBeNull();
});

it.each([
  ['viewBox="0 0 64 32"', '64 × 32'],
  ['viewBox="0 0 0 0"', '0 × 0'],
  ['viewBox="0 0 wide high"', 'neither a viewBox nor a width and a height'],
  ['width="48" height="24" viewBox="0 0 8 8"', '48 × 24'],
  ['', 'neither a viewBox nor a width and a height'],
])('measures %s', (attributes, size) => {
  expect(squareFault(scanMarkup(`<?xml version="1.0"?>${svg(attributes)}`))).toEqual({ offset: 21, size });
});

it.each(['viewBox="0 0 96 24"', 'viewBox="0 0 24 24"', 'width="80" height="10"'])('takes %s for wide', (attributes) => {
  expect(wideFault(scanMarkup(svg(attributes)))).toBeNull();
});

it.each([
  ['viewBox="0 0 20 24"', '20 × 24'],
  ['viewBox="0 0 81 10"', '81 × 10'],
  ['viewBox="0 0 64 0"', '64 × 0'],
  ['', 'neither a viewBox nor a width and a height'],
])('does not take %s for wide', (attributes, size) => {
  expect(wideFault(scanMarkup(svg(attributes)))).toEqual({ offset: 0, size });
});

it('divides the width by the height', () => {
  expect(ratioOf(scanMarkup(svg('viewBox="0 0 96 24"')))).toBe(4);
});
