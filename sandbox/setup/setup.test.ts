import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { readOptions } from './options.ts';
import { readBrand } from './sandbox-brand.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandgen-setup-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  [['--port', 'abc'], /--port abc is no port\..*0 to 65535/],
  [['--port', '70000'], /0 to 65535/],
  [['--nonsense'], /'--nonsense'.*--help/s],
  [['--database-url', 'postgres://h/d', '--data', 'x'], /exclude each other/],
  [['--brand', ''], /--brand is empty/],
])('options %j are refused with what to change', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('options have defaults', () => {
  expect(readOptions([])).toEqual({ port: 4600, json: false, help: false });
});

test.each(['postgres://localhost', 'mysql://localhost/x', 'nonsense'])(
  'the URL %s is no whole PostgreSQL URL',
  async (url) => {
    await expect(openPostgres(url)).rejects.toThrow(/postgres:\/\/user:password@host/);
  },
);

test('a database that does not answer is named without its password', async () => {
  const attempt = openPostgres('postgres://me:secret@127.0.0.1:1/platform');
  await expect(attempt).rejects.toThrow(/postgres:\/\/me@127\.0\.0\.1:1\/platform did not answer: .*ECONNREFUSED/);
  await expect(attempt).rejects.not.toThrow(/secret/);
});

test.each([
  ['{', /is not JSON/],
  ['{"id":"aurora"}', /is not a site's brand: brand must have required property/],
])('the brand file %s is refused', async (text, message) => {
  const file = join(folder, 'brand.json');
  await writeFile(file, text);
  await expect(readBrand(file)).rejects.toThrow(message);
});

test('a brand file that is not there is refused', async () => {
  await expect(readBrand(join(folder, 'missing.json'))).rejects.toThrow(/cannot be read/);
});
