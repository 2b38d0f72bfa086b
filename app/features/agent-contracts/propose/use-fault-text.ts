import { useTranslation } from '#app/language/translation.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { useTermsText } from '../use-terms-text.ts';
import { isMoney, type TierFault } from './tier-draft.ts';

/** Says what is wrong with a field, and what is possible. @param currency ISO 4217 code */
export function useFaultText(currency: string): (fault: TierFault) => string {
  const { t } = useTranslation('agent-contracts');
  const { rate, money } = useTermsText(currency);
  return ({ field, rule, most }) => {
    if (rule !== 'most') return t(`wrong.${rule}`);
    if (!most) return t('wrong.nothing');
    return t('wrong.most', { most: isMoney(field) ? money(minorUnits(most)) : rate(most) });
  };
}
