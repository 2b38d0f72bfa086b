import { Activity, lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { closedBy } from '../status/closed-by.ts';
import { useSystemStatus } from '../status/status-query.ts';
import { NamedImageHosts } from '../status/use-image-address.ts';

const SystemNotice = lazy(() => import('./system-notice.tsx').then((file) => ({ default: file.SystemNotice })));

const NONE: readonly string[] = [];

/**
 * Shows the site, or the page notice while the platform is closed. Open and typed input is preserved behind the notice.
 */
export function SystemStatusGate({ children }: { children: ReactNode }) {
  const { data: status } = useSystemStatus();
  const reason = status ? closedBy(status) : null;
  const isClosed = reason !== null;
  // Deferred: an immediate change would make React finish a sliced hydration synchronously. An empty list replaces the first one too:
  // where a page closes while it hydrates and nothing but the mode of `Activity` changes, React reports a mismatch.
  const hosts = useDeferredValue(status?.imageCDNs ?? NONE);
  const site = useMemo(
    () => (
      <NamedImageHosts value={hosts}>
        <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
      </NamedImageHosts>
    ),
    [hosts, isClosed, children],
  );
  useRestorePlace(isClosed);
  return (
    <>
      {site}
      {status && reason && (
        <Suspense fallback={null}>
          <SystemNotice status={status} reason={reason} />
        </Suspense>
      )}
    </>
  );
}

/** Restores scroll position and focus. Both are read before the page is hidden, when it still has them. */
function useRestorePlace(isClosed: boolean): void {
  const former = useRef<{ scrolled: number; focused: Element | null }>(undefined);
  if (isClosed) former.current ??= { scrolled: globalThis.scrollY, focused: document.activeElement };
  useEffect(() => {
    if (isClosed || !former.current) return;
    const { scrolled, focused } = former.current;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    globalThis.scrollTo(0, scrolled);
    former.current = undefined;
  }, [isClosed]);
}
