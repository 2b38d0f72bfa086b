import { expect, it } from 'vitest';
import { plainCode } from './plain-code.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\u200f', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['AbC-१२', 'AbC-12'],
  ['\u2066', ''],
])('reads the code %j as %j', (text, code) => expect(plainCode(text)).toBe(code));
