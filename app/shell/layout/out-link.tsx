import type { ReactNode } from 'react';
import { link } from './footer.css.ts';

interface OutLinkProps {
  /** Without an address, the text alone. */
  href: string | null | undefined;
  children: ReactNode;
}

/** A link of the footer to another site, in a new tab. */
export function OutLink({ href, children }: OutLinkProps) {
  if (!href) return children;
  return (
    <a className={link} href={href} rel="noopener" target="_blank">
      {children}
    </a>
  );
}
