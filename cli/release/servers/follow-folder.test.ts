import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACME } from '#cli/build/stamp/server/acme.fixture.ts';
import { serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { LiveSite } from '../live/live-sites.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { followFolder } from './follow-folder.ts';
import { PartlyLiveError } from './next-state.ts';
import type { RemoteFile } from './server-files.ts';
import type { OpenLink } from './server-link.ts';

let root: string;
let target: Target;
/** Steps in order, such as `web1 copy`. */
let steps: string[];
/** Files per server. */
let disks: Map<string, Map<string, string>>;
/** Steps that should fail. */
let failures: Set<string>;

const server = (host: string): TargetServer => ({ host, folder: '/srv/site', reload: ['reload'], listen: '80' });
const SERVERS = [server('web1'), server('web2')];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-servers-'));
  target = {
    name: 'live',
    ...{ folder: path.join(root, 'srv'), directives: path.join(root, 'own'), signFrom: 'KEY', servers: SERVERS },
    ...{ server: 'nginx', reload: null, listen: '80', upstream: '127.0.0.1:4600' },
  };
  [steps, failures] = [[], new Set()];
  disks = new Map(SERVERS.map(({ host }) => [host, new Map()]));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Adds a release of a site to the folder. */
function released(release: number): LiveSite {
  const folder = `build${release}`;
  const place = path.join(target.folder, 'acme/releases', folder, 'server');
  mkdirSync(place, { recursive: true });
  const facts = {
    ...ACME,
    site: 'acme',
    hosts: ['acme.example'],
    basePath: '/',
    pages: new Map([['/', 'index.html']]),
  };
  const plan = serverPlan({ ...facts, policy: `img-src https://${folder}.example`, keepDays: 1 });
  writeFileSync(path.join(place, 'headers.json'), JSON.stringify(plan));
  return { site: 'acme', brand: 'acme', folder, release };
}

/** Links to servers in memory. */
const open: OpenLink = (_target, { host }) => {
  const disk = disks.get(host) ?? new Map<string, string>();
  const step = async (what: string) => {
    steps.push(`${host} ${what}`);
    if (failures.has(`${host} ${what}`)) throw new UsageError('it said no.');
  };
  return {
    read: async (names) => {
      await step('read');
      return { own: new Set(), closed: new Set(), files: new Map([...disk].filter(([name]) => names.includes(name))) };
    },
    copy: ({ isThorough, removes }) => step(`copy${isThorough ? ' all' : ''}${removes ? ' and remove' : ''}`),
    write: async (files: readonly RemoteFile[]) => {
      await step(`write${files.some(({ name }) => name === 'nginx.conf') ? '' : ' proof'}`);
      for (const { name, text } of files) {
        if (text === undefined) disk.delete(name);
        else disk.set(name, text);
      }
    },
    reload: () => step('reload'),
    verify: ({ live, staged }) => step(`verify ${[...live, ...staged].map(({ folder }) => folder).join()}`),
  };
};

const follow = (release: number, removes = false) => {
  steps.splice(0);
  return followFolder(target, SERVERS, { live: [released(release)], staged: [], previews: [] }, { removes, open });
};
const errorOf = (release: number) => follow(release).catch((error: unknown) => error);
const liveOn = (host: string) => /release (\d)/.exec(disks.get(host)?.get('nginx.conf') ?? '')?.[1];

it('gives every server the files first, and proves each before the next gets the configuration', async () => {
  await follow(1);
  const changed = (host: string) =>
    ['write', 'reload', 'verify build1', 'write proof'].map((what) => `${host} ${what}`);
  expect(steps).toEqual(['web1 read', 'web2 read', 'web1 copy', 'web2 copy', ...changed('web1'), ...changed('web2')]);
  expect(disks.get('web1')?.get('nginx.conf')).toContain('"/srv/site/acme/releases/build1"');
});

it('gives a server the password of a preview with its configuration, and no sooner', async () => {
  const root = path.join(target.folder, '.previews/summer/acme');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'users.txt'), 'preview:hash\n');
  const facts = {
    name: 'summer',
    host: 'summer.acme.example',
    expires: new Date(0),
    password: { nginx: '', caddy: '' },
  };
  const next = { live: [], staged: [], previews: [{ ...released(1), ...facts, root }] };
  failures.add('web1 copy');
  await followFolder(target, SERVERS, next, { open }).catch(() => undefined);
  expect(disks.get('web1')?.size).toBe(0);
  failures.clear();
  await followFolder(target, SERVERS, next, { open });
  expect(disks.get('web1')?.get('.previews/summer/acme/users.txt')).toBe('preview:hash\n');
});

