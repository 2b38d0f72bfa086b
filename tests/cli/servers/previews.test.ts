import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import { PREVIEW_USER } from '#cli/release/previews/preview-password.ts';
import type { Target } from '#cli/release/targets/target.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { writeSmallSite } from '../releases/small-site.ts';
import { filesOf } from '../site-state.ts';
import { ask } from './ask.ts';
import { runCaddy } from './run-caddy.ts';
import { freePort, startNginx } from './run-nginx.ts';

const HOST = 'summer.acme.example';
const ENDED = 'winter.acme.example';
const PASSWORD = 'correct-horse-battery';
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`${PREVIEW_USER}:${password}`).toString('base64')}`,
});

/** Answers with the Authorization that it is sent. */
let platform: Server;
beforeAll(async () => {
  platform = createServer((asked, answer) => answer.end(asked.headers.authorization ?? 'none'));
  await once(platform.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => platform.close());

describe.each(['nginx', 'caddy'] as const)('a preview behind %s', (server) => {
  let folder: string;
  let port: number;
  /** Output of the command that made the first preview. */
  let said: string;
  let running: { reload: () => Promise<void>; stop: () => Promise<void> };
  const target = (reload: Target['reload'] = null) =>
    folderTarget({
      name: 'staging',
      environment: 'staging',
      folder: join(folder, 'srv'),
      directives: join(folder, 'own'),
      server,
      reload,
      signFrom: 'BRANDGEN_RELEASE_KEY',
      listen: `127.0.0.1:${port}`,
      upstream: new URL(localOrigin(platform)).host.replace('localhost', '127.0.0.1'),
    });
  const site = (look: string) => writeSmallSite(join(folder, 'out', look), look, { forwardsCalls: true });
  const show = (name: string, look: string, days: number, password?: string) =>
    target().previews?.release({
      ...{ root: folder, name, sites: [site(look)], password },
      expires: new Date(Date.now() + days * 86_400_000),
    });
  const get = (host: string, path: string, headers: Record<string, string> = {}) => ask(port, host, { path, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brandgen-previews-'));
    mkdirSync(join(folder, 'own'), { recursive: true });
    if (server === 'nginx') writeFileSync(join(folder, 'own/all.conf'), 'auth_basic off;\n');
    port = await freePort();
    await target().release({ root: folder, sites: [site('red')], termsOf: () => ({ keepDays: 14 }) });
    said = JSON.stringify(await show('summer', 'blue', 1, PASSWORD));
    await show('winter', 'blue', -1, PASSWORD);
    mkdirSync(join(folder, 'server'));
    const includes = ['nginx-default', 'nginx'].map((name) => `../srv/${name}.conf`);
    running =
      server === 'nginx'
        ? await startNginx(join(folder, 'server'), includes)
        : await runCaddy(join(folder, 'srv'), port, join(folder, 'own'));
  });
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows nothing without its password, and is listed by no search engine', async () => {
    const wrong = basic(`${PASSWORD}.`);
    for (const headers of [{}, wrong]) {
      for (const path of ['/', '/help', '/assets/app-12345678.js', '/robots.txt', '/none']) {
        const answer = await get(HOST, path, headers);
        expect({ path, status: answer.status, headers: answer.headers }).toMatchObject({
          path,
          status: 401,
          headers: {
            'x-robots-tag': 'noindex',
            'cache-control': 'no-store',
            'www-authenticate': expect.stringMatching(/^Basic /),
          },
        });
      }
    }
  });

  it('is the build with its policy for those who have the password, and what is live stays', async () => {
    const page = await get(HOST, '/help', basic(PASSWORD));
    expect(page).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
    expect(page.body.toString()).toContain('color:blue');
    const styles = /\/assets\/theme-\w+\.css/.exec(page.body.toString())?.[0] ?? '';
    for (const path of [styles, '/assets/app-12345678.js']) {
      const packed = { ...basic(PASSWORD), 'accept-encoding': 'br' };
      expect(await get(HOST, path, packed)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    }
    expect((await get(HOST, '/none', basic(PASSWORD))).status).toBe(404);
    const live = await get('acme.example', '/help');
    expect(live).toMatchObject({ status: 200 });
    expect(live.headers).not.toHaveProperty('x-robots-tag');
    expect(live.body.toString()).toContain('color:red');
    expect([...liveSites({ folder: join(folder, 'srv'), server }).keys()]).toEqual(['acme']);
  });

  it('lets the site call the platform with its own tokens, and tells the platform no password', async () => {
    const calls = [{ authorization: 'Bearer token' }, basic(PASSWORD)].map((headers) => get(HOST, '/wps/x', headers));
    const said = (await Promise.all(calls)).map(({ body }) => body.toString());
    expect(said).toEqual(['Bearer token', expect.stringMatching(/^(?:none)?$/)]);
  });

  it('is gone when its time is over, without any command', async () => {
    const answers = ['/', '/help', '/wps/x'].map((path) => get(ENDED, path, basic(PASSWORD)));
    for (const { status, headers, body } of await Promise.all(answers)) {
      expect({ status, headers }).toMatchObject({ status: 410, headers: { 'x-robots-tag': 'noindex' } });
      expect(body.toString()).not.toContain('color');
    }
  });

  it('stands in no file with its password, and is told without the one that the operator gave', () => {
    expect(said).toContain(HOST);
    expect(said).not.toContain(PASSWORD);
    const files = filesOf(join(folder, 'srv'));
    expect(files.filter((file) => readFileSync(join(folder, 'srv', file)).includes(PASSWORD))).toEqual([]);
  });

  it('changes nothing when its host is taken, or the server refuses it', async () => {
    const { previews } = target();
    const before = previews?.all();
    const files = filesOf(join(folder, 'srv')).filter((file) => /preview\.json|users|onf|Caddyfile/.test(file));
    const other = writeSmallSite(join(folder, 'out/taken'), 'taken', { brand: 'other', hosts: ['acme.example'] });
    const expires = new Date(Date.now() + 1000);
    const request = { root: folder, name: 'summer', sites: [other], expires, password: undefined };
    await expect(previews?.release(request)).rejects.toThrow(
      'summer.acme.example is a host of two sites of the target: the preview summer of acme and the preview summer of other',
    );
    const refused = target({ words: ['false'], cwd: folder }).previews;
    await expect(refused?.release({ ...request, name: 'autumn' })).rejects.toThrow('could not be reloaded');
    await expect(refused?.remove('summer', [])).rejects.toThrow('could not be reloaded');
    expect(previews?.all()).toEqual(before);
    expect(filesOf(join(folder, 'srv'))).toEqual(expect.arrayContaining(files));
  });

  it('keeps its password with another build, and is removed by name, or by prune when it has ended', async () => {
    expect(await show('summer', 'green', 2)).toMatchObject([{ hosts: [HOST], password: undefined }]);
    const { previews } = await target().prune(new Date());
    expect(previews).toEqual([{ name: 'winter', brand: 'acme' }]);
    await running.reload();
    expect((await get(HOST, '/help', basic(PASSWORD))).body.toString()).toContain('color:green');
    expect((await get(ENDED, '/help')).status).toBe(421);
    expect(readdirSync(join(folder, 'srv/.previews'))).toEqual(['summer']);
    expect(readdirSync(join(folder, 'srv/.previews/summer/acme/acme/releases'))).toHaveLength(1);
    await target().previews?.remove('summer', ['acme']);
    await running.reload();
    expect((await get(HOST, '/help', basic(PASSWORD))).status).toBe(421);
    expect(existsSync(join(folder, 'srv/.previews/summer'))).toBe(false);
    expect((await get('acme.example', '/help')).body.toString()).toContain('color:red');
  });
});
