import type { SiteBrand } from '#app/brand/brand.ts';
import { hearCaught } from './hear/hear-caught.ts';
import { hearRefusals, type Refused } from './hear/hear-refusals.ts';
import { hearVitals } from './hear/hear-vitals.ts';
import { listenLater } from './hear/troubles.ts';
import { describeError } from './scrub/describe-error.ts';
import { describeViolation } from './scrub/describe-violation.ts';
import { createOutbox } from './send/outbox.ts';
import { sendReports } from './send/send-reports.ts';
import { type SitePages, whereIs } from './where.ts';

/**
 * Reports errors, refusals and vitals, including those since the page began, until aborted. @param pages returns the
 * site's current pages @param hear subscribes to the page's vitals
 */
export function startReports(brand: SiteBrand, pages: () => SitePages, signal: AbortSignal, hear = hearVitals): void {
  const { fetch } = globalThis;
  // Withdrawn consent also stops reports that are still queued.
  const outbox = createOutbox((reports) => signal.aborted || sendReports(fetch, brand, reports));
  const scripts = new URL(`${brand.basePath}assets/`, location.origin).href;
  const here = () => whereIs(pages(), location.pathname.slice(brand.basePath.length - 1), location.search);
  const start = here();
  const addError = (thrown: unknown) => outbox.add({ kind: 'error', ...here(), ...describeError(thrown, scripts) });
  const addRefusal = async (refused: Refused) => {
    const where = here();
    // Import on demand: the list of all calls is large, and most visits have no refusal.
    const { describeRefused } = await import('./scrub/describe-refusal.ts');
    const described = describeRefused(refused);
    if (described) outbox.add({ kind: 'refusal', ...where, ...described });
  };
  outbox.add({ kind: 'visit', ...start });
  listenLater((trouble) => {
    if (signal.aborted) return;
    if ('effectiveDirective' in trouble)
      outbox.add({ kind: 'violation', ...here(), ...describeViolation(trouble, scripts) });
    else addError('reason' in trouble ? trouble.reason : (trouble.error ?? trouble.message));
  });
  hearCaught(addError, signal);
  hearRefusals(
    brand.platform.url || location.origin,
    (refused) => void addRefusal(refused).catch(() => undefined),
    signal,
  );
  hear((vital) => signal.aborted || outbox.add({ kind: 'vital', ...start, ...vital }));
  // Vitals become final when the page is hidden. Their listener runs before this one, as the event bubbles to the
  // window.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && outbox.flush(), { signal });
  addEventListener('pagehide', outbox.flush, { signal });
}
