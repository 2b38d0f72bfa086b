import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuildCache } from '../cache/build-cache.ts';
import type { CompiledChunk } from '../compile/compiled-app.ts';
import { joinEarlyStyles } from './join-early.ts';

const chunk = (facts: Partial<CompiledChunk>): CompiledChunk => ({
  ...{ imports: [], dynamicImports: [], css: [], assets: [], features: [], packages: [], ...facts },
});

const watch = { imports: ['assets/behind.js'], css: ['assets/watch.css'], features: ['watch'] };
const heart = { imports: ['assets/behind.js'], features: ['heart'] };
const app = {
  ...{ shell: 'assets/shell.js', prerender: 'assets/prerender.js', packages: {}, files: {} },
  features: { heart: 'assets/feature-heart.js' },
  late: { heart: { name: 'heart', module: null, contributions: {} } },
  early: ['assets/behind.js', 'assets/heart.js', 'assets/rows.js', 'assets/shared.js', 'assets/watch.js'],
  chunks: {
    'assets/behind.js': chunk({ css: ['assets/behind.css'] }),
    'assets/dialog.js': chunk({ imports: ['assets/shared.js'], features: ['shared'] }),
    'assets/feature-heart.js': chunk({ dynamicImports: ['assets/heart.js'], features: ['heart'] }),
    'assets/heart.js': chunk(heart),
    'assets/page.js': chunk({ features: ['home'], css: ['assets/page.css'] }),
    'assets/rows.js': chunk({ imports: ['assets/page.js'], features: ['home'] }),
    'assets/shared.js': chunk({ features: ['shared'] }),
    'assets/shell.js': chunk({ css: ['assets/shell.css'] }),
    'assets/watch.js': chunk(watch),
  },
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brandgen-early-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const [file, text] of Object.entries({
    'behind.css': '.a{}',
    'watch.css': '.b{}',
  }))
    writeFileSync(path.join(folder, 'assets', file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const join = (chunks: string[]) =>
  joinEarlyStyles({
    compilation: { app, folder },
    ...{ chunks, first: ['assets/shell.js'], cache: openBuildCache(path.join(folder, 'cache')) },
  });
const textOf = (file: object | undefined) => (file && 'bytes' in file ? String(file.bytes) : '');

it('joins the early stylesheets, with those of the shell first and without a page’s', async () => {
  const styles = await join(Object.keys(app.chunks));
  expect(styles?.parts).toEqual(['assets/behind.css', 'assets/watch.css']);
  expect(textOf(styles?.file)).toBe('.a{}\n.b{}');
});

it('joins nothing where there is one part', async () => {
  expect(await join(['assets/shell.js', 'assets/behind.js', 'assets/heart.js'])).toBeUndefined();
});
