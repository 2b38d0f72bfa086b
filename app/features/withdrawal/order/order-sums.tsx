import { figure } from '#app/kinds/money-flow/receipt/receipt.css.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { figureLine, sums, sumsLine } from './order.css.ts';
import { askedTransfer } from './transfers.ts';

/** Received and outstanding amounts. */
export function OrderSums({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { state, net, received, remaining, currency } = order;
  const asked = askedTransfer(order);
  const shown = !asked ? state : asked.state === 'missing' ? 'missing' : 'confirm';
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  return (
    <section className={sums}>
      <p className={prose.aside}>{t('order.remaining')}</p>
      <div className={figureLine}>
        <p className={figure}>
          <Money amount={remaining} currency={currency} />
        </p>
        <span role="status">
          <Badge tone="accent" large>
            {t(`state.${shown}`)}
          </Badge>
        </span>
      </div>
      <Progress label={t('order.progress')} value={received} max={net} />
      <p className={sumsLine}>
        <span>{t('order.received', { amount: money(received) })}</span>
        <span>{t('order.ofNet', { amount: money(net) })}</span>
      </p>
    </section>
  );
}
