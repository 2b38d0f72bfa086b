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
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { actions, figure, icon, line, lineName, lines, lineValue, outcome, title } from './receipt.css.ts';

/** A transfer as figures and lines, which can be shared. */
export function Receipt({ transfer }: { transfer: UplineTransfer }) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const clock = useClock('long');
  const brand = useBrand();
  const share = useShare({ copied: t('receipt.copied'), notCopied: t('receipt.notCopied') });
  const { transferId, amount, currency, account, createdAt } = transfer;
  const money = formatMoney(amount, currency, tag);
  const rows = [
    [t('receipt.to'), account],
    [t('terms.fee'), t('terms.noFee')],
    [t('receipt.time'), clock(createdAt)],
    [t('receipt.number'), transferId],
  ] as const;
  return (
    <>
      <section className={outcome} role="status">
        <span className={icon}>
          <Icon name="check-circle-fill" size={44} />
        </span>
        <p className={figure}>
          <bdi>{money}</bdi>
        </p>
        <h2 className={title}>{t('receipt.done')}</h2>
      </section>
      <dl className={lines}>
        {rows.map(([name, value]) => (
          <div key={name} className={line}>
            <dt className={lineName}>{name}</dt>
            <dd className={lineValue}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={actions}>
        <Button
          icon="share-network"
          onClick={() => void share(t('receipt.title', { brand: brand.name }), [[t('receipt.amount'), money], ...rows])}
        >
          {t('receipt.share')}
        </Button>
        <LinkButton look="primary" to={paths.index}>
          {t('receipt.play')}
        </LinkButton>
      </div>
    </>
  );
}
