import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repository, runBrandgen } from '../run-brandgen.ts';
import { type Answer, ask } from '../servers/ask.ts';
import { freePort } from '../servers/run-nginx.ts';
import { brand, mainFile } from './running-target.ts';

const run = promisify(execFile);
const nginx = process.env['NGINX_PATH'] || '/usr/sbin/nginx';
const sshd = process.env['SSHD_PATH'] || '/usr/sbin/sshd';

/** A machine with a nginx and a sshd of its own, as far as a target can tell. */
export interface RunningServer {
  /** Name of the server in messages. */
  name: string;
  /** Folder of its target. */
  folder: string;
  /** Its entry in `servers` of brandgen.json. */
  entry: object;
  /** Address of its nginx. */
  address: URL;
  get: (path: string, host?: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Lets commands reach it no more, or again. */
  unplug: () => Promise<void>;
  plug: () => Promise<void>;
}

/** A workspace with one brand, whose target is on several servers. */
export interface RunningServers {
  workspace: string;
  servers: RunningServer[];
  /** Variables with which a command finds the servers' keys. */
  environment: { PATH: string };
  run: (words: readonly string[], environment?: Record<string, string>) => ReturnType<typeof runBrandgen>;
  writeBrand: (radius: number) => void;
  /** Writes brandgen.json with settings that differ from those of a server, by its number. */
  writeTarget: (settings?: Record<number, object>, target?: object) => void;
  stop: () => Promise<void>;
}

/** @param before lines of `sh` that run before each `ssh`, whose words they have */
export async function startServers(count: number, before = ''): Promise<RunningServers> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-servers-'));
  mkdirSync(join(workspace, 'brands/acme'), { recursive: true });
  writeFileSync(join(workspace, 'brands/acme/mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const keys = join(workspace, 'keys');
  mkdirSync(keys, { mode: 0o700 });
  for (const key of ['host', 'user']) await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(keys, key)]);
  const environment = { PATH: `${writeClient(keys, before)}:${process.env['PATH']}` };
  const stops: (() => Promise<void>)[] = [];
  const servers: RunningServer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { stop, ...server } = await startServer(join(workspace, `web${number}`), keys);
    servers.push(server);
    stops.push(stop);
  }
  const hostKey = readFileSync(join(keys, 'host.pub'), 'utf8');
  writeFileSync(join(keys, 'known_hosts'), servers.map(({ name }) => known(name, hostKey)).join(''));
  return {
    workspace,
    servers,
    environment,
    run: (words, own = {}) => runBrandgen(words, { cwd: workspace, environment: { ...environment, ...own } }),
    writeBrand: (radius) => writeFileSync(join(workspace, 'brands/acme/brand.json'), JSON.stringify(brand(radius))),
    writeTarget: (settings = {}, target = {}) => {
      const entries = servers.map(({ entry }, at) => ({ ...entry, ...settings[at + 1] }));
      const live = { folder: 'srv', directives: join(workspace, 'own'), ...target, servers: entries };
      writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets: { live } }));
    },
    stop: async () => {
      for (const stop of stops) await stop();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

/** The line of a host in `known_hosts`. */
function known(name: string, hostKey: string): string {
  const [, port] = name.split(':');
  return `[127.0.0.1]:${port} ${hostKey}`;
}

/** An `ssh` that reads a configuration of the test's in place of the account's. @returns its folder */
function writeClient(keys: string, before: string): string {
  const config = [
    'Host *',
    `  IdentityFile ${keys}/user`,
    '  IdentitiesOnly yes',
    `  UserKnownHostsFile ${keys}/known_hosts`,
  ];
  writeFileSync(join(keys, 'config'), `${config.join('\n')}\n`);
  const folder = join(keys, 'bin');
  mkdirSync(folder);
  const words = `set -- ssh -F ${keys}/config "$@"`;
  writeFileSync(join(folder, 'ssh'), `#!/bin/sh\nPATH=\${PATH#${folder}:}\n${words}${before}\nexec "$@"\n`);
  chmodSync(join(folder, 'ssh'), 0o755);
  return folder;
}

async function startServer(place: string, keys: string): Promise<RunningServer & { stop: () => Promise<void> }> {
  const folder = join(place, 'srv');
  const server = join(place, 'nginx');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'nginx.conf'), mainFile(server, folder));
  const words = ['-p', server, '-c', 'nginx.conf', '-e', 'error.log'];
  await run(nginx, words);
  const [port, web] = [await freePort(), await freePort()];
  writeFileSync(join(place, 'sshd_config'), daemonFile(place, keys, port));
  // sshd wants this folder if root starts it; the system's own service makes it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  let daemon: ChildProcess | undefined;
  const plug = async () => {
    daemon = spawn(sshd, ['-D', '-f', join(place, 'sshd_config'), '-E', join(place, 'sshd.log')], { stdio: 'ignore' });
    await listening(port);
  };
  const unplug = async () => {
    const ended = daemon && once(daemon, 'exit');
    daemon?.kill();
    await ended;
  };
  await plug();
  const reload = [nginx, ...words, '-s', 'reload'];
  return {
    name: `127.0.0.1:${port}`,
    folder,
    entry: { host: '127.0.0.1', port, folder, reload, listen: `127.0.0.1:${web}` },
    address: new URL(`http://127.0.0.1:${web}`),
    get: (path, host = 'acme.example', headers = {}) => ask(web, host, { path, headers }),
    plug,
    unplug,
    stop: async () => {
      await unplug();
      await run(nginx, [...words, '-s', 'stop']);
    },
  };
}

function daemonFile(place: string, keys: string, port: number): string {
  const settings = {
    ListenAddress: '127.0.0.1',
    Port: port,
    HostKey: join(keys, 'host'),
    AuthorizedKeysFile: join(keys, 'user.pub'),
    PidFile: join(place, 'sshd.pid'),
    StrictModes: 'no',
    UsePAM: 'no',
    PasswordAuthentication: 'no',
    AllowUsers: userInfo().username,
    PermitRootLogin: 'prohibit-password',
    // Keeps bash from reading the account's own start-up files.
    SetEnv: 'SHLVL=2',
  };
  return `${Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join('\n')}\n`;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
}
