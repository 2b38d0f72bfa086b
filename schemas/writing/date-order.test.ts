import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import patterns from '../platform/patterns.json' with { type: 'json' };
import { DATE_ORDERS, dateOrderOf, reorderDate } from './date-order.ts';

const orderOf = (pattern: string) => dateOrderOf((text) => new RegExp(pattern).test(text));

describe('dateOrderOf', () => {
  it.each([
    [patterns.dateDayFirst, 'dayFirst'],
    [patterns.dateMonthFirst, 'monthFirst'],
    [patterns.dateYearFirst, 'yearFirst'],
    ['^\\d{4}-\\d\\d-\\d\\d$', 'yearFirst'],
    ['^(19|20)\\d\\d-(0\\d|1[0-2])-[0-3]\\d$', 'yearFirst'],
    ['^[0-9]{2}-[0-9]{2}-[0-9]{4}$', 'dayFirst'],
    ['.', 'dayFirst'],
    ['^[0-9]{8}$', 'dayFirst'],
  ])('%s is %s', (pattern, order) => {
    expect(orderOf(pattern)).toBe(order);
  });
});

describe('reorderDate', () => {
  it('writes the same day in another order, and back', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
    const order = fc.constantFrom(...DATE_ORDERS);
    fc.assert(
      fc.property(digits(2), digits(2), digits(4), order, order, (day, month, year, from, to) => {
        const text = reorderDate(`${day}-${month}-${year}`, 'dayFirst', from);
        expect(reorderDate(reorderDate(text, from, to), to, from)).toBe(text);
        expect(reorderDate(text, from, 'yearFirst')).toBe(`${year}-${month}-${day}`);
      }),
    );
  });

  it.each(['', '1990', '31-12-1990', '1990-12-3', '1990/12/31'])('is empty for %s with the year first', (text) => {
    expect(reorderDate(text, 'yearFirst', 'dayFirst')).toBe('');
  });
});
