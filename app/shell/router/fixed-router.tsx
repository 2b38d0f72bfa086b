import type { ReactNode } from 'react';
import { createPath, type Navigator, Router } from './router.ts';

/** A prerendered page does not navigate. react-router's `StaticRouter` would be part of every first load. */
const inertNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface FixedRouterProps {
  /** Base path without its trailing slash. */
  basename: string;
  /** Path of the page, including the base path. */
  location: string;
  children: ReactNode;
}

/** Router of prerendered pages. */
export function FixedRouter({ basename, location, children }: FixedRouterProps) {
  return (
    <Router basename={basename} location={location} navigator={inertNavigator} static>
      {children}
    </Router>
  );
}
