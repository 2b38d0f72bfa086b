import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { VendorWallet, WalletPart } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { backForm, figure, label, part, partList } from './transfer.css.ts';
import { useTransfer } from './use-transfer.ts';

interface PartsProps {
  parts: readonly WalletPart[];
  currency: string;
}

interface BackDialogProps {
  /** Wallets with money. */
  wallets: readonly VendorWallet[];
  currency: string;
  onClose: () => void;
}

/** Returns money to the main wallet, vendor by vendor, and explains what could not be returned. */
export function BackDialog({ wallets, currency, onClose }: BackDialogProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const money = (parts: readonly Pick<WalletPart, 'amount'>[]) =>
    formatMoney(sumOf(parts.map(({ amount }) => amount)), currency, tag);
  const parts = wallets.map(({ balance: amount, ...wallet }) => ({ ...wallet, amount }));
  const moving = parts.filter(({ state }) => state === 'open');
  const staying = parts.filter(({ state }) => state !== 'open');
  const {
    submit: bringBack,
    busy,
    error,
  } = useTransfer(({ moved, stayed }) => {
    const values = { amount: money(moved), stayed: money(stayed) };
    toasts.show({ tone: 'success', text: t(stayed.length > 0 ? 'done.backStayed' : 'done.back', values) });
    onClose();
  });
  return (
    <Dialog small title={t('back.title')} onClose={onClose}>
      <div className={backForm}>
        <p className={label}>{t('back.sum')}</p>
        <p className={figure}>
          <bdi>{money(moving)}</bdi>
        </p>
        <Parts parts={moving} currency={currency} />
        {staying.length > 0 && (
          <>
            <h3 className={label}>{t('back.stays')}</h3>
            <Parts parts={staying} currency={currency} />
          </>
        )}
      </div>
      <DialogFoot notes={<ProblemAlert problem={error} describe={(problem) => describeRefusal(problem, t)} />}>
        <Button look="primary" large wide busy={busy} onClick={() => void bringBack({ direction: 'out' })}>
          {t('back.action', { amount: money(moving) })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Parts({ parts, currency }: PartsProps) {
  return (
    <ul className={partList}>
      {parts.map(({ vassalage, displayName, amount }) => (
        <li key={vassalage} className={part}>
          <bdi>{displayName}</bdi>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
