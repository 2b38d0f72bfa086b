import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { copyMini } from './copy-mini.ts';
import { repository, runBrandgen } from './run-brandgen.ts';

const PASSWORD = 'Sandbox1!';
const environment = {
  CONFORM_MEMBER1: PASSWORD,
  CONFORM_MEMBER2: PASSWORD,
  CONFORM_AGENT: PASSWORD,
  CONFORM_PAYMENT1: '246810',
};
const page = readFileSync(join(repository, 'docs/conform.md'), 'utf8');
const commands = [...page.matchAll(/^npx brandgen (conform .*)$/gm)].map(([, words = '']) => words.split(' '));

let sandbox: TestSandbox;
let url: string;
let workspace: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  url = await sandbox.server.listen({ port: 0, host: '127.0.0.1' });
  workspace = mkdtempSync(join(tmpdir(), 'brandgen-conform-'));
  copyMini(workspace);
  const accounts = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const named = accounts
    .replace('"conform1"', '"player1"')
    .replace('"conform2"', '"player2"')
    .replace('"conformagent"', '"agent1"');
  writeFileSync(join(workspace, 'conform.json'), named);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(workspace, { recursive: true, force: true });
});

const run = (words: readonly string[], variables: Record<string, string> = environment) =>
  runBrandgen(
    words.map((word) => word.replace('https://platform.example', url)),
    { cwd: workspace, environment: variables },
  );

describe('brandgen conform', () => {
  it.each(commands)('runs as its page says: %s %s', async (...words) => {
    const { exitCode, stdout, stderr } = await run(words);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('Every rule that was tried is kept.');
  });

  it('leaves neither passwords nor names in its reports and its record', async () => {
    const kept = ['conform.html', 'conform.xml', 'traffic.jsonl'].map((name) =>
      readFileSync(join(workspace, name), 'utf8'),
    );
    for (const text of kept) expect(text).not.toMatch(/Sandbox1!|246810|player1|Bearer/);
    expect(kept[2]?.split('\n').length).toBeGreaterThan(100);
  });

  it('says which variable is not set', async () => {
    const { exitCode, stderr } = await run(['conform', url, '--accounts', 'conform.json'], {});
    expect(exitCode).toBe(2);
    expect(stderr).toContain('CONFORM_MEMBER1');
  });

  it('explains a mistake in the accounts file at its place', async () => {
    writeFileSync(join(workspace, 'wrong.json'), '{ "members": [{ "username": "a", "password": "b" }] }');
    const { exitCode, stderr } = await run(['conform', url, '--accounts', 'wrong.json']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('wrong.json:1');
  });

  it('says that a platform cannot be reached', async () => {
    const { exitCode, stderr } = await run(['conform', 'http://127.0.0.1:1']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('does not answer GET /wps/system/keys');
  });

  it('suggests a part of the contract', async () => {
    const { exitCode, stderr } = await run(['conform', url, '--only', 'walets']);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Did you mean "wallets"?')]);
  });
});
