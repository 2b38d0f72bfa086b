import { type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { layouts } from '../layout/layouts.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { readLogInState } from '../log-in/log-in-state.ts';
import { useSiteStarted } from '../site/site-started.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { findRoute } from './find-route.ts';
import { paths } from './paths.ts';
import { Navigate, useLocation } from './router.ts';

/** One object for all pages, so that a page is not rendered anew with its frame. */
const NO_PROPS = {};

/** The page of the address: guarded, titled, in its layout. An address without a page leads to the index. */
export function Routes() {
  const { pathname } = useLocation();
  const route = findRoute(useSlot('routes'), pathname);
  if (!route) return <Navigate to={paths.index} replace />;
  const { Frame, waiting } = layouts[route.layout];
  return (
    <Frame>
      <Guard access={route.access} waiting={waiting} key={route.view}>
        <Page route={route} waiting={waiting} />
      </Guard>
    </Frame>
  );
}

interface PageProps {
  route: Contributed<'routes'>;
  waiting: ReactNode;
}

function Page({ route, waiting }: PageProps) {
  const entryText = useEntryText();
  const brand = useBrand();
  const title = `${entryText(route.namespace, route.title)} · ${brand.name}`;
  // Before the effects of what the page holds, which may know a closer name.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  // A public page stands prerendered; it stays while the platform is asked whether it is on.
  if (route.pending && route.access !== 'public') return waiting;
  return <ScreenView screen={route.screen} props={NO_PROPS} fallback={waiting} />;
}

interface GuardProps {
  access: Contributed<'routes'>['access'];
  waiting: ReactNode;
  children: ReactNode;
}

/** A page that needs a person sends a guest to the log-in, which leads back here, or to where they came from when closed. */
function Guard({ access, waiting, children }: GuardProps) {
  const { status } = useSession();
  const location = useLocation();
  const started = useSiteStarted();
  if (access === 'public') return children;
  if (!started) return waiting;
  if (access === 'agent') return status === 'agent' ? children : <Navigate to={paths.agent} replace />;
  if (status !== 'guest') return children;
  const state = { from: `${location.pathname}${location.search}`, back: readLogInState(location.state).from };
  return <Navigate to={paths.login} state={state} replace />;
}
