import { useBrand } from '#app/brand/brand-context.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { List } from '#app/kit/list/list.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useRewardText } from '#app/shell/points/use-reward-text.ts';
import { Navigate } from '#app/shell/router/router.ts';
import { ShareLink } from '#app/shell/sharing/share-link.tsx';
import { Friends } from './friends.tsx';
import { boneCard, boneLead, boneTotal, card, code, figure, lead, total, totals } from './invite.css.ts';
import { inviteLink } from './invite-link.ts';
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

function InviteSkeleton() {
  return (
    <div className={stack[6]} aria-busy="true">
      <Skeleton className={boneLead} />
      <Skeleton className={boneCard} />
      <div className={totals}>
        <Skeleton className={boneTotal} />
        <Skeleton className={boneTotal} />
      </div>
      <List busy />
    </div>
  );
}

/** The code and link with copy and share buttons and a QR code. */
function InviteCard({ referralCode }: { referralCode: string }) {
  const { t } = useTranslation('invite');
  const brand = useBrand();
  const words = {
    ...{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') },
    ...{ share: t('share'), qr: t('qr') },
  };
  return (
    <section className={card} aria-label={t('link')}>
      <ShareLink
        link={inviteLink(globalThis.location.origin, brand.basePath, referralCode)}
        words={words}
        message={{ title: brand.name, text: t('message', { brand: brand.name }) }}
      >
        <div>
          <p className={prose.aside}>{t('code')}</p>
          <p className={code}>
            <bdi>{referralCode}</bdi>
          </p>
        </div>
      </ShareLink>
    </section>
  );
}
