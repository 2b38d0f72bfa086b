import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTargets } from './target.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-targets-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(live: object) {
  writeFileSync(path.join(root, 'brandgen.json'), JSON.stringify({ targets: { live } }));
  return readTargets({ root });
}

const web = { host: 'deploy@web1', folder: '/srv' };
const s3 = { endpoint: 'https://s3.example', bucket: 'sites' };

it('reads a folder, and a store with the usual names of its keys', () => {
  expect(read({ folder: 'srv' }).targets).toMatchObject([
    { name: 'live', folder: path.join(root, 'srv'), reload: null },
  ]);
  const names = { keyFrom: 'AWS_ACCESS_KEY_ID', secretFrom: 'AWS_SECRET_ACCESS_KEY', sessionFrom: 'AWS_SESSION_TOKEN' };
  expect(read({ s3 }).targets).toEqual([
    { name: 'live', signFrom: 'BRANDGEN_RELEASE_KEY', ...s3, region: 'us-east-1', prefix: '', ...names },
  ]);
});

it('reads servers, with the settings of the target where they have none of their own', () => {
  const own = { ...web, host: 'web2', listen: '8080', reload: ['own'] };
  const { targets } = read({ folder: 'srv', reload: ['reload'], servers: [web, own] });
  expect(targets).toMatchObject([{ servers: [{ ...web, listen: '80', reload: ['reload'] }, own] }]);
});

it.each([
  ['neither', {}, 'targets.live'],
  ['both', { folder: 'srv', s3 }, 'targets.live'],
  ['settings of a web server at a store', { s3, listen: '8080' }, 'targets.live.listen'],
  [
    'a key in place of the name of its variable',
    { s3: { ...s3, secretFrom: 'wJalrXUtnFEMI/K7MDENG' } },
    'targets.live.s3.secretFrom',
  ],
  ['servers of a store', { s3, servers: [web] }, 'targets.live.servers'],
  ['a server that nothing reloads', { folder: 'srv', servers: [web] }, 'targets.live.servers[0]'],
  ['a server twice', { folder: 'srv', reload: ['r'], servers: [web, web] }, 'targets.live.servers[1]'],
  [
    'an option of ssh in place of a host',
    { folder: 'srv', reload: ['r'], servers: [{ ...web, host: '-oProxyCommand=x' }] },
    'targets.live.servers[0].host',
  ],
  ['a prefix that is no folder', { s3: { ...s3, prefix: 'sites' } }, 'targets.live.s3.prefix'],
])('refuses %s', (_what, live, place) => {
  const { targets, problems } = read(live);
  expect(targets).toEqual([]);
  expect(problems.map((problem) => problem.path)).toEqual([place]);
});

it('reads who may release, by public keys alone', () => {
  const spki = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
  const put = (key: string) => {
    const releasers = { us: { key, brands: ['*'] } };
    writeFileSync(path.join(root, 'brandgen.json'), JSON.stringify({ releasers }));
    return readTargets({ root });
  };
  expect(put(spki).releasers).toEqual({ us: { key: spki, brands: ['*'] } });
  const { releasers, problems } = put('MC4CAQAwBQYDK2VwBCIEIHcFZ0RyGzaQFQeD0mJYxjVqgc7o4Z8nW0oKUvQOYk1A');
  expect({ releasers, places: problems.map((problem) => problem.path) }).toEqual({
    releasers: {},
    places: ['releasers.us.key'],
  });
});
