import { type ReactNode, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { CommandsProvider } from '#app/kinds/office-page/commands-context.tsx';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { PageQueries } from '#app/kinds/office-page/page-queries.tsx';
import { usePageFreshness } from '#app/kinds/office-page/use-page-freshness.ts';
import { viewOf } from '#app/kinds/record-page/views/view-of.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { BackLink } from '#app/shell/member/back-link.tsx';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { useFollowPage } from '#app/shell/member/use-follow-page.ts';
import { ViewTitleProvider } from '#app/shell/member/view-title.ts';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { paths } from '#app/shell/router/paths.ts';
import { RewriteLinks } from '#app/shell/router/rewrite-links.tsx';
import { Link, Navigate, useSearchParams } from '#app/shell/router/router.ts';
import { useFeatures } from '#app/shell/slots/features-context.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { addressInOffice } from './address-in-office.ts';
import { useMemberPages } from './member-pages.ts';
import { memberPage, office, page, rail, railBrand, railLink, railMark, railMenu } from './office.css.ts';
import { OfficeBar } from './office-bar.tsx';
import { OfficeHeader } from './office-header.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { officePath, PAGE } from './office-path.ts';
import { type OfficeEntry, useOfficeEntries } from './use-office-entries.ts';

interface OfficeFrameProps {
  /** Id of the open page. */
  here: string | undefined;
  children: ReactNode;
}

const NO_PROPS = {};

/** The back office, showing the page in the address, or its first one. */
export function AgentOffice() {
  const [search] = useSearchParams();
  const { areComing } = useFeatures();
  const own = useOwnAccount();
  const asked = search.get(PAGE);
  const pages = useSlot('agentPages');
  const page = asked === null ? firstOf(pages, areComing) : pages.find(({ id }) => id === asked);
  const ofMember = useMemberPages().find(({ id }) => id === asked);
  const waiting = <ScreenSkeleton />;
  if (!page && !ofMember && !areComing && asked !== null) return <Navigate to={paths.agentHome} replace />;
  return (
    <OfficeFrame here={page?.id ?? ofMember?.id}>
      <PageQueries>
        {page && !page.pending && own !== 'waiting' ? (
          <ScreenView key={page.id} screen={page.screen} props={NO_PROPS} fallback={waiting} />
        ) : ofMember ? (
          <MemberPage key={ofMember.id} {...ofMember} />
        ) : (
          waiting
        )}
      </PageQueries>
    </OfficeFrame>
  );
}

/** The page that the office opens on; the menu's first where a platform lacks what that one shows. */
function firstOf(pages: readonly Contributed<'agentPages'>[], areComing: boolean) {
  return pages.find(({ isFirst }) => isFirst) ?? (areComing ? undefined : pages[0]);
}

type MemberPageProps = ReturnType<typeof useMemberPages>[number];

/** A member page inside the back office, which shows its title. Links from the page to itself stay in the back office. */
function MemberPage({ id, page }: MemberPageProps) {
  const entryText = useEntryText();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const [title, setTitle] = useState<string>();
  // The back link exists only while a view is open, so the focus must move when the view closes.
  const viewTitle = view === undefined ? undefined : title;
  // The back office shows menu and page at the same time in every window.
  const { heading } = useFollowPage({ id, view }, true);
  const label = entryText(page.namespace, page.label);
  return (
    <div className={memberPage}>
      {viewTitle && <BackLink to={officePath({ id })} name={label} />}
      <PageHead title={viewTitle ?? label} heading={heading} fresh={usePageFreshness()} />
      <RewriteLinks rewrite={addressInOffice}>
        <ViewTitleProvider value={setTitle}>
          <MemberPageView page={page} />
        </ViewTitleProvider>
      </RewriteLinks>
    </div>
  );
}

/** Menu and header around every page of the back office. Narrow windows have a bar at the foot in place of the menu. */
export function OfficeFrame({ here, children }: OfficeFrameProps) {
  const entries = useOfficeEntries();
  return (
    <CommandsProvider>
      <div className={office}>
        <OfficeRail entries={entries} here={here} />
        <OfficeHeader entries={entries} />
        <main className={page} id="main" tabIndex={-1}>
          {children}
        </main>
        <OfficeBar entries={entries} here={here} />
      </div>
    </CommandsProvider>
  );
}

interface OfficeRailProps {
  entries: readonly OfficeEntry[];
  here: string | undefined;
}

/** The brand above the back office's menu. Wide windows also show a link to the site. */
function OfficeRail({ entries, here }: OfficeRailProps) {
  const { t } = useTranslation('agent');
  const brand = useBrand();
  return (
    <nav className={rail} data-ground="dark" aria-label={t('rail.label')}>
      <Link className={railBrand} to={paths.agentHome}>
        <BrandMark className={railMark} size={24} ground="dark" />
        {t('name', { brand: brand.name })}
      </Link>
      <div className={railMenu}>
        <OfficeMenu entries={entries} here={here} />
        <Link className={railLink} to={paths.index}>
          <Icon name="arrow-left" size={18} />
          {t('rail.site')}
        </Link>
      </div>
    </nav>
  );
}
