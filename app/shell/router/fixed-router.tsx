import { type ReactNode, useMemo } from 'react';
import { createHref, type Navigator } from './browser-history.ts';
import { Router } from './site-router.tsx';

/** A prerendered page does not navigate. */
const inertNavigator: Navigator = { createHref, push: () => undefined, replace: () => undefined };

interface FixedRouterProps {
  /** Base path without its trailing slash. */
  basename: string;
  /** Pathname of the page, including the base path. */
  location: string;
  children: ReactNode;
}

/** Router of prerendered pages. */
export function FixedRouter({ basename, location: pathname, children }: FixedRouterProps) {
  const place = useMemo(() => ({ pathname, search: '', hash: '', state: null, key: 'default' }), [pathname]);
  return (
    <Router basename={basename} place={place} type="POP" navigator={inertNavigator}>
      {children}
    </Router>
  );
}
