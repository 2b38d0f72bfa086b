import { expect, it } from 'vitest';
import { PAGE_SIZES, pageSizeOf } from './page-size.ts';

const of = (rows: string) => pageSizeOf((name) => (name === 'rows' ? rows : ''));

it('reads each offered size', () => {
  expect(PAGE_SIZES.map((size) => of(String(size)))).toEqual([...PAGE_SIZES]);
});

it.each(['', '0', '-100', '99', '100.0', '1e2', ' 100', '٥٠٠', '100000000', 'all', '<b>'])(
  'takes the usual size for what is not offered: %j',
  (rows) => expect(of(rows)).toBe(25),
);
