import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Dictionary, isDictionary } from './guards.ts';
import { mergeDeep } from './merge-deep.ts';
import { withoutNulls } from './without-nulls.ts';

const settings = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 });

/** Settings with the path of one of them. */
const withPath = settings.chain((parent) => fc.constantFrom(...pathsIn(parent)).map((path) => ({ parent, path })));

it('takes away what null stands for: as if the parent did not have the key', () => {
  fc.assert(
    fc.property(withPath, ({ parent, path }) => {
      const child = path.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), null);
      expect(withoutNulls(mergeDeep(parent, child))).toEqual(withoutNulls(without(parent, path)));
    }),
  );
});

it('leaves no null outside a list, and changes nothing else', () => {
  fc.assert(
    fc.property(settings, (value) => {
      const rest = withoutNulls(value);
      expect(pathsIn(rest).map((path) => at(rest, path))).not.toContain(null);
      expect(withoutNulls(rest)).toEqual(rest);
      expect(mergeDeep(value, rest)).toEqual(mergeDeep(value, {}));
    }),
  );
});

it('keeps the entries of a list, and __proto__ as an ordinary key', () => {
  expect(withoutNulls({ domains: ['a.example', null] })).toEqual({ domains: ['a.example', null] });
  expect(Object.keys(Object(withoutNulls(JSON.parse('{ "__proto__": { "a": 1 } }'))))).toEqual(['__proto__']);
});

function pathsIn(value: unknown): string[][] {
  if (!isDictionary(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((rest) => [key, ...rest])]);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (isDictionary(inner) ? inner[key] : undefined), value);
}

function without(value: Dictionary, [key = '', ...rest]: readonly string[]): unknown {
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== key) return [[name, inner]];
    return rest.length > 0 && isDictionary(inner) ? [[name, without(inner, rest)]] : [];
  });
  return Object.fromEntries(entries);
}
