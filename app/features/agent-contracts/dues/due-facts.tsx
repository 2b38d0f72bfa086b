import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import type { AboutDues } from './due-row.ts';
import { DueStatus } from './due-status.tsx';
import { facts } from './dues.css.ts';

interface DueFactsProps {
  due: ContractDue;
  about: AboutDues;
}

/** The figures behind an amount. */
export function DueFacts({ due, about: { kind, currency, timeZone } }: DueFactsProps) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const period = usePeriodText(kind, timeZone);
  const { rate } = useTermsText(currency);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const { validBet, netLoss, activeMembers, tier, rate: paid, due: says, payable } = due;
  const rateOfTier = paid > 0 ? t('tier.rate', { tier, rate: rate(paid) }) : String(tier);
  const tierText = tier > 0 ? rateOfTier : undefined;
  const rows: Fact[] = [
    [t('column.period'), period(due)],
    [t('column.validBet'), money(validBet)],
    [t('column.netLoss'), money(netLoss)],
    [t('column.activeMembers'), new Intl.NumberFormat(tag).format(activeMembers)],
    [t('column.tier'), tierText],
    [t('due.says'), says === payable ? undefined : money(says)],
    [t('column.status'), <DueStatus key="status" due={due} />],
  ];
  return (
    <>
      <Facts className={facts} rows={rows} />
      {says > payable && <p className={prose.aside}>{t('due.reduced')}</p>}
    </>
  );
}
