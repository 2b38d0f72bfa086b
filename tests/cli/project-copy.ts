import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './run-brandgen.ts';

const run = promisify(execFile);

/** Room for a list of all files, in bytes. */
const OUTPUT = 16 * 1024 * 1024;

/** Runs a program and returns its output. @throws with its output when it fails */
export async function runIn(cwd: string, program: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(program, words, { cwd, maxBuffer: OUTPUT });
  return stdout;
}

/** Copies the project's files into a new repository with one commit. @param branch of it */
export async function copyProject(folder: string, branch = 'copy'): Promise<void> {
  const files = await runIn(repository, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(repository, name)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(join(repository, file), join(folder, file));
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await runIn(folder, 'git', 'init', '--quiet', '--initial-branch', branch);
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  await runIn(folder, 'git', 'add', '--all');
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@brandgen.example'];
  await runIn(folder, 'git', ...person, 'commit', '--quiet', '--message', 'Copy');
}

/** Writes files into a folder, by path. */
export function putFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Added files, and changed or removed ones, since the copy's commit. */
export async function changesIn(folder: string): Promise<{ added: string[]; changed: string[] }> {
  const lines = (await runIn(folder, 'git', 'status', '--porcelain', '--untracked-files=all')).split('\n');
  const filesWith = (isWanted: (state: string) => boolean) =>
    lines.filter((line) => line !== '' && isWanted(line.slice(0, 2))).map((line) => line.slice(3));
  return { added: filesWith((state) => state === '??'), changed: filesWith((state) => state !== '??') };
}
