import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { openWorkspace } from '../workspace/workspace.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
  mkdirSync(join(folder, 'brands'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, theme: object): void {
  mkdirSync(join(folder, 'themes', name), { recursive: true });
  writeFileSync(join(folder, 'themes', name, 'theme.json'), JSON.stringify({ name, title: name, ...theme }));
}

function read(name: string) {
  const { theme, problems } = openCatalogue(openWorkspace(folder, undefined));
  const found = theme(name);
  return { value: typeof found === 'string' ? found : found.value, problems: problems() };
}

function themeOf(name: string) {
  const { value, problems } = read(name);
  expect(problems).toEqual([]);
  if (typeof value === 'string') throw new Error(`The theme ${name} is ${value}.`);
  return { ...value, name: '', title: '' };
}

const MIDDLE = {
  extends: 'mini',
  palette: { accent: '#a78bfa', neutral: '#6b5b8a' },
  scheme: 'light',
  layout: { navigation: 'top', bottomBar: 'floating', tile: 'square' },
  radius: { card: '3px', tile: '4px' },
  light: { sunken: '#fbf9ff' },
};

it.each([
  [{ radius: { card: null } }, { ...MIDDLE, radius: { tile: '4px' } }],
  [{ radius: null }, { ...MIDDLE, radius: {} }],
  [{ palette: null }, { ...MIDDLE, palette: {} }],
  [{ palette: { accent: null } }, { ...MIDDLE, palette: { neutral: '#6b5b8a' } }],
  [
    { light: { sunken: null }, scheme: null },
    { ...MIDDLE, light: {}, scheme: undefined },
  ],
  [{ layout: { tile: null, bottomBar: null } }, { ...MIDDLE, layout: { navigation: 'top' } }],
  [{ fonts: null, dark: null }, MIDDLE],
])('takes away what the theme states that it extends: %j', (own, middle) => {
  put('middle', MIDDLE);
  put('own', { extends: 'middle', ...own });
  put('expected', { ...middle });
  put('plain', { extends: 'expected' });
  expect(themeOf('own')).toEqual(themeOf('plain'));
});

it('takes a value away through several themes', () => {
  put('middle', MIDDLE);
  put('next', { extends: 'middle', radius: { card: '9px' } });
  put('own', { extends: 'next', radius: { card: null } });
  put('plain', { extends: 'mini' });
  expect(themeOf('own').radius).toEqual({ ...themeOf('plain').radius, tile: '4px' });
});

it('takes away an optional choice of a theme that states everything, and nothing else of it', () => {
  const mini: object = JSON.parse(readFileSync(join(packageRoot(), 'themes/mini/theme.json'), 'utf8'));
  put('whole', { ...mini, name: 'whole', layout: { navigation: 'top', tile: 'wide', density: 'tight', rows: 'card' } });
  put('own', { extends: 'whole', layout: null, light: null });
  expect(themeOf('own').layout).toEqual({ navigation: 'top', tile: 'wide', density: 'tight' });
  expect(themeOf('own').light).toEqual(themeOf('whole').light);
});

it('is no base to extend: the theme then has to state everything', () => {
  const mini: object = JSON.parse(readFileSync(join(packageRoot(), 'themes/mini/theme.json'), 'utf8'));
  put('own', { ...mini, name: 'own', extends: null });
  expect(themeOf('own').light).toEqual(themeOf('mini').light);
  put('next', { extends: null });
  expect(read('next').problems).toContainEqual(expect.objectContaining({ rule: 'missing', path: 'light' }));
});

it.each([
  ['title', { title: null }],
  ['name', { name: null }],
])('cannot take away a %s', (path, own) => {
  put('own', { extends: 'aurora', ...own });
  const file = join(folder, 'themes/own/theme.json');
  expect(read('own').problems).toMatchObject([{ file, path, rule: 'required-null', received: 'null' }]);
});
