import type { ReactNode } from 'react';
import { createPath, type Navigator, Router } from './router.ts';

/** A page that is rendered ahead leads nowhere yet; react-router's own router for it would be part of every first load. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface FixedRouterProps {
  /** Base path without its last slash. */
  basename: string;
  /** Path of the page, its base path included. */
  location: string;
  children: ReactNode;
}

/** The router of a page that is rendered ahead. */
export function FixedRouter({ basename, location, children }: FixedRouterProps) {
  return (
    <Router basename={basename} location={location} navigator={nowhere} static>
      {children}
    </Router>
  );
}
