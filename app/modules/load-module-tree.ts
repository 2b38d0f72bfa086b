import { isWhitelabel } from '#schemas/generated/validators/whitelabel.js';
import { ask } from '../platform/ask.ts';
import type { ModuleNode } from '../platform/contract.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import type { ModuleStore } from './module-store.ts';
import { enabledModules } from './module-tree.ts';

/** Session-storage key of the last answer that kept the contract. */
const STORAGE_KEY = 'moduleTree';

/**
 * Asks for the module tree. An answer out of contract, or none, falls back to this session's last good tree; without
 * one only the core is on.
 */
export async function loadModuleTree(platform: PlatformClient, store: ModuleStore, storage?: Storage): Promise<void> {
  const tree = await ask(platform.GET('/wps/system/whitelabel'), isWhitelabel)
    .then((answer) => {
      storage?.setItem(STORAGE_KEY, JSON.stringify(answer));
      return answer.value;
    })
    .catch(() => lastGood(storage));
  store.setState({ status: 'known', enabled: enabledModules(tree) });
}

function lastGood(storage?: Storage): readonly ModuleNode[] {
  try {
    const answer: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null');
    return isWhitelabel(answer) ? answer.value : [];
  } catch {
    return [];
  }
}
