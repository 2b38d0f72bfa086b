import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJsonc } from './parse-jsonc.ts';
import { plainJson } from './plain-json.ts';

const space = fc.constantFrom('', ' ', '\n\t', '\r\n');
const key = fc.constantFrom('a', 'b', '1', '0', 'é', 'a b', '__proto__', 'constructor', '\\u005f_proto__', '\\"');
const leaf = fc.constantFrom('1', '1.0', '-0', '1e3', 'true', 'null', '""', '"a  b"', '"\\u00e9"', '"// no"', '"\\\\"');

/** JSON texts with white space, repeated keys and unusual ways to write a value. */
const { text } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(space, fc.array(tie('text'))).map(([gap, list]) => `[${gap}${list.join(`,${gap}`)}${gap}]`),
    fc
      .tuple(space, fc.array(fc.tuple(key, tie('text'))))
      .map(([gap, list]) => `{${gap}${list.map(([name, value]) => `"${name}"${gap}:${value}`).join(`,${gap}`)}}`),
  ),
}));

it('finds the same in a text with and without a comment', () => {
  fc.assert(
    fc.property(text, (json) => {
      expect(parseJsonc(json)).toEqual(parseJsonc(`${json} // a comment`));
    }),
  );
});

it.each([
  ['a comment', '{ "a": 1 } // b'],
  ['a trailing comma', '[1, 2, ]'],
  ['a key that stands twice', '{ "a": 1, "a": 1 }'],
  ['a level too many', '[[[[]]]]'],
  ['nothing', ' '],
])('leaves %s to the other parser', (_what, json) => {
  expect(plainJson(json, 3)).toBeUndefined();
});

it('reads a text with a string as long as the largest file', () => {
  const long = '\\n[a]'.repeat(200_000);
  expect(plainJson(`{ "a" : "${long}" }`, 1)).toEqual({ a: '\n[a]'.repeat(200_000) });
});
