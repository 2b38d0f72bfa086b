import { type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isEndInTab } from '#app/session/session-store.ts';
import { layouts } from '../layout/layouts.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { useSiteStarted } from '../loading/site-started.ts';
import { findRoute } from '../router/find-route.ts';
import { readLogInState } from '../router/log-in-state.ts';
import { paths } from '../router/paths.ts';
import { createPath, Navigate, useLocation } from '../router/router.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';

/** A stable object, so that a page does not re-render with its frame. */
const NO_PROPS = {};

/** The current page: guarded, titled, in its layout. Unknown addresses redirect to the index. */
export function Routes() {
  const { pathname } = useLocation();
  const route = findRoute(useSlot('routes'), pathname);
  if (!route) return <Navigate to={paths.index} replace />;
  const { Frame, waiting } = layouts[route.layout];
  return (
    <Frame>
      <Guard route={route} waiting={waiting} key={route.view}>
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
  // Runs before the page's effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  // A public page is prerendered; it stays visible while the platform says whether it is on.
  if (route.pending && route.access !== 'public') return waiting;
  return <ScreenView screen={route.screen} props={NO_PROPS} fallback={waiting} />;
}

interface GuardProps extends PageProps {
  children: ReactNode;
}

/** Sends visitors on restricted pages to the log-in, which returns here, or to the previous page if it is closed. */
function Guard({ route, waiting, children }: GuardProps) {
  const { access } = route;
  const { status, held, over } = useSession();
  const location = useLocation();
  const started = useSiteStarted();
  if (access === 'public') return children;
  if (!started) return waiting;
  // What another tab did is told over the page, before the log-in.
  if (status === 'unknown' || held || isEndInTab(over)) return <NamedWait route={route} waiting={waiting} />;
  if (access === 'agent') return status === 'agent' ? children : <Navigate to={paths.agent} replace />;
  if (status !== 'guest') return children;
  const state = { from: createPath(location), back: readLogInState(location.state).from };
  return <Navigate to={paths.login} state={state} replace />;
}

/** A page that may wait for long; screen readers learn which one it is. */
function NamedWait({ route, waiting }: PageProps) {
  const entryText = useEntryText();
  return (
    <>
      <h1 className={visuallyHidden}>{entryText(route.namespace, route.title)}</h1>
      {waiting}
    </>
  );
}
