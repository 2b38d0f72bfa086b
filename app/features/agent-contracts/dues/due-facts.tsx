import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import type { AboutDues } from './due-row.ts';
import { DueStatus } from './due-status.tsx';
import { fact, factName, facts, factValue, note } from './dues.css.ts';

interface DueFactsProps {
  due: ContractDue;
  about: AboutDues;
}

/** The figures from which an amount was calculated. */
export function DueFacts({ due, about: { kind, currency, timeZone } }: DueFactsProps) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const period = usePeriodText(kind, timeZone);
  const { rate } = useTermsText(currency);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const { validBet, netLoss, activeMembers, tier, rate: paid, due: says, payable } = due;
  const rows = [
    [t('column.period'), period(due)],
    [t('column.validBet'), money(validBet)],
    [t('column.netLoss'), money(netLoss)],
    [t('column.activeMembers'), new Intl.NumberFormat(tag).format(activeMembers)],
    ...(tier > 0 ? [[t('column.tier'), paid > 0 ? t('tier.rate', { tier, rate: rate(paid) }) : String(tier)]] : []),
    ...(says === payable ? [] : [[t('due.says'), money(says)]]),
  ];
  return (
    <>
      <dl className={facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={fact}>
            <dt className={factName}>{name}</dt>
            <dd className={factValue}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={fact}>
          <dt className={factName}>{t('column.status')}</dt>
          <dd className={factValue}>
            <DueStatus due={due} />
          </dd>
        </div>
      </dl>
      {says > payable && <p className={note}>{t('due.reduced')}</p>}
    </>
  );
}
