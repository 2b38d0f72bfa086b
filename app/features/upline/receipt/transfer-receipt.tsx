import { figure } from '#app/kinds/money-flow/receipt/receipt.css.ts';
import { Receipt } from '#app/kinds/money-flow/receipt/receipt.tsx';
import { Facts } from '#app/kit/facts/facts.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { lines } from './receipt.css.ts';

/** The details of a transfer, which can be shared. */
export function TransferReceipt({ transfer }: { transfer: UplineTransfer }) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const clock = useClock('zoned');
  const { transferId, amount, currency, account, createdAt } = transfer;
  const money = formatMoney(amount, currency, tag);
  const rows = [
    [t('receipt.to'), account],
    [t('terms.fee'), t('terms.noFee')],
    [t('receipt.time'), clock(createdAt)],
    [t('receipt.number'), transferId],
  ] as const;
  return (
    <Receipt
      icon="check-circle-fill"
      tone="good"
      title={t('receipt.done')}
      figure={{ className: figure, money }}
      words={{
        title: (brand) => t('receipt.title', { brand }),
        share: t('receipt.share'),
        copied: t('receipt.copied'),
        notCopied: t('receipt.notCopied'),
      }}
      lines={[[t('receipt.amount'), money], ...rows]}
      next={
        <LinkButton look="primary" to={paths.index}>
          {t('receipt.play')}
        </LinkButton>
      }
    >
      <Facts className={`${lines} ${prose.strong}`} rows={rows} />
    </Receipt>
  );
}
