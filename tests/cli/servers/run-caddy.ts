import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './run-nginx.ts';

const program = () => process.env['CADDY_PATH'] || '/usr/bin/caddy';

/** Has Caddy check the configuration in a folder, and returns its output. @throws when Caddy refuses it */
export async function checkCaddy(folder: string): Promise<string> {
  const words = ['validate', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { stdout, stderr } = await promisify(execFile)(program(), words, { env });
  return `${stdout}${stderr}`;
}

export interface RunningCaddy {
  port: number;
  /** Folder of the site's own directives. */
  own: (site: string) => string;
  reload(): Promise<void>;
  /** The command that does so, word by word. */
  reloadWords: string[];
  stop(): Promise<void>;
}

/** @param target folder of a target that names this port @param own folder of its directives */
export async function runCaddy(target: string, port: number, own: string): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-caddy-'));
  const admin = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin ${admin}\n}\n\nimport ${target}/*Caddyfile\n`);
  const words = ['--config', config, '--adapter', 'caddyfile'];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const run = (command: string, ...more: string[]) => promisify(execFile)(program(), [command, ...more], { env });
  // It ends once the server that it starts listens, which does not keep its output open.
  await new Promise<void>((resolve, reject) => {
    const started = spawn(program(), ['start', ...words], { env, stdio: 'ignore' });
    started.once('error', reject);
    started.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Caddy ended with ${code}.`))));
  });
  return {
    port,
    own: (site) => join(own, site),
    reload: async () => {
      await run('reload', ...words, '--address', admin, '--force');
    },
    reloadWords: [program(), 'reload', ...words, '--address', admin],
    stop: async () => {
      await run('stop', '--address', admin);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
