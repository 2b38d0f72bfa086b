import { paths } from '#app/shell/router/paths.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The back office's page of messages. */
const MESSAGES_PAGE = 'platformMessages';

/** Where a message to a downline is written, or to the upline without an account; undefined where the brand has no messages. */
export function useWriteTo() {
  const hasPage = useSlot('agentPages').some(({ id, pending }) => id === MESSAGES_PAGE && !pending);
  if (!hasPage) return undefined;
  return (account?: string) => {
    const whom = account === undefined ? { write: 'upline' } : { write: 'downline', account };
    return { pathname: paths.agentHome, search: new URLSearchParams({ page: MESSAGES_PAGE, ...whom }).toString() };
  };
}
