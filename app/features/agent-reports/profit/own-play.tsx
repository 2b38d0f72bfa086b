import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamProfit } from '#schemas/generated/platform.ts';
import { note } from './profit.css.ts';

/** The head's own play: in the totals, not in a row. */
export function OwnPlay({ data: { head, own, currency } }: { data: TeamProfit }) {
  const { t } = useTranslation('agent-reports');
  const { tag } = useCurrentLanguage();
  const money = (amount: typeof own.turnover) => formatMoney(amount, currency, tag);
  const [turnover, netLoss] = [money(own.turnover), money(own.netLoss)];
  return <p className={note}>{t('alone', { account: head.account, turnover, netLoss })}</p>;
}
