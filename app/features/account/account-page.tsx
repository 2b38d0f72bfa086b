import { useSession } from '#app/session/session-context.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { useFeatures } from '#app/shell/slots/features-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { AccountLinks } from './account-links.tsx';
import { page } from './account-page.css.ts';
import { AccountSummary } from './account-summary.tsx';
import { MemberCentre } from './centre/member-centre.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** The account summary and its links; the member centre if features contribute pages to it. */
export function AccountPage() {
  const { member, status } = useSession();
  const pages = useSlot('memberPages');
  const { areComing } = useFeatures();
  if (!member) return null;
  if (areComing) return <ScreenSkeleton />;
  const isTrial = status === 'trial';
  if (pages.length > 0 && !isTrial) return <MemberCentre member={member} pages={pages} />;
  return (
    <div className={page}>
      <AccountSummary member={member}>{isTrial && <TrialNotice wanted={pages.length > 0} />}</AccountSummary>
      <AccountLinks />
    </div>
  );
}
