import { ConnectionWatch } from '../connection/connection-watch.tsx';
import { useCloseMemberModals } from '../modals/use-close-member-modals.ts';
import { useFollowScheme } from '../scheme/use-follow-scheme.ts';

/** Background work of every page that the first page does not need. */
export function Background() {
  useCloseMemberModals();
  useFollowScheme();
  return <ConnectionWatch />;
}
