import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import { officePath } from '../office-path.ts';
import { type Found, TEAM } from './use-found.ts';

/** Opens what was found: a page, a modal, or a downline on the page of the team; or does what the open page can do. */
export function useOpenFound(): (found: Found) => void {
  const navigate = useNavigate();
  const modals = useModals();
  return ({ entry, account, run }) => {
    if (run) return run();
    if (account !== undefined) return void navigate(`${officePath({ id: TEAM })}&open=${encodeURIComponent(account)}`);
    if (entry?.to !== undefined) return void navigate(entry.to);
    if (entry?.modal !== undefined) modals.open(entry.modal);
  };
}
