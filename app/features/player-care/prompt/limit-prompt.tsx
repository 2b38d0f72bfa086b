import { useId, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { useCare } from '#app/shell/care/use-care.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import type { CareLimit, PlayerCare } from '#schemas/generated/platform.ts';
import { body, text } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { LimitAmount } from '../limits/limit-amount.tsx';
import { useLimitForm } from '../limits/use-limit-form.ts';
import { useAnswerPrompt } from './use-answer-prompt.ts';

/**
 * Asks for a deposit limit at registration and before the first deposit. "No limit" takes one press, as setting one
 * does.
 */
export function LimitPrompt({ close }: ModalProps) {
  const { t } = useTranslation('player-care');
  const { data: care } = useCare();
  const lacksAnswer = useLacks('POST /wps/member/care/prompt');
  const limits = care?.limits.filter(({ kind }) => kind === 'deposit') ?? [];
  const [period, setPeriod] = useState<CareLimit['period']>('week');
  const limit = limits.find((one) => one.period === period);
  if (!care?.prompt || !limit || lacksAnswer) return null;
  return (
    <Dialog small keep title={t('prompt.title')}>
      <div className={body}>
        <p className={text}>{t('prompt.text')}</p>
        <ChipGroup
          label={t('limits.form.period')}
          choices={limits.map((one) => ({ value: one.period, label: t(`limits.period.${one.period}`) }))}
          chosen={period}
          onChoose={(value) => setPeriod(limits.find((one) => one.period === value)?.period ?? period)}
        />
        <PromptForm key={period} care={care} limit={limit} prompt={care.prompt} close={close} />
      </div>
    </Dialog>
  );
}

interface PromptFormProps {
  care: PlayerCare;
  limit: CareLimit;
  prompt: NonNullable<PlayerCare['prompt']>;
  close: () => void;
}

function PromptForm({ care, limit, prompt, close }: PromptFormProps) {
  const { t } = useTranslation('player-care');
  const id = useId();
  const { mutate, isPending, error } = useAnswerPrompt(close);
  const form = useLimitForm(limit, care.currency, {
    first: null,
    send: (amount) => mutate({ prompt, period: limit.period, amount }),
  });
  return (
    <form id={id} className={body} noValidate onSubmit={form.submit}>
      <LimitAmount limit={limit} care={care} {...form.props} />
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <DialogFoot>
        <Button type="submit" form={id} large wide busy={isPending}>
          {t('prompt.set')}
        </Button>
        <Button large wide busy={isPending} onClick={() => mutate({ prompt })}>
          {t('prompt.none')}
        </Button>
      </DialogFoot>
    </form>
  );
}
