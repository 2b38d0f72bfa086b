import { useTranslation } from '#app/language/translation.tsx';
import type { Contract } from '#schemas/generated/platform.ts';
import { useDayText } from './use-period-text.ts';

/** Writes when a contract begins, since when it counts, or until when. */
export function useContractDays(): (contract: Pick<Contract, 'status' | 'beginsOn' | 'endsOn'>) => string {
  const { t } = useTranslation('agent-contracts');
  const day = useDayText();
  return ({ status, beginsOn, endsOn }) => {
    if (beginsOn === undefined) return t(status === 'proposed' ? 'days.notYet' : 'days.never');
    if (endsOn !== undefined && endsOn < beginsOn) return t('days.never');
    if (endsOn !== undefined) return t('days.until', { from: day(beginsOn), to: day(endsOn) });
    if (status === 'accepted') return t('days.begins', { day: day(beginsOn) });
    return t('days.since', { from: day(beginsOn) });
  };
}
