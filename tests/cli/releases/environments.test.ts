import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository, runBrandgen } from '../run-brandgen.ts';

let workspace = '';
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'brandgen-environments-'));
  mkdirSync(join(workspace, 'brands/acme'), { recursive: true });
  writeFileSync(join(workspace, 'brands/acme/mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const targets = { live: { folder: 'srv' }, staging: { folder: 'test', environment: 'staging' } };
  const environments = {
    staging: { domains: ['{brand}.staging.example'], platform: { url: 'https://api.staging.example' } },
  };
  writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets, environments }));
  writeBrand(1);
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function writeBrand(radius: number): void {
  const theme = { tokens: { radius: { card: `${radius}px` } } };
  const own = { name: 'Acme', merchant: 'acme01', site: { domains: ['acme.example'] } };
  writeFileSync(
    join(workspace, 'brands/acme/brand.json'),
    JSON.stringify({ id: 'acme', extends: 'mini', theme, ...own }),
  );
}

const run = (...words: string[]) => runBrandgen(words, { cwd: workspace });
const released = (folder: string, release: number) =>
  JSON.parse(readFileSync(join(workspace, folder, 'acme/releases', `${release}.json`), 'utf8'));

it('releases to production what was tested, and nothing else', async () => {
  expect((await run('release', 'acme', '--env', 'staging')).stdout).toContain('acme: release 1 is live.');
  expect(readFileSync(join(workspace, 'test/acme/nginx.conf'), 'utf8')).toContain('server_name acme.staging.example;');
  expect(released('test', 1)).toMatchObject({ environment: 'staging', release: 1 });

  writeBrand(2);
  const changed = await run('release', 'acme', '--to', 'live', '--promote', 'staging');
  expect({ exitCode: changed.exitCode, stderr: changed.stderr }).toEqual({ exitCode: 1, stderr: '' });
  expect(changed.stdout).toMatch(/Nothing was released: \d+ files are not as tested in staging\.\n/);
  expect(changed.stdout).toMatch(/\n {2}untested acme\/assets\/theme-\w+\.css\n/);
  expect(existsSync(join(workspace, 'srv/acme'))).toBe(false);

  writeBrand(1);
  const { stdout, exitCode } = await run('release', 'acme', '--to', 'live', '--promote', 'staging');
  expect({ stdout, exitCode }).toEqual({ stdout: expect.stringContaining('acme: release 1 is live.'), exitCode: 0 });
  const manifest = released('srv', 1);
  expect(manifest).toMatchObject({ promoted: { target: 'staging', release: 1 } });
  expect(manifest).not.toHaveProperty('environment');
  expect(readFileSync(join(workspace, 'srv/acme/nginx.conf'), 'utf8')).not.toContain('staging');
});

it.each([
  [['--to', 'live', '--env', 'staging'], 'The target live is for production, not for staging.'],
  [['--to', 'live', '--env', 'test'], 'The target live is for production, not for test.'],
  [['--env', 'test'], 'brandgen.json has no target for test. Give one of its targets "environment": "test".'],
  [['--to', 'live', '--promote', 'live'], 'The target live is for production too.'],
])('refuses %j before it builds anything', async (options, message) => {
  const { exitCode, stdout, stderr } = await run('release', 'acme', ...options);
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) });
});
