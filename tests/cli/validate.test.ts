import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderState } from './folder-state.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { wrongWorkspaces } from './wrong-workspaces.ts';

const wrong = join(repository, 'tests', 'fixtures', 'wrong');
const warned = join(repository, 'tests', 'fixtures', 'warned');
const right = join(repository, 'tests', 'fixtures', 'right');

describe('validate', () => {
  it.concurrent.each(readdirSync(wrong))('explains %s', async (name) => {
    await expectProblems(join(wrong, name), await readFile(join(wrong, name, 'expected.txt'), 'utf8'));
  });

  it.concurrent.each(wrongWorkspaces)('explains $name', async ({ make, expected }) => {
    const folder = await mkdtemp(join(tmpdir(), 'brandgen-'));
    try {
      await make(folder);
      await expectProblems(folder, expected);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.concurrent.each(['validate', 'build'])('annotates lines of the repository for GitHub in %s', async (command) => {
    const [name = ''] = readdirSync(wrong);
    const workspace = join(wrong, name);
    const request = command === 'build' ? [command, '--all', '--out', join(tmpdir(), 'never-built')] : [command];
    const ran = await runBrandgen([...request, '--format', 'github', '--workspace', workspace], { cwd: tmpdir() });
    expect({ exitCode: ran.exitCode, stderr: ran.stderr }).toEqual({ exitCode: 1, stderr: '' });
    expect(ran.stdout).toMatch(/^::error file=tests\/fixtures\/wrong\/[^,]+,line=\d+,col=\d+,title=[^:]+::./);
  });

  it.concurrent('prints one SARIF document, and nothing else, on stdout', async () => {
    const words = ['validate', '--format', 'sarif', '--workspace', join(wrong, 'not-one-of')];
    const { exitCode, stdout, stderr } = await runBrandgen(words, { cwd: tmpdir() });
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    const [{ results }] = JSON.parse(stdout).runs;
    expect(results).toHaveLength(3);
    const { artifactLocation } = results[0].locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe('tests/fixtures/wrong/not-one-of/brands/acme/brand.json');
  });

  it.concurrent('tells incorrect usage in the form that was asked for', async () => {
    const run = (...words: string[]) => runBrandgen(['validate', ...words], { cwd: join(wrong, 'not-one-of') });
    const message = 'There is no brand "acmee".';
    const github = await run('acmee', '--format', 'github');
    expect(github).toMatchObject({ exitCode: 2, stderr: '' });
    expect(github.stdout).toMatch(/^::error title=Incorrect usage::There is no brand "acmee"\. .+\n$/);
    const unknown = await run('--alll', '--format', 'github');
    expect(unknown.stdout).toMatch(/^::error title=Incorrect usage::unknown option '--alll'/);
    const sarif = await run('acmee', '--format', 'sarif');
    expect(sarif).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
    const [{ invocations }] = JSON.parse(sarif.stdout).runs;
    expect(invocations[0].toolExecutionNotifications[0].message.text).toContain(message);
  });

  it.concurrent.each(readdirSync(warned))('accepts %s with a warning', async (name) => {
    const expected = await readFile(join(warned, name, 'expected.txt'), 'utf8');
    const { exitCode, stdout, stderr } = await runBrandgen(['validate'], { cwd: join(warned, name) });
    expect(stdout + stderr).toBe(expected);
    expect({ exitCode, lines: stdout.split('\n').length }).toEqual({ exitCode: 0, lines: 2 });
  });

  it.concurrent.each(readdirSync(right))('accepts %s', async (name) => {
    const { exitCode, stdout, stderr } = await runBrandgen(['validate'], { cwd: join(right, name) });
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: '1 brand checked, no problems.\n',
      stderr: '',
    });
  });

  it('accepts the brands of the package', async () => {
    const { exitCode, stdout } = await runBrandgen(['validate'], { cwd: repository });
    expect(stdout).toMatch(/^\d+ brands checked, no problems\.\n$/);
    expect(exitCode).toBe(0);
  });

  it('reports the same as one JSON document', async () => {
    const { exitCode, stdout, stderr } = await runBrandgen(['validate', '--json'], { cwd: join(wrong, 'not-one-of') });
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({ command: 'validate', exitCode: 1, valid: [] });
    expect(document.problems[0]).toEqual({
      file: 'brands/acme/brand.json',
      line: 11,
      column: 5,
      path: 'logIn[0]',
      rule: 'choice',
      message: 'This value is not one of the allowed values.',
      expected: 'one of: "username", "sms", "google", "facebook"',
      received: '"user"',
      fix: 'Use one of these values.',
    });
    expect(document.problems).toHaveLength(3);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
  });

  it('checks only the named brands', async () => {
    const { exitCode, stdout } = await runBrandgen(['validate', 'acme'], { cwd: join(wrong, 'two-brands-one-id') });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '1 brand checked, no problems.\n' });
  });

  it('does not succeed when there is nothing to validate', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brandgen-'));
    await mkdir(join(folder, 'brands'));
    const { exitCode, stdout, stderr } = await runBrandgen(['validate'], { cwd: folder });
    await rm(folder, { recursive: true });
    expect(stderr).toBe(`error: ${join(folder, 'brands')} has no brands to validate.\n`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('reads the workspace from --workspace', async () => {
    const { stderr } = await runBrandgen(['validate', '--workspace', 'wrong/empty-file'], { cwd: join(wrong, '..') });
    expect(stderr).toContain('wrong/empty-file/brands/acme/brand.json:1:1');
  });
});

async function expectProblems(cwd: string, expected: string): Promise<void> {
  const before = folderState(cwd);
  const { exitCode, stdout, stderr } = await runBrandgen(['validate'], { cwd });
  expect(stderr).toBe(expected);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(folderState(cwd)).toEqual(before);
}
