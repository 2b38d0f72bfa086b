import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { requiredContext } from '#app/context/required-context.ts';
import { type Address, createPath, parsePath, resolvePath, type To, withBase, withoutBase } from './address.ts';
import {
  type Arrival,
  createBrowserHistory,
  type NavigationType,
  type Navigator,
  type Place,
} from './browser-history.ts';

interface Navigation {
  /** Base path without its last slash. */
  readonly basename: string;
  readonly navigator: Navigator;
}

export const [NavigationProvider, useNavigation] = requiredContext<Navigation>('Navigation');
const [ArrivalProvider, useArrival] = requiredContext<Arrival>('Arrival');

interface RouterProps extends Navigation {
  /** The page, including the base path. */
  place: Place;
  type: NavigationType;
  children: ReactNode;
}

/** Shows a place of the site; nothing if that is outside the base path. */
export function Router({ basename, navigator, place, type, children }: RouterProps) {
  const navigation = useMemo(() => ({ basename, navigator }), [basename, navigator]);
  const pathname = withoutBase(basename, place.pathname);
  const arrival = useMemo(() => pathname !== null && { place: { ...place, pathname }, type }, [place, pathname, type]);
  if (!arrival) return null;
  return (
    <NavigationProvider value={navigation}>
      <ArrivalProvider value={arrival}>{children}</ArrivalProvider>
    </NavigationProvider>
  );
}

/** Follows the history of this tab. A navigation renders as a transition, so the page stays until the next one is ready. */
export function BrowserRouter({ basename = '', children }: { basename?: string; children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [arrival, setArrival] = useState(history.now);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setArrival(next))), [history]);
  return (
    <Router basename={basename} navigator={history} {...arrival}>
      {children}
    </Router>
  );
}

/** The page, below the base path. */
export function useLocation(): Place {
  return useArrival().place;
}

export function useNavigationType(): NavigationType {
  return useArrival().type;
}

export function useResolvedPath(to: To): Address {
  return resolvePath(to, useLocation().pathname);
}

/** The address of a page of the site. */
export function useHref(to: To): string {
  const { basename, navigator } = useNavigation();
  const { pathname, ...rest } = useResolvedPath(to);
  return navigator.createHref({ ...rest, pathname: withBase(basename, pathname) });
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For the page that is shown then. */
  state?: unknown;
}

/** Goes to a page of the site. */
export function useNavigate(): (to: To, options?: NavigateOptions) => void {
  const { basename, navigator } = useNavigation();
  const here = useLocation().pathname;
  return useMemo(
    () =>
      (to, { replace = false, state } = {}) => {
        const { pathname, ...rest } = resolvePath(to, here);
        navigator[replace ? 'replace' : 'push']({ ...rest, pathname: withBase(basename, pathname) }, state);
      },
    [basename, navigator, here],
  );
}

/** Goes to a page of the site once it is rendered. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { to: To }) {
  const navigate = useNavigate();
  const address = createPath(useResolvedPath(to));
  useEffect(() => navigate(parsePath(address), { replace, state }), [navigate, address, replace, state]);
  return null;
}

/** The query of the page, and what goes to another one of the same page. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const set = (next: URLSearchParams, options?: NavigateOptions) => navigate({ search: `?${next}` }, options);
  return [parameters, set] as const;
}
