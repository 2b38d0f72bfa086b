import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMovementsPage } from '#schemas/generated/platform.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { Totals } from '../shared/totals.tsx';

/** What the movements add up to. */
export function MovementTotals({ page: { totals, currency } }: { page: TeamMovementsPage }) {
  const { t } = useTranslation('agent-records');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  return (
    <Totals
      figures={[
        { name: t('movements.net'), value: <SignedMoney amount={totals.net} currency={currency} /> },
        { name: t('movements.received'), value: <Money amount={totals.received} currency={currency} /> },
        { name: t('movements.spent'), value: <Money amount={totals.spent} currency={currency} /> },
        { name: t('movements.count'), value: number.format(totals.count) },
      ]}
    />
  );
}
