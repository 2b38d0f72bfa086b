import { type ReactNode, useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { RewriteLinks } from '#app/shell/router/rewrite-links.tsx';
import { addressElsewhere } from './address-elsewhere.ts';

/** Points links to pages of the brand's other site to that site. Does nothing for a brand with one site. */
export function LinkSites({ children }: { children: ReactNode }) {
  const { otherSite } = useBrand();
  const rewrite = useMemo(() => (address: string) => addressElsewhere(otherSite, address), [otherSite]);
  return <RewriteLinks rewrite={rewrite}>{children}</RewriteLinks>;
}
