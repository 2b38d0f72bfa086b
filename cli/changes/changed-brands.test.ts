import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { changedBrands } from './changed-brands.ts';

/** A repository with the workspace in a subfolder. */
const repository = mkdtempSync(join(tmpdir(), 'brandgen-since-'));
const operator = join(repository, 'operator');

function git(...words: string[]): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@brandgen.example', '-c', 'commit.gpgSign=false'];
  return execFileSync('git', ['-C', repository, ...person, ...words], { encoding: 'utf8' }).trim();
}

function put(file: string, content: object | string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const brand = (id: string, settings: object) => ({
  id,
  extends: 'mini',
  name: id,
  merchant: `${id}01`,
  site: { domains: [`${id}.example`] },
  ...settings,
});
const base = { extends: 'mini', template: true, legal: { minimumAge: 21 } };
const dusk = { name: 'dusk', title: 'Violet dusk.', extends: 'aurora', radius: { card: '8px' } };
const phrase = { header: { home: 'Start' } };

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  put('README.md', 'About');
  put('package.json', {});
  put('.gitignore', '*.secret.json\n');
  put('site-of-another-team/package.json', {});
  put('operator/brands/base/brand.json', base);
  put('operator/brands/based/brand.json', brand('based', { extends: 'base' }));
  put('operator/brands/dark/brand.json', brand('dark', { theme: { name: 'dusk' } }));
  put('operator/brands/viet/brand.json', brand('viet', { languages: { default: 'VN', offered: ['VN'] } }));
  put('operator/themes/dusk/theme.json', dusk);
  put('operator/locales/TY/shell.json', phrase);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
});
afterEach(() => {
  git('reset', '--quiet', '--hard', 'main');
  git('clean', '--quiet', '-fdx');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

/** Ids of changed brands without the template, which is always among them. */
const changedSince = (commit: string) =>
  changedBrands(openWorkspace(operator, undefined), { commit }).filter((id) => id !== 'base');
const all = ['based', 'dark', 'viet'];

describe('the brands that changed since a commit', () => {
  it.each([
    ['nothing', () => undefined, []],
    ['a file that no site uses', () => put('README.md', 'More'), []],
    ['its own configuration', () => put('operator/brands/dark/brand.json', brand('dark', { name: 'Dark' })), ['dark']],
    ['a new file of its own', () => put('operator/brands/dark/words/EN.json', { shell: phrase }), ['dark']],
    ['a file of its own that git ignores', () => put('operator/brands/dark/x.secret.json', {}), ['dark']],
    ['what it extends', () => put('operator/brands/base/brand.json', { ...base, currency: 'EUR' }), ['based']],
    ['its theme', () => put('operator/themes/dusk/theme.json', { ...dusk, title: 'Dusk.' }), ['dark']],
    ['new words of its language', () => put('operator/locales/VN/shell.json', phrase), ['viet']],
    ['words of a language that no brand offers', () => put('operator/locales/TY/shell.json', {}), []],
    ['words that are gone', () => rmSync(join(operator, 'locales/TY/shell.json')), all],
    ['the settings of the workspace', () => put('operator/brandgen.json', { targets: {} }), all],
    ['the installed version', () => put('package-lock.json', {}), all],
    ['the installed version, in a file that git knows', () => put('package.json', { dependencies: {} }), all],
    ['the packages of another folder', () => put('site-of-another-team/package.json', { name: 'x' }), []],
  ])('are those whose inputs changed: %s', (_what, change, expected) => {
    change();
    expect(changedSince('main')).toEqual(expected);
  });

  it('are the same after the change is committed', () => {
    git('checkout', '--quiet', '-B', 'change');
    put('operator/brands/dark/brand.json', brand('dark', { name: 'Dark' }));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change');
    expect(changedSince('main')).toEqual(['dark']);
    expect(changedSince('HEAD')).toEqual([]);
    git('checkout', '--quiet', 'main');
  });

  it('include brands with problems, whose inputs are not known', () => {
    put('operator/themes/dusk/theme.json', { ...dusk, extends: 'no-such-theme' });
    expect(changedSince('main')).toEqual(['dark']);
    expect(changedSince('HEAD')).toEqual(['dark']);
  });

  it('are chosen from those that were asked for', () => {
    put('operator/brands/dark/brand.json', brand('dark', { name: 'Dark' }));
    const workspace = openWorkspace(operator, undefined);
    expect(changedBrands(workspace, { ids: ['viet'], commit: 'main' })).toEqual([]);
    put('operator/brandgen.json', {});
    expect(changedBrands(workspace, { ids: ['viet'], commit: 'main' })).toEqual(['viet']);
  });

  it('cannot be told from a commit that is not there', () => {
    const message = 'The repository has no commit "0000". If the clone is shallow, fetch the whole history first';
    expect(() => changedSince('0000')).toThrow(message);
    expect(() => changedSince('--all')).toThrow('The repository has no commit "--all".');
    expect(() => changedSince(' ')).toThrow('`--since` needs a commit, a branch or a tag.');
  });

  it('cannot be told outside a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brandgen-no-repository-'));
    mkdirSync(join(folder, 'brands'));
    const workspace = openWorkspace(folder, undefined);
    const message = `\`--since\` needs a Git repository, and git finds none that it can use in ${folder}: fatal: not a git`;
    expect(() => changedBrands(workspace, { commit: 'main' })).toThrow(message);
    rmSync(folder, { recursive: true });
  });
});
