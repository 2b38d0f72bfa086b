import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath, parsePointer, valueAt } from './json-path.ts';

describe('formatPath', () => {
  it.each([
    [[], ''],
    [['site', 'domains', 0], 'site.domains[0]'],
    [['resources', 'my blog'], 'resources["my blog"]'],
    [['$schema'], '$schema'],
  ])('formats %j as %s', (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

describe('parsePointer', () => {
  it('distinguishes list positions from keys by their parent', () => {
    expect(parsePointer('/a/0/b~1c~0d', { a: [{ 'b/c~d': 1 }] })).toEqual(['a', 0, 'b/c~d']);
    expect(parsePointer('/0', { 0: 1 })).toEqual(['0']);
    expect(parsePointer('', {})).toEqual([]);
  });

  it('finds the value of the pointer', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.integer())), (root) => {
        for (const [key, list] of Object.entries(root)) {
          const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
          list.forEach((item, index) => {
            expect(valueAt(root, parsePointer(`/${escaped}/${index}`, root))).toBe(item);
          });
        }
      }),
    );
  });
});

describe('valueAt', () => {
  it('follows own properties only', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt('text', ['length'])).toBeUndefined();
    expect(valueAt([7], [0])).toBe(7);
  });
});
