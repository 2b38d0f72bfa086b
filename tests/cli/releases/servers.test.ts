import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openReleaseTarget } from '#cli/release/open-release-target.ts';
import { PREVIEW_USER } from '#cli/release/previews/preview-password.ts';
import { findTarget, readTargets } from '#cli/release/targets/target.ts';
import { filesOf } from '../site-state.ts';
import { type RunningServer, type RunningServers, startServers } from './running-servers.ts';
import { writeSmallSite } from './small-site.ts';

let target: RunningServers;
let root: string;
beforeAll(async () => {
  target = await startServers(2);
  root = target.workspace;
  vi.stubEnv('PATH', target.environment.PATH);
  target.writeTarget();
  await release('red');
});
afterAll(() => {
  vi.unstubAllEnvs();
  return target.stop();
});

const opened = () => openReleaseTarget(findTarget(readTargets({ root }).targets, undefined), {});
const site = (look: string) => writeSmallSite(join(root, 'out', look), look);
const release = async (look: string) =>
  (await opened()).release({ root, sites: [site(look)], termsOf: () => ({ keepDays: 14 }) });
const stage = async (look: string, staged: number) =>
  (await opened()).release({ root, sites: [site(look)], termsOf: () => ({ keepDays: 14, staged }) });
const rollBack = async () => (await opened()).rollBack({ root, brand: 'acme', to: undefined });

/** What a server answers with. @param cookie of the visitor */
async function look({ get }: RunningServer, cookie = ''): Promise<string | undefined> {
  return /color:(\w+)/.exec((await get('/help', 'acme.example', { cookie })).body.toString())?.[1];
}

/** A server that was told to reload needs a moment for it. */
const shows = (...looks: string[]) =>
  expect.poll(() => Promise.all(target.servers.map((server) => look(server)))).toEqual(looks);
const master = () => join(root, 'srv');

/** The releases that the folder and the servers name. */
const numbers = () =>
  [master(), ...target.servers.map(({ folder }) => folder)].map((folder) =>
    Number(/# release (\d+) of acme$/m.exec(readFileSync(join(folder, 'nginx.conf'), 'utf8'))?.[1]),
  );

it('is on every server, with every file once', async () => {
  await shows('red', 'red');
  expect(numbers()).toEqual([1, 1, 1]);
  for (const { folder } of target.servers) {
    const files = filesOf(join(folder, '.files'));
    expect(files.map((file) => statSync(join(folder, '.files', file)).nlink)).not.toContain(1);
  }
});

it('stays the old one on a server that refuses it, and the next command goes on', async () => {
  const [one, two] = target.servers;
  target.writeTarget({ 2: { reload: ['sh', '-c', 'echo "unknown directive" >&2; exit 1'] } });
  await expect(release('blue')).rejects.toThrow(
    `The server ${two?.name} of the target live has failed: unknown directive. New: ${one?.name}. As before: ${two?.name}.`,
  );
  await shows('blue', 'red');
  expect(numbers()).toEqual([2, 2, 1]);
  // A page of the new one may load its files from any server.
  const styles = filesOf(join(root, 'out/blue/assets')).filter((file) => file.endsWith('.css'));
  for (const { get } of target.servers)
    for (const style of styles) expect((await get(`/assets/${style}`)).status).toBe(200);
  target.writeTarget();
  const resumed = await target.run(['release', '--resume']);
  expect(resumed).toEqual({ exitCode: 0, stdout: 'Every server has what is live.\n', stderr: '' });
  await shows('blue', 'blue');
  expect(numbers()).toEqual([2, 2, 2]);
});

it('changes nothing where a server cannot be reached, or the host key is another', async () => {
  const [one, two] = target.servers;
  await two?.unplug();
  await expect(rollBack()).rejects.toThrow(
    new RegExp(`server ${two?.name} .*[Cc]onnection refused.* No server has changed`),
  );
  await two?.plug();
  const hosts = join(root, 'keys/known_hosts');
  const known = readFileSync(hosts, 'utf8');
  writeFileSync(hosts, known.split('\n').slice(1).join('\n'));
  await expect(rollBack()).rejects.toThrow(new RegExp(`server ${one?.name} .*Host key verification failed`));
  writeFileSync(hosts, known);
  await shows('blue', 'blue');
  expect(numbers()).toEqual([2, 2, 2]);
});

it('goes back on every server', async () => {
  expect(await rollBack()).toMatchObject({ to: 1, release: 3 });
  await shows('red', 'red');
  expect(numbers()).toEqual([3, 3, 3]);
});

it('is staged on every server, which is asked for both releases, and a visitor has the same one on each', async () => {
  const looksOf = (number: string) =>
    Promise.all(target.servers.map((server) => look(server, `__Host-release=4-${number}`)));
  const [, two] = target.servers;
  target.writeTarget({ 2: { reload: ['false'] } });
  await expect(stage('blue', 10)).rejects.toThrow(`The server ${two?.name} of the target live has failed`);
  target.writeTarget();
  await target.run(['release', '--resume']);
  await expect.poll(() => looksOf('05')).toEqual(['blue', 'blue']);
  expect(await looksOf('10')).toEqual(['red', 'red']);
  expect((await target.run(['release', 'acme', '--share', '50'])).exitCode).toBe(0);
  await expect.poll(() => looksOf('10')).toEqual(['blue', 'blue']);
  expect((await target.run(['release', 'acme', '--stop'])).exitCode).toBe(0);
  await shows('red', 'red');
  expect(numbers()).toEqual([5, 5, 5]);
});

it('has previews on every server, which go with the rest that is pruned', async () => {
  const { previews, prune } = await opened();
  const expires = new Date(Date.now() + 86_400_000);
  const password = 'correct-horse-battery';
  await previews?.release({ root, name: 'summer', sites: [site('green')], expires, password });
  const authorization = `Basic ${Buffer.from(`${PREVIEW_USER}:${password}`).toString('base64')}`;
  for (const { get } of target.servers) {
    expect((await get('/help', 'summer.acme.example')).status).toBe(401);
    expect((await get('/help', 'summer.acme.example', { authorization })).body.toString()).toContain('color:green');
  }
  const [{ folder = '' } = {}] = target.servers;
  writeFileSync(join(folder, 'acme.maintenance'), '');
  const later = new Date(Date.now() + 30 * 86_400_000);
  expect((await prune(later)).previews).toEqual([{ name: 'summer', brand: 'acme' }]);
  for (const server of target.servers) {
    expect((await server.get('/help', 'summer.acme.example')).status).toBe(421);
    for (const place of ['acme', '.files']) {
      expect(filesOf(join(server.folder, place))).toEqual(filesOf(join(master(), place)));
    }
    expect(existsSync(join(server.folder, '.previews/summer'))).toBe(false);
  }
  expect(existsSync(join(folder, 'acme.maintenance'))).toBe(true);
});
