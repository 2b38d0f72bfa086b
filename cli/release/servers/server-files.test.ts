import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TargetServer } from '../targets/target.ts';
import { copyFolder, copyWords } from './copy-folder.ts';
import { runScript } from './run-remote.ts';
import { readFiles, writeFiles } from './server-files.ts';

let root: string;
let server: TargetServer;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "brandgen server's-"));
  server = { host: 'deploy@web1', port: 2222, folder: path.join(root, 'srv/sites'), reload: ['reload'], listen: '80' };
  program('ssh', `echo "$@" > "${root}/asked"; echo "Welcome to web1."; exec sh`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** Replaces a program; the remote machine is this one. */
function program(name: string, script: string): void {
  const bin = path.join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(bin, name), 0o755);
  vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
}

const NAMES = ['.previews/a b/users.txt', 'nginx.conf', '.proven'];
const read = () => readFiles(server, path.join(root, 'own'), NAMES);

it('writes files of a server whole, and reads them as they are', async () => {
  for (const name of ['acme', 'headers']) mkdirSync(path.join(root, 'own', name), { recursive: true });
  writeFileSync(path.join(root, 'own/tls.conf'), '');
  mkdirSync(server.folder, { recursive: true });
  await writeFiles(server, [{ name: '.proven', text: '' }]);
  writeFileSync(path.join(server.folder, 'acme.maintenance'), '');
  expect(await read()).toEqual({
    files: new Map([['.proven', '\n']]),
    own: new Set(['acme', 'headers']),
    closed: new Set(['acme']),
  });
  rmSync(path.join(server.folder, 'acme.maintenance'));
  const texts = ["preview:{SSHA}it's\n", '# ünï $host `x` \\\n\n}\n', 'proof\n'];
  await writeFiles(
    server,
    NAMES.map((name, at) => ({ name, text: texts[at] })),
  );
  expect((await read()).files).toEqual(new Map(NAMES.map((name, at) => [name, texts[at]])));
  await writeFiles(server, [{ name: '.proven', text: undefined }]);
  expect(readdirSync(server.folder).sort()).toEqual(['.previews', 'nginx.conf']);
});

it('puts files in their places in order, so that the configuration is the last', async () => {
  program('mv', `printf '%s\\n' "\${3}" >> "${root}/moved"; exec /bin/mv "$@"`);
  mkdirSync(server.folder, { recursive: true });
  await writeFiles(
    server,
    NAMES.slice(0, 2).map((name) => ({ name, text: 'text\n' })),
  );
  expect(readFileSync(path.join(root, 'moved'), 'utf8')).toBe(`${NAMES.slice(0, 2).join('\n')}\n`);
});

it('asks for no password, and checks the key of the host', async () => {
  await read();
  const asked = readFileSync(path.join(root, 'asked'), 'utf8');
  expect(asked).toMatch(/^-o BatchMode=yes -o StrictHostKeyChecking=yes .* -p 2222 deploy@web1 sh\n$/);
});

it('refuses a folder that is no target', async () => {
  mkdirSync(path.join(server.folder, 'lost+found'), { recursive: true });
  await read();
  writeFileSync(path.join(server.folder, 'holiday.jpg'), '');
  await expect(read()).rejects.toThrow(/has something else, such as holiday\.jpg\. Name an empty one/);
});

it('runs no part of a script that is cut off', async () => {
  const script = ['echo > "$CUT"', 'true'];
  vi.stubEnv('CUT', path.join(root, 'cut'));
  await runScript(server, script);
  rmSync(path.join(root, 'cut'));
  // Cuts the script in the middle of its last line.
  program('ssh', 'head -c 37 | sh');
  await expect(runScript(server, script)).rejects.toThrow(/[Ss]yntax error|unexpected/);
  expect(readdirSync(root)).not.toContain('cut');
});

it('says which program is missing, and on which side', async () => {
  program(
    'rsync',
    `echo 'bash: line 1: rsync: command not found' >&2; echo 'rsync error: remote command not found (code 127)' >&2; exit 127`,
  );
  const copy = () => copyFolder({ folder: root }, server, { isThorough: false, removes: false });
  await expect(copy()).rejects.toThrow('rsync was not found on that machine: install it there');
  vi.stubEnv('PATH', path.join(root, 'none'));
  await expect(copy()).rejects.toThrow(/rsync was not found on this machine/);
  await expect(read()).rejects.toThrow(/ssh was not found on this machine/);
});

it('copies the folders of a target, and leaves what is beside them alone', () => {
  const words = copyWords('/srv', server, { isThorough: false, removes: true });
  expect(words.slice(-4)).toEqual(['--exclude=/*', '--', '/srv/', `deploy@web1:${server.folder}/`]);
  expect(words).toContain('--delete-after');
  expect(copyWords('/srv', server, { isThorough: true, removes: false })).toContain('--checksum');
});

it('removes nothing from a server that pages may still ask for, and brings no password before its preview', () => {
  const words = copyWords('/srv', server, { isThorough: false, removes: false });
  expect(words.filter((word) => word.startsWith('--delete'))).toEqual([]);
  expect(words).toContain('--exclude=/.previews/*/*/users.txt');
});
