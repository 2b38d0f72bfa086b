import { useEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useConsent } from '#app/shell/consent/use-consent.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { listenLater } from './hear/troubles.ts';
import type { SitePages } from './where.ts';

/** Sends reports, after the visitor's consent if the brand requires it. */
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

/** Sends reports while it is mounted, for the brand's share of visits. Other visits load no further code. */
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
