import { createStore, type StoreApi } from 'zustand/vanilla';

/** `pending` until the platform has answered; then `known`, even if only the core is on. */
export interface ModuleState {
  status: 'pending' | 'known';
  enabled: ReadonlySet<string>;
  /** Calls that the platform lacks, by method and path, such as `GET /wps/member/bonuses`; none by default. */
  lacking?: ReadonlySet<string>;
  /** Features that need one of them; none by default. */
  without?: ReadonlySet<string>;
}

export type ModuleStore = StoreApi<ModuleState>;

/** @param lacking calls that the platform is known to lack */
export function createModuleStore(lacking: readonly string[] = []): ModuleStore {
  return createStore<ModuleState>(() => ({ status: 'pending', enabled: new Set(), lacking: new Set(lacking) }));
}
