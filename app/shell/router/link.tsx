import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, type To } from './address.ts';
import { useLinkAddress } from './link-address.ts';
import { plainPath } from './same-path.ts';
import { useHref, useLocation, useNavigate, useResolvedPath } from './site-router.tsx';

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
  const navigate = useNavigate();
  const page = useLocation();
  const isSame = createPath(page) === createPath(useResolvedPath(to));
  const here = useHref(page);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The second click of two while the page loads: it would add a second history entry.
    if (here !== href && isAddress(href)) event.preventDefault();
    if (event.defaultPrevented || !isPlain(event, target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isSame, state });
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}

/** Whether a click asks for this tab and this window. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);
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
