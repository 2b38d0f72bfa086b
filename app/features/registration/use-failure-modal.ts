import { useModals } from '../../shell/modals/modals-context.tsx';
import { useSlot } from '../../shell/slots/use-slot.ts';
import { KYC } from '../../shell/verification/modal-ids.ts';

/** After a registration that failed the identity check opens, where it is linked in and meant for whoever is here. */
export function useFailureModal(): () => void {
  const modals = useModals();
  const isThere = useSlot('modals').some(({ id, pending }) => id === KYC && !pending);
  return () => {
    if (isThere) modals.open(KYC);
  };
}
