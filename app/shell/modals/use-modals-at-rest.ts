import { useStore } from 'zustand';
import { useFeatures } from '../slots/features-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { useModals } from './modals-context.tsx';

/** Whether no modal is open and none that opens by itself is still undecided, so that a page may open one of its own. */
export function useModalsAtRest(): boolean {
  const { open, due } = useStore(useModals().store);
  const { areComing } = useFeatures();
  const contributed = useSlot('modals').filter(({ pending, awaited }) => !pending && awaited);
  return !areComing && open.length === 0 && contributed.every(({ id }) => due[id] !== undefined);
}
