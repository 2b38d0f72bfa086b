import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { Receipt } from '#app/kinds/money-flow/receipt/receipt.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositPath } from '../deposit-path.ts';
import { figure, receipt, receiptRow, rowValue } from './order.css.ts';
import { arrivedOf, receiptLines } from './receipt-lines.ts';

const LOOKS = {
  credited: { icon: 'check-circle-fill', tone: 'good' },
  expired: { icon: 'hourglass-medium', tone: 'neutral' },
  cancelled: { icon: 'prohibit', tone: 'neutral' },
  refused: { icon: 'warning-circle', tone: 'bad' },
} as const;

/** Result of an order with the next step and the receipt. */
export function EndedOrder({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const clock = useClock('zoned');
  const from = useCameFrom();
  const { state, currency } = order;
  if (state === 'waiting' || state === 'paid') return null;
  const isCredited = state === 'credited';
  const lines = receiptLines(t, order, { tag, clock });
  const money = formatMoney(arrivedOf(order), currency, tag);
  const next = isCredited ? (
    <LinkButton look="primary" to={from ?? paths.index}>
      {t(from ? 'order.return' : 'order.play')}
    </LinkButton>
  ) : (
    <LinkButton look="primary" to={depositPath}>
      {t('order.again')}
    </LinkButton>
  );
  return (
    <>
      <Receipt
        {...LOOKS[state]}
        title={t(`state.${state}`)}
        text={t(`stateText.${state}`, { amount: money })}
        figure={isCredited ? { className: figure, money } : undefined}
        words={{
          title: (brand) => t('receipt.title', { brand }),
          share: t('order.share'),
          copied: t('receipt.copied'),
          notCopied: t('order.notCopied'),
        }}
        lines={isCredited ? lines : undefined}
        next={next}
      >
        <dl className={receipt}>
          {lines.map(([name, value]) => (
            <div key={name} className={receiptRow}>
              <dt className={prose.aside}>{name}</dt>
              <dd className={rowValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Receipt>
      <HelpLink text={t('order.help')} />
    </>
  );
}
