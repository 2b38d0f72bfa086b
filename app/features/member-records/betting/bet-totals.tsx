import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BettingRecord } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { SignedMoney } from '../shared/signed-money.tsx';

const NOTHING = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };

/** Totals of the whole range. */
export function BetTotals({ data }: { data: BettingRecord | undefined }) {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const { totals = NOTHING, currency = 'EUR' } = data ?? {};
  return (
    <Summary
      busy={!data}
      main={{ name: t('betting.profit'), value: <SignedMoney amount={totals.profit} currency={currency} /> }}
      others={[
        { name: t('betting.stake'), value: <Money amount={totals.stake} currency={currency} /> },
        { name: t('betting.paid'), value: <Money amount={totals.paid} currency={currency} /> },
        { name: t('betting.count'), value: new Intl.NumberFormat(tag).format(totals.count) },
      ]}
    />
  );
}
