import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { NetPosition, ProfitRecord } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { sum } from './chart.css.ts';

const NOTHING: NetPosition = { since: '', deposited: ZERO, withdrawn: ZERO, balance: ZERO, net: ZERO };

/** The result of the range, and the net position with the sum that makes it. */
export function ProfitSummary({ data }: { data: ProfitRecord | undefined }) {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const { totals, currency = 'EUR', position = NOTHING } = data ?? {};
  const since = Date.parse(`${position.since}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Summary
      busy={!data}
      main={{ name: t('profit.result'), value: <SignedMoney amount={totals?.profit ?? ZERO} currency={currency} /> }}
      others={[
        {
          name: t('profit.position', { date: Number.isNaN(since) ? '…' : date.format(since) }),
          value: <Position position={position} currency={currency} />,
        },
      ]}
    />
  );
}

function Position({ position, currency }: { position: NetPosition; currency: string }) {
  const { t } = useTranslation('member-records');
  const { withdrawn, balance, deposited, net } = position;
  return (
    <>
      <SignedMoney amount={net} currency={currency} />
      <p className={sum}>
        {t('profit.withdrawn')} <Money amount={withdrawn} currency={currency} />
        {' + '}
        {t('profit.balance')} <Money amount={balance} currency={currency} />
        {' − '}
        {t('profit.deposited')} <Money amount={deposited} currency={currency} />
      </p>
    </>
  );
}
