import { useEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { listenLater } from './hear/troubles.ts';
import type { SitePages } from './where.ts';

/** Reports for as long as it is mounted, in the share of the visits that the brand has set; other visits load nothing more. */
export function ReportsWatch() {
  const brand = useBrand();
  const [isDrawn] = useState(() => Math.random() < (brand.reports?.sample ?? 0));
  const pages: SitePages = {
    routes: useSlot('routes'),
    memberPages: useSlot('memberPages'),
    agentPages: useSlot('agentPages'),
  };
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  useEffect(() => {
    if (!isDrawn) {
      listenLater(() => undefined);
      return;
    }
    const ended = new AbortController();
    const cancel = whenPageIdle(async () => {
      const { startReports } = await import('./start-reports.ts').catch(() => ({ startReports: undefined }));
      if (!ended.signal.aborted) startReports?.(brand, () => latest.current, ended.signal);
    });
    return () => {
      cancel();
      ended.abort();
    };
  }, [brand, isDrawn]);
  return null;
}
