import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate } from '#app/shell/router/router.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { AccountLinks } from '../account-links.tsx';
import { AccountSummary } from '../account-summary.tsx';
import { CentrePage } from './centre-page.tsx';
import { centre, side } from './member-centre.css.ts';
import { MemberMenu } from './member-menu.tsx';
import { type MemberPage, useChosenPage } from './use-chosen-page.ts';
import { useFollowPage } from './use-follow-page.ts';

interface MemberCentreProps {
  member: MemberInfo;
  pages: readonly MemberPage[];
}

/** The member centre: the menu next to the page, where the avatar's menu has the other links; one at a time on a phone. */
export function MemberCentre({ member, pages }: MemberCentreProps) {
  const isWide = useMedia(WIDE);
  const { page, isUnknown } = useChosenPage(pages, isWide);
  const { heading, menu } = useFollowPage(page?.id, isWide);
  useTitle(page);
  if (isUnknown) return <Navigate to={paths.member} replace />;
  const hasOwn = pages.some(({ isFirst }) => isFirst);
  return (
    <div className={centre}>
      {(isWide || !page) && (
        <div className={side}>
          <AccountSummary member={member} beside={page !== undefined} short={page?.showsBalance ?? false} />
          <MemberMenu ref={menu} pages={pages} here={page?.id} withAccount={isWide && !hasOwn} />
        </div>
      )}
      {page ? <CentrePage heading={heading} page={page} back={!isWide} /> : <AccountLinks />}
    </div>
  );
}

/** Sets the document's title to the page's. */
function useTitle(page: MemberPage | undefined): void {
  const entryText = useEntryText();
  const { name } = useBrand();
  const title = `${page ? entryText(page.namespace, page.label) : entryText('account', 'entry.account')} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
