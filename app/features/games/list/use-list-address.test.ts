import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChoices, slotKinds, sorts, writeChoices } from './use-list-address.ts';

const choices = fc.record({
  vassalage: fc.string(),
  search: fc.string({ unit: 'grapheme' }),
  kind: fc.constantFrom('' as const, ...slotKinds),
  hot: fc.boolean(),
  fresh: fc.boolean(),
  cockfight: fc.boolean(),
  sort: fc.constantFrom('' as const, ...sorts),
});

it('reads back every choice it writes to the address', () => {
  fc.assert(
    fc.property(choices, (list) => {
      expect(readChoices(new URLSearchParams(writeChoices(list)))).toEqual(list);
    }),
  );
});

it('ignores invalid choices', () => {
  const strange = new URLSearchParams('kind=XX&sort=__proto__&hot=yes&new=0');
  expect(readChoices(strange)).toEqual(readChoices(new URLSearchParams()));
});

it('leaves defaults out of the address', () => {
  expect(writeChoices(readChoices(new URLSearchParams()))).toBe('');
});
