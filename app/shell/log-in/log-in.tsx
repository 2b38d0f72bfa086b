import { useState } from 'react';
import { isLoggedIn } from '#app/session/member-type.ts';
import { useSession } from '#app/session/session-context.tsx';
import { ScreenView, useScreenLoader } from '../loading/screen-view.tsx';
import { useSiteStarted } from '../loading/site-started.ts';
import { destinationOf, readLogInState } from '../router/log-in-state.ts';
import { paths } from '../router/paths.ts';
import { Navigate, useLocation } from '../router/router.ts';
import { isSamePath } from '../router/same-path.ts';
import { useHasPage } from '../router/use-has-page.ts';
import type { Screen } from '../slots/screen.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { LogInSheetProps } from './log-in-sheet.tsx';

const sheet: Screen<LogInSheetProps> = {
  namespace: 'shell',
  load: () => import('./log-in-sheet.tsx').then((file) => file.LogInSheet),
};

/** The log-in sheet at its path. Redirects everyone who is logged in, before or through this sheet. */
export function LogIn() {
  const { pathname, state, key } = useLocation();
  const { status, held } = useSession();
  const loader = useScreenLoader();
  const started = useSiteStarted();
  const hasBackOffice = useHasPage(paths.agentHome);
  const methods = useSlot('loginMethods').filter(({ pending }) => !pending);
  const [redirect, setRedirect] = useState<{ from: string; to: string; state: { from: string | undefined } }>();
  if (!isSamePath(pathname, paths.login) || !started) return null;
  const logInState = readLogInState(state);
  const isRedirecting = redirect?.from === key;
  // After a log-in for a game, closing the game returns to its list.
  if (isLoggedIn(status) && !isRedirecting)
    setRedirect({ from: key, to: destinationOf(status, logInState, hasBackOffice), state: { from: logInState.back } });
  // The redirect continues even if the session ends meanwhile; the target page shows that.
  if (isRedirecting) return <Navigate to={redirect.to} state={redirect.state} replace />;
  // The change of the password replaces the sheet.
  if (held) return <Navigate to={paths.index} replace />;
  if (!methods[0]) return null;
  loader.load(sheet);
  // With it, since the sheet itself asks for them only once it is loaded.
  for (const { screen } of methods) loader.load(screen);
  return <ScreenView screen={sheet} props={{ methods, state: logInState }} fallback={null} />;
}
