import type { WhitelabelValue } from '#schemas/generated/validators/whitelabel.js';
import type { PlatformClient } from '../platform/create-platform.ts';
import { whitelabel } from '../platform/operations/whitelabel.ts';
import { replay } from '../platform/replay.ts';
import type { ModuleStore } from './module-store.ts';
import { enabledModules } from './module-tree.ts';

/** Session-storage key of the last answer that kept the contract. */
const STORAGE_KEY = 'moduleTree';

/**
 * Asks for the module tree. An answer out of contract, or none, falls back to this session's last good tree; without
 * one only the core is on.
 */
export async function loadModuleTree(platform: PlatformClient, store: ModuleStore, storage?: Storage): Promise<void> {
  const tree = await whitelabel(platform)
    .then((value) => {
      storage?.setItem(STORAGE_KEY, JSON.stringify({ success: true, value }));
      return value;
    })
    .catch(() => lastGood(storage));
  store.setState({ status: 'known', enabled: enabledModules(tree) });
}

async function lastGood(storage?: Storage): Promise<WhitelabelValue> {
  try {
    return await whitelabel(replay(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')));
  } catch {
    return [];
  }
}
