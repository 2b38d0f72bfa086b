import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, readDay, writeDay } from './day.ts';

describe('a day', () => {
  it.each(['14-08-1996', '29-02-2004', '01-01-0099', '31-12-9999'])('%s is parsed and formatted unchanged', (text) => {
    const day = readDay(text);
    expect(day && writeDay(day)).toBe(text);
  });

  it.each(['31-02-2000', '29-02-2001', '00-01-2000', '1-1-2000', '2000-01-01', ''])('%s is no day', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it.each([
    [dayOf(2024, 1, 31), 1, '29-02-2024'],
    [dayOf(2024, 1, 31), -2, '30-11-2023'],
    [dayOf(2024, 2, 29), 12, '28-02-2025'],
    [dayOf(2026, 11, 22), -252, '22-11-2005'],
  ])("%s and %i months keep the day of the month, or use the month's last", (day, months, text) => {
    expect(writeDay(addMonths(day, months))).toBe(text);
  });
});
