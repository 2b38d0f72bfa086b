import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK } from '#schemas/csv/csv-lines.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { csvAnswer } from './csv-answer.ts';
import { pagesAfter } from './pages-after.ts';

/** The answer only reads the brand's languages. */
const call = { platform: { brand: defaultBrand() }, language: 'EN' };
const columns = [{ field: 'name' as const, heading: 'Name', words: { a: '=A' } }];
const cells = { name: (row: string) => row };
const fileOf = (pages: AsyncIterable<readonly string[]>) => csvAnswer(call, { name: 'names', columns, cells, pages });

test('a file is read no faster than it is taken, and no further than it is wanted', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield [String(read)];
      }
    } finally {
      isClosed = true;
    }
  }
  const parts = (await fileOf(endless())).parts[Symbol.asyncIterator]();
  expect((await parts.next()).value).toBe(`${BYTE_ORDER_MARK}"Name"\r\n`);
  expect((await parts.next()).value).toBe('"1"\r\n');
  expect(read).toBe(1);
  await parts.return?.();
  expect(isClosed).toBe(true);
});

test('what fails before the first row is a failure of the call, what fails later is one of the file', async () => {
  async function* failing(rows: string[]) {
    for (const row of rows) yield [row];
    throw new Error('No database.');
  }
  await expect(fileOf(failing([]))).rejects.toThrow('No database.');
  const { parts } = await fileOf(failing(['a']));
  const taken: string[] = [];
  const taking = async () => {
    for await (const part of parts) taken.push(part);
  };
  await expect(taking()).rejects.toThrow('No database.');
  expect(taken.at(-1)).toBe('"\'=A"\r\n');
});

test('pages go on after the last row until one is not full', async () => {
  const asked: (number | undefined)[] = [];
  const pages = pagesAfter<number>(async (limit, after = 0) => {
    asked.push(after);
    return Array.from({ length: Math.min(limit, 2500 - after) }, (_, index) => after + index + 1);
  });
  const rows: number[] = [];
  for await (const page of pages) rows.push(...page);
  expect(rows).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
  expect(asked).toEqual([0, 1000, 2000]);
});
