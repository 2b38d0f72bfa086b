import { expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { type FileColumn, recordFile } from './record-file.ts';

interface Row {
  at: number;
  name: string;
  amount: number;
}

const row: Row = { at: Date.parse('2026-11-19T16:30:00Z'), name: 'Kite', amount: 1250 };
const columns: FileColumn<Row>[] = [
  { name: 'When', time: ({ at }) => at },
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Amount', money: ({ amount }) => minorUnits(amount) },
  { name: 'Currency', currency: true },
];
const days = { timeZone: 'Asia/Manila', today: '2026-11-23' };

async function* load() {
  yield [row];
  yield [{ ...row, name: 'Bank' }];
}

const fileOf = (range: { from?: string; to?: string }) =>
  recordFile({ title: 'All deposits', columns, days: { ...days, ...range }, currencyOf: () => 'EUR', load });

it('writes each row by its columns, times on the merchant’s clock, which the heading names', async () => {
  const file = fileOf({});
  expect(file.head).toEqual(['When (Asia/Manila)', 'Name', 'Amount', 'Currency']);
  const parts = [];
  for await (const part of file.parts(new AbortController().signal)) parts.push(part);
  const rest = [{ amount: 1250, currency: 'EUR' }, 'EUR'];
  expect(parts).toEqual([[['2026-11-20 00:30:00', 'Kite', ...rest]], [['2026-11-20 00:30:00', 'Bank', ...rest]]]);
});

it('is named after its days, or after today when it has all of them', () => {
  expect(fileOf({}).name).toBe('All deposits 2026-11-23');
  expect(fileOf({ from: '2026-11-01', to: '2026-11-19' }).name).toBe('All deposits 2026-11-01 2026-11-19');
});
