import { split } from '#app/kit/layout/layout.css.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { RefusedRate } from '#schemas/generated/platform.ts';
import { reason, refused, refusedList, refusedName, refusedTitle } from './rates.css.ts';

interface RefusedRatesProps {
  refusals: readonly RefusedRate[];
  /** The refused rate; null if none is entered. */
  rate: number | null;
}

/** Accounts that keep their rates, with the reasons. */
export function RefusedRates({ refusals, rate }: RefusedRatesProps) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  if (refusals.length === 0) return null;
  const reasonOf = (refusal: RefusedRate) => {
    const values = {
      rate: write(refusal.rate),
      lowest: write(refusal.lowestRate),
      highest: write(refusal.highestRate),
    };
    if (refusal.reason !== 'rate_out_of_range') return t(`rates.reason.${refusal.reason}`, values);
    return t(`rates.reason.${rate !== null && rate > refusal.highestRate ? 'tooHigh' : 'tooLow'}`, values);
  };
  return (
    <div className={refused}>
      <h3 className={refusedTitle}>{t('rates.unable', { count: refusals.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll the list. */}
      <ul className={refusedList} tabIndex={0}>
        {refusals.map((refusal) => (
          <li key={refusal.account} className={split}>
            <bdi className={refusedName}>{refusal.account}</bdi>
            <span className={reason}>{reasonOf(refusal)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
