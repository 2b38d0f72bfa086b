import { button } from '#app/kit/button/button.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { Link, useSearchParams } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ActionLabel } from '../action-label.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { promotionAddress } from '../promotion-address.ts';
import { PromotionArt } from '../promotion-art.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { statusLooks } from '../status-look.ts';
import { TimeLeft } from '../time-left.tsx';
import { bonus, bonusAmount, card, cardLink, cardText, cardTitle, corner, facts, words } from './card.css.ts';

/** A promotion in the list. The whole card is a link. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const [search] = useSearchParams();
  const { id, title, summary, status, paid, currency } = promotion;
  const isCall = ['solid', 'plain', 'danger'].includes(statusLooks[status].tone);
  return (
    <article className={card}>
      <PromotionArt promotion={promotion} />
      <div className={corner}>
        <StatusBadge status={status} />
      </div>
      <div className={words}>
        <h2 className={cardTitle}>
          <Link className={cardLink} to={promotionAddress(id, search)} state={KEEP_SCROLL}>
            {title}
          </Link>
        </h2>
        <p className={cardText}>{summary}</p>
        <ProgressBar promotion={promotion} />
        <div className={facts}>
          <p className={bonus}>
            {t(paid === undefined ? 'upTo' : 'yours')}
            <span className={bonusAmount}>
              <Money amount={paid ?? promotion.bonus} currency={currency} />
            </span>
          </p>
          <TimeLeft promotion={promotion} />
        </div>
        <span
          className={status === 'ISSUED' ? button.primary : isCall ? button.outline : button.plain}
          aria-hidden="true"
        >
          <ActionLabel promotion={promotion} />
        </span>
      </div>
    </article>
  );
}
