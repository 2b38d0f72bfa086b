import { execFile } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { ReleaseManifest } from './release-manifest.ts';

/** Who releases from what, as far as this machine knows. @param root of the workspace */
export async function releaseOrigin(root: string): Promise<Pick<ReleaseManifest, 'time' | 'by' | 'commit'>> {
  return { time: new Date().toISOString(), by: `${accountName()}@${hostname()}`, commit: await commitOf(root) };
}

/** An account may have a number alone, as in a container. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

async function commitOf(root: string): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['-C', root, 'rev-parse', 'HEAD'])).stdout.trim();
  } catch {
    return '';
  }
}
