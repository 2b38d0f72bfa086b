import { useBrand } from '#app/brand/brand-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { CHANGE_PASSWORD } from '../modals/modal-ids.ts';
import { useModals } from '../modals/modals-context.tsx';
import { paths } from '../router/paths.ts';
import { useLocation, useNavigate } from '../router/router.ts';
import { isSamePath } from '../router/same-path.ts';
import type { Entrance } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';

/**
 * Begins the session of a password log-in, unless the password must be changed first.
 * @param enter begins the session
 */
export function useAdmit(enter: Entrance['enter']): Entrance['admit'] {
  const brand = useBrand();
  const session = useSessionService();
  const modals = useModals();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const checks = useSlot('passwordChecks').filter(({ pending }) => !pending);
  return async (login, { username, password }, settle) => {
    const { token, firstTimeLogin: firstTime } = login;
    const reasons = await Promise.all(checks.map(async ({ load }) => (await load())(login, password, brand)));
    if (!reasons.includes(true)) {
      await enter(token, firstTime);
      return true;
    }
    session.hold({ token, username, password, firstTime, ...(settle && { settle }) });
    modals.open(CHANGE_PASSWORD);
    // The members' log-in is a sheet, which the password change replaces; the agents' is a page, which stays.
    if (!isSamePath(pathname, paths.agent)) navigate(paths.index, { replace: true });
    return false;
  };
}
