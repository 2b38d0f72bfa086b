import { useEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useConsent } from '#app/shell/consent/use-consent.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { listenLater } from './hear/troubles.ts';
import type { SitePages } from './where.ts';

/** Reports how the site is doing, from the visitor's consent on where the brand asks for it. */
export function ReportsWatch() {
  return useBrand().reports?.consent ? <AcceptedReports /> : <Reports />;
}

function AcceptedReports() {
  const answer = useConsent()?.answer;
  useEffect(() => {
    if (answer === 'rejected') listenLater(() => undefined);
  }, [answer]);
  return answer === 'accepted' && <Reports />;
}

/** Reports for as long as it is mounted, in the share of the visits that the brand has set; other visits load nothing more. */
function Reports() {
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
