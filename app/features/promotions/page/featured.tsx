import { button } from '../../../kit/button/button.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { Promotion } from '../../../platform/contract.ts';
import { Link } from '../../../shell/router/router.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { CallWords } from '../call-words.tsx';
import { promotionAddress } from '../promotion-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { TimeLeft } from '../time-left.tsx';
import { call, featured, featuredArt, featuredText, featuredTitle, featuredWords } from './featured.css.ts';

/** The promotion that matters most, over its picture. It is dark under both schemes, as the pictures are. */
export function Featured({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const address = useImageAddress();
  return (
    <section className={featured} data-ground="dark" aria-label={t('featured')}>
      <img className={featuredArt} src={address(promotion.url)} alt="" width={1440} height={480} decoding="async" />
      <div className={featuredWords}>
        <StatusBadge status={promotion.status} />
        <p className={featuredTitle}>{promotion.title}</p>
        <p className={featuredText}>{promotion.summary}</p>
        <TimeLeft promotion={promotion} />
        <Link className={`${button.call} ${call}`} to={promotionAddress(promotion.id)}>
          <CallWords promotion={promotion} />
        </Link>
      </div>
    </section>
  );
}
