import { hostname, userInfo } from 'node:os';
import { commitOf } from '#cli/git/commit-of.ts';
import type { ReleaseManifest } from './release-manifest.ts';

/** The time, account and commit of a release; left out where this machine does not know them. @param root of the workspace */
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
