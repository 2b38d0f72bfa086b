import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entrySource, forAccountsSource, writeEntry } from './write-entry.ts';

const request = {
  shell: 'assets/shell-1.js',
  features: ['assets/feature-home-2.js', 'assets/feature-help-3.js'],
  needed: 'assets/needed-7.js',
  late: [{ file: 'assets/feature-agent-4.js', declaration: { name: 'agent', module: null, contributions: {} } }],
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
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the entry's
      'const makeLate = (name, module, contributions, version, file = `./feature-${name}-${version}.js`) =>',
      '  ({ name, module, contributions, load: () => preload(() => import(file), [file], import.meta.url) });',
      'start([feature0, feature1], [makeLate("agent", null, {}, "4")], undefined, () => preload(() => import("./needed-7.js"), ["./needed-7.js"], import.meta.url));',
      '',
    ].join('\n'),
  );
});

it('names the file with what guests never see, which has the data of those features', () => {
  const entry = entrySource({ ...request, late: [], forAccounts: 'assets/accounts-6.js' });
  expect(entry).toContain(
    'start([feature0, feature1], [], () => preload(() => import("./accounts-6.js"), ["./accounts-6.js"], import.meta.url), () =>',
  );
  const accounts = forAccountsSource(request);
  expect(accounts).toContain('import { preload } from "./shell-1.js";');
  expect(accounts).toContain('export const late = [makeLate("agent", null, {}, "4")];');
});

it('keeps every import external except the inlined chunks, whose own imports stay as they are', async () => {
  const code = await writeEntry({ ...request, folder, inlined: new Set(['assets/feature-home-2.js']) });
  expect(code).not.toContain('feature-home-2');
  for (const file of ['./shell-1.js', './feature-help-3.js', './home-page-5.js']) expect(code).toContain(file);
});

it('refuses a late feature whose chunk has another name, which its entry could not load', () => {
  const late = request.late.map((feature) => ({ ...feature, file: 'assets/agent-4.js' }));
  expect(() => entrySource({ ...request, late })).toThrow('The chunk of the late feature agent is ./agent-4.js');
});
