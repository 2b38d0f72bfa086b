import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { repository } from './run-brandgen.ts';

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-dev-'));
const file = join(workspace, 'brands/mini/brand.json');
cpSync(join(repository, 'brands/mini'), join(workspace, 'brands/mini'), { recursive: true });
const text = readFileSync(file, 'utf8');

/** A platform that nothing listens on: these tests only ask for pages. */
const words = ['dev', 'mini', '--port', '0', '--host', '127.0.0.2', '--platform', 'http://127.0.0.1:9'];
const server = spawn(process.execPath, [join(repository, 'dist/cli/main.js'), ...words], { cwd: workspace });
let printed = '';
for (const stream of [server.stdout, server.stderr]) {
  stream.on('data', (part: Buffer) => {
    printed += part.toString();
  });
}
/** As long as a hook may take. */
const soon = { timeout: 180_000 };

// biome-ignore lint/plugin: a hook has no expect.poll, and this has the hook's limit.
beforeAll(() => vi.waitFor(() => expect(printed).toMatch(/^Mini: http:/m), soon));
afterAll(async () => {
  server.kill('SIGINT');
  await once(server, 'exit');
  rmSync(workspace, { recursive: true, force: true });
});

const page = async (host = '127.0.0.2') => (await fetch(`http://${host}:${/:(\d+)\//.exec(printed)?.[1]}/`)).text();

it('says what it starts before it is ready', () => {
  expect(printed).toMatch(/^Starting mini …\n[\s\S]*Mini: http:/);
});

it('listens on the address of --host', async () => {
  expect(printed).toMatch(/^Network {2}http:\/\/127\.0\.0\.2:\d+\/$/m);
  expect(await page()).toContain('<title>Mini</title>');
  await expect(page('127.0.0.1')).rejects.toThrow();
});

it('shows what an editor saves, even if it empties the file first', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    writeFileSync(file, '');
    writeFileSync(file, text.replace('"Mini"', `"${name}"`));
    await expect.poll(() => page()).toContain(`<title>${name}</title>`);
  }
});

it('prints mistakes, and that they are mended', async () => {
  writeFileSync(file, text.replace('"minimumAge": 18', '"minimumAge": 17'));
  await expect.poll(() => printed).toMatch(/brands\/mini\/brand\.json has 1 problem\.[\s\S]+minimumAge/);
  expect(printed).not.toContain('no problems');
  writeFileSync(file, text);
  await expect.poll(() => printed).toMatch(/^mini: no problems\.$/m);
});
