import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { GAME } from '#app/shared/member/use-game-record.ts';
import type { useRecordAddress } from '#app/shared/records/use-record-address.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import type { BettingRecord } from '#schemas/generated/platform.ts';
import { FirstStep } from '../shared/first-step.tsx';
import { heading } from '../shared/records.css.ts';
import { BetRow } from './bet-row.tsx';
import { bets } from './bets.css.ts';

interface BetListProps {
  data: BettingRecord;
  address: ReturnType<typeof useRecordAddress>;
}

/** The bets of one page; each opens to its detail. */
export function BetList({ data: { content, currency, timeZone, totalPages }, address }: BetListProps) {
  const { t } = useTranslation('member-records');
  if (content.length === 0) {
    return (
      <Empty icon="ticket" title={t('betting.none')} text={t('betting.noneText')}>
        <FirstStep address={address} filters={['gameType', 'vendor', GAME, 'result']} />
      </Empty>
    );
  }
  return (
    <section>
      <h2 className={heading}>{t('betting.bets')}</h2>
      <ul className={bets} aria-label={t('betting.bets')}>
        {content.map((bet) => (
          <BetRow key={bet.betId} bet={bet} currency={currency} timeZone={timeZone} />
        ))}
      </ul>
      <Pages label={t('betting.bets')} page={address.page} count={totalPages} onPage={address.turnTo} />
    </section>
  );
}
