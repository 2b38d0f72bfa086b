import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACME } from '#cli/build/stamp/server/acme.fixture.ts';
import { type PlanRequest, serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { goLive } from '../folder/go-live.ts';
import { type LiveSite, liveSites, liveSitesIn } from '../live/live-sites.ts';
import type { Target } from '../targets/target.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { nginxConfiguration } from './nginx-configuration.ts';

let root: string;
let target: Target;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-configuration-'));
  const folders = { folder: path.join(root, 'srv'), directives: path.join(root, 'own') };
  target = {
    name: 'live',
    ...folders,
    server: 'nginx',
    reload: null,
    listen: '8080',
    upstream: '127.0.0.1:4600',
    signFrom: 'BRANDGEN_RELEASE_KEY',
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Adds the files of a release that a configuration reads. */
function released(site: string, own: Partial<PlanRequest> = {}): LiveSite {
  const folder = `${site}0123456789abcdef`;
  const server = path.join(target.folder, site, 'releases', folder, 'server');
  mkdirSync(server, { recursive: true });
  const facts = { ...ACME, site, hosts: [`${site}.example`], basePath: '/', pages: new Map([['/', 'index.html']]) };
  const plan = serverPlan({ ...facts, policy: `img-src https://${site}.example`, keepDays: 1, ...own });
  writeFileSync(path.join(server, 'headers.json'), JSON.stringify(plan));
  return { site, folder, brand: site.replace('-agents', ''), release: site.length };
}

const serversIn = (text: string) => text.match(/^server \{/gm)?.length;
const configuration = () => readFileSync(path.join(target.folder, 'nginx.conf'), 'utf8');

it('says what is live', () => {
  const sites = ['acme', 'acme-agents', 'default', 'include'].map((site) => released(site));
  writeFileSync(path.join(target.folder, 'nginx.conf'), nginxConfiguration(target, sites));
  expect([...liveSites(target).values()]).toEqual(sites);
});

it('says that nothing is live in a folder without a configuration', () => {
  expect([...liveSites(target)]).toEqual([]);
});

it('has a server for each kind of site, whatever their names, hosts, policies and offices', () => {
  const withOffice = (site: string) =>
    released(site, { redirects: { '/agent': `https://agents.${site}.example/agent` } });
  const sites = [released('acme'), released('play'), withOffice('souk'), withOffice('bazaar')];
  expect(serversIn(nginxConfiguration(target, sites))).toBe(2);
  const more = [...sites, released('other', { basePath: '/games/' })];
  expect(serversIn(nginxConfiguration(target, more))).toBe(3);
});

it('has a server for a site with directives, and none for the folder of the headers', () => {
  const sites = [released('acme'), released('play'), released('headers')];
  for (const name of ['play', 'headers']) mkdirSync(path.join(target.directives, name), { recursive: true });
  const text = nginxConfiguration(target, sites);
  expect(serversIn(text)).toBe(2);
  expect(text).toContain(`include "${target.directives}/play/*.conf";`);
});

it('leaves out a site whose folder was removed', () => {
  const sites = [released('acme'), released('play')];
  rmSync(path.join(target.folder, 'play'), { recursive: true });
  expect(nginxConfiguration(target, sites)).not.toContain('play');
});

it('refuses a host that two sites have', () => {
  const sites = [released('acme'), released('play', { hosts: ['play.example', 'acme.example'] })];
  expect(() => nginxConfiguration(target, sites)).toThrow(/acme\.example is a host of two sites .*: acme and play/);
});

it('is not written without sites that were released, when the file is lost', async () => {
  writeFileSync(path.join(target.folder, released('acme').site, 'releases/3.json'), '{}');
  await expect(goLive(target, [])).rejects.toThrow(/nginx\.conf is missing.*live of acme\. Put the file back/);
});

it('follows the settings of the target without a release, and leaves the rest alone', async () => {
  writeFileSync(path.join(target.folder, 'nginx.conf'), nginxConfiguration(target, [released('acme')]));
  await goLive({ ...target, listen: '8081' }, []);
  expect(configuration()).toContain('listen 8081;');
  expect(liveSites(target).get('acme')?.release).toBe(4);
  const reload = { words: ['false'], cwd: root };
  await expect(goLive({ ...target, reload }, [])).rejects.toThrow('could not be reloaded');
  expect(configuration()).toContain('listen 8081;');
  await goLive({ ...target, listen: '8081', reload }, []);
});

it.each(['nginx', 'caddy'] as const)('names the paths of another machine, and its own directives, for %s', (server) => {
  const seen = { folder: '/web/sites', own: new Set(['acme']) };
  const site = released('acme');
  const root = path.join(target.folder, '.previews/summer/acme');
  const preview = path.join(root, 'acme/releases');
  mkdirSync(preview, { recursive: true });
  cpSync(path.join(target.folder, 'acme/releases', site.folder), path.join(preview, site.folder), { recursive: true });
  const facts = {
    name: 'summer',
    host: 'summer.acme.example',
    expires: new Date(0),
    password: { nginx: '', caddy: '' },
  };
  const text = CONFIGURATIONS[server].write({ ...target, server, seen }, [site], [{ ...site, ...facts, root }]);
  expect(text).not.toContain(target.folder);
  expect(text).toContain(`"/web/sites/acme/releases/${site.folder}"`);
  expect(text).toContain(`/web/sites/.previews/summer/acme/acme/releases/${site.folder}`);
  expect(text).toContain(`${target.directives}/acme/*.`);
  expect([...liveSitesIn(text, server).values()]).toEqual([site]);
});
