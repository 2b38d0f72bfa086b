import { isModuleTree } from '../../schemas/generated/validators/moduleTree.js';
import { isWhitelabel } from '../../schemas/generated/validators/whitelabel.js';
import { ask } from '../platform/ask.ts';
import type { ModuleNode } from '../platform/contract.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import type { ModuleStore } from './module-store.ts';
import { enabledModules } from './module-tree.ts';

/** Session-storage key of the last tree that kept the contract. */
const STORAGE_KEY = 'moduleTree';

/**
 * Asks for the module tree. An answer out of contract, or none, falls back to this session's last good tree; without
 * one only the core is on.
 */
export async function loadModuleTree(platform: PlatformClient, store: ModuleStore, storage?: Storage): Promise<void> {
  const tree = await ask(platform.GET('/wps/system/whitelabel'), isWhitelabel)
    .then((answer) => keep(answer.value, storage))
    .catch(() => lastGood(storage));
  store.setState({ status: 'known', enabled: enabledModules(tree) });
}

function keep(tree: readonly ModuleNode[], storage?: Storage): readonly ModuleNode[] {
  storage?.setItem(STORAGE_KEY, JSON.stringify(tree));
  return tree;
}

function lastGood(storage?: Storage): readonly ModuleNode[] {
  try {
    const tree: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return isModuleTree(tree) ? tree : [];
  } catch {
    return [];
  }
}
