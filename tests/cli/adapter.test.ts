import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAdapter } from '#cli/build/link/compile-adapter.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { adaptAnswer, adaptRequest } from '#schemas/adapter/adapt.ts';
import { brandgenWords, repository, runBrandgen } from './run-brandgen.ts';

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-adapter-'));
const file = join(workspace, 'platform.adapter.ts');
/** The example of the document. */
const example =
  /```ts\n([\s\S]+?)```/.exec(readFileSync(join(repository, 'docs/platform/adapter.md'), 'utf8'))?.[1] ?? '';

beforeAll(() => {
  cpSync(join(repository, 'brands/mini'), join(workspace, 'brands/mini'), { recursive: true });
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

it('of the document fits its types, and does what the document says', async () => {
  writeFileSync(file, example);
  const { exitCode, stderr } = await runBrandgen(['validate'], { cwd: workspace });
  expect({ exitCode, stderr: stderr.includes('adapter') }).toEqual({ exitCode: 0, stderr: false });
  const adapter = await loadAdapter(file);
  const about = { call: 'GET /wps/v2/wallets/balance', status: 200 };
  expect(adaptAnswer(adapter, 'balance', about, { code: 0, data: { cents: 70, iso: 'USD' } })).toEqual({
    ...{ success: true, value: { balance: 70, currency: 'USD' } },
  });
  expect(adaptAnswer(adapter, 'balance', about, { code: 401, msg: 'No.' })).toEqual({
    ...{ success: false, errorCode: 'not_logged_in', message: 'No.' },
  });
  const sent = { method: 'GET', path: '/wps/relay/GCSGAME_gameList', headers: {}, body: undefined };
  expect(
    adaptRequest(adapter, 'gameList', { ...sent, query: { pageNo: '2', pageSize: '20', gameType: 'RNG' } }),
  ).toEqual({
    ...sent,
    query: { page: '2', limit: '20', gameType: 'RNG' },
  });
});

it('that throws is named in the terminal with its line, and what it makes is compared with the contract', async () => {
  const broken = example.replace('balance: cents', "balance: JSON.parse('{')");
  writeFileSync(file, broken);
  const platform = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 0, data: { cents: 1, iso: 'USD' } }));
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const words = ['sandbox', '--brand', 'mini', '--port', '0', '--proxy', localOrigin(platform), '--mock', 'lottery'];
  const program = spawn(process.execPath, [...brandgenWords(), ...words], { cwd: workspace });
  const printed = { stdout: '', stderr: '' };
  program.stdout.on('data', (part: Buffer) => (printed.stdout += part));
  program.stderr.on('data', (part: Buffer) => (printed.stderr += part));
  await expect.poll(() => printed.stdout).toMatch(/^Console/m);
  const origin = /http:\/\/[\w.:]+/.exec(printed.stdout)?.[0];
  await (await fetch(`${origin}/wps/v2/wallets/balance`)).text();
  await (await fetch(`${origin}/wps/system/status`)).text();
  const line = broken.split('\n').findIndex((text) => text.includes('JSON.parse')) + 1;
  await expect.poll(() => printed.stderr).toContain('calls.balance.answer failed. SyntaxError');
  expect(printed.stderr).toMatch(new RegExp(`platform\\.adapter\\.ts:${line}:\\d+`));
  await expect.poll(() => printed.stderr).toMatch(/\/wps\/system\/status breaks the contract\.[\s\S]+value\.status/);
  program.kill('SIGINT');
  await once(program, 'exit');
  platform.close();
});

/** The entry of a built site, by its name and text. */
function entryIn(out: string): { name: string; text: string } {
  const assets = join(workspace, out, 'mini/assets');
  const name = readdirSync(assets).find((entry) => /^entry-[^.]+\.js$/.test(entry)) ?? '';
  return { name, text: readFileSync(join(assets, name), 'utf8') };
}

it('is in the entry of a site, whose build sees an edit of it, and costs a site without one nothing', async () => {
  const build = (out: string) => runBrandgen(['build', 'mini', '--out', out], { cwd: workspace });
  rmSync(file);
  expect(await build('without')).toMatchObject({ exitCode: 0 });
  writeFileSync(file, example);
  expect(await build('with')).toMatchObject({ exitCode: 0 });
  expect(entryIn('with').text).toContain('insufficient_funds');
  expect(entryIn('without').text).not.toMatch(/insufficient_funds|globalThis\.fetch=/);
  expect(entryIn('with').text.length - entryIn('without').text.length).toBeLessThan(4000);
  writeFileSync(file, example.replace('insufficient_funds', 'limit_reached'));
  expect(await build('with')).toMatchObject({ exitCode: 0 });
  expect(entryIn('with').text).toContain('limit_reached');
  rmSync(file);
  expect(await build('with')).toMatchObject({ exitCode: 0 });
  expect(entryIn('with')).toEqual(entryIn('without'));
});

it('with a wrong type fails a build with its place', async () => {
  writeFileSync(file, example.replace('balance: cents', 'balance: iso'));
  const { exitCode, stderr } = await runBrandgen(['build', 'mini', '--out', 'broken'], { cwd: workspace });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/platform\.adapter\.ts:\d+:\d+\n +This does not fit its types\./);
});
