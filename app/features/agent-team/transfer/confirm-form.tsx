import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { refusedFields } from '#app/platform/refused-fields.ts';
import { DIGITS, DigitsField } from '#app/shared/payment-password/digits-field.tsx';
import { figure, form, note, sum } from '#app/shared/payment-password/pay.css.ts';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { Decided } from './decided.ts';
import { useTransferToDownline } from './use-transfer-to-downline.ts';

interface ConfirmFormProps {
  terms: DownlineTerms;
  decided: Decided;
  onClose: () => void;
}

/** What arrives and where, and the payment password that sends it. */
export function ConfirmForm({ terms: { account, currency }, decided, onClose }: ConfirmFormProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const id = useId();
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState('');
  const [isTried, setIsTried] = useState(false);
  const money = formatMoney(decided.amount, currency, tag);
  const { submit: transfer, busy, error, reset } = useTransferToDownline(onClose);
  const isWrong = refusedFields(error).some(({ name }) => name === 'paymentPassword');
  const isShort = isTried && digits.length < DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (digits.length < DIGITS) return element.current?.querySelector('input')?.focus();
    void transfer({ ...decided, account, paymentPassword: digits });
  };
  const wrong = isWrong ? t('pay.wrong') : undefined;
  return (
    <form id={id} ref={element} className={form} noValidate onSubmit={submit}>
      <div className={sum}>
        <span className={note}>{t('pay.gets', { account })}</span>
        <bdi className={figure}>{money}</bdi>
        <span className={note}>{t('pay.text', { amount: money })}</span>
      </div>
      <DigitsField
        ref={first}
        label={t('pay.password')}
        help={t('pay.help')}
        error={isShort ? t('pay.required') : wrong}
        value={digits}
        onChange={(next) => {
          reset();
          setDigits(next);
        }}
      />
      <DialogFoot notes={<Alert text={error && !isWrong ? describeRefusal(error, t) : undefined} />}>
        <Button type="submit" form={id} look="primary" large wide busy={busy}>
          {t('pay.action', { amount: money })}
        </Button>
      </DialogFoot>
    </form>
  );
}
