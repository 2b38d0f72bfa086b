import { useCare } from '#app/shell/care/use-care.ts';
import { useOpenFor } from '#app/shell/modals/use-open-for.ts';
import { REALITY_CHECK } from '../modal-id.ts';
import { useIsDue } from './use-is-due.ts';

/** Opens each check when it is due. */
export function CheckWatch() {
  const { data } = useCare();
  const dueAt = data?.stop === undefined ? data?.realityCheck?.dueAt : undefined;
  const isDue = useIsDue(dueAt);
  useOpenFor(REALITY_CHECK, isDue ? dueAt : undefined);
  return null;
}
