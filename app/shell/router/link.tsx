import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

// The router's own links bring along the loading ahead of its own framework, which no page here uses.

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  /** A place of the site. */
  to: To;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  state?: unknown;
}

/** Leads to a place of the site without loading the page anew. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const settings = { ...(replace !== undefined && { replace }), ...(target !== undefined && { target }), state };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, settings);
  const here = useHref(useLocation());
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The second press of two, while its page is on its way: followed again it would take two steps to come back.
    if (here !== href && isAddress(href)) event.preventDefault();
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}

/** Whether the address bar says it already. */
function isAddress(href: string): boolean {
  const { pathname, search, hash } = globalThis.location;
  return `${pathname}${search}${hash}` === href;
}

/** A link that says when it leads to where one is, or to what stands above it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const here = useLocation().pathname.toLowerCase();
  const there = pathname.toLowerCase();
  const isHere = here === there || here.startsWith(`${there}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
