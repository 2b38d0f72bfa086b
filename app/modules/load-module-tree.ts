import type { WhitelabelValue } from '#schemas/generated/validators/whitelabel.js';
import type { PlatformClient } from '../platform/create-platform.ts';
import { whitelabel } from '../platform/generated/operations/whitelabel.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { replay } from '../platform/replay.ts';
import type { SafeStorage } from '../storage/storage.ts';
import type { ModuleStore } from './module-store.ts';
import { enabledModules } from './module-tree.ts';

/** Session-storage key of the last valid answer. */
const STORAGE_KEY = 'moduleTree';

/**
 * Loads the module tree. If the answer is missing or breaks the contract, the session's last valid tree is used. Without
 * one, only the core is on after an answer that breaks the contract; while the platform cannot be reached nothing is known,
 * so what was built in keeps its place.
 * @throws PlatformError after such an answer, so that the call can be repeated
 */
export async function loadModuleTree(
  platform: PlatformClient,
  store: ModuleStore,
  storage?: SafeStorage,
): Promise<void> {
  const know = (tree: WhitelabelValue) => store.setState({ status: 'known', enabled: enabledModules(tree) });
  try {
    const value = await whitelabel(platform);
    storage?.setItem(STORAGE_KEY, JSON.stringify({ success: true, value }));
    know(value);
  } catch (problem) {
    const tree = (await lastGood(storage)) ?? (isAnswered(problem) ? [] : undefined);
    if (tree) know(tree);
    throw problem;
  }
}

async function lastGood(storage?: SafeStorage): Promise<WhitelabelValue | undefined> {
  try {
    return await whitelabel(replay(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')));
  } catch {
    return undefined;
  }
}

/** Whether the platform itself answered, however wrongly. */
function isAnswered(problem: unknown): boolean {
  return !(
    problem instanceof PlatformError && ['offline', 'timeout', 'lacking', 'failed', 'busy'].includes(problem.kind)
  );
}
