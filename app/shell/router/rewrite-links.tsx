import { type ReactNode, useContext, useMemo } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { LinkAddressContext } from './link-address.ts';

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
  const around = useContext(LinkAddressContext);
  const [value, addressOf] = useMemo(() => {
    const find = finder(context.basename.replace(/\/$/, ''), rewrite);
    const elsewhere = (href: string) => find(href).away ?? around(href);
    return [{ ...context, navigator: rewriting(context.navigator, find) }, elsewhere] as const;
  }, [context, around, rewrite]);
  return (
    <LinkAddressContext value={addressOf}>
      <NavigationContext value={value}>{children}</NavigationContext>
    </LinkAddressContext>
  );
}

interface Found {
  /** Where it is in this site, if it is. */
  readonly here: To;
  /** The URL of a page of another site. */
  readonly away?: string;
}

type Find = (to: To) => Found;

/** @param base path of the site without its last slash */
function finder(base: string, rewrite: Rewrite): Find {
  return (to) => {
    const written = typeof to === 'string' ? to : createPath(to);
    const address = rewrite(written.slice(base.length));
    if (address === undefined) return { here: to };
    return address.startsWith('/') ? { here: parsePath(`${base}${address}`) } : { here: to, away: address };
  };
}

/** A navigator whose addresses are all of this site, as the router requires, until one is opened. */
function rewriting({ go, createHref, push, replace }: Navigator, find: Find): Navigator {
  return {
    go,
    createHref: (to) => createHref(find(to).here),
    push: (to, ...rest) => {
      const { here, away } = find(to);
      if (away === undefined) push(here, ...rest);
      else globalThis.location.assign(away);
    },
    replace: (to, ...rest) => {
      const { here, away } = find(to);
      if (away === undefined) replace(here, ...rest);
      else globalThis.location.replace(away);
    },
  };
}
