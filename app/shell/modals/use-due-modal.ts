import { useEffect } from 'react';
import { useModals } from './modals-context.tsx';

/**
 * Opens an `awaited` modal by itself when it is due, and says so, so that those of a later turn can come.
 * @param isDue undefined as long as that is not known
 */
export function useDueModal(id: string, isDue: boolean | undefined): void {
  const modals = useModals();
  useEffect(() => {
    if (isDue === undefined) return;
    if (isDue) modals.open(id);
    modals.decide(id, true);
  }, [id, isDue, modals]);

  // Whoever comes next is asked anew.
  useEffect(() => {
    return () => {
      modals.close(id);
      modals.decide(id, false);
    };
  }, [id, modals]);
}
