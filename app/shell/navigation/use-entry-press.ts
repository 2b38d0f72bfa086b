import type { MouseEvent } from 'react';
import { useModals } from '../modals/modals-context.tsx';

/** What a press of an entry does besides following its path: one that has a modal opens it where the page is. */
export function useEntryPress(modal: string | undefined, then?: () => void) {
  const modals = useModals();
  return (event: MouseEvent) => {
    if (!modal) return;
    event.preventDefault();
    then?.();
    modals.open(modal);
  };
}
