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
  [['--port', 'abc'], /--port abc is not a port\..*0 to 65535/],
  [['--port', '70000'], /0 to 65535/],
  [['--nonsense'], /'--nonsense'.*--help/s],
  [['--database-url', 'postgres://h/d', '--data', 'x'], /cannot be used together/],
  [['--brand', ''], /--brand is empty/],
  [['--now', '2026-05-20'], /--now 2026-05-20 is not an instant\..*with their zone/],
  [['--without', 'bonuses,login'], /--without login is not a call of our own\..*own-calls\.md/],
  [['--trusted-proxy', '127.0.0.1,10.0.0.0/8'], /10\.0\.0\.0\/8 is not an IP address/],
])('refuses the options %j with a fix', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('reads the instant at which the clock starts', () => {
  expect(readOptions(['--now', '2026-05-20T09:00:00+08:00']).startsAt).toBe(Date.UTC(2026, 4, 20, 1));
});

test('options have defaults', () => {
  expect(readOptions([], {})).toEqual({ port: 4600, trustedProxies: [], without: [], json: false, help: false });
});

test('reads the calls that the platform lacks', () => {
  expect(readOptions(['--without', 'bonuses, giveUpBonus']).without).toEqual(['bonuses', 'giveUpBonus']);
});

test('takes the database that the environment names, where no option names one', () => {
  const environment = { SANDBOX_DATABASE_URL: 'postgres://h/environment' };
  expect(readOptions([], environment).databaseUrl).toBe('postgres://h/environment');
  expect(readOptions(['--database-url', 'postgres://h/option'], environment).databaseUrl).toBe('postgres://h/option');
  expect(readOptions(['--data', 'folder'], environment).databaseUrl).toBeUndefined();
});

test.each(['postgres://localhost', 'mysql://localhost/x', 'nonsense'])(
  'refuses the incomplete PostgreSQL URL %s',
  async (url) => {
    await expect(openPostgres(url)).rejects.toThrow(/postgres:\/\/user:password@host/);
  },
);

test('names an unreachable database without its password', async () => {
  const attempt = openPostgres('postgres://me:secret@127.0.0.1:1/platform');
  await expect(attempt).rejects.toThrow(/postgres:\/\/me@127\.0\.0\.1:1\/platform did not answer: .*ECONNREFUSED/);
  await expect(attempt).rejects.not.toThrow(/secret/);
});

test.each([
  ['{', /is not JSON/],
  ['{"id":"aurora"}', /is not a site's brand: brand must have required property/],
])('refuses the brand file %s', async (text, message) => {
  const file = join(folder, 'brand.json');
  await writeFile(file, text);
  await expect(readBrand(file)).rejects.toThrow(message);
});

test('refuses a missing brand file', async () => {
  await expect(readBrand(join(folder, 'missing.json'))).rejects.toThrow(/cannot be read/);
});
