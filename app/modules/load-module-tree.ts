import type { WhitelabelValue } from '#schemas/generated/validators/whitelabel.js';
import type { PlatformClient } from '../platform/create-platform.ts';
import { whitelabel } from '../platform/operations/whitelabel.ts';
import { replay } from '../platform/replay.ts';
import type { SafeStorage } from '../storage/storage.ts';
import type { ModuleStore } from './module-store.ts';
import { enabledModules } from './module-tree.ts';

/** Session-storage key of the last valid answer. */
const STORAGE_KEY = 'moduleTree';

/**
 * Loads the module tree. If the answer is missing or breaks the contract, the session's last valid tree is used; without
 * one, only the core is on.
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
    know(await lastGood(storage));
    throw problem;
  }
}

async function lastGood(storage?: SafeStorage): Promise<WhitelabelValue> {
  try {
    return await whitelabel(replay(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')));
  } catch {
    return [];
  }
}
