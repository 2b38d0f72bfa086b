import { useTranslation } from '#app/language/translation.tsx';
import type { Contract } from '#schemas/generated/platform.ts';
import { useDayText } from './use-period-text.ts';

/** Formats the day a contract starts or ends. */
export function useContractDays(): (contract: Pick<Contract, 'status' | 'beginsOn' | 'endsOn'>) => string {
  const { t } = useTranslation('agent-contracts');
  const day = useDayText();
  return ({ status, beginsOn, endsOn }) => {
    if (beginsOn === undefined) return t(status === 'proposed' ? 'days.notYet' : 'days.never');
    if (endsOn !== undefined) return t('days.until', { from: day(beginsOn), to: day(endsOn) });
    return t('days.since', { from: day(beginsOn) });
  };
}
