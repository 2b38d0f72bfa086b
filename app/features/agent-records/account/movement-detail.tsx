import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { pages } from '../feature.json';
import { RecordDetail } from '../shared/record-detail.tsx';
import type { DetailPlace } from '../shared/team-records-page.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';
import type { MovementsAddress } from '../shared/use-records-address.ts';
import { Way } from '../shared/way.tsx';
import { useMovement } from './movement-queries.ts';

interface MovementDetailProps {
  id: number;
  address: Pick<MovementsAddress, 'filter' | 'close'>;
  place: DetailPlace;
}

/** Details of a movement, with a link to its bet. */
export function MovementDetail({ id, address, place }: MovementDetailProps) {
  const { t } = useTranslation('agent-records');
  const query = useMovement(id);
  const { full } = useDayTimes(query.data?.timeZone);
  return (
    <RecordDetail
      {...{ query, address, place }}
      accountOf={({ movement }) => movement.account}
      leadOf={({ movement: { kind, amount }, currency }) => ({ name: t(`kind.${kind}`), amount, currency })}
      factsOf={({ movement: { game, balance, createdAt, reference }, path, currency }) => [
        [t('column.account'), <Way key="way" path={path} />],
        [t('column.game'), game && <bdi key="game">{game}</bdi>],
        [t('column.balance'), <Money key="balance" amount={balance} currency={currency} />],
        [t('column.when'), full(createdAt)],
        [t('column.reference'), <bdi key="reference">{reference}</bdi>],
      ]}
      link={({ movement: { betId } }) =>
        betId !== undefined && (
          <LinkButton to={`${paths.agentHome}?page=${pages.betting.agentPage}&open=${betId}`}>
            {t('movements.bet')}
          </LinkButton>
        )
      }
    />
  );
}
