import { type FormEvent, useId } from 'react';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { useDepositPage } from '#app/kinds/money-flow/page/use-deposit-page.ts';
import { useAmount } from '#app/kinds/money-flow/use-amount.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { type MinorUnits, minus, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import { isBalanceChanged } from '../describe-refusal.ts';
import { empty, end, form as formStyle, fromTo, label, place, swap } from './transfer.css.ts';
import type { TransferDialogProps } from './transfer-dialog-props.ts';
import { TransferFoot } from './transfer-foot.tsx';
import { useDraftTransfer } from './use-draft-transfer.ts';
import { useTransfer } from './use-transfer.ts';

interface FromToProps {
  from: string;
  to: string;
  onTurn: () => void;
}

interface EmptyWalletProps {
  /** Name of the wallet that the money would leave. */
  wallet: string;
  /** It is the main wallet, which deposits top up. */
  isMain: boolean;
}

/** Direction and amount of a transfer. The remaining balance is above the button. */
export function TransferForm({ main, wallet, presets, isForGame, onMoved }: TransferDialogProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const id = useId();
  const { currency } = main;
  const { vassalage, displayName: vendor } = wallet;
  const draft = useDraftTransfer({ main, wallet, isForGame });
  const { direction, isIn, from, to, max } = draft;
  const amount = useAmount({
    ...{ t, value: draft.amount, currency },
    limits: { most: [{ amount: max, say: (all) => t('fault.high', { wallet: from, max: all }) }] },
  });
  const { possible } = amount;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const {
    submit: transfer,
    busy,
    error,
    reset,
  } = useTransfer(({ moved }) => {
    const total = sumOf(moved.map((part) => part.amount));
    toasts.show({ tone: 'success', text: t(isIn ? 'done.in' : 'done.out', { amount: money(total), vendor }) });
    onMoved();
  });
  const enter = (next: number | 'all' | null) => {
    reset();
    draft.change(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moving = amount.attempt();
    if (moving === null) return;
    // After the message about a changed balance, a second submit accepts the new balance.
    const isTold = isBalanceChanged(error);
    if (isTold) draft.decideAgain();
    void transfer({ direction, vassalage, amount: moving, balance: isTold ? max : draft.seen });
  };
  const turnAround = () => {
    reset();
    amount.restart();
    draft.turn();
  };
  return (
    <form id={id} className={formStyle} noValidate onSubmit={submit}>
      <FromTo from={from} to={to} onTurn={turnAround} />
      {max === 0 ? (
        <EmptyWallet wallet={from} isMain={isIn} />
      ) : (
        <>
          <AmountEntry
            amount={amount}
            label={t('sheet.amount')}
            help={t('sheet.has', { amount: money(max) })}
            step={presets[0] ?? 1}
            presets={{ label: t('sheet.presets'), amounts: presets, all: t('sheet.all') }}
            onChange={enter}
            onAll={() => enter('all')}
          />
          <TransferFoot
            {...{ form: id, from, currency, busy, error }}
            left={minus(max, possible ?? ZERO)}
            amount={possible}
          />
        </>
      )}
    </form>
  );
}

/** Says that a wallet is empty, with a link to deposit if it is the main one. */
function EmptyWallet({ wallet, isMain }: EmptyWalletProps) {
  const { t } = useTranslation('wallet');
  const deposit = useDepositPage();
  return (
    <div className={empty}>
      <p>{t('sheet.empty', { wallet })}</p>
      {isMain && deposit && (
        <LinkButton look="primary" to={memberPath(deposit.id)}>
          {t('sheet.deposit')}
        </LinkButton>
      )}
    </div>
  );
}

/** The two wallets in reading direction; the arrow between them swaps them. */
function FromTo({ from, to, onTurn }: FromToProps) {
  const { t } = useTranslation('wallet');
  return (
    <div className={fromTo}>
      <p className={place}>
        <span className={label}>{t('sheet.from')}</span>
        <bdi>{from}</bdi>
      </p>
      <button type="button" className={swap} aria-label={t('sheet.swap')} onClick={onTurn}>
        <Icon name="arrow-right" size={22} />
      </button>
      <p className={`${place} ${end}`}>
        <span className={label}>{t('sheet.to')}</span>
        <bdi>{to}</bdi>
      </p>
    </div>
  );
}
