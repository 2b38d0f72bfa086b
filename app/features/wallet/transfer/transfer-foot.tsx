import { strong, sums } from '#app/kinds/money-flow/page/foot.css.ts';
import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';

interface TransferFootProps {
  form: string;
  /** Name of the wallet that the money leaves. */
  from: string;
  /** Balance left in that wallet. */
  left: MinorUnits;
  /** Null unless the amount is valid. */
  amount: MinorUnits | null;
  currency: string;
  busy: boolean;
  error: unknown;
}

/** Remaining balance, error of a refused transfer, and the button. */
export function TransferFoot({ form, from, left, amount, currency, busy, error }: TransferFootProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  return (
    <DialogFoot
      notes={
        <>
          <ProblemAlert problem={error} describe={(problem) => describeRefusal(problem, t)} />
          <p className={sums}>
            <span>{t('sheet.stays', { wallet: from })}</span>
            <bdi className={strong}>{formatMoney(left, currency, tag)}</bdi>
          </p>
        </>
      }
    >
      <Button type="submit" form={form} look="primary" large wide busy={busy}>
        {amount === null ? t('sheet.start') : t('sheet.action', { amount: formatMoney(amount, currency, tag) })}
      </Button>
    </DialogFoot>
  );
}
