import { useBrand } from '#app/brand/brand-context.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useFeatures } from '#app/shell/slots/features-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { AccountLinks } from './account-links.tsx';
import { page } from './account-page.css.ts';
import { AccountSummary } from './account-summary.tsx';
import { MemberCentre } from './centre/member-centre.tsx';

interface TrialNoticeProps {
  /** The site has pages that need a real account. */
  offersRegistration: boolean;
}

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
      <AccountSummary member={member}>
        {isTrial && <TrialNotice offersRegistration={pages.length > 0} />}
      </AccountSummary>
      <AccountLinks />
    </div>
  );
}

/** Explains to a trial account that the member centre needs a real one. */
function TrialNotice({ offersRegistration }: TrialNoticeProps) {
  const { t } = useTranslation('account');
  const { registration } = useBrand();
  return (
    <>
      <Alert tone="info" text={t('shell:error.code.trial_account')} />
      {offersRegistration && !registration.closed && (
        <LinkButton look="primary" wide to={paths.register}>
          {t('register')}
        </LinkButton>
      )}
    </>
  );
}
