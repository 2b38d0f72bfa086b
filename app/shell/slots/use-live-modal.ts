import type { ModalContribution } from './session-slots.ts';
import { useSlot } from './use-slot.ts';

/** The modal of this id, where a linked and live feature has it for whoever is here. */
export function useLiveModal(id: string): ModalContribution | undefined {
  return useSlot('modals').find((modal) => modal.id === id && !modal.pending);
}
