import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '#cli/build/digest.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { exportSite } from '#cli/static-host/export-site.ts';
import { STATIC_HOSTS } from '#cli/static-host/host.ts';
import { writeSmallSite } from './releases/small-site.ts';
import { runBrandgen } from './run-brandgen.ts';
import { filesOf } from './site-state.ts';

let folder: string;
let site: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-export-'));
  site = join(folder, 'out/acme');
  target = join(folder, 'pages/acme');
  writeSmallSite(site, 'red');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes the site's plan as another build would. */
function changePlan(from: string, to: string): void {
  const [file, list] = [join(site, SERVER_PLAN_FILE), join(site, MANIFEST_FILE)];
  const text = readFileSync(file, 'utf8').replaceAll(from, to);
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  manifest.files[SERVER_PLAN_FILE] = { size: text.length, sha256: digest(text) };
  writeFileSync(file, text);
  writeFileSync(list, JSON.stringify(manifest));
}

it('writes the site with its policy, and replaces an earlier export', async () => {
  exportSite(site, target, STATIC_HOSTS.netlify);
  writeFileSync(join(target, 'old.txt'), '');
  const words = ['export', 'out/acme', '--host', 'cloudflare', '--to', 'pages/acme'];
  const { exitCode, stdout } = await runBrandgen(words, { cwd: folder });
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: expect.stringMatching(/^pages\/acme \(acme\): \d+ files for Cloudflare, with \d+ rules in _headers\.\n$/),
  });
  const files = filesOf(target);
  expect(files).toEqual(expect.arrayContaining(['404.html', '_headers', 'help.html', 'index.html', 'robots.txt']));
  expect(files.filter((file) => /old\.txt|server|\.br$|_redirects/.test(file))).toEqual([]);
  for (const file of ['help.html', 'assets/app-12345678.js', 'build-manifest.json'])
    expect(readFileSync(join(target, file)).equals(readFileSync(join(site, file)))).toBe(true);
  const { headers } = JSON.parse(readFileSync(join(site, SERVER_PLAN_FILE), 'utf8'));
  expect(readFileSync(join(target, '_headers'), 'utf8')).toContain(
    `  Content-Security-Policy: ${headers.pages['Content-Security-Policy']}\n`,
  );
});

it('writes nothing of a site that needs a server, or that exceeds what the host reads', () => {
  exportSite(site, target, STATIC_HOSTS.cloudflare);
  const before = readFileSync(join(target, '_headers'), 'utf8');
  changePlan("default-src 'self'", `default-src 'self' ${'https://cdn.example '.repeat(100)}`);
  expect(() => exportSite(site, target, STATIC_HOSTS.cloudflare)).toThrow(
    /2000 characters of a line.*would lack headers/,
  );
  changePlan('"forwardsCalls":false', '"forwardsCalls":true');
  expect(() => exportSite(site, target, STATIC_HOSTS.netlify)).toThrow(/no platform\. Set platform\.url/);
  expect(readFileSync(join(target, '_headers'), 'utf8')).toBe(before);
});

it('leaves a folder with other files alone, and uses no file that was changed', () => {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'mine.txt'), '');
  expect(() => exportSite(site, target, STATIC_HOSTS.cloudflare)).toThrow(/holds other files/);
  expect(filesOf(target)).toEqual(['mine.txt']);
  writeFileSync(join(site, 'help.html'), 'changed');
  expect(() => exportSite(site, `${target}-2`, STATIC_HOSTS.cloudflare)).toThrow(/help\.html was changed/);
  expect(filesOf(join(folder, 'pages'))).toEqual(['acme/mine.txt']);
  expect(() => exportSite(folder, target, STATIC_HOSTS.cloudflare)).toThrow(/holds no built site/);
});
