import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOldEnough } from './registration-rules.ts';

const written = (time: number) => {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
};

it('admits people from the birthday at which they reach the minimum age, whatever that is', () => {
  const ages = fc.integer({ min: 16, max: 99 });
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (age, month, day) => {
      const today = new Date(Date.UTC(2026, month - 1, day)).toISOString().slice(0, 10);
      const birthday = Date.UTC(2026 - age, month - 1, day);
      expect(isOldEnough(written(birthday), age, today)).toBe(true);
      expect(isOldEnough(written(birthday + 86_400_000), age, today)).toBe(false);
    }),
  );
});
