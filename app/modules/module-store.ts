import { createStore, type StoreApi } from 'zustand/vanilla';

/** `pending` until the platform has answered; then `known`, even if only the core is on. */
export interface ModuleState {
  status: 'pending' | 'known';
  enabled: ReadonlySet<string>;
}

export type ModuleStore = StoreApi<ModuleState>;

export function createModuleStore(): ModuleStore {
  return createStore<ModuleState>(() => ({ status: 'pending', enabled: new Set() }));
}
