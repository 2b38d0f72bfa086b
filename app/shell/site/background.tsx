import { ConnectionWatch } from '../connection/connection-watch.tsx';
import { useLeaveModals } from '../modals/use-leave-modals.ts';
import { useFollowScheme } from '../scheme/use-follow-scheme.ts';

/** What goes on beside every page, and what nobody needs while the first one is coming. */
export function Background() {
  useLeaveModals();
  useFollowScheme();
  return <ConnectionWatch />;
}
