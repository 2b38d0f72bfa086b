import { type ReactNode, useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { RewriteLinks } from '#app/shell/router/rewrite-links.tsx';
import { addressElsewhere } from './address-elsewhere.ts';

/** Every link to a page of the brand's other site leads there. A brand with one site has none. */
export function LinkSites({ children }: { children: ReactNode }) {
  const { otherSite } = useBrand();
  const rewrite = useMemo(() => (address: string) => addressElsewhere(otherSite, address), [otherSite]);
  return <RewriteLinks rewrite={rewrite}>{children}</RewriteLinks>;
}
