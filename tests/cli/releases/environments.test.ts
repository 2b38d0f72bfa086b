import { generateKeyPairSync } from 'node:crypto';
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
  const s3 = { endpoint: 'http://127.0.0.1:9', bucket: 'sites' };
  const targets = { live: { folder: 'srv' }, staging: { folder: 'test', environment: 'staging' }, bucket: { s3 } };
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
const runWith = (key: string, ...words: string[]) =>
  runBrandgen(words, { cwd: workspace, environment: { BRANDGEN_RELEASE_KEY: key } });

const released = (folder: string, release: number) =>
  JSON.parse(readFileSync(join(workspace, folder, 'acme/releases', `${release}.json`), 'utf8'));

it('releases to production what was tested, and nothing else', async () => {
  expect((await run('release', 'acme', '--env', 'staging')).stdout).toContain('acme: release 1 is live.');
  const configuration = readFileSync(join(workspace, 'test/nginx.conf'), 'utf8');
  expect(configuration).toContain('acme.staging.example');
  expect(configuration).toContain('add_header X-Robots-Tag "noindex" always;');
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
  expect(readFileSync(join(workspace, 'srv/nginx.conf'), 'utf8')).not.toMatch(/staging|X-Robots-Tag/);
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

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), key };
}

function writeReleasers(releasers: object, environment?: string): void {
  const targets = { shared: { folder: 'shared', ...(environment && { environment }) } };
  writeFileSync(
    join(workspace, 'brandgen.json'),
    JSON.stringify({
      targets,
      releasers,
      ...(environment && { environments: { [environment]: { domains: ['{brand}.test.example'] } } }),
    }),
  );
}

it('shows an environment to colleagues, with a password that is said once', async () => {
  const preview = (...words: string[]) => run('release', 'acme', '--preview', 'summer', ...words);
  const environment = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const words = ['release', 'acme', '--to', 'bucket', '--preview', 'summer'];
  const store = await runBrandgen(words, { cwd: workspace, environment });
  expect(store).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('bucket is a store') });
  const production = await preview('--to', 'live');
  expect(production).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('live is for production') });
  const { stdout, exitCode } = await preview('--to', 'staging', '--expires', '3d');
  expect({ stdout, exitCode }).toEqual({
    stdout: expect.stringMatching(
      /summer is there until .*\n {2}https:\/\/summer\.acme\.staging\.example\/\n.*password \S{20} /,
    ),
    exitCode: 0,
  });
  const listed = await run('releases', 'acme', '--to', 'staging', '--json');
  const { previews, releases } = JSON.parse(listed.stdout);
  expect(previews).toEqual([
    {
      ...{ name: 'summer', addresses: ['https://summer.acme.staging.example/'], by: expect.any(String), commit: '' },
      ...{ time: expect.any(String), expires: expect.any(String) },
    },
  ]);
  expect(Date.parse(previews[0].expires) - Date.parse(previews[0].time)).toBeLessThanOrEqual(3 * 86_400_000);
  expect(releases).toHaveLength(1);
  const page = readFileSync(join(workspace, 'out-staging/acme/index.html'), 'utf8');
  expect(page).toContain('noindex');
  const removed = await preview('--to', 'staging', '--remove');
  expect(removed.stdout).toContain('acme: the preview summer is gone.');
});

it('takes no release by the key of another operator, whatever their brandgen.json says', async () => {
  const [ours, theirs] = [newKey(), newKey()];
  writeReleasers({ us: { key: ours.key, brands: ['acme'] }, them: { key: theirs.key, brands: ['other'] } });
  const unsigned = await run('release', 'acme');
  expect(unsigned.stderr).toContain(
    'The target shared takes signed releases alone. Put your key, as PEM, into BRANDGEN_RELEASE_KEY',
  );
  expect(existsSync(join(workspace, 'shared'))).toBe(false);
  expect((await runWith(ours.pem, 'release', 'acme')).stdout).toContain('acme: release 1 is live.');
  expect((await run('releases', 'acme')).stdout).toContain('live, signed by us');

  writeReleasers({ them: { key: theirs.key, brands: ['*'] } });
  writeBrand(3);
  for (const words of [
    ['release', 'acme'],
    ['rollback', 'acme', '1'],
    ['rollback', '--last'],
  ]) {
    const { exitCode, stderr } = await runWith(theirs.pem, ...words);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining('The key of them may release other to shared, but not acme.'),
    });
  }
  expect(existsSync(join(workspace, 'shared/acme/releases/2.json'))).toBe(false);

  const forged = { ...released('shared', 1), commit: 'other' };
  writeFileSync(join(workspace, 'shared/acme/releases/1.json'), JSON.stringify(forged));
  const { exitCode, stdout } = await run('releases', 'acme');
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: expect.stringContaining('live, no valid signature') });
});

it('makes and removes no preview by the key of another operator', async () => {
  const [ours, theirs] = [newKey(), newKey()];
  rmSync(join(workspace, 'shared'), { recursive: true, force: true });
  const releasers = { us: { key: ours.key, brands: ['acme'] }, them: { key: theirs.key, brands: ['other'] } };
  writeReleasers(releasers, 'test');
  const words = ['release', 'acme', '--preview', 'summer'];
  const previews = () => existsSync(join(workspace, 'shared/.previews/summer/acme/preview.json'));
  const refused = {
    exitCode: 2,
    stderr: expect.stringContaining('The key of them may release other to shared, but not acme.'),
  };
  expect(await runWith(theirs.pem, ...words)).toMatchObject(refused);
  expect(previews()).toBe(false);
  expect((await runWith(ours.pem, ...words)).stderr).toBe('');
  expect(await runWith(theirs.pem, ...words, '--remove')).toMatchObject(refused);
  expect(await runWith('', ...words, '--remove')).toMatchObject({ exitCode: 2 });
  expect(previews()).toBe(true);
});
