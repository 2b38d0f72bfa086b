import type { ModalContribution } from './session-slots.ts';
import { useSlot } from './use-slot.ts';

/** The modal with this id, if an enabled feature has it for the current audience. */
export function useLiveModal(id: string): ModalContribution | undefined {
  return useSlot('modals').find((modal) => modal.id === id && !modal.pending);
}
