import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACME } from '#cli/build/stamp/server/acme.fixture.ts';
import { serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { watchAnswers } from '#cli/serve/contract/watch-answers.ts';
import { createSiteServer } from '#cli/serve/site-server.ts';
import { createTerminal } from '#cli/terminal/terminal.ts';
import { repository } from './run-brandgen.ts';

/** An operator's platform that has the contract of the status wrong, and packs what it may. */
const platform = createServer((request, response) => {
  const answers: Record<string, string> = {
    '/wps/system/status': JSON.stringify({ success: true, value: { status: 3, maintenance: 'no' } }),
    '/wps/system/whitelabel': JSON.stringify({ success: false, errorCode: 'closed', message: 'No.' }),
    '/wps/games/list': '<html></html>',
  };
  const text = answers[(request.url ?? '').split('?', 1)[0] ?? ''] ?? '{}';
  const isPacked = /gzip/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, { 'Content-Type': 'application/json', ...(isPacked && { 'Content-Encoding': 'gzip' }) });
  response.end(isPacked ? gzipSync(text) : text);
});
const folder = mkdtempSync(join(tmpdir(), 'brandgen-contract-'));
let api = '';

beforeAll(async () => {
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const address = platform.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const plan = serverPlan({ ...ACME, basePath: '/', pages: new Map(), policy: '', keepDays: 0 });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/headers.json'), JSON.stringify(plan));
});
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

const SAID =
  /answer to GET \/wps\/system\/status breaks the contract\.\n[\s\S]*value\.status\n +Expected +one of: 0, 1, 2\n +Received +3\n[\s\S]*value\.maintenance\n +Expected +true or false\n +Received +"no", text/;

it('says in the terminal of dev which field of an answer breaks the contract', async () => {
  const words = [join(repository, 'dist/cli/main.js'), 'dev', 'mini', '--port', '0', '--api', api];
  const server = spawn(process.execPath, words, { cwd: repository });
  const printed = { stdout: '', stderr: '' };
  server.stdout.on('data', (part: Buffer) => (printed.stdout += part));
  server.stderr.on('data', (part: Buffer) => (printed.stderr += part));
  await expect.poll(() => printed.stdout).toMatch(/^Mini: http:/m);
  const origin = /http:\/\/[\w.:]+/.exec(printed.stdout)?.[0] ?? '';
  const answer = await fetch(`${origin}/wps/system/status?lang=EN`);
  expect(await answer.json()).toMatchObject({ value: { maintenance: 'no' } });
  await expect.poll(() => printed.stderr).toMatch(SAID);
  server.kill('SIGINT');
  await once(server, 'exit');
});

it('says the same in that of preview, each field once, and nothing of a refusal', async () => {
  const printed: string[] = [];
  const terminal = {
    ...createTerminal({ output: process.stdout, errors: process.stderr, environment: {}, silent: true }),
  };
  const watch = await watchAnswers(repository, { ...terminal, problem: (text) => void printed.push(text) });
  const site = await createSiteServer(folder, api, { watch });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/wps/system/status', '/wps/system/status?lang=EN', '/wps/system/whitelabel']) {
    expect((await fetch(origin + path)).status).toBe(200);
  }
  await site.close();
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(SAID);
});
