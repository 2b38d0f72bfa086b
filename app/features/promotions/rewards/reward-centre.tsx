import { useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useFocusStays } from '#app/kit/focus/use-focus-stays.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { List } from '#app/kit/list/list.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ClaimButton } from '../detail/claim-button.tsx';
import { promotionAddress } from '../promotion-address.ts';
import { PromotionArt } from '../promotion-art.tsx';
import { TimeLeft } from '../time-left.tsx';
import { ComingRewards } from './coming-rewards.tsx';
import { RewardHistory } from './reward-history.tsx';
import { claim, picture, refused, reward, rewardTitle, rewardWords, section, sectionHead } from './rewards.css.ts';
import { useClaimAll } from './use-claim-all.ts';
import { waitingOf } from './waiting-of.ts';

/** Claimable, pending and paid rewards of a member. */
export function RewardCentre() {
  const { t } = useTranslation('promotions');
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusStays(part, heading);
  return (
    <div className={stack[7]}>
      <section ref={part} className={section}>
        <div className={sectionHead}>
          <h2 ref={heading} tabIndex={-1} className={prose.head}>
            {t('rewards.waiting')}
          </h2>
          <ClaimAll />
        </div>
        <WaitingRewards />
      </section>
      <ComingRewards />
      <section className={section}>
        <h2 className={prose.head}>{t('rewards.history')}</h2>
        <RewardHistory />
      </section>
    </div>
  );
}

function WaitingRewards() {
  const { t } = useTranslation('promotions');
  const { data, isError, refetch } = usePromotions();
  if (!data && isError) {
    return <Problem title={t('rewards.failed')} onAction={() => void refetch()} />;
  }
  if (!data) return <List busy label={t('rewards.waiting')} />;
  const waiting = waitingOf(data);
  return waiting.length > 0 ? <WaitingList waiting={waiting} /> : <NoRewards />;
}

function NoRewards() {
  const { t } = useTranslation('promotions');
  return (
    <Empty icon="gift" title={t('rewards.empty')} text={t('rewards.emptyText')}>
      <LinkButton to={paths.promotions}>{t('rewards.find')}</LinkButton>
    </Empty>
  );
}

function WaitingList({ waiting }: { waiting: readonly Promotion[] }) {
  return (
    <ul className={stack[4]}>
      {waiting.map((promotion) => (
        <WaitingReward key={promotion.id} promotion={promotion} />
      ))}
    </ul>
  );
}

/** A claimable reward with its button. */
function WaitingReward({ promotion }: { promotion: Promotion }) {
  return (
    <li className={reward}>
      <div className={picture}>
        <PromotionArt promotion={promotion} />
      </div>
      <div className={rewardWords}>
        <h3 className={rewardTitle}>
          <Link to={promotionAddress(promotion.id)}>{promotion.title}</Link>
        </h3>
        <TimeLeft promotion={promotion} />
      </div>
      <div className={claim}>
        <ClaimButton promotion={promotion} />
      </div>
    </li>
  );
}

/** Button that claims all rewards if there are several. Lists those that could not be paid. */
function ClaimAll() {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const { busy, messageFor, submit } = useClaimAll();
  const waiting = waitingOf(usePromotions().data);
  const number = new Intl.NumberFormat(tag).format(waiting.length);
  return (
    <>
      {(busy || waiting.length > 1) && (
        <Button icon="gift" busy={busy} onClick={() => void submit(waiting)}>
          {t('claimAll.button', { number })}
        </Button>
      )}
      <div className={refused}>
        <Alert text={messageFor(waiting)} />
      </div>
    </>
  );
}
