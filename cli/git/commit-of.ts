import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Current commit of a folder's repository; empty outside a repository. */
export async function commitOf(folder: string): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['-C', folder, 'rev-parse', 'HEAD'])).stdout.trim();
  } catch {
    return '';
  }
}
