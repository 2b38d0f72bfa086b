import { button } from '#app/kit/button/button.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ActionLabel } from '../action-label.tsx';
import { promotionAddress } from '../promotion-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { TimeLeft } from '../time-left.tsx';
import {
  callLink,
  featured,
  featuredArt,
  featuredBonus,
  featuredText,
  featuredTitle,
  featuredWords,
} from './featured.css.ts';

/** The top promotion over its picture. Dark in both colour schemes, to match the pictures. */
export function Featured({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const address = useImageAddress();
  const { id, title, summary, status, paid, bonus, currency } = promotion;
  return (
    <article className={featured} data-ground="dark" aria-label={t('featured')}>
      <img className={featuredArt} src={address(promotion.url)} alt="" width={1440} height={480} decoding="async" />
      <div className={featuredWords}>
        <StatusBadge status={status} />
        <h2 className={featuredTitle}>{title}</h2>
        <p className={featuredText}>{summary}</p>
        {status !== 'ISSUED' && (
          <p className={featuredBonus}>
            {t(paid === undefined ? 'upTo' : 'yours')} <Money amount={paid ?? bonus} currency={currency} />
          </p>
        )}
        <TimeLeft promotion={promotion} />
        <Link className={`${button.call} ${callLink}`} to={promotionAddress(id)} state={KEEP_SCROLL}>
          <ActionLabel promotion={promotion} named />
        </Link>
      </div>
    </article>
  );
}
