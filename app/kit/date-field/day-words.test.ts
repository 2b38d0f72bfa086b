import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

const heads = (tag: string, firstDay: number) =>
  dayWords(tag)
    .weekdays(firstDay)
    .map(({ short }) => short)
    .join(' ');

it('weekdays stand in their columns in every language, from the day that begins the week', () => {
  expect(heads('en', 0)).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(heads('vi', 1)).toBe('T2 T3 T4 T5 T6 T7 CN');
  expect(heads('ar', 6)).toBe('س ح ن ث ر خ ج');
});
