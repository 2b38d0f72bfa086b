import { formatWhole } from '#app/kit/money/format-whole.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type ContractKind, KIND_RULES, type Tier } from '#schemas/contracts/terms.ts';

/** Rates are hundredths of a per cent. */
const HUNDREDTHS = 10_000;

/** Formats the thresholds and payments of contracts. @param currency ISO 4217 code of their amounts */
export function useTermsText(currency: string) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const rate = (hundredths: number) => percent.format(hundredths / HUNDREDTHS);
  const money = (amount: Tier['amount']) => formatWhole(amount, currency, tag);
  const salary = ({ amount, winRate, lossRate }: Tier) => [
    ...(amount > 0 ? [t('pays.amount', { amount: money(amount) })] : []),
    ...(lossRate > 0 && lossRate === winRate ? [t('pays.ofBets', { rate: rate(lossRate) })] : []),
    ...(lossRate !== winRate ? [t('pays.byResult', { win: rate(winRate), loss: rate(lossRate) })] : []),
  ];
  const pays = (kind: ContractKind, tier: Tier): string => {
    if (kind === 'dividend') return t('pays.ofLoss', { rate: rate(tier.rate) });
    if (kind === 'realTimeSalary') return t('pays.ofBet', { rate: rate(tier.rate) });
    return new Intl.ListFormat(tag, { style: 'short' }).format(salary(tier));
  };
  return {
    rate,
    money,
    /** Such as "15% of the net loss". */
    pays,
    /** The payment of the highest tier. */
    upTo: (kind: ContractKind, tiers: readonly Tier[]): string => {
      const last = tiers.at(-1);
      return last ? t('upTo', { pays: pays(kind, last) }) : '';
    },
    /** The thresholds of a tier, such as "Valid bet from ₱20,000"; an empty list without any. */
    asks: (kind: ContractKind, tier: Tier): string[] =>
      KIND_RULES[kind].thresholds
        .filter((name) => tier[name] > 0)
        .map((name) =>
          name === 'activeMembers'
            ? t('asks.activeMembers', { count: tier.activeMembers })
            : t(`asks.${name}`, { amount: money(tier[name]) }),
        ),
  };
}
