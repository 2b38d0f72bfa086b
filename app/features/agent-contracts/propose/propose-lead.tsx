import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract, ContractOutlook } from '#schemas/generated/platform.ts';
import { useDayText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';

interface ProposeLeadProps {
  own: Contract;
  outlook: ContractOutlook;
}

/** How often the contract pays, when it would begin, and what it replaces. */
export function ProposeLead({ own, outlook: { own: before, figures, currency } }: ProposeLeadProps) {
  const { t } = useTranslation('agent-contracts');
  const day = useDayText();
  const text = useTermsText(currency);
  const beginsOn = figures.find(({ period }) => period === own.period)?.beginsOn;
  return (
    <p className={prose.note}>
      {t('propose.period', { period: t(`period.${own.period}`) })}
      {beginsOn !== undefined && ` ${t('propose.begins', { day: day(beginsOn) })}`}
      {before && ` ${t('propose.replaces', { terms: text.upTo(before.kind, before.tiers) })}`}
      {` ${t('propose.open')}`}
    </p>
  );
}
