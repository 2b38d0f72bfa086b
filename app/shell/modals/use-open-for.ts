import { useEffect } from 'react';
import { useModals } from './modals-context.tsx';

/**
 * Opens a modal for as long as there is a reason for it. Another reason opens it again, even where the visitor has closed it and the
 * site has not yet heard that the last reason is gone.
 * @param reason what identifies the occasion, such as an id or a time; undefined for none
 */
export function useOpenFor(id: string, reason: string | number | undefined): void {
  const modals = useModals();
  useEffect(() => {
    if (reason === undefined) return;
    modals.open(id);
    return () => modals.close(id);
  }, [id, reason, modals]);
}
