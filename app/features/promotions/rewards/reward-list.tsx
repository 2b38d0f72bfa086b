import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { RewardPage } from '#schemas/generated/platform.ts';
import { paid } from './rewards.css.ts';

interface RewardListProps {
  /** Undefined while loading. */
  data: RewardPage | undefined;
  /** The previous page is shown while the next one loads. */
  busy: boolean;
  onShowAll: () => void;
}

/** One page of paid rewards, or an empty state. */
export function RewardList({ data, busy, onShowAll }: RewardListProps) {
  const { t } = useTranslation('promotions');
  const day = useClock('day');
  if (data?.content.length === 0 && !busy) {
    return (
      <Empty icon="gift" title={t('rewards.noneIn.title')} text={t('rewards.noneIn.text')}>
        <Button onClick={onShowAll}>{t('rewards.showAll')}</Button>
      </Empty>
    );
  }
  return (
    <List busy={busy || !data} label={t('rewards.history')}>
      {data?.content.map(({ promotionId, title, amount, currency, paidAt }) => (
        <ListRow
          key={`${promotionId}/${paidAt}`}
          lead={<Icon name="check-circle-fill" size={22} />}
          text={title}
          note={day(paidAt)}
          trail={
            <span className={paid}>
              <Money amount={amount} currency={currency} />
            </span>
          }
        />
      ))}
    </List>
  );
}
