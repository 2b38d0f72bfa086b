import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { MemberPageView } from '#app/shared/member/member-page-view.tsx';
import { PageHead } from '#app/shared/office/page-head.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate, useSearchParams } from '#app/shell/router/router.ts';
import { useFeatures } from '#app/shell/site/features-context.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { MESSAGES, useMemberPages } from './member-pages.ts';
import { memberPage } from './office.css.ts';
import { OfficeFrame } from './office-frame.tsx';
import { PAGE } from './office-path.ts';
import { usePageFreshness } from './use-page-freshness.ts';

const NO_PROPS = {};

/** The back office, showing the page in the address, or its first one. */
export function AgentOffice() {
  const [search] = useSearchParams();
  const { areComing } = useFeatures();
  const asked = search.get(PAGE);
  const page = useSlot('agentPages').find(({ id, isFirst }) => (asked === null ? isFirst : id === asked));
  const ofMember = useMemberPages().find(({ id }) => id === asked);
  const waiting = <ScreenSkeleton />;
  if (!page && !ofMember && !areComing && asked !== null) return <Navigate to={paths.agentHome} replace />;
  return (
    <OfficeFrame here={page?.id ?? ofMember?.id}>
      {page && !page.pending ? (
        <ScreenView key={page.id} screen={page.screen} props={NO_PROPS} fallback={waiting} />
      ) : ofMember ? (
        <MemberPage key={ofMember.id} id={ofMember.id} page={ofMember.page} />
      ) : (
        waiting
      )}
    </OfficeFrame>
  );
}

/** A page of the member centre, which leaves its title to what is around it. */
function MemberPage({ id, page }: { id: string; page: Contributed<'memberPages'> }) {
  const { t } = useTranslation('agent');
  const entryText = useEntryText();
  const title = id === MESSAGES ? t('rail.messages') : entryText(page.namespace, page.label);
  return (
    <div className={memberPage}>
      <PageHead title={title} fresh={usePageFreshness()} />
      <MemberPageView page={page} />
    </div>
  );
}
