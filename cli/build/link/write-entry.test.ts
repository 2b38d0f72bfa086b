import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entrySource, writeEntry } from './write-entry.ts';

const request = {
  shell: 'assets/shell-1.js',
  features: ['assets/feature-home-2.js', 'assets/feature-help-3.js'],
  late: [{ file: 'assets/feature-agent-4.js', declaration: { name: 'agent' } }],
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brandgen-entry-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'assets/feature-home-2.js'),
    `import{define}from"./shell-1.js";const page=()=>import("./home-page-5.js");export const feature=define("home",page);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('starts the shell with the features in their order, and embeds the data of late ones', () => {
  expect(entrySource(request)).toBe(
    [
      'import { preload, start } from "./shell-1.js";',
      'import { feature as feature0 } from "./feature-home-2.js";',
      'import { feature as feature1 } from "./feature-help-3.js";',
      'const late = (file) => () => preload(() => import(file), [file], import.meta.url);',
      'start([feature0, feature1], [{ ...{"name":"agent"}, load: late("./feature-agent-4.js") }]);',
      '',
    ].join('\n'),
  );
});

it('keeps every import external except the inlined chunks, whose own imports stay as they are', async () => {
  const code = await writeEntry({ ...request, folder, inlined: new Set(['assets/feature-home-2.js']) });
  expect(code).not.toContain('feature-home-2');
  for (const file of ['./shell-1.js', './feature-help-3.js', './feature-agent-4.js', './home-page-5.js']) {
    expect(code).toContain(file);
  }
});
