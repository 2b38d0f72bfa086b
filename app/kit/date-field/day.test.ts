import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, readDay, writeDay } from './day.ts';
import { weeksOf } from './weeks.ts';

describe('a day', () => {
  it.each(['14-08-1996', '29-02-2004', '01-01-0099', '31-12-9999'])('%s is read as it is written', (text) => {
    const day = readDay(text);
    expect(day && writeDay(day)).toBe(text);
  });

  it.each(['31-02-2000', '29-02-2001', '00-01-2000', '1-1-2000', '2000-01-01', ''])('%s is none', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it.each([
    [dayOf(2024, 1, 31), 1, '29-02-2024'],
    [dayOf(2024, 1, 31), -2, '30-11-2023'],
    [dayOf(2024, 2, 29), 12, '28-02-2025'],
  ])('%s and %i months is no longer month than it is', (day, months, text) => {
    expect(writeDay(addMonths(day, months))).toBe(text);
  });
});

describe('weeksOf', () => {
  it('holds each day of the month once, in its column', () => {
    const weeks = weeksOf(dayOf(2026, 2, 14), 1);
    expect(weeks).toHaveLength(5);
    expect(weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(weeks[0]?.findIndex(Boolean)).toBe(6);
  });

  it('needs six weeks for a month that begins at a week’s end', () => {
    expect(weeksOf(dayOf(2026, 8, 1), 0)).toHaveLength(6);
  });
});
