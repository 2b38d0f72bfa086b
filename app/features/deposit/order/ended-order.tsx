import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HelpLink } from '#app/shared/cashier/help-link.tsx';
import { useShare } from '#app/shared/cashier/use-share.ts';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositPath } from '../deposit-path.ts';
import {
  actions,
  endedIcon,
  endedText,
  endedTitle,
  figure,
  outcome,
  receipt,
  receiptRow,
  rowName,
  rowValue,
} from './order.css.ts';
import { receiptLines } from './receipt-lines.ts';

const ICONS = {
  credited: 'check-circle-fill',
  expired: 'hourglass-medium',
  cancelled: 'prohibit',
  refused: 'warning-circle',
} as const;

/** How an order ended, what to do next, and its receipt. */
export function EndedOrder({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const clock = useClock('long');
  const brand = useBrand();
  const from = useCameFrom();
  const share = useShare({ copied: t('receipt.copied'), notCopied: t('order.notCopied') });
  const { state, credited, currency } = order;
  if (state === 'waiting' || state === 'paid') return null;
  const isCredited = state === 'credited';
  const lines = receiptLines(t, order, { tag, clock });
  return (
    <>
      <section className={outcome} role="status">
        <span className={endedIcon} data-state={state}>
          <Icon name={ICONS[state]} size={44} />
        </span>
        {isCredited && (
          <p className={figure}>
            <bdi>{formatMoney(credited, currency, tag)}</bdi>
          </p>
        )}
        <h2 className={endedTitle}>{t(`state.${state}`)}</h2>
        <p className={endedText}>{t(`stateText.${state}`, { amount: formatMoney(credited, currency, tag) })}</p>
      </section>
      <dl className={receipt}>
        {lines.map(([name, value]) => (
          <div key={name} className={receiptRow}>
            <dt className={rowName}>{name}</dt>
            <dd className={rowValue}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={actions}>
        {isCredited && (
          <Button icon="share-network" onClick={() => void share(t('receipt.title', { brand: brand.name }), lines)}>
            {t('order.share')}
          </Button>
        )}
        {isCredited ? (
          <LinkButton look="primary" to={from ?? paths.index}>
            {t(from ? 'order.return' : 'order.play')}
          </LinkButton>
        ) : (
          <LinkButton look="primary" to={depositPath}>
            {t('order.again')}
          </LinkButton>
        )}
      </div>
      <HelpLink text={t('order.help')} />
    </>
  );
}
