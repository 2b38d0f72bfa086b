import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { Feature } from '../slots/define-feature.ts';
import { FeaturesProvider } from '../slots/features-context.tsx';
import type { Site } from './create-site.ts';

interface SiteFeaturesProps {
  site: Pick<Site, 'features' | 'loadForAccounts'>;
  children: ReactNode;
}

const NONE: readonly Feature[] = [];

/** Provides the site's features; those that guests never see are loaded once somebody may have logged in. */
export function SiteFeatures({ site: { features, loadForAccounts }, children }: SiteFeaturesProps) {
  const { status } = useSession();
  const isWanted = loadForAccounts !== undefined && status !== 'guest';
  const { data = NONE } = useQuery({
    queryKey: ['features-for-accounts'],
    queryFn: () => loadForAccounts?.() ?? NONE,
    enabled: isWanted,
    // Without them the member centre is empty, so it waits.
    retry: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const areComing = isWanted && data === NONE;
  const value = useMemo(() => ({ features: [...features, ...data], areComing }), [features, data, areComing]);
  return <FeaturesProvider value={value}>{children}</FeaturesProvider>;
}
