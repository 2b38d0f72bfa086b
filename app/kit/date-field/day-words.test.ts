import { expect, it } from 'vitest';
import { dayOf } from './day.ts';
import { dayWords } from './day-words.ts';

/** The weekdays from 1 January 2023, a Sunday, on. */
const heads = (tag: string, first: number) =>
  dayWords(tag)
    .weekdays(Array.from({ length: 7 }, (_, index) => dayOf(2023, 1, first + index)))
    .map(({ short }) => short)
    .join(' ');

it('names the weekdays in every language as briefly as their columns need', () => {
  expect(heads('en', 1)).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(heads('vi', 2)).toBe('T2 T3 T4 T5 T6 T7 CN');
  expect(heads('ar', 7)).toBe('س ح ن ث ر خ ج');
});
