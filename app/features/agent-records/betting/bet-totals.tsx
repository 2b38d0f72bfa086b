import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBetsPage } from '#schemas/generated/platform.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { Totals } from '../shared/totals.tsx';
import { resultOf } from './result-of.ts';

/** What the bets add up to, the result first. */
export function BetTotals({ page: { totals, currency } }: { page: TeamBetsPage }) {
  const { t } = useTranslation('agent-records');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  return (
    <Totals
      figures={[
        {
          name: t(`bets.${resultOf(totals)}`),
          value: <SignedMoney amount={totals.profit} currency={currency} />,
        },
        { name: t('bets.stake'), value: <Money amount={totals.stake} currency={currency} /> },
        { name: t('bets.paid'), value: <Money amount={totals.paid} currency={currency} /> },
        { name: t('bets.count'), value: number.format(totals.count) },
      ]}
    />
  );
}
