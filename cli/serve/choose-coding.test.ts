import { expect, it } from 'vitest';
import { chooseCoding } from './choose-coding.ts';
import type { Body, Coding } from './served-files.ts';

const body: Body = { bytes: Buffer.from('a'), tag: '"1-1"', modified: '' };
const packed = new Map<Coding, Body>([
  ['identity', body],
  ['gzip', body],
  ['br', body],
]);
const plain = new Map<Coding, Body>([['identity', body]]);

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip,br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip', 'gzip'],
  ['abr, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  [undefined, 'identity'],
])('answers %s with %s', (accepted, coding) => {
  expect(chooseCoding(accepted, packed)).toBe(coding);
});

it('answers with the plain file where no other exists', () => {
  expect(chooseCoding('gzip, br', plain)).toBe('identity');
});
