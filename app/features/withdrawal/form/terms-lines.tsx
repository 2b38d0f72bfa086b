import { arrivalText, exactTime } from '#app/kinds/money-flow/page/arrival-text.ts';
import { TermLines } from '#app/kinds/money-flow/page/term-lines.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import { feeOf } from '../fee-of.ts';

const RATE_UNITS = 10_000;

interface TermsLinesProps {
  terms: WithdrawalTerms;
  /** Null unless the amount is valid. */
  amount: MinorUnits | null;
}

/** Fee, arrival, time to confirm, and the rest of the daily limit. */
export function TermsLines({ terms, amount }: TermsLinesProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { feeRate, currency, arrivalSeconds, confirmSeconds, left, limit } = terms;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const number = new Intl.NumberFormat(tag);
  const rate = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(feeRate / RATE_UNITS);
  const fee = amount === null ? ZERO : feeOf(terms, amount);
  const times = { times: number.format(left.times), all: number.format(limit.times) };
  const rows = [
    [feeRate > 0 ? t('terms.fee', { rate }) : t('terms.noFee'), money(negative(fee))],
    [t('terms.arrives'), arrivalText(arrivalSeconds, tag)],
    [t('terms.confirm'), t('terms.confirmText', { time: exactTime(confirmSeconds, tag) })],
    [t('terms.left'), t('terms.leftText', { ...times, amount: money(left.amount) })],
  ] as const;
  return <TermLines label={t('terms.title')} rows={rows} />;
}
