import { Link } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ClaimButton } from '../detail/claim-button.tsx';
import { promotionAddress } from '../promotion-address.ts';
import { PromotionArt } from '../promotion-art.tsx';
import { TimeLeft } from '../time-left.tsx';
import { claim, picture, reward, rewardTitle, rewardWords } from './rewards.css.ts';

/** A reward to claim, with its button. */
export function WaitingReward({ promotion }: { promotion: Promotion }) {
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
