import { hostname, userInfo } from 'node:os';
import { commitOf } from '#cli/git/commit-of.ts';
import type { ReleaseManifest } from './release-manifest.ts';

/** Time, account and commit of a release; empty if unknown. @param root of the workspace */
export async function releaseOrigin(root: string): Promise<Pick<ReleaseManifest, 'time' | 'by' | 'commit'>> {
  return { time: new Date().toISOString(), by: `${accountName()}@${hostname()}`, commit: await commitOf(root) };
}

/** Name of the account; its number if it has no name, as in a container. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
