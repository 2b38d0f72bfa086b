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
 */
export async function loadModuleTree(
  platform: PlatformClient,
  store: ModuleStore,
  storage?: SafeStorage,
): Promise<void> {
  const tree = await whitelabel(platform)
    .then((value) => {
      storage?.setItem(STORAGE_KEY, JSON.stringify({ success: true, value }));
      return value;
    })
    .catch(() => lastGood(storage));
  store.setState({ status: 'known', enabled: enabledModules(tree) });
}

async function lastGood(storage?: SafeStorage): Promise<WhitelabelValue> {
  try {
    return await whitelabel(replay(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')));
  } catch {
    return [];
  }
}
