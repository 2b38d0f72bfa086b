import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChoices, slotKinds, sorts, writeChoices } from './use-list-address.ts';

const choices = fc.record({
  vassalage: fc.string(),
  search: fc.string({ unit: 'grapheme' }),
  kind: fc.constantFrom('' as const, ...slotKinds),
  hot: fc.boolean(),
  fresh: fc.boolean(),
  sort: fc.constantFrom('' as const, ...sorts),
});

it('reads every list out of the address that it writes for it', () => {
  fc.assert(
    fc.property(choices, (list) => {
      expect(readChoices(new URLSearchParams(writeChoices(list)))).toEqual(list);
    }),
  );
});

it('takes what is not to be chosen for not chosen', () => {
  const strange = new URLSearchParams('kind=XX&sort=__proto__&hot=yes&new=0');
  expect(readChoices(strange)).toEqual(readChoices(new URLSearchParams()));
});

it('says nothing in the address of what is not chosen', () => {
  expect(writeChoices(readChoices(new URLSearchParams()))).toBe('');
});
