import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { CONSENT_LIFETIME } from '#app/shell/consent/consent.ts';
import { useConsent } from '#app/shell/consent/use-consent.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { systemStatusQuery } from '#app/shell/status/status-query.ts';
import { countPage, startStatistics, stopStatistics } from './statistics.ts';
import { tagId } from './tag-id.ts';

/** Counts visits while consent is given. */
export function StatisticsWatch() {
  const consent = useConsent();
  return consent?.answer === 'accepted' && <Statistics since={consent.date} />;
}

/** Counts page views while mounted. */
function Statistics({ since }: { since: number }) {
  const { basePath: path } = useBrand();
  const { pathname } = useLocation();
  const clock = usePlatformClock();
  const id = useTagId();
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    if (!id) return;
    const lifetime = Math.floor((since + CONSENT_LIFETIME - clock.now()) / 1000);
    const cancel = whenPageIdle(() => {
      void startStatistics({ id, path, lifetime });
      setIsStarted(true);
    });
    return () => {
      cancel();
      stopStatistics(id, path);
    };
  }, [id, path, since, clock]);
  useEffect(() => {
    if (isStarted) countPage(pathname);
  }, [isStarted, pathname]);
  return null;
}

/** The measurement id, read once: it stays the same until the page is reloaded. */
function useTagId(): string | null | undefined {
  const platform = usePlatform();
  const { analytics } = useBrand();
  return useQuery({
    queryKey: ['statistics-tag'],
    queryFn: async ({ client }) => {
      const status = await client.fetchQuery(systemStatusQuery(platform)).catch(() => undefined);
      return tagId(analytics, status?.gtagId);
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;
}
