import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repository, runBrandgen } from '#tests/cli/run-brandgen.ts';
import { startPython } from './start-python.ts';

const accounts = {
  members: [
    { username: 'demo-player-1', passwordFrom: 'PLATFORM_PASSWORD', may: 'money' },
    { username: 'demo-player-2', passwordFrom: 'PLATFORM_PASSWORD', may: 'money' },
  ],
};

test('the platform in Python keeps the contract for what the smallest brand asks of it', async () => {
  const platform = await startPython();
  onTestFinished(() => platform.stop());
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-python-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'accounts.json');
  writeFileSync(file, JSON.stringify(accounts));
  const words = ['conform', platform.address, '--brand', 'mini', '--accounts', file, '--danger', 'money', '--json'];
  const place = { cwd: repository, environment: { PLATFORM_PASSWORD: 'Demo-2026!' } };
  const { exitCode, stdout, stderr } = await runBrandgen(words, place);
  expect(stderr).toBe('');
  const { rules, calls }: { rules: { id: string; passed: number; failures: unknown[] }[]; calls: number } =
    JSON.parse(stdout);
  expect(rules.filter(({ failures }) => failures.length > 0)).toEqual([]);
  expect(rules.filter(({ passed }) => passed > 0).length).toBeGreaterThan(50);
  expect(calls).toBeGreaterThan(400);
  expect(exitCode).toBe(0);
});
