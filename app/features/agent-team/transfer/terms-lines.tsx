import { TermLines } from '#app/kinds/money-flow/page/term-lines.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';

/** Available amount, rest of the daily limit, and the reasons why part of the balance is not available. */
export function TermsLines({ terms }: { terms: DownlineTerms }) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const { currency, available, balance, turnoverLeft, left, limit } = terms;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const number = new Intl.NumberFormat(tag);
  const times = { times: number.format(left.times), all: number.format(limit.times), amount: money(left.amount) };
  const rows = [
    [t('transfer.available'), money(available)],
    [t('transfer.fee'), t('transfer.noFee')],
    [t('transfer.left'), t('transfer.leftText', times)],
  ] as const;
  return (
    <>
      <TermLines rows={rows} />
      {balance > available && turnoverLeft > 0 && (
        <p className={prose.aside}>
          {t('transfer.held', { held: money(minus(balance, available)), left: money(turnoverLeft) })}
        </p>
      )}
    </>
  );
}
