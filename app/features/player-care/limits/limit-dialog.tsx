import { useId, useState } from 'react';
import { exactTime } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Button } from '#app/kit/button/button.tsx';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useShown } from '#app/shell/care/use-shown.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { CareKind, CareLimit, CarePeriod, PlayerCare } from '#schemas/generated/platform.ts';
import { body } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useAmountText } from './amount-text.ts';
import { LimitAmount } from './limit-amount.tsx';
import { consequence } from './limits.css.ts';
import { useSetLimit } from './use-limit-calls.ts';
import { useLimitForm } from './use-limit-form.ts';

const HOUR_SECONDS = 3600;

interface Consequence {
  sentence: string;
  /** The increase waits and then asks for confirmation. */
  isLater: boolean;
}

const PERIODS: readonly CarePeriod[] = ['day', 'week', 'month'];

interface LimitDialogProps {
  kind: CareKind;
  care: PlayerCare;
  onClose: () => void;
}

/** Sets one kind of limit for a day, week or month. */
export function LimitDialog({ kind, care, onClose }: LimitDialogProps) {
  const { t } = useTranslation('player-care');
  const own = care.limits.filter((limit) => limit.kind === kind);
  const [period, setPeriod] = useState<CarePeriod>(own.find(({ amount }) => amount !== undefined)?.period ?? 'week');
  const limit = own.find((one) => one.period === period);
  return (
    <Dialog small keep title={t(`limits.form.${kind}`)} onClose={onClose}>
      <div className={body}>
        <ChipGroup
          label={t('limits.form.period')}
          choices={PERIODS.map((value) => ({ value, label: t(`limits.period.${value}`) }))}
          chosen={period}
          onChoose={(value) => setPeriod(PERIODS.find((one) => one === value) ?? period)}
        />
        {limit && <LimitForm key={period} limit={limit} care={care} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function LimitForm({ limit, care, onDone }: { limit: CareLimit; care: PlayerCare; onDone: () => void }) {
  const { t } = useTranslation('player-care');
  const { kind, period } = limit;
  const id = useId();
  const toasts = useToasts();
  const shown = useShown();
  const text = useAmountText(care.currency);
  const { mutate, isPending, error } = useSetLimit();
  const saying = useConsequence(limit, care);
  const send = (newAmount: number | undefined) => {
    const { sentence, isLater } = saying(newAmount);
    const change = { kind, period, ...(newAmount !== undefined && { amount: newAmount }), shown: shown(sentence) };
    mutate(change, {
      onSuccess: () => {
        toasts.show({ tone: 'success', text: t(isLater ? 'done.asked' : 'done.set') });
        onDone();
      },
    });
  };
  const form = useLimitForm(limit, care.currency, { first: limit.amount ?? null, send });
  return (
    <form id={id} className={body} noValidate onSubmit={form.submit}>
      <LimitAmount limit={limit} care={care} {...form.props} />
      <p className={consequence} aria-live="polite">
        {saying(form.valid ?? limit.amount).sentence}
      </p>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <DialogFoot>
        <Button type="submit" form={id} look="primary" large wide busy={isPending}>
          {form.valid === null ? t('limits.set') : t('limits.form.save', { amount: text(kind, form.valid) })}
        </Button>
        {limit.amount !== undefined && limit.most === undefined && (
          <Button wide busy={isPending} onClick={() => send(undefined)}>
            {t('limits.none')}
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}

/** Returns a function that explains the effect of an amount on a limit. */
function useConsequence(limit: CareLimit, care: PlayerCare): (newAmount: number | undefined) => Consequence {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const text = useAmountText(care.currency);
  const { kind, amount } = limit;
  return (newAmount) => {
    if (newAmount === undefined && amount === undefined) return { sentence: t('limits.form.free'), isLater: false };
    const isLater = amount !== undefined && (newAmount === undefined || newAmount > amount);
    if (!isLater) return { sentence: t('limits.form.atOnce'), isLater };
    const wait = exactTime(care.increaseHours * HOUR_SECONDS, tag);
    return { sentence: t('limits.form.later', { limit: text(kind, amount), wait }), isLater };
  };
}
