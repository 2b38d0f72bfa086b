import { expect, it } from 'vitest';
import { scanMarkup } from './scan-markup.ts';
import { squareFault } from './square-fault.ts';

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
