import { expect, it } from 'vitest';
import { hasShape, isListOf, isNumber, isRecordOf, isText } from './guards.ts';
import { parseJson } from './parse-json.ts';

const isFile = hasShape({ size: isNumber, names: isListOf(isText) });

it.each([
  ['whole', { size: 1, names: ['a'], more: true }, true],
  ['without a key', { size: 1 }, false],
  ['with a wrong entry', { size: 1, names: [1] }, false],
  ['that is a list', [], false],
  ['that is null', null, false],
])('checks an object %s', (_name, value, expected) => {
  expect(isFile(value)).toBe(expected);
  expect(isRecordOf(isFile)({ 'a.js': value })).toBe(expected);
});

it('names what does not hold what it should', () => {
  expect(parseJson('{"size":1,"names":[]}', isFile, 'files.json')).toEqual({ size: 1, names: [] });
  expect(() => parseJson('{}', isFile, 'files.json')).toThrow('files.json does not hold what it should.');
});
