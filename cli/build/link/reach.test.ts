import { expect, it } from 'vitest';
import type { CompiledApp } from '../compile/compiled-app.ts';
import { reached, staticallyReached, stylesOf } from './reach.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], css: string[] = []) => ({
  imports,
  dynamicImports,
  css,
  assets: [],
  features: [],
  packages: [],
});

const app: CompiledApp = {
  shell: 'shell.js',
  prerender: 'prerender.js',
  features: {},
  late: {},
  early: [],
  files: {},
  packages: {},
  chunks: {
    'shell.js': chunk(['vendor.js'], ['menu.js'], ['shell.css']),
    'vendor.js': chunk([]),
    'menu.js': chunk(['shell.js', 'shared.js'], [], ['menu.css', 'shell.css']),
    'shared.js': chunk(['vendor.js']),
    'agent.js': chunk(['shared.js']),
  },
};

it('follows only static imports for the first load', () => {
  expect(staticallyReached(app, ['shell.js'])).toEqual(['shell.js', 'vendor.js']);
});

it('follows dynamic imports too for everything that can load, including cycles', () => {
  expect(reached(app, ['shell.js']).sort()).toEqual(['menu.js', 'shared.js', 'shell.js', 'vendor.js']);
});

it('names each stylesheet once', () => {
  expect(stylesOf(app, ['shell.js', 'menu.js'])).toEqual(['shell.css', 'menu.css']);
});

it('names a missing chunk', () => {
  expect(() => reached(app, ['gone.js'])).toThrow('The compiled site has no chunk gone.js.');
});
