import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useShare } from '#app/shared/cashier/use-share.ts';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { withdrawalPath } from '../withdrawal-path.ts';
import { actions, endedIcon, endedText, endedTitle, figure, outcome } from './order.css.ts';
import { receiptLines } from './receipt-lines.ts';

/** How a withdrawal ended, and what to do next. */
export function EndedOrder({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('long');
  const brand = useBrand();
  const share = useShare({ copied: t('receipt.copied'), notCopied: t('receipt.notCopied') });
  const { state, amount, net, currency, account } = order;
  const isReceived = state === 'received';
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const text = isReceived
    ? t('order.doneText', { amount: money(net), account: accountText(account) })
    : t('order.refusedText', { amount: money(amount) });
  return (
    <>
      <section className={outcome} role="status">
        <span className={endedIcon} data-state={state}>
          <Icon name={isReceived ? 'check-circle-fill' : 'warning-circle'} size={44} />
        </span>
        {isReceived && (
          <p className={figure}>
            <bdi>{money(net)}</bdi>
          </p>
        )}
        <h2 className={endedTitle}>{t(isReceived ? 'order.doneTitle' : 'order.refusedTitle')}</h2>
        <p className={endedText}>{text}</p>
      </section>
      <div className={actions}>
        {isReceived && (
          <Button
            icon="share-network"
            onClick={() =>
              void share(t('receipt.title', { brand: brand.name }), receiptLines(t, order, { tag, clock }))
            }
          >
            {t('order.share')}
          </Button>
        )}
        {isReceived ? (
          <LinkButton look="primary" to={paths.index}>
            {t('order.play')}
          </LinkButton>
        ) : (
          <LinkButton look="primary" to={withdrawalPath}>
            {t('order.again')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
