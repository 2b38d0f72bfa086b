import type { SiteBrand } from '#app/brand/brand.ts';
import type { SentReports } from '#schemas/generated/reports.ts';
import { asOtlp } from './as-otlp.ts';
import type { Report } from './outbox.ts';

/**
 * Sends reports without cookies and referrer, even while the page is being left. Lost reports are not sent again.
 * @param fetch the browser's own, unwrapped
 */
export function sendReports(
  fetch: typeof globalThis.fetch,
  { id, build, reports: to }: SiteBrand,
  reports: Report[],
): void {
  if (!to) return;
  const body: SentReports = { format: 1, brand: id, build, reports };
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(to.format === 'otlp' ? asOtlp(body) : body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  };
  fetch(to.url, request).catch(() => undefined);
}
