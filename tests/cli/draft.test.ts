import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putFiles } from './project-copy.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { faultsOf, filesOf, readManifest } from './site-state.ts';

/** A workspace with a language that lacks two texts of the shell. */
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-draft-'));
const shell = JSON.parse(readFileSync(join(repository, 'locales/EN/shell.json'), 'utf8'));
const { home, ...otherHeader } = shell.header;
const { tagline, ...otherBrand } = shell.brand;
const ownShell = join(workspace, 'locales/XX/shell.json');
const site = join(workspace, 'out/acme');

beforeAll(() => {
  cpSync(join(repository, 'locales/EN'), join(workspace, 'locales/XX'), { recursive: true });
  cpSync(join(repository, 'brands/mini/mark.svg'), join(workspace, 'brands/acme/mark.svg'));
  const languages = { default: 'EN', offered: ['EN', 'XX'] };
  const brand = { id: 'acme', extends: 'mini', name: 'Acme', merchant: 'acme01', site: { domains: ['acme.example'] } };
  const strine = { tag: 'en-AU', direction: 'ltr', name: 'Strine', english: 'Strine' };
  putFiles(workspace, {
    'locales/languages.json': JSON.stringify({ XX: strine, YY: { ...strine, name: 'Kiwi' } }),
    'locales/XX/shell.json': JSON.stringify({ ...shell, brand: otherBrand, header: otherHeader }, null, 2),
    'brands/acme/brand.json': JSON.stringify({ ...brand, languages, artwork: { mark: 'mark.svg' } }),
  });
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const run = (...words: string[]) => runBrandgen(words, { cwd: workspace });

/** Words of the site in the language, as the first page loads them. */
function firstWords() {
  const file = filesOf(site).find((name) => /^words\/XX-.*\/first\.json$/.test(name)) ?? '';
  return JSON.parse(readFileSync(join(site, file), 'utf8')).shell;
}

describe('a language that is partly translated', () => {
  it('is no part of a build', async () => {
    const { exitCode, stderr } = await run('build', 'acme');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('has 1 problem.');
    expect(stderr).toContain('The language XX lacks 2 texts of this brand.');
    expect(stderr).toContain('nothing for shell:brand.tagline, shell:header.home');
    expect(stderr).toContain('`brandgen words XX --brand acme`');
  });

  it('is in a draft, which shows and lists its missing texts in English', async () => {
    const { exitCode, stdout } = await run('build', 'acme', '--draft');
    expect(exitCode, stdout).toBe(0);
    const list = 'acme is a draft: XX lacks 2 texts, shown in English:\n  shell.brand.tagline\n  shell.header.home\n';
    expect(stdout).toContain(list);
    expect(firstWords()).toMatchObject({ brand: { tagline }, header: { home } });
    const { stdout: json } = await run('build', 'acme', '--draft', '--json');
    const untranslated = [{ brand: 'acme', language: 'XX', keys: ['shell.brand.tagline', 'shell.header.home'] }];
    expect(JSON.parse(json)).toMatchObject({ exitCode: 0, untranslated });
  });

  it('makes a draft of the site in its manifest, and verify says so', async () => {
    expect(readManifest(site).draft).toEqual({ XX: 2 });
    const { exitCode, stdout } = await run('verify', 'out/acme');
    expect(stdout).toMatch(
      /^out\/acme \(acme\): all \d+ files are as built\.\n {2}draft {4}2 texts of XX are in English\n$/,
    );
    expect(exitCode).toBe(0);
  });

  it("lists what a brand's features need, beside its own words", async () => {
    const all = await run('words', 'YY', '--json');
    const needed = await run('words', 'YY', '--brand', 'acme', '--json');
    const filesOf = ({ stdout }: { stdout: string }): string[] =>
      JSON.parse(stdout).missing.map(({ file }: { file: string }) => file);
    expect(filesOf(needed)).toContain('locales/YY/shell.json');
    expect(filesOf(needed)).not.toContain('locales/YY/deposit.json');
    expect(filesOf(all)).toEqual(expect.arrayContaining([...filesOf(needed), 'locales/YY/deposit.json']));
    putFiles(workspace, { 'brands/acme/words/XX.json': JSON.stringify({ shell: { header: { home: 'Home' } } }) });
    const { stdout } = await run('words', 'XX', '--brand', 'acme');
    expect(stdout).toBe('XX lacks 1 text that acme needs:\n  locales/XX/shell.json  brand.tagline\n');
    rmSync(join(workspace, 'brands/acme/words'), { recursive: true });
  });

  it('gets its missing texts as blanks below the English ones', async () => {
    const listed = await run('words', 'XX');
    expect(listed.stdout).toBe(
      'XX lacks 2 texts:\n  locales/XX/shell.json  brand.tagline\n  locales/XX/shell.json  header.home\n',
    );
    const { exitCode, stdout } = await run('words', 'XX', '--missing');
    expect(stdout).toBe('2 texts of XX to fill in, each below its English text:\n  locales/XX/shell.json (2)\n');
    expect(exitCode).toBe(0);
    const lines = readFileSync(ownShell, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('    "home": ""'));
    expect(lines[at - 1]).toBe(`    // ${JSON.stringify(home)}`);
    const filled = JSON.parse(lines.filter((line) => !line.trim().startsWith('//')).join('\n'));
    expect(filled).toEqual({ ...shell, brand: { ...otherBrand, tagline: '' }, header: { ...otherHeader, home: '' } });
    // A second run adds nothing.
    await run('words', 'XX', '--missing');
    expect(readFileSync(ownShell, 'utf8').split('\n')).toEqual(lines);
  });

  it('still lacks texts that are blank, and is complete when they are filled in', async () => {
    const { stdout } = await run('build', 'acme', '--draft');
    expect(stdout).toContain('  shell.header.home\n');
    expect(firstWords().header.home).toBe(home);
    writeFileSync(ownShell, readFileSync(ownShell, 'utf8').replaceAll('": ""', '": "Bonzer"'));
    const { exitCode } = await run('build', 'acme');
    expect(exitCode).toBe(0);
    expect(firstWords()).toMatchObject({ brand: { tagline: 'Bonzer' }, header: { home: 'Bonzer' } });
    expect(readManifest(site)).not.toHaveProperty('draft');
    expect(await run('words', 'XX')).toMatchObject({ exitCode: 0, stdout: 'XX has every text.\n' });
    expect(faultsOf(site)).toEqual([]);
  });
});

it('says that a language does not exist', async () => {
  const { exitCode, stderr } = await run('words', 'EM', '--missing');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: 'error: There is no language "EM". Did you mean "EN"?\n',
  });
});

describe('verify', () => {
  it('lists what differs from the manifest', async () => {
    await run('build', 'acme');
    const copy = join(workspace, 'copy');
    cpSync(site, copy, { recursive: true, dereference: true });
    rmSync(join(copy, 'robots.txt'));
    writeFileSync(join(copy, 'index.html'), 'changed');
    writeFileSync(join(copy, 'extra.js'), 'extra');
    const { exitCode, stdout } = await run('verify', 'copy', 'out/acme');
    expect(stdout).toMatch(/^copy \(acme\): 3 files differ\.\n/);
    for (const line of ['changed  index.html', 'missing  robots.txt', 'surplus  extra.js'])
      expect(stdout).toContain(line);
    expect(stdout).toMatch(/^out\/acme \(acme\): all \d+ files are as built\.$/m);
    expect(exitCode).toBe(1);
  });

  it('needs a built site', async () => {
    const { exitCode, stderr } = await run('verify', 'brands');
    expect(stderr).toContain('brands holds no built site: it has no readable build-manifest.json.');
    expect(exitCode).toBe(2);
  });
});
