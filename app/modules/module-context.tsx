import { useStore } from 'zustand';
import { requiredContext } from '../context/required-context.ts';
import type { CallAddress } from '../platform/call-address.ts';
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

/** Whether the platform lacks a call that the feature can do without. */
export function useLacks(call: CallAddress): boolean {
  return lacks(useModuleState(), call);
}

export function lacks({ lacking }: ModuleState, call: CallAddress): boolean {
  return lacking?.has(call) ?? false;
}
