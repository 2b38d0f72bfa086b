import { expect, it } from 'vitest';
import type { JsonPath } from '../source/json-path.ts';
import { soundParts } from './sound-parts.ts';

function isSound(part: string, path: JsonPath, rule = 'type') {
  return soundParts([{ path, part: 'value', finding: { rule, message: '' } }])(part);
}

it.each<[string, JsonPath, boolean]>([
  ['artwork.mark', ['artwork', 'mark'], false],
  ['artwork.mark', ['artwork'], false],
  ['artwork.mark', [], false],
  ['artwork', ['artwork', 'mark'], false],
  ['artwork.hero', ['artwork', 'mark'], true],
  ['art', ['artwork'], true],
  ['categories', ['categories', 3], false],
])('%s with a finding at %j: %j', (part, path, expected) => {
  expect(isSound(part, path)).toBe(expected);
});

it('keeps a list sound beside an unknown or repeated entry', () => {
  expect(isSound('categories', ['categories', 3], 'choice')).toBe(true);
  expect(isSound('categories', ['categories', 3], 'duplicate-entry')).toBe(true);
  expect(isSound('categories', ['categories'], 'choice')).toBe(false);
  expect(isSound('theme', ['theme', 'name'], 'choice')).toBe(false);
});
