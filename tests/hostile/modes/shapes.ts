import type { Mode } from '../mode.ts';
import {
  changed,
  changedRaw,
  eachLeaf,
  eachList,
  eachNumber,
  eachObject,
  eachText,
  firstLeaf,
  type Json,
} from './change-json.ts';

const wrongType = (leaf: Json): Json => (typeof leaf === 'string' ? 7 : String(leaf));

/** A first record that breaks the contract in every way, before the good ones. */
const BAD_RECORDS: readonly Json[] = [null, 7, [], { nodeId: {}, id: [], title: 9 }];

const DEPTH = 20_000;
const NESTED = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

/** A value with `then` is taken for a promise by `await`; one with `$$typeof` could pass for an element. */
const UNKNOWN: { [key: string]: Json } = JSON.parse('{"toString":"x","then":"x","$$typeof":1}');

const DATE_KEY = /time|date|birthday|opens|closes|expires|since|until|at$/i;

const without = (keys: readonly string[], object: { [key: string]: Json }) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** Answers whose JSON breaks the contract, or keeps to its types and to nothing else. */
export const shapeModes: readonly Mode[] = [
  changed('null values', () => null),
  changed('null fields', (value) => eachLeaf(value, () => null)),
  changed('wrong types', (value) => eachLeaf(value, wrongType)),
  changed('lists for objects and objects for lists', (value) => (Array.isArray(value) ? {} : [])),
  changed('a bad record in every list', (value) => eachList(value, (list) => [...BAD_RECORDS, ...list])),
  changed('a last record without fields', (value) => eachList(value, (list) => [...list, {}])),
  changed('missing fields', (value) => eachObject(value, (object) => without(Object.keys(object).slice(-1), object))),
  changed('unknown fields', (value) => eachObject(value, (object) => ({ ...object, ...UNKNOWN }))),
  changed('duplicate ids', (value) => eachList(value, (list) => list.flatMap((item) => [item, item, item]))),
  changed('empty lists', (value) => eachList(value, () => [])),
  changed('empty texts', (value) => eachText(value, () => '')),
  changed('unknown enum values', (value) =>
    eachText(value, (text) => (/^[A-Z\d_]+$/.test(text) ? 'NOBODY_KNOWS' : text)),
  ),
  changed('invalid dates', (value) =>
    eachLeaf(value, (leaf, key) =>
      DATE_KEY.test(key) ? (typeof leaf === 'number' ? 8.64e15 : '0000-99-99T99:99') : leaf,
    ),
  ),
  changed('negative amounts', (value) => eachNumber(value, (number) => -Math.abs(number) - 1)),
  changed('huge numbers', (value) => eachNumber(value, () => 2 ** 53 + 2)),
  changed('the largest numbers', (value) => eachNumber(value, () => Number.MAX_VALUE)),
  changed('fractions', (value) => eachNumber(value, (number) => number + 1e-9)),
  changedRaw('1e400', (value) => eachNumber(value, () => 'RAW'), { RAW: '1e400' }),
  changedRaw('deep nesting', (value) => firstLeaf(value, 'RAW'), { RAW: NESTED }),
  changedRaw(
    'deep nesting in a field that the site does not read',
    (value) => eachObject(value, (it) => ({ ...it, zz: 'RAW' })),
    {
      RAW: `${'['.repeat(2000)}${']'.repeat(2000)}`,
    },
  ),
  changedRaw('prototype keys', (value) => eachObject(value, (object) => ({ ...object, RAW: 'x' })), {
    RAW: '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"hasOwnProperty"',
  }),
];
