import { type ReactNode, useContext, useMemo } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

/**
 * Gives an address of this site another one, of this site or, as a URL, of another.
 * @param address below the base path, with query and hash
 */
export type Rewrite = (address: string) => string | undefined;

interface RewriteLinksProps {
  /** A stable function. */
  rewrite: Rewrite;
  children: ReactNode;
}

/** Rewrites the addresses of all links and navigations of its children. */
export function RewriteLinks({ rewrite, children }: RewriteLinksProps) {
  const context = useContext(NavigationContext);
  const value = useMemo(
    () => ({ ...context, navigator: rewriting(context.navigator, context.basename, rewrite) }),
    [context, rewrite],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function rewriting(navigator: Navigator, basename: string, rewrite: Rewrite): Navigator {
  const base = basename.replace(/\/$/, '');
  const other = (to: To): { here: To } | { away: string } => {
    const written = typeof to === 'string' ? to : createPath(to);
    const address = rewrite(written.slice(base.length));
    if (address === undefined) return { here: to };
    return address.startsWith('/') ? { here: parsePath(`${base}${address}`) } : { away: address };
  };
  return {
    go: navigator.go,
    createHref: (to) => {
      const found = other(to);
      return 'away' in found ? found.away : navigator.createHref(found.here);
    },
    push: (to, ...rest) => {
      const found = other(to);
      if ('away' in found) globalThis.location.assign(found.away);
      else navigator.push(found.here, ...rest);
    },
    replace: (to, ...rest) => {
      const found = other(to);
      if ('away' in found) globalThis.location.replace(found.away);
      else navigator.replace(found.here, ...rest);
    },
  };
}
