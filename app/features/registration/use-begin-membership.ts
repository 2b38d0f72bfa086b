import { useBrand } from '#app/brand/brand-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { keepAcceptance } from '#app/shell/log-in/acceptance.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';

/** Logs the new member in; a trial ends with that. The account exists: if only the log-in fails, retrying that is enough. */
export function useBeginMembership(): (login: LoginValue) => Promise<void> {
  const session = useSessionService();
  const brand = useBrand();
  const navigate = useNavigate();
  return async ({ token, firstTimeLogin }) => {
    if (session.store.getState().status !== 'guest') void session.end();
    keepAcceptance(session, brand);
    await session.begin(token, firstTimeLogin).catch(() => navigate(paths.login, { replace: true }));
  };
}
