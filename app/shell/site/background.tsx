import { ConnectionWatch } from '../connection/connection-watch.tsx';
import { useLeaveModals } from '../modals/use-leave-modals.ts';

/** What goes on beside every page, and what nobody needs while the first one is coming. */
export function Background() {
  useLeaveModals();
  return <ConnectionWatch />;
}
