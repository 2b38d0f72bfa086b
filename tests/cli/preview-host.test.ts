import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyMini } from './copy-mini.ts';
import { repository } from './run-brandgen.ts';

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-preview-host-'));
copyMini(workspace);

const words = [join(repository, 'dist/cli/main.js'), 'preview', 'mini', '--port', '0'];
const preview = spawn(process.execPath, words, { cwd: workspace });
let printed = '';
for (const stream of [preview.stdout, preview.stderr]) {
  stream.on('data', (part: Buffer) => {
    printed += part.toString();
  });
}
const ADDRESS = /^Mini: +http:\/\/[\w.]+:(\d+)/m;

// biome-ignore lint/plugin: a hook has no expect.poll, and this has the hook's limit.
beforeAll(() => vi.waitFor(() => expect(printed).toMatch(ADDRESS), { timeout: 180_000 }));
afterAll(async () => {
  preview.kill('SIGINT');
  await once(preview, 'exit');
  rmSync(workspace, { recursive: true, force: true });
});

/** The status for a name that leads here, as a browser would send it. */
async function statusOf(path: string, host: string): Promise<number | undefined> {
  const asked = request({ host: '127.0.0.1', port: Number(ADDRESS.exec(printed)?.[1]), path, headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

it.each(['/', '/wps/system/status', '/wps/captcha'])('answers %s under a name of this machine only', async (path) => {
  expect(await statusOf(path, 'localhost')).toBe(200);
  expect(await statusOf(path, '127.0.0.1:80')).toBe(200);
  expect(await statusOf(path, 'rebound.example')).toBe(421);
});
