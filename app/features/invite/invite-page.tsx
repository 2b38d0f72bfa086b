import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useRewardText } from '#app/shell/points/use-reward-text.ts';
import { Navigate } from '#app/shell/router/router.ts';
import { Friends } from './friends.tsx';
import { figure, lead, total, totals } from './invite.css.ts';
import { InviteCard } from './invite-card.tsx';
import { InviteSkeleton } from './invite-skeleton.tsx';
import { useReferral } from './use-referral.ts';

/** The member's invitation link, and the friends who used it. */
export function InvitePage() {
  const { t } = useTranslation('invite');
  const { tag } = useCurrentLanguage();
  const { status } = useSession();
  const address = useListAddress();
  const { shown, all } = useReferral(address);
  const { data, isError, isPlaceholderData, refetch } = shown;
  const rewardText = useRewardText();
  if (status === 'trial') return <Alert tone="info" text={t('trial')} />;
  if (isError && !data) {
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  if (!data) return <InviteSkeleton />;
  const last = Math.max(1, data.friends.totalPages);
  if (!isPlaceholderData && address.page > last) return <Navigate to={{ search: address.queryOf(last) }} replace />;
  const { referralCode, reward, goal, currency, invited, rewarded, friends } = data;
  const number = new Intl.NumberFormat(tag);
  const brought = { ...reward, amount: reward.amount * rewarded };
  return (
    <div className={stack[6]}>
      <p className={lead}>{t('lead', { reward: rewardText(reward), goal: formatMoney(goal, currency, tag) })}</p>
      <InviteCard referralCode={referralCode} />
      <dl className={totals}>
        <div className={total}>
          <dt className={prose.aside}>{t('total.invited')}</dt>
          <dd className={figure}>{number.format(invited)}</dd>
        </div>
        <div className={total}>
          <dt className={prose.aside}>{t('total.brought')}</dt>
          <dd className={figure}>{rewardText(brought)}</dd>
        </div>
      </dl>
      <Friends friends={friends} address={address} load={all} />
    </div>
  );
}
