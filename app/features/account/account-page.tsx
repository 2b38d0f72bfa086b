import { useSession } from '#app/session/session-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { AccountLinks } from './account-links.tsx';
import { page } from './account-page.css.ts';
import { AccountSummary } from './account-summary.tsx';
import { MemberCentre } from './centre/member-centre.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** Who is logged in, the balance, and where to go from here; with the member centre's pages where there are any. */
export function AccountPage() {
  const { member, status } = useSession();
  const pages = useSlot('memberPages');
  if (!member) return null;
  const isTrial = status === 'trial';
  if (pages.length > 0 && !isTrial) return <MemberCentre member={member} pages={pages} />;
  return (
    <div className={page}>
      <AccountSummary member={member}>{isTrial && <TrialNotice wanted={pages.length > 0} />}</AccountSummary>
      <AccountLinks />
    </div>
  );
}