it('proves the live and the staged release of a site when the staged one changes', async () => {
  const next = { live: [released(1)], staged: [{ ...released(2), share: 10 }], previews: [] };
  await follow(1);
  await followFolder(target, SERVERS, next, { open });
  expect(steps).toContain('web2 verify build1,build2');
  expect(disks.get('web2')?.get('nginx.conf')).toContain('"/srv/site/acme/releases/build2"');
  await follow(1);
  expect(steps).toContain('web1 verify build1');
});

it('leaves servers alone that are up to date', async () => {
  await follow(1);
  await follow(1);
  expect(steps).toEqual(['web1 read', 'web2 read']);
});

it('removes nothing before every server has followed', async () => {
  await follow(1, true);
  expect(steps.slice(-2)).toEqual(['web1 copy and remove', 'web2 copy and remove']);
  expect(steps.slice(0, -2).join()).not.toContain('remove');
});

it.each(['read', 'copy'])('changes no server when one fails to %s', async (step) => {
  await follow(1);
  failures.add(`web2 ${step}`);
  const error = await errorOf(2);
  expect(error).not.toBeInstanceOf(PartlyLiveError);
  expect(String(error)).toMatch(/server web2 of the target live has failed: it said no\. No server has changed\./);
  expect([liveOn('web1'), liveOn('web2')]).toEqual(['1', '1']);
});

it.each(['reload', 'verify build2'])('gives a server back what it had when it fails to %s, and stops', async (step) => {
  await follow(1);
  failures.add(`web1 ${step}`);
  const error = await errorOf(2);
  expect(error).not.toBeInstanceOf(PartlyLiveError);
  expect([liveOn('web1'), steps.includes('web2 write')]).toEqual(['1', false]);
  // A server that never read the new configuration need not reload the former one.
  expect(steps.filter((done) => done === 'web1 reload')).toHaveLength(step === 'reload' ? 1 : 2);
});

it('says which servers have what, and goes on with the others', async () => {
  await follow(1);
  failures.add('web2 verify build2');
  const error = await errorOf(2);
  expect(error).toBeInstanceOf(PartlyLiveError);
  expect(String(error)).toMatch(/New: web1\. As before: web2\. .*`brandgen release --resume --to live`/);
  failures.clear();
  await follow(2);
  expect(steps.filter((step) => step.startsWith('web1'))).toEqual(['web1 read']);
  // The copied files may be damaged.
  expect(steps).toContain('web2 copy all');
  expect([liveOn('web1'), liveOn('web2')]).toEqual(['2', '2']);
});

it('says so where it is not known what a server has', async () => {
  await follow(1);
  for (const step of ['write', 'reload']) failures.add(`web1 ${step}`);
  const error = await errorOf(2);
  expect(error).toBeInstanceOf(PartlyLiveError);
  expect(String(error)).toMatch(/it said no\. As before: web2\. It could not be put back, so .*: web1\./);
});

it('proves all again after a command that ended between the configuration and its proof', async () => {
  await follow(1);
  disks.get('web2')?.delete('.proven');
  await follow(1);
  expect(steps.slice(2)).toEqual(
    ['copy all', 'write', 'reload', 'verify build1', 'write proof'].map((step) => `web2 ${step}`),
  );
});

it('says what a web server needs before its first release', async () => {
  failures.add('web1 verify build1');
  expect(String(await errorOf(1))).toContain('has to include /srv/site/nginx.conf before its first release');
  expect(disks.get('web1')?.size).toBe(0);
});
