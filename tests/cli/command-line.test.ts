import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, runBrandgen, runProgram } from './run-brandgen.ts';

const here = { cwd: repository };
const smallWorkspace = { cwd: join(repository, 'tests', 'fixtures', 'right', 'comments-and-trailing-commas') };

/** Loaded before the command: makes reading folders fail, which no input can do. */
const brokenDisk = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.readdirSync = () => { throw new Error('The disk is on fire.'); };
  syncBuiltinESMExports();`;
const faulty = {
  ...smallWorkspace,
  environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(brokenDisk)}` },
};

describe('the command line', () => {
  it('prints its version', async () => {
    const { exitCode, stdout } = await runBrandgen(['--version'], here);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it.each(['list', 'validate'])('shows the help of %s with an example', async (command) => {
    const { exitCode, stdout } = await runBrandgen([command, '--help'], here);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n {2}\\$ brandgen ${command}`));
    expect(stdout).toContain('--workspace <dir>');
    expect(stdout).toContain('--json');
    expect(exitCode).toBe(0);
  });

  it('prints the help of a command as JSON', async () => {
    const { exitCode, stdout, stderr } = await runBrandgen(['build', '--help', '--json'], here);
    expect(JSON.parse(stdout)).toEqual({
      command: 'build',
      exitCode: 0,
      help: {
        usage: 'brandgen build [options] [brand...]',
        description: 'Build finished sites',
        arguments: [{ name: 'brand', description: 'ids of the brands to build', required: false, variadic: true }],
        options: expect.arrayContaining([
          { flags: '--all', description: 'build every brand in the workspace', default: null },
          { flags: '--out <dir>', description: expect.stringContaining('one subfolder per brand'), default: null },
          { flags: '-h, --help', description: 'display help for command', default: null },
        ]),
        examples: [
          'brandgen build aurora',
          'brandgen build --all --out /srv/sites',
          'brandgen build acme --env staging',
          'brandgen build --all --shard 3/8',
        ],
        commands: [],
      },
    });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const preview = JSON.parse((await runBrandgen(['preview', '--help', '--json'], here)).stdout);
    expect(preview.help.options).toContainEqual(expect.objectContaining({ flags: '--port <n>', default: '4173' }));
  });

  it.each([[['--json', '--help']], [['help', '--json']]])('prints its own help as JSON for %j', async (words) => {
    const { exitCode, stdout } = await runBrandgen(words, here);
    expect(JSON.parse(stdout)).toMatchObject({
      command: null,
      exitCode: 0,
      help: {
        usage: 'brandgen [options] [command]',
        commands: expect.arrayContaining([
          { name: 'list', usage: 'list [options]', description: 'List the brands in the workspace' },
        ]),
      },
    });
    expect(exitCode).toBe(0);
  });

  it('prints its version as JSON', async () => {
    const { stdout } = await runBrandgen(['--version', '--json'], here);
    expect(JSON.parse(stdout)).toEqual({
      command: null,
      exitCode: 0,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it.each([
    { words: [], said: 'Usage: brandgen' },
    { words: ['vaildate'], said: 'Did you mean validate?' },
    { words: ['validate', '--jsno'], said: 'Did you mean --json?' },
    { words: ['validate', 'acne'], said: 'There is no brand "acne". Did you mean "acme"?' },
    { words: ['dev'], said: 'Name the brand to serve, or use `--kit`.' },
    { words: ['dev', 'acme', '--kit'], said: 'Use a brand name or `--kit`, not both.' },
    { words: ['dev', '--kit', '--api', 'https://platform.example'], said: 'it takes no `--platform`.' },
    { words: ['dev', '--kit', '--now', '2026-05-20T01:00Z'], said: 'it takes no `--now`.' },
    {
      words: ['preview', 'acme', '--platform', 'https://platform.example', '--now', '2026-05-20T01:00Z'],
      said: 'a clock of its own',
    },
    { words: ['dev', 'acme', '--mock', 'wallets'], said: 'it takes no `--mock`.' },
    {
      words: ['dev', 'acme', '--platform', 'https://platform.example', '--mock', 'walets'],
      said: 'but got "walets". Did you mean "wallets"?',
    },
    { words: ['sandbox', '--mock', 'wallets'], said: 'it takes no `--mock`.' },
    { words: ['sandbox', '--proxy', 'https://platform.example'], said: '`--proxy` needs `--mock`' },
    { words: ['sandbox', '--proxy', 'platform', '--mock', 'wallets'], said: '`--proxy` needs an address' },
    { words: ['dev', 'acme', '--now', '2026-05-20'], said: '`--now` needs' },
    { words: ['sandbox', '--brand', 'acme', '--now', 'noon'], said: '`--now` needs' },
    { words: ['dev', '--kit', '--port', 'many'], said: '`--port` needs' },
    { words: ['dev', 'acme', '--port', '0x10'], said: '`--port` needs' },
    { words: ['list', '--workspace', 'nowhere'], said: 'nowhere is not a workspace: it has no brands/ folder.' },
  ])('answers wrong usage $words with 2', async ({ words, said }) => {
    const { exitCode, stdout, stderr } = await runBrandgen(words, smallWorkspace);
    expect(stderr).toContain(said);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it.each(['list', 'validate', 'build --all', 'preview mini', 'sandbox'])(
    'says that a folder has no brands/ to %s',
    async (words) => {
      const { exitCode, stdout, stderr } = await runBrandgen(words.split(' '), { cwd: import.meta.dirname });
      expect(stderr).toBe(
        `error: ${import.meta.dirname} is not a workspace: it has no brands/ folder. Run brandgen in a folder with brands/, or name one with \`--workspace\`.\n`,
      );
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    },
  );

  it('says that the working folder was deleted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
    const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" list';
    const main = join(repository, 'dist/cli/main.js');
    const { exitCode, stdout, stderr } = await runProgram(
      ['sh', '-c', script, 'sh', folder, process.execPath, main],
      here,
    );
    expect(stderr).toBe('error: The folder this was started in does not exist any more. Go to another one.\n');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('says that brands/ is a link', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
    symlinkSync(join(smallWorkspace.cwd, 'brands'), join(folder, 'brands'));
    const { exitCode, stderr } = await runBrandgen(['validate'], { cwd: folder });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe(
      `error: ${join(folder, 'brands')} is a link, and links are not followed. Replace it with the folder itself, or name the folder around that with \`--workspace\`.\n`,
    );
    expect(exitCode).toBe(2);
  });

  it('reports a port in use and exits', async () => {
    const taken = createServer();
    await once(taken.listen(0, '127.0.0.1'), 'listening');
    const address = taken.address();
    const number = String(typeof address === 'object' ? address?.port : '');
    const { exitCode, stdout, stderr } = await runBrandgen(
      ['sandbox', '--brand', 'acme', '--port', number],
      smallWorkspace,
    );
    taken.close();
    expect(stderr).toBe(
      `error: Port ${number} is in use by another program. Choose another with \`--port\`, or use 0 for any free port.\n`,
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('reports wrong usage as JSON', async () => {
    const { exitCode, stdout } = await runBrandgen(['validate', 'acne', '--json'], smallWorkspace);
    expect(JSON.parse(stdout)).toEqual({
      command: 'validate',
      exitCode: 2,
      error: { kind: 'usage', message: 'There is no brand "acne". Did you mean "acme"?' },
    });
    expect(exitCode).toBe(2);
  });

  it('exits with 70 on an internal error and says what to report', async () => {
    const { exitCode, stdout, stderr } = await runBrandgen(['list'], faulty);
    expect(stderr).toContain('This is a bug in brandgen, not in your input. Please report it with these lines:');
    expect(stderr).toMatch(
      / {2}brandgen {2}\d+\.\d+\.\d+\n {2}node {6}v\d+.* on \w+ \w+\n {2}command {3}brandgen list\n/,
    );
    expect(stderr).toContain('Error: The disk is on fire.');
    expect({ exitCode, stdout }).toEqual({ exitCode: 70, stdout: '' });
  });

  it('reports an internal error as JSON', async () => {
    const { exitCode, stdout, stderr } = await runBrandgen(['list', '--json'], faulty);
    expect(JSON.parse(stdout)).toMatchObject({
      exitCode: 70,
      error: { kind: 'fault', message: 'The disk is on fire.', command: 'brandgen list --json' },
    });
    expect({ exitCode, stderr }).toEqual({ exitCode: 70, stderr: '' });
  });

  it('lists brands as a table and as JSON', async () => {
    const text = await runBrandgen(['list'], smallWorkspace);
    expect(text.stdout).toMatch(/^Brand {2}Name {2}Hosts {9}Theme {2}Languages {2}Features\nacme /);
    const { stdout } = await runBrandgen(['list', '--json'], smallWorkspace);
    expect(JSON.parse(stdout)).toMatchObject({
      exitCode: 0,
      brands: [{ id: 'acme', domains: ['acme.example'], theme: 'mini', languages: ['EN'] }],
      broken: [],
    });
  });
});
