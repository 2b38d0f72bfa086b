import type { MouseEvent } from 'react';
import { useModals } from '../modals/modals-context.tsx';

/** Click handler of an entry: an entry with a modal opens that instead of its path. */
export function useEntryPress(modal: string | undefined, then?: () => void) {
  const modals = useModals();
  return (event: MouseEvent) => {
    if (!modal) return;
    event.preventDefault();
    then?.();
    modals.open(modal);
  };
}
