import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically, so that no process reads half of it. @returns false when the folder is not writable */
export async function keepFile(folder: string, name: string, content: Buffer): Promise<boolean> {
  const part = join(folder, `${name}.${process.pid}.part`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(part, content);
    await rename(part, join(folder, name));
    return true;
  } catch {
    await rm(part, { force: true });
    return false;
  }
}
