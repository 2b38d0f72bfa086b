import type { ReleaseTarget } from './targets/release-target.ts';
import type { AnyTarget } from './targets/target.ts';

/** @param environment variables with the keys of a store @throws UsageError if a key is missing */
export async function openReleaseTarget(target: AnyTarget, environment: NodeJS.ProcessEnv): Promise<ReleaseTarget> {
  if ('folder' in target) return (await import('./folder/folder-target.ts')).folderTarget(target);
  return (await import('./store/store-target.ts')).storeTarget(target, environment);
}
