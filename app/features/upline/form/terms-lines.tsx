import { TermLines } from '#app/kinds/money-flow/page/term-lines.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTerms } from '#schemas/generated/platform.ts';

/** Fee, arrival and the rest of the daily limit. */
export function TermsLines({ terms: { currency, left, limit } }: { terms: UplineTerms }) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const times = { times: number.format(left.times), all: number.format(limit.times) };
  const rows = [
    [t('terms.fee'), t('terms.noFee')],
    [t('terms.arrives'), t('terms.atOnce')],
    [t('terms.left'), t('terms.leftText', { ...times, amount: formatMoney(left.amount, currency, tag) })],
  ] as const;
  return <TermLines label={t('terms.title')} rows={rows} />;
}
