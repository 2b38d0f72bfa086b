import { useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { paths } from '../router/paths.ts';
import { Navigate, useLocation } from '../router/router.ts';
import { useSiteStarted } from '../site/site-started.ts';
import type { Screen } from '../slots/screen.ts';
import { useHasPage } from '../slots/use-has-page.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { LogInSheetProps } from './log-in-sheet.tsx';
import { destinationOf, readLogInState } from './log-in-state.ts';

const sheet: Screen<LogInSheetProps> = {
  namespace: 'shell',
  load: () => import('./log-in-sheet.tsx').then((file) => file.LogInSheet),
};

/** The log-in over the page at its path. Whoever is logged in is led on, be it by this sheet or from before. */
export function LogIn() {
  const { pathname, state, key } = useLocation();
  const { status } = useSession();
  const started = useSiteStarted();
  const hasBackOffice = useHasPage(paths.agentHome);
  const methods = useSlot('loginMethods').filter(({ pending }) => !pending);
  const [led, lead] = useState<{ from: string; to: string; state: { from: string | undefined } }>();
  if (pathname.toLowerCase() !== paths.login || !started) return null;
  const logInState = readLogInState(state);
  const isLed = led?.from === key;
  // A game that was started before the log-in leads back to its list after it.
  if (status !== 'guest' && !isLed)
    lead({ from: key, to: destinationOf(status, logInState, hasBackOffice), state: { from: logInState.back } });
  // Somebody on the way out stays on it: the page that they are led to says if their session ends meanwhile.
  if (isLed) return <Navigate to={led.to} state={led.state} replace />;
  if (methods.length === 0) return null;
  return <ScreenView screen={sheet} props={{ methods, state: logInState }} fallback={null} />;
}
