import { useEffect } from 'react';
import { useCare, useRefreshCare } from '#app/shared/care/use-care.ts';
import { useLive } from '#app/shared/live/use-live.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { REALITY_CHECK } from '../modal-id.ts';
import { useDueNow } from './use-due-now.ts';

/** Opens the check when it is due: by the clock of this page, or as soon as the platform says so. */
export function CheckWatch() {
  const { data } = useCare();
  const modals = useModals();
  const refresh = useRefreshCare();
  const isStopped = data?.stop !== undefined;
  const isDue = useDueNow(isStopped ? undefined : data?.realityCheck?.dueAt);
  useLive('care', ({ kind }) => {
    if (kind === 'realityCheck') refresh();
  });
  useEffect(() => {
    if (!isDue) return;
    modals.open(REALITY_CHECK);
    return () => modals.close(REALITY_CHECK);
  }, [isDue, modals]);
  return null;
}
