import { useStore } from 'zustand';
import { useModuleState } from '#app/modules/module-context.tsx';
import { useReachStore } from './reach.ts';

/** Whether the platform has never been reached in this session, so that nobody can log in or register yet. */
export function useUnreached(): boolean {
  const isFailing = useStore(useReachStore(), ({ state }) => state !== 'reached');
  return useModuleState().status === 'pending' && isFailing;
}
