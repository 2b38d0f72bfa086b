import { lazy, type ReactNode, Suspense } from 'react';
import { useSystemStatus } from './status-query.ts';

const SystemNotice = lazy(() =>
  import('../notices/system-notice.tsx').then((file) => ({ default: file.SystemNotice })),
);

/** Shows the site, or the notice that stands in its place while the platform says so. */
export function SystemStatusGate({ children }: { children: ReactNode }) {
  const { data: status } = useSystemStatus();
  if (!status || status.status === 0) return children;
  return (
    <Suspense fallback={null}>
      <SystemNotice status={status} />
    </Suspense>
  );
}
