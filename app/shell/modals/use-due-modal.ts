import { useEffect } from 'react';
import { useModals } from './modals-context.tsx';

/**
 * Opens an `awaited` modal when it is due, and marks it as decided, so that later turns can follow.
 * @param isDue undefined while that is not known
 */
export function useDueModal(id: string, isDue: boolean | undefined): void {
  const modals = useModals();
  useEffect(() => {
    if (isDue === undefined) return;
    if (isDue) modals.open(id);
    modals.decide(id, isDue);
  }, [id, isDue, modals]);

  // The next session decides again.
  useEffect(() => {
    return () => {
      modals.close(id);
      modals.decide(id);
    };
  }, [id, modals]);
}
