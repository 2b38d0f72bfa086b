import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../cli/servers/run-nginx.ts';

export interface RunningCeph {
  readonly endpoint: string;
  /** Variables with the keys of an account that may make buckets. */
  readonly keys: Readonly<Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  readonly stop: () => Promise<void>;
}

const KEYS = { AWS_ACCESS_KEY_ID: 'RELEASES', AWS_SECRET_ACCESS_KEY: 'releases-secret' };

/** Milliseconds that a daemon may take to answer. */
const PATIENCE = 60_000;

/** Rights of an account that may do anything in the cluster. */
const ALL = ['mon', 'osd', 'mgr'].flatMap((daemon) => ['--cap', daemon, 'allow *']);

/** A cluster of Ceph with one monitor, one storage daemon that keeps objects in memory, and a gateway that speaks S3. */
export async function runCeph(): Promise<RunningCeph> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-ceph-'));
  for (const part of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, part));
  const [monitor, gateway] = await Promise.all([freePort(), freePort()]);
  const fsid = randomUUID();
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, configuration(folder, { fsid, monitor, gateway }));
  const keyring = join(folder, 'keyring');
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(program, words, { env: { ...process.env, CEPH_CONF: file }, timeout: PATIENCE });
  };
  const daemons: ReturnType<typeof start>[] = [];
  const daemon = (program: string, ...words: string[]) => daemons.push(start(program, ['-c', file, ...words, '-f']));
  const stop = async () => {
    for (const running of daemons.toReversed()) await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', ...ALL);
    for (const name of ['client.admin', 'osd.0', 'client.rgw.a'])
      await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...ALL);
    const map = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map);
    await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    daemon('ceph-mon', '-i', 'a');
    const storage = randomUUID();
    await run('ceph', 'osd', 'new', storage, '0');
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', storage);
    daemon('ceph-osd', '-i', '0');
    daemon('radosgw', '-n', 'client.rgw.a');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await answers(endpoint);
    const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = KEYS;
    const account = ['--uid', 'brandgen', '--display-name', 'brandgen', '--access-key', key, '--secret-key', secret];
    await run('radosgw-admin', '-n', 'client.rgw.a', 'user', 'create', ...account);
    return { endpoint, keys: KEYS, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function start(program: string, words: readonly string[]) {
  const running = spawn(program, words, { stdio: 'ignore' });
  return {
    stop: async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      // The cluster is thrown away, so nothing needs to be written before the end.
      running.kill('SIGKILL');
      await ended;
    },
  };
}

/** @throws when nothing answers in time */
async function answers(endpoint: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!(await fetch(endpoint).catch(() => undefined))) {
    if (Date.now() > until) throw new Error(`The gateway of Ceph does not answer at ${endpoint}.`);
    await pause(200);
  }
}

function configuration(
  folder: string,
  { fsid, monitor, gateway }: Record<'fsid', string> & Record<'monitor' | 'gateway', number>,
): string {
  return `[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${monitor}
mon initial members = a
public network = 127.0.0.0/8
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
osd objectstore = memstore
memstore device bytes = 2147483648
keyring = ${folder}/keyring
run dir = ${folder}/run
log file = ${folder}/$name.log
admin socket = ${folder}/run/$name.sock
pid file = ${folder}/run/$name.pid
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
[client.rgw.a]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;
}
