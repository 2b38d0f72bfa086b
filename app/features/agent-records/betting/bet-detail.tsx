import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordDetail } from '../shared/record-detail.tsx';
import type { DetailPlace } from '../shared/team-records-page.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';
import type { BetsAddress } from '../shared/use-records-address.ts';
import { Way } from '../shared/way.tsx';
import { useBet } from './bet-queries.ts';
import { resultOf } from './result-of.ts';

interface BetDetailProps {
  betId: number;
  address: Pick<BetsAddress, 'filter' | 'close'>;
  place: DetailPlace;
}

export function BetDetail({ betId, address, place }: BetDetailProps) {
  const { t } = useTranslation('agent-records');
  const query = useBet(betId);
  const { full } = useDayTimes(query.data?.timeZone);
  return (
    <RecordDetail
      {...{ query, address, place }}
      accountOf={({ bet }) => bet.account}
      leadOf={({ bet, currency }) => ({ name: t(`result.${resultOf(bet)}`), amount: bet.profit, currency })}
      factsOf={({ bet: { game, gameType, vendorName, stake, paid, placedAt, settledAt }, path, currency }) => [
        [t('column.account'), <Way key="way" path={path} />],
        [t('column.game'), <bdi key="game">{game}</bdi>],
        [t('column.type'), gameType && t(`type.${gameType}`)],
        [t('column.vendor'), <bdi key="vendor">{vendorName || t('bets.other')}</bdi>],
        [t('column.stake'), <Money key="stake" amount={stake} currency={currency} />],
        [t('column.paid'), <Money key="paid" amount={paid} currency={currency} />],
        [t('column.placed'), full(placedAt)],
        [t('column.settled'), full(settledAt)],
        [t('column.number'), <bdi key="number">{betId}</bdi>],
      ]}
    />
  );
}
