import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordFoot } from '#app/shared/records/record-foot.tsx';
import type { useRecordAddress } from '#app/shared/records/use-record-address.ts';
import { GAME } from '#app/shell/member/use-game-record.ts';
import type { BettingRecord } from '#schemas/generated/platform.ts';
import { FirstStep } from '../shared/first-step.tsx';
import { heading } from '../shared/records.css.ts';
import { BetRows } from './bet-rows.tsx';

interface BetListProps {
  data: BettingRecord;
  address: ReturnType<typeof useRecordAddress>;
}

/** The bets of one page; each opens to its detail. */
export function BetList({ data, address }: BetListProps) {
  const { t } = useTranslation('member-records');
  const { content, totals, totalPages } = data;
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
      <BetRows data={data} />
      <RecordFoot label={t('betting.bets')} address={address} count={totals.count} totalPages={totalPages} t={t} />
    </section>
  );
}
