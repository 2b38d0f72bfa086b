import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { minus } from '#schemas/money/minor-units.ts';
import type { Hold } from './hold-of.ts';
import { available as availableStyle, figure, figureLine } from './withdrawal-form.css.ts';

interface AvailableProps {
  terms: WithdrawalTerms;
  /** Undefined while nothing stands in the way. */
  hold?: Hold | undefined;
}

/** What can be withdrawn now, or what stands in the way and until when, beside the balance if that is more. */
export function Available({ terms: { available, balance, currency }, hold }: AvailableProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('short');
  const name =
    hold?.why === 'wait'
      ? t('available.from', { time: clock(hold.until) })
      : t(`available.${LABELS[hold?.why ?? 'now']}`);
  const amount = hold?.why === 'held' ? minus(balance, available) : hold?.why === 'nothing' ? balance : available;
  // In one line, so that the amount to type comes first; what stands in the way is larger than that.
  return (
    <section className={availableStyle} data-free={hold === undefined || undefined}>
      <p className={prose.aside}>{name}</p>
      <p className={figureLine}>
        <span className={figure}>
          <Money amount={amount} currency={currency} />
        </span>
        {balance > amount && (
          <span className={prose.aside}>{t('ofBalance', { balance: formatMoney(balance, currency, tag) })}</span>
        )}
      </p>
    </section>
  );
}

/** Text for each thing that stands in the way. */
const LABELS = {
  now: 'now',
  closed: 'nothing',
  held: 'held',
  nothing: 'nothing',
  times: 'tomorrow',
  amount: 'tomorrow',
  account: 'account',
} as const;
