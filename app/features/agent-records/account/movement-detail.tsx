import { Button } from '#app/kit/button/button.tsx';
import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { TeamMovementDetail } from '#schemas/generated/platform.ts';
import { pages } from '../feature.json';
import { DetailState } from '../shared/detail-state.tsx';
import { cardDetail, facts, main } from '../shared/sheet.css.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';
import { Way } from '../shared/way.tsx';
import { useMovement } from './movement-queries.ts';
import type { MovementsAddress } from './use-movements-address.ts';

interface MovementDetailProps {
  id: number;
  address: Pick<MovementsAddress, 'filter' | 'close'>;
  /** Beside the list, in the row's card, which has its amount already, or above all cards. */
  place: 'sheet' | 'card' | 'above';
}

/** All about one movement, and the way to its bet. */
export function MovementDetail({ id, address, place }: MovementDetailProps) {
  const { t } = useTranslation('agent-records');
  const query = useMovement(id);
  return (
    <div className={place === 'card' ? cardDetail : undefined}>
      <DetailState query={query}>
        {(found) => (
          <>
            {place !== 'card' && <Amount found={found} />}
            <MovementFacts found={found} />
            <div className={cluster[3]}>
              {found.movement.betId !== undefined && (
                <LinkButton to={`${paths.agentHome}?page=${pages.betting.agentPage}&open=${found.movement.betId}`}>
                  {t('movements.bet')}
                </LinkButton>
              )}
              <Button onClick={() => address.filter({ account: found.movement.account, scope: null, level: null })}>
                {t('sheet.ofAccount')}
              </Button>
              {place !== 'sheet' && (
                <Button look="plain" onClick={address.close}>
                  {t('sheet.close')}
                </Button>
              )}
            </div>
          </>
        )}
      </DetailState>
    </div>
  );
}

function Amount({ found: { movement, currency } }: { found: TeamMovementDetail }) {
  const { t } = useTranslation('agent-records');
  return (
    <div>
      <p className={prose.note}>{t(`kind.${movement.kind}`)}</p>
      <p className={main}>
        <SignedMoney amount={movement.amount} currency={currency} />
      </p>
    </div>
  );
}

function MovementFacts({ found: { movement, path, timeZone, currency } }: { found: TeamMovementDetail }) {
  const { t } = useTranslation('agent-records');
  const { full } = useDayTimes(timeZone);
  const { game, balance, createdAt, reference } = movement;
  const rows: Fact[] = [
    [t('column.account'), <Way key="way" path={path} />],
    [t('column.game'), game && <bdi key="game">{game}</bdi>],
    [t('column.balance'), <Money key="balance" amount={balance} currency={currency} />],
    [t('column.when'), full(createdAt)],
    [t('column.reference'), <bdi key="reference">{reference}</bdi>],
  ];
  return <Facts className={facts} rows={rows} />;
}
