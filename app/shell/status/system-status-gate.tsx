import { Activity, lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useSystemStatus } from './status-query.ts';
import { NamedImageHosts } from './use-image-address.ts';

const SystemNotice = lazy(() =>
  import('../notices/system-notice.tsx').then((file) => ({ default: file.SystemNotice })),
);

const NONE: readonly string[] = [];

/**
 * Shows the site, or the notice that stands in its place while the platform says so. What was open and typed stays behind
 * the notice, and is there again after it.
 */
export function SystemStatusGate({ children }: { children: ReactNode }) {
  const { data: status } = useSystemStatus();
  const isClosed = !!status?.status;
  // A prerendered page that is still being taken over, in slices, would be taken over in one go if this changed at once.
  const hosts = useDeferredValue(status?.imageCDNs ?? NONE);
  const site = useMemo(
    () => (
      <NamedImageHosts value={hosts}>
        <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
      </NamedImageHosts>
    ),
    [hosts, isClosed, children],
  );
  useKeptPlace(isClosed);
  return (
    <>
      {site}
      {isClosed && (
        <Suspense fallback={null}>
          <SystemNotice status={status} />
        </Suspense>
      )}
    </>
  );
}

/** A page that is hidden has neither height nor focus, so where a person was on it is read while it still stands. */
function useKeptPlace(isClosed: boolean): void {
  const place = useRef<{ scrolled: number; focused: Element | null }>(undefined);
  if (isClosed) place.current ??= { scrolled: globalThis.scrollY, focused: document.activeElement };
  useEffect(() => {
    if (isClosed || !place.current) return;
    const { scrolled, focused } = place.current;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    globalThis.scrollTo(0, scrolled);
    place.current = undefined;
  }, [isClosed]);
}
