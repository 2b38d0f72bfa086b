import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from '#app/kinds/account-fields/check-field.ts';
import { rule } from '#app/kinds/account-fields/register-settings.fixture.ts';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { suggestPassword } from './suggest-password.ts';

const POSSIBLE = [
  ...(['any', 'noSpaces', 'strongPassword', 'lettersAndNumbers', 'letterFirst', 'oneUppercase'] as const),
  ...(['uppercaseOnly', 'lettersAndSpaces', 'numbers'] as const),
];

describe('a suggested password', () => {
  it('follows every rule that one can follow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POSSIBLE),
        fc.integer({ min: 4, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (name, minLength, more) => {
          const given = rule({ acceptedPattern: patterns[name], minLength, maxLength: minLength + more });
          const password = suggestPassword(given) ?? '';
          expect(checkField(password, given)).toBeUndefined();
          expect([...password].length).toBe(Math.min(Math.max(12, minLength), minLength + more));
        },
      ),
    );
  });

  it('is another one each time, of signs that do not look alike', () => {
    const given = rule({ acceptedPattern: patterns.strongPassword, minLength: 8, maxLength: 20 });
    const found = Array.from({ length: 200 }, () => suggestPassword(given) ?? '');
    expect(new Set(found).size).toBe(200);
    expect(found.join('')).not.toMatch(/[0O1lIo]/);
  });

  it('is left out where no such password fits', () =>
    expect(suggestPassword(rule({ acceptedPattern: patterns.thai }))).toBeUndefined());
});
