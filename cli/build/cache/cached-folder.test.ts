import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findFolder, makeFolder } from './cached-folder.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'brandgen-cached-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let place = '';
let made = '';
beforeEach(async () => {
  place = path.join(mkdtempSync(path.join(scratch, 'cache-')), 'apps/key');
  made = await makeFolder(place, async (draft) => {
    mkdirSync(path.join(draft, 'assets'));
    writeFileSync(path.join(draft, 'assets/shell.js'), 'shell');
    writeFileSync(path.join(draft, 'app.json'), '{}');
  });
});

it('finds a folder that is as it was made', () => {
  expect(findFolder(place)).toBe(made);
  expect(readFileSync(path.join(made, 'assets/shell.js'), 'utf8')).toBe('shell');
});

it.each<[string, () => void]>([
  ['has a script more', () => putScript('assets/more.js')],
  ['has a package more', () => putScript('node_modules/ws.js')],
  ['has a file less', () => rmSync(path.join(made, 'app.json'))],
  ['has another script', () => appendFileSync(path.join(made, 'assets/shell.js'), ';planted()')],
  ['has another list', () => appendFileSync(path.join(made, 'contents.json'), ' ')],
])('removes a folder that %s', (_change, change) => {
  change();
  expect(findFolder(place)).toBeUndefined();
  expect(readdirSync(path.dirname(place))).toEqual([]);
});

function putScript(file: string): void {
  const script = path.join(made, file);
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, 'planted()');
}

it('leaves nothing where there is no room, and names the folder', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const other = path.join(path.dirname(place), 'other');
  await expect(makeFolder(other, () => Promise.reject(full))).rejects.toMatchObject({ code: 'ENOSPC', path: other });
  expect(findFolder(other)).toBeUndefined();
  expect(existsSync(made)).toBe(true);
  expect(readdirSync(path.dirname(place))).toEqual([path.basename(made)]);
});
