import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate, useSearchParams } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { OfficeFrame } from './office-frame.tsx';
import { PAGE } from './office-path.ts';

const NO_PROPS = {};

/** The back office, showing the page in the address, or its first one. */
export function AgentOffice() {
  const [search] = useSearchParams();
  const pages = useSlot('agentPages');
  const asked = search.get(PAGE);
  const page = pages.find(({ id, isFirst }) => (asked === null ? isFirst : id === asked));
  if (!page && asked !== null) return <Navigate to={paths.agentHome} replace />;
  const waiting = <ScreenSkeleton />;
  return (
    <OfficeFrame pages={pages} here={page?.id}>
      {page && !page.pending ? (
        <ScreenView key={page.id} screen={page.screen} props={NO_PROPS} fallback={waiting} />
      ) : (
        waiting
      )}
    </OfficeFrame>
  );
}
