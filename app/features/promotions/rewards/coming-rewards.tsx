import { Icon } from '../../../kit/icon/icon.tsx';
import { List } from '../../../kit/list/list.tsx';
import { ListRow } from '../../../kit/list/list-row.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { useNavigate } from '../../../shell/router/router.ts';
import { promotionAddress } from '../promotion-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { statusLooks } from '../status-look.ts';
import { usePromotions } from '../use-promotions.ts';
import { section, sectionTitle } from './rewards.css.ts';

/** What somebody has joined or applied for and has nothing of yet; nothing at all where there is none. */
export function ComingRewards() {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const coming = usePromotions().data?.filter(({ status }) => ['APPLYING', 'PROCESS', 'SIGNED'].includes(status));
  if (!coming || coming.length === 0) return null;
  return (
    <section className={section}>
      <h2 className={sectionTitle}>{t('rewards.coming')}</h2>
      <List label={t('rewards.coming')}>
        {coming.map(({ id, title, summary, status }) => (
          <ListRow
            key={id}
            lead={<Icon name={statusLooks[status].icon} size={22} />}
            text={title}
            note={summary}
            trail={<StatusBadge status={status} />}
            onChoose={() => navigate(promotionAddress(id))}
          />
        ))}
      </List>
    </section>
  );
}
