import { useStore } from 'zustand';
import { requiredContext } from '../context/required-context.ts';
import type { ModuleState, ModuleStore } from './module-store.ts';

const [ModuleProvider, useModuleStore] = requiredContext<ModuleStore>('Module');

export { ModuleProvider, useModuleStore };

/** `pending` until the platform has answered. */
export type ModuleSwitch = 'on' | 'off' | 'pending';

/** The whole module state, for the shell's slot filter. */
export function useModuleState(): ModuleState {
  return useStore(useModuleStore());
}

/** Whether a node of the module tree is switched on; the core (null) always is. */
export function switchOf(state: ModuleState, modId: string | null): ModuleSwitch {
  if (modId === null) return 'on';
  if (state.status === 'pending') return 'pending';
  return state.enabled.has(modId) ? 'on' : 'off';
}

/** Whether the platform lacks a call that the feature can do without. @param operation method and path, such as `GET /wps/member/bonuses` */
export function useLacks(operation: string): boolean {
  return useModuleState().lacking?.has(operation) ?? false;
}
