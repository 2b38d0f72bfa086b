import { type FormEvent, useId, useRef, useState } from 'react';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AmountField } from '#app/shared/cashier/amount-field.tsx';
import { Presets } from '#app/shared/cashier/presets.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { type MinorUnits, minorUnits, minus, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import { isBalanceChanged } from '../describe-refusal.ts';
import { amountFault } from './amount-fault.ts';
import { EmptyWallet } from './empty-wallet.tsx';
import { FromTo } from './from-to.tsx';
import { form as formStyle } from './transfer.css.ts';
import type { TransferDialogProps } from './transfer-dialog-props.ts';
import { TransferFoot } from './transfer-foot.tsx';
import { useDraftTransfer } from './use-draft-transfer.ts';
import { useTransfer } from './use-transfer.ts';

/** Which way and how much; what stays stands above the one button. */
export function TransferForm({ main, wallet, presets, isForGame, onMoved }: TransferDialogProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  const { currency } = main;
  const { vassalage, displayName: vendor } = wallet;
  const draft = useDraftTransfer({ main, wallet, isForGame });
  const { direction, isIn, from, to, max, amount } = draft;
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
  const fault = amountFault(t, { amount, max, wallet: from, currency, tag });
  const possible = fault || amount === null ? null : minorUnits(amount);
  const enter = (next: number | 'all' | null) => {
    reset();
    draft.change(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (possible === null) return field.current?.focus();
    // A member who was told that the balance has changed, and sends again, has seen the new one.
    const isTold = isBalanceChanged(error);
    if (isTold) draft.decideAgain();
    void transfer({ direction, vassalage, amount: possible, balance: isTold ? max : draft.seen });
  };
  const turnAround = () => {
    reset();
    setIsTried(false);
    draft.turn();
  };
  // An amount beyond the balance is said at once; an empty field only when it is sent.
  const isShown = isTried || (amount !== null && (Number.isNaN(amount) || amount > max));
  return (
    <form id={id} className={formStyle} noValidate onSubmit={submit}>
      <FromTo from={from} to={to} onTurn={turnAround} />
      {max === 0 ? (
        <EmptyWallet wallet={from} isMain={isIn} />
      ) : (
        <>
          <AmountField
            ref={field}
            label={t('sheet.amount')}
            help={t('sheet.has', { amount: money(max) })}
            error={isShown ? fault : undefined}
            value={amount}
            onChange={enter}
            currency={currency}
            step={presets[0] ?? 1}
          />
          <Presets
            label={t('sheet.presets')}
            amounts={presets.filter((preset) => preset < max)}
            named={{ name: t('sheet.all'), amount: max }}
            value={amount}
            currency={currency}
            onChoose={(chosen) => enter(chosen === max ? 'all' : chosen)}
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
