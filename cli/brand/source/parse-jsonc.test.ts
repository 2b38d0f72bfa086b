import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonc } from './parse-jsonc.ts';

describe('parseJsonc', () => {
  it('reads everything that JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, indent) => {
        const { value: parsed, faults } = parseJsonc(JSON.stringify(value, null, indent));
        if (faults.length === 0) expect(JSON.stringify(parsed)).toBe(JSON.stringify(value));
        else expect(faults.every(({ finding }) => finding.rule === 'forbidden-key')).toBe(true);
      }),
    );
  });

  it('never throws, and returns either a value or a fault', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      'null',
      '//',
      '/*',
      '*/',
      '\n',
      '\\u',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (text) => {
          const { value, faults } = parseJsonc(text);
          expect(value !== undefined || faults.length > 0).toBe(true);
        },
      ),
    );
  });

  it('accepts comments and trailing commas', () => {
    expect(parseJsonc('// a\n{ "a": [1, /* b */ 2,], }').value).toEqual({ a: [1, 2] });
  });

  it('finds every repeated key, only within the same object', () => {
    const { faults } = parseJsonc('{ "a": { "b": 1, "b": 2 }, "b": 3, "c": { "b": 4 }, "a": 5 }');
    expect(faults.map(({ path, finding }) => [path, finding.rule])).toEqual([
      [['a', 'b'], 'duplicate-key'],
      [['a'], 'duplicate-key'],
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('leaves out the key %s', (key) => {
    const { value, faults } = parseJsonc(`{ "a": 1, "${key}": { "b": 2 } }`);
    expect(JSON.stringify(value)).toBe('{"a":1}');
    expect(faults.map(({ finding }) => finding.rule)).toEqual(['forbidden-key']);
  });

  it('allows exactly 64 levels', () => {
    expect(parseJsonc('['.repeat(64) + ']'.repeat(64)).faults).toEqual([]);
    expect(parseJsonc('['.repeat(65) + ']'.repeat(65)).faults[0]).toMatchObject({
      offset: 64,
      finding: { rule: 'nesting' },
    });
    expect(parseJsonc(`["${'['.repeat(1000)}"]`).faults).toEqual([]);
  });
});
