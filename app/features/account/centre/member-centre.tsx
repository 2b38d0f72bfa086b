import { useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { viewOf } from '#app/kinds/record-page/views/view-of.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { useFollowPage } from '#app/shell/member/use-follow-page.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate, useSearchParams } from '#app/shell/router/router.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { AccountLinks } from '../account-links.tsx';
import { AccountSummary } from '../account-summary.tsx';
import { CentrePage } from './centre-page.tsx';
import { centre } from './member-centre.css.ts';
import { MemberMenu } from './member-menu.tsx';
import { type MemberPage, useChosenPage } from './use-chosen-page.ts';

interface MemberCentreProps {
  member: MemberInfo;
  pages: readonly MemberPage[];
}

/** The member centre: menu and page side by side, or one at a time on a phone. */
export function MemberCentre({ member, pages }: MemberCentreProps) {
  const isWide = useMedia(WIDE);
  const { page, isUnknown } = useChosenPage(pages, isWide);
  const [search] = useSearchParams();
  const view = viewOf(search);
  const [title, setTitle] = useState<string>();
  // The back link exists only while a view is open, so the focus must move when the view closes.
  const viewTitle = view === undefined ? undefined : title;
  const { heading, menu } = useFollowPage({ id: page?.id, view }, isWide);
  useTitle(page, viewTitle);
  if (isUnknown) return <Navigate to={paths.member} replace />;
  const hasOwn = pages.some(({ isFirst }) => isFirst);
  return (
    <div className={centre}>
      {(isWide || !page) && (
        <div className={stack[6]}>
          <AccountSummary member={member} beside={page !== undefined} short={page?.showsBalance ?? false} />
          <MemberMenu ref={menu} pages={pagesFor(member, pages)} here={page?.id} withAccount={isWide && !hasOwn} />
        </div>
      )}
      {page ? <CentrePage {...{ heading, page, isWide, viewTitle }} onViewTitle={setTitle} /> : <AccountLinks />}
    </div>
  );
}

/** Sets the document's title to the view's or the page's. */
function useTitle(page: MemberPage | undefined, viewTitle: string | undefined): void {
  const entryText = useEntryText();
  const { name } = useBrand();
  const pageTitle = page ? entryText(page.namespace, page.label) : entryText('account', 'entry.account');
  const title = `${viewTitle ?? pageTitle} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The pages that the menu offers a member. A page that needs an upline is for those who have one, where the platform says so. */
function pagesFor({ hasUpline }: MemberInfo, pages: readonly MemberPage[]): readonly MemberPage[] {
  return hasUpline === false ? pages.filter(({ needs }) => needs !== 'upline') : pages;
}
