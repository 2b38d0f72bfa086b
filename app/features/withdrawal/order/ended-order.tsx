import { figure } from '#app/kinds/money-flow/receipt/receipt.css.ts';
import { Receipt } from '#app/kinds/money-flow/receipt/receipt.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { withdrawalPath } from '../withdrawal-path.ts';

/** Result of a withdrawal with next steps. */
export function EndedOrder({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('zoned');
  const { orderId, state, amount, fee, net, currency, account, createdAt, closedAt } = order;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const words = {
    title: (brand: string) => t('receipt.title', { brand }),
    share: t('order.share'),
    copied: t('receipt.copied'),
    notCopied: t('receipt.notCopied'),
  };
  if (state !== 'received') {
    return (
      <Receipt
        icon="warning-circle"
        tone="bad"
        title={t('order.refusedTitle')}
        text={t('order.refusedText', { amount: money(amount) })}
        words={words}
        next={
          <LinkButton look="primary" to={withdrawalPath}>
            {t('order.again')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Receipt
      icon="check-circle-fill"
      tone="good"
      title={t('order.doneTitle')}
      text={t('order.doneText', { amount: money(net), account: accountText(account) })}
      figure={{ className: figure, money: money(net) }}
      words={words}
      lines={[
        [t('receipt.amount'), money(amount)],
        [t('receipt.fee'), money(fee)],
        [t('receipt.net'), money(net)],
        [t('receipt.account'), accountText(account)],
        [t('receipt.time'), clock(closedAt ?? createdAt)],
        [t('receipt.number'), orderId],
      ]}
      next={
        <LinkButton look="primary" to={paths.index}>
          {t('order.play')}
        </LinkButton>
      }
    />
  );
}
