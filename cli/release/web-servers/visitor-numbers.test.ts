import { expect, it } from 'vitest';
import { NUMBERS, numbersBelow } from './visitor-numbers.ts';

it('a share has that many of a hundred numbers, and a larger one has them too', () => {
  for (let share = 1; share < 100; share += 1) {
    const pattern = new RegExp(`^${numbersBelow(share)}$`);
    expect(NUMBERS.filter((number) => pattern.test(number))).toEqual(NUMBERS.slice(0, share));
  }
});
