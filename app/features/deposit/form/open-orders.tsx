import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { useRefreshOrders } from '../deposit-queries.ts';
import { heading, openEnd, openList, openNote, openRow, openText, sideSection } from './deposit-form.css.ts';

/** Orders that wait for a payment or its check, with the time that is left. */
export function OpenOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const { t } = useTranslation('deposit');
  const refresh = useRefreshOrders();
  if (orders.length === 0) return null;
  return (
    <section className={sideSection} aria-label={t('open.title')}>
      <h2 className={heading}>{t('open.title')}</h2>
      <ul className={openList}>
        {orders.map(({ orderId, amount, currency, methodName, state, expiresAt }) => (
          <li key={orderId}>
            <Link className={openRow} to={depositOrderPath(orderId)}>
              <span className={openText}>
                <Money amount={amount} currency={currency} />
                <span className={openNote}>
                  <bdi>{methodName}</bdi>
                </span>
              </span>
              <span className={openEnd}>
                {state === 'waiting' && expiresAt !== undefined ? (
                  <>
                    <Countdown
                      until={expiresAt}
                      say={(minutes) => t('order.minutes', { count: minutes })}
                      onEnd={refresh}
                    />
                    <span className={openNote}>{t('open.left')}</span>
                  </>
                ) : (
                  <span className={openNote}>{t('open.checking')}</span>
                )}
              </span>
              <Icon name="caret-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
