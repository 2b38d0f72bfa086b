import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Generated files by path relative to the folder that holds them. */
export type Output = ReadonlyMap<string, string>;

/**
 * Writes the files, or with `--check` compares them with those on disk and fails the process when one is stale.
 * With `owned`, files of that subfolder that are no longer generated are removed (or reported).
 */
export async function deliver(folder: string, output: Output, rerun: string, owned?: string): Promise<void> {
  const surplus = owned === undefined ? [] : await surplusFiles(folder, output, owned);
  if (process.argv.includes('--check')) return report([...(await staleFiles(folder, output)), ...surplus], rerun);
  for (const [file, text] of output) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const file of surplus) await rm(join(folder, file));
}

async function staleFiles(folder: string, output: Output): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, text] of output) {
    const present = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (present !== text) stale.push(file);
  }
  return stale;
}

async function surplusFiles(folder: string, output: Output, owned: string): Promise<string[]> {
  const present = await readdir(join(folder, owned)).catch(() => []);
  return present.map((name) => `${owned}/${name}`).filter((file) => !output.has(file));
}

function report(stale: string[], rerun: string): void {
  if (stale.length === 0) return;
  console.error(`Stale generated files: ${stale.join(', ')}. Run \`${rerun}\` and commit the result.`);
  process.exitCode = 1;
}
