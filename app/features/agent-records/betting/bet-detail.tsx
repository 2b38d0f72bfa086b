import { Button } from '#app/kit/button/button.tsx';
import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBetDetail } from '#schemas/generated/platform.ts';
import { DetailState } from '../shared/detail-state.tsx';
import { cardDetail, facts, main } from '../shared/sheet.css.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';
import { Way } from '../shared/way.tsx';
import { useBet } from './bet-queries.ts';
import { resultOf } from './result-of.ts';
import type { BetsAddress } from './use-bets-address.ts';

interface BetDetailProps {
  betId: number;
  address: Pick<BetsAddress, 'filter' | 'close'>;
  /** Beside the list, in the row's card, which has its result already, or above all cards. */
  place: 'sheet' | 'card' | 'above';
}

/** All about one bet. */
export function BetDetail({ betId, address, place }: BetDetailProps) {
  const { t } = useTranslation('agent-records');
  const query = useBet(betId);
  return (
    <div className={place === 'card' ? cardDetail : undefined}>
      <DetailState query={query}>
        {(found) => (
          <>
            {place !== 'card' && <Result found={found} />}
            <BetFacts found={found} />
            <div className={cluster[3]}>
              <Button onClick={() => address.filter({ account: found.bet.account, scope: null, level: null })}>
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

function Result({ found: { bet, currency } }: { found: TeamBetDetail }) {
  const { t } = useTranslation('agent-records');
  return (
    <div>
      <p className={prose.note}>{t(`result.${resultOf(bet)}`)}</p>
      <p className={main}>
        <SignedMoney amount={bet.profit} currency={currency} />
      </p>
    </div>
  );
}

function BetFacts({ found: { bet, path, timeZone, currency } }: { found: TeamBetDetail }) {
  const { t } = useTranslation('agent-records');
  const { full } = useDayTimes(timeZone);
  const { game, gameType, vendorName, stake, paid, placedAt, settledAt, betId } = bet;
  const rows: Fact[] = [
    [t('column.account'), <Way key="way" path={path} />],
    [t('column.game'), <bdi key="game">{game}</bdi>],
    [t('column.type'), gameType && t(`type.${gameType}`)],
    [t('column.vendor'), <bdi key="vendor">{vendorName || t('bets.other')}</bdi>],
    [t('column.stake'), <Money key="stake" amount={stake} currency={currency} />],
    [t('column.paid'), <Money key="paid" amount={paid} currency={currency} />],
    [t('column.placed'), full(placedAt)],
    [t('column.settled'), full(settledAt)],
    [t('column.number'), <bdi key="number">{betId}</bdi>],
  ];
  return <Facts className={facts} rows={rows} />;
}
