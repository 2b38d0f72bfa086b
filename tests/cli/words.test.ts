import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMini } from './copy-mini.ts';
import { folderState } from './folder-state.ts';
import { putFiles, runIn } from './project-copy.ts';
import { runBrandgen } from './run-brandgen.ts';

/** A workspace with a brand that has words of its own, in a repository with one commit. */
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-words-'));
const english = { shell: { brand: { tagline: 'Small and quick' }, error: { retry: 'Once more' } } };
const own = 'brands/mini/words';

beforeAll(async () => {
  copyMini(workspace);
  putFiles(workspace, {
    [`${own}/EN.json`]: JSON.stringify(english, null, 2),
    [`${own}/AR.json`]: '{\n  // Said by the market.\n  "shell": { "brand": { "tagline": "صغير وسريع" } }\n}\n',
  });
  const git = (...words: string[]) => runIn(workspace, 'git', ...words);
  await git('init', '--quiet');
  await git('add', '--all');
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@brandgen.example'];
  await git(...person, 'commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const run = (...words: string[]) => runBrandgen(words, { cwd: workspace });
const textOf = (file: string) => readFileSync(join(workspace, file), 'utf8');

interface Handed {
  id: string;
  english: string;
  text: string;
  state: string;
}

async function exported(...options: string[]): Promise<{ count: number; texts: Handed[] }> {
  const { stdout } = await run('words', 'export', 'AR', '--format', 'json', ...options);
  return JSON.parse(stdout);
}

/** Writes a file that came back, with other texts by their ids. */
async function returned(changes: Record<string, string>): Promise<void> {
  const document = await exported('--brand', 'mini');
  const texts = document.texts.map((text) => ({ ...text, text: changes[text.id] ?? text.text }));
  writeFileSync(join(workspace, 'back.json'), JSON.stringify({ ...document, texts }, null, 2));
}

describe('words export', () => {
  it('hands over what a brand needs, with its own words and their context', async () => {
    const { texts, count } = await exported('--brand', 'mini');
    expect(count).toBe(texts.length);
    const tagline = 'brands/mini/shell:brand.tagline';
    expect(texts.find(({ id }) => id === tagline)).toMatchObject({
      english: 'Small and quick',
      text: 'صغير وسريع',
      state: 'done',
    });
    expect(texts.find(({ id }) => id === 'brands/mini/shell:error.retry')).toMatchObject({
      text: '',
      state: 'missing',
    });
    expect(texts.find(({ id }) => id === 'shell:points_two')).toMatchObject({ form: 'two: 2', state: 'done' });
    expect(texts.some(({ id }) => id.startsWith('sandbox/'))).toBe(false);
  });

  it('hands over what is missing, and what English says otherwise since a commit', async () => {
    expect((await exported('--brand', 'mini', '--changed-since', 'HEAD')).texts.map(({ id }) => id)).toEqual([
      'brands/mini/shell:error.retry',
    ]);
    expect((await exported('--brand', 'mini', '--missing')).texts.map(({ id }) => id)).toEqual([
      'brands/mini/shell:error.retry',
    ]);
    putFiles(workspace, { [`${own}/EN.json`]: JSON.stringify(english).replace('Small', 'Little') });
    const { texts } = await exported('--brand', 'mini', '--changed-since', 'HEAD');
    putFiles(workspace, { [`${own}/EN.json`]: JSON.stringify(english, null, 2) });
    expect(texts.map(({ id }) => id)).toEqual(['brands/mini/shell:brand.tagline', 'brands/mini/shell:error.retry']);
    const { exitCode, stderr } = await run('words', 'export', 'AR', '--changed-since', 'nowhere');
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: 'error: The repository has no commit "nowhere".\n' });
  });

  it('writes to a file in each form, which comes back without a change', async () => {
    const before = folderState(join(workspace, 'brands'));
    for (const [format, ending] of [
      ['xliff', 'xlf'],
      ['po', 'po'],
      ['csv', 'csv'],
    ] as const) {
      const file = `ar.${ending}`;
      const { stdout } = await run('words', 'export', 'AR', '--format', format, '--brand', 'mini', '-o', file);
      expect(stdout).toMatch(new RegExp(`^\\d+ texts of AR written to ${file}\\.\\n$`));
      const { stdout: taken, stderr } = await run('words', 'import', file);
      expect({ taken, stderr }).toEqual({ taken: 'AR has these texts already.\n', stderr: '' });
    }
    expect(folderState(join(workspace, 'brands'))).toEqual(before);
    expect(existsSync(join(workspace, 'locales'))).toBe(false);
  });
});

describe('words import', () => {
  it('names every fault with its line, and writes nothing', async () => {
    await returned({
      'brands/mini/shell:error.retry': 'أعد "المحاولة"...',
      'brands/mini/shell:brand.tagline': '',
      'shell:header.home': 'الرئيسية',
    });
    const before = folderState(join(workspace, 'brands'));
    const { exitCode, stdout, stderr } = await run('words', 'import', 'back.json');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('back.json has 4 problems.');
    expect(stderr).toMatch(/back\.json:\d+:1 › shell:header\.home\n {5}This text lacks \{\{brand\}\}\./);
    expect(stderr).toContain('This text has a straight quotation mark; write those of the language.');
    expect(stderr).toContain('This text has three dots; write ….');
    expect(stderr).toContain('This text would be lost: the file has nothing in its place.');
    expect(folderState(join(workspace, 'brands'))).toEqual(before);
    expect(existsSync(join(workspace, 'locales'))).toBe(false);
  });

  it('refuses a file that a part is missing of, and texts that do not exist', async () => {
    const document = await exported('--brand', 'mini');
    const [first, , ...rest] = document.texts;
    const texts = [{ ...first, id: 'shell:brand.tagliine' }, ...rest];
    writeFileSync(join(workspace, 'back.json'), JSON.stringify({ ...document, texts }));
    const { exitCode, stderr } = await run('words', 'import', 'back.json');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('There is no text with this id.');
    expect(stderr).toContain('Did you mean "shell:brand.tagline"?');
    expect(stderr).toContain(`The file lacks 1 of the ${document.count} texts that it had.`);
  });

  it('writes what has changed into the brand and into the locales of the workspace, and keeps the rest', async () => {
    await returned({ 'brands/mini/shell:error.retry': 'مرة أخرى', 'shell:dialog.close': 'إغلاق النافذة' });
    const { exitCode, stdout, stderr } = await run('words', 'import', 'back.json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toBe(`2 texts of AR changed:\n  locales/AR/shell.json\n  ${own}/AR.json\n`);
    expect(textOf('locales/AR/shell.json')).toBe('{\n  "dialog": {\n    "close": "إغلاق النافذة"\n  }\n}\n');
    expect(textOf(`${own}/AR.json`)).toContain('// Said by the market.');
    expect(textOf(`${own}/AR.json`)).toContain('"retry": "مرة أخرى"');
  });

  it('refuses what is no hand-over', async () => {
    writeFileSync(join(workspace, 'back.po'), 'msgid "');
    const po = await run('words', 'import', 'back.po');
    expect(po.exitCode).toBe(1);
    expect(po.stderr).toContain('This file cannot be read as PO');
    const blank = await run('words', 'import', 'back.json', '--missing');
    expect(blank.stderr).toContain("unknown option '--missing'");
    const text = await run('words', 'import', 'back.txt');
    expect(text).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('.xlf, .po, .csv, .json') });
  });
});
