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
import { form } from '#app/shared/payment-password/pay.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import type { PayDialogProps } from './pay-dialog-props.ts';
import { PaySum } from './pay-sum.tsx';
import { useRequest } from './use-request.ts';

/** What arrives and where, and the payment password that sends it. */
export function ConfirmForm({ terms, draft, decided }: PayDialogProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { made, amount, account } = decided;
  const id = useId();
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fee = feeOf(terms, amount);
  const { submit: request, busy, error, reset } = useRequest(draft);
  const isWrong = refusedFields(error).some(({ name }) => name === 'paymentPassword');
  const isShort = isTried && digits.length < DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (digits.length < DIGITS) return element.current?.querySelector('input')?.focus();
    void request({ accountId: account.accountId, amount, fee, made, paymentPassword: digits });
  };
  const wrong = isWrong ? t('pay.wrong') : undefined;
  return (
    <form id={id} ref={element} className={form} noValidate onSubmit={submit}>
      <PaySum terms={terms} decided={decided} />
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
          {t('pay.action', { amount: formatMoney(amount, terms.currency, tag) })}
        </Button>
      </DialogFoot>
    </form>
  );
}
