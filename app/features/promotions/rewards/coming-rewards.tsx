import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { promotionAddress } from '../promotion-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useTimeLeft } from '../time-left.tsx';
import { section } from './rewards.css.ts';

/** Promotions that the member has joined or applied for without a reward so far. Renders nothing without any. */
export function ComingRewards() {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const timeLeft = useTimeLeft();
  const coming = usePromotions().data?.filter(({ status }) => ['APPLYING', 'PROCESS', 'SIGNED'].includes(status));
  if (!coming || coming.length === 0) return null;
  return (
    <section className={section}>
      <h2 className={prose.head}>{t('rewards.coming')}</h2>
      <List label={t('rewards.coming')}>
        {coming.map((promotion) => (
          <ListRow
            key={promotion.id}
            text={promotion.title}
            note={timeLeft(promotion)}
            trail={<StatusBadge status={promotion.status} />}
            onChoose={() => navigate(promotionAddress(promotion.id))}
          />
        ))}
      </List>
    </section>
  );
}
