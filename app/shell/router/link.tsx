import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { useLinkAddress } from './link-address.ts';
import { plainPath } from './same-path.ts';

// react-router's links include its framework's prefetching, which no page here uses.

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  /** A path of the site. */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  state?: unknown;
}

/** Navigates within the site without reloading. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useLinkAddress(to);
  const settings = { ...(replace !== undefined && { replace }), ...(target !== undefined && { target }), state };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, settings);
  const here = useHref(useLocation());
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The second click of two while the page loads: it would add a second history entry.
    if (here !== href && isAddress(href)) event.preventDefault();
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}

/** Whether this is already the document's address. */
function isAddress(href: string): boolean {
  const { pathname, search, hash } = globalThis.location;
  return `${pathname}${search}${hash}` === href;
}

/** A link with `aria-current` if it points to the current page or its parent. */
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const here = plainPath(useLocation().pathname);
  const isHere = `${here}/`.startsWith(`${plainPath(pathname)}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
